import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionist|assistant|agent|answering(?: system| service)?)s?";

export const aiOutage: Subject = {
  id: "ai-outage",
  name: "what happens when an AI receptionist is down",
  heard: new RegExp(
    `\\b${AI}\\b[^.?!]{0,50}\\b(?:goes down|is down|went down|fails?|crash\\w*|outage|stops? working|offline|unavailable|backup|downtime|breaks?)\\b|\\b(?:outage|downtime|backup plan|goes down|fails?|fail[- ]?over)\\b[^.?!]{0,50}\\b${AI}\\b`,
  ),
  title: "What happens at {who} when the AI receptionist is down",
  lead: "If it’s set up properly, callers hear your phone ring a few times more and reach the place they would have reached before: a person, a service, or a voicemail with a time in it. That’s because the calls are forwarded from your own number, and a forward can have a fallback. Whether yours does takes five minutes to find out, and you should do it before you need to know. (The publisher of this page sells AI receptionists, so ask us the same questions.)",
  close:
    "Once a quarter, have the vendor or your phone company switch it off for ten minutes on a quiet afternoon while you call in. Whatever you hear then is your plan.",
  passages: [
    {
      does: "Know what can go down",
      asks: "What exactly can fail?",
      heard: /\b(?:what|fail\w*|cause|why|parts?|goes down|happens)\b/,
      says: [
        "Four things can: your own internet or phone company, the line between you and the vendor, the vendor’s own service, and one of the companies behind it, such as the one that turns speech into text. The first isn’t the assistant’s fault and may even leave it running, since forwarding happens at the phone company and not in your building. The last is the odd one: it picks up, and then it’s slow or doesn’t understand. Ask what it does then.",
      ],
      put: "Which parts of your service can fail, and what does a caller hear in each case?",
      checks: ["We know what callers hear if our line, the vendor, or a company behind it fails."],
      tasks: ["Ask the vendor what callers hear in each of the four cases, and get it in writing."],
    },
    {
      does: "Set the fallback at your phone company",
      asks: "Where do calls go if it doesn’t answer?",
      heard: /\b(?:calls?|where|fallback|forward\w*|go|backup|ring|answer)\b/,
      says: [
        "Forwarding that’s set to “always” sends every call to one place, and if that place is dead, so are the calls. Ask your phone company for a second destination that takes over after 20 seconds without an answer or when the first can’t be reached. For most places that’s a cell phone by day and the old voicemail at night, with a greeting that says when you’ll call. Test it with the vendor’s help: they switch off, you dial.",
      ],
      put: "Where do our calls go if you don’t answer within 20 seconds, and who sets that?",
      checks: ["A second destination takes over when the first doesn’t answer, and we’ve tried it."],
      tasks: [
        "Set the second destination with the phone company, and try it with the assistant switched off.",
      ],
    },
    {
      does: "Make sure someone is told",
      asks: "How do we find out that it’s down?",
      heard: /\b(?:find out|told|know|notif\w+|alert\w*|status|monitor\w*)\b/,
      says: [
        "You shouldn’t learn it from an angry caller. The vendor should send a text to a person, not an email to an office that’s closed, and have a status page you can look at. Your own alarm costs nothing: if the morning list of calls is empty on a Tuesday, something’s wrong, so whoever reads it calls the number.",
      ],
      put: "How quickly do you tell us, whom, and in what way?",
      checks: ["Someone gets a text when it’s down, and an empty morning list sets off a test call."],
      tasks: ["Give the vendor a cell number for alerts, and agree on the morning test call."],
    },
    {
      does: "Put the way back on a card",
      asks: "How do we take the calls back ourselves?",
      heard: /\b(?:take back|switch|ourselves|off|way back|card|turn off|undo)\b/,
      says: [
        "The steps to stop forwarding, from your phone and from the phone company’s app, with the code or the login, on a card at the desk and at home. Two people have done it once. It takes under two minutes when it’s practiced and half an hour when it isn’t. With the calls back, the desk works as it did before you had an assistant: answer what you can, name and number for the rest.",
      ],
      checks: ["Two people can stop the forwarding in under two minutes, from a card."],
      tasks: ["Write the card, and have two people stop and start the forwarding."],
    },
    {
      does: "Save what was said before it stopped",
      asks: "What happens to calls in progress and to messages?",
      heard: /\b(?:progress|messages?|lost|middle|saved|data|recover\w*|bookings?)\b/,
      says: [
        "A call that breaks off has a number, and that number should be on your list with “cut off” beside it, so that someone can call within minutes. Bookings that were confirmed before the fault have to be in your calendar already; that’s a reason to let it write there directly instead of sending an email. Afterward, compare the phone company’s log with the vendor’s list for those hours. Each number that’s only on the first gets a call.",
      ],
      put: "What do we get for a call that was cut off in the middle?",
      checks: ["Calls that were cut off are on a list and are called back the same hour."],
      tasks: ["After any outage, compare the phone company’s log with the vendor’s list and call the rest."],
    },
    {
      does: "Read what the contract promises",
      asks: "How reliable should it be?",
      heard: /\b(?:contract|sla|uptime|guarantee|reliab\w+|promise|percent|credit)\b/,
      says: [
        "“99.9% uptime” allows about 43 minutes a month, and 99.5% more than three and a half hours. What matters is which minutes: an hour at three on Sunday morning is nothing, and an hour on Monday at eight is a day’s new callers. Ask for the last twelve months with dates and times. A credit on the bill is nice; the fallback you set up yourself is what helps you.",
      ],
      put: "May we see the outages of the last twelve months, with date and time?",
      checks: ["We’ve seen the vendor’s outages of the last twelve months, with the hours."],
      tasks: ["Ask for the list of outages of the last twelve months, and mark those in your busy hours."],
    },
  ],
};
