import { capital } from "../../../../content/capital.ts";
import { DANGER_FACTS } from "../../../../content/understanding/danger-facts.ts";
import {
  DENIED_BEFORE,
  DENIED_BEHIND,
  TOLD_FACTS,
  type ToldFact,
} from "../../../../content/understanding/told-facts.ts";
import { shorten } from "../readers/text.ts";

// What whoever reads a paper looks for first stands in a row of its own. The rows are read from the sentences that stand
// on the paper, so that a fact is always on the paper of its sentence, and as it was put right.

/** What a paper is of: its request and its desk. */
export interface OfPaper {
  flow: string | undefined;
  scenario: string;
}

const counts = ({ of, treated }: ToldFact, { flow = "", scenario }: OfPaper): boolean =>
  !(treated && (scenario === "law" || scenario === "ringwell")) &&
  (of === undefined || of.some((each) => each === flow || each === scenario));

/** 'I had my knee replaced, do I need an antibiotic?' tells what stands before its question. */
export function withoutQuestion(sentence: string): string {
  if (!/\?\W*$/.test(sentence)) return sentence;
  const at = sentence.search(ASKS);
  return at < 0 ? "" : sentence.slice(0, at);
}
const ASKS =
  /(?:^|[,;:] |(?<= )(?:and|but|so) )(?:(?:and|but|so|also|then|Asks) )*(?:do|does|did|is|are|am|can|could|will|would|should|may|what|how|when|where|who|which|why|qu[eé]|c[oó]mo|cu[aá]\p{L}+|d[oó]nde|pued\p{L}+)(?!\p{L})/iu;

/** The values of one kind in a sentence, in their order, without those that are denied. */
function valuesIn({ says, told, label }: ToldFact, sentence: string): [label: string, value: string][] {
  const words = told ? withoutQuestion(sentence) : sentence;
  // Most of them stand in no sentence at all.
  const standing = says.filter((pattern) => words.search(pattern) >= 0);
  return standing.flatMap((pattern) =>
    [...words.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].flatMap((found) => {
      const { value, kind } = found.groups as { value: string; kind?: string };
      const at = found.index + found[0].lastIndexOf(value);
      if (DENIED_BEFORE.test(words.slice(0, at)) || DENIED_BEHIND.test(words.slice(at + value.length)))
        return [];
      const said = value
        .replace(/(?<=code)(?:'s| is)(?= )/iu, "")
        .replace(/(?<=milligram|microgram)(?!s)/iu, "s")
        .replace(/[\s.,]+$/u, "");
      return [[kind ? `${capital(kind.toLowerCase())} ${label}` : label, said] as [string, string]];
    }),
  );
}

/** Whether a sentence tells a fact that has a row; of any request, where none is named. */
export const tellsFact = (sentence: string, of?: OfPaper): boolean =>
  TOLD_FACTS.some((fact) => (!of || counts(fact, of)) && valuesIn(fact, sentence).length > 0);

/** The rows of what sentences tell; told anew, it takes the place of what was told before. */
export function factRows(sentences: readonly string[], of: OfPaper): string[] {
  const rows = new Map<string, string[]>();
  const facts = of.flow === "emergency" ? [...DANGER_FACTS, ...TOLD_FACTS] : TOLD_FACTS;
  for (const fact of facts.filter((each) => counts(each, of)))
    for (const sentence of sentences)
      for (const [label, value] of valuesIn(fact, sentence)) {
        const had = fact.many ? (rows.get(label) ?? []) : [];
        const same = (each: string) => each.toLowerCase() === value.toLowerCase();
        if (!had.some(same)) rows.set(label, [...had, value]);
      }
  // What somebody must not have is none of their medicines.
  const shunned = (rows.get("Allergy") ?? []).map((each) => each.toLowerCase());
  const taken = (rows.get("Medicine") ?? []).filter((each) => !shunned.includes(each.toLowerCase()));
  if (taken.length > 0) rows.set("Medicine", taken);
  else rows.delete("Medicine");
  return [...rows].map(([label, values]) => `${label}: ${capital(shorten(values.join(", "), 120))}`);
}

/** What is noted, and behind it the facts that nothing of it says already. */
export function withFacts(notes: readonly string[], told: readonly string[], of: OfPaper): string[] {
  // Nobody is asked for and shunned.
  const shunned = notes.filter((each) => each.startsWith("Not with: ")).join(" ");
  const both = (row: string) => row.startsWith("Asks for: ") && shunned.includes(row.split(" ").at(-1)!);
  const facts = factRows(told, of).filter((row) => {
    const label = row.slice(0, row.indexOf(": ") + 2);
    if (both(row)) return false;
    return !notes.some((each) => each.startsWith(label));
  });
  // With whom the old one is asks for nobody.
  const said = facts.map((row) => row.replace(/^Appointment with: /, "Asks for: "));
  return [...notes.filter((each) => !said.includes(each) && !both(each)), ...facts];
}
