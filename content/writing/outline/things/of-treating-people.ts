import type { TradeMatter } from "./kind.ts";

/** What a business’s own people are told, given and paid beside their wage. */
export const ofTreatingPeople: readonly TradeMatter[] = [
  {
    id: "telling-staff-of-a-change",
    heard:
      /\b(?:tell(?:ing)?|announc\w+|break(?:ing)? (?:it|the news))\b.{0,40}\b(?:employees|staff|team|crew|people)\b.{0,40}\b(?:sell(?:ing)?|sold|clos(?:e|ing)|retir\w+|mov(?:e|ing)|merg\w+|layoffs?|cut(?:ting)? (?:hours|pay)|partner)\b/,
    about: "telling your people of a large change",
    kind: "habit",
    bySteps: true,
    settles:
      "when they hear it, in which order, what you can promise, and what you answer when you don’t know",
    opening:
      "They’ll hear two things, whatever you say: do I keep my work, and why did I hear it so late? Have both answers on paper before the first of them hears anything.",
    points: [
      [
        "Settle what you may say, and when",
        "When may I tell them?",
        "the purchase agreement or letter of intent, at “confidentiality” and “announcement”; your attorney on notice that a law asks for (WARN, your state’s)",
        "The first day on which you may, and the last on which you can.",
        "Telling one, in confidence",
      ],
      [
        "Answer what each of them asks first",
        "What becomes of me?",
        "for each person: stays or not, pay, seniority, vacation, insurance, who is in charge; what the buyer put in writing",
        "One line a person. What isn’t settled has a date by which it is.",
        "“Nothing will change”",
      ],
      [
        "Decide the order of one day",
        "Who hears it first?",
        "the two without whom nothing runs, then everyone at once, then those who are away by a call the same day",
        "A clock time for each, and who says it.",
        "A message in the group chat",
      ],
      [
        "Write the first three sentences",
        "What do I say?",
        "read aloud to somebody who’ll tell you where it sounds like a lawyer",
        "What is happening, from when, what it means for them. Your reason in one sentence.",
        "Twenty minutes on how hard it was",
      ],
      [
        "Say what you don’t know",
        "What if they ask what I can’t answer?",
        "ten questions written down beforehand with whoever buys or decides",
        "“I don’t know yet, and I’ll tell you on [day].” And then on that day.",
        "Guessing kindly",
      ],
      [
        "Keep the two whom everything hangs on",
        "How do I keep people until then?",
        "payroll, your attorney, the buyer: a bonus for staying until a date, in writing",
        "Names, sum, day.",
        "Thanking them at the end",
      ],
      [
        "Tell customers after them, the same day",
        "When do customers hear it?",
        "the list of those who’d be hurt to read it; one page with a name to ask",
        "Who calls whom by when.",
        "Letting them tell each other",
      ],
    ],
    line: "On [day] at [time] all of them hear it from [name]; what isn’t settled by then is answered on [date].",
    unsourced: "that everybody keeps their job",
    yours: [
      "Who’d leave on hearing it, and what would keep them",
      "Your reason, as you’d tell it to a friend",
    ],
  },
  {
    id: "staff-event",
    heard:
      /\b(?:(?:holiday|christmas|office|staff|team|company|end[- ]of[- ]year) part(?:y|ies)|team (?:outings?|dinners?|lunch(?:es)?|building)|staff (?:outings?|dinners?|gifts?)|(?:christmas|holiday|year[- ]end) (?:bonus(?:es)?|gifts?) for (?:our |my |the )?(?:staff|team|employees))\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|greetings?|clos(?:e|ed|ing))\b/,
    about: "a party for your own people",
    kind: "event",
    bySteps: true,
    settles:
      "what they’d like, the sum for each, who pays for whom, when it’s paid time, and what must not go wrong",
    opening:
      "Ask them before you book: an evening, a long lunch, or the same sum in the envelope? The answers decide more than any restaurant.",
    points: [
      [
        "Ask them, without names",
        "What would they like?",
        "one slip each: evening or working hours, with or without partners, or money",
        "The count, and what nobody wants again.",
        "Doing last year’s",
      ],
      [
        "Set a sum for each, and all of it",
        "What may it cost a head?",
        "what the last two cost in all; food, drink, room, tip, rides, hours; three menus in writing",
        "A sum a head and a sum in all, with a tenth to spare.",
        "Setting it by the menu",
      ],
      [
        "Say who pays what",
        "Who pays, and for whom?",
        "partners, drinks after ten, rides home, those who came by bus",
        "One sentence in the invitation, so that nobody looks at a bill.",
        "Splitting it at the table",
      ],
      [
        "Ask your accountant how it’s booked",
        "What of it is an expense, and what is pay?",
        "irs.gov on employee parties and on gifts; cash and gift cards count as wages; your payroll service",
        "Party, gift, bonus: a line each, with the year.",
        "Gift cards from petty cash",
      ],
      [
        "Choose day and hour by who’s tired",
        "When is it, and is it working time?",
        "the rota, school nights, who drives an hour; your state’s rule when coming is expected",
        "A day on which nobody opens the next morning, and paid if it’s meant to be attended.",
        "A Friday before Christmas, because it’s tradition",
      ],
      [
        "Settle drink, rides and who has an eye on it",
        "What must not happen?",
        "your insurer on alcohol; tickets, food early, rides paid; one person who stays sober",
        "Three rules in a friendly tone, and a number for a ride.",
        "An open bar",
      ],
    ],
    line: "[Number] people, [sum] a head, [sum] in all; [name] books it by [date].",
    unsourced: "that it’s deductible",
    yours: ["What they still talk about of the last one", "Who couldn’t come, and why"],
  },
  {
    id: "work-clothes",
    heard: /\b(?:scrubs|uniforms?|work clothes|work boots|company shirts?|dress codes?)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|pay day|time off)\b/,
    about: "work clothes, and who pays for them",
    kind: "rule",
    settles:
      "what a year of it costs for each, what the law says on who pays, what wears out, and who washes",
    opening:
      "It’s a small sum that is felt on every first of the month. So work it out for one person and one year, and put it beside what finding a new one costs.",
    points: [
      [
        "Price a year for one person",
        "What does a year of it cost for one?",
        "sets, shoes, coat, jacket; price by two suppliers; how long a set lasts; washing at home or by a service",
        "One sum a head, and one for all.",
        "The first set only",
      ],
      [
        "Read who has to pay",
        "What does the law say?",
        "dol.gov on uniforms and the minimum wage; your state’s labor page (some forbid deductions); osha.gov on protective clothing, which the employer pays for",
        "The sentence with its date; what may be deducted and what may not.",
        "Deducting it from the check",
      ],
      [
        "Ask what they spend today",
        "What do they pay now, and what bothers them?",
        "each of them: last year’s receipts, fit, pockets, color that shows stains",
        "A sum a head, and the one thing that everyone names.",
        "Choosing by the catalog",
      ],
      [
        "Settle how many, and what is replaced",
        "How many sets, and when is one replaced?",
        "shifts a week, wash days, what is torn or stained at work",
        "Sets a head, a day for replacement, who hands it out.",
        "Until it falls apart",
      ],
      [
        "Say what becomes of it when they go",
        "What happens when somebody leaves?",
        "the handbook; your state’s rule on a last paycheck",
        "What comes back, and what isn’t taken from the last pay.",
        "A deduction on the last day",
      ],
      [
        "Count whether it kept anyone",
        "What does it change?",
        "people who left in two years, and what each cost; two others near you who pay for it",
        "One sum beside the other.",
        "“It’s good for morale”",
      ],
    ],
    rows: [
      ["A year of it for one person", "Two suppliers’ quotes; receipts of three of your people"],
      ["Who has to pay by law", "dol.gov; your state’s labor page; osha.gov"],
      ["What finding one new person costs", "Ads, hours, weeks short, from the last one"],
    ],
    line: "[Sum] a head and year, for [number] people, is [sum]; the last one who left cost [sum].",
    unsourced: "that people stay for it",
    yours: [
      "What your people said about it, word for word",
      "What the last new hire spent before the first paycheck",
    ],
  },
  {
    id: "perks",
    heard:
      /\b(?:pay(?:ing)? for|buy(?:ing)?|provid(?:e|ing)|offer(?:ing)?|cover(?:ing)?|free) (?:(?:the|their|our|my|staff|team|employees?|employee|crew|workers?)(?:['’]s?)? )*(?:lunch(?:es)?|meals?|snacks?|coffee|breakfast|parking|gym (?:memberships?)?|transit|commut\w+|child ?care|cell ?phones?|tuition|continuing education|perks?)\b|\b(?:staff|employee|team) (?:perks?|meals?|lunch(?:es)?|discounts?)\b/,
    not: /\b(?:calls?|callers?|voicemails?|receptionists?|lunch (?:hours?|breaks?)|unpaid|overtime|guests?|students?)\b/,
    about: "perks for your own people",
    kind: "rule",
    settles:
      "what a year of it costs, what it’s counted as, what they’d rather have, and what it changes that you can see",
    opening:
      "A perk is pay that somebody else has chosen how to spend. So ask first what they’d take for the same sum, and what the worst week of the year looks like without it.",
    points: [
      [
        "Price it for the whole of the time",
        "What does it cost in all, for each of us?",
        "people times days times the real price, with whoever orders and cleans up; two quotes",
        "One sum a head and one for the season or year.",
        "Counting one day",
      ],
      [
        "Look up what it’s counted as",
        "Is it pay, and what can be deducted?",
        "irs.gov, Publication 15-B on fringe benefits and the rules on meals, with the year; your payroll service",
        "Which part is free of tax for them, which share you deduct, what has to be on the paycheck.",
        "Believing last year’s rule",
      ],
      [
        "Ask them what they’d rather have",
        "Would they rather have it, or the money, or an hour?",
        "one slip each, without a name: this, the same sum in pay, or going home earlier",
        "The count, with the sentence that surprised you.",
        "Deciding for them",
      ],
      [
        "Watch what they do without it",
        "What happens now?",
        "one bad week: who skips it, who leaves for forty minutes, what it does to the afternoon",
        "Hours lost or won, and mistakes after three o’clock, by day.",
        "“It’s good for the team”",
      ],
      [
        "Say who gets it, and when it ends",
        "Who gets it, and until when?",
        "part-timers, those who work from home, those who can’t use it; the last perk that was taken away",
        "From which day to which, for whom, and what those get who can’t use it.",
        "Starting without an end",
      ],
      [
        "Compare it with one who leaves",
        "What would it have to keep from happening?",
        "what the last one who left in that season cost: ads, weeks, overtime of the others",
        "One sum beside the other, and how many leavers it would have to prevent.",
        "“People stay for it”",
      ],
    ],
    rows: [
      ["The sum for each and for all, for the whole time", "Two quotes; the rota"],
      ["What is taxed and what is deducted", "irs.gov, Publication 15-B, with the year; payroll"],
      ["What they’d choose for the same sum", "A slip each, without names"],
      ["What one leaver in that season cost", "Ads, weeks, overtime from the last one"],
    ],
    line: "[Sum] a head for [weeks], [sum] in all; of [number] asked, [number] would rather have [what].",
    unsourced: "that people work better for it",
    yours: ["What your people do now, on the worst day", "The perk you once took away, and what was said"],
  },
  {
    id: "new-employee-answers",
    heard:
      /\b(?:faqs?|questions|answers|what to tell|handout|one[- ]pager|guide)\b.{0,40}\b(?:new (?:employees?|hires?|staff|team members?|crew(?: members)?|techs?|technicians?|stylists?|cooks?|servers?|drivers?))\b|\bpay ?days?\b.{0,30}\b(?:time off|vacation|uniforms?|sick)\b|\btime off\b.{0,30}\b(?:uniforms?|pay ?days?|sick)\b|\b(?:pay ?day|paydays?|time off|sick (?:days?|kids?)|vacation days?)\b.{0,40}\b(?:faqs?|questions|employees?|parents|staff|team)\b|\bfaqs? for (?:our |my |the )?(?:employees|staff|team|crew|parents)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|interview\w*|receptionists?)\b/,
    about: "the questions people ask in their first weeks",
    kind: "rule",
    settles:
      "when they’re paid, when they’re off, what they wear and bring, whom they tell, and what nobody says aloud",
    opening:
      "Each answer is one sentence with a day, a sum or a name in it. Where you can’t write that sentence yet, you’ve found what has to be decided.",
    points: [
      [
        "Pay",
        "When and how am I paid, and what is taken off?",
        "your payroll service: first pay day, period, overtime, deductions with your signature",
        "“On [days], by [way]; your first one is on [date] and covers [period]. Ask [name] if it’s wrong.”",
        "“Every two weeks”",
      ],
      [
        "Time off",
        "How do I ask for a day off, how early, and how many have I got?",
        "the handbook; your state’s sick-leave law; last year’s quarrels over one day",
        "“[Number] days from [month] on; ask [name] by [way], [number] weeks before; you hear within [days].”",
        "“Just let us know”",
      ],
      [
        "Sick",
        "What do I do when I, or my child, is sick at six in the morning?",
        "whoever fills the gap; your state’s rule on notes and paid sick time",
        "“Text or call [name] before [time]. Nobody needs the illness’s name. A note from day [number].”",
        "A rule that nobody keeps",
      ],
      [
        "What to wear and bring",
        "What do I wear and bring, and who pays for it?",
        "dol.gov on uniforms; osha.gov on protective gear; what the last new one bought",
        "“You get [what] on [day]; you bring [what]; [what] is paid by us.”",
        "Finding out on day one",
      ],
      [
        "Breaks and hours",
        "When do I start, break and stop, and where’s the schedule?",
        "your state’s rule on breaks; the rota of four weeks",
        "“The schedule is at [place] by [day]. [Minutes] after [hours], paid or not.”",
        "“It depends”",
      ],
      [
        "Mistakes",
        "What if I break something or do it wrong?",
        "the last three; who heard of them when; your state on charging people for damage",
        "“Tell [name] at once. Nobody pays for an honest mistake.”",
        "Silence",
      ],
      [
        "Whom to ask",
        "Whom do I ask about what?",
        "a list with a name for money, schedule, the work, and trouble with a colleague or the boss",
        "Four names with a way to reach each.",
        "“My door is open”",
      ],
    ],
    line: "[Name] is paid on [days], asks for time off [number] weeks ahead, and tells [name] before [time] when sick.",
    unsourced: "what the law allows, without its state and date",
    ask: [
      "Your payroll service",
      "An employment lawyer or your state’s labor page, for pay, sick leave and deductions",
    ],
    forget: ["The date of the page, and who keeps it", "Those who don’t read English easily"],
    yours: [
      "The three questions that the last new one asked on the first day",
      "The rule that you break yourself",
    ],
  },
];
