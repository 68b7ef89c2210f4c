import { IN_ENGLISH } from "../people/kin-words.ts";
import { relationHeard } from "../readers/relation.ts";

/** 'I have', 'my face': of the one who calls. */
const OWN = /(?<!\p{L})(?:i|i'm|i've|my|me|myself|yo|mi|tengo|puedo|estoy|siento)(?!\p{L})/iu;
/** Of somebody else, whoever it is. */
const OTHERS =
  /(?<!\p{L})(?:he|she|they|he's|she's|they're|him|her|his|their|somebody|someone|(?:a|the|this|our|un|una|el|la) (?:\p{L}+ )?(?:man|woman|guy|lady|patient|client|customer|baby|child|kid|boy|girl|person|worker|paciente|señora?|niñ[oa]|bebé))(?!\p{L})/iu;
/** 'My two year old'. */
const OLD = /(?<!\p{L})(?:my|our) ((?:[\p{L}\d]+[ -])?(?:year|month|week|day)s?[ -]olds?)(?!\p{L})/iu;

/** Who is in danger, as far as the words tell; undefined where they don't. */
export function whoseDanger(words: string): string | undefined {
  const relation = relationHeard(words);
  if (relation) return `The caller's ${IN_ENGLISH[relation.toLowerCase()] ?? relation.toLowerCase()}`;
  const [, old] = OLD.exec(words) ?? [];
  if (old) return `The caller's ${old.toLowerCase()}`;
  return OWN.test(words) && !OTHERS.test(words) ? "The caller" : undefined;
}
