import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "../server/errors.ts";
import { parse } from "../server/http/bind.ts";
import { allEndpoints } from "./csrf-matrix.ts";

/** As validators speak: to programmers, of types and patterns. */
const OF_A_VALIDATOR =
  /invalid|expected|received|too (?:small|big)|unrecognized|pattern|undefined|\b(?:null|nan)\b/i;
const LONG = "9".repeat(5000);
const ODD = [
  null,
  7,
  -1,
  1e300,
  0.5,
  true,
  "",
  "zz",
  LONG,
  [],
  [7],
  [[7]],
  [{}],
  Array(999).fill("zz"),
  {},
  { zz: 1 },
];

/** The request without anything, and with each of its fields as nobody would send it. */
function* oddRequests(input: z.ZodType) {
  yield {};
  if (input instanceof z.ZodObject)
    for (const field of Object.keys(input.shape)) for (const odd of ODD) yield { [field]: odd };
}

test("whatever is wrong with a request, what is said of it is for a person", () => {
  const said = new Map<string, string>();
  for (const { method, path, input } of allEndpoints())
    for (const value of oddRequests(input))
      try {
        parse(input, value);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        for (const { message } of error.errors ?? []) said.set(message, `${method} ${path}`);
      }
  expect(said.size).toBeGreaterThan(200);
  expect([...said].filter(([message]) => OF_A_VALIDATOR.test(message))).toEqual([]);
});
