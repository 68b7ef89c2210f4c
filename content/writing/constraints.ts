/** A condition under which a text has to hold: what breaks it is said another way, or left out. */
export interface Constraint {
  /** Lower case, plain. */
  heard: RegExp;
  /** A sentence or a heading that breaks it. */
  breaks: RegExp;
  /** What is said in its place: the beginning of a sentence that breaks it, and another one. */
  instead: readonly (readonly [sentence: RegExp, other: string])[];
  /** Said once, at the top. */
  said: string;
}

export const constraints: readonly Constraint[] = [
  {
    heard:
      /\b(?:no|nothing (?:that )?(?:needs?|requires?|involves?|uses?)|without(?: buying| adding| paying for| using)?|not (?:buying|adding|using)|don'?t want (?:to buy |any |to use )?|can'?t (?:buy|use|add|install)) (?:any |an? |more |extra |another |the )*(?:new |additional |special |fancy |expensive )*(?:software|apps?|tech(?:nology)?|programs?|subscriptions?|computers?|automation)\b|\b(?:paper only|only paper|on paper only|pen and paper|low[- ]tech|with (?:just |only )?(?:paper|a phone|the phone) (?:and|only))\b/,
    breaks:
      /\b(?:software|apps?|AI|assistants? (?:that|on|in|may|can|at)|an assistant|online booking|book(?:ing)? (?:page|link)|automatic\w*|automated|chatbots?|portal|auto-?reply|by text or message|takes one letter|two-way|Y keeps it)\b/,
    instead: [
      [
        /^.*ends in a question that takes one letter to answer/,
        "It ends in a question: “Does Tuesday at 2:10 still work?” If your reminders can’t take an answer, a person calls down a printed list the day before and checks off each yes.",
      ],
      [
        /^.*(?:by text or message at any hour)/,
        "Let the voicemail you have carry one line for it: “If you can’t come, say your name and the time after the beep. Thank you for telling us.” Whoever opens hears it first.",
      ],
      [
        /^Ask everyone who wanted an earlier time: “May we text you/,
        "Ask everyone who wanted an earlier time: “May we call you if something opens up?” Their names go on a sheet by the phone.",
      ],
    ],
    said: "Nothing in it needs software that you don’t have: a phone, a printed list and a pencil are enough.",
  },
  {
    heard:
      /\b(?:only|just) (?:a |the )?(?:paper|phone|pen\w*)\b|\bpaper only\b|\bpen and paper\b|\b(?:no|without|don'?t) (?:any )?text(?:s|ing|ed|messages?)?\b|\bno cell phones?\b/,
    breaks: /\b[Tt]ext(?:s|ed|ing)?\b|\bwebsite\b|\bmap listing\b/,
    instead: [
      [/^Twice by phone at different hours/, "By phone each time, at different hours of two days."],
      [
        /^for each missed call of the week, how it ended/i,
        "for each missed call of the week, how it ended: reached or gone.",
      ],
    ],
    said: "",
  },
  {
    heard:
      /\b(?:only |just )?(?:one|1|a single|one single) (?:full[- ]time |part[- ]time |front[- ]desk )?(?:receptionist|secretary|person|girl|woman|man|employee|staff member|front[- ]desk (?:person|employee)|office (?:person|manager|assistant))\b(?! (?:who )?(?:leaves?|left|quit|ask|call))/,
    breaks:
      /\b(?:if there are two of you|with two people|two people answer|stagger\w* lunch|swap at noon)\b/i,
    instead: [
      [/^Stagger lunch by half an hour, or route/, "Route calls elsewhere for that hour."],
      [
        /^Start with the free fixes: stagger lunch/,
        "Start with the free fixes: forward calls for the lunch hour, let a second call ring elsewhere when the line is busy, send a text back to every missed number within a minute.",
      ],
      [
        /^Stagger lunch and set calls to roll to a second phone/,
        "Set calls to roll to a second phone after four rings.",
      ],
      [/^Stagger lunch by half an hour first; it costs nothing/, "Send that hour’s calls somewhere first."],
      [
        /^You have three ways to do it: stagger lunch/,
        "You have two ways to do it: send the hour to somebody or something else, or tell callers exactly when you’ll call back and then do it.",
      ],
    ],
    said: "",
  },
  {
    heard:
      /\b(?:without|not|no|instead of) (?:hiring|adding|employing|paying for) (?:anyone|anybody|someone|somebody|people|staff|more (?:people|staff)|new (?:people|staff)|another (?:person|receptionist|employee)|extra (?:people|staff)|an? (?:person|receptionist))\b|\bno new (?:hires?|staff)\b|\bwithout (?:new|extra|more) (?:hires?|staff|people)\b/,
    breaks: /\b(?:hire|hires|hiring|a part-timer|second receptionist)\b/i,
    instead: [],
    said: "Nothing in it needs another person on the payroll.",
  },
  {
    heard:
      /\bwithout (?:charging|charges?|asking for) (?:an? |any |the )?(?:no-show |cancell?ation |late )?(?:fees?|penalt(?:y|ies)|deposits?)\b|\bwithout (?:a |any )?(?:no-show |cancell?ation )?(?:fees?|penalt(?:y|ies))\b/,
    // What a vendor is paid or a visit costs is charged for nobody’s absence.
    breaks:
      /\b(?:(?:no-show|cancell?ation|late|missed|the|that|any|one) (?:fees?|charges?)|a fee\b(?! (?:simple|per|for (?:the|each) (?:month|user)))|deposits?|penalt(?:y|ies)|(?:charge[sd]?|charging|bill) (?:an?|the|for|them|people|patients|clients|customers|anyone|anybody|everyone|those|one)\b)/i,
    instead: [
      [
        /^After the second: they can book again/,
        "After the second: they can book again, but only same-day, or in a slot that’s hard to fill anyway.",
      ],
      [
        /^After the second, the next booking needs a deposit/,
        "After the second, the next booking goes into an hour that is hard to fill anyway.",
      ],
      [
        /^The polite ones pay the fee/,
        "The polite ones are held to it, the loud ones aren’t, and the person at the desk has to argue with both.",
      ],
    ],
    said: "Nobody is charged a fee in any of it.",
  },
  {
    heard:
      /\b(?:two|2|both) (?:people |of us )?(?:are )?(?:people |of us |receptionists? |ladies |girls )?(?:at|on|in) (?:the |our |my )?(?:front )?(?:desk|reception|office)\b|\bthere(?:'s| are| is) (?:only |just )?two of us\b|\bwe(?:'re| are) (?:only |just )?two\b/,
    breaks: /\b(?:if there(?:’|')s only one of you)\b/i,
    instead: [],
    said: "",
  },
];
