import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../server/errors.ts";
import { parse } from "../server/http/bind.ts";
import { allEndpoints } from "./csrf-matrix.ts";
import { invalidFrom } from "./from-schema.ts";

/** As validators speak: to programmers, of types and patterns. */
const OF_A_VALIDATOR =
  /invalid|expected|received|too (?:small|big)|unrecognized|pattern|undefined|\b(?:null|nan)\b/i;

test("whatever is wrong with a request, what is said of it is for a person", () => {
  const said = new Map<string, string>();
  for (const [index, { method, path, input }] of allEndpoints().entries())
    for (const value of [{}, ...fc.sample(invalidFrom(input), { seed: 7 + index, numRuns: 6 })])
      try {
        parse(input, value);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        for (const { message } of error.errors ?? []) said.set(message, `${method} ${path}`);
      }
  expect(said.size).toBeGreaterThan(100);
  expect([...said].filter(([message]) => OF_A_VALIDATOR.test(message))).toEqual([]);
});
