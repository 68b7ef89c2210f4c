import type { NarrowKind } from "../kind.ts";

export const renting: NarrowKind = {
  id: "renting",
  heard:
    /\b(?:tenants?|landlords?|month[- ]to[- ]month|(?:rais\w+|increas\w+) (?:the |your )?rent|rent (?:increases?|control)|lease renewals?|renew\w* (?:an?|the|your|their)? ?leases?|vacanc(?:y|ies)|rental (?:propert|unit|house|applicat|home)\w*|property managers?)\b/,
  not: /\b(?:calls?|callers?|phones?|answering|ai|(?:my|our|difficult|bad|commercial) landlord|can (?:a|the|my) landlord|van|truck|equipment|copier|office space|salon|software|voicemail|insurance)\b/,
  about: "renting out homes",
  settles: "what an empty month costs, what the law asks for, and how to say it to the tenant",
  opening:
    "An empty unit costs the same every day, whether anybody is looking at it or not. So before you talk about rent, put one number on the table: what a month without a tenant takes, with the paint and the hours.",
  yours: [
    "Your last five changes of tenant: days empty, dollars for paint, cleaning and repairs",
    "What you say, word for word, when a good tenant asks for less",
    "The rule that you’ve changed since, and the tenant who made you",
  ],
  points: [
    [
      "Work out what one change of tenant costs",
      "What does a vacancy cost?",
      "Your ledger for the last five: days empty, cleaning, repairs, ads, hours of showing.",
      "Lost rent, turnover work, advertising and your own hours, added up on one line for one unit. Everything else is measured against it.",
      "Counting only the lost rent",
    ],
    [
      "Look up the market on one day",
      "What is the unit worth today?",
      "Three listings within a mile, same size, with the date; what they rented for, if a manager tells you.",
      "The asking rents, how long each has been up, and what yours has that they don’t.",
      "Setting the rent by last year’s",
    ],
    [
      "Check what the law says about notice",
      "What does the law allow here?",
      "Your state’s landlord-tenant act and your city’s page: notice, deposits, caps. Note the section and the date.",
      "How many days’ notice for a raise, a renewal and an end; what must be in writing; whether your city caps it.",
      "Using a form from another state",
    ],
    [
      "Write to the tenant early, in one page",
      "When and how do I tell the tenant?",
      "Your last two letters: what came back?",
      "The new figure, from when, why, and what they can choose; sixty to ninety days ahead, so that nobody decides in a hurry.",
      "Telling them in the last week",
    ],
    [
      "Use one written yardstick for everybody",
      "Whom do I take?",
      "hud.gov on fair housing; your own criteria on paper.",
      "Income, rental history, references, the same for each and in the same order. What may not be asked stands on the same page.",
      "Deciding by feel",
    ],
    [
      "Photograph the unit, empty, on both days",
      "What can be kept from the deposit?",
      "Your state’s rule: itemized, within how many days, and what counts as wear.",
      "What is wear and what is damage, with two pictures of your own.",
      "Keeping the deposit without a list",
    ],
    [
      "Fix what makes good tenants leave",
      "Why do tenants leave?",
      "Ask the last five who left, and two who’ve stayed for years.",
      "Slow repairs, noise, one broken promise. Say what you changed, and what it cost beside one vacancy.",
      "Saving on the repair and paying for the vacancy",
    ],
  ],
};

/** Money that a customer pays before the work: whether, how much, and what becomes of it. */
export const prepaid: NarrowKind = {
  id: "customer-deposits",
  heard: /\b(?:deposits?|retainers?|down ?payments?|prepay\w*|pay(?:ing|ment)? (?:up front|in advance))\b/,
  with: /\b(?:charg\w*|tak(?:e|es|ing)|ask\w*|handl\w*|requir\w*|collect\w*|set\w*|non-?refundable|refund\w*|polic(?:y|ies)|how much|keep\w*|deposits? (?:for|from|on|at))\b/,
  not: /\b(?:calls?|callers?|phones?|security deposits?|tenants?|landlords?|rent(?:al|er)?s?|bank|direct deposits?|mobile deposits?|checks?|lawyers?|attorneys?|law firms?|trust|iolta|house|home ?buy\w*|mortgages?|tooth|teeth|dental retainers?|no-?shows?)\b/,
  about: "deposits",
  settles:
    "how much, what it holds, when it’s given back and when it isn’t, and where it stands in the books",
  opening:
    "A deposit does two things: it holds a date, and it pays for what’s gone if the date falls through. Say which of the two yours does, and the amount, the refund and the wording nearly write themselves.",
  yours: [
    "Your last ten cancellations: how long before, what you’d spent by then, what was kept",
    "The sentence in which you ask for it, and what people say to it",
    "The one time you gave it back although you didn’t have to, and why",
  ],
  points: [
    [
      "Say what it’s for",
      "What does the deposit pay for?",
      "What’s bought, turned down or set up by then: your last ten jobs, with dates and sums.",
      "One sentence: it holds the date, or it pays for material, or both.",
      "Taking a sum because everybody does",
    ],
    [
      "Set the amount and the days",
      "How much, and when is the rest due?",
      "What you’d lose at each point before the day; three neighbors’ terms; your state’s page on deposits in this trade, since some cap them.",
      "A share or a sum, due at signing; the second and the last payment with their dates. The last one before the day or before anything is handed over.",
      "Leaving most of it for the end",
    ],
    [
      "Write down when it’s kept and when it’s given back",
      "Is it refundable?",
      "Your contract, read by a lawyer once: “non-refundable” alone doesn’t hold everywhere; the state’s consumer page.",
      "A line each for: they cancel early, they cancel late, they move the date, you can’t come, weather or illness.",
      "One word, “non-refundable,” and no case",
    ],
    [
      "Ask for it in the same breath as the date",
      "How do I ask without losing them?",
      "The last five who hesitated: what did they ask?",
      "The sentence itself: the date is theirs once the agreement is signed and the deposit is in, it’s held for them until a named day, and then it’s free again.",
      "Holding dates for people who haven’t paid",
    ],
    [
      "Choose how it’s paid",
      "By card, by transfer or by check?",
      "Your processor’s page on fees, disputes and deposits for later work; your state’s rule on card surcharges.",
      "The way, the fee and who bears it, the receipt, and what a chargeback would need as proof.",
      "Taking it in a way that leaves no paper",
    ],
    [
      "Book it as what it is",
      "Is it income when it comes in?",
      "Your accountant, with one example that crosses the year; the state’s revenue department on sales tax for deposits.",
      "Where it stands until the work is done, and in which year it counts.",
      "Spending it before the date is near",
    ],
  ],
  compared: {
    decides: "It comes down to what you’d have spent or turned down by the day somebody cancels.",
    rows: [
      ["What it covers on the day somebody cancels", "Your last ten cancellations"],
      ["How many hesitate or leave", "Your last twenty offers"],
      ["What has to be given back, by law and by contract", "The state’s consumer page; your contract"],
      ["Fees and disputes", "Your processor’s statement"],
    ],
  },
};

export const deposits: NarrowKind = {
  id: "deposits",
  heard: /\bsecurity deposits?\b|\bmove[- ]outs?\b|\b(?:normal )?wear and tear\b/,
  not: /\b(?:calls?|callers?|phones?|commercial|office space)\b/,
  about: "security deposits",
  settles: "how much may be taken, what may be kept, and by which day it has to be back",
  opening:
    "The deposit is the tenant’s money in your drawer. Nearly every quarrel about it is decided by two things made long before: pictures of an empty room, and a list with dates.",
  yours: [
    "Your last five move-outs: what you kept, for what, and what was disputed",
    "Your walk-through sheet, and how many minutes it takes",
    "What you let go although you could have kept it, and why",
  ],
  points: [
    [
      "Look up your state’s rule before you take it",
      "How much may I take, and where must I keep it?",
      "Your state’s landlord-tenant act: cap, separate account, interest, receipt. Note section and date.",
      "The cap, where it has to be kept, and what the tenant must be told in writing.",
      "Putting it in with your own money",
    ],
    [
      "Photograph every room empty, both signing",
      "How do I prove what it was like?",
      "Your own phone, with the date showing; a sheet by room.",
      "The walk on the first day: room by room, both sign, both get a copy. It takes half an hour and decides everything later.",
      "No pictures from the first day",
    ],
    [
      "Tell wear from damage",
      "What counts as wear, and what as damage?",
      "hud.gov’s examples, and a judge’s or mediator’s sentence from your county.",
      "Two columns with your own pictures: faded paint and a hole, worn carpet and a burn. Age counts: what had to be replaced anyway isn’t the tenant’s bill.",
      "Charging for paint and carpet that were due",
    ],
    [
      "Send an itemized list in time",
      "What do I have to send, and by when?",
      "The act, at “itemized statement”: how many days, to which address, with which receipts.",
      "Each item, what it cost, the receipt, the rest of the money. Being late can cost the whole deposit and more in many states.",
      "Sending a sum without a list",
    ],
    [
      "Walk through with the tenant before the last day",
      "How do I avoid a dispute?",
      "Your last three walk-throughs.",
      "Two weeks ahead, with the list: what they can still clean or mend themselves.",
      "Seeing the place only after they’ve gone",
    ],
    [
      "Answer in writing when it’s disputed",
      "What if the tenant disagrees?",
      "The small claims court’s page for your county.",
      "One letter with pictures, one offer, and the court’s limit and fee.",
      "Arguing on the phone",
    ],
    [
      "Change the lease where it left a question",
      "What belongs in the lease?",
      "A lawyer in your state reads the clause.",
      "Cleaning, nails, pets, keys, forwarding address: the five that come up.",
      "Leaving the forwarding address to chance",
    ],
  ],
};

export const homeSale: NarrowKind = {
  id: "home-sale",
  heard:
    /\b(?:sell(?:ing)? (?:an?|your|my|the|their) (?:house|home|condo|townhouse)|home[- ]?(?:buyers?|sellers?|buying|selling)|first[- ]time (?:home)?[- ]?buyers?|stag(?:e|ing) (?:an?|your|the)? ?(?:house|home)|home staging|list(?:ing)? (?:an?|your|my|their) (?:house|home)|offers? on an? (?:house|home)|buy(?:ing)? (?:an?|your|my|their) (?:first )?(?:house|home|condo))\b/,
  not: /\b(?:calls?|callers?|phones?|clos(?:ing|es?) (?:on|day|costs|process)|at closing)\b/,
  about: "buying and selling homes",
  settles: "what it costs beside the price, what comes in which week, and what can still fall through",
  opening:
    "Two figures decide whether it’s a good year to do this, and neither is the price on the sign: what a month costs with everything in it, and how many months are kept in reserve.",
  yours: [
    "Days on the market and final price of your last ten, beside the asking price",
    "What you tell people to fix, and what you tell them to leave",
    "One deal that fell through in the last week, and why",
  ],
  points: [
    [
      "Begin with the month, not with the price",
      "What can I afford?",
      "Two lenders’ loan estimates of one day; consumerfinance.gov explains each line.",
      "Payment, taxes, insurance, association, repairs: one example added up, with the rate and its date.",
      "Shopping before talking to a lender",
    ],
    [
      "Count the money that goes beside it",
      "What does it cost besides the price?",
      "Three settlement statements with the names covered.",
      "Closing, inspection, moving, the first repairs. Say what can be negotiated and who usually pays it where you are.",
      "Spending the reserve on the down payment",
    ],
    [
      "Read the neighborhood at two hours of the day",
      "Is it the right place?",
      "Walk it on a weekday at eight and on a Saturday night; the county’s flood and tax pages.",
      "What no listing shows: noise, parking, water, the tax bill after the sale.",
      "Seeing it once, on a Sunday",
    ],
    [
      "Fix what a buyer smells and sees first",
      "What should be done before anyone looks?",
      "Your last five showings: what was said on the way out?",
      "The list in dollars: what pays, what doesn’t, what has to be disclosed anyway.",
      "Renovating the kitchen for the buyer",
    ],
    [
      "Price it by what closed, not by what’s listed",
      "What is a fair price?",
      "Closed sales of the last ninety days within half a mile, from the MLS, with dates.",
      "Three that sold and one that didn’t, and the reason for the difference.",
      "Starting high to have room",
    ],
    [
      "Know each way out, with its date",
      "What can still go wrong?",
      "Your standard contract at each contingency; the last deal that failed.",
      "Inspection, appraisal, financing, title: who may walk away, until which day, and what happens to the deposit.",
      "Letting a deadline pass in silence",
    ],
    [
      "Put the weeks in a row",
      "How long does it take?",
      "Count your last five from offer to keys.",
      "Week by week, who does what, and the one week in which people lose patience.",
      "Giving notice before the loan is final",
    ],
  ],
};

export const cover: NarrowKind = {
  id: "cover",
  heard:
    /\b(?:home ?owners?|renters?|auto|car|umbrella|flood|business|liability|commercial|cyber|disability|pet) (?:insurance|polic(?:y|ies)|coverage)\b|\bdeductibles?\b|\bunderinsured\b/,
  not: /\b(?:calls?|callers?|phones?|claims? calls|verify|patients?)\b/,
  about: "insurance",
  settles: "what it doesn’t pay for, what the deductible does, and when it’s worth a claim",
  opening:
    "People read their policy twice: on the day they buy it and on the day they wish they’d bought another one. This is about the second reading, done early.",
  yours: [
    "Three claims of this year that were paid, and one that wasn’t, with the clause",
    "What you ask in a yearly review, and how long it takes",
    "The cover you have yourself, and the one you don’t",
  ],
  points: [
    [
      "Start with the loss that would ruin them",
      "What do I really need cover for?",
      "Three claims from your own files, from small to ruinous.",
      "Insure what can’t be paid from savings; say which losses are cheaper to carry.",
      "Insuring the phone and not the income",
    ],
    [
      "Put what isn’t covered on the first page",
      "What doesn’t it pay for?",
      "The exclusions of two common policies, quoted.",
      "Water from below, wear, business at home, the dog: the five that surprise people, in plain words.",
      "Reading the price and not the exclusions",
    ],
    [
      "Explain limit and rebuild cost",
      "How much is enough?",
      "A builder’s price per square foot this year; the declarations page.",
      "Why the price of a house is not what it costs to rebuild it, with one sum.",
      "Insuring it for what it was bought for",
    ],
    [
      "Work two deductibles through",
      "Which deductible should I take?",
      "Two quotes of one day for the same cover.",
      "Premium saved in a year against what’s paid in a claim: after how many years does it even out?",
      "Choosing the lowest deductible out of habit",
    ],
    [
      "Say when a claim is worth it",
      "Should I report a small claim?",
      "An underwriter: what does one claim do to the next three renewals?",
      "The size below which it costs more than it brings, and what has to be reported anyway.",
      "Claiming every scratch",
    ],
    [
      "List what has to be told when life changes",
      "When do I have to call my agent?",
      "Your own review sheet.",
      "A teen driver, a dog, a new roof, a tenant, a business at home: what each changes.",
      "Not telling anybody about the renovation",
    ],
    [
      "Have proof ready before anything happens",
      "What do I need if something happens?",
      "A claims adjuster: what is missing most often?",
      "A walk through the rooms with a phone camera, receipts for the five dearest things, kept outside the house.",
      "Making the list after the fire",
    ],
  ],
};
