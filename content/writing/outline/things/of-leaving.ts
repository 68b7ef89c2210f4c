import type { TradeMatter } from "./kind.ts";

/** A contract with whoever pays for the patients is ended. */
export const ofLeaving: readonly TradeMatter[] = [
  {
    id: "leaving-a-plan",
    heard:
      /\b(?:(?:drop|leav|quit|exit|cancel|terminat|get(?:ting)? out of|go(?:ing)? off|resign(?:ing)? from|stop(?:ping)? (?:taking|accepting))\w* (?:[\w-]+ ){0,3}?(?:insurances?|medicaid|medicare|delta|ppos?|hmos?|aetna|cigna|metlife|guardian|humana|bcbs|blue (?:cross|shield)|united(?:healthcare)?|tricare|vsp|eyemed|optum|insurance (?:plans?|contracts?|networks?|panels?|compan(?:y|ies))|(?:vision|dental|health) plans?)|(?:go(?:ing)?|be(?:come|ing)?) (?:fully )?(?:out[- ]of[- ]network|fee[- ]for[- ]service|insurance[- ]free))\b/,
    with: /\b(?:practices?|dental|dentists?|offices?|doctors?|medical|clinics?|therap\w+|patients?|chiropract\w+|optometr\w+|network|delta|vsp|eyemed|medicaid)\b/,
    not: /\b(?:calls?|callers?|phones?|verif\w+|script|letter|announce\w*|tell(?:ing)? (?:our|my|the|your)?)\b/,
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
    unsourced: "what share of patients stays elsewhere, or what a plan pays out of network, without who said so and when",
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
