import type { Topic } from "../kinds.ts";

export const counting: Topic = {
  id: "counting",
  name: "counting calls",
  goal: "find out what its telephone really costs",
  gist: "A sheet, a pencil and an ordinary week tell more than any borrowed figure.",
  heard:
    /\b(count(ing)?( (the |our |your )?((missed|lost) )?calls)?|call (log|volume|statistics|tracking|data)|measur(e|ing)|metrics|kpis?|tally|cost of (a )?missed calls?|missed calls? (really |actually )?costs?|missed calls? cost|what (a )?missed calls? (really )?costs?|track(ing)? (calls|our calls))\b/,
  keywords: ["call log", "measuring calls"],
  scene:
    "“It rings all day.” “Hardly at all.” Both sentences are said at {aPlace}, and both by people who are there. Neither has held a pencil.",
  close: "Keep the sheet. In a year it will be the only thing about this week that is still known.",
  thesis: "Do not buy anything for your telephone before you have counted",
  reasons: [
    {
      head: "You may not have the problem that is sold to you",
      text: "One business loses calls at night, another while the line is taken, a third none at all and only its peace. The cures differ. Who has not counted buys the cure that was advertised.",
    },
    {
      head: "The remedy may be free",
      text: "If much of the ringing asks {ask0}, then a line on your website may do more than any subscription. You will see that on the sheet, and never in a brochure.",
    },
    {
      head: "You need the before to judge the after",
      text: "In three months somebody will ask whether it was worth it. Without a sheet from today, all you can offer is a feeling, {hands}.",
    },
  ],
  against: {
    text: "Counting takes a week, and in that week calls are lost that could already have been saved.",
    reply: "One week, then. It is shorter than the time it takes to get out of the wrong contract.",
  },
  near: ["after-hours", "desk", "choosing"],
  points: [
    {
      id: "one-sheet",
      phase: "find out",
      do: "Lay a sheet beside each telephone",
      how: "When, who answered, what about, how it ended: that is all, since {hands} nobody fills in more. For “what about” agree on a handful of words beforehand, among them one for {q0}. In the evening add from the log what nobody picked up.",
      mistake: "Estimating instead of counting",
      harm: "Memory keeps the odd calls and loses the ordinary ones. {Cap:q0}, asked for the ninth time, leaves no trace in anybody’s head. A sheet and a pencil do.",
      ask: "What should be written down for each call?",
      answer:
        "The time, who took it, a word for the matter and a word for the end. Whoever wants more gets less, because {hands} the sheet stays empty.",
      check: "A sheet with few columns lies beside each telephone, and has entries.",
      task: "Lay out the sheet, agree on a handful of words for “what about”, and begin.",
    },
    {
      id: "ordinary-week",
      phase: "decide",
      do: "Choose a dull week",
      how: "Not the one before a holiday, and not one with half of you away. If there is no dull week in the year, count two that differ. Tell your people that the telephone is being counted, not they.",
      mistake: "Counting in the wrong week",
      harm: "A week of storm shows you storms. Decisions made from it fit for some days of the year. Take a dull one, and say which one it was.",
      ask: "Which week is the right one?",
      answer:
        "A dull one. If {one} has none, take two opposite ones and keep them apart; an average of both describes neither.",
      check: "The week counted was an ordinary one, and its dates stand on the sheet.",
      task: "Pick the week, put its dates on the sheet, and tell everybody what it is for.",
    },
    {
      id: "add-the-missed",
      rests: "one-sheet",
      phase: "find out",
      do: "Add the calls that nobody took",
      how: "They stand in the log of your telephone system, with the hour and the number. Mark what came {hands} apart from what came at night. Numbers that appear again later found you after all; the others did not.",
      mistake: "Leaving out what was not answered",
      harm: "The sheet then shows a desk that copes. What it lacks is just what you wanted to know: {night}, and all who tried while the line was taken.",
      ask: "How do unanswered calls get on the sheet?",
      answer:
        "From the log, each evening. Keep apart what came while you were open: the first asks for hands, the second for hours.",
      check: "Calls that nobody took are on the sheet, those by day apart from those by night.",
      task: "Each evening, add the missed calls from the log, by day and by night.",
    },
    {
      id: "read-it",
      rests: "one-sheet",
      phase: "write down",
      do: "Read it by kind, then by hour",
      how: "Add up the kinds first. If {q0} and {q2} fill the sheet, the answer belongs where people look before they call. Then look at the hours: a wall of marks at one time of day is a matter of hands, not of technology.",
      mistake: "Looking at the total alone",
      harm: "“Two hundred calls” says nothing about what to do. By kind and by hour the same sheet says it at a glance.",
      ask: "What do the numbers tell us?",
      answer:
        "Many calls at one hour: move a shift. Many of one kind, {q0} for instance: publish the answer. Many at night: settle what answers then.",
      check: "The sheet was added up by kind and by hour, not only as a total.",
      task: "Add up by kind and by hour, and write one sentence about each of the tallest heaps.",
    },
    {
      id: "careful-sum",
      phase: "write down",
      do: "Do a sum that you would defend",
      how: "Take the unanswered calls that may have been {newOnes}. Assume that only a small part would have come, and multiply by what {aJob} brings you. Write your assumption beside the result, use your own price, and do not multiply by fifty-two.",
      mistake: "Borrowing somebody else’s loss figure",
      harm: "The famous percentages come from those who sell the remedy, and never from {one} like yours. Use your own count, assume little, and show the sum.",
      ask: "What does a missed call cost us?",
      answer:
        "Your count of unanswered {newOnes}, times the small part of them that would have come, times what {aJob} brings. Three numbers, all yours; if one is a guess, say so.",
      check: "The sum uses our own count and price, with the assumption beside it.",
      task: "Do the sum with your own price for {aJob}, and write the assumption next to it.",
    },
    {
      id: "again",
      rests: "one-sheet",
      phase: "look back",
      do: "Count again after any change",
      how: "Same sheet, same words, another dull week. Compare kind by kind. If the tall heap is still as tall, what you changed was not its cause.",
      mistake: "Never counting a second time",
      harm: "Then each change is a success, for nobody can show the contrary. One more week with the same sheet settles it.",
      ask: "How often should we count?",
      answer:
        "Once before a change, once after it, and otherwise twice a year. More than that makes people careless with the pencil.",
      check: "The same sheet was used again after the last change.",
      task: "Count a second week with the same sheet and lay the two side by side.",
    },
  ],
};
