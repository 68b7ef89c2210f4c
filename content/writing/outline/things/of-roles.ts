import type { OutlinePoint } from "../kind.ts";
import type { TradeMatter } from "./kind.ts";

/** What is asked of everybody who is hired, before and behind what only their work asks. */
const week: OutlinePoint = [
  "Write down the week, hour by hour",
  "What does this person do from Monday to Friday?",
  "whoever does it now, with a tally of one ordinary week; where nobody does, an owner of your size who has one",
  "Ten tasks with hours, and the two on which all the rest depends. It becomes the ad, the trial and the first month.",
  "Advertising a title instead of a week",
];
const pay: OutlinePoint = [
  "Put pay, hours and days off in the first two lines",
  "What do we offer, in figures?",
  "bls.gov, “Occupational Employment and Wage Statistics,” for the metro area; ten ads nearby with a figure; your state’s rule on ranges",
  "From, to, and what raises it. The hours as they really are, the late one too.",
  "“Competitive pay”",
];
const speed: OutlinePoint = [
  "Answer within a day, and meet within three",
  "How fast do they hear from us?",
  "the calendar: two times kept free each week for this, and the name of whoever writes back",
  "A name, two times, and the sentence in which a no is said.",
  "Taking a week to answer",
];
const check: OutlinePoint = [
  "Check before you offer, with their leave",
  "What has to be looked up first?",
  "two people they reported to; a background check with the signed form; uscis.gov for the I-9",
  "Each with a date, and the offer in writing with what it hangs on.",
  "Checking after they’ve given notice",
];
const start: OutlinePoint = [
  "Have the first two weeks ready",
  "Who is beside them on day one?",
  "log-ins, keys, uniform, a name for each morning, the ten tasks with a date beside each",
  "What they do alone by day 5, 10 and 30, with a talk on each of those days.",
  "Leaving them alone on the second day",
];

const HIRED =
  "(?:hir(?:e|es|ing)|recruit(?:ing|s)?|find(?:ing)?|attract(?:ing)?) (?:(?:an?|my|our|the|your|another|good|great|qualified|licensed|new|more|enough|experienced|first|second|part-time|full-time|dental|veterinary) ){0,4}(?:[\\w-]+ )?";
const NOT =
  /\b(?:calls?|callers?|phones?|answering|voicemails?|receptionists?|front desk|or (?:an?|should|outsourc\w*)|vs\.?|versus|instead|worth|virtual|ai|interview\w*|job (?:ads?|posts?|postings?|descriptions?)|seasonal|summer|temporary|patients find|clients find|homeowners?|customers find|for my (?:house|home|kitchen|car|dog|wedding)|(?:near|for) me|(?:good|local) (?:plumber|electrician|mechanic|dentist|vet|therapist)(?= (?:near|in|for my))|ads|when to hire|should i hire|(?:keep|keeping|retain\w*)|(?:staffing|temp) (?:company|agency|service)|agency|software)\b/;

/** Of so many questions of its own and of everybody’s an outline of a hire is made. */
const hired = (
  id: string,
  roles: string,
  settles: string,
  opening: string,
  own: readonly OutlinePoint[],
  more: Partial<TradeMatter> = {},
): TradeMatter => ({
  id: `hiring-${id}`,
  heard: new RegExp(`\\b${HIRED}(?:${roles})s?\\b`),
  with: /\b(?:hir\w+|recruit\w*|qualified|attract\w*|our|my|first|firm|practice|clinic|shop|salon|company|business|office|restaurant|contractor)\b/,
  not: NOT,
  about: "hiring",
  kind: "person",
  bySteps: true,
  settles,
  opening,
  points: [week, ...own, pay, speed, check, start],
  rows: [
    ["License or certificate: number, standing, until when", "The state board’s or certifier’s lookup"],
    [
      "What the job pays in your metro area",
      "bls.gov, “Occupational Employment and Wage Statistics”; ten ads with a figure",
    ],
    ["What may not be asked or put in an ad", "eeoc.gov, for small businesses; the state labor department"],
    ["Papers of the first three days", "uscis.gov, Form I-9; the state’s new-hire report"],
    [
      "What an hour costs you in all",
      "Your payroll provider: taxes, workers’ compensation by class, days off",
    ],
  ],
  line: "[Role], [days and hours], $[from] to $[to] an hour; you’d have [what they lack now], and [name] is beside you for the first [days].",
  unsourced: "that there’s a shortage, what “everybody” pays, or how long it takes elsewhere",
  forget: ["Your own people hear of it before the ad does", "Whoever was turned down hears from you, too"],
  yours: [
    "What you can offer that the place down the street can’t",
    "What’s hard about it, in one honest sentence",
  ],
  ...more,
});

export const ofRoles: readonly TradeMatter[] = [
  hired(
    "clinical",
    "hygienist|dental assistant|medical assistant|vet(?:erinary)? tech(?:nician)?|registered nurse|nurse practitioner|nurse|phlebotomist|physical therapist|massage therapist|therapist|optician|esthetician|rn",
    "which tasks the license allows, how long the column is, who assists, and how you see each other work before anybody gives notice",
    "Ask what you’d want to know in their place: how many minutes I have for one, who helps me when I’m behind, and whether the instruments are sharp. An ad that answers those three gets read twice.",
    [
      [
        "Look up the license, and the permit for each task",
        "Which tasks may they do here, and under whose eyes?",
        "the state board’s table of duties, and later, with a name, its lookup: injections, anesthesia, X-rays, sedation; direct or general supervision",
        "License, permits, CPR, malpractice cover, each with its date. What may be learned within a year, and who pays.",
        "Finding out about the anesthesia or X-ray permit afterward",
      ],
      [
        "Say how long the column is, and who assists",
        "How many patients a day, with how many minutes, and who helps?",
        "two weeks of your own schedule: minutes booked and minutes taken, by kind; who turns the room over",
        "Minutes by kind of visit, rooms, the assistant’s name, lunch as it really is.",
        "Booking a stranger at your fastest pace",
      ],
      [
        "Decide by hour, by day or by what’s produced",
        "How is it paid, and what about an empty hour?",
        "ten ads with a figure; a month of yours worked out each way; your state on paying for cancellations and waiting",
        "The way, the floor under it, and what’s paid when a patient doesn’t come.",
        "A bonus nobody can check",
      ],
      [
        "Pay for a working interview",
        "How do both of us see what it’s like?",
        "half a day, on the payroll and insured, with three patients told beforehand; your people’s opinion and theirs",
        "Three things to look at: the hands, the notes, the tone. And what they saw that they’d change.",
        "Deciding after a talk over coffee",
      ],
      [
        "Go where they are: schools, months of graduation, temp days",
        "Where do they look?",
        "each program within an hour: placement office and month; the state association’s board; a temp agency for a trial day; your supplier’s rep",
        "Three places with a name and a date, and what the agency asks if you keep somebody.",
        "One ad on one site",
      ],
    ],
    {
      ask: [
        "The board, in writing, on one task you’re not sure of",
        "Your malpractice carrier, by name and duty",
      ],
    },
  ),
  hired(
    "associate",
    "(?:associate|second|another|new)(?: dentist| veterinarian| attorney| doctor| lawyer| optometrist| chiropractor| physician| vet)|associate",
    "whether there’s work for two, how it’s paid, what mentoring they get, and how either of you gets out",
    "An associate asks one question that isn’t in any ad: will there be enough for me in month three? Have that figure ready, with the names behind it.",
    [
      [
        "Count the work that’s turned away or waits",
        "Is there work for two?",
        "three months: weeks until a free time, cases sent elsewhere, hours you’d give up, and what each brought",
        "Hours a week that are there on day one, and by which month the rest comes.",
        "Hiring on hope",
      ],
      [
        "Work out the pay for a thin month",
        "Base, share of what’s collected, or both?",
        "last year’s collections by person run through three formulas; two recruiters’ published ranges, with dates; your accountant on employee or contractor",
        "The same thin and good month in each, with the lab, write-offs and empty days said.",
        "A percentage of nobody knows what",
      ],
      [
        "Write down who teaches what, and when you step in",
        "What help do they get, and whose decisions are theirs?",
        "your last associate or one at a friend’s place: what they were left alone with",
        "Hours a week beside somebody, the kinds they don’t take alone yet, who owns the plan.",
        "“You’ll be fine”",
      ],
      [
        "Settle credentialing and cover before the first day",
        "From which day may they see people who are insured, and who insures them?",
        "each plan’s enrollment page with its weeks; the malpractice carrier on prior acts and tail; the board or bar",
        "A line for each plan with the day it was sent, and who pays the tail.",
        "Three months without one payer",
      ],
      [
        "Have a lawyer of your state read the leaving part",
        "How does it end, and what may they do then?",
        "an employment lawyer: notice, patients’ or clients’ choice, what a noncompete may still say here",
        "Notice, who tells whom, records, the partnership question with a date on which it’s talked about.",
        "A noncompete out of a template",
      ],
    ],
  ),
  hired(
    "office",
    "paralegal|legal assistant|legal secretary|law clerk|bookkeeper|accountant|office manager|practice manager|tax preparer|administrator|estimator|dispatcher|project manager|virtual assistant|personal assistant|executive assistant|hr manager",
    "which ten tasks go over, which piece of work shows it, what they may touch, and who checks for the first quarter",
    "Take the ten tasks you’d hand over, and mark the two that would cost you most if they were done wrong in silence. The whole hire is about those two.",
    [
      [
        "Choose the two tasks that prove it",
        "Which of them needs experience in just your field?",
        "a tally of a week; for a contractor job costing, retainage and certified payroll; for a law office deadlines and filings; for a clinic claims",
        "Two tasks with the mistake that’s made most, in your own words.",
        "Asking for ten years of anything",
      ],
      [
        "Give a paid piece of work from an old file",
        "How do we see it?",
        "an old reconciliation, letter, filing or schedule without names, 45 minutes; the right answer, written down before",
        "What a good one has in it, and what you’d forgive.",
        "Testing typing",
      ],
      [
        "Split what nobody should do alone",
        "Who enters, who pays, who opens the statement?",
        "your accountant, an hour: bank log-in, checks, vendors, payroll; the insurer on a bond or crime cover",
        "Three names for three steps, and the statement that goes to the owner unopened.",
        "One person from invoice to bank",
      ],
      [
        "Settle conflicts, confidence and log-ins",
        "What may they see, and what must be signed?",
        "the bar’s rule on supervising and screening, or HIPAA, or the accountant’s duty of confidence; each program’s roles",
        "What’s signed on the first day, each log-in by role, and who takes them away again.",
        "Everybody’s password on a sheet",
      ],
      [
        "Look where they already work",
        "Where do good ones come from?",
        "the state society’s or bar section’s board; a certificate program; your own accountant, broker or software trainer: who do they see doing it well?",
        "Three names to call, by whom and when.",
        "Only the big job site",
      ],
    ],
  ),
  hired(
    "field",
    "(?:hvac |service |lawn |pool |pest control |solar |garage door )?(?:technician|tech)|plumber|electrician|apprentice|journeyman|mechanic|roofer|carpenter|painter|foreman|crew leader|superintendent|installer|landscaper|mason|welder|arborist|driver|mover|laborer|helper",
    "which license or driving record it takes, where they stand at seven in the morning, what’s yours and what’s theirs, and how you see one job done",
    "Nobody good reads a job site at noon; they’re on a roof. They stand at the supply house at seven, and they listen to somebody whom they’ve worked beside. Begin with those two.",
    [
      [
        "Look up the license and the driving record",
        "What must they hold on the first day, and may they drive for you?",
        "the state contractor board by name; the DMV record with their leave; your auto insurer’s list of what it refuses; DOT card above 10,001 pounds",
        "License, cards, record, each with its date; who pays for the next one.",
        "Handing over keys before the insurer has said yes",
      ],
      [
        "Stand where they stand at seven",
        "Where are they on a Tuesday morning?",
        "the supply house counter, a trade school’s second-year class, the union hall, two inspectors: one morning at each",
        "Three places with a name, and the card you leave there.",
        "Waiting for the ad",
      ],
      [
        "Say what’s yours and what’s theirs",
        "Truck, tools, phone, boots, on-call nights: who pays?",
        "last year’s receipts; two competitors’ offers; dol.gov on tools, drive time and on-call hours",
        "A table with two columns, in dollars a month, and hours that are paid on the road.",
        "A higher wage that their own truck eats",
      ],
      [
        "Pay for half a day beside your best one",
        "How do they work, and how do they talk to people?",
        "one ordinary job, driving included; afterward one question to whoever was beside them: would you send them alone in May?",
        "Three things: the order of the work, cleaning up, what they said to the customer.",
        "Hiring by years",
      ],
      [
        "Show the next rung, with a date and a figure",
        "What am I in two years?",
        "your own best: what they could do in which month; the apprenticeship office’s steps",
        "Four rungs: what one can do alone, and the raise that’s tied to it.",
        "“There’s room to grow”",
      ],
    ],
  ),
  hired(
    "kitchen",
    "line cook|cook|chef|sous chef|baker|pastry chef|server|waiter|bartender|barista|dishwasher|host|busser|cashier|shift lead|general manager|restaurant manager",
    "which shifts it is, what came home in tips last month, what the trial shows, and when the schedule is posted",
    "They ask around before they answer: what does one really take home there on a Friday, and is the schedule out on time? Print last month’s figures, and half the ad is written.",
    [
      [
        "Name the three hardest shifts, and what’s paid for them",
        "Which nights, until when, with how many beside me?",
        "your own schedule of two months: which shifts were refused, who stayed late",
        "Days, hours, how many on the line or the floor, the last bus home.",
        "“Flexible hours”",
      ],
      [
        "Show what came home last month",
        "Wage and tips: what was it, for whom?",
        "the payroll report without names; dol.gov and your state on tip credit and who may share tips",
        "A slow and a good week for that job, in dollars.",
        "Promising what the best one makes",
      ],
      [
        "Try one task, paid, with one watching",
        "What shows it in an hour?",
        "the task that goes wrong most: three tickets at once, an omelet, a table of eight, closing a station",
        "Two things to look for, and the meal afterward with the crew.",
        "A free stage",
      ],
      [
        "Check cards and age",
        "Which card, permit or age does it take?",
        "the health department on food handler and manager cards; the state on alcohol servers; dol.gov on minors and slicers",
        "Each card, in how many days it must be there, and who pays.",
        "A slicer and a sixteen-year-old",
      ],
      [
        "Post the schedule two weeks ahead, and say how one swaps",
        "When do I know when I work?",
        "your city’s or state’s scheduling law; the last month: changes after posting",
        "The day it’s posted, swaps, who decides, two days off in a row.",
        "Texting it on Sunday night",
      ],
    ],
  ),
  hired(
    "chair",
    "stylist|hairdresser|barber|colorist|nail tech(?:nician)?|lash artist|groomer|personal trainer|trainer|yoga teacher|instructor|coach|dance teacher|swim instructor|tattoo artist",
    "whether they’re employed or rent, how a column fills in month one, whose customers they are, and what one look at their hands shows",
    "Two questions decide it, and both are about money: who fills my chair in the first month, and whose customers are they when I go? Answer both in the ad.",
    [
      [
        "Decide employee or renter, and mean it",
        "Who sets the hours and prices?",
        "irs.gov and your state’s test; your insurer; an accountant with last month worked through both ways",
        "One table: hours, prices, products, tools, taxes, cover, and who says no.",
        "A renter with your schedule",
      ],
      [
        "Say how many hours are filled on day one",
        "How do I get to a full book?",
        "requests you turned away in eight weeks; regulars of somebody who left; walk-ins by the hour",
        "Hours by week 1, 4 and 12, and the guarantee underneath them.",
        "“You’ll build it up”",
      ],
      [
        "See three pieces of work",
        "How do we see their hands?",
        "two models and one of your own people; pictures of work four weeks old; for animals one that’s nervous",
        "Time, cleanliness, what they asked before they began, and how it looked in week four.",
        "Hiring by pictures",
      ],
      [
        "Check the license and what it allows",
        "What may they do here?",
        "the state board’s lookup; certificates for chemicals, needles, first aid; the insurer by treatment",
        "Each with its date, and the treatments that wait.",
        "Letting somebody start on a permit that has run out",
      ],
      [
        "Write down whose customers they are",
        "What happens with customers, pictures and the list when somebody goes?",
        "a lawyer, half an hour, on what may be agreed here; two owners whom somebody left",
        "List, messages, social accounts: whose, from the first day on.",
        "Finding out on the last one",
      ],
    ],
  ),
  hired(
    "care",
    "housekeeper|cleaner|house cleaner|janitor|caregiver|home health aide|nanny|teacher|tutor|substitute|lifeguard|camp counselor|bus driver|security guard|kennel attendant|dog walker|sales(?:person| rep(?:resentative)?| associate)|store manager|shop assistant|manager|employee|worker|intern",
    "which hours nobody wants, what has to be checked before they’re alone with people, keys or money, and what the first day looks like",
    "Before the ad, write down the moment in which this person is alone: with a key, a child, a till or a customer who’s angry. Everything you check and teach is for that moment.",
    [
      [
        "Name the moment in which they’re alone",
        "With what or whom are they left alone, and from which day on?",
        "a day beside whoever does it; the last three things that went wrong",
        "The moments, and who signs that somebody may be left alone in each.",
        "Handing over the key on Friday",
      ],
      [
        "Check what the law wants for that",
        "Which checks are required, and which are allowed?",
        "the state’s agency for child or elder care, or guards; ftc.gov and eeoc.gov on background checks; the form they sign",
        "Each check with its days, its price and what would rule somebody out, written down before.",
        "A search by name on the internet",
      ],
      [
        "Add drive time, keys and supplies to the wage",
        "What is paid besides the hours?",
        "dol.gov on driving between jobs and on waiting; a week of yours with a clock",
        "Dollars an hour with everything, in a week with gaps.",
        "Paying only for the hours at the customer’s",
      ],
      [
        "Play one hard scene, paid",
        "How do they act when it gets hard?",
        "an hour of real work with one scene from last month: a spill, a fall, a price that’s questioned, a child who cries",
        "What you want to hear in the first sentence, and whom they’d get.",
        "Asking where they see themselves in five years",
      ],
      [
        "Ask your own people for one name each",
        "Where do good ones come from?",
        "your people and three regular customers; the community college; a church or a parents’ list; whoever left you on good terms",
        "Names, who calls them, and what’s paid for a hint after 90 days.",
        "Only strangers",
      ],
    ],
  ),
];
