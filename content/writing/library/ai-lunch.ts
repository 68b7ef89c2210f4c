import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|a\\.i\\.|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)";

/** One hour a day that an assistant takes while everybody eats. */
export const aiLunch: Subject = {
  id: "ai-lunch",
  near: ["ai-setup", "lunch"],
  name: "an assistant for the lunch hour",
  heard: together(AI, "lunch(?:time|es)?|noon"),
  not: /\b(?:vs|versus|or (?:an? |our |the )?(?:voicemail|answering service|receptionist|person))\b|\b(?:worth|cost\w*|compar\w+)\b/,
  title: "How to set up an AI receptionist for the lunch hour at {who}",
  lead: "Lunch is the best hour to begin with: it’s short, it’s daily, and somebody’s back at the desk while the notes are still warm. Fix the hour, write what it may finish and what it has to interrupt, and give it your answers; only then forward that one hour, test it, and clear its notes at the end of each lunch.",
  close:
    "After ten working days, put the lunch hours in the call log beside the ten before. If fewer callers hung up, the notes were empty by half past, and nobody’s lunch was disturbed for nothing, leave it on. Then think about the next hour, and only one.",
  whole: true,
  ofTimes: true,
  passages: [
    {
      does: "Fix the hour, and who can be disturbed in it",
      asks: "When does it answer?",
      says: [
        "Write down one stretch, 12:00 to 1:00 for example, for each weekday, and whether it’s the same on Friday. Then one name a day who may be called away from their sandwich, with a cell phone that’s on the table, and a second name. Everybody else has an hour without a ring; under federal wage rules an hourly employee who keeps answering is working.",
      ],
      mistake: [
        "Letting it answer from the first ring all day",
        "Then it’s no longer about lunch. One hour is enough to learn whether callers take to it.",
      ],
      checks: ["The hour is written down for each weekday, with the two names who may be disturbed."],
      tasks: ["Fix the hour for each weekday and name two people who may be disturbed in it."],
    },
    {
      does: "Write what it interrupts lunch for",
      asks: "What about urgent calls?",
      heard: /\b(?:urgent|emergenc\w+|interrupt\w*)\b/,
      says: [
        "A short list, in callers’ words: {urgents}. Where a life may be in danger it says “Hang up and call 911” before anything else. For the rest of the list it rings the first name, then the second, and tells the caller which of the two it’s trying. Whatever isn’t on the list waits until one, and the caller hears that, too.",
      ],
      mistake: [
        "Leaving “if it’s urgent” to the caller",
        "Half of them say that everything is, and the one that is says nothing. It asks what happened, and the list decides.",
      ],
      checks: ["The list of what interrupts lunch has been called, and both phones rang."],
      tasks: ["Write the list of what interrupts lunch, and call both numbers at noon."],
    },
    {
      does: "Have the agreement signed",
      asks: "What has to be signed?",
      only: ["dental", "medical"],
      says: [
        "It hears names together with reasons, so the vendor signs a business associate agreement before the first real lunch. Until then, test with colleagues and made-up names.",
      ],
      checks: ["The business associate agreement is signed."],
      tasks: ["Have the business associate agreement signed."],
    },
    {
      does: "Have confidentiality signed",
      asks: "What has to be signed?",
      only: ["law"],
      says: [
        "The vendor signs who may hear a call, where it’s kept and when it’s deleted, and a partner reads that before the first real lunch. It takes the name, the other side and any date on a paper, and cuts the story short.",
      ],
      checks: ["Who may hear a call, and when it’s deleted, is signed."],
      tasks: ["Have the vendor’s promise of confidentiality signed and read by a partner."],
    },
    {
      does: "Give it the answers that lunch callers want",
      asks: "What does it say?",
      heard: /\b(?:answers?|says?|greeting|book\w*|script)\b/,
      says: [
        "People who call at noon are on a break of their own, so it has to be quick. Ten answers will do: hours, address and parking, whether you take somebody new, what to bring, and how to move {aVisit}. Let it finish one thing, {easy}, with an entry of its own in {system}; everything else it takes down with a time at which the caller can talk.",
      ],
      lines: [
        [
          "How it begins",
          "Hi, this is the computer that answers for [name] while we’re at lunch. I can move {aVisit}, answer a question, or have somebody call you right after one. What do you need?",
        ],
        [
          "When it can’t help",
          "I’ll have [name] call you. They’re back at one. Can you still talk at ten past one, or is later better?",
        ],
      ],
      checks: ["Ten answers were written by whoever answers now, and read aloud once."],
      tasks: ["Write ten answers and the one thing it may finish."],
    },
    {
      does: "Forward that hour only, and test it from outside",
      asks: "How do the calls get to it?",
      heard: /\b(?:forward\w*|test\w*|phone system|number)\b/,
      says: [
        "You keep your number. In your phone system it’s the time schedule: each weekday from 12:00 to 1:00, all calls to the assistant’s number. Without one, somebody dials the forwarding code at twelve and again at one, with their name beside it. Before a real lunch, have everybody call it: an easy question, a mumbled name, somebody who wants a person, and three from the urgent list said calmly. Then call at 11:58, 12:02, 12:58 and 1:02, and write down who answered.",
      ],
      mistake: [
        "Forgetting how it’s undone",
        "The day somebody stays in, the phone is silent and nobody knows why. The two steps that switch it off are on a card by the phone.",
      ],
      checks: [
        "It was called two minutes before and after each end of the hour, and the right one answered.",
      ],
      tasks: ["Set the schedule for the hour, and call two minutes before and after each end."],
    },
    {
      does: "Clear its notes before the afternoon begins",
      asks: "Who reads what it took down?",
      heard: /\b(?:notes?|messages?|call(?:ing)? backs?)\b/,
      says: [
        "Block 1:00 to 1:20 in {system} like an appointment, with one person’s name on it. Whoever that is reads every note aloud, calls {newOnes} first and then anybody who named a time, and puts a check mark on each when they’ve been reached. On the first Friday, listen to three of its calls in full and correct one answer.",
      ],
      mistake: [
        "Reading the notes when there’s time",
        "Somebody who called on their own break is back at work by half past one. At four you’re leaving voicemails for people who left you a message.",
      ],
      checks: ["One person by name clears the notes in the first twenty minutes after lunch."],
      tasks: ["Block twenty minutes after lunch for the notes, with a name on them."],
    },
  ],
};
