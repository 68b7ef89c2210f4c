import type { TradeMatter } from "./kind.ts";

/** What goes wrong between people who work together. */
export const ofTrouble: readonly TradeMatter[] = [
  {
    id: "stealing",
    heard:
      /\b(?:(?:employees?|staff|manager|bookkeeper|receptionist|assistant|partner|somebody|someone|worker|cashier|server|bartender)(?: \w+){0,3} (?:stealing|steals|stole|embezzl\w+|skimming|taking (?:cash|money))|embezzl\w+|employee (?:theft|fraud)|stealing from (?:us|me|the (?:till|register|business|practice|company))|(?:missing|short) (?:cash|money) (?:from|in) the (?:till|register|drawer))\b/,
    not: /\b(?:identity|shoplift\w*|calls?|phones?)\b/,
    about: "theft by employees",
    kind: "person",
    bySteps: true,
    atDesk: true,
    settles: "what to keep before anybody knows, whom to call first, and what not to say",
    opening:
      "Say nothing yet. What can be proved depends on the next three days, and most of it is in statements that nobody has to be asked for.",
    points: [
      [
        "Keep your voice down and your copies safe",
        "What must not be lost today?",
        "bank, card and payroll statements straight from the bank’s own site; audit logs from the software’s maker",
        "Copies outside the office and outside that person’s log-in, with the date on which you took them.",
      ],
      [
        "Call a lawyer before you call the person",
        "Whom do I call first?",
        "an employment lawyer and, where a practice or a client account is concerned, your board’s or bar’s rules",
        "What may be asked, searched and recorded in your state, and who leads the talk.",
      ],
      [
        "Have somebody independent look",
        "What really happened, and how far back?",
        "a CPA who does fraud examinations; the price of two days first",
        "A table: date, sum, how, proof. Suspicion that doesn’t fit stays in the table, too.",
      ],
      [
        "Ask for the innocent explanation",
        "What else could it be?",
        "refunds, voids, write-offs, a second account, a software change on that day",
        "Each with how it was ruled out. A wrong accusation costs more than the money.",
      ],
      [
        "Close the doors quietly",
        "What can they still reach?",
        "list of log-ins, bank rights, signature cards, keys, vendor accounts",
        "Who takes each over in which minute, on the day of the talk and not before.",
      ],
      [
        "Tell the insurer in time",
        "Does a policy pay, and until when must I report it?",
        "the business policy, at “employee dishonesty” or “crime”; the bond; the broker by e-mail",
        "Limit, days for notice, what proof it wants, and whether it asks for a police report.",
      ],
      [
        "Decide about police, repayment and pay",
        "May I keep it back from the last check?",
        "your lawyer; the state labor department on final pay and deductions",
        "Never a threat of police in exchange for money. What was owed in wages is paid unless your lawyer says otherwise.",
      ],
      [
        "Take one pair of hands out of every sum",
        "How does it not happen again?",
        "your accountant: who opens the mail, who posts, who deposits, who reconciles",
        "Two people for each of the four, statements to the owner’s home, a week’s leave that must be taken.",
      ],
    ],
    rows: [
      [
        "Statements of twelve months, straight from the bank",
        "The bank’s site, under the owner’s own log-in",
      ],
      ["Voids, refunds, write-offs by user and hour", "The software’s audit log; its maker’s support"],
      ["Days in which a loss has to be reported", "The policy, at “notice”; the broker"],
      ["What may be taken from a last check", "State labor department"],
      ["Duty to tell clients, patients or a board", "Your board or bar; your lawyer"],
    ],
    fears: [
      "“What if I’m wrong?” That’s why copies come first and the talk last.",
      "“Everybody will hear of it.” Decide with the lawyer who is told what, in one sentence.",
    ],
    line: "Between [date] and [date], [number] entries by [user] totaling $[sum] have no [receipt/deposit] behind them.",
    unsourced: "that somebody stole, before it’s proved; how common it is",
    ask: [
      "An employment lawyer, before you speak with the person",
      "A CPA who does fraud examinations",
      "Your insurer, within the days the policy names",
    ],
    forget: [
      "Don’t accuse, threaten or search private things",
      "Don’t repair the books before they’re copied",
      "Client or patient money: your board or bar has its own deadlines",
    ],
    yours: ["What made you notice, and on which day", "Who else can enter, change or approve payments"],
  },
  {
    id: "conflict",
    heard:
      /\b(?:(?:employees?|staff|coworkers?|stylists?|assistants?|hygienists?|paralegals?|technicians?|techs|nurses?|people)(?: \w+){0,3} (?:don'?t get along|do not get along|hate each other|fight(?:ing)?|argu(?:e|ing)|gossip\w*)|(?:conflicts?|drama|gossip|tension|fights?|bully\w*) (?:between|among|at|in) (?:two |my |our |the )?(?:employees|staff|team|office|coworkers|work)|toxic (?:employee|staff|coworker|culture))\b/,
    not: /\b(?:calls?|phones?|clients?|patients?|customers?)\b/,
    about: "conflicts in a team",
    kind: "person",
    bySteps: true,
    atDesk: true,
    settles: "what it’s really about, who says what to whom, and by which day it has to be over",
    opening:
      "Half of these quarrels are about the schedule, the other half about who was thanked. Find out which before you try to make two people like each other; they only have to work.",
    points: [
      [
        "Hear each of them alone, the same ten minutes",
        "What happened, on which day, and who saw it?",
        "both, with the same three questions; write down the words",
        "Facts in one column, how it felt in the other. Only the first one is compared.",
      ],
      [
        "Look whether the law is in it",
        "Is anybody being harassed, threatened or singled out?",
        "your handbook; an employment lawyer the same day if it touches sex, race, age, faith, health or a complaint",
        "If yes, it’s an investigation and not a talk, and nobody is punished for having spoken.",
      ],
      [
        "Look at the work before the people",
        "Which rule, shift or task makes them collide?",
        "the schedule, the shared chair or tool, who hands what to whom, who earns by what",
        "One thing that you can change by Monday without anybody’s apology.",
      ],
      [
        "Say what you want to see",
        "What has to be different, in acts and not in feelings?",
        "three acts that anybody could see: greets, hands over in writing, no remarks before others",
        "One sentence for both, the same one.",
      ],
      [
        "Bring them together once, with an agenda",
        "Who says what, and for how long?",
        "a quiet room, 30 minutes, you beside and not between",
        "Each says one thing they need; each agrees to one thing. You write it down.",
      ],
      [
        "Give it a date and a measure",
        "How do we know by when it’s over?",
        "your own eyes on four days; two others asked one question",
        "Two weeks, then six. What happens otherwise is said now.",
      ],
      [
        "Keep the others out of it",
        "What do the rest of us hear?",
        "nobody; it’s yours to say",
        "One sentence: it’s being dealt with. No votes, no messengers, no talk before customers.",
      ],
      [
        "Decide what happens if it goes on",
        "Who moves, and who might go?",
        "the notes; the same measure as for anybody; the lawyer before anybody is let go",
        "Other shifts, a warning on paper, or parting, in that order.",
      ],
    ],
    rows: [
      ["What each of them says happened, by date", "Two talks, the same three questions"],
      ["What your handbook promises on complaints", "The handbook, at “complaints” and “harassment”"],
      ["When a complaint has to be looked into", "eeoc.gov, for small businesses; the state’s agency"],
      ["Schedule and tasks in which they meet", "The last four weeks’ schedule"],
    ],
    fears: [
      "“I’ll lose both.” Say what each of them is needed for, and to each of them.",
      "“I’ll be seen to take sides.” Use one sentence, one list and one date for both.",
    ],
    line: "From [date] I want to see [act], [act] and [act] from both of you, and we’ll look at it again on [date].",
    unsourced: "who is to blame, and why people quarrel",
    ask: [
      "An employment lawyer the same day, if it may be harassment or retaliation",
      "Somebody outside, where you’re part of it yourself",
    ],
    forget: [
      "Whoever complained must not be worse off for it",
      "Notes with dates, kept apart from the gossip",
    ],
    yours: ["What you’ve seen with your own eyes, and when", "What you’ve let go until now"],
  },
];
