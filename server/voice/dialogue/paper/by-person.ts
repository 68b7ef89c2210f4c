import { togetherHeard } from "../readers/people.ts";
import { OCCASION, RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";

// A turn that speaks of two people, split into what it says of each.

/** Who comes: the caller, or somebody by what they are to the caller and by their name, as far as they are known. */
export interface Person {
  /** 'me', what they are to the caller, or 'other'. */
  who: string;
  name?: string;
}
export interface Part {
  /** Undefined for what is said of both, or of nobody. */
  of: Person | undefined;
  words: string;
}

export const ME = "me";
export const KIN = new RegExp(
  `(?<!\\p{L})(?:my|our|mi) (?:\\p{L}+ )?(${RELATIONS})(?!\\p{L}|${OCCASION}(?!\\p{L}))`,
  "iu",
);
const NAMED_KIN = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]i) (?:\\p{Ll}+ )?(${RELATIONS}),? (\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?)`,
  "u",
);
export const SHE =
  /^(?:\p{L}*wife|girlfriend|\p{L}*daughter|\p{L}*mother(?:-in-law)?|mom|mum|\p{L}*sister|aunt|grandma|niece|girl|little girl|fianc[eé]e|esposa|mujer|hija|hijita|niña|madre|mamá|hermana|tía|abuela|abuelita|novia|suegra|nieta)$/u;
export const HE =
  /^(?:husband|hubby|boyfriend|\p{L}*son|\p{L}*father(?:-in-law)?|dad|\p{L}*brother|uncle|grandpa|nephew|boy|little (?:boy|guy)|esposo|marido|hijo|hijito|niño|padre|papá|hermano|tío|abuelo|novio|suegro|nieto)$/u;
export const OF_HER = /(?<!\p{L})(?:she|her|hers|herself|ella)(?!\p{L})/u;
export const OF_HIM = /(?<!\p{L})(?:he|him|his|himself|él)(?!\p{L})/u;
const OF_ME = /(?<!\p{L})(?:i|me|mine|myself|my own|mi|mí|yo|mía|mío|quiero|necesito|puedo)(?!\p{L})/u;
const OF_BOTH =
  /^(?:(?:for |works for )?(?:they both|both|us|we|all)|(?:\S+ ){1,5}(?:for )(?:both|us both))(?!\p{L})/u;
/** Of the caller, whoever else is talked about: 'mine', 'for me', 'I go Friday'. */
const MINE =
  /(?<!\p{L})(?:mine|(?:for|para) (?:me|myself|mí)(?! to)|myself|my own|me (?:on|at|next|in)|(?:i|i'll|yo) (?:go|come|voy|vengo)|la mía|el mío)(?!\p{L})/u;

/** Where a turn may go over from one to the other. */
const SUBJECT = `(?:(?:he|she|i)(?:'s|'d|'ll)? (?!\\p{L}(?: |$)|said|told|think|mean|guess|know)|mine |his is |hers |(?:my|mi) (?:\\p{L}+ )?(?:${RELATIONS})(?:'s)? (?:needs?|wants?|has|can|could|would|is|was|will|also|too|necesita|quiere|puede|tiene)|yo |ella |él )`;
/** 'My wife and I both need one' and 'for me and my son' are not cut. */
const TOGETHER = `(?:me|myself|him|her|yo|i)(?=[,.;]|$| (?:both|are|please|for|to|together|can|need|want|would|could|have|had|were|he|she)(?!\\p{L}))`;
/** 'Thursday for me and Friday for him.' */
const OWN_DAY =
  "(?<=(?:me|myself|mí))\\s+(?=(?:and|but|y|pero)\\s+(?:on |el |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|lunes|martes|miércoles|jueves|viernes|sábado)(?!\\p{L}))";
/** 'A bridge for me and a filling for her.' */
const OWN_VISIT =
  "(?<=(?:me|myself|mí))\\s+(?=(?:and|but|y|pero)\\s+(?:an?|the|some|una?|el|la|his|her)\\s+(?:[\\p{L}-]+\\s+){1,3}(?:for|para)\\s)";
/** 'A cleaning for me and my son needs a check-up.' */
const OWN_NEED = `(?<=(?:me|myself|mí))\\s+(?=(?:and|but|y|pero)\\s+(?:my|our|mi)\\s+(?:\\p{L}+\\s+)?(?:${RELATIONS})\\s+(?:needs?|wants?|has|is|would|could|necesita|quiere)(?!\\p{L}|\\s+(?:one|it|the same|otra?|lo mismo)(?!\\p{L})))`;
const BORDER = new RegExp(
  `(?<=[,;.!?])\\s+|${OWN_DAY}|${OWN_VISIT}|${OWN_NEED}|(?<!(?:me|myself|mí))\\s+(?=(?:and|but|then|while|whereas|y|e|pero)\\s+(?!${TOGETHER}))|(?<!(?:my|mi|our) \\p{L}+)\\s+(?=and i(?:'\\p{L}+)? \\p{L})|(?<!(?:^|\\s)(?:that|which|when|whenever|what|if|because|where|since|time|day|days|one|than|before|after|as|que|cuando|si|porque|and|but|or|y|pero|the|think|until|for|oh|well|um|yes|no|hi))\\s(?=${SUBJECT})`,
  "giu",
);

const whoOf = (words: string, text: string): Person | undefined => {
  const named = NAMED_KIN.exec(words);
  if (named) return { who: named[1]!.toLowerCase(), name: named[2]! };
  const kin = KIN.exec(text)?.[1];
  return kin ? { who: kin } : undefined;
};
const first = (name = ""): string => name.split(" ")[0]!.toLowerCase();
const REASON = /(?:^|.* )(?:because|'?cause|since|cuz|porque|ya que) (?:my|mi|our)(?!\p{L})/u;

/** Those whom words speak of. */
export const spokenOf = (words: string): Person[] => {
  const told = whoOf(words, plain(words));
  return told ? [told] : [];
};
/** The names of relatives that words tell: 'my daughter Sofia and my son Leo'. */
export const kinNamed = (words: string): string[] =>
  [...words.matchAll(new RegExp(NAMED_KIN.source, "gu"))].map(([, , name]) => name!);
/** The parts of a turn, in their order; neighbours of one person are one part. @param known who was spoken of before */
export function byPerson(words: string, known: readonly Person[]): Part[] {
  const people: Person[] = known.filter(({ who }) => who !== ME).map((each) => ({ ...each }));
  const me = known.find(({ who }) => who === ME) ?? { who: ME };
  const parts: Part[] = [];
  const meet = (told: Person): Person => {
    const same = people.find(
      ({ who, name }) =>
        (who === told.who && (!name || !told.name || first(name) === first(told.name))) ||
        (name !== undefined && first(name) === first(told.name)),
    );
    if (!same) people.push(told);
    else if (told.name) same.name ??= told.name;
    return same ?? told;
  };
  for (const piece of words.split(BORDER)) {
    if (!piece.trim()) continue;
    const text = plain(piece);
    // '... 'cause my sister's coming in': why, and nobody who comes.
    const told = REASON.test(text) && parts.length > 0 ? undefined : whoOf(piece, text);
    const named = [...people, me].find(
      ({ name }) => name && text.split(" ").some((word) => word.replace(/'s$/, "") === first(name)),
    );
    const sexed = OF_HER.test(text) ? SHE : OF_HIM.test(text) ? HE : undefined;
    const pronoun =
      sexed && people.findLast(({ who }) => sexed.test(who) || !(SHE.test(who) || HE.test(who)));
    let of: Person | undefined;
    if (togetherHeard({ text }) > 1 || OF_BOTH.test(text)) {
      if (told) meet(told);
    }
    // A number stands for itself, whoever was spoken of before it.
    else if (NUMBER_ALONE.test(piece)) of = undefined;
    else if (told) of = meet(told);
    else if (named) of = named;
    else if (MINE.test(text)) of = me;
    else if (pronoun) of = pronoun;
    else if (OF_ME.test(text)) of = me;
    else of = parts.at(-1)?.of;
    const last = parts.at(-1);
    if (last && last.of === of) last.words += ` ${piece.trim()}`;
    else parts.push({ of, words: piece.trim() });
  }
  return parts.map(({ of, words: own }) => ({ of, words: own.replace(EDGES, "") }));
}
const NUMBER_ALONE = /^[^\p{L}]*\d{3}[^\p{L}]*\d{4}[^\p{L}]*$/u;
const EDGES = /^(?:and|but|then|y|pero)\s+|[,;\s]+$|\s+(?:and|but|y|pero)$/giu;
/** Whether words of the caller's own are of their own visit, whoever else is being booked. */
export const isMine = (words: string): boolean => MINE.test(plain(words));
