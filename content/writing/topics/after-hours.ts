import type { Topic } from "../kinds.ts";
import { duty } from "./after-hours-duty.ts";

export const afterHours: Topic = {
  id: "after-hours",
  name: "calls after closing",
  goal: "keep the calls that come after closing",
  gist: "Sort late calls into now, morning and never, and tell each caller which hour is theirs.",
  heard:
    /\b(after[- ]?hours?|after (five|5|six|6|closing|work)|evenings?|nights?|weekends?|sundays?|when (we are|we're|you are|you're) closed|out of hours|late calls?|24.?7|24.?hours?( phone| line)?|round the clock)\b/,
  keywords: ["after-hours calls", "late calls"],
  scene:
    "Somebody finishes work, sits down in the car and finally has a minute to ask {ask0}. It is a good minute for them and a bad one for you: the day is over and the line rings on.",
  close: "Begin with one evening. It will tell you more than a quarter of meetings.",
  thesis: "Closing time should end the work, not the answer",
  reasons: [
    {
      head: "The evening is when they are free to call",
      text: "Those who work by day call when they are done, and that is when you are done too. {Night}: none of it keeps office hours. Who offers them only daytime asks them to take time off for a telephone call.",
    },
    {
      head: "Silence is read as an answer",
      text: "A line that rings out says something, whether you mean it or not. It says that nobody is coming. So {next}, and they do it without ever having turned you down.",
    },
    {
      head: "An answer is not the same as being on duty",
      text: "To learn when somebody will call, and whether it can wait, does not take anybody who can say {expert}. It takes two or three sentences that you settled in daylight. That much can be given at any hour without anybody losing an evening.",
    },
  ],
  against: {
    text: "A reader may say that {aPlace} has a right to be closed, and that {customers} who know your hours will wait.",
    reply:
      "Both are true for those who know you. They are no comfort about {newOnes}, who know nothing of you except that it rang.",
  },
  near: ["voicemail", "counting", "handover"],
  points: [
    {
      id: "count-the-dark",
      phase: "find out",
      do: "Count what comes while you are closed",
      how: "Ask your telephone company for the log of last month and mark every call outside your hours. Put a second mark where the same number never appears again. Those are the ones to think about, since they found somebody else or gave up.",
      mistake: "Believing that nobody calls after closing",
      harm: "What nobody hears, nobody counts, so the evening looks quiet on paper and stays without a plan. Pull the log for one month before you say how many there are.",
      ask: "How do we find out how many calls we miss?",
      answer:
        "From the call log of your line, which your telephone company or your phone system can give you. Set the calls outside your hours against the messages that were left; the difference went away without a word.",
      check: "The log of last month has been read, and calls outside our hours are marked.",
      task: "Get last month’s log of the line and mark what came in while {aPlace} was closed.",
    },
    {
      id: "three-heaps",
      obvious: true,
      phase: "decide",
      do: "Sort them into now, morning and never",
      how: "Sit down with whoever is rung at night and sort real calls into three heaps. Danger to life goes to 911 first, whoever or whatever answers. “Now” holds {urgent}, and little else. “Morning” holds what {aCustomer} can wait for once they know until when; “never” is for salespeople.",
      mistake: "Treating every late call alike",
      harm: "If all of them ring your own phone you will switch it off by Thursday, and then it rings in a drawer, with {urgent}. Sort first; what is left for the night is short.",
      ask: "Which late calls really have to reach a person?",
      answer:
        "Fewer than it feels like at eleven at night. For {one} the list begins with {urgent}; what is only eager, not urgent, can be given a time in the morning.",
      check: "One page says which late calls ring a person, and which wait until morning.",
      task: "Sort last month’s late calls into now, morning and never, together with whoever is rung.",
    },
    {
      id: "say-when",
      obvious: true,
      phase: "write down",
      do: "Say when somebody calls back",
      how: "Name an hour that you can keep on a bad day, not on a good one. “We call you before ten” lets {aCustomer} stop looking, which is the whole aim. Then make it somebody’s first task, ahead of the mail.",
      mistake: "Promising “as soon as possible”",
      harm: "Nobody can plan with it, so {next}. Give an hour, one that you keep even on the Monday after a holiday.",
      ask: "What should a caller hear when we are closed?",
      answer:
        "Who you are, that you are closed, what to do if it cannot wait, and by which hour somebody calls. They can look up the rest.",
      check: "The evening message names an hour for the call back, and last week it was kept.",
      task: "Settle the hour by which late callers are called back, and whose task it is.",
    },
    {
      id: "close-one-thing",
      phase: "start",
      do: "Let one kind of call be settled at night",
      how: "Choose what follows a rule from beginning to end: {easy} would be a fair candidate. Let a page, a link or an assistant do it after closing, and leave the rest as it is for now. A small thing that is finished at night beats ten that are noted.",
      mistake: "Wanting to solve every kind of call at once",
      harm: "Then {easy} must wait until somebody has decided about {hard}, which may take until spring. Begin with the plain one and let it run by itself.",
      ask: "What can be settled at night without us?",
      answer:
        "Whatever you would do by a fixed rule in the daytime; {easy}, say. {Hard} should be written down and left for someone who can judge it.",
      check: "{Easy} can be settled after closing without anybody being woken.",
      task: "Open one thing after closing: {easy}, by page, link or assistant.",
    },
    {
      id: "call-yourself",
      phase: "try",
      do: "Call your own number in the dark",
      how: "Do it from a phone that the line does not know, at the hour when you would least like to be called. Say: “{test0}” Then say something that cannot wait, such as “{test2}” Note what you were told and how long it took until you could speak.",
      mistake: "Never calling in yourself",
      harm: "Half-sentences, last summer’s hours and the wrong name live on a recording for years because the only people who hear it are strangers. Five minutes from a parked car bring them to light.",
      ask: "How do we know whether it works?",
      answer:
        "By calling, from outside, after dark. Try an easy one (“{test0}”) and one that should alarm somebody (“{test2}”), and see what each of them sets off.",
      check: "Somebody of ours called in the dark this month and wrote down what happened.",
      task: "Call in after closing with “{test0}” and with “{test2}”; note what each sets off.",
    },
    {
      id: "morning-first",
      phase: "look back",
      do: "Begin the day with last night",
      how: "Before the doors open, somebody reads what came in and sorts it: what cannot wait, then {newOnes}, then the rest. A quarter of an hour is enough if nothing else is done in it. Written down beside each: called, reached, settled.",
      mistake: "Getting to last night at noon",
      harm: "By then {next}. The call back is worth a good deal at half past eight and little after lunch, so put it before the mail.",
      ask: "What do we do with the night’s calls in the morning?",
      answer:
        "Read them as a list before the first {customer} stands in front of you. Whatever may be {aNewOne} is called first, and each line gets a word on how it ended.",
      check: "The night’s list is worked off before the mail is opened.",
      task: "Give the first quarter of an hour of each day to last night’s list, and count how it ended.",
    },
    ...duty,
  ],
};
