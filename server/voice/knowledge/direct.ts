import type { Fact } from "../../../content/desks/desk.ts";
import { DIRECT, NO_YES_NO } from "../../../content/understanding/direct-words.ts";
import { isTelling, root, rootsOf } from "./words.ts";

/**
 * A fact's answer with its yes or no first: 'Do you take Delta?' is no question about insurance in general. Only where
 * the answer begins with one, and of all that is asked: 'do you take checks?' is no yes to 'we take cards'.
 * @param named whether the thing of the fact is named in the question
 */
export function direct(asked: string, { answer, forAll }: Fact, named: boolean): string {
  const said = asked
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'\s]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (NO_YES_NO.test(said)) return answer;
  for (const { asks, no, yes } of DIRECT) {
    const [opening, deed] = [asks.exec(said)?.[0], asks.exec(said)?.groups?.["deed"]];
    if (opening === undefined || deed === undefined) continue;
    const begins = new Set(rootsOf(FIRST.exec(answer)?.[0] ?? answer));
    const things = rootsOf(said.slice(opening.length).replace(HERE, " ")).filter(isTelling);
    const ofAll = (forAll && named) || (things.length > 0 && things.every((word) => begins.has(word)));
    if (!ofAll) return answer;
    if (no.test(answer)) return `No, ${lower(answer)}`;
    const does = yes.some(([of, with_]) => of.test(deed) && with_.test(answer)) || itself(deed, answer);
    return does ? `Yes, ${lower(answer)}` : answer;
  }
  return answer;
}

/** What an answer says before a second thought: 'we have laughing gas', and not what it puts nobody to. */
const FIRST = /^[^.;:]*?(?=[.;:]|, (?:but|so|and|not)(?!\p{L})|$)/u;
/** What every thing at the desk is: 'do you do dental bonding?' */
const HERE = /(?:^|\s)(?:dental|medical|there|here)(?!\S)/g;
/** 'Does it transfer calls?' 'It transfers ...' */
const itself = (deed: string, answer: string): boolean => {
  const [subject, verb] = answer.split(" ");
  return (
    /^(?:It|We|You)$/.test(subject ?? "") &&
    verb !== undefined &&
    !/^\S+ \S+ (?:not|no)(?!\p{L})/u.test(answer) &&
    root(verb) === root(deed)
  );
};
const lower = (answer: string): string =>
  answer.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
