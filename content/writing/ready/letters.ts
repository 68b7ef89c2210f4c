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
    reason: "[What happened, in one sentence, without blaming anyone.]",
    stays: "[What has become of the things people ordered or paid for.]",
    todo: "To keep it from happening again, we have [one thing you have really done]. If it has cost you anything, please call [name] at [number].",
    thanks: "Thank you for your patience.",
  },
  {
    heard: /\b(?:ai|voice assistant|virtual (?:assistant|receptionist)|phone assistant|chat ?bot|bot)\b/,
    title: "An assistant is answering our phone{on-date}",
    news: "From {date}, an assistant will answer our phone when none of us can. It is a computer that talks.",
    reason: "We are doing this because [which calls went unanswered, or how long people waited].",
    stays:
      "The assistant tells you that it is not a person. It can take a message, [book and move appointments,] and tell you when one of us will call you back. It gives no advice{medical}, and it makes no decisions about you. You can always ask for a person: just say so, and you will be put through or given a time when one of us will call.{emergency}",
    todo: "What you tell the assistant is read by [who] and kept for [how long]. Everything else stays the same: [the number, the people].",
    thanks:
      "If something goes wrong, please tell [name] at [number]. If the assistant makes a mistake, it is our mistake.",
  },
  {
    heard:
      /\b(?:rais\w+|increas\w+|higher|adjust\w*)\b.{0,30}\brents?\b|\brents?\b.{0,30}\b(?:rais\w+|increas\w+|go(?:es|ing)? up|ris\w+)\b/,
    title: "Your rent from {date}",
    news: "From {date}, your rent will {percent-rise}, to [new amount] a month. We want you to hear it from us in good time.",
    reason: "[What costs more: taxes, insurance, repairs, in one sentence.] [When it was last raised.]",
    stays: "[What stays the same in the lease, and what has been or will be repaired.]",
    todo: "[What you need to do, if anything, and by when.] [How much notice your state and the lease ask for, and what applies if you would rather not renew.] If you have questions, call [name] at [number].",
    thanks: "Thank you for being our tenant.",
  },
  {
    heard:
      /\b(?:rais(?:e|es|ing)|increas\w+|higher|going up|goe?s? up|adjust\w*) .{0,40}\b(?:prices?|rates?|fees?|tuition|rent|dues)|\b(?:prices?|rates?|fees?|dues|tuition) .{0,30}\b(?:rais\w+|increas\w+|ris\w+|going up|goe?s? up|chang\w+)|\bprice (?:increase|change|rise|adjustment)/,
    title: "Our prices {percent-rise} from {date}",
    news: "From {date}, our prices {percent-rise}. We want you to hear it from us before you see it on a bill.",
    reason:
      "[What costs more for us now, in one sentence.] [What you tried before raising prices, if you did.]",
    stays: "[What stays the same: the thing people come to you for.]",
    todo: "[What applies to orders and bookings made before {date}.]",
    thanks: "Thank you for being our customer. If you have a question, just ask any of us.",
  },
  {
    heard:
      /\b(?:(?:we|clinic|office|practice|shop|store|salon|studio|bakery|firm|school|center|company|business|hospital|gym|restaurant) (?:is |are |will )?mov(?:e|es|ing|ed)|mov(?:e|es|ing) (?:to|into) (?:an? |our )?(?:new|bigger|larger|\d)|relocat\w+|new (?:location|address|office|premises|home))\b/,
    title: "We are moving{to-address}{on-date}",
    news: "Our {place} is moving. From {date} you will find us at {address}. Until the day before, we are still at the old place.",
    reason:
      "We are moving because [one sentence: what was too small, too far or too old, and what is better there].",
    stays: "[What stays the same: the people, the hours, the phone number, appointments you already have.]",
    todo: "If you have an appointment on or after {date}, please come to {address}. The entrance is [where], and the closest stop or exit is [which].",
    thanks: "We look forward to showing you around.",
  },
  {
    heard:
      /\b(?:repairs?|maintenance|construction|renovat\w+|outage|inspections?|shut.?off|turned off|roof(?:ing)?|repav\w+|painting)\b/,
    title: "{Told}",
    news: "{Told}: [what will be done, by whom, and between what hours].",
    reason: "[Why it has to be done, and why on these days.]",
    stays: "[What you can use in the meantime, and what you can’t.]",
    todo: "[What you should do before then, by which day.] If you need help on these days, call [name] at [number].",
    thanks: "We are sorry for the trouble, and thank you for your patience.",
  },
  {
    heard:
      /\bclos(?:e|es|ed|ing) (?:\w+ )?(?:on |every |each )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b|\b(?:new|extend\w*|longer|chang\w+|summer|winter|saturday|sunday|evening|opening) (?:\w+ ){0,2}hours\b|\bopen(?:ing)? (?:on )?(?:saturdays?|sundays?|late|evenings?)|\bhours (?:are )?chang/,
    title: "New hours from {date}",
    news: "From {date} our hours change: [each day, from … to …].",
    reason: "We are changing them because [what customers asked for, or what you noticed].",
    stays: "[What applies to appointments and orders that fall in the changed hours.]",
    todo: "If the new hours don’t work for you, please tell us at [number]: [what you can offer instead].",
    thanks: "Thank you for your understanding.",
  },
  {
    heard: /\b(?:clos(?:ed|ing|ure|e)|shut(?:ting)?|vacation|holiday break|renovat\w+)\b/,
    title: "We are closed{on-date}",
    news: "Our {place} is closed from {date} through [last day closed]. We are back on [date, time].",
    reason: "[One sentence on why: the holidays, renovations, a week off for the whole team.]",
    stays: "[What applies to orders, appointments and deliveries on these days.]",
    todo: "If something can’t wait, call [name and number of whoever fills in].{emergency} Please order or book what you need by [date].",
    thanks: "Thank you, and see you on [date].",
  },
  {
    heard: /\b(?:retir\w+|leav(?:es|ing)|farewell|goodbye|stepping down|last day)\b/,
    title: "A farewell and a thank you{on-date}",
    news: "On {date} [name] is leaving our {place} after [number] years.",
    reason: "[What comes next for them, as much as they want people to know.]",
    stays: "[Who takes over, and what that person already knows about you.]",
    todo: "[What applies to appointments and open work.] If you would rather see someone else, tell us at [number].",
    thanks:
      "If you would like to say goodbye in person: [day, time, place]. Or send a line to [address] and we will pass it on.",
  },
  {
    heard:
      /\b(?:join(?:s|ed|ing)?|welcom\w+|new (?:team member|doctor|dentist|partner|associate|colleague|stylist|vet|veterinarian|manager|hygienist|therapist|attorney|lawyer|chef|owner)|hired?)\b/,
    title: "Somebody new at our {place}{on-date}",
    news: "From {date} [name] is joining us as [role].",
    reason: "[Two facts: where they trained, and what they like doing most.]",
    stays: "[What does not change if you already have someone here.]",
    todo: "To see [name], book by [phone, page] and say what it is about, so that we set aside enough time.",
    thanks: "Say hello next time you are here. [One sentence in the new colleague’s own words.]",
  },
  {
    heard: /\b(?:deposits?|cancell?ations?|cancell?ing|no.?shows?|late (?:fees?|arrivals?))\b/,
    title: "A new policy at our {place}{on-date}",
    news: "From {date} we have a new policy: [the rule in one sentence].",
    reason:
      "[What happened without it, without blaming anyone: how many hours or orders you lost in a month.]",
    stays: "[For whom nothing changes, and what applies to bookings made before {date}.]",
    todo: "If something comes up, please let us know [how long before] at [number]. [When there is no charge.]",
    thanks: "Thank you for understanding. If the policy is a problem for you, please talk to us first.",
  },
  {
    heard: /\b(?:polic(?:y|ies)|terms|rules?|requirements?|procedures?)\b/,
    title: "{Told}",
    news: "From {date}, this is how it works: [the rule in one sentence, with what is different from today].",
    reason: "[Why: what happened without it, or who asks for it. No blame.]",
    stays: "[Whether there are exceptions, and why or why not.] [What stays the same.]",
    todo: "What we need from you by [day]: [a form, a name, a number]. [What to do on a day when it doesn’t work: whom to call beforehand, at what number.]",
    thanks: "Thank you for helping with this. If it is hard for you, please talk to us before {date}.",
  },
  {
    heard:
      /\b(?:online (?:booking|scheduling|appointments?|forms?|portal|ordering)|book(?:ing)? online|patient portal|client portal|text reminders?|reminders? by text|reminder texts?)\b/,
    title: "Something new: {told}",
    news: "From {date}: {told}.",
    reason: "[Why: what people asked for, or when nobody could answer.]",
    stays: "If you would rather call, our number is [number], same as before.",
    todo: "Here is how it works: go to [web address], [what you choose and enter there]. You get [what kind of confirmation], and a reminder [how long] before. If you don’t want reminders, reply STOP or tell us. [What information the page asks for, and who sees it.]",
    thanks: "If anything gives you trouble, tell any of us.",
  },
  {
    heard:
      /\b(?:ai|assistant|phone system|new number|answering|receptionist|portal|app|software|online|booking system|system|text(?:s|ing)?)\b/,
    title: "A new way to reach us{on-date}",
    news: "From {date} there is a new way to reach us: [what is new, in one sentence, and what it can do].",
    reason: "We are doing this because [which calls were missed, or how long people waited].",
    stays: "[Whether the old way stays open, and how to reach a person.]{emergency}",
    todo: "[What people have to set up, if anything.] What you enter there is seen by [who] and kept for [how long].",
    thanks: "Please tell us what works and what doesn’t.",
  },
  {
    heard: /\b(?:anniversary|years|birthday|milestone|thank(?:s| you))\b/,
    title: "A thank you from our {place}",
    news: "This year our {place} turns [number] years old, and that is because of you.",
    reason:
      "It began with [who, where, with what]. [One thing from the first year that people still talk about.] Some of you were there.",
    stays:
      "[What has changed since, and what hasn’t.] What we like best about our work has stayed the same: [one thing people tell you, or bring along].",
    todo: "We would like to thank you in person: {date}, [time, place, what there will be]. Bring [whom], and tell us by [day] if you can come.",
    thanks: "Thank you for being part of it.",
  },
];

/** Any other piece of news. */
export const anyLetter: Letter = {
  heard: /(?:)/,
  title: "News from our {place}{on-date}",
  news: "We’re writing to tell you about something new at our {place}, starting {date}: {told}.",
  reason:
    "We’re doing this because [one sentence: what you asked us for, or what wasn’t good enough before].",
  stays: "[What stays the same.]",
  todo: "[What you need to do, and by when; or: You don’t need to do anything.]",
  thanks: "If you have a question, call us at [number] or ask next time you are here.",
};
