import { contentOf } from "../paper/paper-text.ts";
import { NAME_MAX } from "./name-title.ts";
import { withoutNickname } from "./nickname.ts";
import { namesSomebody } from "./spelled-name.ts";

export const NAME_PART = "\\p{Lu}[\\p{L}\\p{M}]*(?:['-][\\p{L}\\p{M}]+)*";
const BINDS = "(?: (?:de|del|la|las|los|van|von|der|den|da|dos|di|bin|al|y))*";
const FULL = `${NAME_PART}(?:${BINDS} ${NAME_PART}){1,3}`;
/** What leads to a name and belongs to none. */
const LEAD =
  /^(?:(?:yes|yeah|yep|yup|sure|no|ok|okay|oh|sorry|um+|uh+|well|so|and|but|it's|it is|i'm|i am|this is|we're|we are|that's|for|it's for|my name is|my name's|the name is|the name's|name's|names are|our names are|under|put it under|put down|call me|hi|hello|hey|sí|si|bueno|claro|pues|es|soy|somos|para|a nombre de(?: ella| él)?|me llamo|mi nombre es|p[oó]nga(?:le|lo|la)?|an[oó]te(?:le|lo|la)?|apunte(?:lo|la)?|y)[,.]? )+/iu;
/** 'Yeah, hi, Frank Delaney', 'Good morning, Yolanda Pierce calling', 'It's for me, Helen Strand': what comes before a name. */
const GREETING =
  /^(?:(?:yes|yeah|yep|um+|uh+|oh|well|so|ok|okay|sí|bueno)[,.]? )*(?:(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening)|buen[oa]s(?: (?:d[ií]as|tardes|noches))?|hola)(?: there| again| y'all)?[,.!]? )+(?:(?:um+|uh+|eh|yeah|yes)[,.]? )*|^(?:(?:um+|uh+|eh|este)[,.]? )+|^(?:it's |it is )?(?:for )?me(?: myself)?, /iu;
/** Someone's, as the caller says beside the name: 'Nora Whitlock, my daughter', 'here', 'speaking'. */
const TAIL =
  /(?: (?:here|speaking|calling|again|please|with (?:an?|two) .*|from .*|at .*)|, please|,? (?:mr|mrs|ms)\.?)$/iu;
const IN_FRONT = /^(?:Mr|Mrs|Ms|Miss|Señora?|Sra?|Dra?\.?(?= \p{Lu}\p{L}+ \p{Lu}))\.? /u;
/** Businesses, places and feasts, which have capitals too. */
export const NOBODY =
  /\b(?:Aid|Street|Avenue|Ave|Road|Blvd|Drive|Square|Pharmacy|Clinic|Plumbing|Salon|Center|Centre|Hospital|Insurance|Dental|Medical|Medicare|Medicaid|Delta|Cross|Shield|Blue|Cigna|Aetna|Humana|United|Walgreens|Walmart|Eve|Christmas|Year|Years|Thanksgiving|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|July|September|October|November|December|Dr|Doctor|Google|Calendar|Supplies|Sons|Company|Inc|LLC|PPO|HMO)\b/u;

const ONE = new RegExp(`^${FULL}$`, "u");
const COUPLE = new RegExp(
  `^(${NAME_PART})((?: ${NAME_PART}){0,2}) (?:and|&|y) (${NAME_PART})((?: ${NAME_PART}){1,2})$`,
  "u",
);

export const isName = (said: string): boolean =>
  ONE.test(said) &&
  !NOBODY.test(said) &&
  said.split(" ").every((part) => /^\p{Ll}/u.test(part) || namesSomebody(part)) &&
  said !== said.toUpperCase();
const FIRST_AND_LAST = new RegExp(`^${NAME_PART} ${NAME_PART}$`, "u");
/** A first and a family name, and nothing else. */
export const isFullName = (said: string): boolean => FIRST_AND_LAST.test(said) && isName(said);

/** 'It's 44 Birch Lane, my name's Sam Otis': a house names nobody. */
const AT_STREET =
  /(?<![\d-])\d{1,5} (?:\p{Lu}[\p{L}.]* ){1,3}(?:Lane|Ln|Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Court|Ct|Way|Circle|Place|Pl|Terrace|Boulevard|Blvd|Highway|Hwy|Trail|Loop)(?!\p{L})\.?/gu;

/** 'I'm her client, Frank Osei'. */
const SAYS_WHAT =
  /(?:^| )(?:i['’]?m|i am|this is) (?:an?|her|his|your|their|one of (?:her|his|your)|(?:mr|ms|mrs|dr)\.? \p{Lu}\p{L}+['’]s) (?:\p{L}+ )?(?:client|patient|customer)s?$/iu;

/** The parts of a turn that may be a name and nothing else: sentences, and the first and last piece of one. */
function* alone(words: string): Generator<string> {
  for (const said of words.split(/(?<!\b(?:mr|mrs|ms|dr|st|jr)\.)(?<=[.!?;])\s+/iu)) {
    const sentence = said.replace(GREETING, "").replace(AT_STREET, " ");
    if (/\?\W*$/.test(sentence) && sentence.split(" ").length > 4) continue;
    const pieces = sentence
      .split(/,\s+|\s+-\s+|\s*\+?\(?\d[\d\s().-]*\s*/u)
      .map((piece) => piece.trim().replace(/[.!?;,]+$/, ""));
    // 'We live on Maple Lane, Cedar Hill': what does not come first is a name only where something leads to it.
    // 'Five o'clock, Teresa Boyd' does: a time leads to nothing else.
    for (const [at, piece] of pieces.entries())
      if (
        contentOf(pieces.slice(0, at).join(" ")).length === 0 ||
        LEAD.test(piece) ||
        SAYS_WHAT.test(pieces[at - 1] ?? "") ||
        piece.toLowerCase().endsWith(` ${pieces[at - 1]?.toLowerCase()}`)
      )
        yield piece.replace(LEAD, "").replace(IN_FRONT, "").replace(TAIL, "");
  }
}

/** Who says who calls first: 'Hi, Irene Castro here, my son ...'. @returns the name, and what comes after it */
export function introducedIn(words: string): { name: string; rest: string } | undefined {
  const [, name = "", rest = ""] = INTRODUCED.exec(words.replace(GREETING, "")) ?? [];
  return isName(name) ? { name, rest } : undefined;
}
const INTRODUCED = new RegExp(
  `^(?:(?:[Tt]his is|[Ii]t's|[Ii]'m|[Mm]y name is|[Ss]oy|[Hh]abla|[Mm]e llamo|[Ee]ste,? habla) )?(${NAME_PART}(?: ${NAME_PART}){1,2})(?: here| calling| speaking)?[,.]? (.*)$`,
  "su",
);

const PUTS_RIGHT = /(?<=\p{L}[,.] )(no|sorry|wait|perdón)[,.]+ (?=\p{Lu}\p{L}+ \p{Lu})/iu;

/** All whole names of a turn: 'Rick Sloan. I want one and my wife wants one too, Denise Sloan'. */
export const namesIn = (words: string): string[] => [
  ...new Set(
    [...words.matchAll(new RegExp(`(?<!\\p{L})${NAME_PART} ${NAME_PART}(?!['’]?\\p{L})`, "gu"))]
      .map(([name]) => name)
      .filter(isName),
  ),
];

/** 'Patricia Quan for me, Jeremy Quan for him': each of two by whom it is for. */
const FOR_EACH = new RegExp(
  `(?<!\\p{L})(${NAME_PART}(?: ${NAME_PART}){1,2}) (?:for|para) ((?:me|m[ií])|(?:him|her|[ée]l|ella|(?:my|mi) \\p{L}+))[,.;]?(?: (?:and|y))? (${NAME_PART}(?: ${NAME_PART}){1,2}) (?:for|para) (?:me|m[ií]|him|her|[ée]l|ella|(?:my|mi) \\p{L}+)(?!\\p{L})`,
  "u",
);

/** 'Ruth and Thomas Abernathy' are two, each with both names. */
export function coupleNamed(words: string): [string, string] | undefined {
  const [, one = "", whose = "", other = ""] = FOR_EACH.exec(words) ?? [];
  if (isName(one) && isName(other)) return /^m[eií]$/u.test(whose) ? [one, other] : [other, one];
  // 'For their shots, Milo and Ada Akers': no place is called so.
  for (const said of [...alone(words), ...words.split(/[,.;!?]+\s*/)]) {
    const [, first, firstRest = "", second, secondRest = ""] = COUPLE.exec(said) ?? [];
    if (!first) continue;
    const both = [
      `${first}${firstRest || secondRest.replace(/^.* (?=\S+$)/, " ")}`,
      `${second}${secondRest}`,
    ];
    if (both.every(isName)) return [both[0]!, both[1]!];
  }
  return undefined;
}

/**
 * A name that a turn tells by itself: 'Friday at ten. It's Graham Pettit', 'Margaret Dunne. And will they call today?'
 * Words with capitals inside a sentence are none.
 */
export function plainName(words: string): string | undefined {
  // 'Dale Pruitt, no, Gail Pruitt' is the second.
  const names = [...alone(withoutNickname(words).replace(PUTS_RIGHT, "$1 "))].filter(isName);
  // 'Van der Berg, Tess van der Berg' is the second.
  const whole = names.find((each) => each.toLowerCase().endsWith(` ${names[0]!.toLowerCase()}`));
  const name = PUTS_RIGHT.test(words) ? names.at(-1) : (whole ?? names[0]);
  if (name) return name.slice(0, NAME_MAX);
  return coupleNamed(words)?.[0];
}
