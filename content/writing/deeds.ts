/** What somebody is to do or to get, where a title says so, and what then has to stand in so much of its text. */
export interface Deed {
  /** Lower case, plain: in the clause that says what is wanted. */
  heard: RegExp;
  not?: RegExp;
  /** Only under a list of these. */
  nouns?: RegExp;
  /** In a section, its heading before it. */
  shown: RegExp;
  /** The share of the sections that show it. */
  share: number;
}

/** A sentence to be said as it stands. */
const QUOTED = /“[^”]{4,400}”/;

export const deeds: readonly Deed[] = [
  // Who calls is asked, and not whoever reads.
  {
    heard:
      /\b(?:questions|things|what|facts|details|info\w*)\b.{0,80}\b(?:ask|find out from|get from|learn from) (?:(?:every|each|all|any|an?|the|our|your|new|first-time|potential|prospective|possible) ){1,4}(?:callers?|clients?|patients?|customers?|leads?|homeowners?)\b/,
    not: /\b(?:surveys?|reviews?|feedback|referrals?|testimonials?)\b|\bask (?:[\w-]+ ){1,4}(?:to|for|whether|if)\b/,
    shown: /“[^”]{4,300}\?|^(?:\d{1,2}\. )?(?!.{0,90}\b(?:we|our|us|i|my)\b)[^.?]{6,90}\?/i,
    share: 0.6,
  },
  {
    heard:
      /\bnever (?:to )?(?:says?|tells?|uses?|promises?)\b|\b(?:phrases|words|sentences|things) (?:to avoid|not to say|you should not say)\b/,
    nouns: /^(?:things|phrases|sentences|words|mistakes)$/,
    shown: QUOTED,
    share: 0.6,
  },
  {
    heard: /\b(?:phrases|sentences|scripts|greetings|templates|lines)\b/,
    nouns: /^(?:phrases|sentences|scripts|greetings|templates)$/,
    shown: QUOTED,
    share: 0.6,
  },
  // What a caller is told, hears or reads has words.
  {
    heard:
      /\bwhat (?:to|should (?:i|we|you|they|(?:my|our|your|the) [\w ]{3,24}?)|do (?:i|we|you)) (?:say|tell)\b/,
    // Questions and answers are told as such.
    not: /\bfaqs?\b|\bq ?& ?a\b|\bquestions\b/,
    shown: QUOTED,
    share: 0.15,
  },
  {
    heard: /\b(?:wants?|likes?|needs?|hopes?) to hear\b/,
    shown: QUOTED,
    share: 0.6,
  },
  {
    heard: /\bcomplain(?:s|ts?|ing)?\b/,
    shown: /\b(?:complain\w*|sorry|apolog\w+|angry|upset|make (?:it|this) right|unhappy|went wrong)\b/i,
    share: 0.1,
  },
  {
    heard: /\b(?:after[- ]hours|at night|overnight|at (?:\d|two|three|four) ?a\.?m)\b/,
    not: /\basks?\b/,
    shown:
      /\b(?:nights?|evenings?|clos(?:e|es|ed|ing)|after[- ]hours|after (?:five|six|seven)|weekends?|saturdays?|sundays?|mornings?|on[- ]call|tonight|asleep|sleep|machine|recording|assistant|service|voicemail|holidays?|tomorrow|\d ?a\.?m)\b/i,
    share: 0.3,
  },
  // What is set up is what is told of, and not only where its calls come from.
  {
    heard:
      /\b(?:set(?:ting|s)? up|install\w*|switch\w* on|turn\w* on|configur\w+|launch\w*) (?:[\w-]+ ){0,3}(?:assistants?|ai|bots?|(?:ai|virtual) receptionists?)\b/,
    shown: /\b(?:assistant|receptionist|it|its|vendor|test\w*|computer)\b/i,
    share: 0.6,
  },
  {
    heard: /\blunch\b/,
    shown: /\b(?:lunch\w*|noon|break|eats?|twelve|one o’clock|1(?:1|2):\d\d|1:\d\d)\b/i,
    share: 0.3,
  },
  {
    heard: /\b(?:former|ex|fired|past) ?-?employees?\b/,
    shown: /\b(?:employees?|worked (?:here|for)|former|staff)\b/i,
    share: 0.2,
  },
  {
    heard: /\b(?:on vacation|out sick|calls in sick|on leave|maternity leave)\b/,
    shown:
      /\b(?:vacations?|sick|away|leave|cover\w*|back(?:up)?|holiday|stand-?ins?|second|somebody else|someone else|trained|forward\w*|first morning)\b/i,
    share: 0.3,
  },
  {
    heard: /\bshow the math\b|\bwhat does (?:an? )?(?:missed|lost) \w+ (?:really )?cost\b/,
    shown: /\d/,
    share: 0.2,
  },
  {
    heard: /\binterrupt\w*\b/,
    shown: /\b(?:interrupt\w*|doctor|attorney|lawyer|dentist|now|wait\w*|stretch|urgent|ring\w*)\b/i,
    share: 0.3,
  },
];
