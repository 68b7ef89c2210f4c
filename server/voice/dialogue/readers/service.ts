import type { Desk, Service } from "../../../../content/desks/desk.ts";
import { ONLY_NAMED } from "./relation.ts";
import { pattern } from "./text.ts";

const AT_WORK =
  /\b(?:he|she|i|they|we|(?:my|his|her) \S+)(?:'s|'m|'re| is| am| are|m|s)? (?:at|off|going to|out of|get off|leave|finish) work\b|\b(?:after|before) work\b/g;
/** 'A crown that came off' is a crown came off. */
const RELATIVE =
  / (?:that|which)(?: just| has| had| have|'s)* (?=(?:come|came|fell|fallen|popped|broke|broken|chipped|cracked|loose|falling|coming)(?!\p{L}))/gu;
/** Words after which a thing is named to be left out. */
const REFUSED =
  /(?:\bnot|\bdon't (?:want|need)|\bno|\bwithout|\binstead of|\brather than|\bnot for) (?:an? |the |my )?$/;

const compiled = new WeakMap<Desk, readonly (readonly [RegExp, Service])[]>();
function patternsOf(desk: Desk): readonly (readonly [RegExp, Service])[] {
  let patterns = compiled.get(desk);
  if (!patterns) {
    patterns = desk.services.flatMap((service) =>
      [...service.heard, ...(service.heardEs ?? [])].map(
        (phrase) => [pattern(`(?:${phrase})s?`), service] as const,
      ),
    );
    compiled.set(desk, patterns);
  }
  return patterns;
}

/** The service that is named (plain text): the longest of the words by which callers mean it wins. */
export function serviceHeard(desk: Desk, text: string): Service | undefined {
  let best: { service: Service; length: number } | undefined;
  // 'Cleanings for me and my daughter' are cleanings.
  const both = /\b(?:me and|and (?:me|i)|both|two|ambos|dos)\b/.test(text);
  // 'While he's at work' is about no work.
  const matter = text.replace(AT_WORK, " ").replace(RELATIVE, " ");
  for (const [words, service] of patternsOf(desk)) {
    const found = words.exec(matter);
    const length = found && (both && /^(?:my|mis?) /.test(found[0]) ? 1 : found[0].length);
    if (
      found &&
      /^(?:my|mis?) /.test(found[0]) &&
      ONLY_NAMED.test(matter.slice(found.index + found[0].length))
    )
      continue;
    if (!found || length! <= (best?.length ?? 0) || REFUSED.test(matter.slice(0, found.index))) continue;
    best = { service, length: length! };
  }
  return best?.service;
}
