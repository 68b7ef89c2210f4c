import type { TradeMatter } from "./kind.ts";

/** What has to be on paper or is asked of the law, once there are people. */
export const ofPeopleLaw: readonly TradeMatter[] = [
  {
    id: "handbook",
    heard: /\b(?:(?:employee|staff|office|company) (?:handbooks?|manuals?)|handbooks?|policy manuals?)\b/,
    not: /\b(?:calls?|phones?|scripts?|front desk manual|operations manual|read(?:ing)? the manual)\b/,
    about: "employee handbooks",
    kind: "rule",
    bySteps: true,
    settles: "which rules you really keep, which the law wants in writing, and who reads it before you sign",
    opening:
      "A handbook is a promise with page numbers. Whatever stands in it you’ll be held to, so put in what you do, not what a template thinks you should.",
    points: [
      [
        "Write down what you do today",
        "Which rules do we have already, unwritten?",
        "three people asked: how do days off, lateness and a sick morning work here?",
        "Where three answers differ, decide first and write afterward.",
      ],
      [
        "Take the list that your state wants in writing",
        "Which policies must be there?",
        "the state labor department’s list for your headcount; the city’s page",
        "Sick leave, harassment and complaints, breaks, pay days: each with the law’s own name and date.",
      ],
      [
        "Say that it’s no contract",
        "Does it bind us?",
        "an employment lawyer in your state: the wording, and where it must stand",
        "At-will where it holds, the right to change it, and that it’s replaced by law where they differ.",
      ],
      [
        "Fix hours, pay days and time off to the minute",
        "What do people look up most?",
        "your payroll provider; last year’s questions",
        "How a day is asked for, by when it’s answered, what isn’t carried over, what is paid out.",
      ],
      [
        "Make complaining possible",
        "Whom do they tell, if it’s about the boss?",
        "eeoc.gov, for small businesses; two names, one of them outside",
        "Two ways, no punishment, what happens within which days.",
      ],
      [
        "Add what only your trade has",
        "Vans, drugs, keys, records, photos: what goes wrong here?",
        "your insurer on vehicles; your board on records and licenses; last year’s incidents",
        "One page each: company vehicles, patient or client confidences, tools, phones at work, photos of people.",
      ],
      [
        "Leave out what nobody will keep",
        "Which rule did we break ourselves last month?",
        "read it aloud with the one who’s been there longest",
        "A rule that is kept for some is worse in court than none.",
      ],
      [
        "Have it read, signed and dated",
        "Who has the last version?",
        "an employment lawyer for two hours; a signature page for everybody, newest first",
        "Version, date, where it is kept, day of the next look.",
      ],
    ],
    rows: [
      ["Policies required at your headcount", "State labor department; the city’s page"],
      ["Federal posters and notices", "dol.gov, the poster adviser"],
      ["Wording on at-will and changes", "An employment lawyer in your state"],
      ["Rules of the insurer on vehicles and driving", "The commercial auto policy; the broker"],
      ["What may not be forbidden: talk about pay and conditions", "nlrb.gov, for employers"],
    ],
    fears: [
      "“It’ll be used against us.” Only where you don’t keep it; leave that out.",
      "“Nobody reads it.” Put hours, pay and days off on the first two pages.",
    ],
    line: "This handbook, version [date], replaces all earlier ones; [name] answers questions, and [name] takes complaints.",
    unsourced: "that a template is “compliant in all 50 states”",
    ask: [
      "An employment lawyer in your state, before anybody signs",
      "Your payroll provider on pay days, overtime and leave",
    ],
    forget: ["Every state in which somebody works", "A signature from those who were there before"],
    yours: ["The last three quarrels about a rule", "Which rule is kept for some and not for others"],
  },
  {
    id: "noncompete",
    heard:
      /\b(?:non-?competes?|non-?solicit\w*|restrictive covenants?|(?:steal|take|taking|poach\w*) (?:my|our|the) (?:clients|patients|customers)(?: with them| when)?)\b/,
    not: /\b(?:calls?|phones?|answering|competitors? steal)\b/,
    about: "agreements not to compete",
    kind: "rule",
    atDesk: true,
    settles:
      "whether your state allows it for this job, what protects you instead, and what leaving looks like",
    opening:
      "In some states such a paper is worth nothing, and in a few it costs you a fine. So look up the state and the pay first; what really protects a client list is usually another paper.",
    points: [
      [
        "Look up the state, the job and the pay",
        "Is it allowed here, for this job and at this pay?",
        "the state’s own statute and labor department; an employment lawyer for an hour",
        "Banned, allowed above a sum, or allowed if reasonable, with the date, since this has been changing.",
      ],
      [
        "Say what you want to protect",
        "Clients, recipes, prices, training, or a place?",
        "what the last one who left took along, by count",
        "One thing. Each of them has a milder paper than forbidding work.",
      ],
      [
        "Look at the milder papers first",
        "Would a nonsolicit or confidentiality agreement do?",
        "the same lawyer; how your state treats both",
        "What may be forbidden, for how long, and who counts as a client.",
      ],
      [
        "Ask what they are: employee or renter",
        "Does a booth renter or contractor have clients of their own?",
        "the contract as it is lived: who books, who is paid, whose name is on the card",
        "A renter’s clients are often theirs, whatever the paper says.",
      ],
      [
        "Give something for it",
        "What do they get in return?",
        "the lawyer: is a job enough, or does it take a raise, a bonus, training?",
        "What, when, and that they had days to read it.",
      ],
      [
        "Keep it short and near",
        "How long, how far, which work?",
        "where your clients really come from, by zip code",
        "Months and miles that you could explain to a judge with your own map.",
      ],
      [
        "Plan the day on which somebody leaves",
        "Who tells the clients, and what?",
        "your board on patients’ and clients’ right to choose; whose the records are",
        "A letter that both agree on, records, the last pay, access ended.",
      ],
      [
        "Decide whether you’d really sue",
        "What would enforcing it cost?",
        "the lawyer: fees, months, the chance, what it does to the rest of the team",
        "A sum. If you wouldn’t, don’t have it signed.",
      ],
    ],
    rows: [
      [
        "Whether it’s allowed, for which jobs, above which pay",
        "The state’s statute; its labor department, with the date",
      ],
      ["Special rules for doctors, lawyers and others", "State statute; bar or board rules"],
      ["Where your clients come from", "Your own list, by zip code"],
      ["What two years of a dispute cost", "An employment lawyer’s estimate"],
    ],
    fears: [
      "“They’ll take everybody along.” Count what the last one took.",
      "“Nobody will sign.” Say what they get for it.",
    ],
    line: "In [state] such an agreement is [allowed/void] for [job] below $[pay] (statute, as of [date]); we ask for [what] instead.",
    unsourced: "whether one “holds up in court,” or what the federal rule is, without its date",
    ask: [
      "An employment lawyer in your state, before anybody signs",
      "Your board or bar, where patients or clients choose whom they follow",
    ],
    forget: [
      "A paper that your state bans can itself cost a fine",
      "Renters and contractors aren’t employees",
    ],
    yours: [
      "Who left in three years, and how many clients followed",
      "What they signed, and what they were told",
    ],
  },
  {
    id: "hurt-at-work",
    heard:
      /\b(?:(?:employees?|workers?|staff|assistant|technician|tech|apprentice|somebody|someone|crew|cook|stylist)(?: \w+){0,3} (?:gets?|got|is|was|are) (?:hurt|injured)|(?:hurt|injur(?:y|ed|ies)) (?:on the job|at work)|workplace (?:injur(?:y|ies)|accidents?)|needle ?sticks?)\b/,
    not: /\b(?:calls?|clients? who|my client|injury (?:lawyers?|attorneys?|firms?)|claim(?:ant)?s? lawyer)\b/,
    about: "injuries at work",
    kind: "rule",
    bySteps: true,
    atDesk: true,
    settles: "what happens in the first hour, who has to be told by when, and how they come back",
    opening:
      "Help first, paper second, opinions never. The first hour decides the injury, the first day decides the claim.",
    points: [
      [
        "Help, and call 911 if there is any doubt",
        "What is done in the first five minutes?",
        "your first-aid plan; 911 for head, chest, heavy bleeding, a fall from height, electric shock",
        "Who stays, who calls, who meets the ambulance. The place is left as it is.",
      ],
      [
        "Send them to the right clinic",
        "Where may they be treated?",
        "your workers’ compensation insurer: its clinic, or their own doctor, as your state has it",
        "Name, address, hours, and a form that goes along. For a needlestick it’s within hours.",
      ],
      [
        "Tell the insurer and the state in time",
        "Who has to be told, by when?",
        "the insurer’s number and the state’s first-report form; osha.gov: a death within 8 hours, a hospital stay, amputation or lost eye within 24",
        "A line each: whom, by when, sent by whom at what hour.",
      ],
      [
        "Write down what was seen, the same day",
        "What happened?",
        "the hurt person, everybody who saw it, photos, the tool or chemical",
        "Facts with hours and names. Nobody writes whose fault it was.",
      ],
      [
        "Pay the day and know what follows",
        "Who pays for the first days?",
        "the state’s waiting days; your payroll provider",
        "The day itself, the waiting days, what share after that and from whom.",
      ],
      [
        "Stay in touch, and offer lighter work",
        "How do they come back?",
        "the doctor’s note on limits; one task that fits; a lawyer where the limits stay",
        "A call each week, hours, the task, the day of the next note.",
      ],
      [
        "Find the cause and mend it the same week",
        "What would have prevented it?",
        "two who do the same task; your insurer’s safety adviser, often free; OSHA’s free consultation",
        "One change with a date, shown to everybody.",
      ],
      [
        "Enter it in the log",
        "Does it have to be recorded?",
        "osha.gov’s recordkeeping pages: size, trade and kind of injury; your state’s plan",
        "Recorded or why not, and for how long it’s kept.",
      ],
    ],
    rows: [
      ["Days to report to the insurer", "The policy; the state’s workers’ compensation board"],
      [
        "What goes to OSHA, within how many hours",
        "osha.gov, “Report a fatality or severe injury”; your state’s plan",
      ],
      ["Which doctor they may see", "The state board’s page for employers"],
      ["Waiting days and share of pay", "The state board’s page for injured workers"],
    ],
    fears: [
      "“My premium goes up.” Say that reporting late usually costs more, and ask the broker for the figures.",
      "“They’ll sue.” Say what the policy covers, and keep to facts.",
    ],
    line: "On [date] at [hour] [name] was hurt at [place] doing [task]; [name] called [whom] at [hour] and reported it to [insurer] at [hour].",
    unsourced: "whose fault it was, that it “isn’t covered,” or what claims cost",
    ask: [
      "Your workers’ compensation insurer, the same day",
      "A lawyer, before you discipline or let go of anybody who was hurt",
    ],
    forget: ["Nobody is punished for reporting", "Temps and contractors: ask who insures them"],
    yours: ["Your insurer’s claims number and policy number", "The last near miss, and what was changed"],
  },
];
