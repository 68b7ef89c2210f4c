import type { Subject } from "./kinds.ts";

export const callRouting: Subject = {
  id: "call-routing",
  name: "call routing",
  heard:
    /\bcall[- ](?:routing|flows?|paths?|handling (?:plan|rules|process))\b|\brout(?:e|es|ing) (?:of )?(?:your |our |the |incoming |phone )*calls\b|\bring groups?\b|\bwho gets which calls\b/,
  not: /\b(?:locations?|offices:|two offices|ai|vs|versus|emergenc\w+)\b/,
  title: "Call routing for {who}",
  lead: "Good call routing fits on one page: who calls, where it rings first, where it goes after four rings, and what happens when everyone’s gone. Draw that page before you touch the settings. Every line on it has to end in a person, an assistant, or a message with a time in it, and none may end in silence or lead back to the beginning.",
  close:
    "Hang the page by the phone and put a date on it. Four times a year, somebody calls in as each kind of caller and follows the line with a finger. Where the phone and the page disagree, one of them gets changed that day.",
  passages: [
    {
      does: "Sort your callers into four or five kinds",
      asks: "Which kinds of callers do we have?",
      heard: /\b(?:kinds?|sort|callers|types?|who calls|start)\b/,
      says: [
        "Two weeks of the call log and the memory of whoever answers are enough. Most places have new callers, people with something booked or under way, other professionals, vendors, and the ones that can’t wait. Beside each write how many a day and what they need most: new callers speed, regulars the person who knows them, professionals a way around the queue, vendors a message.",
      ],
      eg: {
        law: "A firm with two attorneys often gets something like this on a day: four new callers, eleven clients, three from courts and opposing counsel, two from vendors. Eleven calls from clients split by whose file it is; the four new ones must not, because whoever’s free should take them, names for the conflict check first.",
        medical:
          "A medical office adds two kinds with a line of their own: refills, which go to the pharmacy or a form, and other clinicians, who should reach a person in one step.",
      },
      checks: ["We know our four or five kinds of callers and how many of each there are a day."],
      tasks: ["Sort two weeks of calls into four or five kinds, with a number for each."],
    },
    {
      does: "Give each kind a first and a second stop",
      asks: "Where should each call go?",
      heard: /\b(?:where|first|second|backup|stop|go|rings?|after)\b/,
      says: [
        "The first stop is a person with a name; the second takes over at the fourth ring, and it’s never the voicemail of the first. With two people to choose from, cross them: Ana’s calls go to Ben at the fourth ring and Ben’s to Ana, and both end at a service or an assistant. Ringing everyone at once sounds fair, and everyone waits for someone else. In turn works better, or one after the other.",
      ],
      mistake: [
        "Ending every path in the same voicemail box",
        "Five kinds of callers, one box, no order. Give new callers at least a path that ends with somebody who can book.",
      ],
      checks: ["Every kind of call has a first and a second stop, each with a name."],
      tasks: ["Fill in the first and the second stop for each kind, and cross the two people."],
    },
    {
      does: "Use two numbers before you use a menu",
      asks: "Do we need a phone menu?",
      heard: /\b(?:menu|press|numbers?|phone tree|auto[- ]?attendant|options?)\b/,
      says: [
        "A second number sorts callers without asking them anything: one on the ads and the website for new people, one on letters and the email signature for everyone else. It costs a few dollars a month and saves each caller twelve seconds of menu. If you still need one, three choices, new callers first, and zero for a person. A caller who’s scared presses anything.",
      ],
      checks: ["New people have a number of their own, or the first key."],
      tasks: ["Order a second number for new callers, and put it on the website and the ads."],
    },
    {
      does: "Draw it three times: open, lunch, closed",
      asks: "How does routing change during the day?",
      heard: /\b(?:open|lunch|closed|hours|schedule|night|after[- ]hours|time of day)\b/,
      says: [
        "The path at ten in the morning isn’t the one at 12:15 or at nine at night. Draw each by itself and let the system switch by the clock, so that nobody has to remember a button. For closed hours there are two questions: what may reach a person, and who. {Cap:urgent} does; the rest gets an answer that finishes something or says when you’ll call. Holidays are a fourth drawing, made in November.",
      ],
      checks: ["Open, lunch and closed each have a path, and the clock switches between them."],
      tasks: ["Draw the three paths, and set the system to switch by the clock."],
    },
    {
      does: "Decide what the second person sees",
      asks: "How does the next person know what it’s about?",
      heard: /\b(?:transfer\w*|note|sees|know|screen|pass on|information|context)\b/,
      says: [
        "A call that arrives at the second stop should say so: on the display, in a whisper before it connects, or in the first words of whoever passes it on. “Line two, new, car accident, name is checked.” Without that the caller starts over, and the whole page was drawn for nothing. If your system can show the name from the contact list, load the list; it’s an afternoon’s work.",
      ],
      checks: ["Whoever gets a call at the second stop knows who it is and what for."],
      tasks: ["Set up the display or the whisper, and agree on the four words said at a transfer."],
    },
    {
      does: "Walk every path with a cell phone",
      asks: "How do we test it?",
      heard: /\b(?:test\w*|try|check|walk|verify|fix)\b/,
      says: [
        "Call as each kind, at each of the three times, and let it ring. Five kinds and three times are fifteen calls, an hour with a sandwich. Write down what you hear and after how many seconds a person or an assistant answers. Anything over 25 seconds is too long, and anything that ends in “Goodbye” is a fault. Do the one for urgent calls last and for real, with the person on call warned beforehand.",
      ],
      checks: ["Each kind of call was tried at each time of day, with the seconds written down."],
      tasks: ["Make the fifteen test calls, and fix whatever took longer than 25 seconds."],
    },
  ],
};
