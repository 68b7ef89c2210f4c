import type { NarrowKind } from "../kind.ts";

const BESIDE =
  /\b(?:side (?:business|hustle|gig|job|company)|(?:business|company|work) on the side|(?:next to|besides?|alongside|on top of) (?:your|my|our|a|the) (?:full[- ]time |day )?job|(?:while|and) (?:still )?(?:keep|work|hold)\w* (?:your|my|our|a|the|full[- ]time|another) ?(?:day |full[- ]time )?jobs?|(?:while|and) (?:still )?(?:working|employed) (?:full|part)[- ]time|(?:evenings? and|nights? and|on) weekends? (?:business|work)|(?:keep|quit)\w* (?:your|my) day job|home(?:-based|based)? business|business (?:from|out of|at) home)\b/;
/** What is made and sold, and not done at somebody’s place. */
const MADE =
  /\b(?:bak(?:e|es|ing|ery)|cakes?|cookies|bread|meals?|food|cook\w*|jams?|sauces?|candles?|soaps?|jewelry|crafts?|etsy|handmade|sew\w*|knit\w*|pottery|prints?|shirts?|sell(?:s|ing)?|products?|woodwork\w*|home(?:-based|based)? business|business (?:from|out of|at) home)\b/;

/** Work with papers, numbers, words or screens. */
const AT_A_DESK =
  /\b(?:book ?keep\w*|accounting|tax prep\w*|payroll|consult\w*|copywrit\w*|writ(?:er|ing)|edit(?:or|ing)|proofread\w*|translat\w*|transcri\w*|virtual assist\w*|web design\w*|graphic design\w*|programming|software|coding|marketing|social media|data entry|grant|resume|coach(?:ing)?|notary signing|medical billing)\b/;

/** A business beside a job: it is started, whatever is made in it. */
const besideAnyJob: NarrowKind = {
  id: "beside-a-job",
  heard: BESIDE,
  about: "starting a business beside a job",
  settles:
    "what your state lets you sell from home, what one sale leaves, and how many hours a week there really are",
  opening:
    "It begins with two sheets and no logo: the hours that a week has left once the job, the trip and sleep are out of it, and what one sale leaves when your own hours are paid. If the second times the first doesn’t come to a sum you’d get up for, change the price or the thing before you print a card.",
  yours: [
    "Your own hours of two weeks, written down as they were",
    "What one piece or one job cost you, with the minutes",
    "What your employer’s handbook says, in its own words",
  ],
  points: [
    [
      "Read what your state lets you make, sell or do from home",
      "What am I allowed to do from home?",
      "For food the state’s home food (“cottage food”) law; for all else the city’s zoning and license office; a landlord’s or HOA’s rules.",
      "What may be sold, where and up to which sum a year, which label or license it takes, and what a kitchen or a garage has to have.",
      "Selling first and asking afterward",
    ],
    [
      "Read what you’ve signed with your employer",
      "May I do this beside my job?",
      "The contract and the handbook, at “outside work,” “conflict of interest” and “inventions”; a labor lawyer for one hour if it’s unclear.",
      "The sentence itself, whom you tell, and what you never use for it: their hours, their laptop, their contacts.",
      "Hoping that nobody notices",
    ],
    [
      "Count the hours that a week really has",
      "How many hours a week do I have?",
      "Two weeks written down by the half hour, the tired evenings too.",
      "So many hours on which days, minus cleaning, buying and answering messages, and so many jobs or sales fit into that.",
      "Planning with the hours of a good week",
    ],
    [
      "Work out what one sale leaves",
      "What does one sale leave?",
      "A scale, a clock and the receipts for one real piece or job: material, box, trip, fees, power, your minutes at a wage you’d work for.",
      "One sum, line by line, and the price it comes to. Then what three others nearby ask.",
      "Taking the neighbor’s price and paying yourself nothing",
    ],
    [
      "Find the first ten who pay",
      "Who buys first?",
      "Twenty people asked for an order and not for an opinion: colleagues, a school, a market, one shop.",
      "Who they are, what they paid for, how they heard, and how many came back.",
      "Giving it away to friends and calling it demand",
    ],
    [
      "Say how many orders a week are the most",
      "How much do I take on?",
      "The hours above, by the minutes of one order; a week in which the job needs overtime.",
      "A number, a day by which orders close, and the sentence for whoever comes too late.",
      "Saying yes until the job suffers",
    ],
    [
      "Settle insurance, tax and a name",
      "What has to be on paper?",
      "Your home and car insurer by e-mail; the state’s sales tax office; irs.gov on self-employment and on estimated tax; the county clerk for the name.",
      "What each says, with its date. An account of its own, and a share of each payment put aside.",
      "Mixing it with the household account",
    ],
    [
      "Say when you’d stop, and when you’d go on with it alone",
      "When do I quit one of the two?",
      "Six months of its own figures: hours, what was left, what the job brings with its insurance.",
      "Two figures with a date: below the one it ends, above the other you talk about fewer hours at the job.",
      "Deciding it on a bad Monday",
    ],
  ],
};

const [, employer, hours, , buyers, , papers, end] = besideAnyJob.points;
type Point = NarrowKind["points"][number];

/** The same where work is done for somebody: what it takes to do the first job right. */
const servingBesideAJob: NarrowKind = {
  ...besideAnyJob,
  id: "serving-beside-a-job",
  not: MADE,
  opening:
    "Before there’s a logo, there are two pages to read: what the town and the state ask of this work, and what the handbook of your job says about another one. Then comes one trial job with a clock, from the driveway back to the driveway.",
  settles:
    "what town and state ask of this work, what has to be bought before the first job, what one job leaves, and how many jobs fit into a week",
  yours: [
    "Your own hours of two weeks, written down as they were",
    "What one trial job took, from the driveway back to the driveway",
    "What your employer’s handbook says, in its own words",
  ],
  points: [
    [
      "Look up what this work asks for where you’d do it",
      "What am I allowed to do, and where?",
      "The state board or license page for this work, the county on permits for whoever comes to a customer, the city on parking and running a vehicle or machine there; the date of each.",
      "License, permit, certificate or none, in the page’s own words; where you may work, and what it asks for there.",
      "Beginning because others do it without",
    ],
    employer as Point,
    [
      "Say what you can do well enough to be paid for it",
      "Can I do the work well enough?",
      "Two who do it for a living, watched for a day; the course or certificate that their customers ask about; ten pieces of work of your own, judged by somebody who isn’t a friend.",
      "What you offer from the first day, what you turn down until you’ve learned it, and from whom you learn it.",
      "Learning it on the first customer",
    ],
    [
      "List what has to be there before the first job",
      "What do I need, and what does it cost, before the first job?",
      "Two who do it, watched for a day; secondhand prices; water, power, storage and waste: where each comes from and where it goes.",
      "Three lists with sums: needed on day one (vehicle, water, power, storage, where the waste goes), after ten jobs, never. Rent or borrow what is needed once.",
      "Buying the vehicle first",
    ],
    [
      "Do three trial jobs, with a clock",
      "How long does one job really take?",
      "Three jobs for people who’ll say the truth: loading, driving, setting up, the work, cleaning, messages.",
      "Minutes by step, and what went wrong once.",
      "Timing the work and not the way there",
    ],
    [
      "Work out what one job leaves",
      "What does one job leave?",
      "The minutes above at a wage you’d work for; material, miles, wear, card fee, insurance by the job; what three others nearby ask.",
      "One sum, line by line, the price it comes to, and the smallest job worth driving for.",
      "The neighbor’s price minus ten percent",
    ],
    hours as Point,
    [
      "Get cover for what can go wrong with it",
      "What if somebody, something or an animal is hurt?",
      "A broker, by e-mail: general liability, what is in your care, the vehicle when it’s used for work (a private policy often isn’t enough); a form that the customer signs.",
      "What is covered in the policy’s words, the yearly sum, and what you don’t take: who, which cases.",
      "Asking after the first accident",
    ],
    buyers as Point,
    [
      "Say how many jobs a week are the most",
      "How much do I take on?",
      "The hours above, divided by the minutes of one job with the drive; a week in which the job needs overtime; rain.",
      "So many on a Saturday, so many in an evening, a day on which the week is closed, and the sentence for whoever comes too late.",
      "Saying yes until the job suffers",
    ],
    [
      "Settle tax, a name and an account",
      ...((papers as Point).slice(1) as [string, string, string, string]),
    ],
    end as Point,
  ],
};

/** What is done at a desk for somebody, with papers of theirs: no vehicle, no rain, and nobody is hurt. */
const deskBesideAJob: NarrowKind = {
  ...besideAnyJob,
  id: "desk-beside-a-job",
  with: AT_A_DESK,
  opening:
    "It begins with one client, one month and a letter that says what’s in it and what isn’t. Whoever has done a single month from the first receipt to the last report knows what to charge. Whoever prints cards first finds out in April.",
  settles:
    "whether your employer allows it, what a client gets for the monthly fee, what you may see and sign, and how many clients fit into your evenings",
  yours: [
    "Your own hours of two weeks, written down as they were",
    "What the first month of one client took, step by step",
    "What your employer’s handbook says, in its own words",
  ],
  points: [
    [
      "Read what you’ve signed with your employer",
      "May I do this beside my job, and for whom not?",
      "The contract and the handbook, at “outside work,” “conflict of interest” and “confidentiality”; a labor lawyer for one hour if it’s unclear.",
      "The sentence itself, whom you tell, and the clients you never take: your employer’s, their competitors, anybody whose papers you see at work.",
      "Hoping that nobody notices",
    ],
    [
      "Draw the line around what you do",
      "What do I do, and what do I leave to a licensed person?",
      "Your state’s board on what only a licensed accountant, lawyer or other professional may do and call themselves; two who do it, asked where they stop.",
      "Three lists: every month, for an extra fee, never. For the last one a name to send people to.",
      "Saying yes to a question about taxes or law",
    ],
    [
      "Put it into one letter",
      "What does a client sign before I begin?",
      "An engagement letter from a professional association; an attorney for one hour; errors and omissions cover, asked of a broker with that letter.",
      "What is in it, by which day you need their papers and they get yours, who owns what is made, how either side ends it.",
      "Beginning on a handshake",
    ],
    [
      "Choose one program, and ask for access that can be taken away",
      "Which software, and whose log-in?",
      "The makers’ price pages, with the date; your first three clients: what do they use? The bank on a user who may look and not pay.",
      "One program, its price a month, who pays for it, a log-in of your own at each client, and two-step sign-in everywhere.",
      "Using the owner’s password",
    ],
    [
      "Do one month for one client, with a clock",
      "How long does one client take each month?",
      "A friend’s real business: papers in, questions, entries, checking, the report, the talk about it.",
      "Minutes by step, the week of the month in which they fall, and how often you had to ask for something.",
      "Timing the typing and not the asking",
    ],
    [
      "Set a monthly fee, and what raises it",
      "What do I charge?",
      "The minutes above at an hour you’d work for; three published prices for the same work; software, insurance and taxes.",
      "One fee for so many transactions, pages or hours, the step above it, and the price of catching up on last year.",
      "An hourly rate with no end",
    ],
    [
      "Count the evenings that a month really has",
      "How many hours do I have, and in which week of the month?",
      "Two weeks written down by the half hour, the tired evenings too; the days on which every client wants the same thing.",
      "So many hours in a quiet week and in a full one, and so many clients fit into the full one.",
      "Planning with the hours of a good week",
    ],
    buyers as Point,
    [
      "Say when you answer, and what happens in a busy week at the job",
      "When do clients reach me?",
      "The job’s own busy weeks; your clients’ deadlines, on one calendar.",
      "Two evenings and one hour at noon, a day on which the month is closed, and the sentence for whoever calls at ten in the morning.",
      "Answering from your desk at work",
    ],
    [
      "Settle tax, a name and an account",
      ...((papers as Point).slice(1) as [string, string, string, string]),
    ],
    end as Point,
  ],
};

/** What is made is asked of a kitchen or a garage, what is done of a vehicle and a place, what is written of a desk. */
export const besideAJob: readonly NarrowKind[] = [deskBesideAJob, servingBesideAJob, besideAnyJob];
