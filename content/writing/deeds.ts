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
  /** A neighbor's: more than a third of the sections may not show it. */
  wrong?: RegExp;
}

/** A sentence to be said as it stands. */
const QUOTED = /“[^”]{4,400}”/;

export const deeds: readonly Deed[] = [
  // Whoever is trained learns it, from somebody, by a day; what is done on a busy day is something else.
  {
    heard:
      /\btrain(?:ing)? (?:an?|our|my|the|your|each|every) (?:new |first |second )?(?:[\w-]+ ){0,2}(?:dispatchers?|technicians?|techs?|stylists?|groomers?|hygienists?|paralegals?|cooks?|servers?|drivers?|installers?|estimators?|apprentices?|helpers?|crew (?:leads?|members?)|managers?)\b/,
    shown:
      /\b(?:train\w*|teach\w*|taught|learn\w*|shadow\w*|practic\w+|listens?|watch\w*|beside|alone|new (?:person|one|colleague|dispatcher|hire)|first (?:day|week|morning))\b/i,
    share: 0.5,
  },
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
    // What came in overnight is dealt with by day.
    not: /\basks?\b|\b(?:messages|voice ?mails?|missed calls) (?:from |left )?overnight\b|\bovernight (?:messages|voice ?mails?)\b/,
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
  // Who waits on the line is told of the line, and not of a form.
  {
    heard: /\b(?:on|to) hold\b|\bhold (?:times?|music|queue)\b/,
    shown: /\b(?:holds?|held|wait\w*|queue|rings?|minutes?|seconds?|call(?:s|ed)? back|call-?backs?)\b/i,
    share: 0.4,
  },
  // Somebody who asked and was lost has no estimate yet.
  {
    heard:
      /\b(?:missed|lost|cold|web|website|online|new) leads?\b|\bleads? (?:that|who|we|you)\b|\bfollow\w* up (?:on|with)? ?(?:our |missed |new |web |online )*(?:leads|inquir\w+)\b/,
    not: /\b(?:estimates?|quotes?|bids?|proposals?)\b/,
    shown:
      /\b(?:leads?|inquir\w+|forms?|messages?|missed|reply|replies|texts?|call(?:ed|s)? back|consult\w*|book\w*|asked|new)\b/i,
    share: 0.5,
    wrong: /\b(?:estimates?|bids?|permits?|haul-away)\b/i,
  },
  // A line that is put in is a number, a carrier and a test.
  {
    heard: /\b(?:second|separate|dedicated|extra|additional|emergency) (?:phone )?(?:lines?|numbers?)\b/,
    not: /\b(?:answer\w*|pick\w* up|who)\b/,
    shown:
      /\b(?:(?:second|separate|emergency|new|own|dedicated|main|other|published) (?:phone )?(?:lines?|numbers?)|forward\w*|port\w*|carriers?|provider|the number|caller id)\b/i,
    share: 0.4,
  },
  // What is written down is a fact, and no way of talking.
  {
    heard:
      /\b(?:things|facts|details|points|items|fields|questions) (?:to|you should|we should|your \w+ should) (?:write|note|jot|take|get) down\b|\b(?:write|note|jot|take) down when\b/,
    shown:
      /\b(?:write|writ(?:es|ten)|notes?|names?|numbers?|spell\w*|dates?|address\w*|whose|which|who|what)\b.{0,60}\?|^(?:\d{1,2}\. )?(?:full |their |the )?(?:names?|numbers?|dates?|address\w*|what|who|when|where|how|which|whether)\b/i,
    share: 0.6,
  },
  // Things that a recording says have words.
  {
    heard:
      /\b(?:things|points|parts|elements|lines|sentences)\b.{0,50}\b(?:say|include|put|have|mention|belongs?|needs?) (?:\w+ )?in (?:an? |our |my |your |the |every )?(?:[\w-]+ ){0,3}(?:greeting|recording|voicemail|message)\b/,
    shown: QUOTED,
    share: 0.8,
  },
  // Nine things that somebody says are nine sentences.
  {
    heard:
      /\bthings\b.{0,60}\b(?:to|should|can|could|must|might) (?:always )?(?:say|tell)\b(?! (?:about|yes|no)\b)/,
    not: /\bnever\b|\bnot to\b/,
    nouns: /^things$/,
    shown: QUOTED,
    share: 0.8,
  },
  // Whoever doesn’t stop is heard, and no line that rings.
  {
    heard:
      /\b(?:won't|doesn't|never|keeps?|can't) (?:\w+ )?(?:stop(?:s|ping)? talking|hang(?:s|ing)? up|talking|get(?:s|ting)? off)\b|\b(?:talkative|rambl\w+|chatty|long-winded)\b/,
    shown:
      /\b(?:talk\w*|stor(?:y|ies)|sentence|minutes?|listen\w*|interrupt them|say back|question|breath|end(?:s|ed)? the call)\b/i,
    share: 0.6,
    wrong: /\b(?:dots?|stretch\w*|sheet|second call)\b/i,
  },
  // What comes over a page is read and answered, and is no message after a beep.
  {
    heard:
      /\b(?:web|website|online|form) (?:inquir\w+|requests?|forms?|leads?|submissions?)\b|\bcontact forms?\b/,
    shown: /\b(?:web\w*|online|forms?|inquir\w+|e-?mails?|leads?|text(?:s|ed)?|page)\b/i,
    share: 0.5,
    wrong: /\b(?:voicemails?|beep)\b/i,
  },
  // Who sells a house is asked of the house.
  {
    heard: /\b(?:new |possible |potential |home )?sellers?\b/,
    not: /\bbuyers?\b/,
    shown: /\b(?:sell\w*|list(?:ed|ing)?|property|house|home|market|price|agent|own\w*|mortgage)\b/i,
    share: 0.6,
    wrong: /\b(?:buying|looking for|see it|how it will be paid)\b/i,
  },
  // Who presses numbers is told of numbers.
  {
    heard: /\bphone (?:menus?|trees?)\b|\bpress (?:1|one)\b/,
    shown: /\b(?:menus?|press\w*|options?|choices?|zero|trees?)\b/i,
    share: 0.5,
  },
  // Whoever asks is answered, and not planned for.
  {
    heard: /\b(?:asks?|asking|wants? to know) (?:us |you )?(?:if|whether) (?:it|they|this|we|you|she|he)\b/,
    shown: /“|\b(?:asks?|asked|says?|tells?|answers?|waits?)\b/i,
    share: 0.7,
    wrong: /\b(?:sick-day|on-call days?|first morning back|lunch gap)\b/i,
  },
  // What is recorded is heard, and planned by nobody.
  {
    heard:
      /\brecord\w* (?:an?|the|your|our|my) (?:[\w-]+ ){0,3}(?:greeting|message|voicemail)s?\b|\bmistakes\b.{0,60}\bgreetings?\b/,
    shown: /\b(?:greetings?|record\w*|messages?|beep|voice|seconds?|aloud|say(?:s|ing)?)\b/i,
    share: 0.7,
  },
  // Booked by text is no booking by voice.
  {
    heard:
      /\btext[- ]to[- ](?:schedule|book)\b|\b(?:book\w*|schedul\w*) (?:by|via|over|through) text\w*\b|\btext (?:booking|scheduling)\b/,
    shown: /\btext\w*\b/i,
    share: 0.5,
  },
  // A page of one's own is no greeting.
  {
    heard:
      /\b(?:writ\w+|build\w*|creat\w+|design\w*|redesign\w*) (?:an?|our|the|your|my) (?:[\w-]+ ){0,2}(?:web ?sites?|home ?pages?|landing pages?)\b/,
    shown: /\b(?:pages?|sites?|website|photos?|pictures?|search\w*|clicks?|visitors?)\b/i,
    share: 0.5,
    wrong: /\b(?:assistant|AI|robot)\b/,
  },
  // Who answers a bad review is told of the answer, and not of how to ask for the next.
  {
    heard:
      /\b(?:answer\w*|respond\w*|repl(?:y|ies|ying)|react\w*|fight\w*|remov\w+|disput\w+|deal(?:ing)? with|handl\w+)\b.{0,40}\breviews?\b/,
    shown:
      /\b(?:answer\w*|repl(?:y|ies)|respon\w+|public\w*|platform|flag\w*|remov\w+|fake|false|lies?|angry|bad (?:one|review)s?|one star)\b/i,
    share: 0.5,
  },
];
