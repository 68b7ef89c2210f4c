import { lookup } from "./text.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export interface PhoneHeard {
  /** E.164, when the digits are a whole number. */
  phone?: string;
  /** Digits heard so far that are not yet a whole number. */
  digits: string;
  /** The text without the digits. */
  rest: string;
}

export const DIGIT: Record<string, string> = lookup({
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  naught: "0",
  one: "1",
  won: "1",
  two: "2",
  three: "3",
  tree: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  ate: "8",
  nine: "9",
  niner: "9",
});
const TEEN: Record<string, string> = lookup({
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
});
const TEN: Record<string, string> = lookup({
  twenty: "2",
  thirty: "3",
  forty: "4",
  fifty: "5",
  sixty: "6",
  seventy: "7",
  eighty: "8",
  ninety: "9",
});
const BETWEEN = new Set("then and dash hyphen area code prefix the number that's it's is".split(" "));

/**
 * Reads a telephone number out of plain text: digits, digit words with 'oh', 'double five', 'triple five',
 * 'eight hundred', 'eighty eight'. `soFar` are digits that came in an earlier turn. Fewer than 7 digits
 * count only when the number was asked for (`loose`), or they would be times.
 */
export function phoneHeard(text: string, soFar: string, loose: boolean): PhoneHeard {
  const last = AREA_CODE.exec(text);
  if (last) {
    const number = phoneHeard(last[1]!, "", loose);
    const words = last[2]!.split(/[ -]+/);
    const code = runFrom(words, 0);
    const phone =
      number.digits.length === 7 && code.digits.length === 3 && whole(code.digits + number.digits, false);
    if (phone) return { phone, digits: "", rest: [number.rest, ...words.slice(code.to)].join(" ").trim() };
  }
  const words = text
    .replace(
      /\b(?:(?:hold|hang) on|let me (?:see|check|think|look)|(?:just )?(?:one|a) (?:sec|second|moment)|and then)\b/g,
      " ",
    )
    // 'Oh, it's 503 ...' begins with no zero.
    .replace(/\boh(?= (?:it's|yeah|yes|my|the|no|sure|ok|okay|that's|well|sorry|right|wait|dear)\b)/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/(\p{L})-(?=\p{L})/gu, "$1 ")
    .replace(/(\d{3}):(\d{3,4})(?::(\d{4}))?/g, "$1$2$3")
    .split(/[ /]+|(?<=\d)-(?=\d)/u);
  let best = { digits: "", from: 0, to: 0, plus: false };
  for (let from = 0; from < words.length; from++) {
    const run = runFrom(words, from);
    if (run.digits.length > best.digits.length) best = { ...run, from };
    // '555-772-0345, 118 Maple': grouped as it is written, with digits of something else beside it.
    // '859-555-0143, 3 o'clock' has one digit too many.
    const over = run.digits.length > 11 || (run.digits.length === 11 && run.digits[0] !== "1");
    const grouped = over ? groupedIn(words, from, run.to) : undefined;
    if (grouped) best = grouped;
    // 'The same since 1971, it's 503 ...': a run that is too long may end in a whole number.
    else if (run.digits.length > 11)
      for (let later = from + 1; later < run.to; later++) {
        const end = runFrom(words, later);
        if (whole(end.digits, false)) best = { ...end, from: later };
      }
    if (run.to > from) from = run.to - 1;
  }
  // '555-0131, and it's a Richmond number, 804'.
  const code = best.digits.length === 7 && best.to < words.length - 1 ? words.at(-1)! : "";
  const joint = /^\d{3}$/.test(code) ? whole(code + best.digits, false) : undefined;
  if (joint)
    return {
      phone: joint,
      digits: "",
      rest: [...words.slice(0, best.from), ...words.slice(best.to, -1)].join(" "),
    };
  const nothing = { digits: soFar, rest: text };
  if (!best.digits || (!loose && best.digits.length < 7)) return nothing;
  const rest = [...words.slice(0, best.from), ...words.slice(best.to)].join(" ").trim();
  // The area code may come after the rest of the number.
  const joined = soFar.length === 7 && best.digits.length === 3 ? best.digits + soFar : soFar + best.digits;
  // 'Oh, 555 010 4098' is whole without it.
  const sighed = best.digits.length === 11 && words[best.from] === "oh" ? [best.digits.slice(1)] : [];
  for (const candidate of [best.digits, joined, ...sighed]) {
    const phone = whole(candidate, best.plus);
    if (phone) return { phone, digits: "", rest };
  }
  if (best.digits.length >= 7) return { digits: best.digits.length > 12 ? "" : best.digits, rest };
  const together = soFar + best.digits;
  return { digits: together.length > 10 ? best.digits : together, rest };
}

/** Three digits, three and four beside each other, among words that are digits; undefined where none stand so. */
function groupedIn(words: readonly string[], from: number, to: number) {
  for (let i = from; i + 3 <= to; i++) {
    const digits = words.slice(i, i + 3).join(" ");
    if (/^\d{3} \d{3} \d{4}$/.test(digits))
      return { digits: digits.replaceAll(" ", ""), from: i, to: i + 3, plus: false };
  }
  return undefined;
}

/** '555-0119, and the area code is 212' tells what comes first last. */
const AREA_CODE =
  /^(.*\S),? (?:and )?(?:(?:the|my|our|in|with|it's|that's|of) )*(?:area(?: code)?|code) (?:is |it's )?(.+)$/;

/** E.164 when it has the length of a telephone number; numbers kept for fiction (555) are fine. */
function whole(digits: string, plus: boolean): string | undefined {
  if (!plus && digits.length !== 10 && !(digits.length === 11 && digits[0] === "1")) return undefined;
  const number = parsePhoneNumberFromString(plus ? `+${digits}` : digits, "US");
  return number?.isPossible() ? number.number : undefined;
}

function runFrom(words: readonly string[], from: number): { digits: string; to: number; plus: boolean } {
  let digits = "";
  let to = from;
  let plus = false;
  for (let i = from; i < words.length && digits.length <= 15; i++) {
    const word = words[i]!;
    const next = words[i + 1] ?? "";
    // A number that is whole goes on with digits only: what comes after it is 'Oh, and ...'.
    if (/^\D/.test(word) && !plus && digits.length === (digits[0] === "1" ? 11 : 10)) break;
    if (/^\+?\d+$/.test(word)) {
      if (word.startsWith("+")) plus = digits === "";
      digits += word.replace("+", "");
      if (next === "hundred" || next === "thousand") (digits += next === "hundred" ? "00" : "000"), i++;
    } else if (word === "plus" && digits === "" && (next in DIGIT || /^\d/.test(next))) plus = true;
    else if (word === "double" || word === "triple" || word === "treble") {
      const d = DIGIT[next] ?? (/^\d$/.test(next) ? next : "");
      if (!d) break;
      digits += d.repeat(word === "double" ? 2 : 3);
      i++;
    } else if (word in DIGIT) {
      digits += DIGIT[word];
      if (next === "thousand") (digits += "000"), i++;
      else if (next === "hundred") {
        // 'Five hundred fifty five' is 555; 'eight hundred five five five' begins with 800.
        const [after = "", unit = ""] = [words[i + 2], words[i + 3]];
        i++;
        if (after in TEEN) (digits += TEEN[after]), i++;
        else if (after in TEN) {
          const ones = DIGIT[unit];
          digits += TEN[after]! + (ones && ones !== "0" ? ones : "0");
          i += ones && ones !== "0" ? 2 : 1;
        } else digits += "00";
      }
    } else if (word in TEEN) digits += TEEN[word];
    else if (word in TEN) {
      const unit = DIGIT[next];
      digits += TEN[word]! + (unit && unit !== "0" ? unit : "0");
      if (unit && unit !== "0") i++;
    } else if (BETWEEN.has(word) && digits !== "") continue;
    else break;
    to = i + 1;
  }
  return { digits: digits.slice(0, 15), to, plus };
}

/** The text without runs of three digits and more: beside a number they are parts of it, and no day or time. */
export function withoutDigits(text: string): string {
  const words = text.split(" ");
  const kept: string[] = [];
  for (let i = 0; i < words.length; ) {
    const run = runFrom(words, i);
    // 'At ten thirty' is no end of a number.
    const hour =
      run.digits.length < 5 && isHour(run.digits) && /^(?:at|around|about)$/.test(words[i - 1] ?? "");
    if (run.digits.length < 3) kept.push(words[i++]!);
    else {
      if (hour) kept.push(...words.slice(i, run.to));
      i = run.to;
    }
  }
  return kept.join(" ");
}

const isHour = (digits: string): boolean => /^(?:[1-9]|1[0-2])[0-5][05]$/.test(digits);

/** How a number is read back: digit by digit, in the groups of its country. */
export function spokenPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  const us = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  const groups =
    us.length === 10 ? [us.slice(0, 3), us.slice(3, 6), us.slice(6)] : (us.match(/.{1,4}/g) ?? []);
  return groups.map((g) => [...g].join(" ")).join(", ");
}

/** How a number is written for who reads it: '(503) 555-0121'. */
export const writtenPhone = (phone: string): string => {
  const us = phone.match(/^\+1(\d{3})(\d{3})(\d{4})$/);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : /^[a-z]/.test(phone) ? `number ${phone}` : spokenPhone(phone);
};
