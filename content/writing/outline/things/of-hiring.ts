import type { TradeMatter } from "./kind.ts";

/** How somebody comes to a business, and what is settled in their first months. */
export const ofHiring: readonly TradeMatter[] = [
  {
    id: "hiring",
    heard:
      /\b(?:(?:hir(?:e|ing)|recruit(?:ing)?|find(?:ing)?|attract(?:ing)?) (?:an?|my|our|the|your|another|good|great|qualified|new|more|enough|experienced|first)? ?(?:[\w-]+ ){0,3}(?:hygienists?|assistants?|technicians?|techs?|paralegals?|associates?|nurses?|stylists?|barbers?|plumbers?|electricians?|mechanics?|cooks?|servers?|bartenders?|baristas?|bakers?|groomers?|therapists?|estheticians?|office managers?|managers?|employees?|staff|crew|workers?|drivers?|installers?|roofers?|carpenters?|painters?|landscapers?|bookkeepers?|dentists?|veterinarians?|vets|apprentices?|salespeople|sales reps?|instructors?|teachers?|cleaners?))\b/,
    with: /\b(?:hir\w+|recruit\w*|qualified|attract\w*|our|my|first|firm|practice|clinic|shop|salon|company|business|office|restaurant|contractor)\b/,
    not: /\b(?:calls?|callers?|phones?|answering|voicemails?|receptionists?|front desk|or (?:an?|should|outsourc\w*)|vs\.?|versus|instead|worth|virtual|ai|interview\w*|job (?:ads?|posts?|postings?|descriptions?)|seasonal|summer|temporary|patients find|clients find|homeowners?|customers find|for my (?:house|home|kitchen|car|dog|wedding)|(?:good|local) (?:plumber|electrician|mechanic|dentist|vet|therapist)(?= (?:near|in|for my))|ads|when to hire|should i hire)\b/,
    about: "hiring",
    kind: "person",
    settles:
      "what the job really is, where such people are, what they check before they say yes, and how you try it",
    opening:
      "Good people in this job have one already. So the ad isn’t read by those who need work; it’s read on a bad Thursday by somebody who thinks: what would be better there? Answer that in two lines.",
    points: [
      [
        "Write down the week and not the title",
        "What does this person do from Monday to Friday?",
        "whoever does it now, with a tally of one week; whoever works beside them",
        "Ten tasks with hours, the two on which the rest depends, and what may be learned here.",
      ],
      [
        "Look up which license it takes",
        "What may be done by whom?",
        "the state board: license, registration, supervision; for drivers the insurer",
        "What they must have on day one, what within a year, who pays for it.",
      ],
      [
        "Put pay, hours and days off in the first two lines",
        "What do we offer, in figures?",
        "ten ads nearby with a figure; bls.gov for the metro area; your state’s rule on ranges",
        "From, to, by what it rises. The hours as they really are, the late one included.",
      ],
      [
        "Go where they already are",
        "Who knows three of them?",
        "your own people, suppliers’ reps, two schools’ placement offices, the association’s board",
        "Three names a week, who calls them, what is paid for a hint.",
      ],
      [
        "Answer within a day, and talk within three",
        "How fast are we?",
        "the last five who didn’t come: on which day did they hear from us?",
        "A name who answers, two times kept free each week.",
      ],
      [
        "Ask everybody the same, and see them work",
        "How do we tell?",
        "five questions with what a good answer has in it; one paid task from your own week",
        "Scores before talk. Your state’s rules on a paid try come first.",
      ],
      [
        "Check before you offer",
        "What has to be looked up, and with whose leave?",
        "the board’s lookup, two former supervisors, a background check with the signed form, the right to work",
        "Each with a date. The offer in writing, with what it hangs on.",
      ],
      [
        "Have the first two weeks ready",
        "Who is beside them on day one?",
        "log-ins, keys, uniform, a name for each morning, a list of ten tasks",
        "What they can do alone by day 5, 10 and 30, and a talk on each of these days.",
      ],
    ],
    rows: [
      ["License: number, standing, until when", "The state board’s lookup"],
      [
        "What the job pays in your metro area",
        "bls.gov, “Occupational Employment and Wage Statistics”; ten ads with a figure",
      ],
      ["What may not be asked or put in an ad", "eeoc.gov, for small businesses; the state labor department"],
      ["Papers of the first three days", "uscis.gov, Form I-9; the state’s new-hire report"],
      ["What an hour costs you in all", "Your payroll provider"],
    ],
    fears: [
      "“Nobody answers.” Count how many days you took to answer the last five.",
      "“They leave after a month.” Say what your place is really like, the worst shift first.",
    ],
    line: "[Role], [days and hours], $[from] to $[to] an hour; you’d have [what they lack now], and [name] is beside you for the first [days].",
    unsourced: "that there’s a shortage, what “everybody” pays, or how long it takes elsewhere",
    ask: [
      "Your payroll provider or accountant, on the cost of an hour",
      "An employment lawyer, for the first employee or a first contract",
    ],
    forget: ["Your own people hear of it first", "The ones you turned down hear from you, too"],
    yours: [
      "Why the last two came, and why the last two left",
      "What you can offer that the place down the street can’t",
    ],
  },
  {
    id: "joining",
    heard:
      /\b(?:onboard\w*|orient(?:ation|ing)|first (?:day|week|month|90 days|ninety days|30 days) (?:of|for|with) (?:an?|the|our|my)? ?(?:new )?(?:[\w-]+ ){0,2}(?:employees?|hires?|associates?|assistants?|hygienists?|techs?|technicians?|paralegals?|managers?|staff|dentists?|vets?|lawyers?)|new (?:hire|employee) (?:checklist|orientation|training))\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|answering|receptionists?|front desk|clients?['’]? onboard\w*|onboard\w* (?:new )?(?:clients|patients|customers)|client onboarding|patient onboarding|billing)\b/,
    about: "bringing in somebody new",
    kind: "person",
    bySteps: true,
    settles:
      "what is ready before the first morning, what they can do alone by which day, and who talks with them",
    opening:
      "What somebody remembers of the first day is whether they were expected. A name on the locker and a person beside the chair do more than a binder of two hundred pages.",
    points: [
      [
        "Have everything ready on the day before",
        "What must be there at eight?",
        "list of log-ins, keys, payroll and tax forms, insurance and license on file, a place",
        "Each with a name and a tick. What’s missing is missing in front of them.",
      ],
      [
        "Look up what they may do, and from when",
        "License, payers, malpractice: from which day may they work and be billed?",
        "the board; each payer’s credentialing line (weeks); the malpractice carrier; the DEA or court admission",
        "A date for each. Until then: what they watch, and what they do under whose eyes.",
      ],
      [
        "Name one person to ask",
        "Whom do they ask the silly things?",
        "somebody who’s patient and has time kept free for it",
        "Name, two hours a day for a week, taken off their own work.",
      ],
      [
        "Write ten tasks with three dates",
        "What can they do alone by day 5, 30 and 90?",
        "whoever does it best: which ten, and which goes wrong",
        "Task, shown, done together, done alone, each with a date.",
      ],
      [
        "Fill the schedule in steps",
        "How much do they take on in which week?",
        "your own times for the same visit or job, doubled in week one",
        "Half, two thirds, full, by week; longer slots; which cases not yet.",
      ],
      [
        "Tell people who they are",
        "How do patients, clients and colleagues hear it?",
        "a sentence by whoever knows them, a picture, who introduces them to the first ten",
        "Who says what on which day.",
      ],
      [
        "Settle pay and how it’s reckoned",
        "What do they see in the first two pay slips?",
        "the contract: base, share, guarantee until when; one month worked through",
        "An example with your own numbers, and whom to ask.",
      ],
      [
        "Talk on three fixed days",
        "How do we both know by day 90?",
        "the same three questions on day 5, 30 and 90",
        "What goes well, what doesn’t, what you’d change. On day 90 a clear yes or no.",
      ],
    ],
    rows: [
      ["License, insurance, admission: in force from", "Board; carrier; court"],
      ["Credentialing: weeks by payer", "Each payer’s provider line; begun on which day?"],
      ["Papers of the first three days", "uscis.gov, Form I-9; irs.gov, W-4; state new-hire report"],
      ["Ten tasks with dates", "Whoever does them best"],
    ],
    fears: [
      "“They sit around for a month.” Begin credentialing on the day they sign.",
      "“They’ll do it differently.” Say which three things are done in one way here.",
    ],
    line: "By day [5] you do [task] alone, by day [30] [task], by day [90] [number] [visits/files] a day; [name] is beside you.",
    unsourced: "how long it takes elsewhere, or what the first months earn",
    ask: ["Payers and carrier, before the first day", "Whoever came last: what was missing?"],
    forget: ["What’s promised in the contract, by date", "Lunch on the first day"],
    yours: ["What was missing for the last one, and for how long", "What nobody tells new people here"],
  },
  {
    id: "own-phones",
    heard:
      /\b(?:(?:employees?|staff|team|workers?|crew|stylists?|assistants?|servers?|people)(?: \w+){0,4} (?:their|personal|cell) ?(?:cell )?phones? (?:at work|on the job|during|while|in the)|(?:using|use of|on) their (?:own |cell ?|personal )?phones? (?:at work|on the job|all day|during work)|(?:personal )?cell ?phone polic(?:y|ies)|personal phones? at work|phone use at work)\b/,
    not: /\b(?:callers?|answering|customers? call|patients? call|business calls)\b/,
    about: "phones at work",
    kind: "habit",
    bySteps: true,
    atDesk: true,
    settles: "what really goes wrong, which rule you can keep yourself, and what the law leaves people",
    opening:
      "Write down for a week what went wrong because of a phone. Three things will stand there, and a rule about those three is kept; a rule against phones isn’t.",
    points: [
      [
        "Write down what really goes wrong",
        "Where does it hurt: safety, people waiting, secrets, or only the sight of it?",
        "a week’s tally by two of you: when, where, what happened",
        "Three cases with a day. The rule is about these.",
      ],
      [
        "Say where and when, not whether",
        "Where never, where at breaks, where freely?",
        "walk through: wheel, machine, chair, counter, kitchen, records on a screen",
        "Three zones on one line each. At the wheel and at machines: never.",
      ],
      [
        "Leave a way for the family",
        "How does a school reach them?",
        "the shop’s own number and who passes it on at once",
        "Number, name, and that nobody has to explain it.",
      ],
      [
        "Ask whether you need their phone yourselves",
        "Do we text schedules or have them take photos on it?",
        "your own habits of a month; your state on paying for work use",
        "A device of yours, or a share of the bill. What you send at night may be work time.",
      ],
      [
        "Forbid pictures where others are seen",
        "Who or what is in the background?",
        "patients, clients, children, plates, screens; your board’s or privacy rules",
        "One sentence, and where a picture may be taken with consent.",
      ],
      [
        "Look up what you may not forbid",
        "May they talk or post about pay and conditions, or record?",
        "nlrb.gov, for employers; your state on breaks and on recording",
        "Breaks are theirs. What a lawyer should read is one page.",
      ],
      [
        "Keep it yourself from Monday",
        "Who breaks it first?",
        "you, and whoever is in charge",
        "Where yours lies from eight to five.",
      ],
      [
        "Say what happens, and look again in a month",
        "What is done the first, second and third time?",
        "the same steps as for lateness; the tally again after four weeks",
        "A word, a note, a talk. The tally beside the first one.",
      ],
    ],
    rows: [
      ["Three cases in a week", "Your own tally"],
      ["Breaks and pay for work on one’s own phone", "The state labor department"],
      ["What may not be forbidden", "nlrb.gov, for employers"],
      ["Phones at the wheel", "State law; the auto insurer"],
    ],
    fears: [
      "“They’ll feel like children.” Let two of them write the three lines.",
      "“Nobody keeps it.” Ask whose phone rang first last week.",
    ],
    line: "At [place] never, at [place] in breaks, elsewhere freely; family reaches you at [number], and [name] gets you at once.",
    unsourced: "minutes lost a day, or that it’s “legal everywhere” to take phones away",
    ask: ["Two of those it’s for", "An employment lawyer, for one reading"],
    forget: ["Pictures with others in them", "Whatever you send them yourself after hours"],
    yours: ["What happened last month because of a phone", "What you do with yours"],
  },
  {
    id: "vacations",
    heard:
      /\b(?:(?:vacations?|time off|pto|days off|leave) (?:requests?|schedul\w+|calendar|coverage|conflicts?)|(?:schedul\w+|cover\w*|plan\w*|handl\w+|manag\w+) (?:\w+ ){0,3}(?:around |for |during )?(?:(?:staff|employee|employees|summer|our|their) )*(?:vacations?|time off|days off)|(?:staff|employee|shift|work) schedul(?:e|es|ing))\b/,
    not: /\b(?:calls?|callers?|phones?|answering|receptionists?|voicemails?|front desk|unlimited|patients?['’]? vacations?|travel|itinerary|software|trip)\b/,
    about: "scheduling staff",
    kind: "habit",
    bySteps: true,
    atDesk: true,
    settles: "how many have to be there on which day, who may go first, and who stands in",
    opening:
      "Don’t begin with who wants off. Begin with how few of you a Tuesday can bear, by role; then everybody can see for themselves which weeks are still free.",
    points: [
      [
        "Write the smallest crew for each day",
        "How few can do which day, by role?",
        "last year’s same weeks: booked, sick, overtime; license rules on who must be there",
        "A number by role and weekday. Below it you close or book less.",
      ],
      [
        "Ask for wishes by one date",
        "By when does everybody say it?",
        "two rounds a year: summer by March, holidays by September",
        "Date, form, and that later wishes come after.",
      ],
      [
        "Say who goes first, before anybody asks",
        "Who gets the week that two want?",
        "turns that rotate, last year’s list, school children or not: choose one rule",
        "One rule and one list that everybody sees.",
      ],
      [
        "Book fewer people in, weeks ahead",
        "What is taken out of the calendar?",
        "the booking program, as soon as leave is granted; longest visits first",
        "Which slots are closed, by whom, within a day of the yes.",
      ],
      [
        "Have two people for each task",
        "What can only one of us do?",
        "a table: tasks down, people across",
        "Each empty second name gets a day of training before June.",
      ],
      [
        "Line up help from outside early",
        "Who could come for a week?",
        "a former colleague, a temp agency with your kind of license, a neighbor’s part-timer",
        "Price, license, days, one trial day.",
      ],
      [
        "Write down what is promised",
        "Carried over, paid out, how short may notice be?",
        "your handbook; the state labor department",
        "The three lines people ask about, and what happens with sick days.",
      ],
      [
        "Hand over on one page",
        "What does the one who stands in need?",
        "open things, where it lies, whom to ask, what may wait",
        "Filled in two days before, read once together.",
      ],
    ],
    rows: [
      ["Smallest crew by role and day", "Last year’s same weeks"],
      ["Who had which week last year", "Last year’s calendar"],
      ["Leave: carry-over, pay-out, notice", "Your handbook; the state labor department"],
      ["A temp’s price and license", "Two agencies; the board’s lookup"],
    ],
    fears: [
      "“It’s always the same who work at Christmas.” Show last year’s list.",
      "“Somebody’s sick on top.” Name the second one for each day.",
    ],
    line: "From [date] to [date] we need [number] [role] and [number] [role]; [number] weeks are still free, and [name] chooses first this year.",
    unsourced: "what others grant, or that days can be taken away",
    ask: ["Everybody, by one date", "Your payroll provider, on carry-over and pay-out"],
    forget: ["Licenses: who must be in the house", "The day after"],
    yours: ["The week that broke last summer, and why", "Who has waited longest for their week"],
  },
];
