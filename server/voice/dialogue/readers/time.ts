import { PARTS, REFUSED_PARTS, TAKEN_PARTS } from "./day-parts.ts";
import {
  AGE,
  asClock,
  clock,
  CLOCK,
  isCount,
  likely,
  NO_COUNT,
  NOT_THEN,
  NUMBER,
  OF_TWO,
  THAT_IS,
} from "./clock-words.ts";
import { type TimeHeard, withinLimits } from "./time-heard.ts";

/**
 * Reads times out of digitized plain text. A bare number counts only when `loose` (the assistant has just
 * asked for a time, so that 'ten' can mean nothing else).
 */
export function timeHeard(text: string, loose: boolean): TimeHeard {
  const heard: TimeHeard = {
    sure: true,
    rest: asClock(text)
      // 'At ten for my daughter' counts nobody.
      .replace(
        /\b((?:at|around|about) \d{1,2}(?:[: ][0-5]\d)?) (?=for (?:me|my|our|her|him|us|them)\b)/g,
        "$1, ",
      )
      .replace(NOT_THEN, " ")
      .replace(THAT_IS, " ")
      .replace(OF_TWO, " ")
      .replace(AGE, " ")
      .replace(/\s+/g, " ")
      .trim(),
  };
  const take = (re: RegExp, read: (m: RegExpMatchArray) => boolean): boolean => {
    const m = heard.rest.match(re);
    if (!m || !read(m)) return false;
    heard.rest = heard.rest.replace(m[0], " ").replace(/\s+/g, " ").trim();
    return true;
  };
  const at = (c: { at: number; sure: boolean } | undefined): boolean => {
    if (!c) return false;
    heard.at = c.at;
    heard.sure = c.sure;
    return true;
  };

  for (const [re, side, at = 720] of [...REFUSED_PARTS, ...TAKEN_PARTS])
    take(re, () => ((heard[side] = at), true));
  const limit =
    (side: "after" | "before") =>
    (m: RegExpMatchArray): boolean => {
      const c = clock(Number(m[1]), Number(m[2] ?? 0), m[3]);
      // Of two limits the narrower one.
      if (c) heard[side] = Math[side === "after" ? "max" : "min"](likely(c), heard[side] ?? likely(c));
      return Boolean(c);
    };
  const AT = "(?:at|around|about|by)";

  // 'I don't get off until 4', 'he has school till 2'; 'I have to leave by 3'.
  const BUSY =
    "(?:sleeps?|asleep|duerme|duermo|trabaja|trabajo|school|work|working|works|class|classes|practice|shift|meetings?|court|surgery|busy|tied up|teach|teaching|dialysis|therapy|chemo|treatment|kindergarten|pre-?school|day ?care|nursery|lessons?|rehearsals?|church|ballet|dance|soccer|swimming|band|choir|camp|gym|training|tutoring|rounds|lectures?)";
  const between = take(new RegExp(`\\b(?:between |from )?${CLOCK} (?:and|to|until|till) ${CLOCK}`), (m) => {
    // 'Ten to four' is a time, 'two to four' two of them.
    const span = /^(?:between|from)/.test(m[0]) || (/ (?:to|until|till) /.test(m[0]) && !isCount(m));
    const a = span ? clock(Number(m[1]), Number(m[2] ?? 0), m[3] ?? m[6]) : undefined;
    const b = clock(Number(m[4]), Number(m[5] ?? 0), m[6]);
    if (!a || !b) return false;
    heard.after = likely(a);
    heard.before = likely(b);
    return true;
  });
  const AFTER = [
    `(?:not|nothing|none|no) (?:any )?(?:earlier|sooner) than `,
    `(?:after|once) (?:my|his|her|the|our) (?:\\S+ ){1,3}?(?:at|around|about) `,
    `(?:don't|do not|can't|cannot|won't|not|doesn't|isn't|aren't) (?:(?!(?:as|if|unless|but|so|mind|care|matter)\\b)\\S+ ){0,7}?(?:until|till|til|before) (?:around |about )?`,
    `(?:(?:get|gets|getting|(?<!as long as |if )(?:i'm|i am|he's|she's)) (?:off|out(?! of (?:there|here))|done|finished)|finish|finishes|(?:shift|work|school|class|job|meeting)(?: \\S+)? (?:ends?|lets out|gets out|is (?:over|out|done)|finishes))(?: \\S+){0,3}? ${AT} `,
    `${BUSY}(?: \\S+){0,2}? (?:until|till|til|through) `,
    // 'The thing runs till one thirty.'
    `(?:runs?|goes|lasts?|going|stuck|tied up) (?:until|till|til|through) (?:about |around |like )?`,
    // 'He's across town till four thirty.'
    `(?:(?:he|she|they|i|we)(?:'s|'m|'re| is| am| are)|(?:i|he|she|we|they)(?:'ve got|'s got| have| has| got)) (?!(?:free|available|home|here|open|around|off|good|up|awake|there|in town|able|only|not)\\b)(?:\\S+ ){1,4}(?:until|till|til|through) (?:about |around |like )?`,
    `(?:any time |anytime |sometime |some time )?(?:(?<!(?:not|nothing|none|no|any) )(?:after|later than)|from|not before) `,
  ];
  const BEFORE = [
    `(?:not|nothing|none|no) (?:any )?later than `,
    `(?:out|done|finished|gone|away)(?: of (?:there|here))?(?: again)? by `,
    `(?:have|need|got|gotta|has)(?: to)? (?:be \\S+|leave|go|pick \\S+(?: \\S+)? up|pick up \\S+(?: \\S+)?|head out|get back|be back|be out)(?: \\S+){0,4}? (?:at|by|before|around) `,
    // 'I start work at noon', 'my shift begins at ten'.
    `(?:(?:start|starts|begin|begins|go|goes|due|have to be|has to be|got to be|am|i'm)(?: (?:in|back|to|at|my|his|her|the))* (?:work|school|class|shift|job|the office)|(?:i|he|she|we) (?:starts?|works?|teach(?:es)?)(?: again)?|(?:work|school|class|shift|job|meeting) (?:starts|begins)) ${AT} `,
    `(?:any time |anytime |sometime )?(?:before|by|until|till|earlier than|not after) `,
  ];
  take(
    new RegExp(`\\b(?:at )?${CLOCK},? (?:or|and) (?:later|after|beyond|onwards?)(?! (?:that|then|next))`),
    limit("after"),
  );
  if (!between) {
    // 'Later than eight' is no eight.
    take(
      new RegExp(`(?<!(?:not|nothing|none|no|any) )\\b(?:any ?time |some ?time )?later than ${CLOCK}`),
      (m) => {
        const c = clock(Number(m[1]), Number(m[2] ?? 0), m[3]);
        if (c) heard.after = likely(c) + 15;
        return Boolean(c);
      },
    );
    for (const words of AFTER) take(new RegExp(`\\b${words}${CLOCK}`), limit("after"));
    for (const words of BEFORE) take(new RegExp(`\\b${words}${CLOCK}`), limit("before"));
  }
  void (
    take(/\b(\d{1,2}) (?:minutes )?past (\d{1,2})(?: ?(am|pm))?\b/, (m) =>
      at(clock(Number(m[2]), Number(m[1]), m[3])),
    ) ||
    take(/\b(\d{1,2}) (?:minutes )?(?:to|til|till) (\d{1,2})(?: ?(am|pm))?\b/, (m) =>
      at(clock(Number(m[2]) === 1 ? 12 : Number(m[2]) - 1, 60 - Number(m[1]), m[3])),
    ) ||
    take(
      new RegExp(
        `(?<![/\\d:])\\b${NUMBER}(?: ?o'?clock)? ?(am|pm|a m|p m|in the morning|in the afternoon|in the evening)\\b`,
      ),
      (m) => at(clock(Number(m[1]), Number(m[2] ?? 0), m[3])),
    ) ||
    take(new RegExp(`\\b(\\d{1,2}) o'?clock`), (m) => at(clock(Number(m[1]), 0))) ||
    take(/(?<![/\d:])\b(\d{1,2}):([0-5]\d)\b/, (m) => at(clock(Number(m[1]), Number(m[2])))) ||
    take(
      new RegExp(
        `\\b(?:at|around|about|make (?:it|that)|say|like|for|to|come in at|how about|what about|is) ${CLOCK}(?![a-z-])`,
      ),
      (m) => at(clock(Number(m[1]), Number(m[2] ?? 0), m[3])),
    ) ||
    take(/(?<![/\d:])\b(\d{1,2}) ([0-5]\d)\b(?![ -]?\d)/, (m) => at(clock(Number(m[1]), Number(m[2])))) ||
    take(/(?<=day|tomorrow|today|mon|tues?|wed|thurs?|fri|sat) (\d{1,2})(?= ?$| please$)/, (m) =>
      at(clock(Number(m[1]), 0)),
    ) ||
    (loose &&
      take(/^(?:.* )?(?<!\b(?:in|since|of|year|until|from) )\b([01]\d|2[0-3])([0-5]\d)\b(?: hours)?$/, (m) =>
        at(clock(Number(m[1]), Number(m[2]))),
      )) ||
    (loose &&
      take(
        new RegExp(
          `(?<![/\\d:+-])(?<!(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) )\\b(\\d{1,2})\\b${NO_COUNT}(?! \\d)`,
        ),
        (m) => at(clock(Number(m[1]), 0)),
      ))
  );

  // 'At 4 or later', 'I finish at 4, so after that'.
  if (
    heard.at !== undefined &&
    /\b(?:(?<!(?:day|week|one) )after (?:that|then)|or later|onwards?|or after|and later|and after)\b/.test(
      heard.rest,
    )
  ) {
    heard.after = likely({ at: heard.at, sure: heard.sure });
    heard.at = undefined;
  } else if (heard.at !== undefined && /\b(?:before (?:that|then)|or earlier|or before)\b/.test(heard.rest)) {
    heard.before = likely({ at: heard.at, sure: heard.sure });
    heard.at = undefined;
  } else if (heard.before === undefined && /\bbefore (?:that|then)\b/.test(heard.rest)) {
    // 'He gets out at two, so it has to be before then.'
    heard.before = heard.after;
    delete heard.after;
  }
  // 'I pick up the kids at two thirty, so before that': the hour, and no day.
  if (heard.at !== undefined || heard.before !== undefined || heard.after !== undefined)
    heard.rest = heard.rest
      .replace(/\b(?:before|after) (?:that|then)\b/, " ")
      .replace(/\s+/g, " ")
      .trim();
  // 'After ten, the bus comes at nine': a time outside of the limit beside it is not the one that is wished for.
  if (!withinLimits(heard, heard)) heard.at = undefined;

  for (const [re, part] of PARTS) {
    const [said] = re.exec(heard.rest) ?? [];
    if (said === undefined) continue;
    if (part.lean === "earlier" && /sooner|before (?:then|that)/.test(said)) heard.sooner = true;
    if (/tonight|this afternoon|this morning/.test(heard.rest) && !/\btoday\b/.test(heard.rest))
      heard.rest += " today";
    heard.rest = heard.rest.replace(new RegExp(re.source, "g"), " ").replace(/\s+/g, " ").trim();
    // 'After school, so like three thirty' is three thirty.
    if (heard.at !== undefined && part.lean === "late") {
      if (heard.at < 420) [heard.at, heard.sure] = [heard.at + 720, true];
      continue;
    }
    if (heard.at !== undefined && part.lean === undefined) {
      // 'In the morning' beside a clock time only settles am or pm.
      const c = heard.at % 720;
      heard.at =
        part.after !== undefined && (part.before === undefined || c < 420)
          ? c + 720
          : heard.at >= 720 && part.after === undefined
            ? heard.at
            : c === 0
              ? heard.at
              : c;
      if (part.after === undefined && heard.at < 720) heard.sure = true;
      if (part.after !== undefined) heard.sure = true;
      continue;
    }
    // 'Not before two, she sleeps in the morning': no part of the day on the other side of a limit.
    if (part.after !== undefined && heard.after === undefined && part.after < (heard.before ?? 1440))
      heard.after = part.after;
    // 'Some morning, I tend bar evenings': of two limits the narrower one.
    if (part.before !== undefined && part.before < (heard.before ?? 1440) && part.before > (heard.after ?? 0))
      heard.before = part.before;
    heard.lean ??= part.lean;
  }
  // 'He has practice till five, so it would have to be early.'
  if (heard.lean === "early" && (heard.after ?? 0) >= (heard.before ?? 1440)) delete heard.after;
  // 'I said ten earlier' is ten.
  if (heard.at !== undefined && (heard.lean === "later" || heard.lean === "earlier")) delete heard.lean;
  return heard;
}
