/** What speech recognition writes for words of this line, where it can mean nothing else: as it sounds, and as it was said. */
export const MISHEARD: readonly (readonly [as: RegExp, said: string])[] = [
  [
    /(?<=(?<!\p{L})(?:on|from|this|next|till|until|by|or|my) )(?:thirsty|thirst day|there's day)(?!\p{L})/giu,
    "Thursday",
  ],
  [/(?<!\p{L})(?:choose day|chews day|chewsday|two's day|twos day|tues day)(?!\p{L})/giu, "Tuesday"],
  [/(?<!\p{L})(?:wends day|wens day|when's day|wensday|wendsday)(?!\p{L})/giu, "Wednesday"],
  [
    /(?<=(?<!\p{L})(?:on|from|this|next|till|until|by|or|my) )(?:fry day|fried day|fri day)(?!\p{L})/giu,
    "Friday",
  ],
  [/(?<!\p{L})(?:sat her day|sadder day|sat or day|set or day)(?!\p{L})/giu, "Saturday"],
  [
    /(?<!\p{L})(?:(?:flue|flew|floo) (?:shots?|shops?|shop's|shock|short)|flu (?:shops?|shop's|shock|short))(?!\p{L})/giu,
    "flu shot",
  ],
  [/(?<=(?<!\p{L})(?:a|my|the|for|her|his|teeth) )clean(?: |-)in'?(?!\p{L})/giu, "cleaning"],
  [
    /(?<!\p{L})(?:mow|mauve|moo) (?=(?:my|our|his|her|the) (?:\p{L}+ )?(?:appointment|visit|cleaning|check-?up|physical|consult\p{L}*|one)(?!\p{L}))/giu,
    "move ",
  ],
  [
    /(?<!\p{L})(?:counsel|can sell|council|cancer) (?=(?:my|our|his|her|the) (?:\p{L}+ )?(?:appointment|visit|cleaning|check-?up|physical|consult\p{L}*)(?!\p{L}))/giu,
    "cancel ",
  ],
  [
    /(?<!\p{L})(?:a point mint|a pointment|appoint mint|appoint meant|a point meant)(?!\p{L})/giu,
    "appointment",
  ],
  [
    /(?<!\p{L})(?:check cup|chick up|jack up)(?= ?(?:[,.?!]|$|for|on|at|please|next|this|and|tomorrow|today))/giu,
    "check-up",
  ],
  [/(?<!\p{L})(?:tooth egg|two fake|tooth aches?|toothy egg)(?!\p{L})/giu, "toothache"],
  [/(?<!\p{L})(?:route|rude|root) (?:canals?|can all|kernel)(?!\p{L})/giu, "root canal"],
  [/(?<!\p{L})(?:in sure ants|insure ants|in shore ants|insurance is)(?= ?[,.?!]|$)/giu, "insurance"],
  [/(?<!\p{L})(?:cuss to tea|custard tea|cuss the tea)(?!\p{L})/giu, "custody"],
  [/(?<!\p{L})(?:the|a|die|di) vorce(?!\p{L})/giu, "a divorce"],
  [/(?<!\p{L})(?:free fill|re fill|reef ill)(?= (?:on|for|of|my))/giu, "refill"],
  [/(?<!\p{L})blood (?:word|worked|wok)(?!\p{L})/giu, "blood work"],
  [/(?<!\p{L})(?:on|at|for|over|during) my lunch brake(?!\p{L})/giu, "on my lunch break"],
];

/** 'He needs a lawyer like yesterday': as soon as can be, and no day that is past. */
export const LIKE_YESTERDAY = /(?<!\p{L})(?:like|as of|by),? yesterday(?=\s*(?:[.,!?]|$|if))/giu;
