const numberWords = new Set(
  (
    "zero oh two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred double triple " +
    "cero dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince dieciseis diecisiete dieciocho " +
    "diecinueve veinte veintiuno veintidos veintitres treinta cuarenta cincuenta sesenta setenta ochenta noventa cien doble"
  ).split(" "),
);
const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|thurs?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/;
const month =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;
const ordinal =
  /^(?:\d+(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth|ninth|(?:thir|four|fif|six|seven|eigh|nine)teenth|tenth|eleventh|twelfth|twentieth|thirtieth)$/;
const ones = new Set(["one", "uno", "una"]);
const mostWords = 220;
const longestWord = 24;

/** What stands for a run of numbers: its kind, not its value. */
function numberToken(parts: string[]): string {
  const digits = parts.reduce((sum, word) => sum + (/^\d+$/.test(word) ? word.length : 1), 0);
  if (parts.length === 2 && parts.every((word) => !/^\d{3}/.test(word))) return "#clock";
  if (digits >= 7) return "#phone";
  if (digits >= 4) return "#digits";
  return parts.length > 1 || digits === 3 ? "#clock" : "#n";
}

/**
 * The words of a turn as features see them: lower case, without accents and punctuation. Numbers, weekdays, months,
 * ordinals and letters spelled one by one become tokens that tell their kind.
 */
export function tokensOf(text: string, language: "en" | "es"): string[] {
  const raw = text
    .slice(0, 4000)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, mostWords);
  const tokens: string[] = [];
  for (let at = 0; at < raw.length; ) {
    const numbers = runOf(raw, at, (word) => isNumber(word, language));
    const letters = runOf(raw, at, (word) => /^[a-z]$/.test(word));
    // 'One' by itself is a word more often than a number: 'the first one', 'una cita'.
    if (numbers.length > 1 || (numbers.length === 1 && !ones.has(raw[at]!))) {
      tokens.push(numberToken(numbers));
      at += numbers.length;
    } else if (letters.length > 1) {
      if (letters.length > 3) tokens.push("#spelled");
      else tokens.push(letters.join(""));
      at += letters.length;
    } else {
      tokens.push(kindOf(raw[at]!));
      at += 1;
    }
  }
  return tokens;
}

/** 'once' is eleven in Spanish alone. */
const isNumber = (word: string, language: "en" | "es"): boolean =>
  /^\d+$/.test(word) || numberWords.has(word) || ones.has(word) || (word === "once" && language === "es");

function runOf(words: string[], from: number, fits: (word: string) => boolean): string[] {
  let to = from;
  while (to < words.length && fits(words[to]!)) to += 1;
  return words.slice(from, to);
}

function kindOf(word: string): string {
  if (weekday.test(word)) return "#day";
  if (month.test(word)) return "#month";
  if (ordinal.test(word)) return "#ord";
  if (/^\d+(?:am|pm)$/.test(word)) return "#n";
  return word.slice(0, longestWord);
}
