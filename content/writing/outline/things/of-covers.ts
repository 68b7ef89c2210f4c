import type { TradeMatter } from "./kind.ts";

const NOT =
  /\b(?:calls?|callers?|phones?|verify|receptionists?|answer\w*|billing|eligib\w*|health insurance|dental insurance|pet insurance|life insurance|car insurance|accept\w*|in[- ]network|credential\w*|premiums?|lower(?:ing)?|cheap\w*|sav(?:e|ing))\b/;

/** Kinds of policies, each with the losses that its readers really have. */
export const ofCovers: readonly TradeMatter[] = [
  {
    id: "liability-of-care",
    heard:
      /\b(?:professional liability|malpractice)(?: insurance| cover\w*| polic\w+)?\b(?=.*\b(?:therapists?|counselors?|psycholog\w+|social workers?|nurses?|physical therap\w+|chiropract\w+|massage|acupunctur\w+|dentists?|dental|hygienists?|doctors?|physicians?|medical|clinics?|nurse practitioners?|optometr\w+|vets?|veterinar\w+|dietitians?|midwi\w+|aesthetic\w*|med spas?|coaches?|practice)\b)|\b(?:therapists?|counselors?|nurses?|dentists?|physicians?|vets?|veterinarians?|chiropractors?)\b(?=.*\b(?:professional liability|malpractice)\b)/,
    not: NOT,
    about: "professional liability insurance",
    kind: "cover",
    bySteps: true,
    settles:
      "what it pays for besides a lawsuit, which years it reaches back to, what it leaves out, and whose policy it has to be",
    opening:
      "Most of what goes wrong never gets to a court. It’s a letter from the board, a subpoena for your notes, a laptop left in a car. So don’t ask what the limit is; ask which of those three it pays for, and up to what.",
    points: [
      [
        "Ask for the board complaint first",
        "Does it pay a lawyer when the licensing board writes?",
        "the policy, at “license protection” or “disciplinary proceedings”: its own limit, whose lawyer, from which letter on",
        "Yes or no, the sum, and what has to be sent within how many days. It isn’t the large limit on the first page.",
        "Looking at the million only",
      ],
      [
        "Ask what happens with a subpoena or a deposition",
        "Does it pay when I’m only a witness, or my notes are wanted?",
        "the policy, at “deposition” and “subpoena”; the carrier’s help line, called once",
        "Hours of a lawyer, from which paper on, and whom to ring before you answer it.",
        "Sending the notes first",
      ],
      [
        "Tell claims-made from occurrence",
        "Does it cover work of earlier years, and what is a tail?",
        "the declarations page, at “claims-made,” “occurrence” and “retroactive date”; the carrier’s price for a tail today",
        "The date that it reaches back to, what happens to it when you change carriers, and who pays the tail when you leave.",
        "Changing carriers without the old date",
      ],
      [
        "Name what you do that isn’t the usual",
        "Which of the things I do are left out?",
        "the exclusions, and an e-mail for each: telehealth, another state, supervision, groups, minors, injections, sedation, animals for sport, court work",
        "One line for each: in, out, or for more, with the date of the answer.",
        "Believing that the license is the limit",
      ],
      [
        "Ask about records and a breach",
        "Does it pay when files are stolen or sent to the wrong person?",
        "the policy, at “privacy,” “cyber” or “HIPAA”; hhs.gov on breach notices",
        "Letters, experts, fines: which of them, up to what, or whether that’s a policy of its own.",
        "Counting on it",
      ],
      [
        "Read what is said of conduct",
        "What about an accusation of crossing a line?",
        "the clause on sexual misconduct and boundaries: defense only, a lower limit, until when",
        "What’s paid, what isn’t, and when paying for the defense ends.",
        "Skipping the page",
      ],
      [
        "Tell it from a fall in the waiting room",
        "Which of my losses is another policy’s?",
        "general liability, the landlord’s demand, the policy for the building, for employees and for cars",
        "A table: the loss on the left, the policy that pays it on the right, and one empty line.",
        "One policy for all of it",
      ],
      [
        "Ask whose policy it is",
        "Am I covered by my employer’s, and what if I go or they’re sued with me?",
        "the employer’s certificate and the clause on “insured”; a price for one of your own",
        "Who chooses the lawyer, whether the limit is shared, and what’s left on the day you leave.",
        "Relying on a copy of the certificate",
      ],
      [
        "Work out what it costs with the limits you need",
        "What does it cost, and what moves it?",
        "three quotes for one page: hours, kinds of work, state, limits each claim and each year, deductible; discounts for a course",
        "Premium at two limits, what part-time saves, what a settlement without your yes would be.",
        "Comparing two different things",
      ],
    ],
    rows: [
      ["Board complaints: limit and days", "The policy, at “license protection”"],
      ["Claims-made or occurrence; the retroactive date", "The declarations page"],
      ["Price of a tail", "The carrier, in writing"],
      ["Who may settle", "The policy, at “consent to settle”"],
      ["Whether the carrier is licensed and how it’s rated", "The state’s insurance department; ambest.com"],
      ["What the license or a payer demands", "The state board; the payer’s contract"],
    ],
    fears: [
      "“I’d never be sued.” Count the letters from the board in your state, from its own annual report.",
      "“They settle over my head.” Quote the clause on consent, or say that there is none.",
    ],
    line: "On [date] our policy pays [sum] for a board complaint and [sum] for a breach; it reaches back to [date] and leaves out [what], at $[premium] a year.",
    unsourced:
      "how often such claims come, an average settlement, or that anything is “covered” without its clause",
    yours: [
      "The letter you got, or a colleague did, and what it cost in hours",
      "What you do that the application didn’t ask about",
    ],
  },
  {
    id: "general-liability",
    heard:
      /\b(?:general liability|public liability|liability insurance|gl (?:insurance|polic\w+)|business liability|business owner['’]?s? polic\w+|\bbop\b)/,
    not: NOT,
    about: "general liability insurance",
    kind: "cover",
    bySteps: true,
    settles:
      "which harm it pays for, which it never does, who else demands it, and what a certificate is worth",
    opening:
      "It pays for what you do to other people and their things. It doesn’t pay for doing the job badly, for your own tools, your own people or your own truck. Those four sentences answer most of what is asked about it.",
    points: [
      [
        "Tell harm to others from bad work",
        "Does it pay if I do the job wrong?",
        "the policy, at “your work” and “your product”; the agent, by e-mail, with one job of last month told from the beginning",
        "The pipe that floods a floor: the floor, perhaps; the pipe, no. One case of your own, line by line.",
        "Calling it insurance against mistakes",
      ],
      [
        "Name what you touch",
        "What about the thing I’m working on, or their keys?",
        "the exclusion of “care, custody or control”; its endorsement and price",
        "What of your customers’ you hold, lift or drive, with its largest value.",
        "Learning it from a broken countertop",
      ],
      [
        "Ask about your own tools, truck and people",
        "Are my tools, my van and my helper in it?",
        "the exclusions; quotes for tools (inland marine), commercial auto, workers’ compensation",
        "Three times no, and the three policies that do.",
        "One policy for everything",
      ],
      [
        "Ask about the work you sent out",
        "What if a subcontractor does the harm?",
        "the subcontractor’s certificate and its endorsement; the audit page of your policy",
        "Certificates before the first day, “additional insured,” and what the audit charges for those without.",
        "A copy of a card",
      ],
      [
        "Ask when it has to be running",
        "Does it pay for harm that shows up next year?",
        "“occurrence” or “claims-made” on the first page; “products and completed operations”",
        "Which policy answers for a job of two years ago, and what ends if you cancel.",
        "Canceling it in winter",
      ],
      [
        "Collect who demands it, and how much",
        "Which landlord, customer, city or license wants which limits?",
        "the lease, three contracts, the state’s license page; at “each occurrence,” “aggregate” and “additional insured”",
        "A line each: limit, who must be named, by when the certificate is due.",
        "Buying the smallest",
      ],
      [
        "Read what your trade is left out for",
        "Which of my jobs does it not pay for at all?",
        "the exclusions by name: roofing, heights, torches, mold, pools, animals, alcohol, aircraft; your class code",
        "Jobs you take, each with yes or no, and the ones that you’ll turn down.",
        "A class code that’s cheaper and wrong",
      ],
      [
        "Work out what it costs, and what the audit adds",
        "What does it cost, and can it get dearer afterward?",
        "three quotes on one page: payroll or sales, class, limits, deductible; last year’s audit",
        "Premium, the deposit, and what another $100,000 of sales adds.",
        "Guessing your sales",
      ],
      [
        "Write the first hour on a card",
        "What do I do when something has happened?",
        "the policy, at “duties in the event”; the claims number, called once",
        "Photos, names, no promise to pay, whom to ring on the same day.",
        "“Don’t worry, we’ll take care of it”",
      ],
    ],
    rows: [
      ["What is left out, by its own words", "The exclusions and endorsements, not the certificate"],
      ["Limits that others demand", "Lease, contracts, license page"],
      ["Class code and what it’s rated on", "The declarations page; last year’s audit"],
      ["Whether insurer and agent are licensed", "The state’s insurance department"],
      ["Three quotes for one page", "Agents, with the date"],
    ],
    fears: [
      "“They won’t pay anyway.” Name the condition on which such claims fail most often, from the policy.",
      "“I’m too small.” Put the largest thing you could break beside a year’s premium.",
    ],
    line: "If [event] happened tomorrow it would cost us about [sum]; our policy pays [sum] of that, under [clause], and leaves us [sum].",
    unsourced:
      "that something is “covered” without its clause, an average claim, a premium without limit and date",
    yours: ["The thing you broke last, and who paid", "The customer who asked for a certificate first"],
  },
  {
    id: "insurance-to-begin",
    heard:
      /\b(?:checklist|list) (?:of |for )?(?:(?:business|the|all) )*insurance\b(?=.*\b(?:new|start\w*|first|begin\w*|open\w*|needs?|before)\b)|\binsurance (?:an?|every) (?:new|starting|small) [\w -]{3,40} (?:needs?|should|must)\b/,
    not: /\b(?:calls?|callers?|phones?|verify|receptionists?|accept\w*|patients?|plans? to)\b/,
    about: "the first insurance",
    kind: "cover",
    bySteps: true,
    settles:
      "which policy the law, the license and the first customer demand, which losses would end the business, and by which day each must run",
    opening:
      "Two lists, and the order matters. First what you may not work without: the law, the license, the landlord. Then what you couldn’t pay yourself. Whatever is on neither of them can wait a year.",
    points: [
      [
        "Look up what the license demands",
        "Which policy or bond do I need before I may work at all?",
        "the state board, at “insurance” and “bond”: kinds, limits, form of proof; the city’s own license",
        "Each with its limit, whom to name, and the form that’s sent.",
        "Quoting jobs before it’s there",
      ],
      [
        "Look up from how many people on workers’ compensation begins",
        "Does it start with the first helper, and am I in it myself?",
        "your state’s workers’ compensation board, at “employer requirements”: number, owners, family, subcontractors",
        "The number, the date, the class code, and certificates of whoever works for you on their own.",
        "“He’s only helping out”",
      ],
      [
        "Put the van on a business policy",
        "Does my private auto policy pay on the way to a job?",
        "your auto policy, at “business use”; a quote for commercial auto, and hired and non-owned cover for employees’ cars",
        "Who drives what to where with which load, and what isn’t paid today.",
        "Finding out after the crash",
      ],
      [
        "Read three contracts for what a builder or manager wants",
        "What will the first good job ask for?",
        "a builder’s, a property manager’s and a city’s contract: limits, “additional insured,” “waiver of subrogation”",
        "Limits and endorsements, and what they add to the price.",
        "The smallest limit there is",
      ],
      [
        "Take general liability, and read its exclusions",
        "What does it pay for in my trade, and what never?",
        "the exclusions by name; the agent by e-mail on three of your jobs: energized work, heights, torches, old buildings",
        "Three jobs with yes or no.",
        "Reading the certificate only",
      ],
      [
        "Add tools, stock and rented equipment",
        "Who pays when the trailer is gone in the morning?",
        "a list with serial numbers and photos; a quote for inland marine, with the rule on locked vehicles",
        "Value, deductible, where it must stand at night.",
        "The homeowner’s policy",
      ],
      [
        "Ask whether plans, advice or design are covered",
        "Who pays when what I said was wrong?",
        "the exclusion of “professional services”; a price for errors and omissions",
        "Whether you draw, calculate or advise, and which policy answers.",
        "Forgetting it",
      ],
      [
        "Put a date behind each, and send the certificates",
        "By which day does what have to run?",
        "the first job’s date, counted backward: bond, audit, certificates; a folder with renewals at 60 days",
        "A line each: from when, until when, who holds the certificate.",
        "A gap of one weekend",
      ],
    ],
    rows: [
      ["License: kinds, limits, bond", "The state board; the city"],
      ["Workers’ compensation: from how many on, owners", "The state board’s page for employers"],
      ["Commercial auto: who, what, where", "The DMV’s minimum; the agent"],
      ["What builders, managers and the city demand", "Three contracts"],
      ["Tools: values and serial numbers", "Your own list with photos"],
      ["Three quotes for one page", "An agent who insures ten of your trade"],
    ],
    ask: [
      "An agent who insures ten of your trade: what did they wish they’d had?",
      "The state board, on proof",
    ],
    forget: ["Who’s named on the certificate", "The audit at the end of the first year"],
    line: "Before the first job on [date]: [policy] by [date], [policy] by [date]; all in, [sum] for the first year.",
    unsourced:
      "which policies “everybody” needs, a premium without limit and date, or what the law says without its page",
    yours: ["The job you’d be most afraid of, in dollars", "Who drives, and what stands in the van at night"],
  },
];
