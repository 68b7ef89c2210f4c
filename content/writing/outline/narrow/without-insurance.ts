import type { NarrowKind } from "../kind.ts";

/** What those ask whom no plan covers: asked of a practice by its patients, and not by whoever runs it. */
export const withoutInsurance: NarrowKind = {
  id: "without-insurance",
  heard:
    /\b(?:insur\w+|coverage|covered)\b.{0,60}\b(?:(?:don't|do not|doesn't|does not) have (?:any|one|it)|without (?:any|it|one)|uninsured|(?:have|has|with) (?:no|none)\b|never had (?:any|it|one))|\b(?:uninsured|no|without|don't have|do not have|doesn't have) (?:any )?(?:dental |vision |health |medical |eye )?insurance\b.{0,60}\b(?:patients?|parents?|families|owners?|people|adults|kids|children|seniors|pay\w*|afford\w*|cost)\b|\b(?:patients?|parents?|families|owners?|people|adults|kids|children|seniors)\b.{0,40}\b(?:without|no|lack\w*) (?:any )?(?:dental |vision |health |medical |pet |eye )?insurance\b|\buninsured (?:patients?|parents?|families|people|adults|seniors|kids|children)\b/,
  not: /\b(?:pets?|dogs?|cats?|puppy|kittens?|animals?|veterinar\w*|vets?|calls?|callers?|phones?|receptionists?|employees?|staff|workers?|crew|liability|malpractice|homeowners?|drivers?|cars?|auto|contractors?|van|trucks?)\b/,
  about: "care without insurance",
  byQuestion: true,
  settles:
    "what a visit costs without a plan, which ways there are to pay less, what each leaves out, and where to go if none of them fits",
  opening:
    "Without a plan you pay the practice’s own fee, and you may ask for it before you come. There are more ways to bring it down than most people are told: a plan of the practice, a discount card, a public program, payments, a school clinic.",
  yours: [
    "Your own fee for a first visit, a checkup and the commonest repair, with the date",
    "What your practice’s own plan costs and leaves out, or that there’s none",
    "The question on money that your desk hears most, in the words in which it’s asked",
  ],
  points: [
    [
      "Say what the first visit costs without a plan",
      "What do I pay if I have no insurance?",
      "your own fee schedule, with the date; fairhealthconsumer.org for what is charged nearby; cms.gov on good-faith estimates for those who pay themselves.",
      "Three fees by name: the first visit with what’s in it, the checkup, the commonest repair. And that an estimate comes in writing before anything is done.",
    ],
    [
      "Explain the practice’s own plan",
      "Is there a plan of the practice itself?",
      "your own membership terms, or that there are none; your state’s insurance department on whether such a plan needs a license.",
      "The price a year, what’s in it, how much is off everything else, from which day, and how to get out. It’s no insurance and isn’t good anywhere else.",
    ],
    [
      "Tell a discount plan from insurance",
      "How is a discount plan different from insurance?",
      "one discount plan’s own terms and list of offices; the state insurance department’s page on discount plans.",
      "One lowers the price where it’s taken; the other pays a part of it. What each costs in a year with two checkups and one repair, side by side.",
    ],
    [
      "Work out whether buying a plan pays now",
      "Should I buy a plan now, before I have something done?",
      "two plans’ own papers, at “waiting period,” “annual maximum” and “missing” or “pre-existing”; healthcare.gov, with the dates of enrollment.",
      "The premium for a year, the months until a large repair is covered, and the most it pays. The sum at which it pays, and the one at which it doesn’t.",
    ],
    [
      "Name the public programs",
      "Is there Medicaid or another program for me or my children?",
      "medicaid.gov and insurekidsnow.gov for your state, with the date; medicare.gov on what it leaves out; the county’s health department.",
      "Children, grown-ups and people over 65, one line for each: what’s covered in this state, where one applies, and whether this practice takes it.",
    ],
    [
      "Lay out paying over time",
      "Can I pay in parts?",
      "your own payment terms; the lender’s terms, at “deferred interest”; consumerfinance.gov on medical cards.",
      "The smallest sum, how many months, what it costs in interest, and what happens with a late payment.",
    ],
    [
      "Say what can be done in steps",
      "What has to be done now, and what can wait?",
      "the clinician, with the last three plans that were done in two steps; nobody else fills this in.",
      "First what hurts or spreads, then what holds. What a year’s wait would make dearer, in one example with both prices.",
    ],
    [
      "Name places that cost less",
      "Where can I go if I can’t pay for it?",
      "findahealthcenter.hrsa.gov; the nearest school with a teaching clinic, called for its wait and its prices; the state society’s list of free days.",
      "A health center with a sliding fee, a school clinic, a charity: each with its town, who is taken, how long the wait is.",
    ],
  ],
};

/** The same for an animal, which no public program covers. */
export const petsWithoutInsurance: NarrowKind = {
  id: "pets-without-insurance",
  heard:
    /\b(?:pet|dog|cat|puppy|kitten|veterinary) insurance\b.{0,60}\b(?:(?:don't|do not|doesn't|never) (?:have|had) (?:any|it|one)|without (?:any|it|one)|uninsured)\b|\b(?:uninsured (?:pets?|dogs?|cats?)|(?:pets?|dogs?|cats?|owners?)\b.{0,30}\b(?:without|no) (?:any )?(?:pet )?insurance)\b/,
  not: /\b(?:calls?|callers?|phones?|receptionists?|employees?|staff|liability|malpractice)\b/,
  about: "pets without insurance",
  byQuestion: true,
  settles:
    "what an ordinary year and one emergency cost, what a plan would pay of it, what it leaves out, and which ways there are without one",
  opening:
    "There are two sums to know before you compare plans: what your animal costs in an ordinary year, and what one bad night costs. A plan is about the second. For the first there are cheaper ways.",
  yours: [
    "Your own prices for a checkup, a dental cleaning and the commonest emergency, with the date",
    "The last three owners without a plan, and how each of them paid",
    "The question on money that your desk hears most, in the words in which it’s asked",
  ],
  points: [
    [
      "Say what an ordinary year costs",
      "What do I pay in a year without a plan?",
      "your own price list, with the date: exam, shots, tests, prevention by weight.",
      "One sum for a young animal, one for an old one, line by line.",
    ],
    [
      "Say what one emergency costs",
      "What does one emergency cost?",
      "the emergency hospital’s deposit and its range for three cases, asked with the date.",
      "Three cases by name with a range, and what has to be paid before anything is done.",
    ],
    [
      "Explain what a plan pays",
      "What does pet insurance really pay?",
      "two policies, at “deductible,” “reimbursement” and “annual limit”; one real bill worked through both.",
      "You mostly pay first and get a share back. One bill, worked through to what’s left for the owner.",
    ],
    [
      "Name what’s left out",
      "What is left out, and from when does it count?",
      "the policies at “pre-existing,” “waiting period” and “breed”; the state insurance department’s page on pet insurance.",
      "What an animal has had before, the days until it counts, hips and knees, teeth.",
    ],
    [
      "Work out for whom it pays",
      "Does it pay for mine, at this age?",
      "three quotes for one animal at one, five and nine years, with the date.",
      "The premium to the end of its life beside one large bill; for whom saving the same sum is the better way.",
    ],
    [
      "Explain a wellness plan",
      "Is a clinic’s wellness plan the same thing?",
      "the clinic’s own plan, line by line, beside the price list.",
      "It spreads what’s ordinary over the year and pays nothing in an emergency. What it saves, in dollars.",
    ],
    [
      "Lay out paying in parts",
      "Can I pay in parts?",
      "your own terms; the lender’s terms, at “deferred interest”; consumerfinance.gov on such cards.",
      "The smallest sum, the months, the interest, and what a late payment does.",
    ],
    [
      "Name where it costs less",
      "Where can I go if I can’t pay for it?",
      "the nearest veterinary school, humane society and vaccine clinic, each called for prices and wait; two funds, with whom they help.",
      "Who is taken, for what, how long the wait is. And that whoever says at once what they can spend gets a plan that fits it.",
    ],
  ],
};
