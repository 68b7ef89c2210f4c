import type { TradeMatter } from "./kind.ts";

/** A contract with whoever pays for the patients is ended. */
export const ofLeaving: readonly TradeMatter[] = [
  {
    id: "leaving-a-public-program",
    heard:
      /\b(?:(?:drop|leav|quit|exit|get(?:ting)? out of|stop(?:ping)? (?:taking|accepting|seeing)|opt(?:ing)? out of|withdraw(?:ing)? from)\w* (?:[\w-]+ ){0,3}?(?:medicare|medicaid|medi-cal|tricare|chip|va)|(?:medicare|medicaid) opt[- ]outs?)\b/,
    not: /\b(?:calls?|callers?|phones?|verif\w+|script|letter|announce\w*|advantage)\b/,
    about: "leaving a public program",
    kind: "money",
    settles:
      "whether your license may leave it at all, which of three ways that would be, how many patients it touches, and what has to be filed by when",
    opening:
      "A private plan is left with a letter. A public program isn’t, and for some licenses it can’t be left at all while they treat its patients. So the first question isn’t what it pays. It’s what you’re allowed.",
    points: [
      [
        "Look up whether your license may opt out",
        "May somebody with our license opt out, and still treat these patients?",
        "cms.gov on who may opt out of Medicare, with the date: chiropractors and physical and occupational therapists are among those who may not; for Medicaid your state agency’s provider manual; a health care lawyer",
        "Yes or no for each license in the office, with the page. If it’s no, treating such a patient for a covered service means billing the program.",
        "Taking a private contract from the internet",
      ],
      [
        "Put the three ways side by side",
        "Stay in, stay in without taking assignment, or leave?",
        "your Medicare contractor’s pages on participating, on not participating and its limiting charge, and on opting out; for Medicaid: closed to new patients, or ended",
        "For each: what you may charge, who gets the check, who files, and how long you’re bound.",
        "Taking “non-participating” for “out”",
      ],
      [
        "Work out what an hour of it pays",
        "What does it pay for an hour, with covered and uncovered services apart?",
        "three months of remittances for your ten commonest codes; what it doesn’t cover and the patient pays anyway; denials and audits, in hours",
        "Paid for an hour, beside what the hour costs, in each of the ways.",
        "Looking at write-offs and not at hours",
      ],
      [
        "Count who has it, and who else comes with them",
        "How many patients is it, and what would they do?",
        "patients seen in 18 months; those with a second plan behind it; spouses and referrals; who else in town takes it",
        "Patients, visits, income, and what is left if a third, a half or two thirds go. Where nobody else takes them, say so.",
        "Counting names instead of people seen",
      ],
      [
        "Read what has to be filed, and by when",
        "Which forms, which dates, and for how long?",
        "the contractor’s page on affidavits, private contracts and the yearly window for changing participation; how an opt-out renews itself; other programs and plans that require you to be enrolled",
        "Form, date, from when it holds and how you’d come back. Treatment under way has a rule of its own.",
        "Missing the window by a week",
      ],
      [
        "Decide what patients hear, and sign",
        "What does a patient sign, and what is said at the desk?",
        "the lawyer’s wording; notice periods; one real visit worked out in dollars",
        "One sentence for the desk, one page that’s signed, and who may not be asked to sign it, such as somebody in an emergency.",
        "Having people sign on the day they’re in pain",
      ],
    ],
    rows: [
      ["Whether each license here may opt out", "cms.gov or the state’s manual, with the date"],
      ["What may be charged in each way", "The contractor’s fee page"],
      ["Paid for an hour, and the hour’s cost", "Remittances; your overhead"],
      ["Patients, visits, income; left at a half", "Your own records of 18 months"],
      ["Form, window, how long you’re bound", "The contractor’s pages"],
    ],
    decides:
      "It comes down to whether your license may leave at all, and then to what an hour of it pays beside what the hour costs.",
    pros: [
      [
        "Money",
        "Where it’s allowed, the fee is between you and the patient.",
        "Income falls first. Patients get nothing back from the program for what you do.",
      ],
      [
        "Rules",
        "Fewer claims, audits and documentation rules.",
        "Others take their place: who may leave, contracts, dates. A mistake in them means paying money back.",
      ],
      [
        "Patients",
        "Time for those who stay.",
        "Many are older or have little money, and some have nobody else nearby.",
      ],
      [
        "Others",
        "You decide case by case what you take on.",
        "Plans, hospitals and other programs may require you to be enrolled; referrals may stop.",
      ],
      [
        "Getting back",
        "Closing to new patients first can be tried, where the program allows it.",
        "An opt-out binds for years at a time, and enrolling again takes months.",
      ],
    ],
    fears: [
      "“They’ll have nobody.” Name who in town still takes it, after asking them.",
      "“It’s illegal.” Show the page, with your license on it.",
    ],
    line: "Our licenses [may/may not] opt out ([page], [date]); an hour of it pays $[sum] and costs $[sum], and [number] patients have it.",
    unsourced: "who may opt out, a limiting charge or a date, without the program’s page",
    ask: [
      "A health care lawyer in your state, before anybody hears of it",
      "Your Medicare contractor or state agency, in writing",
    ],
    forget: [
      "Each clinician is enrolled by name, and the group as well",
      "An affidavit that renews itself goes on holding",
    ],
    yours: ["Patients with it, and what they come for", "What the last audit or denial cost you, in hours"],
  },
  {
    id: "leaving-a-plan",
    heard:
      /\b(?:(?:drop|leav|quit|exit|cancel|terminat|get(?:ting)? out of|go(?:ing)? off|resign(?:ing)? from|stop(?:ping)? (?:taking|accepting))\w* (?:[\w-]+ ){0,3}?(?:insurances?|delta|ppos?|hmos?|aetna|cigna|metlife|guardian|humana|bcbs|blue (?:cross|shield)|united(?:healthcare)?|tricare|vsp|eyemed|optum|insurance (?:plans?|contracts?|networks?|panels?|compan(?:y|ies))|(?:vision|dental|health) plans?)|(?:go(?:ing)?|be(?:come|ing)?) (?:fully )?(?:out[- ]of[- ]network|fee[- ]for[- ]service|insurance[- ]free))\b/,
    with: /\b(?:practices?|dental|dentists?|offices?|doctors?|medical|clinics?|therap\w+|patients?|chiropract\w+|optometr\w+|network|delta|vsp|eyemed|medicaid)\b/,
    not: /\b(?:calls?|callers?|phones?|verif\w+|script|letter|announce\w*|concierge|direct (?:primary )?care|tell(?:ing)? (?:our|my|the|your)?)\b/,
    about: "leaving an insurance network",
    kind: "money",
    settles:
      "what the plan really pays you for an hour, how many patients could stay and how many you can afford to lose, and how you get out",
    opening:
      "A plan doesn’t pay you a fee. It pays you for an hour in a chair or a room. If that hour pays less than it costs, losing some of its patients is the point, and the only question is how many, by when, and who sits there instead.",
    points: [
      [
        "Work out what an hour of it pays",
        "What does this plan pay for an hour, and what does the hour cost?",
        "the plan’s fee schedule for your ten commonest codes; three months of remittances; what the office costs for an open hour",
        "Your fee, what’s paid, what’s written off, days until it comes, denials. Then the same for an hour without it.",
        "Looking at write-offs and not at hours",
      ],
      [
        "Name the product before anything else",
        "Which of its networks are you in, and what does it pay when you aren’t?",
        "the contract and the plan’s provider line: each product by name, leased networks that ride on it; the out-of-network fee, and whether the check goes to you or to the patient",
        "A line for each product: in or out, paid to whom, on which fee. With some plans the patient gets the check, and you collect at the desk.",
        "Leaving one product and staying in by a leased network",
      ],
      [
        "Count who has it, and through whom",
        "How many patients have it, and which employers in town offer it?",
        "active patients by plan; the two or three largest employers; new patients of a year who found you in its directory",
        "Patients, visits and income of that plan, and new ones a month that would no longer come.",
        "Counting names instead of people seen in 18 months",
      ],
      [
        "Do the sum for a third, a half and two thirds",
        "How many may leave before it’s worse than today?",
        "the first two answers, multiplied; a colleague nearby who did it two years ago",
        "What is left at each share, with hygiene or follow-up hours that stand empty, and the share at which it comes to the same.",
        "Planning with the share you hope for",
      ],
      [
        "Read how you get out",
        "When could you leave, and what about treatment under way?",
        "the contract, at “termination,” “notice” and “continuity of care”; your state’s insurance department",
        "Days of notice, the day it counts from, who must be told and what’s finished at the old fee.",
        "Telling patients before the plan",
      ],
      [
        "Decide what they’re told, and offered",
        "What does a patient pay now, and what do you say at the desk?",
        "three real patients’ last visits, worked out both ways; whether you go on filing claims for them; a membership plan, priced",
        "One example in dollars, one sentence for the desk, who calls the fifty families that matter most, and the day the letter goes out.",
        "Writing “nothing changes for you”",
      ],
    ],
    rows: [
      ["Paid for an hour of it, and the hour’s cost", "Fee schedule, remittances, your overhead"],
      ["Its products, and the fee out of each", "The contract; the plan’s provider line, with name and date"],
      ["Whether the check goes to the patient", "The plan, in writing"],
      ["Patients, visits, income, new ones a month", "Your own records of 18 months"],
      ["Left at a third, a half, two thirds", "Worked out, with empty hours"],
      ["Notice, and treatment under way", "The contract; the state’s insurance department"],
    ],
    decides:
      "It comes down to what an hour of that plan pays beside what the hour costs, and to how many of its patients you can lose before it’s the same.",
    pros: [
      [
        "Money",
        "Each patient who stays pays your fee. Hours that went to the lowest one can go to another.",
        "Income falls first and recovers later, if it does. A slow schedule isn’t filled by principle.",
      ],
      [
        "Patients",
        "Those who stay chose you, and not the directory.",
        "Some can’t afford the difference, and some were with you for years. Who isn’t told in time is angry at the desk.",
      ],
      [
        "New ones",
        "You can say what you stand for.",
        "The directory sent some every month. They have to come from elsewhere, and that costs money.",
      ],
      [
        "Work",
        "No fee schedule decides what’s done; fewer pre-approvals and audits.",
        "More explaining and collecting: patients file or you file for them, and the check may go to their home.",
      ],
      [
        "Getting back",
        "Notice is a date, and you can leave the lowest one first and watch.",
        "Coming back means credentialing anew, at whatever fee is offered then.",
      ],
    ],
    fears: [
      "“Half of them will leave.” Show the sum at a half, and the share at which it’s the same.",
      "“They’ll think it’s greed.” Show one visit in dollars, both ways.",
    ],
    line: "An hour of [plan] pays us $[sum] and costs $[sum]; we come out even if [number] of [number] patients stay.",
    unsourced:
      "what share of patients stays elsewhere, or what a plan pays out of network, without who said so and when",
    ask: [
      "Your accountant, with the hours and not only the fees",
      "A health care lawyer, on notice and on leased networks",
    ],
    forget: [
      "Members of a family who have it, and those who don’t, leave together",
      "Online directories go on listing you for months",
    ],
    yours: [
      "What you were paid last month for the visit you do most, by this plan and by the best one",
      "The families you’d call yourself",
    ],
  },
];
