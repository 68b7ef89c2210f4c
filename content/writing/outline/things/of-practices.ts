import type { TradeMatter } from "./kind.ts";

/** What practices, clinics and veterinarians write about beside their phones. */
export const ofPractices: readonly TradeMatter[] = [
  {
    id: "sterilizer",
    heard:
      /\b(?:autoclaves?|sterili[sz]ers?|statims?|ultrasonic cleaners?|instrument washers?|sterili[sz]ation (?:area|center|equipment))\b/,
    about: "sterilizers",
    kind: "machine",
    opening:
      "When the sterilizer stops, the schedule stops two hours later. So count cassettes before you compare prices: how many you own, how many a morning uses, and how many fit in one cycle.",
    points: [
      [
        "Count cassettes against cycles",
        "How many loads does your busiest morning need?",
        "a tally at the sterilizer for two weeks: loads, cassettes in each, and when a room waited for instruments",
        "Cassettes in a load, minutes with drying, loads a day. One larger or two smaller follows from it.",
        "Choosing by chamber size alone",
      ],
      [
        "Look up what has to be tested and kept",
        "Which tests and records does it have to make easy?",
        "the CDC’s infection-control pages and your state board: spore tests, indicators, the log and for how long it’s kept",
        "Weekly spore tests, who reads them, and whether the machine prints or stores each cycle.",
        "Leaving the log to paper",
      ],
      [
        "Plan the day on which it fails a test",
        "What do you sterilize with while it’s out?",
        "the service number: a loaner within how many hours? A colleague nearby, in writing",
        "The backup, what happens with packs from the failed load, and who tells the doctor.",
        "Having one machine and no plan",
      ],
    ],
    rows: [
      ["Cassettes a load, and minutes with drying", "The data sheet, next to your tally of two weeks"],
      ["Water, drain, power, and venting", "The installation sheet; your plumber"],
      ["Cycle records: printed, stored, exported", "The manual; your state board on what is kept"],
      ["A loaner on the day a spore test fails", "The service contract; the number, called once"],
      ["Door seals, filters, yearly service", "The manual, at “maintenance,” with prices"],
      ["All in over five years", "Buy: quote, service, water. Lease: the same, and “end of term”"],
      ["Who owns it at the end, and who pays for repairs", "The lease, at “maintenance” and “buyout”"],
    ],
    decides:
      "It comes down to loads on your busiest morning and to the hours until a loaner is there; whether it’s bought or leased is decided by who pays for repairs after the warranty.",
    unsourced:
      "that it “meets CDC guidelines,” how long a cycle takes without the load, or how long one lasts",
  },
  {
    id: "dental-equipment",
    heard:
      /\b(?:dental|air|oil-free) compressors?\b|\b(?:vacuum|suction) (?:pumps?|systems?)\b|\b(?:dental|exam|treatment) (?:chairs?|tables?|units?|lights?)\b|\bdelivery units?\b|\bhandpieces?\b|\bnitrous (?:systems?|units?)\b|\banesthesia machines?\b/,
    with: /\b(?:repair\w*|replac\w*|buy\w*|leas\w*|new|used|refurbished|upgrad\w*|choos\w*|best|compar\w*|worth|fix\w*)\b/,
    about: "operatory equipment",
    kind: "machine",
    opening:
      "When the air stops, every chair stops with it. So the first figure isn’t a price; it’s what one afternoon without it costs, chairs times hours times what an hour of a chair brings.",
    points: [
      [
        "Read the log of the last two years",
        "How often did it stop, and what was done?",
        "service invoices and the hour meter; the technician’s e-mail: what goes next, and are parts still made?",
        "Date, fault, bill, hours lost. Two repairs in a year, or parts that are no longer made, speak for themselves.",
        "Deciding on the day it dies",
      ],
      [
        "Put a sum on one lost afternoon",
        "What does a day without it cost?",
        "chairs in use, what an hour of a chair brought last month, people sent home, the emergency call-out fee",
        "One sum. A repair that risks two such days has to be that much cheaper.",
        "Comparing the repair bill with the price only",
      ],
      [
        "Have it sized for the chairs you’ll have",
        "What size and quality of air do the chairs need?",
        "the maker’s table for chairs used at once; your dealer and a second one; dryer, filter, oil-free or not, noise",
        "Chairs at once, dry and clean air, a spare motor or second head so that half of it keeps running.",
        "Buying the same size again",
      ],
      [
        "Agree on the loaner before you need it",
        "What runs while it’s being fixed or changed?",
        "the dealer, in writing: a loaner within how many hours, a change on a Friday evening",
        "Name, number, hours, price, and who shuts off the power and the drain.",
        "Hoping for a Saturday",
      ],
    ],
    rows: [
      [
        "The bill now, and the next two repairs the technician expects",
        "The technician’s e-mail; two written quotes",
      ],
      [
        "Days without it, times what a day costs",
        "Service log of two years; chairs, hours, income of an hour",
      ],
      ["Years until parts are no longer made", "The maker, by model and serial number"],
      ["Air for all chairs at once, dry and clean", "The maker’s table; a test of the air"],
      ["Power, drain, venting and noise in that room", "The installation sheet; your electrician"],
      ["Warranty, and a loaner within how many hours", "The warranty’s text; the dealer, in writing"],
      ["What this year’s taxes make of it", "Your accountant, with the date it’s put to use"],
    ],
    decides: "It comes down to what one afternoon without it costs, and to whether parts are still made.",
  },
  {
    id: "imaging",
    heard:
      /\b(?:cbct|cone beam|x[- ]?rays? (?:machines?|units?|sensors?|equipment)|digital (?:x[- ]?rays?|radiography|sensors?)|panoramic|ultrasounds?|dexa|ekg|dental lasers?|class iv lasers?|therapy lasers?)\b/,
    about: "imaging and lasers",
    kind: "machine",
    points: [
      [
        "Count what you send out today",
        "How many do you refer or repeat each month?",
        "twelve months of referrals for it, and the retakes of one month",
        "A count by month, with what comes back and how late. That figure has to carry the payment.",
      ],
      [
        "Ask the state before the seller",
        "Which registration, shielding and training does it need?",
        "the state’s radiation-control page; a physicist’s or installer’s written offer; the board on who may press the button",
        "Registration, shielding, dosimeters, inspections, and whose certificate.",
      ],
      [
        "Settle who reads it",
        "Who reads the picture, and who is liable for what is in the corner?",
        "your malpractice insurer by e-mail; a radiologist’s price for each reading",
        "Everything on the image counts as seen. Who looks, how soon, and what it costs.",
      ],
    ],
    rows: [
      ["Pictures a month that are referred or repeated now", "Twelve months of referrals and retakes"],
      ["Shielding, registration, inspections", "The state’s radiation-control page; an installer’s offer"],
      ["Whether it goes into the software you have", "Both makers, by e-mail; ten test images"],
      ["Who reads it, and for how much", "A radiologist’s price list; the malpractice insurer"],
    ],
  },
  {
    id: "clinic-supplies",
    heard:
      /\b(?:(?:supply|supplies)(?=.*\b(?:clinics?|practices?|dental|medical|pediatric\w*|veterinary|patients?)\b)|(?:clinics?|practices?|dental|medical|pediatric\w*|veterinary).*\bsuppl(?:y|ies)\b|vaccines?|sharps|ppe|gloves|composites?|consumables)\b/,
    not: /\b(?:(?:want|get|got|need|calls?|ask(?:ing)?) (?:about )?(?:a |the |their )?vaccin\w*|vaccine (?:appointments?|calls?|clinics?)|flu shots)\b/,
    about: "clinical supplies",
    kind: "supply",
    opening:
      "Most of what a clinic spends on supplies is on twenty lines, and the dearest of them stand in a refrigerator or expire. Begin with those two lists, and leave the cotton balls alone.",
    points: [
      [
        "Write down what expires or gets too warm",
        "What was thrown away last year?",
        "the discard log: vaccines, anesthetics, composites, with the price of each; the refrigerator’s temperature log",
        "What was lost to dates, to a warm night, to an opened vial. It’s the saving that hurts nobody.",
        "Ordering by the box because the box is cheaper",
      ],
      [
        "Price the dearest lines through a group",
        "What does a buying group or the state’s program change?",
        "two group purchasing contracts; for children’s vaccines the state’s VFC page; the maker’s return rules",
        "Price for each dose or unit, who may join, what must be bought in return, and what can be sent back.",
        "Joining without reading the minimum",
      ],
      [
        "Agree on fewer brands",
        "Which of three kinds do you really need?",
        "the shelf: how many brands of glove, syringe, bur or composite lie there, and who wants which",
        "One kind of each, tried blind for two weeks. Who uses it decides, and signs.",
        "Letting the office manager choose for the clinicians",
      ],
      [
        "Put one name on substitutions",
        "Who says yes to a cheaper one?",
        "the clinician who’s responsible; the product’s instructions and clearance",
        "A line on the order sheet: same thing, equivalent or not, with initials.",
        "Saving on what touches a patient without asking",
      ],
    ],
    rows: [
      [
        "The twenty dearest lines, for each dose or unit",
        "Invoices of three months; two written price lists",
      ],
      ["Returns and credit for what expires", "The maker’s and the distributor’s return rules"],
      ["Cold chain: how it’s packed, when it comes", "One delivery in July, with the thermometer"],
    ],
    fears: [
      "“It’s cheaper because it’s worse.” Say which clinician tried it, on how many patients, and what they signed.",
      "“We’ll run out of what we can’t do without.” Name the five things of which there’s always a second box.",
    ],
  },
  {
    id: "procedure",
    heard:
      /\b(?:(?:clear )?aligners?|invisalign|dental implants?|implants?(?= in[- ]house)|root canals?(?= in[- ]house)|sleep apnea|botox|fillers?|med(?:ical)? spa|weight[- ]loss (?:program|clinic|injections?)|telehealth|telemedicine|in[- ]house lab|acupuncture|dry needling|pediatric patients|sedation|laser (?:therapy|treatments?)|whitening)\b/,
    with: /\b(?:offer\w*|add\w*|in[- ]house|start\w*|refer\w*|worth|introduc\w*|launch\w*|should (?:we|i)|bring\w*)\b/,
    about: "{found}",
    kind: "offer",
    points: [
      [
        "Mark which cases you’d take",
        "Which cases are yours, and which stay with the specialist?",
        "a specialist you trust: the three kinds that look simple and aren’t; your board on scope and training",
        "Three you’d treat, three you’d always refer, and who decides with whom on the ones between.",
        "Taking the case because the patient asks",
      ],
      [
        "Count the last five from start to finish",
        "What did a case really take?",
        "a colleague three years in: lab fee, chair minutes of every visit, refinements, the ones that were finished elsewhere",
        "One line a case: fee, lab, minutes, redone or not. The average hides the one that cost a year.",
        "Reckoning with the lab’s price list",
      ],
      [
        "Ask the insurer and the board first",
        "Does your malpractice policy know?",
        "the insurer, by e-mail, with the procedure by name; the board on courses and consent",
        "What is included, which course or permit it asks for, and the consent form.",
        "Telling the insurer after the first case",
      ],
    ],
    rows: [
      ["Patients who’d have fitted last year", "Your chart: asked for, referred, declined, by month"],
      [
        "Fee less lab, material and chair minutes, for a case",
        "A colleague’s last five, from start to finish",
      ],
      ["Redone, refined or finished elsewhere, out of ten", "The same five, and a specialist nearby"],
      ["Which cases you may and may not take", "The board on scope; a specialist’s three warnings"],
      ["Courses, equipment, consent, malpractice", "Written offers; the insurer’s e-mail"],
      ["What your specialist sends you today", "A call to the specialist before anybody else tells them"],
      ["Chair hours it takes from what you do now", "One week of the schedule, worked out"],
    ],
    decides:
      "It comes down to how many simple cases walked through the door last year and to who finishes the one that goes wrong.",
  },
  {
    id: "plans-in-network",
    heard:
      /\b(?:ppos?|in[- ]network|out[- ]of[- ]network|insurance (?:plans?|contracts?|networks?|participation|panels?)|(?:drop|accept|take|leave|join)\w* (?:\w+ ){0,2}(?:insurance|medicaid|medicare|delta|ppo|aetna|cigna)|credentialing|fee schedules?|cash[- ]pay|concierge|direct primary care)\b/,
    with: /\b(?:practices?|dental|dentists?|offices?|doctors?|medical|clinics?|therap\w+|patients?|chiropract\w+)\b/,
    not: /\b(?:calls?|callers?|phones?|verif\w+|ask(?:s|ing)?)\b/,
    about: "insurance networks",
    kind: "money",
    points: [
      [
        "Work out what each plan pays for ten codes",
        "What does each plan pay for what you do most?",
        "the fee schedules and the last three months of remittances, for your ten commonest codes",
        "Your fee, what is paid, what is written off and days until it comes, plan by plan.",
      ],
      [
        "Count who would leave",
        "How many patients have it, and how many would stay?",
        "active patients by plan; twenty of them asked at the desk; a colleague who did it two years ago",
        "Patients, visits and income of that plan, and what is left if a third, a half or two thirds stay.",
      ],
      [
        "Read how you get out",
        "When could you leave, and what about treatment under way?",
        "the contract, at “termination” and “continuity of care”; your state’s insurance department",
        "Days of notice, the anniversary, who must be told and what is finished at the old fee.",
      ],
    ],
  },
  {
    id: "membership",
    heard:
      /\b(?:membership (?:plans?|programs?|clubs?)|(?:in[- ]house|dental) savings plans?|wellness plans?|maintenance (?:plans?|agreements?|contracts?|memberships?)|service agreements?)\b/,
    not: /\bpric\w+\b|\bwhat to charge\b/,
    about: "membership plans",
    kind: "offer",
    points: [
      [
        "Put in only what you can keep",
        "What is included, and what isn’t?",
        "last year’s visits of twenty regulars: what would each have used?",
        "Three things in, three out, in words that somebody reads once.",
      ],
      [
        "Price it by your worst ten",
        "What is left over if everybody uses all of it?",
        "the cost of one full year of it, hours included; what those members bought besides",
        "A price a month that bears full use, and what a member is worth beyond it.",
      ],
      [
        "Have the wording looked at",
        "Does your state call it insurance or a service contract?",
        "the state’s insurance department and attorney general: discount plans, automatic renewal, cancellation",
        "What must be registered, what must be in large print, and how a member cancels.",
      ],
    ],
  },
  {
    id: "practice-software",
    heard:
      /\b(?:practice management (?:software|systems?|programs?)|pms|dentrix|eaglesoft|open dental|curve(?: dental)?|ehrs?|emrs?|electronic (?:health|medical) records?|athena\w*|ezyvet|cornerstone|avimark|jane app|simplepractice|case management (?:software|systems?)|clio|mycase|practicepanther|smokeball)\b/,
    with: /\b(?:switch\w*|choos\w*|compar\w*|vs|versus|or|best|mov(?:e|ing)|chang\w*|new|which|buy\w*|pick\w*|replac\w*|worth)\b/,
    not: /\b(?:connect|integrat\w*|calls?|phones?|receptionists?|assistants?|book(?:s|ing)?)\b/,
    about: "practice software",
    kind: "software",
    opening:
      "Every one of them shows well. What tells them apart is your own first hour on a Monday: check somebody in, find the oldest record, post a payment, send a claim or a bill. Have each do just that.",
    points: [
      [
        "Run your own Monday morning in each",
        "How many clicks does an ordinary Monday take?",
        "a trial of each with whoever checks in, posts payments and bills; twelve tasks, with a watch",
        "Twelve tasks, seconds in each, who did them. The table is made of that.",
        "Letting the salesperson click",
      ],
      [
        "Send twenty real records across",
        "What comes across from the old one: notes, images, balances?",
        "each maker’s conversion team: a test with twenty of your own, the oldest and the oddest",
        "What arrived, what became a PDF, what has to be typed, and what the conversion costs.",
        "Hearing “everything converts”",
      ],
      [
        "List what has to keep talking to it",
        "Which of your other programs and devices go with it?",
        "the list on your desks: imaging, claims or court filing, reminders, payments, bookkeeping; each maker by e-mail",
        "Works, works with a fee, or doesn’t, with the name of whoever said so.",
        "Asking only the new maker",
      ],
    ],
    rows: [
      ["Twelve tasks of a Monday morning, in minutes", "A trial, with whoever does them, and a watch"],
      ["Your records: notes, images, balances, documents", "A test conversion of twenty"],
      [
        "Three years: users, modules, claims, conversion, raises",
        "A written offer with the same list of modules",
      ],
      ["Server in the office or in the cloud, and what happens offline", "Pull the plug during the trial"],
      ["Devices and programs that stay", "Each maker by e-mail: works, fee, or not"],
      ["Support at eight on a Monday: minutes to a person", "Call before you’re a customer"],
      ["Leaving: your data, in which format, for how much", "The contract, at “termination” and “export”"],
      [
        "The agreement on confidential records",
        "The contract; for patients’ records a business associate agreement",
      ],
    ],
    decides:
      "It comes down to your own Monday morning, timed in each, and to what becomes of your oldest records.",
  },
  {
    id: "clinical-staff",
    heard:
      /\b(?:nurse practitioners?|physician assistants?|associate (?:dentists?|veterinarians?|doctors?)|second (?:doctor|dentist|vet(?:erinarian)?)|medical assistants?|dental assistants?|scribes?|vet techs?|veterinary technicians?|locums?)\b/,
    not: /\b(?:calls?|phones?|ask|answer\w*|stay|keep|retain\w*|turnover|leav\w+|quit\w*)\b/,
    about: "clinical staff",
    kind: "person",
    points: [
      [
        "Mark who may do what by license",
        "Which of the tasks may this person do, and under whose eyes?",
        "the state board’s list of delegated duties and supervision, with the date",
        "Three columns: alone, with somebody in the building, never.",
      ],
      [
        "Count the rooms and hours that are there",
        "Is there a room, an assistant and a schedule for them?",
        "two weeks of rooms by the hour; days until the next free appointment",
        "Rooms free, people waiting, and the support that each new clinician needs.",
      ],
      [
        "Settle pay, call and leaving on paper",
        "What do they ask about beside the salary?",
        "two who were hired this year nearby: base or share, night call, courses, malpractice tail",
        "The five lines of the offer, and what happens to patients and tail cover when they leave.",
      ],
    ],
  },
  {
    id: "infection-control",
    heard:
      /\b(?:osha|infection control|bloodborne|hazard communication|safety data sheets?|waterlines?|medical waste|sharps (?:disposal|containers?)|biohazard\w*|radiation badges?)\b/,
    about: "workplace safety rules",
    kind: "rule",
    points: [
      [
        "Walk through with the list in hand",
        "What would an inspector see in the first ten minutes?",
        "osha.gov’s pages for your kind of office; your state’s own plan, where it has one; one walk with a camera",
        "Ten photos: sharps, eyewash, labels, exits, the poster. Each right or with a day on which it will be.",
      ],
      [
        "Check the papers that have a date",
        "Which plans and trainings have run out?",
        "the binder: exposure plan, safety data sheets, hepatitis B forms, yearly training with signatures",
        "A line each: last date, next date, name.",
      ],
      [
        "Rehearse one needlestick",
        "What happens in the first hour after an accident?",
        "the exposure plan, read aloud by the newest person; the clinic or hospital that does the testing",
        "Wash, report, test, record: who is called, who pays, what is written.",
      ],
    ],
  },
];
