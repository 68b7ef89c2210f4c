import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

const AI =
  "ai|(?:virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)";

/** What has to be there on the day before it answers. */
export const readiness: Subject = {
  id: "readiness",
  name: "getting ready for an AI receptionist",
  heard: together(
    "get(?:ting)? (?:\\w+ ){0,5}ready|readiness|ready (?:for|to)|prepar\\w+|before (?:\\w+ ){0,5}(?:goes|go|going) live|(?:before|on|for) (?:\\w+ ){0,3}(?:first|opening) day|before (?:launch\\w*|it answers|the first call)",
    AI,
  ),
  not: /\b(?:hipaa|train\w*|new hires?|phone system|voip|replac\w+|switch\w*|vendors?|forward\w*|voicemail|answering service|first (?:week|month|30|60|90)|plan)\b/,
  title: "Getting ready for an AI receptionist at {who}",
  lead: "An AI receptionist is ready when five things exist on paper: the answers it may give, the calendar it may write in, the calls it has to pass on and to whom, the person who reads its notes, and the way to switch it off. Most of that is work you’d want done anyway, and it takes about two afternoons. Don’t let it answer a real caller before all five are there.",
  close:
    "When every line is true, have somebody who wasn’t involved call it with a request of their own. If that call goes well, choose the evening on which it starts.",
  passages: [
    {
      does: "Write down what it may answer",
      asks: "What does it need to know?",
      heard: /\b(?:answers?|know|information|questions?|page|write|content|faq)\b/,
      says: [
        "Ask the people at the desk for the 20 questions they hear most, and write each answer in two sentences, the way they’d say it. Hours with the exceptions, the address with the parking, what you do and what you don’t, what a first {visit} costs or why that can’t be said. Date the page and put a name on it. Whatever isn’t on it gets one set sentence and a call back, never a guess.",
      ],
      checks: [
        "Twenty common questions have a two-sentence answer, dated and approved.",
        "There’s one set sentence for everything that isn’t on the page.",
        "Hours, holidays, address and parking are correct as of this week.",
      ],
      tasks: ["Write the 20 answers with the people at the desk, and have one person approve them."],
    },
    {
      does: "Open the calendar, a little",
      asks: "What may it book?",
      heard: /\b(?:calendar|book\w*|schedul\w+|appointments?|integrat\w+)\b/,
      says: [
        "Choose one or two kinds of {visit} that follow a rule, with their length, the days they’re possible and how much notice you need. Block everything it mustn’t touch, lunch and holidays first. Then make five test bookings from a cell phone and look at what arrives in {system}: the right length, the right person, a number that can be called.",
      ],
      checks: [
        "One or two kinds of appointment are open to it, with length and notice.",
        "Five test bookings have arrived in the calendar with nothing missing.",
      ],
      tasks: ["Open one or two kinds of appointment, block the rest, and make five test bookings."],
    },
    {
      does: "List the calls it must pass on, with a number for every hour",
      asks: "Which calls must reach a person?",
      heard: /\b(?:pass on|urgent|emergenc\w+|transfer\w*|person|hand ?off|escalat\w+)\b/,
      says: [
        "For each kind of call write who gets it by day, by night and when that person doesn’t pick up. {Cap:urgent} comes first. Whoever is in danger is told to hang up and dial 911 before anything else. Callers who ask for a person belong on the list as well; they should need to ask only once. Dial every number on it yourself, since at least one will be old.",
      ],
      checks: [
        "Each urgent kind of call has a name and a backup for every hour of the week.",
        "Every number on the list has been dialed this week.",
        "Asking once for a person is enough.",
      ],
      tasks: ["Write the list of calls to pass on, with two numbers each, and dial them all."],
    },
    {
      only: ["law"],
      does: "Settle conflicts, advice and confidentiality",
      asks: "What does a law firm have to settle first?",
      heard: /\b(?:conflicts?|advice|confidential\w*|ethics|legal|bar)\b/,
      says: [
        "It asks for names before the story, says early that it isn’t a lawyer and can’t give advice, and tells callers that leaving a message doesn’t make them a client. The partner who answers for ethics has read those three sentences aloud, along with the vendor’s terms: who hears the calls, what’s kept, and that nothing is used for training. Callers who are represented, or who are calling about the other side, go to a person.",
      ],
      checks: [
        "It takes names for the conflict check before it hears the story.",
        "It says that it isn’t a lawyer and that a message doesn’t make anyone a client.",
        "A partner has read the vendor’s terms on confidentiality and training.",
      ],
      tasks: ["Have the partner for ethics approve three sentences and the vendor’s terms."],
    },
    {
      only: ["medical", "dental"],
      does: "Settle privacy before the first patient calls",
      asks: "What does a practice have to settle first?",
      heard: /\b(?:privacy|hipaa|baa|agreement|compliance|patients?)\b/,
      says: [
        "The business associate agreement is signed, and the list of companies behind the vendor is in the file. It confirms to nobody that someone is a patient, asks for the reason in one line, and stops a caller who starts reading out a Social Security number. You’ve set the days after which sound, transcript and note are deleted, and a page in your risk analysis says all of this.",
      ],
      checks: [
        "The business associate agreement is signed and in the file.",
        "It confirms to nobody that someone is a patient; we’ve tried.",
        "The days until sound, transcript and note are deleted are set.",
      ],
      tasks: ["Sign the agreement, set the days for deletion, and add the page to the risk analysis."],
    },
    {
      does: "Give the notes an owner before there are any",
      asks: "Who reads what it writes?",
      heard: /\b(?:notes?|owner|who|read\w*|messages?|responsib\w+)\b/,
      says: [
        "One person reads everything at fixed hours, eight and two for example, with a substitute for days off. Decide where the notes arrive, and look at one there on the smallest screen that’s used. What a note promises the caller is what your people have to keep: if it says “by ten,” somebody’s morning has ten o’clock in it.",
      ],
      checks: [
        "One person and a substitute read its notes at fixed hours.",
        "What it promises callers fits into somebody’s day.",
      ],
      tasks: ["Name the owner and the substitute, and put the reading hours in both calendars."],
    },
    {
      does: "Tell the team and the callers the same thing",
      asks: "What do we tell people?",
      heard: /\b(?:tell|team|staff|callers?|announce\w*|explain|front desk|buy-?in)\b/,
      says: [
        "The people who answer have heard what it takes, what it doesn’t, and what happens to their hours, and each of them has called it. Two sentences for callers hang at the desk, so that “Was that a robot?” gets a friendly and true answer. It introduces itself as what it is in its first sentence, and says so if it records.",
      ],
      checks: [
        "Everyone who answers has called it and knows what it will and won’t take.",
        "It says in its first sentence that it’s an AI, and that it records if it does.",
      ],
      tasks: ["Sit down with everyone who answers, let each of them call it, and write the two sentences."],
    },
    {
      does: "Know how to switch it off",
      asks: "What if something goes wrong?",
      heard: /\b(?:off|wrong|fail\w*|back|emergency|forward\w*|outage|fallback)\b/,
      says: [
        "Two people can send the calls back to where they went before, from their own phone, in under two minutes, and both have done it once. They know what callers hear if the service is down: four rings and then your old voicemail is a good answer, silence isn’t. The vendor’s number for a bad day is on the same card.",
      ],
      checks: [
        "Two people have switched it off and on again, in under two minutes.",
        "We know what callers hear if the service is down.",
      ],
      tasks: ["Switch it off and on again with two people, and write down the steps on a card."],
    },
  ],
};
