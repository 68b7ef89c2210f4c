import type { NounPoint } from "./noun.ts";

/** What is bought, sold, stored or signed brings with it. */
export const nounsOfThings: readonly NounPoint[] = [
  {
    heard:
      /\b(?:(?:point[- ]of[- ]sale|pos) ?(?:systems?)?|card readers?|(?:credit )?card (?:fees|processing|payments?)|payment process\w+|checkout systems?)\b/,
    point: [
      "Work out what one sale costs",
      "What does one ordinary sale cost with each: percent, cents, and everything a month?",
      "Last month’s statement: sales, number of cards, average; the same month put through each offer, with fees for keyed cards, refunds, hardware and leaving.",
      "One figure by the sale and one by the month for each, beside what you pay now.",
      "Comparing the percent",
    ],
  },
  {
    heard: /\b(?:(?:point[- ]of[- ]sale|pos) ?(?:systems?)?|card readers?|checkout systems?|registers?)\b/,
    point: [
      "Pull the plug at the busiest hour",
      "What still works when the internet doesn’t, and who answers then?",
      "A trial on a Saturday with the cable out; the support number, called then; who owns the hardware and the customers’ data.",
      "Minutes offline, what’s lost, the hours of a person on the phone, and what you can take along.",
      "Trying it on a quiet afternoon",
    ],
  },
  {
    heard: /\b(?:(?:two|three|second|several|multiple|other|both)[- ]locations?|locations)\b/,
    point: [
      "Ask what both places have to see",
      "What has to be one: prices, stock, people, customers, a report?",
      "A day in each with whoever closes; what is typed twice today; who may change what for both.",
      "Each of them: shared or separate, who decides, and how the evening’s figures are laid side by side.",
      "Letting each do as it likes",
    ],
  },
  {
    heard: /\b(?:refrigerators?|freezers?|coolers?|fridges?)\b/,
    point: [
      "Ask what it does with the door open",
      "How far does the temperature swing, and how long until it’s back?",
      "The data sheet’s map of temperatures with a full load; two who have one, with their log of a hot week; an alarm that calls a person.",
      "Degrees at the warmest shelf, minutes to recover, who is called at night, and where everything goes then.",
      "Going by cubic feet",
    ],
  },
  {
    heard: /\b(?:vaccin\w+)\b/,
    point: [
      "Ask whether it’s built for vaccines",
      "Is it a purpose-built unit, and does your program accept it?",
      "CDC’s toolkit on storage units (no dormitory style); the state’s VFC coordinator; a digital data logger with a certificate.",
      "Yes or no by model, the logger with its calibration date, and the week of readings before a dose goes in.",
      "A kitchen refrigerator with a thermometer",
    ],
  },
  {
    heard: /\b(?:emergenc(?:y|ies)|after[- ]hours|\d ?a\.?m\b)\b/,
    point: [
      "Count what a night really takes",
      "What does one night cost you: hours, the day after, the drive, what was refused?",
      "The last twenty after six: hour, minutes, drive, what was charged, who didn’t pay, who was tired the next day.",
      "A sum below which nobody goes out, from which hour on, and the sentence in which it’s said before anybody sets out.",
      "Doubling the day rate by feel",
    ],
  },
  {
    heard: /\b(?:locks?|locksmiths?|lock-?outs?)\b/,
    point: [
      "Ask for a name before the drill",
      "Whose door is it, and how do you know?",
      "The state’s locksmith license rule; the last three where it wasn’t clear; the police’s non-emergency desk.",
      "What is shown before and after, who is called when it’s doubtful, and what is never opened.",
      "Taking cash and asking later",
    ],
  },
  {
    heard: /\b(?:point-?of-?care|lab tests?|clia)\b/,
    point: [
      "Ask which certificate it takes",
      "Which certificate, which training and which log does the test need?",
      "CMS’s page on CLIA and the test’s category; the payers’ codes; the maker’s controls.",
      "Certificate, who may run it, controls, what is billed and what it costs with what expires.",
      "Buying the analyzer first",
    ],
  },
  {
    heard: /\b(?:loyalty|rewards? programs?|points program|referral (?:program|bonus|reward)s?)\b/,
    point: [
      "Ask who would come anyway",
      "Who changes anything because of it?",
      "Fifty receipts: how often do the best come now? Two programs’ prices; {board} and a lawyer where rewards for referrals are regulated.",
      "What is given, for what, its cost by the visit, and the figure at which you stop.",
      "Rewarding those who come anyway",
    ],
  },
  {
    heard: /\b(?:menus?|dish(?:es)?|recipes?|portion\w*|food costs?)\b/,
    point: [
      "Weigh five plates",
      "What does a plate really cost, with what’s thrown away?",
      "Five plates weighed as they go out, invoices of this month; what comes back uneaten on three evenings.",
      "Five lines: cost, price, how many a week, and what stays.",
      "Going by the supplier’s list",
    ],
  },
  {
    heard: /\b(?:delivery apps?|doordash|uber ?eats|grubhub|third[- ]party delivery)\b/,
    point: [
      "Take one order apart",
      "What is left of a thirty-dollar order, after everything?",
      "Three statements: commission, promotions, refunds, tablets; packaging weighed in cents; the kitchen’s slowest minutes.",
      "One order in eight lines, and the hours in which the app is off.",
      "Looking at sales",
    ],
  },
  {
    heard: /\b(?:catering|private events?|banquets?)\b/,
    point: [
      "Count the hours around it",
      "What does one take from the first e-mail to the last pan?",
      "The last five: hours by person, rentals, spoiled food, what was changed in the last week.",
      "A smallest order, a deposit with dates, what is extra, and the day after which nothing changes.",
      "Pricing it like a large table",
    ],
  },
  {
    heard: /\b(?:alcohol|liquor|beer|wine|cocktails?)\b/,
    point: [
      "Ask the license before the drinks",
      "Which license, which hours, who may pour?",
      "The state’s and city’s liquor office, with weeks and price; the insurer on liquor liability; server training.",
      "License, weeks, price, who checks ages, and what is said to the one who has had enough.",
      "Pouring it for free because nobody asked",
    ],
  },
  {
    heard: /\b(?:allerg\w+|gluten|peanuts?|nuts)\b/,
    point: [
      "Follow the allergen through the room",
      "Where does it touch something else?",
      "The supplier’s sheets; one dish followed from the delivery to the table; the state’s food code.",
      "Which items, who answers the question, in which words, and what is never promised.",
      "“We’re careful”",
    ],
  },
  {
    heard: /\b(?:waste|recycl\w*|disposal|hazardous|amalgam|grease trap|used oil)\b/,
    point: [
      "Follow one container out of the door",
      "Who picks it up, what do they sign, and where does it go?",
      "The hauler’s manifest; the state’s environmental agency for small generators; the fire marshal on what stands together.",
      "Each container: label, days it may stand, who signs, papers and years.",
      "Mixing two because there was room",
    ],
  },
  {
    heard: /\b(?:chemicals?|cleaning products?|solvents?|sds|disinfect\w*)\b/,
    point: [
      "Read the sheet before the label",
      "What does the safety sheet ask for, and who has read it?",
      "The maker’s SDS; OSHA on hazard communication; minutes it has to stay wet, timed.",
      "Product, gloves, minutes, what it’s never mixed with, where the sheet hangs.",
      "Smelling clean",
    ],
  },
  {
    heard: /\b(?:ladders?|scaffold\w*|roofs? work|fall protection|harness\w*)\b/,
    point: [
      "Look at one job from below",
      "At which height does which rule begin, and who checks the anchor?",
      "OSHA’s page for your trade, with the height; three jobs of last week, photographed; the insurer’s loss-control person.",
      "Height, gear, who inspects it, what stops a job, and the number that’s called.",
      "Buying harnesses",
    ],
  },
  {
    heard:
      /\b(?:heat(?! ?(?:pumps?|exchang\w*|press\w*|shrink\w*|seal\w*|guns?|bills?|loss|source))|hot (?:days?|weather)|heat ?stroke|cold weather|freezing)\b/,
    point: [
      "Set a temperature at which it changes",
      "At which degree does the day change, and how?",
      "The state’s heat rule and OSHA’s app; a thermometer where they really work; the last three who felt ill.",
      "Degrees, water, shade, minutes of rest, first days of new people, and who stops the work.",
      "“Drink enough”",
    ],
  },
  {
    heard: /\b(?:tools?|tool allowance|power tools)\b/,
    point: [
      "Count what’s gone and who had it",
      "Which ten are missing most, and where were they last?",
      "A count of one van or room with the list; receipts of a year; who buys what for themselves.",
      "Ten lines with prices, a place for each, who signs, and what is replaced by whom.",
      "Buying it again",
    ],
  },
  {
    heard: /\b(?:passwords?|cyber\w*|ransomware|backups?|hack\w*|phishing)\b/,
    point: [
      "Restore one file",
      "Can you get last Tuesday’s file back, and how long does it take?",
      "A file, deleted on purpose and restored by whoever would have to; the insurer’s list; who still has a login that left.",
      "Minutes, where the copy is, who is called first, and what is done by hand meanwhile.",
      "Believing the green check mark",
    ],
  },
  {
    heard: /\b(?:telehealth|video visits?|virtual visits?)\b/,
    point: [
      "Ask where the patient sits",
      "In which state are they, and what does their plan pay there?",
      "{board}, for each state; the payers’ current page with its date; a try with the oldest phone in the family.",
      "States, codes, what’s never done by video, and what happens when the picture freezes.",
      "Assuming last year’s rule",
    ],
  },
  {
    heard: /\b(?:waivers?|consent forms?|release forms?)\b/,
    point: [
      "Have it read aloud by a stranger",
      "What does somebody think they’ve agreed to after one reading?",
      "A lawyer of your state on what can’t be waived; the insurer’s own form; two {customers} with a pencil.",
      "One page, the three real risks in plain words, who explains it, and where it’s kept.",
      "Copying a gym’s",
    ],
  },
  {
    heard: /\b(?:loans?|financing|line of credit|sba|interest rates?)\b/,
    point: [
      "Work out the worst month",
      "In which month could you hardly pay it?",
      "Twelve bank statements; three written offers with fees and what’s pledged; {adviser} on the month after next.",
      "The payment beside the thinnest month, what is signed for personally, and what leaving early costs.",
      "Comparing the rate",
    ],
  },
  {
    heard: /\b(?:sales tax)\b/,
    point: [
      "Sort what’s taxed and what isn’t",
      "Which of your twenty lines are taxed, and where?",
      "The state’s department of revenue, by item and by city; a ruling in writing for the odd ones; the register’s report.",
      "Each line with yes, no and the page; on which day it’s filed, and whose money it is until then.",
      "Asking the neighbor",
    ],
  },
  {
    heard: /\b(?:deposits?|down payments?|prepay\w*|half up front)\b/,
    point: [
      "Ask what has been spent by then",
      "What have you spent on the day they change their mind?",
      "The last five who did; the state’s law on deposits in your trade; your card processor.",
      "A share, when it’s due, what is kept and why, and the day on which it’s refunded.",
      "Half, because everybody does",
    ],
  },
  {
    heard:
      /\b(?:billing increments?|six[- ]minute|tenths? of an hour|billable hours?|flat fees?|hourly billing|bill(?:ing)? by the hour)\b/,
    point: [
      "Take ten closed matters apart",
      "What would ten finished matters have brought the other way?",
      "Ten files: hours written, billed and paid, what was cut, which entry was argued about; two {customers}, asked what they’d rather have.",
      "Ten lines with both sums, and the kinds in which one way is plainly better.",
      "Arguing from the worst one",
    ],
  },
  {
    heard: /\b(?:supplies|gloves|masks|bibs)\b/,
    point: [
      "Take the ten dearest lines",
      "Which ten lines make half of the bill, and who chose them?",
      "Three months of invoices; a second written price for each; who uses it, blind for two weeks.",
      "Ten lines with both prices, who decides, and what may never run out.",
      "Hunting for cheaper cotton",
    ],
  },
  {
    heard: /\b(?:uniform service|linens?|towels|laundry)\b/,
    point: [
      "Count what comes back",
      "How many go out, come back and are paid for?",
      "Three weeks’ slips with a count at the door; the contract at “loss,” “minimum” and “renewal”; a washer’s price by the load.",
      "Pieces, price by the piece both ways, and the notice with its date.",
      "Signing for five years",
    ],
  },
  {
    heard:
      /\b(?:price (?:increase|raise|hike)s?|rais(?:e|ing) (?:our |my |your |the )?(?:prices?|rates?|fees?))\b/,
    point: [
      "Work out how many may leave",
      "How many may say no before it brings less than today?",
      "Last year’s list by what each brought; the share that asks before it pays.",
      "One line of arithmetic, from which day, and the sentence in which it’s said.",
      "A rise that nobody is told of",
    ],
  },
  {
    heard: /\b(?:newsletters?|e-?mail list|mailing list)\b/,
    point: [
      "Count who opened and who came",
      "Who came or called because of the last five?",
      "The last five: sent, opened, answered, left; who agreed to get it, and where that’s kept.",
      "Three figures, one subject for each month, and the day on which nobody has time for it.",
      "Writing to everybody who ever left an address",
    ],
  },
  {
    heard: /\b(?:uniforms?|company (?:truck|van) wraps?|wraps?|branding|logos?)\b/,
    point: [
      "Look at it from across the street",
      "What does a stranger read in three seconds, from thirty feet?",
      "A photograph at noon and at night; two who don’t know you, asked what you do.",
      "Name, what you do, and how one reaches you, in that order.",
      "Everything you do, in a list",
    ],
  },
  {
    heard:
      /\b(?:take(?:s|-|n|ing)?(?: (?:the|their|a|your|our) (?:\w+ )?(?:vans?|trucks?|cars?|vehicles?))? ?home|take-home|(?:vans?|trucks?|vehicles?) (?:home|overnight))\b/,
    point: [
      "Write down what it does between six and seven",
      "Where does it stand at night, who else may drive it, and what’s in it?",
      "The insurer in writing: commuting, family, the driveway, tools; irs.gov on commuting in a work vehicle; the tracker, and what your state says of looking at it after work.",
      "Who may take one, where it’s parked, no stops with it or which, what is locked or carried in, and the day on which it ends.",
      "Finding out from the claim",
    ],
  },
  {
    heard: /\b(?:same[- ]day|rush|express|expedit\w*|next[- ]day|while[- ]you[- ]wait)\b/,
    point: [
      "Count what a rush pushes aside",
      "What waits because of it, and who hears that?",
      "Two weeks with a mark for each: minutes, what was put off, who stayed late, how many would have paid half as much again.",
      "How many a day at most, until which hour, the sum on top, and what never goes that fast.",
      "Doing it for nothing, for whoever asks nicely",
    ],
  },
  {
    heard:
      /\b(?:(?:practice|office|shop|dispatch|accounting|case|billing|scheduling|inventory|field service) (?:management )?(?:software|systems?|programs?)|ehrs?|emrs?|crms?)\b/,
    point: [
      "Move fifty of the oldest records",
      "What of yours comes across, and what is typed again?",
      "Fifty records with the oldest and the oddest among them, moved by each maker as a trial; open balances and next month’s calendar counted before and after.",
      "What came, what didn’t, who types the rest on which days, and how long the old one can still be read.",
      "Believing “we import everything”",
    ],
  },
  {
    heard:
      /\b(?:(?:practice|office|shop|dispatch|case|billing|scheduling|field service) (?:management )?(?:software|systems?|programs?)|ehrs?|emrs?)\b/,
    point: [
      "Plan the week in which both run",
      "Which day is the last in the old one, and what is done on paper meanwhile?",
      "The calendar of the four quietest weeks; the maker’s people there or on the line, in writing; half the visits on the first two days.",
      "The day, who sits beside whom, the list on paper, and the hour at which you’d go back.",
      "Switching on a Monday",
    ],
  },
  {
    heard:
      /\b(?:(?:bring|supply|buy|provide|order)\w* (?:in )?(?:their|his|her) own|customer-supplied|own parts|own materials?)\b/,
    point: [
      "Say who pays when it fails",
      "Who pays for the labor when the part they brought fails, or is the wrong one?",
      "The last ten that were brought: wrong, late, failed, and the hours nobody paid for; the supplier’s warranty on labor for yours; your insurer on what you didn’t buy; what you’d have earned on the part.",
      "One sentence on the ticket: no warranty on the part, the labor is due again, the bay is paid while it waits. And which parts, such as brakes, never.",
      "Saying yes at the counter and arguing in the bay",
    ],
  },
  {
    heard: /\b(?:drones?|aerial (?:photos?|inspections?|photography))\b/,
    point: [
      "Ask who may fly it, and where",
      "Which license, which airspace, whose roof?",
      "faa.gov on Part 107: the test, registration, airspace by address; the insurer, since most liability policies leave it out; the state on pictures of neighbors.",
      "A name with a certificate, addresses where it needs a permission, the insurer’s yes, and what’s done in wind.",
      "Flying it on a hobby rule",
    ],
  },
  {
    heard: /\b(?:drones?|aerial inspections?)\b/,
    point: [
      "Put twenty roofs beside the ladder",
      "What does it show that a ladder doesn’t, and what not?",
      "Twenty roofs both ways: minutes, what was found, what had to be touched after all; what an adjuster accepts.",
      "Minutes saved, what still takes a ladder, and a price of its own or as part of the estimate.",
      "Buying it because it’s fun",
    ],
  },
];
