import { elsewhere } from "../../../../content/understanding/elsewhere-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import type { Plan } from "../plan.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { plain } from "../readers/text.ts";
import { fill } from "../say/speech.ts";

/**
 * 'Is it ready over at the Walgreens?', 'does Dr. Kim at Bright Smiles take walk-ins?': what only another place can tell
 * is said to be its own, with where to turn, and nothing is begun for it.
 */
export function ofElsewhere(
  { desk }: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): string | undefined {
  if (!heard.clauses.some(({ words }) => isQuestion(words))) return undefined;
  const staff = desk.staff.flatMap((each) => each.heard);
  for (const { of, heard: theirs, unless, en, es } of elsewhere) {
    if (!of.includes(desk.kind)) continue;
    const found = theirs.exec(heard.text);
    if (!found || unless?.test(heard.text) || found[0].split(" ").some((word) => staff.includes(word)))
      continue;
    const place = named(heard.words, found.groups?.["place"] ?? found.groups?.["shop"] ?? "");
    const said = fill(state.language === "es" ? es : en, { place });
    const own = heard.clauses.filter(
      ({ words }) => found[0].includes(plain(words)) || touches(plain(words), found[0]),
    );
    const other = heard.questions.filter(({ clauses }) => !clauses.some((each) => own.includes(each)));
    // What is only told beside it asks for nothing here either.
    plan.understood = true;
    if (other.every(({ words }) => OF_IT.test(plain(words)))) {
      for (const { words } of heard.clauses) heard.answered.add(words);
      return said;
    }
    for (const { words } of own) heard.answered.add(words);
    const kept = new Set(heard.clauses.filter((each) => !own.includes(each)).flatMap(({ acts }) => acts));
    forget(heard, ...own.flatMap(({ acts }) => acts).filter((act) => !kept.has(act)));
    plan.said.push(said);
    return undefined;
  }
  return undefined;
}

/** 'Do you clean her teeth too?', asked of it. */
const OF_IT = /(?<!\p{L})(?:he|she|it|they|him|her|its|his|them|that|le|lo|la|ella|[eé]l)(?!\p{L})/u;

/** Whether a clause holds a part of what was found that is more than a word. */
const touches = (clause: string, found: string): boolean =>
  clause.includes(found) ||
  found.split(" ").filter((word) => word.length > 3 && clause.split(" ").includes(word)).length >= 2;

/** A name as it was written: 'Walgreens'. */
function named(words: string, place: string): string {
  const at = words.toLowerCase().indexOf(place);
  const written = at < 0 ? place : words.slice(at, at + place.length);
  const called = written.replace(/^my /i, "your ");
  return /^(?:the|my|your|that|la|el|mi) /i.test(called)
    ? called.toLowerCase()
    : called.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/^Cvs/, "CVS");
}
