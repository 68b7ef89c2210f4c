import { expect, test } from "vitest";
import { z } from "zod";
import { parse } from "./bind.ts";

const told = (schema: z.ZodType, value: unknown) => {
  try {
    parse(schema, value);
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  [z.object({ businessName: z.string() }), {}, "Business name must be given"],
  [z.object({ name: z.string() }), { name: null }, "Name must be text"],
  [z.object({ name: z.string() }), { name: 7 }, "Name must be text"],
  [z.object({ people: z.number() }), { people: "many" }, "People must be a number"],
  [z.object({ page: z.coerce.number() }), { page: "x" }, "Page must be a number"],
  [z.object({ page: z.int() }), { page: 1.5 }, "Page must be a whole number"],
  [z.object({ page: z.int().min(1) }), { page: 0 }, "Page must be 1 or more"],
  [z.object({ page: z.int().max(100) }), { page: 101 }, "Page must be 100 or less"],
  [z.object({ isOpen: z.boolean() }), { isOpen: "yes" }, "Is open must be true or false"],
  [z.object({ kind: z.enum(["lead", "call", "mail"]) }), { kind: "x" }, "Kind must be lead, call or mail"],
  [z.object({ kind: z.literal("lead") }), { kind: "x" }, "Kind must be lead"],
  [z.object({ title: z.string().min(1) }), { title: "" }, "Title must not be empty"],
  [z.object({ title: z.string().min(3) }), { title: "a" }, "Title must have at least 3 characters"],
  [
    z.object({ text: z.string().max(1000) }),
    { text: "a".repeat(1001) },
    "Text must have at most 1,000 characters",
  ],
  [z.object({ goals: z.array(z.string()).max(1) }), { goals: ["a", "b"] }, "Goals must have at most 1 entry"],
  [z.object({ goals: z.array(z.string()) }), { goals: "a" }, "Goals must be a list"],
  [z.object({ goals: z.array(z.string()) }), { goals: ["a", 1] }, "Entry 2 in goals must be text"],
  [
    z.object({ lines: z.array(z.object({ text: z.string() })) }),
    { lines: [{}] },
    "Text of entry 1 in lines must be given",
  ],
  [z.object({ email: z.email() }), { email: "x" }, "Email must be an email address, such as ann@example.com"],
  [z.object({ from: z.iso.date() }), { from: "yesterday" }, "From must be a date, such as 2026-05-04"],
  [
    z.object({ imageUrl: z.url() }),
    { imageUrl: "x" },
    "Image URL must be a web address, such as https://example.com",
  ],
  [z.object({ id: z.string().regex(/^\d+$/) }), { id: "x" }, "ID must be in the form that we use"],
  [z.strictObject({}), { extra: 1 }, "The request must not have other fields: extra"],
  [
    z.object({
      part: z.union([z.object({ to: z.string() }), z.object({ by: z.object({ name: z.string() }) })]),
    }),
    { part: { by: { name: 7 } } },
    "Name must be text",
  ],
  [z.object({ kind: z.enum(["a", "b"]).or(z.literal("")) }), { kind: "x" }, "Kind must be a or b"],
  [
    z.object({ open: z.record(z.string(), z.array(z.array(z.string()))) }),
    { open: { mon: [["8", 9]] } },
    "Entry 2 of entry 1 in mon must be text",
  ],
  [
    z.object({ changes: z.record(z.enum(["a"]), z.number()) }),
    { changes: { a: 1, b: 1 } },
    "Changes must not have other fields: b",
  ],
  [
    z.object({ changes: z.record(z.string().max(3), z.number()) }),
    { changes: { long: 1 } },
    "Changes must not have a name that we don't know",
  ],
  [z.object({ ids: z.array(z.string()).max(1) }), { ids: ["a", "b"] }, "IDs must have at most 1 entry"],
  // A contract's own words stay.
  [z.object({ name: z.string({ error: "Please tell us your name" }) }), {}, "Please tell us your name"],
])("a fault is told to a person: %#", (schema, value, words) => {
  expect(told(schema, value)).toBe(words);
});
