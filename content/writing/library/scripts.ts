import type { Subject } from "./kinds.ts";

export const scripts: Subject = {
  id: "scripts",
  name: "using phone scripts",
  heard:
    /\bhow to write (?:an? |good |better |your )*(?:phone |call )?scripts? for (?:\w+ ){0,3}(?:front[- ]desk|reception\w*|staff|team)\b|\b(?:use|using|follow\w*|stick to|adopt|sound\w*)\b.*\bscripts?\b|\bscripts?\b.*\b(?:use|using|follow\w*|robotic|natural\w*|staff|adopt)\b/,
  not: /\bgive me (?:\w+ )?scripts?\b|\b\d+ (?:phone )?scripts\b/,
  title: "How to get people to use call scripts at {who}",
  lead: "People use a script they wrote and drop one they were handed. So give them the bones, a first sentence, the three things that must be said, and an ending, and let them find their own words for the rest. Practice it aloud until the paper can go. What sounds robotic is reading, and nobody reads what they’ve said twenty times.",
  close:
    "In a month, throw the script away and keep the checklist. If the three must-says are still being said, it has done its job.",
  passages: [
    {
      does: "Script the bones, and leave out the rest",
      asks: "What should a script contain?",
      heard: /\b(?:contain|write|short|bones|what|length|include)\b/,
      says: [
        "A page of sentences nobody would say is why the last one’s in the drawer. Write down the greeting, three things that must happen on each call (say back the reason, offer two times, read back the number), and the last sentence. Everything in between is theirs. It should fit on an index card. If it needs two sides, you’re writing a play.",
      ],
      mistake: [
        "Scripting every word",
        "They read, callers hear it, and both are embarrassed. Script the first sentence, three must-says and the ending.",
      ],
      checks: ["The script fits on an index card: opening, three must-says, ending."],
      tasks: ["Cut the script to an opening, three must-says and an ending on a card."],
    },
    {
      does: "Have the people who answer write it",
      asks: "How do we get staff to buy in?",
      heard: /\b(?:staff|buy[- ]?in|team|actually use|resist\w*|adopt|get)\b/,
      says: [
        "Sit down for an hour with everyone who picks up. Play or retell three calls that went well and ask, “What did she say there?” Those sentences are the script. Two people will say it differently; let them. When somebody’s own line is on the card, they’ll defend it to the new hire. When it’s the consultant’s line, they’ll do an impression of it at lunch.",
      ],
      mistake: [
        "Handing out a script from the internet",
        "It was written for nobody in particular and sounds like it. Take the sentences from your own best calls.",
      ],
      checks: ["The words on the card come from our own people’s best calls."],
      tasks: ["Spend an hour collecting sentences from three calls that went well."],
    },
    {
      does: "Practice aloud, standing up, five minutes a day",
      asks: "How do we keep it from sounding robotic?",
      heard: /\b(?:robotic|natural\w*|sound\w*|practice|rehears\w+|tone|warm)\b/,
      says: [
        "The stiffness is in the first ten tries, so do those on each other. Five minutes before opening, two people, one call: a normal one on Monday, a hard one on Tuesday. Change the words until they fit in your mouth. Put the stress somewhere real: “I can get you in this Thursday.” And look up from the card before you start talking. People can hear eyes on paper.",
      ],
      checks: ["Everyone has practiced each script aloud at least ten times."],
      tasks: ["Practice one call in pairs for five minutes before opening, every day for two weeks."],
    },
    {
      does: "Explain why each line is there",
      asks: "Why should they follow it?",
      heard: /\b(?:why|explain|reason|purpose|follow)\b/,
      says: [
        "“Read back the number” is a chore. “We called eleven wrong numbers last month” is a reason. Put it next to the line. People skip what seems like decoration and keep what they understand, and once they know the purpose they’ll find a better way of doing it than you had. If you can’t give a reason for a line, take it out.",
      ],
      checks: ["Every must-say has its reason on the card."],
      tasks: ["Write one reason next to each must-say, with a number if you have one."],
    },
    {
      does: "Listen to two calls a week, together",
      asks: "How do we check that it’s used?",
      heard: /\b(?:check|listen|monitor|measure|coach\w*|feedback|consistent\w*)\b/,
      says: [
        "Two calls each, chosen by the person who took them, fifteen minutes, once a week. Ask what they liked first. Check the three must-says, yes or no, and leave the wording alone. Praise in front of others, correct alone. If you record calls for this, follow your state’s rules and tell everyone. And let them listen to yours.",
      ],
      mistake: [
        "Grading word for word",
        "You’ll get the words, and none of the warmth. Check three things, yes or no, and leave the rest to them.",
      ],
      checks: ["Once a week each person goes over two calls, and only the must-says are checked."],
      tasks: ["Listen to two calls with each person, and check the three must-says."],
    },
    {
      does: "Say when to drop it",
      asks: "When should they leave the script?",
      heard: /\b(?:drop|leave|off script|exception|when|emergenc\w*|upset)\b/,
      says: [
        "Somebody’s crying, somebody’s angry, somebody’s in danger: put the card down. Say so out loud to your people, because a new person will otherwise offer two times to a caller with chest pain. Emergencies have a card of their own, with 911 on top. For everything else, the rule is simple: the caller comes first, and the three must-says can wait until the end.",
      ],
      checks: ["Everyone knows when to put the card down, and emergencies have a card of their own."],
      tasks: ["Agree on the calls for which the card goes down, and make the emergency card."],
    },
    {
      does: "Change it every quarter",
      asks: "How do we keep it fresh?",
      heard: /\b(?:fresh|update|change|quarter|improve)\b/,
      extra: true,
      says: [
        "Lines wear out. Once a quarter, each person crosses out one and adds one. Ask what callers said in reply; if the answer’s always the same, the question isn’t needed. A card with pen marks on it is a card in use. A laminated one is usually a decoration.",
      ],
      checks: ["The card was changed this quarter by the people who use it."],
    },
  ],
};
