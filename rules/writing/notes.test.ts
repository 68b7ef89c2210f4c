import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { notesIn, withoutNotes } from "./notes.ts";

test("a note for the editor stands in the draft, and is not shown to its readers when nobody took it out", () => {
  const { content } = compose(
    "Write a Q&A for dental patients who are nervous about talking to an AI on the phone, 6 questions",
    [],
  ).article;
  expect(notesIn(content)).toHaveLength(1);
  expect(withoutNotes(content)).not.toContain("note for the editor");
  expect(withoutNotes(content)).toMatch(/^<p>If you’ve called us lately/);
});

test.each([
  "A checklist for dental front desks for the week before the holidays",
  "Seven tips for law firm front desks on missed calls",
  "Answering scripts for front counters of auto body shops",
])("who reads it is no subject that the text would have to speak of: %s", (prompt) => {
  expect(
    notesIn(compose(prompt, []).article.content).filter((note) => note.includes("nothing about")),
  ).toEqual([]);
});

test("a text without notes is shown as it is", () =>
  expect(withoutNotes("<p>(A note on the weather)</p><p>Rain.</p>")).toBe(
    "<p>(A note on the weather)</p><p>Rain.</p>",
  ));
