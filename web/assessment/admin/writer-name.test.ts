import { expect, test } from "vitest";
import { writerName } from "./writer-name.ts";

test.each([
  ["built-in/3", "the built-in consultant"],
  ["gpt-4o-mini/2", "gpt-4o-mini, prompt 2"],
  ["org/model/12", "org/model, prompt 12"],
  // An administrator, or the respondent's numbers, as the author of a version.
  ["dana", "dana"],
  ["the owner's numbers", "the owner's numbers"],
])("%s reads as %s", (writer, said) => expect(writerName(writer)).toBe(said));
