// @vitest-environment jsdom
import { expect, test } from "vitest";
import { findSentence } from "./find-sentence.ts";

function textWith(html: string): Element {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

test("a sentence is found across bold words and links, and by its words alone", () => {
  const root = textWith("<p>Before it. Half of <b>all callers</b> hang\u00A0up. After it.</p>");
  const range = findSentence(root, "Half of all callers hang up.");
  expect(range?.toString()).toBe("Half of all callers hang\u00A0up.");
});

test("what was rewritten is not found", () => {
  expect(
    findSentence(textWith("<p>Some callers hang up.</p>"), "Half of all callers hang up."),
  ).toBeUndefined();
});
