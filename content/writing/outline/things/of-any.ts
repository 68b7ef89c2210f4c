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
      /\b(?:dea|osha|fda|usda|health (?:department|code)|fire|state board|board|labor department|irs|medicare|payer|cms|jcaho|clia|dot) (?:inspections?|audits?|inspectors?|visits?)\b|\b(?:surprise|unannounced) (?:inspections?|audits?|visits?)\b|\bcontrolled (?:substances?|drugs)\b|\bcontrolled[- ]drug log\b/,
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
    not: /\b(?:for (?:a|my|our) cleaning (?:company|service|business)|phones?|calls?)\b/,
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
        "Settle whether the person is employed",
        "Is this person an employee at all?",
        "the state’s test: who sets the hours, whose tools, who else is served; a certificate, if they have a firm of their own",
        "Three facts and what follows. A 1099 settles nothing by itself.",
      ],
      [
        "Have it priced for the real duties",
        "What does it cost for somebody at a desk?",
        "two brokers or the state fund: class code, rate for $100 of payroll, minimum premium",
        "Code, payroll, premium, and the yearly audit. For one part-timer the minimum premium usually decides: get it in writing.",
      ],
    ],
    fears: [
      "“It’s for roofers, not for a desk.” Say which injuries happen at desks and in parking lots, from the board’s own figures.",
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
  {
    id: "bigger-rooms",
    heard:
      /\b(?:(?:bigger|larger|smaller|second|new|next[- ]door|adjoining|neighboring) (?:suites?|offices?|spaces?|locations?|buildings?|units?|shop|place)|knock(?:ing)? through|next door|build[- ]?outs?|(?:renovat|remodel|expand)\w* (?:the|our|my|your|an?|into)|add(?:ing)? (?:an?|another|two|a second|a third) (?:operator(?:y|ies)|exam rooms?|treatment rooms?|chairs?|rooms?|bays?)|outgrow\w*|outgrown)\b/,
    with: /\b(?:mov(?:e|ing)|worth|expand\w*|renovat\w*|remodel\w*|knock\w*|build|outgr\w*|stay|add(?:ing)?|open(?:ing)?|lease|rent|should)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|software|second location|new location|tell\w*|announc\w*)\b/,
    about: "moving or enlarging the premises",
    kind: "room",
    points: [],
    rows: [],
  },
  {
    id: "open-house",
    heard:
      /\b(?:open house|(?:\d+(?:st|nd|rd|th)|tenth|fifth|first|twentieth)(?:[- ]year)? anniversary|(?:client|patient|customer) appreciation|grand opening|ribbon cutting|health fair|career day|adoption (?:day|event)|trunk show)\b/,
    not: /\b(?:real estate|realtors?|ideas|house for sale|sell(?:ing)? (?:a|your|the) house|wedding)\b/,
    about: "open houses",
    kind: "event",
    opening:
      "People come to an open house for one thing: to see what they never get to see. Choose that one thing first, the back room, the machine, the animal that was saved, and build two hours around it.",
    points: [
      [
        "Choose the one thing that nobody ever sees",
        "What will they see that they can’t on an ordinary visit?",
        "whoever works in back: what do visitors always ask? In a clinic the surgery, the X-ray, a stuffed animal to bandage",
        "Three stations with a name and ten minutes each; what stays locked: drugs, records, animals or people under care.",
        "Cake and balloons",
      ],
      [
        "Settle what happens to the day’s real work",
        "Who takes the emergency that comes in at three?",
        "the schedule of the same weekday last year; animals, patients or customers who must not meet the crowd",
        "Who’s on duty, which door is whose, and what is told to those with appointments.",
        "Closing without telling anybody",
      ],
    ],
  },
  {
    id: "online-ads",
    heard:
      /\b(?:(?:google|facebook|instagram|search|ppc|online|radio|tv|newspaper|print|yelp) ads?|pay[- ]per[- ]click|local services? ads?|lsas?|seo|search engine optimization|advertising budgets?|marketing (?:budgets?|agenc(?:y|ies)|company)|direct mail|postcards?|eddm|billboards?|yard signs?|door hangers?|sponsor(?:ing|ships?)?|little league)\b/,
    not: /\b(?:calls? from|answer\w*|callers?|voicemails?|receptionists?|missed|phones?)\b/,
    about: "advertising",
    kind: "promotion",
    points: [
      [
        "Work out what one booked job may cost",
        "What may one new job cost you?",
        "what is left over from a first job and a year; how many of ten who ask book",
        "One figure. Everything below it pays, everything above is a donation.",
        "Setting a monthly budget first",
      ],
      [
        "Look at the same street you’d be seen on",
        "Who else is seen there, and with what?",
        "ten searches, or ten mailboxes, in your own ZIP codes, noted with the date",
        "Who, which offer, what is missing from all of them.",
        "Copying the largest",
      ],
    ],
    rows: [
      ["What one booked job cost", "Spend and hours, divided by those who said where they came from"],
      ["Whom it reaches: need it now, or someday", "The last twenty: what made them look?"],
    ],
  },
  {
    id: "loyalty",
    heard:
      /\b(?:referral (?:programs?|bonus(?:es)?|rewards?)|loyalty (?:programs?|cards?)|punch cards?|gift cards?|coupons?|groupon|discounts?(?= (?:for|or|program|to))|first[- ]time (?:offers?|discounts?)|seasonal (?:offers?|specials?|promotions?))\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?)\b/,
    about: "offers and rewards",
    kind: "promotion",
    points: [
      [
        "See who comes back without it",
        "Who comes back or sends somebody anyway?",
        "two hundred customers of last year: once, twice, often; who sent whom",
        "What you’d give away to people who’d have come anyway, in dollars.",
      ],
      [
        "Ask what may be given",
        "May you reward it at all?",
        "the board’s or bar’s rule on referral fees; state law on gift cards; for patients of public programs, the law against inducements",
        "What is allowed, up to which value, in which words.",
      ],
    ],
  },
  {
    id: "it-and-security",
    heard:
      /\b(?:it (?:support|company|provider|services)|managed (?:it|services)|wi-?fi|internet provider|fiber internet|backups?|servers?|security cameras?|surveillance|alarm systems?|access control|keyless|password managers?|firewalls?)\b/,
    not: /\b(?:calls?|callers?|voicemails?|receptionists?|backup (?:person|number|plan)|when the internet)\b/,
    about: "office technology and security",
    kind: "service",
    points: [
      [
        "Write down the last ten times it failed",
        "What failed, and how long did you wait?",
        "e-mails and invoices of twelve months: what, hours, who couldn’t work",
        "Ten lines. They decide what response time is worth.",
      ],
      [
        "Restore one file, today",
        "Does the backup come back?",
        "one file and one whole computer, restored on a Saturday, with a watch",
        "Minutes, what was missing, and who knew the password.",
      ],
    ],
  },
  {
    id: "building-systems",
    heard:
      /\b(?:solar(?: panels?)?|generators?|led light\w*|hvac (?:system|unit)|air condition(?:er|ing)|heat pumps?|water heaters?|parking lot|signs?(?= (?:for|outside|on the)|age)|signage|awnings?|ev charg\w+|elevators?)\b/,
    with: /\b(?:buy\w*|worth|replac\w*|install\w*|upgrad\w*|repair\w*|lease|cost|choos\w*|should (?:we|i|a))\b/,
    not: /\b(?:calls?|callers?|phones?|how to (?:fix|repair|install|clean)|homeowners?|signs (?:that|your|of|you)|(?:my|our|your|a) (?:house|home|cabin|boat|rv))\b/,
    about: "building equipment",
    kind: "machine",
    points: [
      [
        "Read the lease before the brochure",
        "Whose is it: yours or the landlord’s?",
        "the lease, at “alterations,” “repairs” and “utilities”; the landlord, in writing",
        "Who pays, who owns it, what becomes of it when you leave.",
      ],
      [
        "Put twelve bills on one page",
        "What does it use or cost today?",
        "twelve utility or repair bills; the utility’s free audit and its rebate page",
        "A year in dollars, the two dearest months, and what the rebate asks for.",
      ],
      [
        "Ask the city and the insurer",
        "Which permit does it take, and what does the insurer say?",
        "the building office, at “permits”; the sign or electrical code; the insurer by e-mail",
        "Permit, weeks, inspection, and what it does to the premium.",
      ],
    ],
  },
  {
    id: "hours-and-leave",
    heard:
      /\b(?:four[- ]day (?:work ?)?weeks?|4[- ]day (?:work ?)?weeks?|(?:open(?:ing)?|close|closing|extended|longer) (?:on )?(?:saturdays?|sundays?|evenings?|fridays?|hours)|saturday hours|evening hours|flex(?:ible)? (?:time|hours|schedules?)|unlimited pto|pto (?:polic\w+|or)|vacation polic\w+|remote work|work(?:ing)? from home|dress codes?|uniforms?|scrubs)\b/,
    with: /\b(?:worth|should|polic\w*|switch\w*|try|trying|or|vs|how to|offer\w*|introduc\w*|mov(?:e|ing) to|keep|pros)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|answer\w*|book(?:ing)?s?|message|greeting|holiday)\b/,
    about: "hours and leave",
    kind: "habit",
    points: [
      [
        "Count by the hour what it would change",
        "At which hours is there work, and who is there?",
        "four weeks of jobs or visits by the hour, with who was in",
        "A grid: full, half full, empty. What would be lost and what would move.",
      ],
      [
        "Ask those who’d have to work it",
        "What do your people say, alone?",
        "each of them, three questions, without the boss in the room: childcare, second job, drive",
        "How many could, how many would, and what they’d want for it.",
      ],
      [
        "Try it for eight weeks with an end",
        "What would you have to see to keep it?",
        "the same grid and wages, eight weeks before and after",
        "Three figures and the date on which it’s decided.",
      ],
    ],
  },
  {
    id: "courses",
    heard:
      /\b(?:cpr|first aid|fire drills?|active shooter|continuing education|ce (?:credits?|hours|courses?|budget)|cle|certification courses?|cross[- ]train\w*|apprentice(?:ship)? programs?|mentor\w*|safety (?:training|meetings?)|toolbox talks?)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|front desk)\b/,
    about: "training and courses",
    kind: "training",
    points: [
      [
        "List who needs what by which date",
        "Who must have which certificate, until when?",
        "the board’s or bar’s renewal page; the insurer; osha.gov; the certificates in the drawer",
        "Name, requirement, hours, date. What is past due comes first.",
      ],
      [
        "Rehearse it where it would happen",
        "Could they do it on Tuesday at ten?",
        "one rehearsal in your own rooms, with a watch and without warning",
        "Minutes until the first right thing was done, and what lay in the way.",
      ],
    ],
  },
  {
    id: "partner",
    heard:
      /\b(?:(?:buy|sell|valu|merg)(?:ing|ed|e)? (?:a|an|the|my|our|another|into|out)(?: \w+)? (?:practice|firm|business|company|shop|partner|clinic|dso)|(?:partner(?:ship)?|associate) buy[- ]?ins?|buy-ins?|buy-?outs?|taking on a partner|partnership agreements?|succession|exit plan|dsos?|private equity)\b/,
    not: /\b(?:calls?|callers?|phones?)\b/,
    about: "buying, selling or sharing a business",
    kind: "money",
    points: [
      [
        "Put three clean years on the table",
        "What does it really earn without its owner?",
        "tax returns and books of three years; what an employed person in the owner’s chair would cost",
        "Income, less a paid replacement, less what has to be bought soon.",
      ],
      [
        "Find out what stays when the owner goes",
        "Which customers, people, leases and contracts stay?",
        "the lease’s assignment clause; twenty customers by where they came from; agreements with key people",
        "What is tied to the name, and what happens to it.",
      ],
      [
        "Get a number from somebody without a fee in it",
        "What is it worth, and to whom?",
        "an appraiser paid by the hour; two sales nearby, from a broker and from a lender",
        "A range, the method, and what would move it.",
      ],
    ],
  },
];
