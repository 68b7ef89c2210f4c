import type { Desk, Service } from "../../../../content/desks/desk.ts";
import { pattern } from "./text.ts";

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
  for (const [words, service] of patternsOf(desk)) {
    const found = words.exec(text);
    if (!found || found[0].length <= (best?.length ?? 0) || REFUSED.test(text.slice(0, found.index)))
      continue;
    best = { service, length: found[0].length };
  }
  return best?.service;
}
