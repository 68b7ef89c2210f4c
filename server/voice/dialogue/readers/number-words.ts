import { lookup } from "./text.ts";
const UNITS: Record<string, number> = lookup({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
});
const TENS: Record<string, number> = lookup({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});
const ORDINALS: Record<string, number> = lookup({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
});
const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
/** Words before 'one' that make it a pronoun: 'the first one', 'that one'. */
const PRONOUN_BEFORE =
  /^(the|that|this|which|either|other|first|second|last|next|following|earlier|later|any|no|some|every|another|each|only|my|good|early|late|sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow)$/;
/** 'I want one', 'put me down for one next week': what was spoken of. */
const WISHED_BEFORE =
  /^(?:book|schedule|want|need|get|having|have|has|had|without) (?!o'clock|[ap]m)|^for (?:next|this|some|soon|in|as)$/;
const UNITS_1_TO_9 = new Set(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]);

/** Weekdays as they are mistyped and misheard. */
const MISHEARD =
  /\b(?:sundy|munday|mondy|monady|moday|tusday|teusday|tuseday|tuesdy|toosday|tuesay|twosday|chewsday|wensday|wendsday|wednsday|wednesdy|wedensday|thrusday|thursdy|thurday|thusday|tursday|thirsday|fryday|fridy|firday|saterday|satuday|saturdy|satarday|sataday)(?=s?\b)/g;
const WEEKDAY_INITIALS = [/^su/, /^m/, /^(tu|te|to|tw|ch)(?!r)/, /^we/, /^t[hur]/, /^f/, /^sa/];

const ordinal = (n: number) =>
  `${n}${n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th"}`;

/**
 * Turns number words into digits for reading dates and times: 'ten thirty' is `10 30`, 'the twenty fourth'
 * is `the 24th`, 'nine oh five' is `9 05`. 'One' stays a word where it is a pronoun, and so do 'first' and
 * 'second' unless they are days of a month.
 */
export function digitize(plainText: string): string {
  const words = plainText
    .replace(
      MISHEARD,
      (w) =>
        `${["sun", "mon", "tues", "wednes", "thurs", "fri", "satur"][WEEKDAY_INITIALS.findIndex((re) => re.test(w))]}day`,
    )
    .replace(/(\p{L})-(\p{L})/gu, "$1 $2")
    // 'Nine fifteen's good'.
    .replace(/(\p{L}+)'s(?= |$)/gu, (whole, word: string) => (word in UNITS || word in TENS ? word : whole))
    .split(" ");
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1] ?? "";
    const before = words[i - 1] ?? "";
    if (word in TENS) {
      // 'The ten thirty one' is one of those on offer.
      const pronoun =
        next === "one" && /\bthe \d+ $/.test(`${out.slice(-2).join(" ")} `) && !(words[i + 2]! in UNITS);
      if (UNITS_1_TO_9.has(next) && !pronoun) out.push(String(TENS[word]! + UNITS[next]!)), i++;
      else if (next in ORDINALS && ORDINALS[next]! < 10)
        out.push(ordinal(TENS[word]! + ORDINALS[next]!)), i++;
      else out.push(String(TENS[word]));
    } else if (
      word === "one" &&
      // 'The nine fifteen one', 'the afternoon one' is one of those on offer.
      ((/\bthe (\d+ ){1,2}$|\bthe \d+:\d+ $|(?<!\bin )\bthe (?:morning|afternoon|evening) $/.test(
        `${out.slice(-3).join(" ")} `,
      ) &&
        !(next in UNITS) &&
        !(next in TENS) &&
        next !== "o'clock") ||
        (PRONOUN_BEFORE.test(before) &&
          !(
            /day$|tomorrow/.test(before) &&
            (next in TENS || next in UNITS || /^(pm|am|o'clock)$/.test(next))
          )) ||
        (next === "after" && words[i + 2] === "the") ||
        (!(next in TENS) && !(next in UNITS) && WISHED_BEFORE.test(`${before} ${next}`)) ||
        /^(of|second|sec|moment|minute|that|things?|more|right|quick|last|other|question|problem|issue|visit|appointment|person)$/.test(
          next,
        ))
    ) {
      out.push(word);
    } else if (word in UNITS) {
      out.push(String(UNITS[word]));
    } else if (/^(oh|o)$/.test(word) && UNITS_1_TO_9.has(next) && /^\d+$/.test(out.at(-1) ?? "")) {
      out.push(`0${UNITS[next]}`);
      i++;
    } else if (
      word in ORDINALS &&
      (isDay(word, before, words[i - 2] ?? "", next, words[i + 2] ?? "") ||
        // 'December first or second', 'the eighth or ninth'.
        (/^(?:or|and)$/.test(before) && /^\d+(?:st|nd|rd|th)$/.test(out.at(-2) ?? "")))
    ) {
      out.push(ordinal(ORDINALS[word]!));
    } else out.push(word);
  }
  return out.join(" ");
}

function isDay(word: string, before: string, twoBefore: string, next: string, afterNext: string): boolean {
  const month = new RegExp(`^(${MONTH})$`);
  if (month.test(before) || (before === "the" && month.test(twoBefore))) return true;
  if (next === "of" && (month.test(afterNext) || /^(next|the|this)$/.test(afterNext))) return true;
  if (/^(first|second)$/.test(word))
    return (
      before === "the" &&
      (twoBefore === "on" || /day$/.test(twoBefore)) &&
      !/^(one|day|thing|available|time|slot)$/.test(next)
    );
  return before === "the" || before === "on" || /day$/.test(before);
}
