import fc from "fast-check";
import { z } from "zod";
import { anyText } from "./any-text.ts";

type Schema = z.core.JSONSchema.JSONSchema;
const NAMES = [
  "ann@bakery.example",
  "2026-05-04T10:00:00.000Z",
  "Ringwell",
  "=1+1",
  "<b>x</b>",
  "0",
  "-1",
  "'",
];

/** Values that a schema's description fits; what a description cannot say (a refinement) may still refuse some. */
export const validFrom = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  build(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

/** The same with one part of it replaced by something that nobody would send, or left out. */
export const invalidFrom = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fc.tuple(validFrom(schema), fc.nat(), nonsense).map(([valid, at, odd]) => replaced(valid, at, odd));

const text = (min: number, max: number) =>
  anyText({ minLength: min, maxLength: Math.max(min, Math.min(max, 400)) });
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    [],
    {},
    "",
    "\0",
    "\uD800",
    true,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    -0,
    0.5,
    undefined,
  ),
  fc.constantFrom({ toString: 1 }, { __proto__: null, constructor: {} }, [[[[[]]]]], "9".repeat(400)),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  text(0, 300),
);

function build(schema: Schema | boolean | undefined): fc.Arbitrary<unknown> {
  if (!schema || typeof schema === "boolean") return nonsense;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(build));
  if (schema.allOf?.length) return build(Object.assign({}, ...schema.allOf));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => build({ ...schema, type } as Schema)));
  switch (schema.type) {
    case "string":
      return stringOf(schema);
    case "integer":
      return fc.integer({ min: bound(schema.minimum, -5), max: bound(schema.maximum, 500) });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const min = schema.minItems ?? 0;
      const item = build(schema.items as Schema);
      return fc.array(item, { minLength: min, maxLength: Math.max(min, Math.min(schema.maxItems ?? 4, 4)) });
    }
    case "object":
      return objectOf(schema);
    default:
      return nonsense;
  }
}
const bound = (given: number | undefined, otherwise: number) =>
  Math.max(-2_000_000_000, Math.min(2_000_000_000, given ?? otherwise));

function stringOf({ pattern, format, minLength = 0, maxLength = 300 }: Schema) {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const some = fc.oneof(text(minLength, maxLength), fc.constantFrom(...NAMES));
  // What an expression cannot be turned round for is tried with ordinary words.
  if (!pattern) return some;
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern, "u")), some);
  } catch {
    return some;
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, build(each as Schema)]),
  );
  if (Object.keys(fields).length === 0 && additionalProperties)
    return fc.dictionary(text(0, 20), build(additionalProperties as Schema), { maxKeys: 4 });
  return fc.record(fields, { requiredKeys: required });
}

/** One part of a value, counted through its fields, exchanged. */
function replaced(value: unknown, at: number, odd: unknown): unknown {
  if (!value || typeof value !== "object" || Array.isArray(value)) return odd;
  const fields = Object.entries(value);
  const picked = fields[at % Math.max(1, fields.length)];
  if (!picked) return { unknown: odd };
  const [name, inner] = picked;
  const deeper = inner && typeof inner === "object" && at % 3 > 0;
  return { ...value, [name]: deeper ? replaced(inner, Math.floor(at / 3), odd) : odd };
}
