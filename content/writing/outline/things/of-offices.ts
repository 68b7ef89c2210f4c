import type { TradeMatter } from "./kind.ts";

/** What any office decides about rooms, ads, machines and hours. */
export const ofOffices: readonly TradeMatter[] = [
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
      /\b(?:(?:four|4) (?:ten|10)[- ]hour (?:days|shifts)|4 ?x ?10s?|compressed (?:work ?)?weeks?|four[- ]day (?:work ?)?weeks?|4[- ]day (?:work ?)?weeks?|(?:open(?:ing)?|close|closing|extended|longer) (?:on )?(?:saturdays?|sundays?|evenings?|fridays?|hours)|saturday hours|evening hours|flex(?:ible)? (?:time|hours|schedules?)|unlimited pto|pto (?:polic\w+|or)|vacation polic\w+|remote work|work(?:ing)? from home|dress codes?|uniforms?|scrubs)\b/,
    with: /\b(?:worth|should|polic\w*|switch\w*|try|trying|or|vs|how to|offer\w*|introduc\w*|mov(?:e|ing) to|keep|pros|letting|let)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|answer\w*|book(?:ing)?s?|message|greeting|holiday|choos\w+ (?:scrubs|uniforms?)|(?:best|which|buy\w*|order\w*) (?:scrubs|uniforms?)|suppliers?)\b/,
    about: "hours and leave",
    kind: "habit",
    pros: [
      [
        "Who comes",
        "People who can’t come at the usual hours, and say so when they look for somebody.",
        "Some of them only move from Tuesday. Count new ones and moved ones apart.",
      ],
      [
        "Money",
        "Rent and equipment are paid anyway; another hour only has to pay for itself.",
        "Wages, heat and a second person in a half-empty place. Below so many an hour it costs.",
      ],
      [
        "Your people",
        "A day off in the week is worth more to some than money.",
        "Saturdays, evenings or a longer day are what people leave over. Ask each alone.",
      ],
      [
        "The rest of the week",
        "The full days get room.",
        "Who’s here then is missing on another day, and the phone rings on both.",
      ],
      [
        "Trying and ending it",
        "Two months by appointment only cost little.",
        "Once it’s on the listing, taking it back disappoints the ones who came for it.",
      ],
    ],
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
];
