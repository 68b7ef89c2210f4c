import type { OutlineKind } from "./kind.ts";

// What a business opens, moves and does another way.

export const opening: OutlineKind = {
  id: "opening",
  heard:
    /\b(?:(?:start|open|launch|found|set(?:ting)? up|expand)(?:ing)? (?:up |to )?(?:an?|your|my|our|the) (?:[\w-]+ ){0,4}(?:business|shop|company|practice|studio|store|location|office|salon|clinic|gym|caf[eé]|restaurant|bakery|truck|barbershop|farm|agency|branch)|second location|side business|franchise)\b/,
  points: [
    [
      "Find ten people who would pay",
      "Will enough people pay for it?",
      "I asked [n] people; [n] would pay [sum], and I need [n] a week.",
      "Ask strangers, not friends, and for a deposit.",
    ],
    [
      "Work out the worst first year",
      "What does it cost until it pays for itself?",
      "Until the first good month it costs [sum]: [rent, fit-out, stock, wages], plus [months] of my own living.",
      "An owner who opened two years ago: by how much were they off?",
    ],
    [
      "Order what takes longest",
      "What has to be started first?",
      "[Permit, lease, inspection, equipment, phone line] takes [weeks], so it is ordered by [date].",
      "City hall, the landlord, the supplier: one call each.",
    ],
    [
      "Read the lease with someone who knows leases",
      "What am I signing?",
      "It runs [years], goes up [how], and I can get out [how].",
      "A lawyer for one hour, before you fall in love with it.",
    ],
    [
      "Decide who stands there",
      "Who does the work?",
      "On an ordinary Tuesday there is [who], from [hour] to [hour]; if one is sick, [who].",
      "Draw up one real week.",
    ],
    [
      "Open quietly first",
      "How do we start?",
      "For [days] we open for [whom], and write down everything that goes wrong.",
      "What did others fix in their first week?",
    ],
    [
      "Set the number that ends it",
      "How do I know it works?",
      "By [month] we need [n] a week; below [n], we [what].",
      "Write it down today, and give it to someone who’ll ask.",
    ],
  ],
};

export const relocating: OutlineKind = {
  id: "relocating",
  heard:
    /\bmov(?:e|es|ing)\b.{0,50}\b(?:building|location|office|house|home|address|premises|apartment|suite|floor|city|town)\b|\brelocat\w+/,
  points: [
    [
      "Order what takes longest",
      "What has to be started first?",
      "[Internet and phone line, permits, inspection, big furniture] takes [weeks], so it’s ordered by [date].",
      "Call each one and ask for today’s waiting time.",
    ],
    [
      "Draw the new place to scale",
      "Will it all fit?",
      "[What] goes [where]; [what] doesn’t come along.",
      "Measure the doors, and the biggest piece.",
    ],
    [
      "Tell everyone, in order",
      "Who has to know?",
      "[Customers, bank, insurer, IRS, post office, map listings] hear it on [date], from [name].",
      "Last year’s mail: who writes to you?",
    ],
    [
      "Keep the phone ringing",
      "How do people reach us in between?",
      "From [hour] to [hour], calls go to [number]; we tested it on [day].",
      "The phone company, two weeks ahead, and in writing.",
    ],
    [
      "Plan the day by the hour",
      "Who does what on the day?",
      "At [hour], [who] [what]; the last box packed is the first opened: [what].",
      "The movers: what goes wrong with businesses like yours?",
    ],
    [
      "Leave properly",
      "What about the old place?",
      "Keys, meter, pictures and deposit are settled by [date], with [whom].",
      "The old lease, and the landlord on the spot.",
    ],
    [
      "Check after a week",
      "What is still missing?",
      "Call your own number, look yourself up on a map, and ask [n] customers how they found the door.",
      "Whoever sits at the front.",
    ],
  ],
};

export const changing: OutlineKind = {
  id: "changing",
  heard:
    /\b(?:switch\w*|mov(?:e|es|ing) (?:to|from|our|my|your|a|the)|go(?:ing)? (?:from|paperless|digital)|introduc\w+|implement\w*|roll(?:ing)? out|adopt(?:ing)? (?:an?|new)|migrat\w+|replac\w+ (?:our|the|your|my)|automat\w+)\b/,
  points: [
    [
      "Count what the old way costs",
      "What is wrong with the way it is?",
      "Last week it cost us [hours], [mistakes] and [one angry sentence].",
      "A tally for one week, by the people who do it.",
    ],
    [
      "Name the one thing that must not break",
      "What has to keep working?",
      "Whatever happens, [what] still works on [day].",
      "Whoever would get the complaint.",
    ],
    [
      "Try it with two people and real work",
      "How do we try it?",
      "From [date], [who] and [who] do [one kind of work] the new way, and note what annoys them.",
      "Choose one who likes it and one who doesn’t.",
    ],
    [
      "Write one page of how it is done now",
      "How does everyone learn it?",
      "The page says [five steps], and [name] is asked first.",
      "Have the newest person follow it aloud.",
    ],
    [
      "Move what is old, and check twenty",
      "What about everything we already have?",
      "We bring over [what], leave [what], and [name] compares twenty by hand.",
      "The provider: ask what usually gets lost.",
    ],
    [
      "Choose a quiet day, and a way back",
      "When do we switch?",
      "We switch on [quiet day]; if [sign], we go back until [when].",
      "Your calendar of last year.",
    ],
    [
      "Stop the old way",
      "When is it over?",
      "From [date], nobody uses [old way]; it’s kept until [date] to look things up.",
      "Who still needs it, and for what?",
    ],
    [
      "Count again after a month",
      "Was it worth it?",
      "It now costs [hours] and [mistakes] a week.",
      "The same tally as at the start.",
    ],
  ],
};
