import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { openPlaces } from "./slots.ts";

const openIn = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return openPlaces(article.content, kind === "outline").join(" ");
};

describe("an editor is told what is still open", () => {
  test("of a draft the places that only the business can fill", () =>
    expect(openIn("AI receptionist vs answering service for a law firm")).toMatch(
      /^Fill in before it goes out: .*\[two written quotes for your month\]/,
    ));

  test("of an outline what it is taken for, and how many places there are", () =>
    expect(openIn("5 side businesses an electrician can start on weekends")).toMatch(
      /taken for one on side businesses; if it’s another, name that first\. Still to be filled: \S+ places\./,
    ));

  test("a name and a number are no news", () =>
    expect(openPlaces("<p>“This is [name], call [number].”</p>", false)).toEqual([]));
});
