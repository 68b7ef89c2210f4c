import { isHeavy } from "./paper-text.ts";
import { plain } from "../readers/text.ts";

/** 'El cinco cinco cinco, dos uno cero, noventa y uno': a number in words, of which the field holds the digits. */
const NUMBER_WORD =
  /^(?:el|es|mi|la|n[uú]mero|tel[eé]fono|it's|its|it|the|my|number|phone|is|y|and|oh|o|double|triple|doble|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}{3,6}|veint[ei]\p{L}{0,7}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?)$/u;
/** Why a number was told amiss. */
const PUTS_NUMBER_RIGHT =
  /(?<!\p{L})(?:mix(?:ed)? (?:that|it|them|those|the (?:two|last (?:two|four)|numbers?)) up|mixed up|(?:flip|swap|switch|transpos|confus|mess|forg[eo]t)\p{L}* (?:that|it|them|those|the (?:two|last (?:two|four)|digits|numbers?)|my own (?:number|phone))|got (?:that|it|the (?:number|digits)) (?:wrong|backwards|mixed up)|(?:that's|that was|that one's|it's|was) (?:my |the |an? )?(?:wife|husband|son|daughter|mom|dad|mother|father|old|ex|work|partner|sister|brother)(?:'s)?(?: (?:number|one|cell|phone))?|(?:wrong|old) number|lo confund\p{L}+|me equivoqu[eé]|siempre (?:lo|los) (?:confundo|cambio))(?!\p{L})/iu;
/** 'That's my area code.' */
const OF_A_CODE = /(?<!\p{L})(?:area code|c[oó]digo de [aá]rea)(?!\p{L})/iu;
export const isOnlyNumber = (words: string): boolean =>
  (OF_A_CODE.test(words) && words.split(" ").length < 8) ||
  plain(words)
    .replace(
      /\b(?:hang on|hold on|let me see|wait|um+|uh+|sorry|no|it's|at the end|in the middle|at the start|not)\b/g,
      " ",
    )
    .split(/[\s,.;:-]+/)
    .every((word) => word === "" || /^(?:\d+|then|luego)$/.test(word) || NUMBER_WORD.test(word));
/** 'It's four three seven eight, I always mix that up': the field holds the digits, and the rest is of no use to anybody. */
export const putsNumberRight = (told: string): boolean =>
  PUTS_NUMBER_RIGHT.test(told) &&
  !isHeavy(
    told
      .split(" ")
      .filter((word) => !/\d/.test(word) && !NUMBER_WORD.test(plain(word)))
      .join(" "),
  );
