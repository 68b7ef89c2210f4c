import type { Topic } from "../kinds.ts";
import { duty } from "./after-hours-duty.ts";

export const afterHours: Topic = {
  id: "after-hours",
  name: "after-hours calls",
  goal: "handle calls that come in after closing",
  gist: "Decide which late calls ring someone tonight and which wait until morning, and tell every caller when they will hear from you.",
  heard:
    /\b(after[- ]?hours?|after (five|5|six|6|closing|work)|evenings?|nights?|weekends?|sundays?|on.?call|when (we are|we're|you are|you're) closed|out of hours|late calls?|24.?7|24.?hours?( phone| line)?|round the clock)\b/,
  keywords: ["after-hours calls", "late calls"],
  scene:
    "Someone finishes work, sits down in the car and finally has a minute to call and ask {ask0}. For them it is a good time. At {aPlace} the day is over, and the phone rings on.",
  close: "Try it for one evening. You will learn more from it than from a month of meetings.",
  thesis: "Closing time should end the work, not the answers",
  reasons: [
    {
      head: "Evenings are when people are free to call",
      text: "Anyone with a day job calls when they get off work, and by then you are closed. {Night}: none of it keeps office hours. If you only answer during the day, people have to take time off to reach you.",
    },
    {
      head: "Ringing out is an answer too",
      text: "A phone that rings and rings tells the caller that nobody is coming. So {next}, and you never hear about it.",
    },
    {
      head: "Answering is not the same as being on call",
      text: "Nobody has to be able to say {expert} at ten at night. Callers mainly need to know whether it can wait and when they will hear from you. You can decide that in daylight and have it said at any hour.",
    },
  ],
  against: {
    text: "{Cap:aPlace} has a right to close, and {customers} who know our hours will wait.",
    reply:
      "True for the ones who know you. But {newOnes} don’t know your hours. All they know is that it rang.",
  },
  near: ["voicemail", "counting", "handover"],
  points: [
    {
      id: "count-the-dark",
      phase: "find out",
      do: "Count the calls that come in while you are closed",
      how: "Ask your phone company for last month’s log and mark every call outside your hours. Put a second mark next to numbers that never called again. Those are the calls worth worrying about.",
      mistake: "Assuming that nobody calls after closing",
      harm: "If nobody hears the calls, nobody counts them, and the evenings look quiet. Check one month of the log before you decide how many there are.",
      ask: "How do we find out how many calls we miss after hours?",
      answer:
        "Get the call log from your phone company or your phone system. Compare the calls outside your hours with the messages people left. The rest hung up without a word.",
      check: "We have gone through last month’s log and marked the calls outside our hours.",
      task: "Get last month’s call log and mark what came in while {aPlace} was closed.",
    },
    {
      id: "three-heaps",
      obvious: true,
      phase: "decide",
      do: "Sort late calls into tonight, morning and never",
      how: "Go through real calls from last month with the person who would be woken up. Danger to life goes to 911, no matter who answers. “Tonight” is for {wakes}, and not much else. “Morning” is for anything that can wait once the caller knows when to expect you. “Never” is sales calls.",
      mistake: "Treating every late call the same",
      harm: "If they all ring your own phone, you will have switched it off by Thursday, and then nobody hears the one about {urgent}. Sort first. What is left for the night is a short list.",
      ask: "Which late calls really need a person?",
      answer:
        "Fewer than it feels like at eleven at night. For {one} the list starts with {urgent}. Most of the rest just needs a time in the morning.",
      check: "One page says which late calls ring a person and which wait until morning.",
      task: "Sort last month’s late calls into tonight, morning and never, together with whoever gets woken up.",
    },
    {
      id: "say-when",
      obvious: true,
      phase: "write down",
      do: "Tell callers when you will call back",
      how: "Pick a time you can keep even on a bad day. “We’ll call you before ten” means {aCustomer} can stop looking. Then make those calls somebody’s first job in the morning, before email.",
      mistake: "Promising to call “as soon as possible”",
      harm: "Nobody can plan around that, so {next}. Name a time, and one you can keep on the Monday after a holiday too.",
      ask: "What should callers hear when we are closed?",
      answer:
        "Who you are, that you are closed, what to do if it can’t wait, and by when you call back. Everything else they can look up.",
      check: "The after-hours message names a time, and last week we kept it.",
      task: "Decide by what time late callers are called back, put it into the recording, and make it someone’s first job of the day.",
    },
    {
      id: "close-one-thing",
      phase: "start",
      do: "Let callers finish one thing without you",
      how: "Pick something that always follows the same rule, such as {easy}. Let a booking page, a link or an assistant handle it after closing, and leave everything else for the morning. One thing that gets done at night is worth more than ten that are written down.",
      mistake: "Trying to solve every kind of call at once",
      harm: "Then you can’t start with {easy} until somebody decides what to do about {hard}. Take the simple one first and let it run.",
      ask: "What can be settled at night without us?",
      answer:
        "Anything you would handle by a fixed rule during the day, such as {easy}. For {hard}, take down the details and let the right person decide in the morning.",
      check: "{Easy} can be arranged after closing without waking anyone.",
      task: "Make one thing possible after closing, {easy} for example, by page, link or assistant.",
    },
    {
      id: "call-yourself",
      phase: "try",
      do: "Call your own number late at night",
      how: "Use a phone your system doesn’t know. Start with something easy: “{test0}” Then try something urgent: “{test2}” Note what you were told each time, and how long it took before you could speak.",
      mistake: "Never calling your own number after hours",
      harm: "Wrong hours, old names and recordings that cut off can go unnoticed for years, because the only people who hear them are strangers. A five-minute call finds them.",
      ask: "How do we know whether it works?",
      answer:
        "Call from outside, after dark. Try an easy one (“{test0}”) and one that should alarm somebody (“{test2}”), and see what each of them sets off.",
      check: "Someone called our own number after hours this month and wrote down what happened.",
      task: "Call after closing with “{test0}” and then with “{test2}”, and note what each one sets off.",
    },
    {
      id: "morning-first",
      phase: "look back",
      do: "Start the morning with last night’s calls",
      how: "Before the doors open, one person reads what came in and sorts it: first what can’t wait, then {newOnes}, then everyone else. Fifteen minutes is enough if nothing interrupts them. Next to each name they write whether the person was reached and what was settled.",
      mistake: "Getting to last night’s calls at noon",
      harm: "By then {next}. A call back at half past eight is worth far more than one after lunch, so do it before email.",
      ask: "What do we do with the night’s calls in the morning?",
      answer:
        "Read them as one list before the first {customer} arrives. Call anyone who may be {aNewOne} first, and write down how each one ended.",
      check: "Last night’s list is done before anyone opens their email.",
      task: "Set aside the first fifteen minutes of each day for last night’s list, and write down how each call ended.",
    },
    ...duty,
  ],
};
