import { expect, test } from "vitest";
import { titleCase } from "./capital.ts";

test.each([
  ["mary-ann o'dea", "Mary-Ann O'Dea"],
  ["tess mcrae's", "Tess McRae's"],
  ["Dr. Lee", "Dr. Lee"],
])("%s is written as a name", (said, written) => expect(titleCase(said)).toBe(written));
