import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { notesIn, withoutNotes } from "./notes.ts";
import { named } from "./served.fixture.ts";
import { namedIn, unservedIn } from "./unserved.ts";

/** The body without the sentence that only says that there is no article. */
const bodyOf = (html: string): string =>
  withoutNotes(html)
    .replace(/<p>This is an outline[^<]*<\/p>/, "")
    .replaceAll(/<[^>]*>/g, " ");

test.each(named.map(([prompt, ...things]) => ({ prompt, things })))(
  "what a request names is in its text, is asked, or is told: $prompt",
  ({ prompt, things }) => {
    const { content } = compose(prompt, []).article;
    const all = `${bodyOf(content)} ${notesIn(content).join(" ")}`.toLowerCase();
    expect(things.filter((thing) => !thing.test(all))).toEqual([]);
  },
);

test("the form, its length and its count are nothing that a text speaks of", () => {
  expect(namedIn("7 ways to answer the phone, under 500 words, with a table")).toEqual([]);
  expect(namedIn("A 30 day plan for moving a three-lawyer firm").map(({ said }) => said)).toEqual([
    "three-lawyer",
  ]);
});

test("a word is served by another for the same", () =>
  expect(unservedIn("For attorneys with kids", "<p>A lawyer whose child is sick.</p>")).toEqual([]));

test("what an outline has no question for is a slot of its own, by its kind", () => {
  const { content } = compose("Rent or buy scaffolding for a painting contractor in winter", []).article;
  expect(content).toMatch(/<li><p>Nothing above asks about “scaffolding”: add /);
  expect(content).toMatch(/<li><p>Winter: what is different then/);
});

test("a draft that says nothing of its readers' trade gets their own calls", () => {
  const { content } = compose("A 7-day plan to fix the phones at a pest control company", []).article;
  expect(content).toMatch(
    /reach a person without waiting, after 911 in danger: a swarm[^<]*answered the same day/,
  );
});

test.each([
  ["How to cut no-shows at a pediatric dental office without annoying parents", /both parents’ numbers/],
  ["A 30 day plan for moving a three-lawyer firm from voicemail to an AI receptionist", /With three lawyers/],
  ["How can a two-chair barber shop stop losing walk-ins who call first?", /how long is the wait/],
])("a circumstance has its advice: %s", (prompt, said) =>
  expect(compose(prompt, []).article.content).toMatch(said),
);
