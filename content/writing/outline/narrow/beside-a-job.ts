import type { NarrowKind } from "../kind.ts";

/** A business beside a job: it is started, whatever is made or done in it. */
export const besideAJob: NarrowKind = {
  id: "beside-a-job",
  heard:
    /\b(?:side (?:business|hustle|gig|job|company)|(?:business|company|work) on the side|(?:while|and) (?:still )?(?:keep|work|hold)\w* (?:your|my|our|a|the|full[- ]time|another) ?(?:day |full[- ]time )?jobs?|(?:keep|quit)\w* (?:your|my) day job|home(?:-based|based)? business|business (?:from|out of|at) home)\b/,
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
      "The sentence itself, whom you tell, and what you never use for it: their hours, laptop, customers.",
      "Hoping that nobody notices",
    ],
    [
      "Count the hours that a week really has",
      "How many hours a week do I have?",
      "Two weeks written down by the half hour, the tired evenings too.",
      "So many hours on which days, minus cleaning, buying and answering messages, and so many sales fit into that.",
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
      "Who they are, what they ordered, how they heard, and how many came back.",
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
