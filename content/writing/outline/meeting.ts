import type { Inquiry } from "./kinds.ts";

/** A narrow matter of the telephone: what the site's own advice does not reach. */
export const calling: Inquiry = {
  heard:
    /\b((tele)?phones?|calls?|callers?|calling|voicemails?|receptionists?|front desk|on hold|recordings?|phone tree|answering (service|machine)|hotline)\b/,
  questions: [
    "What do callers say in their first sentence, word for word?",
    "What do they need to hear first, before any question is put to them?",
    "Which two or three things must be known before anything can be promised?",
    "What must never be said on the telephone in this case, and who says it instead?",
    "How does such a call end: with a day, a name, a price, or a person?",
  ],
  facts: [
    ["How many such calls there are, and when", "a tally at the telephone for two weeks"],
    ["What they say first", "ten of them, written down as they were said"],
    ["What may be promised", "the owner, in one line for each case"],
    ["What rules or contracts ask for", "the authority’s or the provider’s own page, with its date"],
  ],
  own: [
    "One such call that went well, sentence by sentence, without names",
    "One that went badly, and the sentence at which it turned",
  ],
  steps: [
    "Answer with the name, and let them finish: [your first sentence]",
    "Say back what you heard: [one sentence that shows it]",
    "Ask what decides: [question 1], [question 2], [question 3]",
    "Say what happens now: [what, who, by when]",
    "Say what you cannot say on the telephone: [the sentence; who says it, and when]",
    "Pass it on at once when: [sign; name and number; 911 where somebody is in danger]",
    "Read back name, number and day: [sentence], and write it down: [where]",
  ],
  criteria: [
    ["When it is there", "[hours]"],
    ["What is settled when the call ends", "[what]"],
    ["Cost in a month", "[offer, date; by call or by minute]"],
    ["What a caller has to do", "[wait, type, speak, call again]"],
    ["Where it gives way", "[the call that it cannot take]"],
  ],
  phases: [
    "Count and listen: [tally, ten first sentences]",
    "Write the sentences: [first one, three questions, last one]",
    "Try them on two colleagues and two strangers: [what stuck]",
    "Use them for all, and count again: [what changed]",
  ],
  checks: [
    "The calls were counted for two weeks: [how many]",
    "The first sentence stands at every telephone: [sentence]",
    "The questions that decide are on the card: [three]",
    "What must not be said is on the card: [what, why]",
    "It is written who is fetched, and when: [name, number]",
    "Danger goes to 911 before anything else: [who said so to the team]",
    "Every such call ends with a day or a name: [who looks]",
    "Notes go to one place: [where]",
    "Two strangers have called to try it: [date, result]",
    "There is a day for changing the sentences: [date]",
  ],
};

/** What a comparison of ways to reach a business has to answer. */
export const channels: readonly string[] = [
  "Which of them do your own customers use now, and for what?",
  "What is settled at the end of each: a booking, a message or nothing?",
  "Who answers each one, at which hours, and within how many minutes?",
  "What does each cost in a month, with the time of whoever answers?",
  "What gets lost between them, and how would you notice?",
];

/** People and things that meet. */
export const meeting: readonly Inquiry[] = [
  {
    heard:
      /\b(tipping|tips? screens?|cancell?ation (?:fee|policy)|refund policy|returns? policy|waiting room|dress code)\b/,
    questions: [
      "What happens at the counter today, from the first word to the last?",
      "Whom does it annoy: guests, staff or both, and how do you know?",
      "What would be fair, and who pays for it?",
      "What does the law of your state say about it?",
      "How would a regular be told of a change?",
    ],
    facts: [
      ["How often it happens", "a tally at the counter for two weeks"],
      ["What guests think", "ten of them, asked in person"],
      ["What the team thinks, and what it earns by it", "the team, asked one by one"],
      ["What is allowed", "the labor or consumer office’s page, with its date"],
    ],
    own: ["A scene at your own counter, with leave", "The rule that you gave up, and what came of it"],
    steps: [
      "Watch for a day without changing anything: [what, how often]",
      "Ask the team and ten guests: [two questions]",
      "Write the rule in one sentence: [sentence; who may break it]",
      "Say it where it is seen before it hurts: [door, page, booking]",
      "Try it for two weeks: [tally before, tally after]",
      "Keep it, change it or drop it: [date, who decides]",
    ],
    criteria: [
      ["What guests think", "[ten, asked]"],
      ["What it means for the team", "[money, work]"],
      ["What it costs", "[sum]"],
      ["What is allowed", "[page]"],
    ],
    phases: [
      "Watch and count: [what]",
      "Ask: [team, guests]",
      "Write and try the rule: [sentence, two weeks]",
      "Decide: [tally, date]",
    ],
    checks: [
      "It was counted for two weeks: [how many]",
      "The team was asked one by one: [dates]",
      "The rule is one sentence: [sentence]",
      "It stands where it is seen in time: [where]",
      "Everybody says it in the same words: [who listened]",
      "Exceptions have a name: [who may]",
      "The law has been looked up: [page, date]",
      "There is a day for looking again: [date]",
    ],
  },
];

/** Two or three things side by side, whatever they are. */
export const comparing: Inquiry = {
  heard: /(?:)/,
  questions: [
    "Which use decides, and how often does it come in a week?",
    "What does each do well that the others do not?",
    "What does each cost over its whole life, with care and repair?",
    "What goes wrong first with each, and what happens then?",
    "Who should not take which?",
  ],
  facts: [
    ["Price of each for the same use", "two sellers for each, on one day"],
    ["How long each lasts", "the makers’ guarantees, and somebody who sees them come back"],
    ["What care each takes", "a log of your own, in minutes a week"],
    ["An independent test", "one that says how it measured, with its date"],
  ],
  own: [
    "Which you use, since when, and what annoys you about it",
    "A case in which the cheaper one was right",
  ],
  steps: [],
  criteria: [
    ["Price for the same use", "[two sellers, date]"],
    ["What it does best", "[use; how it was tried]"],
    ["Daily care", "[what, minutes]"],
    ["How long it lasts", "[years, source]"],
    ["What goes wrong first", "[what; can it be mended]"],
    ["Who should not take it", "[use]"],
  ],
  phases: [],
  checks: [],
};
