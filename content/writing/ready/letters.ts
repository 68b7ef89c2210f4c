/**
 * Letters by the news that they bring. `{date}`, `{address}`, `{percent}`, `{place}` and `{customers}` are the prompt's;
 * what it does not say stands in square brackets. A line that begins with `{address}?` is left out without it.
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
    reason:
      "It was ours to prevent, and we did not. [What happened, in one sentence, without blaming anybody.]",
    stays:
      "What you asked for in the meantime is not lost if you tell us once more: [number, address or page]. You need not explain it from the beginning.",
    todo: "So that it does not happen again, we have [one thing that has really been done]. If it has cost you something, tell us what, and [name] calls you.",
    thanks: "Thank you for your patience. You should not have needed it.",
  },
  {
    heard:
      /\b(?:rais(?:e|es|ing)|increas\w+|higher|going up|go up|adjust\w*) .{0,40}\b(?:prices?|rates?|fees?|tuition|rent|dues)|\b(?:prices?|rates?|fees?|dues|tuition) .{0,30}\b(?:rais\w+|increas\w+|ris\w+|going up|go up|chang\w+)|\bprice (?:increase|change|rise|adjustment)/,
    title: "Our prices {percent-rise}, from {date}",
    news: "From {date} our prices {percent-rise}. We want you to hear it from us, and before you see it on a bill.",
    reason:
      "[What costs more for us now, by its name and in one sentence.] We looked for another way first: [what you did]. It was not enough.",
    stays:
      "What stays is what you come for: [the recipe, the time we take, the people you know], made the way we have always made it.",
    todo: "You need not do anything. What is ordered or agreed on before {date} costs what it costs today.",
    thanks:
      "Thank you for coming to us, some of you for years. If you have a question, ask any of us; we will answer it plainly.",
  },
  {
    heard:
      /\b(?:(?:we|clinic|office|practice|shop|store|salon|studio|bakery|firm|school|center|company|business|hospital|gym|restaurant) (?:is |are |will )?mov(?:e|es|ing|ed)|mov(?:e|es|ing) (?:to|into) (?:an? |our )?(?:new|bigger|larger|\d)|relocat\w+|new (?:location|address|office|premises|home))\b/,
    title: "We are moving{to-address}{on-date}",
    news: "Our {place} is moving: from {date} you will find us at {address}. Until the day before, everything stays where it is.",
    reason:
      "We are moving because [one sentence: what was too small, too far or too old, and what is better there].",
    stays:
      "The people are the same, and so are our hours and every appointment you have with us; only the address is new.",
    todo: "If you have an appointment on or after {date}, come to {address}. The entrance is [where], and the nearest stop or exit is [which].",
    thanks: "We look forward to showing you around. Come in and say hello, also without an appointment.",
  },
  {
    heard:
      /\b(?:new|extend\w*|longer|chang\w+|summer|winter|saturday|sunday|evening|opening) (?:\w+ ){0,2}hours\b|\bopen(?:ing)? (?:on )?(?:saturdays?|sundays?|late|evenings?)|\bhours (?:are )?chang/,
    title: "New hours from {date}",
    news: "From {date} our hours change: [each day, from … to …].",
    reason: "We are doing this because [what customers asked for, or what the days have shown].",
    stays: "Appointments that you have already stay as they are, and so does our number: [number].",
    todo: "You need not do anything. If another hour suits you better now, call us or write, and we move it.",
    thanks:
      "Thank you for telling us what you need. We will look at the new hours after [three months] and tell you whether they stay.",
  },
  {
    heard: /\b(?:clos(?:ed|ing|ure|e)|shut(?:ting)?|vacation|holiday break|renovat\w+)\b/,
    title: "We are closed{on-date}",
    news: "Our {place} is closed from {date} until [last day closed]. On [date, hour] we are back.",
    reason: "[One sentence on why: the holidays, building work, a week for the whole team.]",
    stays: "Everything that is agreed on for before and after stays as agreed.",
    todo: "What cannot wait goes to [name and number of whoever stands in]. Everything else we answer in the order in which it came, from [date] on. Please order or book what you need by [date].",
    thanks: "Thank you for bearing with us. We wish you a good time and are glad to see you again.",
  },
  {
    heard: /\b(?:retir\w+|leav(?:es|ing)|farewell|goodbye|stepping down|last day)\b/,
    title: "A farewell and a thank you{on-date}",
    news: "On {date} [name] leaves our {place}, after [number] years.",
    reason: "[What comes next for them, as far as they want it told.]",
    stays:
      "You stay in good hands: [name of the successor] takes over, knows your [file, history, order], and has worked beside [name] since [month].",
    todo: "Appointments stay as they are unless we call you. If you would like to see somebody else, tell us and we arrange it.",
    thanks:
      "If you want to say goodbye yourself: [day, hour, place], or a line to [address], which we pass on.",
  },
  {
    heard:
      /\b(?:join(?:s|ed|ing)?|welcom\w+|new (?:team member|doctor|dentist|partner|associate|colleague|stylist|vet|veterinarian|manager|hygienist|therapist|attorney|lawyer|chef|owner)|hired?)\b/,
    title: "Somebody new at our {place}{on-date}",
    news: "From {date} [name] works with us, as [role].",
    reason: "[Two facts: where they learned it, and what they do best or like doing most.]",
    stays:
      "Whoever has always seen you goes on seeing you. [Name] has hours for new {customers} from {date}.",
    todo: "To see [name], book by [telephone, page], and say what it is about, so that enough time is kept.",
    thanks: "Say hello when you are next here. [A sentence in the new colleague’s own words.]",
  },
  {
    heard: /\b(?:polic(?:y|ies)|terms|rules?|deposits?|cancellation|no.?show)\b/,
    title: "A new rule at our {place}{on-date}",
    news: "From {date} this is new: [the rule in one sentence].",
    reason:
      "[What happened without it, without blaming anybody: how many hours or orders were lost in a month.]",
    stays:
      "Nothing changes for whoever has always told us in time. What is agreed on before {date} follows the old rule.",
    todo: "Please tell us by [how long before] if something comes up, at [number] or by a text. Illness and emergencies are no cause for a charge.",
    thanks:
      "Thank you for your understanding. If the rule does not fit your case, talk to us before and not after.",
  },
  {
    heard: /\b(?:ai|voice assistant|virtual (?:assistant|receptionist)|phone assistant|chat ?bot|bot)\b/,
    title: "An assistant on our telephone{on-date}",
    news: "From {date} an assistant answers our telephone when none of us can: a computer that speaks.",
    reason:
      "We are doing this because too many calls rang out while we were with somebody. A call that is answered late, or never, is hard on you, and we know it.",
    stays:
      "The assistant says that it is no person. It can take down what you are calling about, [book and move appointments,] and tell you when one of us calls back. It gives no advice{medical}, and it decides nothing about you. You can always ask for a person: say so at any point, and you are put through, or called back at an hour that is named.{emergency}",
    todo: "You need not change anything: same number, same people. What you tell the assistant is read by [who] and kept for [how long].",
    thanks:
      "If something goes wrong, tell us; for the first month [name] reads every remark, and a mistake of the assistant’s is our mistake.",
  },
  {
    heard:
      /\b(?:online (?:booking|scheduling|appointments?|forms?|portal|ordering)|book(?:ing)? online|patient portal|client portal|text reminders?|reminders? by text|reminder texts?)\b/,
    title: "Something new: {told}",
    news: "From {date}: {told}.",
    reason:
      "You asked for it, most often in the evening, when nobody here picks up. Now you can do it whenever it suits you, and read it again afterward.",
    stays:
      "Nothing is taken away. If you would rather call, call: the number is the same, and so are the people. Nobody has to have a smartphone to be well looked after here.",
    todo: "It is easy to try: go to [address of the page], choose the kind and the hour, and enter a number. You get a confirmation at once, and a reminder [how long] before. If you do not want reminders, answer STOP or tell us. The page asks for [which data] and nothing about your health that is not needed for the booking.",
    thanks:
      "We are looking forward to hearing how you get on with it. If something is awkward, tell any of us; for the first month [name] reads every remark. Thank you for being with us, and take care.",
  },
  {
    heard:
      /\b(?:ai|assistant|phone system|new number|answering|receptionist|portal|app|software|online|booking system|system|text(?:s|ing)?)\b/,
    title: "Something new when you reach us{on-date}",
    news: "From {date} you can reach us in a new way: [what is new, in one sentence, and what it can do].",
    reason: "We are doing this because [which calls were missed, or how long people waited].",
    stays:
      "The old way stays open. Whoever would rather talk to one of us says so, and is put through or called back at an hour that we name.",
    todo: "You need not set anything up. What you say there is seen by [who] and kept for [how long].",
    thanks: "Tell us what works and what does not; for the first month [name] reads every remark.",
  },
  {
    heard: /\b(?:anniversary|years|birthday|milestone|thank(?:s| you))\b/,
    title: "A thank you from our {place}",
    news: "On {date} it is [number] years since we opened our {place}.",
    reason:
      "It began with [who, where, with what]. [One thing from the first year that people still talk about.]",
    stays: "Much has changed since, and this has not: [what you have always done].",
    todo: "We would like to thank you in person: [day, hour, place, what there will be].",
    thanks: "Without you there would be nothing to celebrate. Thank you.",
  },
];

/** Any other piece of news. */
export const anyLetter: Letter = {
  heard: /(?:)/,
  title: "News from our {place}{on-date}",
  news: "From {date} this is new at our {place}: {told}.",
  reason: "[One sentence on why: what you asked us for, or what was not good enough before.]",
  stays: "Everything else stays as it is: [appointments, prices, the people you know, the number].",
  todo: "You need not do anything. [If they do: what, by when, in one sentence.]",
  thanks:
    "Thank you for your trust. If you have a question, call us at [number] or ask when you are next here.",
};
