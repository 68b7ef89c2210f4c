/** A text to somebody who called and did not book: what happened, when it goes out, and its words. */
export type TextAfterCall = readonly [after: string, sent: string, words: string];

/** What such readers’ callers were left at, the one that hurts most first. */
export interface TextsAfterCall {
  /** The readers as they are called, lower case. */
  of: RegExp;
  not?: RegExp;
  texts: readonly TextAfterCall[];
  /** What would go wrong with them. */
  mind: string;
}

const rule =
  "Text only people who gave you their number for that, once for each call, with your name in it, and leave them alone when they write STOP.";

export const textsAfterCall: readonly TextsAfterCall[] = [
  {
    of: /\b(?:hvac|heating|air conditioning|furnace|plumb\w+|electric\w*|garage door|appliance|septic|locksmiths?)\b/,
    texts: [
      [
        "Something’s broken, and they hung up without a time",
        "within the hour, since they’re calling the next one",
        "Hi [first name], [your name] at [company]. We can be there today between [two] and [four]. Reply YES and it’s yours. The visit is $[amount], and it comes off the repair.",
      ],
      [
        "They have a quote for a replacement and are thinking",
        "two days later, then once more a week after",
        "Hi [first name], [your name] at [company]. Was anything on the quote unclear? I can explain the two options in five minutes, tonight or tomorrow at [time]. The price holds until [date].",
      ],
      [
        "They asked about upkeep and didn’t pick a day",
        "the next morning",
        "Hi [first name], it’s [company]. We’re on [your street or part of town] next [Tuesday] for a [tune-up]. Morning or afternoon?",
      ],
      [
        "They asked what it costs, and went quiet",
        "the same day, before six",
        "Hi [first name], [your name] at [company]. Most of those come to $[from] to $[to], and I say which before I start. Want me to look on [day]?",
      ],
      [
        "They rang and nobody picked up",
        "within a minute",
        "This is [company], sorry we missed you. What’s going on, and is anybody without [heat, water or power]? We call you back by [time].",
      ],
    ],
    mind: "With no heat, no cooling or running water, a text on Thursday is no use to anybody: call first, and text only if they don’t pick up.",
  },
  {
    of: /\b(?:roof\w*|painting|painters?|remodel\w*|contract(?:ing|ors?)|landscap\w+|trees?|fenc\w+|windows?|flooring|solar|mov(?:ers|ing)|clean\w+|pest|pools?|chimney|pressure wash\w*|detailing|handyman)\b/,
    not: /\bdry clean\w*\b/,
    texts: [
      [
        "They have the estimate, and you’ve heard nothing",
        "two days later, then once more a week after",
        "Hi [first name], [your name] at [company]. Did the estimate come through all right? I’m glad to walk you through it, today after five or tomorrow at [time].",
      ],
      [
        "They called for an estimate and never set a day",
        "the same evening",
        "Hi [first name], [company] here. I’m in [part of town] on [Wednesday] and could look at it at [ten] or [two]. It takes 20 minutes, and you’ll have the price by [day].",
      ],
      [
        "They asked the price by phone and went quiet",
        "the next morning",
        "Hi [first name], [your name] at [company]. If you send two pictures, I’ll give you a range today. No charge, and no visit until you want one.",
      ],
      [
        "They wanted to wait for the season",
        "four weeks before it",
        "Hi [first name], [company]. You asked about [the job] for [month]. That month is filling; may I hold [date] for you until Friday?",
      ],
      [
        "They rang and nobody picked up",
        "within a minute",
        "This is [company], we’re on a job. What do you need done, and where? I call you back at [noon] or after [four].",
      ],
    ],
    mind: "Nobody’s pushed twice: two texts about an estimate, and then it rests until they write.",
  },
  {
    of: /\b(?:bounce|party|event|venues?|cater\w*|weddings?|photo\w*|dj|rentals?|charters?|limo\w*|tours?|bakery|florists?|campgrounds?|hotels?|escape rooms?)\b/,
    texts: [
      [
        "They asked whether a date is free, and didn’t take it",
        "the same evening",
        "Hi [first name], it’s [company]. [Saturday, May 16] is still open. I can hold it for you until [Thursday at six], no deposit until then. Shall I?",
      ],
      [
        "They got the price and went quiet",
        "two days later",
        "Hi [first name], [your name] at [company]. Is it the price, the size or the date? If it’s the price, [a smaller one, or a Sunday] is $[amount]. Happy to help you fit it.",
      ],
      [
        "Somebody else asks for their date",
        "at once, and only if it’s true",
        "Hi [first name], [company]. Somebody has just asked for [date]. You were first, so it’s yours if you reply YES by [six tonight]. If not, no hard feelings.",
      ],
      [
        "They were going to ask somebody at home",
        "the next morning",
        "Hi [first name], here’s all of it in one place to show around: [what], [date and hours], $[amount] with [delivery and setup], deposit $[amount]. Questions? [your name], [number].",
      ],
      [
        "They rang and nobody picked up",
        "within a minute",
        "This is [company], we’re setting up a party. Which date, where, and for how many? You’ll have a price by [time].",
      ],
    ],
    mind: "“Somebody else wants it” is said only when it’s so. People at the same party compare.",
  },
  {
    of: /\b(?:law|lawyers?|attorneys?|divorce|immigration|injury|counsel\w+|therap(?:y|ists?)|mental health)\b/,
    not: /\bphysical\b/,
    texts: [
      [
        "They didn’t set a time for a first talk",
        "the next morning, without a word of why they called",
        "Hello, this is [name of the office]. You called us yesterday. [Tomorrow at ten] and [Thursday at four] are open for a first talk. Reply 1 or 2, or call [number].",
      ],
      [
        "They wanted to know the cost first",
        "the same day",
        "Hello, this is [name of the office]. The first talk is $[amount] for [30] minutes, and you’ll hear what comes after before you owe more. Would you like a time?",
      ],
      [
        "They rang and hung up at the recording",
        "within a minute",
        "This is [name of the office]. We’re sorry that we missed you. A person calls you back by [time]. If anybody’s in danger, call 911.",
      ],
      [
        "They were going to think about it",
        "once, three days later",
        "Hello, this is [name of the office]. No need to answer. If you’d like to talk, [day and time] is free until [day]. You can also call [number].",
      ],
    ],
    mind: "Somebody else may read that phone: no reason, no kind of case, no names in a text, and nothing that sounds like advice. Have your bar’s or board’s rules on soliciting read first.",
  },
  {
    of: /\b(?:dent\w+|orthodont\w+|doctors?|medical|clinics?|practices?|chiropract\w+|optometr\w+|physical therapy|pediatric\w*|med spas?|urgent care)\b/,
    not: /\b(?:vet\w*|law)\b/,
    texts: [
      [
        "They asked for a first visit and took no time",
        "the same day, without a word of why",
        "Hi [first name], this is [name of the practice]. [Thursday at 8:10] and [Friday at 3] are open for a first visit. Reply 1 or 2, or call [number].",
      ],
      [
        "They weren’t sure about insurance",
        "when you’ve looked it up",
        "Hi [first name], it’s [name of the practice]. We have an answer on your plan. May we call you today between [four and five]?",
      ],
      [
        "They asked what it costs",
        "the same day",
        "Hi [first name], [name of the practice]. A first visit without insurance is $[amount], and you’ll have a written estimate before anything else. Would you like a time?",
      ],
      [
        "They rang and nobody picked up",
        "within a minute",
        "This is [name of the practice], sorry that we missed you. Reply with a good time and we’ll call you back today. In an emergency call 911.",
      ],
    ],
    mind: "No complaint, treatment or result belongs in a text. Have whoever looks after privacy read the wording.",
  },
  {
    of: /\b(?:day ?cares?|child ?care|schools?|lessons?|tutor\w*|gyms?|studios?|academ(?:y|ies)|camps?|fitness|yoga|dance|karate)\b/,
    texts: [
      [
        "They asked about a place and set no visit",
        "the same evening",
        "Hi [first name], it’s [name]. Would you like to see it? [Tuesday at 9:30] or [Thursday at 4], 20 minutes, bring [your child].",
      ],
      [
        "They came to look and haven’t signed up",
        "two days later",
        "Hi [first name], [your name] at [name]. What did you think? If something didn’t fit, tell me; if it did, [the Monday group] has [two] places left.",
      ],
      [
        "They asked what it costs",
        "the next morning",
        "Hi [first name], here it is: $[amount] a month for [what], nothing to join, [notice] to leave. A first visit is free. [Wednesday at five]?",
      ],
      [
        "They rang and nobody picked up",
        "within a minute",
        "This is [name], we’re with the [children or class]. What would you like to know? I call you back at [time].",
      ],
    ],
    mind: "A child’s name and age stay out of the texts until a parent has written them.",
  },
];

/** For whoever keeps a book of another kind. */
export const anyTexts: TextsAfterCall = {
  of: /./,
  texts: [
    [
      "No time suited them",
      "as soon as one comes free",
      "Hi [first name], it’s [name]. [Saturday at 10:30] has just opened up. Reply YES within the hour and it’s yours.",
    ],
    [
      "They asked what it costs, and went quiet",
      "the same evening",
      "Hi [first name], [your name] at [name]. [What you asked about] is $[amount] and takes [minutes]. Would [Thursday at four] work?",
    ],
    [
      "They were going to think about it",
      "two days later, once",
      "Hi [first name], [your name] at [name]. Is there anything you’d like to know first? I’m holding [Friday at two] for you until tomorrow noon.",
    ],
    [
      "They rang and nobody picked up",
      "within a minute",
      "This is [name], our hands were full. What can we do for you? Reply here, or I call you back by [time].",
    ],
    [
      "It’s been a month",
      "once, and never again",
      "Hi [first name], [name] here. If you still need [what you asked about], [day] is open. If not, thanks for calling us; no answer needed.",
    ],
  ],
  mind: "A time that you say you’re holding is really held until that hour.",
};

export const ruleOfTexts = rule;
