/**
 * Letters by the news that they bring. `{date}`, `{address}`, `{percent}`, `{place}` and `{customers}` are the prompt's;
 * whatever it does not say stands in square brackets, for a letter states nothing that its writer did not. A line that begins with `{address}?` is left out without it.
 */
export interface Letter {
  /** Lower case, plain. */
  heard: RegExp;
  title: string;
  /** What is so from that day on. */
  news: string;
  /** Why. */
  reason: string;
  /** What stays, and what the reader has to do. */
  stays: string;
  todo: string;
  thanks: string;
}

export const letters: readonly Letter[] = [
  {
    heard: /\b(?:apolog\w+|sorry)\b/,
    title: "We are sorry",
    news: "We are sorry: {as-told}.",
    reason: "[What happened, in one sentence, without blaming anybody.]",
    stays: "[What has become of what people asked for or paid in the meantime.]",
    todo: "So that it does not happen again, we have [one thing that has really been done]. If it has cost you something, tell [name] at [number].",
    thanks: "Thank you for your patience.",
  },
  {
    heard:
      /\b(?:rais(?:e|es|ing)|increas\w+|higher|going up|goe?s? up|adjust\w*) .{0,40}\b(?:prices?|rates?|fees?|tuition|rent|dues)|\b(?:prices?|rates?|fees?|dues|tuition) .{0,30}\b(?:rais\w+|increas\w+|ris\w+|going up|goe?s? up|chang\w+)|\bprice (?:increase|change|rise|adjustment)/,
    title: "Our prices {percent-rise}, from {date}",
    news: "From {date} our prices {percent-rise}. We want you to hear it from us, and before you see it on a bill.",
    reason:
      "[What costs more for us now, by its name and in one sentence.] [What you tried before raising prices, if you did.]",
    stays: "[What stays as it is: what people come to you for.]",
    todo: "[What applies to orders and bookings made before {date}.]",
    thanks: "Thank you for coming to us. If you have a question, ask any of us.",
  },
  {
    heard:
      /\b(?:(?:we|clinic|office|practice|shop|store|salon|studio|bakery|firm|school|center|company|business|hospital|gym|restaurant) (?:is |are |will )?mov(?:e|es|ing|ed)|mov(?:e|es|ing) (?:to|into) (?:an? |our )?(?:new|bigger|larger|\d)|relocat\w+|new (?:location|address|office|premises|home))\b/,
    title: "We are moving{to-address}{on-date}",
    news: "Our {place} is moving: from {date} you will find us at {address}. Until the day before, everything stays where it is.",
    reason:
      "We are moving because [one sentence: what was too small, too far or too old, and what is better there].",
    stays: "[What stays the same: the people, the hours, the number, appointments that are agreed.]",
    todo: "If you have an appointment on or after {date}, come to {address}. The entrance is [where], and the nearest stop or exit is [which].",
    thanks: "We look forward to showing you around.",
  },
  {
    heard:
      /\b(?:repairs?|maintenance|construction|renovat\w+|outage|inspections?|shut.?off|turned off|roof(?:ing)?|repav\w+|painting)\b/,
    title: "{Told}",
    news: "{Told}: [what is done, by whom, and between which hours].",
    reason: "[Why it has to be done, and why on these days.]",
    stays: "[What can be used meanwhile, and what cannot.]",
    todo: "[What you should do before that, by which day.] If you need help on these days, call [name] at [number].",
    thanks: "We are sorry for the trouble, and thank you for your patience.",
  },
  {
    heard:
      /\bclos(?:e|es|ed|ing) (?:\w+ )?(?:on |every |each )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b|\b(?:new|extend\w*|longer|chang\w+|summer|winter|saturday|sunday|evening|opening) (?:\w+ ){0,2}hours\b|\bopen(?:ing)? (?:on )?(?:saturdays?|sundays?|late|evenings?)|\bhours (?:are )?chang/,
    title: "New hours from {date}",
    news: "From {date} our hours change: [each day, from … to …].",
    reason: "We are doing this because [what customers asked for, or what the days have shown].",
    stays: "[What applies to appointments and orders that fall on the changed days.]",
    todo: "If the new hours are a problem for you, tell us at [number]: [what you can offer instead].",
    thanks: "Thank you for your understanding.",
  },
  {
    heard: /\b(?:clos(?:ed|ing|ure|e)|shut(?:ting)?|vacation|holiday break|renovat\w+)\b/,
    title: "We are closed{on-date}",
    news: "Our {place} is closed from {date} until [last day closed]. On [date, hour] we are back.",
    reason: "[One sentence on why: the holidays, building work, a week for the whole team.]",
    stays: "[What applies to orders, appointments and deliveries that fall on these days.]",
    todo: "What cannot wait goes to [name and number of whoever stands in]. Please order or book what you need by [date].",
    thanks: "Thank you, and until [date].",
  },
  {
    heard: /\b(?:retir\w+|leav(?:es|ing)|farewell|goodbye|stepping down|last day)\b/,
    title: "A farewell and a thank you{on-date}",
    news: "On {date} [name] leaves our {place}, after [number] years.",
    reason: "[What comes next for them, as far as they want it told.]",
    stays: "[Who takes over, and what that person knows of you already.]",
    todo: "[What applies to appointments and open work.] If you would rather work with somebody else, tell us at [number].",
    thanks:
      "If you want to say goodbye yourself: [day, hour, place], or a line to [address], which we pass on.",
  },
  {
    heard:
      /\b(?:join(?:s|ed|ing)?|welcom\w+|new (?:team member|doctor|dentist|partner|associate|colleague|stylist|vet|veterinarian|manager|hygienist|therapist|attorney|lawyer|chef|owner)|hired?)\b/,
    title: "Somebody new at our {place}{on-date}",
    news: "From {date} [name] works with us, as [role].",
    reason: "[Two facts: where they learned it, and what they do best or like doing most.]",
    stays: "[What does not change for those who have somebody already.]",
    todo: "To see [name], book by [telephone, page], and say what it is about, so that enough time is kept.",
    thanks: "Say hello when you are next here. [A sentence in the new colleague’s own words.]",
  },
  {
    heard: /\b(?:polic(?:y|ies)|terms|rules?|deposits?|cancellation|no.?show)\b/,
    title: "A new rule at our {place}{on-date}",
    news: "From {date} this is new: [the rule in one sentence].",
    reason:
      "[What happened without it, without blaming anybody: how many hours or orders were lost in a month.]",
    stays: "[For whom nothing changes, and which rule holds for what is agreed on before {date}.]",
    todo: "Please tell us by [how long before] if something comes up, at [number]. [When no charge is made.]",
    thanks: "Thank you for your understanding. If the rule does not fit your case, talk to us before.",
  },
  {
    heard: /\b(?:ai|voice assistant|virtual (?:assistant|receptionist)|phone assistant|chat ?bot|bot)\b/,
    title: "An assistant on our telephone{on-date}",
    news: "From {date} an assistant answers our telephone when none of us can: a computer that speaks.",
    reason: "We are doing this because [which calls were answered late or not at all].",
    stays:
      "The assistant says that it is no person. It can take down what you are calling about, [book and move appointments,] and tell you when one of us calls back. It gives no advice{medical}, and it decides nothing about you. You can always ask for a person: say so at any point, and you are put through, or called back at an hour that is named.{emergency}",
    todo: "What you tell the assistant is read by [who] and kept for [how long]. [What stays: the number, the people.]",
    thanks: "If something goes wrong, tell [name] at [number]; a mistake of the assistant’s is our mistake.",
  },
  {
    heard:
      /\b(?:online (?:booking|scheduling|appointments?|forms?|portal|ordering)|book(?:ing)? online|patient portal|client portal|text reminders?|reminders? by text|reminder texts?)\b/,
    title: "Something new: {told}",
    news: "From {date}: {told}.",
    reason: "[Why: what people asked for, or at which hours nobody could answer.]",
    stays: "If you would rather call, call us at [number].",
    todo: "This is how it works: go to [address of the page], [what is chosen and entered there]. You get [which confirmation], and a reminder [how long] before. If you do not want reminders, answer STOP or tell us. [Which data the page asks for, and who sees them.]",
    thanks: "If something is awkward, tell any of us.",
  },
  {
    heard:
      /\b(?:ai|assistant|phone system|new number|answering|receptionist|portal|app|software|online|booking system|system|text(?:s|ing)?)\b/,
    title: "Something new when you reach us{on-date}",
    news: "From {date} you can reach us in a new way: [what is new, in one sentence, and what it can do].",
    reason: "We are doing this because [which calls were missed, or how long people waited].",
    stays: "[Whether the old way stays open, and how one reaches a person.]",
    todo: "[What has to be set up, if anything.] What you enter there is seen by [who] and kept for [how long].",
    thanks: "Tell us what works and what does not.",
  },
  {
    heard: /\b(?:anniversary|years|birthday|milestone|thank(?:s| you))\b/,
    title: "A thank you from our {place}",
    news: "On {date} it is [number] years since we opened our {place}.",
    reason:
      "It began with [who, where, with what]. [One thing from the first year that people still talk about.]",
    stays: "[What has changed since, and what has not.]",
    todo: "We would like to thank you in person: [day, hour, place, what there will be].",
    thanks: "Thank you for being part of it.",
  },
];

/** Any other piece of news. */
export const anyLetter: Letter = {
  heard: /(?:)/,
  title: "News from our {place}{on-date}",
  news: "From {date} this is new at our {place}: {told}.",
  reason: "[One sentence on why: what you asked us for, or what was not good enough before.]",
  stays: "[What stays as it is.]",
  todo: "[What the reader has to do, by when, in one sentence; or that nothing has to be done.]",
  thanks: "If you have a question, call us at [number] or ask when you are next here.",
};
