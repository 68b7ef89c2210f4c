import type { TradeMatter } from "./kind.ts";

/** What any business writes about beside its phones. */
export const ofAny: readonly TradeMatter[] = [
  {
    id: "pets-at-work",
    heard:
      /\b(?:dogs?|pets?|cats?)\b.*\b(?:office|work(?:place)?|shop|store|staff|employees)\b|\b(?:office|shop|staff|employees?)\b.*\b(?:dogs?|pets?)\b/,
    with: /\b(?:let|letting|allow\w*|bring\w*|policy|pet[- ]friendly|should)\b/,
    not: /\b(?:vets?|veterinar\w+|clients?’? dogs|groom\w*|phones?|calls?)\b/,
    about: "dogs at work",
    kind: "habit",
    opening:
      "Three texts decide before any dog does: the lease, the insurance policy, and the allergy of the quietest person on the team. Read those first; the water bowl can wait.",
    points: [
      [
        "Read the lease, the policy and the health code",
        "May there be dogs in these rooms at all?",
        "the lease, at “animals”; the liability insurer by e-mail: breeds, bites, visitors; the health department, where food or patients are near",
        "What is allowed, in writing. Service animals are another matter with rules of their own: ada.gov.",
        "Asking the landlord afterward",
      ],
      [
        "Ask everybody alone, allergies and fear included",
        "Who can’t or doesn’t want to work beside a dog?",
        "each person, alone, by a slip of paper: allergy, fear, noise, religion; customers who come in",
        "How many, and what would make it possible: a room, a day, a distance. One who can’t decides it.",
        "Asking in the meeting",
      ],
      [
        "Write who answers for the dog",
        "What must a dog and its owner bring?",
        "your veterinarian on shots and parasites; three offices that do it: what went wrong first?",
        "Vaccination record, house-trained, on a leash, one trial day, who goes out at eleven, who pays for the carpet, how many at a time.",
        "A rule that says “well-behaved”",
      ],
    ],
    fears: [
      "“Somebody gets bitten, and we’re sued.” Quote what the insurer wrote, with the date.",
      "“I’m the one who spoils it.” Say how an allergy can be told without a name.",
    ],
    line: "Of [number] people [number] have an allergy or are afraid; our lease says “[words],” and our insurer wrote on [date]: “[words].”",
    unsourced: "that dogs lower stress or raise output, that the insurer covers it, or which breeds are safe",
  },
  {
    id: "inspection",
    heard:
      /\b(?:dea|osha|fda|usda|health(?: (?:department|code))?|food safety|fire|state board|board|labor department|irs|medicare|payer|cms|jcaho|clia|dot) (?:inspections?|audits?|inspectors?|visits?)\b|\b(?:surprise|unannounced) (?:inspections?|audits?|visits?)\b|\bcontrolled (?:substances?|drugs)\b|\bcontrolled[- ]drug log\b/,
    about: "inspections",
    kind: "rule",
    opening:
      "An inspector asks for paper first and looks at shelves second. So do it in that order yourself, a month before: what is written, what is there, and whether the two agree.",
    points: [
      [
        "Have somebody play inspector for an hour",
        "What will be asked for in the first ten minutes?",
        "the agency’s own inspection guide or manual; a colleague who was inspected in the last two years",
        "Who comes, with which paper, what they may see and copy, who receives them and where they sit. For controlled drugs the DEA’s manual for practitioners and the state’s own rule.",
        "Looking for the binder when the bell rings",
      ],
      [
        "Count what is there against what is written",
        "Do the shelves and the log agree?",
        "one item, counted by two people today: what came in, what was used, what was thrown away, what is left",
        "The difference, item by item, with how it’s explained. For controlled drugs: invoices or order forms, the log, the inventory the rule asks for, and the disposal record.",
        "Correcting an old line",
      ],
      [
        "Check who has keys, codes and licenses",
        "Who can open it, and whose license is on it?",
        "the lock, the key list and the registrations, each with name, address and expiration date",
        "Names and dates in one table; what has lapsed, and by when it’s renewed.",
        "A key on the hook",
      ],
      [
        "Write down who says what on the day",
        "Who talks to the inspector, and what happens with a finding?",
        "your attorney or association, for an hour: what to answer, what to sign, what to copy",
        "One person and a stand-in, plain answers, copies of everything handed over, and a list with days for whatever is found.",
        "Everybody explaining",
      ],
    ],
    fears: [
      "“They find one line, and we’re closed.” Say what usually follows a small finding, from published decisions.",
      "“If I report a loss, I’m in trouble.” Name the form and the days in which a loss has to be reported, from the agency’s page.",
    ],
    line: "On [date] we counted [item]: the log said [number], the shelf had [number]; the difference is explained by [what].",
    unsourced:
      "what an inspector may do, how long records are kept, or the days for reporting a loss, without the section",
  },
  {
    id: "cleaning-service",
    heard: /\b(?:cleaning|janitorial|housekeeping) (?:compan(?:y|ies)|services?|contractors?|firms?)\b/,
    with: /\b(?:choos\w*|hir\w*|find\w*|pick\w*|switch\w*|compar\w*|best|in[- ]house|outsourc\w*|what to look)\b/,
    not: /\b(?:for (?:a|my|our) (?:[\w-]+ ){0,2}cleaning (?:company|service|business)|phones?|calls?)\b/,
    about: "cleaning services",
    kind: "service",
    opening:
      "Every bidder will walk through and nod. Hand each of them the same page, room by room, and ask for a price for that page. Then you’re comparing cleaning, and not smiles.",
    points: [
      [
        "Walk through room by room, with a page",
        "What is cleaned, how often, and to which standard?",
        "a walk at closing time with whoever complains: each room, each surface, daily, weekly or monthly",
        "One page. In a medical or dental office also: which surfaces are disinfected with which product and how long it stays wet, who empties what, and what your own staff keeps doing: instruments, sharps, red bags.",
        "“General cleaning, three times a week”",
      ],
      [
        "Ask who comes at night, and with which keys",
        "Who is in the rooms when nobody’s there?",
        "the person and the stand-in; background check, insurance certificate and training record in writing",
        "Names, keys and alarm code, papers and screens out of sight, and a signed line on confidentiality.",
        "Never meeting them",
      ],
      [
        "Try one month with a score",
        "How do you know after a month that it’s good?",
        "ten spots, looked at twice a week with a white cloth and a sheet",
        "So many of twenty, how fast a miss was put right, and the figure at which you leave.",
        "Signing for a year",
      ],
    ],
  },
  {
    id: "workers-comp",
    heard: /\bworkers['’]? comp(?:ensation)?\b/,
    about: "workers’ compensation",
    kind: "rule",
    opening:
      "The answer is one number from your own state: from how many people on, and whether part-timers, family and owners count. Find that line first, and the rest of the page falls into place.",
    points: [
      [
        "Find from how many people on it’s required",
        "From how many people on, and do part-timers count?",
        "your state’s workers’ compensation board, at “employer requirements”; note the number and the date",
        "The number, who counts (part-time, family, owners, remote, somebody in another state), and which work is exempt.",
      ],
      [
        "Say what it pays for, and which work is in which class",
        "What does it cover, and what not?",
        "the board’s page for employers; the policy’s first page, at “class codes,” and last year’s payroll audit",
        "The doctor, part of the wage, retraining; not the commute or horseplay. Each person’s hours in the right code, and certificates from subcontractors.",
      ],
      [
        "Settle whether the person is employed",
        "Is this person an employee at all?",
        "the state’s test: who sets the hours, whose tools, who else is served; a certificate, if they have a firm of their own",
        "Three facts and what follows. A 1099 settles nothing by itself.",
      ],
      [
        "Have it priced for the real duties",
        "What does it cost for each kind of work?",
        "two brokers or the state fund: class code, rate for $100 of payroll, minimum premium",
        "Code, payroll, premium, and the yearly audit. For one part-timer the minimum premium usually decides: get it in writing.",
      ],
    ],
    fears: [
      "“Nothing ever happens here.” Say which injuries happen in just such work, from the board’s own figures.",
      "“We get caught without it.” Give the usual penalty from your state’s page, and how it comes to light.",
    ],
    line: "In [state], on [date], it was required from [number] on; we have [number], and the minimum premium was [sum].",
  },
  {
    id: "billing-training",
    heard:
      /\b(?:train\w*|teach\w*|onboard\w*|learn\w*)\b.*\b(?:billing|coding|claims|accounts receivable|collections|posting)\b/,
    not: /\b(?:calls?|phones?|callers?)\b/,
    about: "billing training",
    kind: "training",
    settles:
      "which claims or bills come back and why, who checks them, and what a new person may send alone by when",
    opening:
      "Print last month’s aging report and mark what has been open for more than sixty days. Whoever can say why for each of those lines knows billing; the three weeks are the way there.",
    points: [
      [
        "Follow five bills from the visit to the money",
        "What happens to a bill, step by step?",
        "five finished ones on paper: service, code or hours, sent, paid, corrected; the person who did them",
        "Who touches it, in which program, on which day. The new person writes the map, and the old one corrects it.",
        "Beginning with the software",
      ],
      [
        "Sort last month’s denials and corrections",
        "Why do bills come back?",
        "the denial or correction list of one month, by reason and by payer",
        "The three reasons that make most of it, the fix for each, and the deadline for sending again.",
        "Teaching every code",
      ],
      [
        "Post payments together, then alone",
        "When may they post and send alone?",
        "twenty payments and twenty bills, done side by side; mistakes counted",
        "Ten in a row without a mistake, and a second pair of eyes above a sum you set.",
        "Giving the password on Monday",
      ],
      [
        "Learn the three calls and letters",
        "What do they say to a payer, and to somebody who can’t pay?",
        "your best person: the call to an insurer or client, the letter, the payment plan, and where it stops",
        "Words, limits, and who decides on a discount.",
        "Learning it from an angry one",
      ],
      [
        "Read the aging report every Friday",
        "Which figure shows that it works?",
        "the report of the last three Fridays: open over 30, 60 and 90 days; days from visit to bill",
        "Three figures, the goal for week three, and who looks at it with them.",
        "Looking at the total only",
      ],
    ],
  },
  {
    id: "visit-length",
    heard:
      /\b\d{1,3}(?:[- ]?min(?:ute)?s?)? (?:or|vs\.?|versus) (?:an? )?\d{1,3}[- ]?min(?:ute)?s?\b|\b(?:slot|appointment|visit) lengths?\b|\b(?:block|wave|open[- ]access|template) scheduling\b/,
    about: "how long a visit should be",
    kind: "habit",
    atDesk: true,
    opening:
      "Nobody knows how long a visit takes until somebody stands there with a watch. Forty visits, door to door, and the argument about fifteen or twenty is over by Friday.",
    points: [
      [
        "Time forty visits, door to door",
        "How long does each kind of visit really take?",
        "forty in a row: into the room, clinician in, clinician out, room ready again; kind of visit beside each",
        "The middle and the longest fifth for each kind, new and known people apart, for each clinician.",
        "Going by what billing assumes",
      ],
      [
        "Lay one real day into both grids",
        "What would last Tuesday have looked like either way?",
        "last Tuesday’s list on paper, once in each grid, with no-shows, late ones and the urgent one at ten",
        "When the last one leaves, how long people wait, and empty minutes. The three figures are the article.",
        "Counting slots instead of people",
      ],
      [
        "Mix lengths by kind",
        "Must all of them be the same?",
        "the kinds from your forty: which fit in ten, which need thirty; what whoever books can tell in one question",
        "Two or three lengths, the question that decides, and a free slot before lunch to catch up.",
        "One length for everybody",
      ],
    ],
    rows: [
      ["Visits that fit, out of forty timed", "Your own watch, by kind of visit and clinician"],
      ["Minutes that people wait, at eleven and at four", "Last Tuesday’s list, laid into each grid"],
      ["Visits a day, with no-shows taken off", "The same list; last month’s no-show rate"],
      ["When the last one leaves, and notes are done", "Four weeks of closing times"],
      ["Where the urgent one goes", "Yesterday’s urgent calls, put into each grid"],
      ["How easily whoever books gets it right", "Ten calls: the wrong length, counted"],
      ["Days until the next free visit", "The calendar, on the same weekday for four weeks"],
    ],
    decides: "It comes down to how many of forty timed visits really fit, kind by kind.",
    unsourced: "what “most practices” use, how many a clinician can see, or that patients prefer it",
  },
];
