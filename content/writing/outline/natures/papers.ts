import type { Nature } from "./kind.ts";

/** Something that is filed, applied for or signed at an office. */
export const paper: Nature = {
  id: "paper",
  heard:
    /\b(?:affidavits?|building permits?|permits?|passports?|visas?|green cards?|citizenship|name changes?|chang\w+ (?:my|your|a|their) (?:last )?name|birth certificates?|marriage licen[sc]es?|driver'?s licen[sc]es?|small claims|jury duty|power of attorney|living wills?|advance directives?|custody|child support|evict\w*|security deposits? back|restraining orders?|expunge\w*|traffic tickets?|medicaid|medicare|social security|disability benefits|unemployment (?:claims?|benefits)|homestead|property tax (?:appeal|protest)s?|appeal\w* (?:a|your|the) property|vehicle registration|titles? transfer|trademarks?|zoning|variances?)\b/,
  not: /\b(?:law firms?|attorneys?|lawyers?|clients|calls?|phones?|intake|our office|office closed|tenant screening|landlords? should)\b/,
  settles: "who may file it, at which office, with which papers, by which day, and what it costs",
  opening:
    "The form is the easy part. What sends people home is a missing document, so begin with the list of what has to be in your hand at the counter{in}.",
  yours: [
    "When you filed yours, what was sent back, and why",
    "What it cost altogether, with copies and the notary",
    "What the clerk told you that the page doesn’t say",
  ],
  points: [
    [
      "Check that it’s the right one, and that you may file it",
      "Do I qualify, and is this the right paper{in}?",
      "The office’s own page{in}, with the date you read it; the statute that it names.",
      "Who may file, which limits or waiting times hold this year, and which other paper fits better when they don’t.",
      "Filling in the first form a search finds",
    ],
    [
      "Find the office that takes it",
      "Where does it go?",
      "The county’s or the agency’s page; one call to the clerk.",
      "Which county or agency, in person, by mail or online, hours, and whether one needs an appointment.",
      "Driving to the wrong county",
    ],
    [
      "Gather what has to be attached",
      "Which documents do I need?",
      "The instructions to the form, line by line; where certified copies are ordered, and how long that takes.",
      "Each document, original or copy, notarized or not, how old it may be, and where it’s ordered.",
      "Going with what’s in the drawer",
    ],
    [
      "Fill it in, and know the line people get wrong",
      "How do I fill it in, and what’s rejected?",
      "The clerk or a self-help center: what comes back every week?",
      "The three lines that come back, with an example for each and made-up names.",
      "Leaving a line empty",
    ],
    [
      "Name the fee and the deadline",
      "What does it cost, and by when?",
      "The fee schedule with its date; the page on fee waivers.",
      "Fee, copies, notary, how it’s paid; the deadline and what happens a day later; who can have it waived.",
      "Counting from the wrong day",
    ],
    [
      "Say what happens next",
      "How long does it take, and what then?",
      "The office’s posted processing time, and somebody who filed this year.",
      "Confirmation, wait, a hearing or a letter, whom to give the result to, and how to ask what’s become of it.",
      "Waiting without a number to ask for",
    ],
    [
      "Know when it needs a lawyer",
      "When shouldn’t I do this by myself?",
      "The state bar’s referral service; legal aid{in}; the court’s self-help center.",
      "A dispute, a sum, a child, another country or a record: the signs, and what one hour costs.",
      "Finding out at the hearing",
    ],
  ],
};

/** A household’s money. */
export const householdMoney: Nature = {
  id: "household-money",
  heard:
    /\b(?:sav(?:e|ing) (?:for|up|money)|down payments?|emergency funds?|(?:family|household|grocery|weekly|monthly|personal) budgets?|credit scores?|credit card debt|pay(?:ing)? (?:off|down)|student loans?|college (?:fund|savings)|529|retire early|roth|debt|inherit\w*|allowances?|index funds?)\b/,
  not: /\b(?:mortgage (?:brokers?|lenders?|compan(?:y|ies))|our (?:firm|practice|clients)|calls?|phones?|customers|clients|patients|business loans?|practice loans?|sba|employees)\b/,
  settles: "what comes in and goes out, how much by when, what it’ll cost, and what’s done first",
  opening:
    "Three months of statements and a highlighter come before any advice. What’s marked twice is where the money is, and it’s rarely the coffee.",
  yours: [
    "Your own figures before and after, with dates, or those of a reader who agreed",
    "The month in which it went wrong, and what it cost",
    "What a lender or planner told you, with a name",
  ],
  points: [
    [
      "Put the goal in dollars and a date",
      "How much, and by when?",
      "The real price{in} today, with fees; a calendar.",
      "One sum, one date, and what that is for each paycheck.",
      "Saving “more”",
    ],
    [
      "Count three months as they were",
      "Where does the money go now?",
      "Bank and card statements of three months, in five categories.",
      "Fixed, food, car, fun, surprises; and the two lines that can move.",
      "Starting with a plan instead of a count",
    ],
    [
      "List every fee, and who can lower it",
      "What does it really cost, and what’s negotiable?",
      "The offers or the official estimate, line by line; consumerfinance.gov explains each line.",
      "Interest, fees, taxes and insurance, each with who sets it and whether one may ask.",
      "Comparing rates only",
    ],
    [
      "Look for help that needn’t be paid back",
      "Which programs are there{in}?",
      "The state’s housing or education agency; consumerfinance.gov; an employer’s benefits page.",
      "Program, income limit, deadline, and the catch in each.",
      "Finding out after signing",
    ],
    [
      "Let it move by itself",
      "How do we keep at it on an ordinary income?",
      "The payroll form and the bank’s page on automatic transfers.",
      "Which day, which account, what amount survives a bad month, and what’s never touched.",
      "Saving what’s left over",
    ],
    [
      "Keep something back for the bad month",
      "What if the car breaks down?",
      "Last year’s surprises, added up.",
      "How much stays in reserve, what’s paused first, and what’s never paused.",
      "Putting the last dollar in",
    ],
    [
      "Know whom to ask, and who earns by the answer",
      "Whom can we ask?",
      "A nonprofit credit counselor (nfcc.org), a HUD-approved housing counselor, a fee-only planner.",
      "What each does, what they charge, and who is paid by what they sell.",
      "Asking only whoever sells it",
    ],
  ],
};

/** A home that is bought. */
export const homeBuying: Nature = {
  id: "home-buying",
  heard:
    /\b(?:closing costs?|home ?buy\w*|buy\w* (?:a|your|their|our) (?:first |new |second )?(?:home|house|condo)|first home|mortgages?|refinanc\w+|escrow|home inspections?|earnest money)\b/,
  not: /\b(?:mortgage (?:brokers?|brokerages?|offices?|lenders?|compan(?:y|ies))|our (?:firm|practice|clients)|calls?|phones?|customers|clients|realtors? should|inspection (?:company|business))\b/,
  settles:
    "which line items can be shopped for, what has to be in cash, which help there is, and what’s checked before signing",
  opening:
    "Lay two papers side by side: the estimate from the day you applied and the disclosure you get three days before you sign. Every line that grew is a question.",
  yours: [
    "Both papers of one real purchase, names blacked out, with each line that grew",
    "What was negotiated, with whom, and what it saved",
    "What an agent, a title officer or a lender told you, with a name",
  ],
  points: [
    [
      "Get three Loan Estimates on one day",
      "What are all the costs, and who sets each{in}?",
      "consumerfinance.gov, “Loan Estimate explainer”; three lenders’ estimates of the same day.",
      "Lender’s fees, third parties, taxes, prepaid items: each line with who sets it and whether one may shop.",
      "Comparing the rate and not the fees",
    ],
    [
      "Shop for what may be shopped for",
      "Which services can we choose ourselves?",
      "Page 2 of the Loan Estimate, “Services you can shop for”; two title companies’ written quotes{in}.",
      "Title, settlement, survey, inspection, insurance: two quotes each, and the date by which one has to choose.",
      "Taking the title company that was suggested",
    ],
    [
      "Count the cash, and where it comes from",
      "How much cash do we need on the day?",
      "The line “cash to close”; the lender’s rules on gifts and large deposits.",
      "Down payment, closing costs, prepaid taxes and insurance, moving, and a reserve that stays untouched.",
      "Spending the last dollar on the down payment",
    ],
    [
      "Ask for credits before you make the offer",
      "Can the seller or the lender pay some of it?",
      "The purchase contract; the lender’s limit on seller credits for this loan.",
      "Seller’s credit, lender’s credit for a higher rate, and what each costs over five years.",
      "Asking after the contract is signed",
    ],
    [
      "Look for assistance early",
      "Which programs help buyers like us{in}?",
      "The state housing finance agency{in}, the county and the city; a HUD-approved counselor.",
      "Grant or loan, income and price limits, the class to take, how long it takes, and when it has to be paid back.",
      "Hearing of it a week before closing",
    ],
    [
      "Keep your credit still",
      "What mustn’t we do between the offer and closing?",
      "The lender’s own list, in writing.",
      "No new card, car, job or furniture on credit; what to tell the lender at once.",
      "Buying the couch first",
    ],
    [
      "Compare the Closing Disclosure line by line, and call before you wire",
      "What do we check in the last three days?",
      "consumerfinance.gov, “Closing Disclosure explainer”; the title company’s number from a source of your own.",
      "Which lines may not grow, which may by ten percent, which without limit; and how wire instructions are confirmed by phone.",
      "Reading it at the table",
    ],
  ],
};
