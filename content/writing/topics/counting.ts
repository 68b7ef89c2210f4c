import type { Topic } from "../kinds.ts";

export const counting: Topic = {
  id: "counting",
  name: "counting calls",
  goal: "find out what its phone really costs",
  gist: "A sheet of paper, a pencil and an ordinary week tell you more than anybody’s statistics.",
  heard:
    /\b(count(ing)?( (the |our |your )?((missed|lost) )?calls)?|call (log|volume|statistics|tracking|data)|measur(e|ing)|metrics|kpis?|tally|cost of (a )?missed calls?|missed calls? (really |actually )?costs?|missed calls? cost|what (a )?missed calls? (really )?costs?|track(ing)? (calls|our calls))\b/,
  keywords: ["call log", "measuring calls"],
  scene:
    "“It rings all day.” “Hardly at all.” You can hear both at {aPlace}, from people who sit in the same room. Neither of them has counted.",
  close: "Keep the sheet. A year from now it will be the only thing anybody knows about this week.",
  thesis: "Count your calls before you buy anything for your phone",
  reasons: [
    {
      head: "You may not have the problem you are being sold",
      text: "One business loses calls at night, another while the line is busy, and a third loses none and only wants some quiet. They need different things. If you haven’t counted, you buy what was advertised.",
    },
    {
      head: "The fix may be free",
      text: "If many of your callers only ask {ask0}, a line on your website may do more than any subscription. The sheet shows you that. A brochure won’t.",
    },
    {
      head: "You need a before to judge the after",
      text: "In three months someone will ask whether it was worth it. Without a count from today, all you can offer is a feeling.",
    },
  ],
  against: {
    text: "Counting takes a week, and in that week we lose calls we could already have saved.",
    reply: "It is one week. Getting out of the wrong contract takes longer.",
  },
  near: ["after-hours", "desk", "choosing"],
  points: [
    {
      id: "one-sheet",
      phase: "find out",
      do: "Put a sheet next to every phone",
      how: "Four columns: when, who answered, what about, how it ended. Nobody fills in more {hands}. Agree on a few words for “what about” beforehand, one of them for people who ask {ask0}. In the evening, add the calls nobody took from the log.",
      mistake: "Estimating instead of counting",
      harm: "People remember the odd calls and forget the ordinary ones. When someone asks {ask0} for the ninth time, nobody remembers it. A sheet and a pencil do.",
      ask: "What should we write down for each call?",
      answer:
        "The time, who took it, a word for what it was about and a word for how it ended. Ask for more, and {hands} nobody fills in anything.",
      check: "Every phone has a sheet with four columns next to it, and it is being filled in.",
      task: "Put out the sheets, agree on a few words for “what about”, and start.",
    },
    {
      id: "ordinary-week",
      phase: "decide",
      do: "Choose an ordinary week",
      how: "Avoid the week before a holiday, or one when half of you are away. If you have no ordinary weeks, count two that differ. Tell your people that you are counting calls, not checking up on them.",
      mistake: "Counting in the wrong week",
      harm: "A week of storms shows you storms, and your decisions will fit a few days a year. Choose an ordinary one, and write down which it was.",
      ask: "Which week should we count?",
      answer:
        "An ordinary one. If {one} has none, count two opposite ones and keep them apart. An average of both describes neither.",
      check: "We counted an ordinary week, and its dates are on the sheet.",
      task: "Choose the week, put the dates on the sheet, and tell everyone what it is for.",
    },
    {
      id: "add-the-missed",
      rests: "one-sheet",
      phase: "find out",
      do: "Add the calls nobody took",
      how: "They are in your phone system’s log with the time and the number. Keep those that came in while you were open apart from those at night. Numbers that show up again later reached you after all. The others didn’t.",
      mistake: "Leaving out unanswered calls",
      harm: "Then the sheet shows a desk that copes. It leaves out exactly what you wanted to know: {night}, and everyone who tried while the line was busy.",
      ask: "How do unanswered calls get on the sheet?",
      answer:
        "From the log, every evening. Keep the ones from opening hours separate: those need another person, and the others need longer hours.",
      check: "The calls nobody took are on the sheet, day and night kept separate.",
      task: "Every evening, add the missed calls from the log, day and night kept separate.",
    },
    {
      id: "read-it",
      rests: "one-sheet",
      phase: "write down",
      do: "Add it up by kind, then by hour",
      how: "Start with the kinds. If people mostly ask {ask0} or {ask2}, put the answer where they look before they call. Then look at the hours. If the marks pile up at one time of day, you need another person then.",
      mistake: "Only looking at the total",
      harm: "“Two hundred calls” doesn’t tell you what to do. Added up by kind and by hour, the same sheet does.",
      ask: "What do the numbers tell us?",
      answer:
        "Lots of calls at one hour: move a shift. Lots of people asking {ask0}: publish the answer. Lots of calls at night: decide what answers then.",
      check: "We added up the sheet by kind and by hour, not only in total.",
      task: "Add up the calls by kind and by hour, and write one sentence about each of the biggest groups.",
    },
    {
      id: "careful-sum",
      phase: "write down",
      do: "Do a calculation you could defend",
      how: "Take the unanswered calls that may have been {newOnes}. Assume only a small part of them would have come, and multiply by what {aJob} brings in. Write your assumption next to the result, use your own prices, and don’t multiply one week by fifty-two.",
      mistake: "Borrowing someone else’s loss figure",
      harm: "The famous percentages come from companies that sell the fix, and not from {one} like yours. Use your own count, assume little, and show how you got there.",
      ask: "What does a missed call cost us?",
      answer:
        "Your unanswered calls from {newOnes}, times the small share that would have come, times what {aJob} brings in. Three numbers, all yours. If one is a guess, say so.",
      check: "The calculation uses our own count and prices, with the assumption next to it.",
      task: "Do the calculation with your own price for {aJob}, and write down what you assumed.",
    },
    {
      id: "again",
      rests: "one-sheet",
      phase: "look back",
      do: "Count again after any change",
      how: "Same sheet, same words, another ordinary week. Compare the kinds. If the biggest one is still as big, you changed the wrong thing.",
      mistake: "Never counting again",
      harm: "Then every change is a success, because nobody can show otherwise. One more week with the same sheet settles it.",
      ask: "How often should we count?",
      answer:
        "Once before a change, once after it, and otherwise twice a year. If you count more often, people get careless.",
      check: "We used the same sheet again after the last change.",
      task: "Count a second week with the same sheet, and put the two side by side.",
    },
  ],
};
