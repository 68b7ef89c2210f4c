import { RELATIONS } from "./relation.ts";
import { NAME_MAX, title } from "./name-title.ts";
import { coupleNamed } from "./plain-name.ts";
import { namesSomebody } from "./spelled-name.ts";

const NAMED = "(?!I')\\p{Lu}[\\p{L}'-]+(?: (?:de|la|del|los|van|von|der))*(?: \\p{Lu}[\\p{L}'-]+){0,3}";
const OWN = new RegExp(
  `(?<![\\p{L}'])(?:[Ii]'?m|I am|[Mm]y name(?:'s| is)|[Ss]oy|[Mm]e llamo) (${NAMED})`,
  "u",
);
const OTHERS = new RegExp(
  `(?<![\\p{L}'])(?:(?:[Hh]is|[Hh]er|[Hh]ers|[Tt]heir)(?: name)?(?:'s| is)|(?:[Hh]e|[Ss]he)(?:'s| is)|(?:my|mi) (?:${RELATIONS})(?:'s)?(?: name)?,?(?: is| es| se llama)?|[Éé]l es|[Ee]lla es) (${NAMED})`,
  "u",
);
/** 'Heather Lindgren, and my daughter is Lily Lindgren'. */
const WITH_OTHER = new RegExp(
  `^(?:(?:it's|sure|yes|yeah|es|sí),? )?(\\p{Lu}[\\p{L}'-]+ \\p{Lu}[\\p{L}'-]+)[,.;]? (?:(?:and|y) )?(?:[Mm]y|[Mm]i|her|his|the) (?:${RELATIONS})(?:'s name)?(?:'s| is| es| se llama|,)? (${NAMED})(?![\\p{L}'])`,
  "u",
);

/** 'The names are Kelly and Owen Brandt', 'it's for Kelly Brandt and Owen Brandt'. */
const NAMES_ARE = new RegExp(
  `(?<!\\p{L})(?:(?:[Oo]ur |[Tt]he |[Tt]heir )?[Nn]ames (?:are|would be)|[Ww]e're|[Ss]omos|(?:[Ll]os )?[Nn]ombres son) (\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?),? (?:and|y) (\\p{Lu}[\\p{L}'-]+ \\p{Lu}[\\p{L}'-]+)(?![\\p{L}'])`,
  "u",
);

/** 'Ann Bell, and he's Greg', 'Tom Albrecht. She's Lena Albrecht' */
const AND_SHE = new RegExp(
  `(?:^|(?<=[.!?] ))(?:(?:[Ii]t's|[Ss]ure|[Yy]es|[Yy]eah|[Ii]'m|[Mm]e,?|[Ee]s|[Ss]í|[Ss]oy)[, ]+)*(\\p{Lu}[\\p{L}'-]+ \\p{Lu}[\\p{L}'-]+)[.,;]?(?: (?:and|y))? (?:(?:[Hh]e|[Ss]he)(?:'s| is)|(?:[Hh]is|[Hh]er|[Hh]ers|[Tt]heirs)(?: name)?(?:'s| is)|(?:[Éé]l|[Ee]lla) es) (${NAMED})(?![\\p{L}'])`,
  "u",
);

/** The caller's own name and that of whoever comes too, told in one breath: 'I'm Sam Park and my wife is Lena Park'. */
export function bothNames(words: string): [own: string, other: string] | undefined {
  const couple = coupleNamed(words);
  if (couple) return couple;
  const named = NAMES_ARE.exec(words);
  if (named) {
    const [, one = "", two = ""] = named;
    return [title(one.includes(" ") ? one : `${one} ${two.split(" ").at(-1)}`), title(two)];
  }
  const bare = WITH_OTHER.exec(words);
  if (bare) return [title(bare[1]!), title(bare[2]!)];
  const besides = AND_SHE.exec(words);
  if (besides) {
    const [, one = "", two = ""] = besides;
    if (one.split(" ").every(namesSomebody)) return [title(one), title(two)];
  }
  const [own, other] = [OWN.exec(words)?.[1], OTHERS.exec(words)?.[1]];
  if (!own || !other) return undefined;
  const shared = !other.includes(" ") && /\bsame (?:last |family |sur)name\b|mismo apellido/i.test(words);
  return [title(own).slice(0, NAME_MAX), title(shared ? `${other} ${own.split(" ").at(-1)}` : other)];
}

/** 'She's Lena', of whom it is said. */
export function otherNamed(words: string, own: string | undefined): string | undefined {
  const other = OTHERS.exec(words)?.[1];
  return other?.split(" ").every(namesSomebody) ? withFamily(title(other), own) : undefined;
}
/** Whose family name was not told has that of who tells of them, until it is read back. */
export function withFamily(name: string, own: string | undefined): string {
  const [, family] = /^\S+ .*?(\S+)$/u.exec(own ?? "") ?? [];
  return (name.includes(" ") || !family ? name : `${name} ${family}`).slice(0, NAME_MAX);
}
