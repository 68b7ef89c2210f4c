import type { Fact } from "../../../content/desks/desk.ts";
import type { FactIndex } from "./fact-index.ts";
import type { Language } from "./spoken-hours.ts";

/** Stands in an answer for the thing that was asked about, with what is said where none was named. */
const NAMED = /\{thing\|([^}]*)\}/g;
const THING = "{thing}";
/** 'We take neither one nor the other' is no 'and'. */
const NOT = /(?<!\p{L})(?:no|not|don't|can't)(?!\p{L})[^.]*\{thing\}/iu;

/** An answer as it is told to whoever named no thing, and as it names one. */
export function bothWays(text: string): { plain: string; named?: string } {
  const plain = text.replace(NAMED, "$1");
  return plain === text ? { plain } : { plain, named: text.replace(NAMED, THING) };
}

/** The answer with the thing in it that the caller named: 'Do you take Delta?' 'We take the PPO plans of Delta.' */
export function naming(
  { rootsOf }: Pick<FactIndex, "rootsOf">,
  { entity = "" }: Pick<Fact, "entity">,
  answer: string,
  named: string | undefined,
  words: string,
  language: Language,
): string {
  if (named === undefined) return answer;
  const said = rootsOf(words);
  const taken = new Set<number>();
  const found: { name: string; at: number }[] = [];
  const names = entity.split("/").map((name) => ({ name: name.trim(), roots: rootsOf(name) }));
  for (const { name, roots } of names.sort((a, b) => b.roots.length - a.roots.length)) {
    const at = said.findIndex((_, i) => roots.every((part, k) => said[i + k] === part && !taken.has(i + k)));
    if (at < 0 || roots.length === 0) continue;
    for (const k of roots.keys()) taken.add(at + k);
    found.push({ name, at });
  }
  if (found.length === 0) return answer;
  const things = found.sort((a, b) => a.at - b.at).map(({ name }) => name);
  const [last, before] = [things.at(-1)!, things.slice(0, -1)];
  const [and, or] = { en: ["and", "or"], es: ["y", "ni"] }[language];
  const joins = NOT.test(named) ? or : and;
  return named.replace(THING, before.length > 0 ? `${before.join(", ")} ${joins} ${last}` : last);
}
