import type { TradeMatter } from "./kind.ts";

/** What practices decide about fees, offers, people and safety. */
export const ofClinics: readonly TradeMatter[] = [
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
      /\b(?:ppos?|(?:negotiat\w+|higher|better|rais\w+) (?:\w+ ){0,2}(?:reimbursements?|fee schedules?|insurance (?:compan(?:y|ies)|fees?|rates?)|dental insurance|fees with)|reimbursement rates?|in[- ]network|out[- ]of[- ]network|insurance (?:plans?|contracts?|networks?|participation|panels?)|(?:drop|accept|take|leave|join)\w* (?:\w+ ){0,2}(?:insurance|medicaid|medicare|delta|ppo|aetna|cigna)|credentialing|fee schedules?|cash[- ]pay|concierge|direct primary care)\b/,
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
    with: /\b(?:hir\w*|add\w*|bring\w*|need|worth|or|vs\.?|versus|second|another|employ\w*|should)\b/,
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
    not: /\b(?:costs?|cheap\w*|price\w*|compan(?:y|ies)|reduc\w+|vendors?)\b/,
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
  {
    id: "lab",
    heard:
      /\b(?:dental labs?|dental laborator(?:y|ies)|labs? for (?:crowns|dentures|aligners|implants)|(?:outside|reference|veterinary|diagnostic) labs?(?:orator(?:y|ies))?)\b/,
    with: /\b(?:choos\w*|pick\w*|switch\w*|find\w*|best|which|compar\w*|better|chang\w*|new)\b/,
    not: /\b(?:calls?|phones?|results? calls?)\b/,
    about: "choosing a lab",
    kind: "service",
    bySteps: true,
    settles: "how many come back, how many days it takes, what a remake costs you, and who is called",
    opening:
      "The price on the list is the cheapest part. A crown that needs twenty minutes at the chair or comes back once has eaten the difference, so count adjustments and remakes before you compare prices.",
    points: [
      [
        "Count your own remakes first",
        "How many of the last fifty came back or took long to seat, and why?",
        "your own log: margin, contact, shade, bite, impression or scan",
        "Out of fifty, by reason. Some of them are yours, and no lab cures those.",
      ],
      [
        "Send three the same kind of case",
        "Which one fits?",
        "the same kind of case to three, five each; whoever seats it doesn’t know whose it is",
        "Minutes to seat, adjusted or not, shade. That’s the table.",
      ],
      [
        "Ask who makes it, and of what",
        "Where is it made, by whom, of which material?",
        "the lab in writing: place, technician, material with lot and certificate; FDA registration where it’s imported",
        "Name, country, material. It belongs in the record.",
      ],
      [
        "Try your scans and files",
        "Do they take what we send?",
        "five scans by their portal; design back for a look; open files",
        "Taken, sent back, asked about; hours.",
      ],
      [
        "Get days and the rush in writing",
        "How many days, door to door, and what is a rush?",
        "promised and kept for fifteen cases; pickup; holidays",
        "Kept so many of fifteen.",
      ],
      [
        "Settle remakes and who pays the hour",
        "What happens when it doesn’t fit?",
        "their terms: how long, how often, on whose word; credit or only a new one",
        "Years, conditions, what you’d still lose in chair time.",
      ],
      [
        "Call the technician",
        "Whom do we reach about a shade at four?",
        "one call at a busy hour; a visit to the bench",
        "Name, minutes, whether they ask you back.",
      ],
      [
        "Change by kind of case",
        "What goes to whom from now on?",
        "single posterior first, then anterior; two labs kept",
        "Which kind, from which day, and the count after three months.",
      ],
    ],
    rows: [
      ["Remakes and long seatings out of fifty", "Your own log"],
      ["Minutes to seat, five cases each", "A timer at the chair"],
      ["Days promised and kept", "Slips of fifteen cases"],
      ["Material, place, certificates", "The lab, in writing; fda.gov registration"],
      ["Price with shipping, rush and remakes", "The price list, worked through for your month"],
      ["Remake terms", "The lab’s terms, with the date"],
    ],
    fears: [
      "“Cheaper comes back.” Count seatings and not list prices.",
      "“We’ll lose the one who knows us.” Keep two, by kind of case.",
    ],
    line: "Of [number] from [lab], [number] went in without a touch; a seated one costs $[sum] with chair time and remakes.",
    unsourced: "a remake rate from a brochure, or “FDA approved” for a lab",
    ask: ["Two colleagues with your kind of cases", "Whoever seats them: which ones fit?"],
    forget: ["Material in the record", "Cases under way when you change"],
    yours: ["Your remakes last quarter, by reason", "The case that went wrong, and what was done"],
  },
];
