import type { Asked } from "./form.ts";
import { stretchesOf } from "./stretches.ts";
import { wordsIn } from "./plain.ts";

const bare = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
const headingsOf = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gis)].map(([, text = ""]) => bare(text));

/** The form that was asked for, and how long. */
export type AskedFor = Asked & { words: number | undefined };

/** What keeps an article from being of the form that was asked for, as sentences; none when it is. */
export function formFaults(asked: AskedFor, html: string): string[] {
  const headings = headingsOf(html);
  const lines = html.match(/<li\b/gi)?.length ?? 0;
  const { form, items, sides, days, words } = asked;
  const faults: string[] = [];
  const need = (met: boolean, fault: string) => void (met || faults.push(fault));
  if (form === "list" && items) {
    const numbered = headings.filter((heading) => /^\W*(no\.? )?\d+\b/i.test(heading)).length;
    const listed = (html.match(/<ol\b.*?<\/ol>/gis) ?? []).some(
      (list) => list.match(/<li\b/gi)?.length === items,
    );
    need(
      numbered === items || (numbered === 0 && (headings.length === items || listed)),
      `It must have exactly ${items} numbered entries, and has ${numbered || headings.length}.`,
    );
  }
  if (form === "plan") {
    const stretches = stretchesOf(days ?? 28, []).length;
    const has = headings.filter((heading) => /\b(day|week|month)s?\b/i.test(heading)).length;
    need(
      has >= stretches,
      `It must have ${stretches} headings for its days, weeks or months, and has ${has}.`,
    );
  }
  if (form === "comparison") {
    need(/<table\b/i.test(html), "A comparison must have a table.");
    const said = new Set(wordsIn(bare(html)));
    for (const side of sides)
      need(
        wordsIn(side).some((word) => said.has(word)),
        `It never speaks of “${side}”.`,
      );
  }
  if (form === "checklist")
    need(lines >= (items ?? 5), `It must have at least ${items ?? 5} lines in lists, and has ${lines}.`);
  if (form === "questions") {
    const has = headings.filter((heading) => heading.endsWith("?")).length;
    need(
      has >= (items ?? 3),
      `It must have at least ${items ?? 3} headings that are questions, and has ${has}.`,
    );
  }
  if (words) {
    const has = wordsIn(bare(html)).length;
    need(has >= words * 0.55 && has <= words * 1.6, `It must have about ${words} words, and has ${has}.`);
  }
  return faults;
}
