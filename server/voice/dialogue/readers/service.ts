import type { Desk, Service } from "../../../../content/desks/desk.ts";
import { ONLY_NAMED, RELATIONS } from "./relation.ts";
import { pattern, unaccented } from "./text.ts";

const AT_WORK =
  /\b(?:he|she|i|they|we|(?:my|his|her) \S+)(?:'s|'m|'re| is| am| are|m|s)? (?:at|off|going to|out of|get off|leave|finish) work\b|\b(?:after|before) work\b/g;
/** 'A crown that came off' is a crown came off. */
const RELATIVE =
  / (?:that|which)(?: just| has| had| have|'s)* (?=(?:come|came|fell|fallen|popped|broke|broken|chipped|cracked|loose|falling|coming)(?!\p{L}))/gu;
/** 'Did you mail the forms for my cleaning?' asks what became of a paper, and wants no cleaning. */
const PAPER_OF =
  /(?<=\b(?:did|have|has) (?:you|y'all|they|anybody|anyone|somebody|someone|the office) (?:[\w']+ ){1,5}(?:paperwork|papers|forms?|claims?|records|estimate|receipt|letter)) (?:for|of|on|about) (?:my|his|her|our|the) [\w-]+(?: [\w-]+)?/g;
/** 'My tooth still hurts' is a tooth hurts. */
const STILL = / (?:still|really|just|always|also|even|already|suddenly|kind of|sort of) (?=\p{L})/gu;
/** Words after which a thing is named to be left out. */
const REFUSED =
  /(?:\bnot|\bdon't (?:want|need)|\bno|\bwithout|\binstead of|\brather than|\bnot for) (?:an? |the |my )?$/;

interface Patterns {
  /** Whether any service is named at all: one look instead of hundreds. */
  any: RegExp;
  each: readonly (readonly [RegExp, Service])[];
}
const compiled = new WeakMap<Desk, Patterns>();
function patternsIn(desk: Desk, text: string): Patterns["each"] {
  let patterns = compiled.get(desk);
  if (!patterns) {
    const phrases = desk.services.flatMap((service) =>
      [...service.heard, ...(service.heardEs ?? [])].map(
        (phrase) => [`(?:${unaccented(phrase)})s?`, service] as const,
      ),
    );
    patterns = {
      any: pattern(phrases.map(([phrase]) => phrase).join("|") || "(?!)"),
      each: phrases.map(([phrase, service]) => [pattern(phrase), service]),
    };
    compiled.set(desk, patterns);
  }
  return patterns.any.test(text) ? patterns.each : [];
}

/** The service that is named (plain text): the longest of the words by which callers mean it wins. */
export function serviceHeard(desk: Desk, text: string): Service | undefined {
  let best: { service: Service; length: number } | undefined;
  // 'Cleanings for me and my daughter' are cleanings.
  const both = /\b(?:(?:me|myself) and|and (?:me|myself|i)|both|two|ambos|dos)\b/.test(text);
  // 'While he's at work' is about no work.
  const matter = unaccented(text)
    .replace(AT_WORK, " ")
    .replace(PAPER_OF, " ")
    .replace(RELATIVE, " ")
    .replace(STILL, " ");
  for (const [words, service] of patternsIn(desk, matter)) {
    const found = words.exec(matter);
    if (!found || REFUSED.test(matter.slice(0, found.index))) continue;
    const ofKin = /^(?:my|mis?) /.test(found[0]);
    if (ofKin && ONLY_NAMED.test(matter.slice(found.index + found[0].length))) continue;
    // What they want for themselves is what it is for, whoever else is named before.
    const own = !ofKin && FOR_ONESELF.test(matter.slice(0, found.index));
    const length = both && ofKin ? 1 : found[0].length + (own ? 100 : 0);
    if (length > (best?.length ?? 0)) best = { service, length };
  }
  return best?.service;
}
/** 'My daughter's wedding is in May, how long before should I get them whitened?' */
const FOR_ONESELF =
  /(?<!\p{L})(?:(?:can|could|should|may|do|would|might) i|i(?:'d| would)? (?:want|need|like|have)(?: to)?)(?: (?!for|my (?!teeth|tooth|own|smile)|her|his|him|their|them|book|bring|schedule|and|but|if)\p{L}+){0,3} $/u;

/** All services that are named, in the order in which they are; of words that overlap the longest counts. */
function servicesNamed(desk: Desk, said: string): Service[] {
  const text = unaccented(said);
  const found = patternsIn(desk, text).flatMap(([words, service]) => {
    const at = words.exec(text);
    if (!at || REFUSED.test(text.slice(0, at.index))) return [];
    return [{ service, from: at.index, to: at.index + at[0].length }];
  });
  const apart: typeof found = [];
  for (const each of found.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (
      apart.every(({ service, from, to }) => service !== each.service && (each.to <= from || each.from >= to))
    )
      apart.push(each);
  return apart.toSorted((a, b) => a.from - b.from).map(({ service }) => service);
}

/** Two services in one wish, where the desk does both in one visit: 'a cut and color', 'and the blowout' of a color. */
export function joinedHeard(desk: Desk, text: string, known: string | undefined): string | undefined {
  const pairs = desk.services.filter(({ parts }) => parts);
  if (pairs.length === 0 || OTHERS.test(text)) return undefined;
  const before = desk.services.find(({ id }) => id === known);
  const had: readonly string[] = before?.parts ?? (before ? [before.id] : []);
  const named = servicesNamed(desk, text).map(({ id }) => id);
  const all = named.length > 1 ? named : ADDS.test(text) ? [...new Set([...had, ...named])] : named;
  if (all.length > 1)
    return pairs.find(({ parts }) => all.slice(0, 2).every((id) => parts!.includes(id)))?.id;
  // 'The color at nine', of a cut and color, is of both.
  return before?.parts && named.length === 1 && had.includes(named[0]!) && !ALONE.test(text)
    ? known
    : undefined;
}
const ADDS =
  /(?<!\p{L})(?:too|also|as well|both|plus|not just|along with|and (?:the|an?|my)|tambi[eé]n|adem[aá]s|y (?:el|la|una?))(?!\p{L})/u;
/** One or the other, one instead of the other, or one for somebody else. */
const OTHERS = new RegExp(
  `(?<!\\p{L})(?:or|instead|rather than|o|en vez)(?!\\p{L})|(?<!\\p{L})(?:my|mi) (?:${RELATIONS})(?!\\p{L})`,
  "u",
);
const ALONE = /(?<!\p{L})(?:just|only|forget|skip|without|s[oó]lo)(?!\p{L})/u;

/** 'I'd like a consultation, yes', of the injury that was told: the bare word takes nothing back. */
export const isVaguer = (desk: Desk, known: string | undefined, named: string, text: string): boolean =>
  known !== undefined &&
  known !== named &&
  desk.services.some(({ id, unsure }) => id === named && unsure) &&
  CONSULTATION.test(text) &&
  !ELSE.test(text);
const CONSULTATION = /(?<!\p{L})(?:consult\p{L}*|visit|appointment|consulta|cita)(?!\p{L})/u;
const ELSE =
  /(?<!\p{L})(?:general|instead|rather|else|other|not|no|another|different|actually|landlord|lease|contract|evict\p{L}*|su(?:e|es|ed|ing)|lawsuit|otra|general|en vez)(?!\p{L})/u;
