import type { TradeMatter } from "./kind.ts";

const LEASE =
  /\b(?:sign(?:s|ed|ing)?|negotiat\w+|tak(?:e|es|ing)|first|before|look for in|mistakes?|new|read(?:ing)?|review\w*|questions?)\b.{0,60}\b(?:(?:office|commercial|retail|shop|store|salon|restaurant|clinic|studio|warehouse) (?:space )?leases?|leases? (?:for|on) (?:an? |our |the |my )?(?:[\w-]+ ){0,3}(?:office|shop|store|salon|restaurant|clinic|studio|space|practice|firm|suite))\b/;
const NOT_LEASE =
  /\b(?:equipment|copiers?|cars?|vans?|trucks?|machines?|chairs?|break(?:ing)?|end(?:ing)?|get(?:ting)? out|terminat\w+|renew\w*|extend\w*|expir\w+|lower rent|rent increase|sublet\w*|apartments?|tenants? calls?|calls?|phones?)\b/;

/** What is signed for years. */
export const ofSigning: readonly TradeMatter[] = [
  {
    id: "signing-a-lease-law",
    heard: LEASE,
    with: /\b(?:law|lawyers?|attorneys?|legal)\b/,
    not: NOT_LEASE,
    about: "office leases",
    kind: "room",
    settles:
      "what the space costs in all, which of you signs for it, what happens when a partner leaves, and how you get out",
    opening:
      "Lawyers read leases for a living, and sign their own on the landlord’s form because the matter is small. Count it as a matter: the rent times its years, and the names under the guarantee.",
    points: [
      [
        "Decide who is the tenant, and who guarantees",
        "Is the firm the tenant, and which partners stand behind it for how long?",
        "your partnership or operating agreement, at “indemnity”; a lawyer for leases who isn’t one of you",
        "The entity on page one, a guarantee with a cap that shrinks by the year, and what it does when a guarantor leaves the firm.",
        "Having one partner sign for all of it, for all the years",
      ],
      [
        "Plan for a partner who goes, and for one who comes",
        "What if two of you leave in the third year, or you merge?",
        "the clauses on assignment, sublet and change of control; two firms nearby that split",
        "Which change needs consent, within how many days, and whether the landlord may take back the space or the profit.",
        "Signing a clause that calls a new partner an assignment",
      ],
      [
        "Measure the feet you can use",
        "How many of the feet are yours, and how many are lobby?",
        "usable and rentable area in writing, with the method named; a tape measure",
        "Rent for each usable foot, side by side for three spaces. That’s the price that can be compared.",
        "Comparing rent by the rentable foot",
      ],
      [
        "Add five years of everything but rent",
        "What comes on top, and how fast may it rise?",
        "the last two reconciliations of operating costs; the clause on caps, base year and audit",
        "Taxes, insurance, maintenance, after-hours air, parking, with the cap on each. One column a year.",
        "Agreeing to a share of costs without a cap or an audit",
      ],
      [
        "Listen through the walls",
        "Can a client in the lobby hear the one in the conference room?",
        "two of you, one talking on each side of the wall; walls to the deck or to the ceiling; the neighbor’s use",
        "What has to be built for confidential talks, who pays, and that it’s in the work letter.",
        "Finding out about the walls with the first client in the room",
      ],
      [
        "Bring evenings, weekends and files into it",
        "Is there air, light and a door that opens on the Sunday before a trial?",
        "building hours, the price of an hour of air, door access for staff; where servers and files stand, and who else has a key",
        "Hours, prices, and that cleaners and the landlord enter rooms with files only as the lease says.",
        "Taking the building’s hours for yours",
      ],
      [
        "Get the build-out in dollars and dates",
        "Who builds it, for how much, and what if it’s late?",
        "the work letter; a contractor’s price for your plan; the date on which rent begins",
        "An allowance for each foot, who approves plans by when, and rent that begins when you can open, not on a date.",
        "Paying rent on two offices because the work was late",
      ],
      [
        "Read how you’re moved, and how you leave",
        "May they relocate you, and what must be taken out at the end?",
        "the clauses on relocation, early end, holdover, restoration",
        "Relocation struck or paid for, an end after year three for a fee that’s named, holdover at a rate you can bear.",
        "Overlooking the right to move you to another floor",
      ],
    ],
    rows: [
      ["Rent for each usable foot", "The floor plan, the method of measuring, three offers"],
      ["Operating costs, cap, base year, audit", "Two reconciliations; the lease"],
      ["Who guarantees, how much, until when", "The guarantee; your partnership agreement"],
      ["What counts as an assignment", "The lease, at “transfer” and “change of control”"],
      ["Build-out: allowance, dates, when rent begins", "The work letter"],
      ["Relocation, early end, holdover, restoration", "The lease, with the page"],
    ],
    ask: [
      "A tenant’s broker: three leases signed within a mile this year",
      "A lawyer for leases who isn’t in the firm; your malpractice and property insurers",
    ],
    forget: [
      "The bar, the courts and every letterhead have your old address",
      "A sign at the street and in the directory is negotiated before the signature",
    ],
    yours: [
      "What you pay now for each usable foot, all in",
      "The partner who’ll retire within the term, and what the lease does then",
    ],
    decides:
      "It comes down to what you pay for a usable foot in all, and to what happens when one of you leaves.",
  },
  {
    id: "signing-a-lease",
    heard: LEASE,
    not: NOT_LEASE,
    about: "commercial leases",
    kind: "room",
    settles:
      "what the space costs in all, whether you may do your work in it, who pays for what you build, and how you get out",
    opening:
      "The rent is the number that everybody looks at and the one that moves least. What costs you is the rest: what you have to build, what you share, what may rise, and whether you can leave.",
    points: [
      [
        "Ask whether you may do your work there",
        "Do zoning, the building and the lease allow just this?",
        "the city’s zoning desk, with the address; the clause on use; the neighbors’ exclusive rights",
        "Yes from the city in writing, and a use clause wide enough for what you’ll add in the second year.",
        "Signing first and asking the city afterward",
      ],
      [
        "Check what is in the walls",
        "Are water, drains, power, air and ventilation enough for your equipment?",
        "your equipment’s own sheets; an electrician and a plumber on site for an hour",
        "What has to be brought in, with a price, and who pays it. It’s often more than a year’s rent.",
        "Believing “plumbed for it”",
      ],
      [
        "Add up everything but the rent",
        "What is it a month in all, in years one, three and five?",
        "taxes, insurance, maintenance: two years of the landlord’s own bills; the clause on increases",
        "One column a year, with caps. Ask for the right to see the bills.",
        "Comparing asking rents",
      ],
      [
        "Count the weeks until you open",
        "When does rent begin, and when can you open?",
        "permits, contractor, inspection: weeks for each, from those who give them; two people who built nearby",
        "Free months that cover those weeks, or rent that begins with the permit.",
        "Paying rent for an empty room",
      ],
      [
        "Settle who pays for what stays",
        "Who builds, who owns it, and what must be taken out at the end?",
        "the work letter; the clause on fixtures and restoration",
        "An allowance in dollars, what’s yours to take, and the state in which you give it back.",
        "Building at your cost what the landlord keeps",
      ],
      [
        "Make the guarantee end",
        "What do you owe yourself if the business closes?",
        "the guarantee; a lawyer for leases, two hours",
        "A cap of so many months, falling every year, gone after some years of rent paid on time.",
        "Guaranteeing all of it for all the years",
      ],
      [
        "Write in what would ruin it",
        "Parking, signs, hours, a competitor next door: what can’t you do without?",
        "your customers, on a Saturday and at night; the tenants on both sides",
        "Spaces, signs with their size, an exclusive for what you do, repairs of roof and air by the landlord.",
        "Negotiating money only",
      ],
      [
        "Read the ways out",
        "May you sublet, sell the business with it, or end it early?",
        "the clauses on assignment, early end, default and cure",
        "Consent that can’t be refused without a reason, a fee for an early end, days to cure a default.",
        "Reading the end when it comes",
      ],
    ],
    rows: [
      ["All in a month, in years one, three, five", "The landlord’s bills of two years; the lease"],
      ["What has to be brought in, and who pays", "Electrician, plumber, the work letter"],
      ["May you do your work there", "The zoning desk and the use clause"],
      ["When rent begins, when you can open", "Permit office, contractor, the lease"],
      ["Guarantee: cap and end", "The guarantee itself"],
      ["Sublet, sale, early end", "The lease, with the page"],
    ],
    ask: [
      "A tenant’s broker on what was signed nearby, not asked",
      "Your insurer, on what the lease makes you cover",
    ],
    forget: ["The deposit’s way back, in writing", "Who fixes the air on the hottest day"],
    yours: ["What you pay today, all in, for each foot", "What you’d never sign again, and why"],
    decides: "It comes down to what it costs in all until the day you can leave.",
  },
  {
    id: "joining-a-plan",
    heard:
      /\b(?:accept(?:ing)?|tak(?:e|ing)|join(?:ing)?|enroll\w*(?: in| with)?|sign(?:ing)? up (?:for|with)|participat\w+ (?:in|with)|credential\w+ with|go(?:ing)? in[- ]network(?: with)?|add(?:ing)?) (?:(?:any|more|new|a|an|the|with|state) )*(?:medicaid|medicare(?: advantage)?|tricare|chip|insurances?|(?:dental|vision|health) (?:insurance|plans?)|insurance plans?|ppos?|hmos?|delta dental|aetna|cigna|humana|metlife|vsp|eyemed)\b/,
    with: /\b(?:practices?|dental|dentists?|offices?|doctors?|medical|clinics?|therap\w+|chiropract\w+|optometr\w+|should|pros|worth)\b/,
    not: /\b(?:calls?|callers?|phones?|patients ask|ask(?:s|ing)? (?:if|whether)|do you (?:take|accept)|verif\w+|script|stop|drop|leav\w+)\b/,
    about: "joining an insurance plan",
    kind: "money",
    settles: "what an hour of it pays, what it adds in rules and days, and how many of them you can see",
    opening:
      "A plan fills hours. So count the empty ones first: if there are none, each of its patients takes an hour from somebody who pays more; if there are ten a week, nearly any fee is more than nothing.",
    points: [
      [
        "Count the hours that stand empty",
        "How many hours a week would it fill?",
        "your schedule of the last three months, hour by hour; how many of them said no because of their plan",
        "Empty hours a week, and people turned away for that plan each month.",
        "Joining with a full schedule",
      ],
      [
        "Price your ten commonest visits",
        "What does it pay for an hour of your own mix?",
        "the program’s or plan’s fee schedule, by code, for this year; your own hour’s cost",
        "Paid an hour beside cost an hour. Above the extra cost of seeing one more, it helps; above the whole, it carries itself.",
        "Looking at one fee",
      ],
      [
        "Learn what it doesn’t cover here",
        "Which of your services does it leave out, limit or want approved first?",
        "the provider manual of your state, at “covered services” and “prior authorization”; a biller who files it every day",
        "A list for the desk: covered, limited, with approval, not. And what you may charge the patient for the rest.",
        "Finding out after the visit",
      ],
      [
        "Ask how long the money takes",
        "How many days, how many denials, and who follows them up?",
        "two offices nearby that take it: days, denials, hours a week",
        "Days, share of claims that come back, and hours of whom.",
        "Believing that billing stays the same",
      ],
      [
        "Read what you promise",
        "May you limit how many, end it, and what do you sign for records and language?",
        "the agreement, at “panel,” “termination,” “nondiscrimination”; your lawyer for an hour",
        "Whether you may cap new ones, days of notice, interpreters, records, audits.",
        "Assuming that it can be switched off",
      ],
      [
        "Prepare for what keeps people from coming",
        "Rides, work, children, phone numbers that change: what will you do?",
        "the office that has the fewest missed visits on it; the plan’s own ride line",
        "Reminders, two languages, short waits, the ride line on the card. A fee for a missed visit is often forbidden.",
        "Blaming the patients",
      ],
      [
        "Start with a number, and a day",
        "How many, for how long, and what decides?",
        "your own schedule: so many a week for six months",
        "A cap, a day on which you look, and three figures: paid an hour, days, missed visits.",
        "Opening it to everybody at once",
      ],
    ],
    rows: [
      ["Empty hours a week", "Your schedule of three months"],
      ["Paid for an hour of your mix", "The fee schedule, by code, with its year"],
      ["Not covered, limited, with approval", "The provider manual of your state"],
      ["Days until paid, and denials", "Two offices nearby that take it"],
      ["Cap on new ones, notice, audits", "The agreement"],
    ],
    pros: [
      ["Hours", "Empty ones fill from the first month on.", "Full ones are given away for less."],
      ["Money", "It’s steady, and the payer doesn’t go under.", "The fee is set by others, and may fall."],
      [
        "Patients",
        "You see people nobody else nearby takes, and their families.",
        "Visits that are missed and needs that are larger take more of the day.",
      ],
      [
        "Work",
        "Rules are written down and the same for all.",
        "Enrollment, approvals and audits need somebody’s hours.",
      ],
      [
        "Getting out",
        "Many let you cap new ones.",
        "Leaving means notice, and people in the middle of treatment.",
      ],
    ],
    decides:
      "It comes down to how many hours stand empty, and to what an hour of it pays beside what one more visit costs.",
    ask: [
      "The program’s provider enrollment line, in writing",
      "A biller who files it each day, before the lawyer",
    ],
    forget: [
      "Enrollment takes weeks, and each clinician has their own",
      "Its directory lists you at once, and as you signed",
    ],
    yours: ["People you turned away for it last year", "The hours that stood empty last month, by weekday"],
  },
];
