import type { TimeHeard } from "./time-heard.ts";

const TAKEN_UP =
  "(?:busy|tied up|booked(?: up)?|in (?:surgery|class|court|meetings?|school|session|clinic)|at (?:work|school)|work(?:ing|s)?|teach(?:ing|es)?|trabaj\\w+)(?: \\w+)?";
/** 'Mornings are bad', 'I'm in surgery all morning' ask for the afternoon, and the other way round. */
export const REFUSED_PARTS: readonly (readonly [RegExp, "after" | "before", number?])[] = [
  [
    /\b(?:not?|never|can't do|cannot do|don't do|except|hate)(?: in)?(?: the)? mornings?\b|\bmornings? (?:are|is|don't|doesn't|do not|won't|never)(?: \w+)? (?:bad|no good|out|hard|work|tough|busy|impossible|possible)\b/,
    "after",
  ],
  [
    /\b(?:not?|never|can't do|cannot do|don't do|except|hate)(?: in)?(?: the)? afternoons?\b|\bafternoons? (?:are|is|don't|doesn't|do not|won't|never)(?: \w+)? (?:bad|no good|out|hard|work|tough|busy|impossible|possible)\b/,
    "before",
  ],
];

/** Whoever works then: 'he works afternoons'; a Tuesday that works in the afternoon is none. */
const AT_WORK =
  "(?:(?<=\\b(?:i|we|he|she|they|who|(?:my|our|his|her) \\w+|(?:my|our|his|her) \\w+ and|and) )(?:(?:always|usually|also|only) )?works?|trabaj\\w+)";
/** 'I drive a bus afternoons', 'she plays bridge in the evenings'. */
const OCCUPIED =
  "\\b(?:i|we|he|she|they|(?:my|our|his|her) \\w+) (?:(?:always|usually|also|mostly) )?(?:drives?|tends?|teach(?:es)?|coach(?:es)?|bartends?|babysits?|cleans?|delivers?|sleeps?|naps?|volunteers?|waits?|cooks?|plays?|runs?|stud(?:y|ies)|watch(?:es)?|looks? after|cares? for|works?)(?: (?!mornings?|afternoons?|evenings?|nights?|and|but|so|then|or)[\\w']+){0,3}(?: in the| on)?";
const LIMITS = {
  morning: ["after", 720],
  afternoon: ["before", 720],
  evening: ["before", 960],
  night: ["before", 960],
} as const;
export const TAKEN_PARTS: readonly (readonly [RegExp, "after" | "before", number])[] = (
  ["morning", "afternoon", "evening", "night"] as const
).map((part) => [
  new RegExp(
    `\\b(?:${TAKEN_UP} (?:all|every|the whole|most)|${AT_WORK}(?: (?:in the|on the))?) ${part}${part === "morning" || part === "afternoon" ? "s?" : "s"}\\b|${OCCUPIED} ${part}s\\b`,
  ),
  ...LIMITS[part],
]);

export const PARTS: readonly (readonly [RegExp, Partial<TimeHeard>])[] = [
  [
    /\b(first thing|bright and early|(?:as )?early as (?:possible|you(?:'ve got| have| can| open| do))|early as possible|earliest in the day|(?<!(?:too|very) )early(?= (?:on |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow))|when you open|right when you open)\b/,
    { before: 720, lean: "early" },
  ],
  [
    /\b((?:as )?late (?:in the day )?as (?:possible|you(?:'ve got| have| can| go| do))|late as possible|the latest|end of (?:the )?day|(?<!not (?:too|so|very) )late in the day|(?:right |just )?before you close|(?:the |your )?last (?:appointment|slot|opening|spot)(?: (?:of|in) the day| you have| you've got)?)\b/,
    { lean: "late" },
  ],
  [
    /\blate(?= (?:on |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow))/,
    { after: 720, lean: "late" },
  ],
  [
    /\b(after work|after school|(?<!good )evenings?|in the evening|tonight|late afternoon|late in the afternoon)\b/,
    { after: 960, lean: "late" },
  ],
  // 'It'd have to be early.'
  [
    /\b((?:have|has|had|need|needs|got|want|rather|prefer)(?: it)?(?: to)? be (?:really |pretty |very )?early)(?! (?:afternoon|evening))\b/,
    { before: 720, lean: "early" },
  ],
  // 'In the morning, not too early'.
  [
    /\b((?:not|nothing|never|(?:can't|cannot|shouldn't|mustn't|won't) be) (?:too|so|very|that) early(?: in the day)?)\b/,
    { after: 570 },
  ],
  [
    /\b((?:not|nothing|never|(?:can't|cannot|shouldn't|mustn't|won't) be) (?:too|so|very|that) late(?: in the day)?)\b/,
    { before: 960 },
  ],
  [/\b(mid[- ]?morning)\b/, { after: 570, before: 690 }],
  [/\b(mid[- ]?afternoon)\b/, { after: 810, before: 960 }],
  [/\b(after lunch|(?<!good )afternoons?|this afternoon|pm only|later in the day)\b/, { after: 720 }],
  [
    /\b(lunch ?time|over lunch|during lunch|on my lunch( break)?|mid ?day|around lunch)\b/,
    { after: 660, before: 840 },
  ],
  [/\b(late morning)\b/, { after: 600, before: 720 }],
  [
    /\b(before lunch|before work|(?<!good )mornings?(?<!^morning(?= (?:i|i'd|this|can|could|my|we|there|how|do|is|are|just|yes|hi|ma'am)\b))|early in the day|am only)\b/,
    { before: 720 },
  ],
  [
    /\b(any ?thing|something|any|bit|little|much|one|hours?|minutes?) ?(bit )?(a bit |a little )?later\b(?! than (?:the |this |next |on )*(?:\w+day|tomorrow|\d{1,2}(?:st|nd|rd|th))| (?:on |in )?(?:this|the|next|that) (?:week|month)\b)|\blater (than that|please|in the day|(?:on )?the same day|time|one would)|^later$|\btoo early\b/,
    { lean: "later" },
  ],
  [
    /\b(any ?thing|something|any|bit|little|much|hours?|minutes?) ?(bit )?(a bit |a little )?(earlier|sooner)\b(?! than (?:the |this |next |on )*(?:\w+day|tomorrow|\d{1,2}(?:st|nd|rd|th)))|\b(earlier|sooner) (than that|please|in the day|(?:on )?the same day|time|one would)|^(earlier|sooner)$|\btoo late\b|\b(?:any ?way|any ?thing|something|any ?time|possible|do (?:it|that)|come in|get in|see (?:him|her|me|us|somebody|someone))\b[^.?]{0,20}\bbefore (?:then|that)\b/,
    { lean: "earlier" },
  ],
];
