import { DIGIT, type PhoneHeard, phoneHeard } from "./phone.ts";

// A number that is known, or was just told, and is put right in part.

/** 'It's not 0155, it's 0156' names first what is wrong. */
const NOT_DIGITS = new RegExp(
  `\\bnot (?:(?:\\d+|${Object.keys(DIGIT).join("|")})(?: |$))+(?=(?:but |it's |its |it is |is )?(?:\\d|${Object.keys(DIGIT).join("|")})|$)`,
  "g",
);
const PUTS_RIGHT =
  /^(.*(?:\d|one|two|three|four|five|six|seven|eight|nine).*?) (?:no perdón|no (?:sorry|wait)|sorry no|no|sorry|perdón|digo|i mean|i meant|actually|make that|correction|wait|scratch that)(?!\p{L})(.*)$/u;
/** What is put right behind a number is when something is. */
const IS_WHEN = /(?<!\p{L})(?:at|appointments?|visit|cita|o'clock|[ap]m|minutes)(?!\p{L})/u;

/** 'The wrong one' is no digit. */
const withoutOne = (words: string): string =>
  words.replace(/\b(?:wrong|old|other|right|that|this|first|last|new|which|correct) one\b/g, " ");

/** A number that is told and at once put right, or whose last four are told anew: '0190, no sorry, 0191'. Undefined when nothing of the kind was said. */
export function endPutRight(words: string, known: string | undefined): PhoneHeard | undefined {
  const text = withoutOne(words)
    .replace(NOT_DIGITS, " ")
    .replace(/\b(?:at|on|in) the end\b/g, " ")
    .replace(/ {2,}/g, " ")
    .trim()
    .replace(/ (?:sorry|my bad|perdón)$/, "");
  const again = PUTS_RIGHT.exec(text);
  if (again && !IS_WHEN.test(again[2]!)) {
    const before = phoneHeard(again[1]!, "", true).phone;
    const second = phoneHeard(again[2]!, "", true);
    // '555 015 3760, no wait, that's my wife's, it's 555 015 7360'.
    if (before && second.phone) return { phone: second.phone, digits: "", rest: "" };
    const after = second.digits;
    // '415 555 0190, no sorry, 0191'.
    const half = after.slice(0, after.length / 2);
    const end = half.length > 1 && half + half === after ? half : after;
    // 'It's at two', said later on, puts no number right.
    const direct = /^[\s,.]*(?:it's |it is |that's |is )?[\p{L}\d]+$/u.test(again[2]!) || end.length >= 3;
    if (before && direct && end !== "" && end.length < 10)
      return { phone: before.slice(0, -end.length) + end, digits: "", rest: "" };
  }
  // 'No, it's 0118. Zero one one eight.'
  const short = known ? phoneHeard(text, "", true).digits : "";
  const once = short.slice(0, short.length / 2);
  const end = once + once === short ? once : short;
  if (
    known &&
    // 'No, five five five, zero one two one' is all but the area code.
    (end.length === 4 || end.length === 7) &&
    (/\b(?:no|not|it's|its|wrong|number)\b/.test(text) || END_ALONE.test(text)) &&
    !/\b(?:at|am|pm|o'clock|id|birth|before|after|till?|until|class|work|shift|school)\b/.test(text)
  )
    return { phone: known.slice(0, -end.length) + end, digits: "", rest: "" };
  return undefined;
}

/** 'Make it 0121': no hour is told so. */
const END_ALONE =
  /^(?:(?:oh|actually|sorry|wait|hold on|and|can you|could you|please|yes|yeah) )*(?:make (?:it|that)|change (?:it|that) to|(?:it )?should be|i meant|that should be) 0\d{3}(?: (?:at the end|please|instead))*$/u;

/** '555, 206, no, 207, 1414': what is told behind the word takes the place of the last group before it. @returns all digits */
export function groupPutRight(words: string, soFar: string): string | undefined {
  const [, before = "", after = ""] = PUTS_RIGHT.exec(`${soFar} ${words}`.trim()) ?? [];
  if (IS_WHEN.test(after)) return undefined;
  const told = phoneHeard(before, "", true).digits;
  const { phone, digits } = phoneHeard(after, "", true);
  if (phone || told.length < 3 || told.length >= 10 || digits.length < 2) return undefined;
  const group = /\d+/.exec(after)?.[0].length ?? digits.length;
  const over = told.length + digits.length - 10;
  const gone = over > 0 ? over : group;
  return gone < 5 && gone < told.length ? told.slice(0, -gone) + digits : undefined;
}

/** One part of a known number told anew: 'ends in 78', '78, not 87', 'the area code is 971'. Undefined when none is. */
export function partPutRight(said: string, known: string): string | undefined {
  const piece = withoutOne(said);
  const digits = (said: string) => phoneHeard(said.replace(LETTER_RUN, " "), "", true).digits;
  const code =
    /\barea code(?:'s| is| should be| it's| actually)* (.+)$|c[oó]digo(?: de [aá]rea)?(?: es)? (.+)$/u.exec(
      piece,
    );
  const area = code && digits(code[1] ?? code[2]!);
  if (area?.length === 3 && known.startsWith("+1")) return `+1${area}${known.slice(5)}`;
  const two =
    /^(?<right>.*?) (?:and )?(?:not|no(?: en)?) (?<wrong>.+)$|^.*?\b(?:not|no(?: en)?) (?<was>\S+(?: \S+){0,3}?) (?:but|it's|sino|es|its) (?<now>.+)$/u.exec(
      piece,
    )?.groups;
  const right = two && digits(two["right"] ?? two["now"]!);
  const wrong = two && digits(two["wrong"] ?? two["was"]!);
  const at = wrong ? known.lastIndexOf(wrong) : -1;
  if (right && wrong && wrong.length > 1 && right.length === wrong.length && at > 1)
    return known.slice(0, at) + right + known.slice(at + wrong.length);
  const end =
    /(?:\bthe end(?= (?:is|was|should be)(?!\p{L}))|(?<!\bthe )\b(?:ends?(?! at)|ending(?! at)|termina\p{L}*|acaba\p{L}*|(?:the )?last (?:\S+ )?(?:digits?|numbers?|part|bit|two|three|four|2|3|4)|[uú]ltim\p{L}+(?: \p{L}+)?))(?: (?:in|with|is|are|was|should be|actually|en|es|son|con))* (.+)$|^(.+) (?:at|in|on) the end$|^(.+) al final$/u.exec(
      piece,
    );
  const last = end && once(digits(end[1] ?? end[2] ?? end[3]!));
  return last && last.length < 8 ? known.slice(0, -last.length) + last : undefined;
}

/** Letters told one by one spell a name: the 'o' in them is no zero. */
const LETTER_RUN = /(?<![\p{L}\p{N}'])(?=(?:\p{L}[ -])*[^o\W]\b)(?:\p{L}[ -]){2,}\p{L}(?![\p{L}\p{N}'])/giu;
/** 'Zero one three nine, thirty-nine': the end that was told and then a part of it again. */
const once = (digits: string): string =>
  digits.length < 5 ? digits : digits.replace(/^(\d*?(\d{2,4}))\2$/, "$1");
