import type { TradeMatter } from "./kind.ts";

/** What an authority or an insurer asks of a business. */
export const ofDuties: readonly TradeMatter[] = [
  {
    id: "privacy-program",
    heard:
      /\bhipaa\b(?=.*\b(?:complian\w+|program|polic(?:y|ies)|risk (?:assessments?|analys[ie]s)|train\w*|audit|check ?list|requirements?|rules?|violations?|officer|forms?)\b)|\b(?:complian\w+|polic(?:y|ies)|risk (?:assessments?|analys[ie]s)|train\w*|check ?list|requirements?|rules?|violations?|officer)\b(?=.*\bhipaa\b)/,
    not: /\b(?:calls?|callers?|calling|phones?|telephones?|voicemails?|receptionists?|front desk|texts?|texting|messages?|ai|bots?|vendors?|assistants?|answering|recordings?|records? calls|speak|verify|chat\w*|myths?|remind\w*|intake|transcripts?|voice|automat\w*|questions)\b/,
    about: "privacy programs for health records",
    kind: "rule",
    bySteps: true,
    atDesk: true,
    settles:
      "what has to be written down, who answers for it, and what happens on the day something gets out",
    opening:
      "The rule asks less for machines than for proof: that you looked for what could go wrong, decided something about each, and told everybody. One binder, begun this week, does more than any seal you can buy.",
    points: [
      [
        "Find out whether the rule is yours",
        "Are we covered by it?",
        "hhs.gov, “Covered entities”: do you send claims or other standard transactions electronically? State privacy law either way",
        "Yes or no with the reason; what your state asks beyond it.",
      ],
      [
        "Name who answers for it",
        "Who is the privacy and the security officer?",
        "you: in a practice of one it’s both",
        "Name, date, what they may decide, in the binder.",
      ],
      [
        "Draw where the information is",
        "Where does it come in, lie and go out?",
        "a walk with a list: record program, mail, paper, phone, laptop, backup, home, trash",
        "Each place, who has it, how it’s locked.",
      ],
      [
        "Do the risk analysis, and date it",
        "What could go wrong at each place?",
        "the free tool of HHS and ONC for small practices",
        "Likely, bad, what we do, by when. It’s the first thing an investigator asks for.",
      ],
      [
        "Sign agreements with whoever touches it",
        "Who outside sees it?",
        "billing, record program, mail, backup, shredder, telehealth, bookkeeper where names are seen",
        "Business associate agreement: signed, date, where it lies. Who has none gets nothing.",
      ],
      [
        "Give and keep the notice",
        "What do patients sign, and what may they ask for?",
        "hhs.gov’s model notices; your rule on copies within the days the law gives, and its fee",
        "The notice’s date, where it hangs, how a copy is asked for, who answers.",
      ],
      [
        "Lock devices and people’s access",
        "What if a laptop is stolen?",
        "encryption, second factor, each with a log-in of their own, ended on the last day",
        "A line for each device and person, checked each quarter.",
      ],
      [
        "Train everybody, and write it down",
        "Who was told what, and when?",
        "an hour a year and on day one, with five cases from your own week",
        "Names, date, cases, signatures; what happens to somebody who peeks.",
      ],
      [
        "Rehearse the bad day",
        "What do we do if something gets out?",
        "hhs.gov on breach notification; your state’s attorney general; the cyber policy’s hotline",
        "Stop it, write it down, judge it, tell people within the days, keep it for six years.",
      ],
    ],
    rows: [
      ["Whether you’re a covered entity", "hhs.gov, “Covered Entities and Business Associates”"],
      ["Risk analysis: the free tool", "healthit.gov, Security Risk Assessment Tool"],
      [
        "Days and wording after a breach",
        "hhs.gov, “Breach Notification Rule”; the state’s attorney general",
      ],
      [
        "What your state adds, above all for therapy and substance use",
        "State law; 42 CFR Part 2; your board",
      ],
      ["Years the papers are kept", "45 CFR 164.316; state rules on records"],
    ],
    fears: [
      "“We’ll be fined.” Say what investigators ask first: the dated risk analysis.",
      "“It’s too much for a practice of one.” Nine lines, an hour each.",
    ],
    line: "On [date] we looked at [number] places where health information lies; [number] are open, each with a day and a name.",
    unsourced: "that a product is “HIPAA compliant” or “certified”: nobody official certifies that",
    ask: [
      "A healthcare lawyer or your malpractice carrier, once, for the whole binder",
      "Your board on psychotherapy notes and minors",
    ],
    forget: ["Paper, home offices and old phones", "State law, where it’s stricter"],
    yours: ["Where you last found something lying open", "Who could read everything today"],
  },
  {
    id: "licensing",
    heard:
      /\b(?:(?:get(?:ting)?|apply(?:ing)? for|renew\w*|need|obtain\w*|transfer\w*) (?:an?|my|our|the|your) (?:[\w-]+ ){0,3}(?:licenses?|permits?|certifications?|registrations?)|(?:contractor|business|professional|cosmetology|liquor|facility|state|dea|food|practice|real estate) (?:licens\w+|permits?|registrations?)|licens(?:e|ing) requirements?)\b/,
    not: /\b(?:calls?|callers?|phones?|driver'?s?|marriage|fishing|hunting|software|plates?|dog license|gun|building permit for (?:a|my) (?:deck|fence|shed|house))\b/,
    about: "licenses and permits",
    kind: "rule",
    bySteps: true,
    settles: "which license it is, what it takes in months and dollars, and what you may not do before",
    opening:
      "Somewhere is a page with the exact name of your license, the form’s number and the fee. Until you’ve found that page, everything you hear is about somebody else’s.",
    points: [
      [
        "Find the exact class",
        "Which license, for which work, from which sum on?",
        "the state board’s own list of classes; the city’s and county’s on top",
        "Name, class, what it allows, where it ends. Some states leave it to the city.",
      ],
      [
        "Say who holds it",
        "You, a qualifying person, or the company?",
        "the board, at “qualifier” or “responsible party”; the secretary of state on company form",
        "Whose name, and what happens if that person leaves.",
      ],
      [
        "Prove your years",
        "What counts as experience, and who signs for it?",
        "the form for experience; former employers, pay slips, permits, school",
        "Years, by whom, with which paper. The slowest signature decides.",
      ],
      [
        "Book the exam and learn from its own list",
        "What is asked, and how is it taken?",
        "the board’s candidate bulletin: topics, books allowed, fee, how often",
        "Date, topics with their weight, second try.",
      ],
      [
        "Order fingerprints, bond and insurance",
        "What else must lie beside the form?",
        "background check, surety bond, workers’ compensation or an exemption, liability",
        "Each: from whom, sum, days. An old conviction is declared, not hidden.",
      ],
      [
        "Send it whole",
        "What sends it back?",
        "the board’s list of common mistakes; the last person who got one",
        "Names the same everywhere, each box, fee, copy, receipt.",
      ],
      [
        "Don’t do or say it before",
        "What may I do until then?",
        "the board, at “unlicensed activity”: bids, ads, work under somebody’s license, small jobs",
        "What is allowed below which sum, and what the fine is.",
      ],
      [
        "Put the renewal in the calendar",
        "When does it run out, and what does it want?",
        "the board: years, courses, bond, address change",
        "Date, hours, 90 and 30 days before, by name.",
      ],
    ],
    rows: [
      ["Class, fee, form, days it takes now", "The state board’s site, with the date"],
      ["Experience: years and proof", "The board, at “experience”"],
      ["Exam: topics, fee, dates", "The candidate bulletin"],
      ["Bond and insurance: sums", "The board; two sureties"],
      ["City or county license on top", "City hall’s business office"],
    ],
    fears: [
      "“It takes months.” Say which paper is the slowest, and begin with it.",
      "“I’ll be turned down for something old.” Ask the board what it looks at.",
    ],
    line: "For [work] in [state] it’s class [name], $[fee], about [weeks] as of [date]; the slowest part is [what].",
    unsourced: "days, fees or sums from another year or state",
    ask: [
      "The board itself, by e-mail, so that you have it in writing",
      "A lawyer, where there’s a conviction, a complaint or a license lost elsewhere",
    ],
    forget: [
      "No work or ad beyond what’s allowed before it’s there",
      "Address and company name, changed within the days the board gives",
    ],
    yours: ["Which years you can prove, and who’d sign", "What you’ve already bid on"],
  },
  {
    id: "owner-taxes",
    heard:
      /\b(?:(?:cut(?:ting)?|lower(?:ing)?|reduc(?:e|ing)|sav(?:e|ing)(?: money)? on|pay(?:ing)? (?:less|fewer)(?: in)?|minimiz\w+|plan(?:ning)? (?:for|my|our)?) ?(?:my |our |the |business |income |self-employment |quarterly )*tax(?:es)?|tax (?:planning|strateg(?:y|ies)|savings?|moves|tips)|year[- ]end tax|estimated tax(?:es)?|quarterly tax(?:es)?)\b/,
    not: /\b(?:calls?|callers?|phones?|property tax|sales tax|deductions?|fil(?:e|ing)|tax preparers?|clients['’]? tax|for (?:my|our) clients)\b/,
    about: "tax planning for an owner",
    kind: "money",
    bySteps: true,
    settles:
      "what can still be done this year, what it costs in cash, and what your accountant has to say first",
    opening:
      "A deduction isn’t a discount; it gives back the part that you’d have paid in tax. So beside each idea write three things: what it costs, what it saves, and by which day.",
    points: [
      [
        "Get the year on one page by November",
        "What will it be, if nothing is done?",
        "your bookkeeper: profit to date, the last two months guessed, paid so far, other income in the household",
        "One figure for tax, by federal, self-employment and state.",
      ],
      [
        "Pay in what avoids a penalty",
        "Are the quarterly payments enough?",
        "irs.gov on estimated tax: the safe harbor; last year’s return",
        "Sum and date, and whether it’s better held back.",
      ],
      [
        "Look at retirement first",
        "How much could go into a plan, and by when?",
        "an adviser and your accountant: which plan, for you and for staff, set up by which day",
        "What you put in, what staff gets, what is saved, what stays yours.",
      ],
      [
        "Buy only what you’d buy anyway",
        "Is there a machine or van you need by spring?",
        "your list; irs.gov on expensing and bonus depreciation this year; it must be in use, not ordered",
        "Price, tax saved, cash left in January.",
      ],
      [
        "Ask about the form of your company",
        "Would another form or salary change it?",
        "your accountant: last year worked through both ways, with payroll costs",
        "Difference in dollars after costs, from which year.",
      ],
      [
        "Move what may be moved",
        "Which income or bill could fall in January?",
        "cash or accrual? Bills ready to send, bills you owe, bonuses",
        "What moves lawfully, and what next year looks like then.",
      ],
      [
        "Check what you don’t write off yet",
        "What is missing from the books?",
        "home office, car log, courses, health premiums, insurance, phone share, family on payroll for real work",
        "Each with the rule, the share and the paper.",
      ],
      [
        "Know what draws a letter",
        "Where do people like us get it wrong?",
        "your accountant: the last three audits of your trade",
        "Log, receipts, reasonable pay, contractors’ forms, what isn’t worth it.",
      ],
    ],
    rows: [
      ["Profit to date and paid in", "Books of this month; irs.gov account"],
      ["Limits, with this year’s numbers", "irs.gov, the publication or form’s instructions"],
      ["Plan: by when set up, by when paid in", "irs.gov, retirement plans for small businesses"],
      ["State: what it doesn’t follow", "State revenue department"],
    ],
    fears: [
      "“I’ll spend a dollar to save thirty cents.” Write both beside each other.",
      "“I’ll be audited.” Keep the paper on the day, not in April.",
    ],
    line: "By [date] we’d pay $[sum]; [move] costs $[sum], saves $[sum] this year and has to be done by [date].",
    unsourced: "a limit, rate or saving without its year and page",
    ask: [
      "Your accountant in November, not in March",
      "A lawyer, before family or a second company comes into it",
    ],
    forget: ["State tax", "Cash in January, when payroll comes"],
    yours: ["What you paid last year, in all, and in which month it hurt", "What you’d buy anyway by spring"],
  },
  {
    id: "which-insurance",
    heard:
      /\b(?:what (?:kind of |kinds of |type of |types of )?(?:business )?insurance (?:do|does|should|to|is|will|would)|(?:which|what) (?:insurance|polic(?:y|ies)) (?:do|does|should)|insurance (?:do i|do we|does (?:an?|my|our)) .{0,30}need|(?:need|get(?:ting)?|buy(?:ing)?|shop(?:ping)? for|choos\w+) (?:an?|the|business|commercial|liability)* ?insurance (?:for|when|before) (?:an?|my|our)|business insurance (?:for|checklist|needs))\b/,
    not: /\b(?:calls?|callers?|phones?|verify|health|dental insurance|patients?|(?:life|car|home|pet|travel|renters?) insurance|cyber|workers['’]? comp|accept)\b/,
    about: "business insurance",
    kind: "cover",
    bySteps: true,
    settles: "which loss would end the business, which policy names it, and what somebody else demands",
    opening:
      "Start with the three days you couldn’t pay for yourself. An injured customer, a burned or stolen van, a mistake that’s found two years later. Each of them is another policy.",
    points: [
      [
        "Write down the three worst days",
        "What could end it?",
        "your own near misses; two colleagues; a broker on claims of your trade",
        "What happens, whom it hurts, about how much.",
      ],
      [
        "See what others demand",
        "What must we have?",
        "the state: workers’ compensation, vehicles, a bond; lease, customers’ and lenders’ contracts; your board",
        "A line each: policy, limit, named as additional insured, certificate by when.",
      ],
      [
        "Put each day to its policy",
        "Which policy pays for which day?",
        "a broker, in writing: general liability, professional, property, commercial auto, tools and goods on the way, interruption, employees’ claims, cyber",
        "A table. Where it’s empty, that’s the gap.",
      ],
      [
        "Say exactly what you do",
        "Does it name our work?",
        "the application and the class: everything you do, at customers’ homes, with animals in your care, with heat or chemicals",
        "Each task named, or declined in writing. Personal auto mostly won’t pay for work.",
      ],
      [
        "Read what is left out",
        "What won’t it pay?",
        "the form at “exclusions”: care, custody or control; professional services; contractors you hire",
        "Five lines, and what it costs to have each put back.",
      ],
      [
        "Choose limits and what you carry yourself",
        "How high, and how much could we pay?",
        "contracts’ limits; your savings; quotes at two deductibles",
        "Limit, deductible, defense inside or outside of it.",
      ],
      [
        "Have three price the same page",
        "What does it cost?",
        "two independent brokers, one association program",
        "A year’s sum, paid monthly or at once, and what it’s based on: pay, sales, miles.",
      ],
      [
        "Put the calendar and the phone number on one page",
        "What do we do on the day?",
        "policy, at “notice”; the certificate list; payroll audit date",
        "Whom to tell in how many hours, what not to admit, renewal 90 days ahead.",
      ],
    ],
    rows: [
      ["What the state makes you have", "The state’s insurance and labor departments"],
      ["What lease and customers demand", "Lease and contracts, at “insurance”"],
      ["The three days: paid, how much", "The broker’s table, with clauses"],
      ["Exclusions", "The form, not the brochure"],
      ["A year’s premium at two deductibles", "Three written quotes for one page"],
      ["Insurer’s and broker’s license", "The state’s lookup"],
    ],
    fears: [
      "“They won’t pay.” Claims fail on what wasn’t named; name everything.",
      "“I’m too small.” Write down one injured customer in dollars.",
    ],
    line: "If [event] happened tomorrow it would cost about $[sum]; [policy] pays $[sum] of it under [clause].",
    unsourced: "a premium without limits and date, or that something “is covered”",
    ask: ["Two independent brokers", "A lawyer, for what you sign in customers’ contracts"],
    forget: ["Tools, animals or goods of others in your hands", "People you hire: ask for their certificate"],
    yours: ["What nearly happened, and what it would have cost", "What your customers ask you to sign"],
  },
];
