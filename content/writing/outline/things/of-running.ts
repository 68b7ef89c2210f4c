import type { TradeMatter } from "./kind.ts";

/** What keeps a business running, and how it grows. */
export const ofRunning: readonly TradeMatter[] = [
  {
    id: "lateness",
    heard:
      /\b(?:(?:(?:always|chronically|constantly|often|coming in|show(?:ing|s)? up|comes in|arriv\w+) late(?: (?:to|for) work)?|late to work|tard(?:y|iness)|absentee\w*|attendance (?:polic\w+|problems?|issues?)|calling (?:in|out) sick|call(?:s|ing)? out too (?:much|often)|no[- ]call[- ]no[- ]show|(?:employees?|workers?|staff|crew members?|technicians?|techs?|drivers?|servers?|cleaners?|helpers?) (?:who )?(?:no-?shows?|(?:doesn't|don't|didn't|never) shows? up|calls? (?:out|off|in sick))))\b/,
    not: /\b(?:patients?|clients?|customers?|fir(?:e|ing)|terminat\w+|let (?:him|her|them) go|phones?|appointments?|payments?|fees?|tenants?|kids?|school)\b(?!.*\b(?:employees?|staff|assistants?)\b)|\bfir(?:e|ing)\b/,
    about: "attendance",
    kind: "person",
    bySteps: true,
    atDesk: true,
    settles: "how late, how often and since when, what is behind it, and what follows on which day",
    opening:
      "“Always late” isn’t a fact. Eight times in four weeks, by six to twenty minutes, five of them Mondays: with that in your hand the talk takes five minutes, and the answer is often a bus.",
    points: [
      [
        "Write down four weeks to the minute",
        "How late, how often, on which days, and who waited?",
        "the time clock; the first booking of the day; the same list for everybody in that job",
        "Days and minutes for each of them, and what it cost: who started alone, which visit began late.",
      ],
      [
        "Look whether it’s the schedule",
        "Do the hours work for anybody?",
        "first hour’s work, opening list, school and bus times, those who are on time",
        "What really has to be done at that minute. A start ten minutes later may be cheaper than a quarrel.",
      ],
      [
        "Ask first, alone and once",
        "What’s behind it?",
        "one open question; if illness, pregnancy, care of a child or parent or faith comes up, stop and look up the law",
        "The reason in their words, what would help, what you can and can’t do.",
      ],
      [
        "See what the law protects",
        "May this lateness be held against them?",
        "dol.gov on family leave, eeoc.gov on accommodation, your state’s sick-leave law; a lawyer if unsure",
        "Protected days aren’t counted. An adjustment is talked through and written down.",
      ],
      [
        "Say the rule with minutes in it",
        "What counts as late, and whom do they tell by when?",
        "your handbook; how you did it for others",
        "Ready at [time], not parking. A message to [name] before [time]. The same for all of you.",
      ],
      [
        "Pay what was worked",
        "May I dock it or round it?",
        "the state labor department on rounding, docking and waiting; dol.gov for salaried people",
        "Minutes worked are paid. Fines out of wages are mostly forbidden.",
      ],
      [
        "Fix the steps and dates",
        "What follows the second, third and fourth time?",
        "a talk, a note, a written warning, a last date; a lawyer before the last one",
        "Each with date and both names, and how it’s wiped out after [weeks] on time.",
      ],
      [
        "Begin on time yourselves, and say thanks",
        "Who is waited for, and who’s never praised?",
        "the same four weeks again, you included",
        "The second list beside the first. Those who were always there hear it.",
      ],
    ],
    rows: [
      ["Minutes late, by day, for everybody in that job", "Time clock, four weeks"],
      ["Days that may not be counted", "dol.gov (family leave); eeoc.gov; state sick-leave law"],
      ["Rounding and docking", "State labor department"],
      ["What was said and written so far", "The file, by date"],
    ],
    fears: [
      "“They’ll quit, and I’ve nobody.” Say what the late start costs, and what a later one would.",
      "“I’ll be unfair.” One list, one rule, all of you on it.",
    ],
    line: "In four weeks you were late [number] times, by [minutes] in all; from [date] I need you ready at [time], and we’ll look at it on [date].",
    unsourced: "that somebody doesn’t care, or what lateness costs elsewhere",
    ask: [
      "An employment lawyer, if illness, care, pregnancy or faith is behind it, or before a last warning",
    ],
    forget: ["Whoever was let off before", "Notes the same day, with facts only"],
    yours: ["What you’ve said so far, and when", "What happens in the first ten minutes when one is missing"],
  },
  {
    id: "second-place",
    heard:
      /\b(?:(?:open(?:ing)?|start(?:ing)?|add(?:ing)?|launch\w*) (?:an?|our|my|the) (?:second|third|new|another|additional|satellite) (?:[\w-]+ ){0,3}(?:locations?|offices?|clinics?|practices?|shops?|stores?|salons?|restaurants?|branch(?:es)?|studios?|bakery|bakeries|barber ?shops?|gyms?|spas?|kennels?|garages?|firms?|store ?fronts?|places?|caf[eé])|(?:second|satellite) (?:location|office|clinic|shop|store|branch))\b/,
    not: /\b(?:calls?|callers?|phones?|accountants?|(?<!\b(?:one|two|three|four|five|six|seven|\d)[- ])lawyers?|staff, lease|broker|receptionists?|voicemail|booking)\b/,
    about: "opening a second location",
    kind: "room",
    bySteps: true,
    settles:
      "whether the first one can run without you, in which month the second carries itself, and what must be licensed when",
    opening:
      "The second place isn’t the first one again. It’s the first one without you in it. So begin with a month in which you’re at neither.",
    points: [
      [
        "Leave the first one alone for a month",
        "What stops when you’re not there?",
        "two days a week away at first, then the whole month; a list of what waited for you",
        "A name for each thing that waited. Until it’s short, nothing is signed.",
      ],
      [
        "Count who’d come, by where they live",
        "Who’d use it: new people, or yours from nearer?",
        "your customers by zip code; drive times; three neighbors’ prices and waits",
        "New ones a month, moved ones a month. Moved ones don’t pay the rent.",
      ],
      [
        "Lay out eighteen months of cash",
        "When is it lowest, and can the first one bear it?",
        "rent, build-out, wages before opening, slow start; your accountant with a third fewer sales",
        "Lowest month, sum, where it comes from.",
      ],
      [
        "Ask what needs a license or a contract of its own",
        "What must be in place before the first day?",
        "board, city and health office for that address; tax and payroll accounts; insurers; whoever pays you by contract, since many contracts name an address",
        "Each with weeks. The slowest of them decides the date.",
      ],
      [
        "Count who would do the work there",
        "Who works there, and who is missing at the first one then?",
        "your own people, asked alone who’d go; ads for the same work near the new address, with pay and how long they’ve stood",
        "Names for every hour it’s open. The trained hand nobody can find decides more than the rent.",
      ],
      [
        "Ask what the address may be used for",
        "May this work be done there?",
        "the city’s zoning office by address; the fire marshal; for oil, solvents, grease or waste the environmental office, and what was there before",
        "Use, noise, parking, drains and what the ground holds, each with an office and a date.",
      ],
      [
        "Read the lease with a lawyer",
        "What do you sign for personally, and how do you get out?",
        "years, build-out money, first months free, exclusive use, guarantee; a lease lawyer",
        "Three clauses to ask for, and the sum you’d owe if it closes in a year.",
      ],
      [
        "Decide who leads it, and how they’re paid",
        "Who’s in charge when you aren’t there?",
        "one of your own, six months beside you; share or salary worked through",
        "Name, what they decide alone, what they earn in a good and a bad month.",
      ],
      [
        "Settle what is the same and what isn’t",
        "Prices, hours, program, suppliers, name: one of each or two?",
        "the program’s and suppliers’ price for two; who may see which place’s books",
        "One list. Books shown apart from the first day.",
      ],
      [
        "Set the numbers at which you stop",
        "What would have to be true after six and twelve months?",
        "new people a month, cash, complaints at the first place",
        "Three figures with dates, and what closing costs.",
      ],
    ],
    rows: [
      ["What waited for you, in a month away", "Your own list"],
      ["People by zip code, new and moved", "Your program’s report"],
      [
        "Weeks for licenses and inspections",
        "Each office, with the date you asked; whoever pays you by contract",
      ],
      ["Lease: guarantee, years, exit", "A lease lawyer"],
      ["Eighteen months of cash", "Your accountant"],
    ],
    fears: [
      "“The first one will suffer.” Put a month’s trial before the lease.",
      "“We only move our own people.” Count by zip code.",
    ],
    line: "Without me the first one runs [days] a week; the second costs $[sum] until month [number] and needs [number] new people a month.",
    unsourced: "that a second location doubles anything",
    ask: [
      "Your accountant and a lease lawyer, before a letter of intent",
      "Whoever licenses, insures or pays you, with the new address",
    ],
    forget: [
      "Licenses, permits and many contracts are by address",
      "The map listing and hours for two places",
    ],
    yours: ["What you do that nobody else can", "What a bad month of the first one looks like"],
  },
  {
    id: "card-fees",
    heard:
      /\b(?:(?:credit card|card|merchant|payment|processing) (?:processing )?(?:fees?|costs?|rates?)|(?:lower|reduc\w+|cut\w*|sav\w+|negotiat\w+) .{0,30}(?:processing|merchant|card) fees?|interchange)\b/,
    not: /\b(?:calls?|callers?|phones?|late fees?|annual fee|credit card rates)\b/,
    about: "card processing fees",
    kind: "money",
    bySteps: true,
    settles:
      "what each hundred dollars costs you now, which part can be moved, and what leaving the contract costs",
    opening:
      "Take one statement, add up every fee on it and divide by what was sold. That’s the only percentage that counts, and hardly any salesperson will say it.",
    points: [
      [
        "Work out what a hundred dollars costs",
        "What is our real rate, everything in it?",
        "one month’s full statement: all fees, divided by all card sales",
        "One percentage and the sum a year.",
      ],
      [
        "Part what’s fixed from what’s theirs",
        "What goes to banks and networks, and what is the processor’s?",
        "the statement in interchange-plus form; the networks’ published rates",
        "Three sums: interchange, network, processor. Only the third is up for a talk.",
      ],
      [
        "Look at how cards are taken",
        "Do we key in what could be tapped?",
        "share of tapped, chipped, keyed, online, by card on file; address check on or off",
        "What each costs, and which to change on Monday.",
      ],
      [
        "Cross out what nobody uses",
        "Which monthly fees are for nothing?",
        "statement, PCI, gateway, batch, minimum, terminal lease: each asked about by phone",
        "Kept, dropped, or what it takes to drop it (the yearly security form).",
      ],
      [
        "Have two offer on your own statement",
        "What would the same month cost elsewhere?",
        "two written offers in interchange-plus, for your own statement",
        "Last month reckoned through both, with all fees.",
      ],
      [
        "Read how you get out",
        "What does leaving cost?",
        "contract and terminal lease: term, renewal, termination fee, equipment",
        "Days, dollars. A terminal lease often can’t be ended; know it first.",
      ],
      [
        "Weigh surcharge, cash price and minimum",
        "May we pass it on, and would customers mind?",
        "network rules, your state’s law, the processor’s notice; ten customers asked",
        "What’s allowed, how it must be shown, what you’d lose in sales.",
      ],
      [
        "Lower disputes and look each quarter",
        "What do chargebacks cost, and does the rate creep?",
        "disputes of a year with reason; the same percentage each quarter",
        "The figure in the calendar. Whoever reads it calls when it moves.",
      ],
    ],
    rows: [
      ["All fees, divided by card sales", "One month’s full statement"],
      ["Interchange and network fees", "The networks’ published tables, with the date"],
      ["Keyed, tapped, online: share and rate", "The processor’s report"],
      ["Termination, terminal lease", "Both contracts"],
      ["Surcharge: allowed, notice, cap", "Network rules; the state’s attorney general"],
    ],
    fears: [
      "“It goes up again in half a year.” Put the same percentage in the calendar each quarter.",
      "“Customers mind a fee.” Ask ten, or raise prices instead.",
    ],
    line: "On $[sales] we paid $[fees], [percent] in all; of that [percent] is the processor’s, and [offer] would have cost $[fees].",
    unsourced: "a rate without its monthly fees, or that surcharges are legal everywhere",
    ask: ["Your processor, with a competing offer in hand", "Your accountant, on how it’s booked"],
    forget: ["The terminal lease", "The yearly security form and its fee"],
    yours: ["Last month’s percentage, all in", "When the contract renews"],
  },
  {
    id: "customer-contract",
    heard:
      /\b(?:(?:contracts?|agreements?|terms) (?:with|for) (?:an?|my|our|the|your)? ?(?:[\w-]+ ){0,3}(?:clients?|customers?)|(?:client|customer|service|cleaning|landscaping|maintenance|catering) (?:contracts?|agreements?)(?! (?:worth|price))|what (?:should be|to put|goes|to include) in (?:an?|my|our|the) (?:[\w-]+ ){0,3}(?:contract|agreement))\b/,
    // Its questions are those of work in somebody’s home.
    with: /\b(?:clean\w*|janitorial|maids?|landscap\w*|lawn\w*|pools?|pest\w*|windows?|handym[ae]n|homes?|house\w*|propert(?:y|ies)|pet sitt\w+|dog walk\w+|snow|cater\w*|contractors?|remodel\w*|paint\w*|roof\w*|plumb\w*|electric\w*|hvac)\b/,
    not: /\b(?:(?:find|win|land|get)(?:n?ing|ting|ding)? (?:an? |more |new |our first )?(?:[\w-]+ ){1,2}contracts?|calls?|callers?|phones?|get(?:ting)? out|cancel\w*|employment|lease|partnership|operating|bid|vendors?|pric\w+|membership|employees?|offer\w*)\b/,
    about: "contracts with customers",
    kind: "rule",
    settles:
      "what you do and don’t do for the price, how either of you ends it, and who pays when something breaks",
    opening:
      "A contract is a list of the quarrels you’ve had, with the answers you’d have liked. Write down the last five before you open a template.",
    points: [
      [
        "Write down the last five quarrels",
        "What have we argued about?",
        "your messages of a year: what each side thought was agreed",
        "Five lines. Each becomes a clause in plain words.",
      ],
      [
        "Say what’s in, what isn’t, and what’s done when",
        "What exactly do we do for the price?",
        "the work itself, walked through with a list; what customers think is included",
        "Rooms, tasks, days, hours, who brings what. What’s extra, and at which price.",
      ],
      [
        "Fix price, raises and paying",
        "What do they pay, when, and how does it go up?",
        "your costs; the state on late fees and deposits",
        "Sum, day, way, late fee that is lawful, notice of a raise.",
      ],
      [
        "Settle keys, access, pets and people at home",
        "What do we need to get in and work safely?",
        "your people: what stopped them last month; the insurer on keys and alarms",
        "Who opens, where the key is, dogs, water and power, what happens if we stand at the door.",
      ],
      [
        "Say who pays for what breaks",
        "What if something is broken, missing or hurt?",
        "your liability policy at “care, custody or control”; limits; how soon to report",
        "Hours to report, what is repaired, up to what. No sentence that your policy doesn’t back.",
      ],
      [
        "Settle changes, skips and the end",
        "How does either of us cancel, and how late?",
        "the state’s rule on contracts signed at home and on renewals by themselves",
        "Hours for one visit, days for the whole, fee, what’s owed.",
      ],
      [
        "Keep people, photos and data theirs",
        "May they hire our people, and may we show their home?",
        "your agreements with your people; consent for pictures",
        "One sentence each, or none.",
      ],
      [
        "Have it read once, and signed before the first day",
        "Is it lawful and clear?",
        "a business lawyer in your state for an hour; two customers who say it back",
        "Date, names, both copies, who may sign.",
      ],
    ],
    rows: [
      [
        "Late fees, deposits, right to cancel",
        "State law on consumer contracts; the attorney general’s page",
      ],
      ["What the policy pays in customers’ homes", "The liability form; the broker by e-mail"],
      ["License or bond to be named in it", "The state or city licensing office"],
      ["The last five quarrels", "Your own messages"],
    ],
    fears: [
      "“Nobody signs four pages.” One page, with prices on the back.",
      "“It won’t hold up.” One hour of a lawyer in your state.",
    ],
    line: "For $[sum] a [visit/month] we do [list] on [days]; either of us ends it with [days] notice; damage is reported within [hours].",
    unsourced: "that a template holds in every state",
    ask: [
      "A business lawyer in your state, for one reading",
      "Your insurer, on what you promise about damage",
    ],
    forget: [
      "Contracts signed at their home may be canceled within days",
      "Who signs when two people live there",
    ],
    yours: ["The five quarrels", "What you’d never do again for a customer"],
  },
];
