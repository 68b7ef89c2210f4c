import { describe, expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";
import { languageOf } from "./language-of.ts";
import { tokensOf } from "./tokens.ts";

describe("clauses", () => {
  test.each([
    ["yes and do you take aetna", ["yes", "and do you take aetna"]],
    ["sounds good how long will it take", ["sounds good", "how long will it take"]],
    ["I need a will for me and my wife", ["I need a will for me and my wife"]],
    ["can you tell me how much it is", ["can you tell me how much it is"]],
    ["sí y cuánto cuesta", ["sí", "y cuánto cuesta"]],
    ["at 10:30, please", ["at 10:30, please"]],
    ["...", []],
  ])("%s", (words, clauses) => expect(clausesOf(words)).toEqual(clauses));
});

describe("tokens", () => {
  test.each([
    ["It's 415-555-0182.", ["its", "#phone"]],
    ["five five five oh one oh oh one four two", ["#phone"]],
    [
      "an s t d test on Tuesday the 3rd at 10:30",
      ["an", "std", "test", "on", "#day", "the", "#ord", "at", "#clock"],
    ],
    ["D A N A R U I Z", ["#spelled"]],
    ["once a week", ["once", "a", "week"]],
  ])("%s", (words, tokens) => expect(tokensOf(words, "en")).toEqual(tokens));
  test("eleven is a number in Spanish", () =>
    expect(tokensOf("a las once", "es")).toEqual(["a", "las", "#n"]));
});

describe("language", () => {
  test.each([
    ["quiero una cita para mañana", "es"],
    ["buenas tardes", "es"],
    ["I need a cleaning", "en"],
    ["¿hablan español?", "es"],
    ["do you have somebody that speaks spanish", "en"],
    ["bonjour je voudrais un rendez-vous", "other"],
    ["ich hätte gern einen Termin bitte", "other"],
    ["我想预约", "other"],
    ["no", undefined],
    ["José Ramírez", undefined],
    ["555 010 0142", undefined],
    ["", undefined],
  ])("%s", (words, language) => expect(languageOf(words)).toBe(language));
});
