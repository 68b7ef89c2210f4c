import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|virtual|voice|automated|phone) ?(?:phone |voice )?(?:receptionists?|assistants?|agents?|answering)";
const OLD = "(?:voice ?mail|answering (?:service|machine)|call center|phone (?:menu|tree)|ivr)";
export const replacing: Subject = {
  id: "replacing",
  name: "moving to an AI receptionist",
  heard: new RegExp(
    `\\bfrom (?:\\w+ ){0,3}${OLD}s? to (?:\\w+ ){0,3}${AI}\\b|\\b(?:replac\\w*|switch\\w*|mov(?:e|ing)|swap\\w*|chang\\w*|leav\\w*|drop\\w*)\\b(?:(?!\\bvs\\b|\\bversus\\b).)*\\b${OLD}s?\\b.*\\b(?:${AI}|ai)\\b`,
  ),
  title: "Moving from voicemail or an answering service to an AI receptionist at {who}",
  lead: "Don’t pull the old one out on a Friday and plug the new one in. Let the assistant take the hours in which calls reach a recording or a stranger now, keep the old way behind it as a net, and hand over one kind of call at a time. Four to six weeks is enough. What decides it is the list of calls you write in the first week. (The publisher of this page sells such assistants.)",
  close:
    "Keep the old box or contract for one month after the last step, then cancel it in writing. If you needed the net twice in that month, you know which calls to look at before you take it away.",
  passages: [
    {
      does: "Write down what the old way really catches",
      asks: "What should we find out before we switch?",
      heard: /\b(?:before|first|count|find out|prepare|audit|list|measure)\b/,
      says: [
        "For two weeks, keep a sheet: when each call came in, whether the caller left a message or hung up, what they wanted, and how long it took until somebody talked to them. Your phone company’s log has the first two. The third comes from the messages themselves. At the end you have the only two things you need: the calls you’re losing, and the twelve reasons people call.",
        "Save the recordings and instructions of the old way as well. An answering service has a script for you that somebody wrote years ago; it’s full of rules nobody remembers agreeing to, and some of them are good.",
      ],
      mistake: [
        "Switching before you’ve counted anything",
        "Without a number from before, every opinion about the new way is a mood. Two weeks of counting are the cheapest part of the whole move.",
      ],
      checks: [
        "We have two weeks of calls on one sheet: when, what about, and how long until somebody talked to them.",
        "The old greeting and the service’s script have been saved and read.",
      ],
      tasks: [
        "Keep a sheet of every call that reaches the old box or service: when, what about, and how it ended.",
        "Ask the answering service for its script and last month’s messages, or copy the greeting off the voicemail box.",
      ],
    },
    {
      does: "Sort the calls into finish, pass on, and take down",
      asks: "Which calls should move first?",
      heard: /\b(?:which calls|sort|decide|rules|emergenc\w*|urgent|first calls)\b/,
      says: [
        "Take the twelve reasons and put each on one of three lists. Finish: {easy}, hours, directions, what to bring. Pass on now: {urgent}, with a name and a backup for every hour of the week. Take down: everything else, with the time at which you’ll call. Anyone who has answered your phone for a year can do this in half an hour, and should.",
      ],
      eg: {
        law: "At a law firm a fourth list stands above the others: what nobody and nothing may say. No opinion on the case, no fee that isn’t on your page, no “you have plenty of time.” And the names of everyone involved are asked for before the story, so that a lawyer can check for conflicts first.",
        dental:
          "At a dental office the second list is short and worth reading aloud: swelling that spreads, trouble breathing or swallowing, bleeding that won’t stop, a tooth that’s been knocked out. The first two are 911; the others ring your on-call dentist.",
        medical:
          "In a medical office, have the clinicians sign the second list. It’s theirs, and the words on it should be the ones patients use: “my chest feels tight,” and not “cardiac symptoms.”",
      },
      mistake: [
        "Giving it everything at once",
        "Twelve kinds of call on day one means twelve kinds of mistake on day two, and nobody can tell which to mend first. Begin with the easiest one.",
      ],
      checks: ["Each reason for calling is on one of three lists, and the people who answer wrote them."],
      tasks: [
        "Sort the reasons people call into finish, pass on now, and take down; put a name beside everything urgent.",
      ],
    },
    {
      does: "Put the assistant in front of the old box, after hours only",
      asks: "How do we start without a risk?",
      heard: /\b(?:start|begin|after hours|pilot|risk|net|backup|forward\w*)\b/,
      says: [
        "Forward unanswered calls to the assistant outside your hours and leave the voicemail box or the service as its fallback. If it fails, callers get what they get today. Call it yourself before anyone else does: an easy question, a muddled one, something urgent, and “Can I talk to a person?” as the fourth word. Fix each wrong answer the same day.",
      ],
      mistake: [
        "Canceling the old contract first",
        "Then the first bad evening has no net under it. A month of paying for both costs less than one weekend of lost calls.",
      ],
      checks: ["Calls go to the assistant only while we’re closed, and to the old box if it can’t answer."],
      tasks: [
        "Forward unanswered calls to the assistant outside your hours, with the old box as its fallback.",
        "Call it with an easy, a muddled and an urgent request, and ask once for a person.",
      ],
    },
    {
      does: "Read every note for two weeks",
      asks: "Who looks after it in the beginning?",
      heard: /\b(?:notes?|who|read|review|messages|owner)\b/,
      says: [
        "One person, one hour a day at first, before email. They read each note, call back new people first, and mark what the assistant didn’t know. Those marks are the real work: each becomes one more answer of two sentences. By the end of the second week the list of unknowns gets short, and that’s your sign to go on.",
      ],
      mistake: [
        "Treating its notes like the old voicemails",
        "A note that waits until three is a voicemail with better spelling. The callers have already told it everything; what they’re waiting for is you.",
      ],
      checks: [
        "One person reads every note before email and writes an answer for each thing it didn’t know.",
      ],
      tasks: [
        "Read every note before email, call new people first, and write an answer for whatever it didn’t know.",
      ],
    },
    {
      does: "Add lunch, then the second line",
      asks: "When does it take calls during the day?",
      heard: /\b(?:day|lunch|daytime|overflow|second line|busy|next|widen)\b/,
      says: [
        "When a week goes by without a note that makes you wince, let it take lunch. A week later, calls that ring four times or find the line busy. People at the desk should hear this from you and see the list of calls first. It takes what they can’t reach, and any caller who asks for them gets them.",
      ],
      checks: ["It took lunch and busy lines only after a week without a bad note."],
      tasks: [
        "Send lunch and calls that ring four times to the assistant, and tell the desk beforehand what it takes.",
      ],
    },
    {
      does: "Say goodbye to the old way properly",
      asks: "How do we end the old service or box?",
      heard: /\b(?:cancel\w*|end|old|contract|notice|goodbye|close)\b/,
      says: [
        "Read the notice period before you give it; many service contracts renew by the year. Get your number, your script and your message history out first. Ask in writing what happens to recordings and messages about your {customers}, and by when they’re deleted. With a voicemail box, empty it, keep what belongs in a file, and change the greeting to one sentence in case anyone still lands there.",
      ],
      mistake: [
        "Leaving the old box switched on and unwatched",
        "Somebody will find it through an old number or a wrong key, leave the most important message of the month, and wait. Empty it, shorten the greeting and look once a week, or close it.",
      ],
      checks: [
        "The old contract’s notice date is in the calendar, and our messages and script are out of it.",
        "Nobody can land in a box that nobody empties.",
      ],
      tasks: ["Give notice in writing, get your data out, and close or shorten the old box."],
    },
    {
      does: "Compare the same sheet again",
      asks: "How do we know the move was worth it?",
      heard: /\b(?:worth|compare|numbers|result|cost\w*|price|after|success)\b/,
      says: [
        "Six weeks on, keep the sheet from the beginning for one more week. Look at three lines: calls that ended without anybody hearing them, the time until new callers talked to a person, and how often people had to call twice. Put the cost next to it, {priceRange} here, against what the old way cost, overtime for calling people back included. If the three lines didn’t move, go back. You still have the box.",
      ],
      checks: ["The same three figures from before and after are on one page, with both costs."],
      tasks: ["Keep the first week’s sheet once more, put both costs beside it, and decide."],
    },
  ],
};
