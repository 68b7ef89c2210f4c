import type { Heard } from "../hearing/heard.ts";
import { noteOf, toldIn } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { plain } from "../readers/text.ts";
import { pointsBack } from "./of-that.ts";
import { isUnmet } from "../tasks/tells-only.ts";

/**
 * 'What time do you close Friday, and also my kid threw up so we're not making it today': what was told beside a question
 * that is answered, in which nothing was heard and somebody is to see to something.
 */
export function restTold(heard: Heard, legal: boolean): string | undefined {
  // What was told is what was asked about; to a lawyer it is also what the consultation is for.
  if (!legal && heard.questions.some((each) => pointsBack(heard.words, each.words))) return undefined;
  const asked = heard.questions.flatMap(({ clauses }) => clauses);
  const left = heard.clauses.filter(
    (clause) =>
      !asked.includes(clause) &&
      !heard.answered.has(clause.words) &&
      clause.acts.every((act) => act === "inform" || act === "filler") &&
      !/\?\W*$/.test(clause.words),
  );
  const words = left.map((each) => each.words).join(" ");
  const text = plain(words);
  if (text.split(" ").length < LEAST || contentOf(words).length === 0) return undefined;
  if (!OF_OWN.test(text) || !isUnmet(text)) return undefined;
  return noteOf(toldIn(words).replace(/^(?:and |but |so |also |y |pero |además ){1,3}/iu, ""));
}
const LEAST = 5;
const OF_OWN =
  /(?<!\p{L})(?:i|i'm|i've|i'd|i'll|my|me|we|we're|we've|our|us|he's|she's|mi|mis|me|yo|nos|nuestr[oa]s?)(?!\p{L})/u;
