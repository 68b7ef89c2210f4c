import type { Subject } from "./kinds.ts";

export const aiJobs: Subject = {
  id: "ai-jobs",
  name: "staff and an AI receptionist",
  heard:
    /(?=.{0,400}\b(?:faq|q ?& ?a|questions|guide|handout|memo)\b)(?=.{0,400}\b(?:for|to) (?:our |your |the )?(?:staff|team|employees|front desk)\b)(?=.{0,400}\b(?:ai|assistant)\b)|(?=.{0,400}\b(?:ai|assistant|automat\w+|virtual receptionist)\b)(?=.{0,400}\b(?:(?:lose|losing|tak(?:e|es|ing)|steal\w*|keep|their|her|his|your|our|receptionist|staff) (?:\w+ )?jobs?|jobs\b|replac\w+ (?:\w+ ){0,3}(?:staff|receptionists?|people|desk|team)|fir(?:e|ed|ing)|lay ?offs?|afraid|fear|resist\w*|buy-?in|(?:your|the|our) team|skeptical staff|morale)\b)|(?=.{0,400}\b(?:staff|team|receptionists?|employees|front desk)\b)(?=.{0,400}\b(?:afraid|fear\w*|worr\w+|resist\w*|buy-?in|lose (?:her|his|their) jobs?|replaced?|skeptical|nervous|against)\b)(?=.{0,400}\b(?:ai|assistant|automat\w+|machine)\b)|(?=.{0,400}\b(?:talk|tell|introduc|explain|present)\w{0,6} (?:\w+ ){0,4}(?:team|staff|receptionist|employees)\b)(?=.{0,400}\b(?:ai|assistant)\b)/,
  not: /\b(?:explain\w*|tell\w*|introduc\w+|announc\w+)\b[^.?!]{0,50}\b(?:patients|clients|customers|callers)\b/,
  title: "What an AI receptionist means for the people at the front desk of {who}",
  lead: "It takes over calls, and a receptionist’s job is more than calls. So say first, and only if it’s true, that nobody loses hours over it. Then ask the people who answer which calls they’d gladly give away, and let them write what it says. The desks where this goes badly are the ones where the staff read about it in an email.",
  close:
    "Ask again after a month, one person at a time, over a cup of coffee: what got easier, what got worse, what should it stop doing? Then change one thing within the week, so that asking meant something.",
  passages: [
    {
      does: "Answer the real question first",
      asks: "Will it replace our receptionist?",
      heard: /\b(?:replac\w*|jobs?|fired?|lay ?offs?|lose|afraid|fear|hours|tell)\b/,
      says: [
        "Everyone in the room wants to know one thing, and they won’t hear a word until it’s said. Tell them in the first minute, in one sentence you can keep. An assistant answers the calls nobody reaches: lunch, evenings, the third line on a Monday. It can’t greet the person at the counter, notice that Mrs. Alvarez is limping, or smooth over a mistake.",
      ],
      lines: [
        [
          "If nobody’s hours change",
          "Nobody here loses hours over this. It takes the calls we miss today, and you’ll help decide which.",
        ],
        [
          "If hours will change",
          "I’m not going to replace Sam when he retires in June. Nobody else’s hours change. I wanted you to hear that from me first.",
        ],
        [
          "If you don’t know yet",
          "I don’t know yet what it does to hours. I’ll know after eight weeks, and you’ll see the numbers when I do.",
        ],
      ],
      mistake: [
        "Calling it “a tool that helps everyone”",
        "People have heard that sentence before, usually shortly before bad news. Say plainly what changes for whom, and what you don’t know yet.",
      ],
      checks: ["Everyone at the desk has heard from us, in person, what happens to their hours."],
      tasks: [
        "Tell the people at the desk in person what happens to their hours, before anyone talks about features.",
      ],
    },
    {
      does: "Ask which calls they’d give away",
      asks: "How do we get the team behind it?",
      heard: /\b(?:buy-?in|behind|involve|ask|on board|team|resist\w*|support)\b/,
      says: [
        "Hand each of them a sheet with three columns: gladly, maybe, never. “Are you open Saturday?” and “Where do I park?” land in the first within a minute. The third column is gold. It holds the calls that need a person, written down by the people who know, and it becomes the list the assistant must pass on.",
      ],
      mistake: [
        "Letting the vendor decide what it takes",
        "A stranger to your phone will give it the calls that demo well. Your front desk knows which ones end in tears, and their list should win.",
      ],
      checks: ["The list of calls that always go to a person was written by the people who answer."],
      tasks: ["Have everyone who answers sort a week of calls into gladly, maybe and never."],
    },
    {
      does: "Let them write its answers",
      asks: "Who should decide what it says?",
      heard: /\b(?:write|answers?|words|says?|script|who decides)\b/,
      says: [
        "They’ve said these sentences ten thousand times and know which ones work. Give them an afternoon with the phones covered and have them write twenty answers, two sentences each. When the assistant later says “Park behind the building, the front spots are the bakery’s,” they’ll hear their own voice in it, and from then on it belongs to them.",
      ],
      checks: ["The people who answer wrote its answers, in paid time."],
      tasks: ["Give the desk a covered afternoon to write its twenty answers."],
    },
    {
      does: "Give the freed time a name",
      asks: "What does the front desk do with the time?",
      heard: /\b(?:time|freed?|instead|work|role|new tasks?|duties|do with)\b/,
      says: [
        "If an hour a day opens up, decide together what fills it, or it fills itself. Good candidates are the things that always slip: calling people who never booked what they needed, following up on unpaid claims, a proper welcome for someone new, lunch away from the desk. Choose one and put it in the schedule with a name.",
      ],
      mistake: [
        "Counting the saved hour twice",
        "You can’t give people a calmer day and five new duties for the same sixty minutes. Pick one, and leave the rest as air.",
      ],
      checks: ["We’ve agreed what the time it frees is for, and it’s in the schedule."],
      tasks: ["Agree on one thing the freed time is for and put it in the schedule with a name."],
    },
    {
      does: "Put someone at the desk in charge of it",
      asks: "Who should manage it?",
      heard: /\b(?:manag\w+|in charge|owner|responsib\w+|lead|promot\w*|pay)\b/,
      says: [
        "The best owner is whoever knows the callers best, with an hour a week in the schedule for it and, if your budget allows, a little more in the paycheck. They read its notes, fix its answers and can switch it off without asking. That turns the person who had most to fear into the one it reports to.",
      ],
      checks: ["Somebody at the desk owns it, with time for it and the right to switch it off."],
      tasks: ["Name the person at the desk who owns it, with an hour a week and the right to switch it off."],
    },
    {
      does: "Never use it to watch them",
      asks: "Will it be used to monitor staff?",
      heard: /\b(?:monitor\w*|watch|track|record\w*|spy|compare|evaluat\w*)\b/,
      says: [
        "Reports about the assistant’s calls are about the assistant. The moment somebody says “It answers in two seconds, why don’t you?” the whole thing is over, and rightly. If recording or tracking of staff calls is a part of the package, say so, ask your attorney what your state wants, and think hard about whether you need it.",
      ],
      mistake: [
        "Comparing a person’s numbers with a machine’s",
        "It answers in two seconds because it isn’t checking in a family of five. Compare this month’s missed calls with last month’s, and leave people out of it.",
      ],
      checks: ["Its reports are used to improve it, and never to compare it with a person."],
    },
    {
      does: "Agree on the day you’d stop",
      asks: "What if the team hates it?",
      heard: /\b(?:hate\w*|stop|fails?|what if|quit|undo|trial|decide)\b/,
      says: [
        "Set eight weeks, write down what must be better by then, and give the desk a vote that counts. “If it makes your day worse, it goes” is a strong sentence, and it works only if they believe it. Most people give a fair try to something they’re allowed to end.",
      ],
      checks: ["There’s a date on which the desk has a say in whether it stays."],
      tasks: ["Put an eight-week date in the calendar, with what has to be better by then."],
    },
  ],
  view: {
    claim: "An AI receptionist is no substitute for the one you have",
    opens: [
      "Every vendor’s slide has the same sum on it: a salary on the left, a monthly fee on the right, and an arrow. Whoever drew that arrow never watched a good receptionist for a morning.",
    ],
    because: [
      [
        "The phone is half of the job",
        "The other half stands at the counter with a clipboard, a crying toddler and a question nobody has asked before. Nothing that lives in a phone line can do that half, and it’s the one {customers} remember.",
      ],
      [
        "Good ones know things that are written nowhere",
        "Who needs the morning slot because of the bus. Which of the two Kims is calling. Who says “fine” and isn’t. You can’t load that into a page of answers, and you’d notice only when it was gone.",
      ],
      [
        "The calls worth handing over are other ones",
        "Lunch. Seven in the evening. The third caller while two are on the line. No one is answering those now, so nobody is replaced. That’s where a machine earns its fee.",
      ],
    ],
    sum: [
      "What the hours say",
      "A receptionist who spends two of eight hours on calls that follow a rule has ten such hours a week. Give them to a machine, and you haven’t saved a salary. You’ve given a person a quarter of the week back for the calls that don’t follow a rule. If you dismiss that person instead, you’ve saved the ten hours you could spare and lost the thirty you couldn’t.",
    ],
    grants: [
      "Some desks truly only answer phones, and some owners can’t afford a person at all. A solo lawyer or a two-truck plumber isn’t firing anyone by having calls answered. And a receptionist who leaves may not need to be replaced hour for hour. Say so honestly when that’s the plan.",
    ],
    ends: "So do the sum differently: write down what your receptionist could do with an hour a day without the phone. If that list is long, you’ve found the reason to get an assistant, and the reason to keep her.",
  },
};
