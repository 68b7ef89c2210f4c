import { plain } from "../readers/text.ts";

/** 'El cinco cinco cinco, dos uno cero, noventa y uno': a number in words, of which the field holds the digits. */
const NUMBER_WORD =
  /^(?:el|es|mi|la|n[uú]mero|tel[eé]fono|it's|its|it|the|my|number|phone|is|y|and|oh|o|double|triple|doble|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}{3,6}|veint[ei]\p{L}{0,7}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?)$/u;
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
