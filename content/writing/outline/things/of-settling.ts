import type { TradeMatter } from "./kind.ts";

/** What an owner settles with people: how it's paid, who leaves, who begins. */
export const ofSettling: readonly TradeMatter[] = [
  {
    id: "payment-plans",
    heard:
      /\b(?:payment plans?|install?ments?|pay(?:ing)? over time|(?:in-house|patient|client|customer) financing|carecredit|buy now,? pay later|split(?:ting)? (?:the )?(?:bill|fee|payment)s?)\b/,
    with: /\b(?:offer\w*|pros|worth|should|start\w*|add\w*|accept\w*|set(?:ting)? up|how to|mistakes?|rules?|risks?|advantages)\b/,
    not: /\b(?:calls?|callers?|phones?|script|say)\b/,
    about: "payment plans",
    kind: "money",
    settles:
      "who’d pay that way, how many won’t finish, what has to be signed, and what you do in the month somebody stops",
    opening:
      "You offer payment plans already. They’re called unpaid bills, and nobody signed them. The question is only whether you’d rather choose the terms.",
    points: [
      [
        "Count who pays late now",
        "How much is open today, and who owes it?",
        "your list of open bills by age; what was written off in two years; how many said no because of the price",
        "Open over 30, 60 and 90 days, and those who went elsewhere. A plan can help with both; only one of them is new money.",
        "Thinking that a plan makes bad payers good",
      ],
      [
        "Set the part that’s due first",
        "How much is paid before anything begins?",
        "your cost of one case or job: outside fees, material, the first hours",
        "A first payment that pays what you lay out. The rest may wait; that may not.",
        "Starting the work on a promise",
      ],
      [
        "Ask which rules it falls under",
        "May we, and what must be written?",
        "your bar or board on fees held in advance and on withdrawing; Regulation Z on credit that has more than four installments or a finance charge; your state’s lending page; an attorney for the agreement",
        "Number of payments, interest or none, what’s disclosed, who signs. Where a firm’s client stops paying, the rule on leaving a matter decides, not the plan.",
        "Writing the agreement yourself",
      ],
      [
        "Take the card on the first day",
        "How is it collected without somebody asking each month?",
        "your processor on recurring payments and stored cards; the hours the desk spends on reminders now",
        "A day of the month, a stored card or account, an e-mail before it’s charged.",
        "Sending invoices and hoping",
      ],
      [
        "Write down the missed payment",
        "What happens when one fails?",
        "ten you know: what helped? your attorney on collecting and on stopping work",
        "Day 1, day 10, day 30: who calls, what is said, what stops.",
        "Deciding it when you’re angry",
      ],
      [
        "Compare it with somebody else’s money",
        "A plan of our own, a lender, or a card?",
        "a lender’s fee in writing; the card’s fee; your own cost of the money that’s out",
        "Three lines for the same $3,000: what you get, when, and who carries the loss.",
        "Forgetting that your money is out for a year",
      ],
      [
        "Try it with ten",
        "For whom is it, and how do we know that it works?",
        "ten new ones by a rule, twelve months, one sheet",
        "Said yes because of it; paid in full; stopped. The share at which you end it.",
        "Offering it to whoever complains",
      ],
    ],
    rows: [
      ["Open over 30, 60 and 90 days", "Your own list"],
      ["What you lay out before the first dollar", "Your last ten cases or jobs"],
      ["Which disclosures apply", "Regulation Z; your state; an attorney"],
      ["Fee of a lender, of a card, of recurring payments", "Written offers, dated"],
      ["Paid in full, of ten", "Your own try"],
    ],
    pros: [
      [
        "New work",
        "Some who’d say no to the sum say yes to the month.",
        "They’re also the ones who had to say no for a reason. Set a first payment that covers what you lay out.",
      ],
      [
        "Money",
        "What trickles in without terms today has a date and a card.",
        "It’s your money that’s out. For $3,000 over twelve months you wait for $250 a month.",
      ],
      ["Time", "Nobody dictates reminders.", "Somebody watches it each month and makes the awkward call."],
      [
        "Trust",
        "It’s said in the open, before the work.",
        "A person who owes you avoids you, and may stop telling you things you need.",
      ],
      [
        "Rules",
        "A signed page settles what a talk leaves open.",
        "Interest or many installments can make you a lender, and you can’t always stop in the middle of a matter.",
      ],
    ],
    decides:
      "It comes down to a first payment that covers what you lay out, and to a card that’s charged without anybody asking.",
    fears: [
      "“They’ll stop paying when it’s done.” Say what’s paid before the start, and by when the rest.",
      "“We’re no bank.” Show the three lines for the same sum.",
    ],
    line: "Of [number] plans, [number] were paid in full; the first payment of $[sum] covers what we lay out.",
    unsourced: "how many more say yes, how many default, or that no lending rule applies",
    ask: ["Your bar, board or attorney on the agreement", "Your processor on stored cards"],
    forget: ["What happens to the work when payment stops", "Who tells the desk that someone is behind"],
    yours: [
      "The last one that wasn’t paid, and what you’d sign today",
      "How many said no because of the sum",
    ],
  },
  {
    id: "hours-worked",
    heard:
      /\b(?:(?:drive|travel|driving|windshield|commut\w+|set-?up|clean-?up|prep|training|waiting|standby|stand-by|on[- ]call|meeting|orientation|lunch|meal|break) time\b|(?:paid|unpaid|pay\w*) (?:for )?(?:\w+ ){0,3}(?:breaks?|lunch(?:es)?|training|orientation|meetings?|standby|on[- ]call)\b|meal breaks?|rest breaks?|off[- ]the[- ]clock|working interviews?)/,
    with: /\b(?:pay\w*|paid|unpaid|owe|legal\w*|have to|required|law|rules?|overtime|wages?|count\w*)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemail|callbacks?|no-?shows?|response)\b/,
    about: "which hours have to be paid",
    kind: "wage",
    settles:
      "which of these minutes count as work, under whose rule, and what to pay and write down from the next payday on",
    opening:
      "Draw one ordinary day as a line, from the first door to the last, and put a time at every stop. Most of the argument goes away on that line: between two jobs, or from home? Free to leave, or waiting for you?",
    points: [
      [
        "Draw one day, minute by minute",
        "What does a day look like, from the first stop to the last?",
        "two people’s day with times: home, yard, first job, each drive, lunch, last job, yard",
        "A line with each stretch named. Travel from job to job in the day, from home to the first place, and loading at the yard are three different questions.",
        "Answering before anybody has drawn the day",
      ],
      [
        "Read the federal rule for each stretch",
        "Which stretches count as hours worked under federal law?",
        "dol.gov: Fact Sheet 22, “Hours Worked,” with its parts on travel, waiting, training, sleeping and breaks; 29 CFR 785; read it for each stretch, with the date",
        "Stretch, paragraph, yes or no. Write which fact it turns on: a stop at the yard, tools carried, free to use the time.",
        "Quoting what a competitor does",
      ],
      [
        "Then your state’s, which may be stricter",
        "What does our state add?",
        "the state labor department’s page on travel, meal and rest breaks, reporting pay; the city, if it has a rule",
        "Where it’s stricter, that one applies. Note the section.",
        "Stopping at the federal rule",
      ],
      [
        "Settle the rate and the overtime",
        "At which rate, and does it bring overtime?",
        "your payroll provider: two rates in a week, piece rates, how overtime is figured; the minimum wage for each hour",
        "Rate for each stretch, and a week worked out with it, overtime included.",
        "Paying a flat sum a day and hoping that it covers it",
      ],
      [
        "Record it as it happens",
        "How is it written down?",
        "a time clock that knows the stretch, or a sheet with four columns; how long your state wants it kept",
        "Who enters it, who checks it on Friday, where it’s kept.",
        "Rounding to what the schedule said",
      ],
      [
        "Look back before you change it",
        "What if we’ve done it wrong?",
        "an employment lawyer, for half an hour: how far back, what’s owed, how it’s put right",
        "A sum for three months, and what the lawyer says about telling people.",
        "Changing it quietly",
      ],
      [
        "Say it in one page",
        "How do people hear of it?",
        "the page, read to two of them: what do they ask?",
        "From which payday, what counts, at which rate, whom to ask. Nobody loses for asking.",
        "Leaving it to the rumor",
      ],
    ],
    rows: [
      ["Each stretch of the day: counted or not", "Fact Sheet 22 and 29 CFR 785; the state’s page"],
      ["Meal and rest breaks here", "The state labor department"],
      ["Overtime with two rates", "The payroll provider; 29 CFR 778"],
      ["Records, and for how long", "Fact Sheet 21; the state"],
      ["How far back", "An employment lawyer"],
    ],
    decides:
      "It comes down to where the day’s work begins and to whether the minutes in between are theirs or yours.",
    fears: [
      "“We can’t afford to pay for driving.” Show a week worked out, with routes in another order.",
      "“Nobody around here does.” Say that it’s no defense, and give the section.",
    ],
    line: "On an ordinary day [minutes] are between jobs; at $[rate] that’s $[sum] a week for each of us, overtime included.",
    unsourced: "a yes or no without its section, what “everyone” pays, or how far back a claim reaches",
    ask: [
      "The state labor department’s line for employers",
      "An employment lawyer, before you change anything backward",
    ],
    forget: ["Overtime, which those minutes may bring", "The stop at the yard, which can start the clock"],
    yours: ["Minutes between jobs on your longest day", "The person who asked, and what you answered"],
  },
  {
    id: "leaving-supplier",
    heard:
      /\b(?:leav\w+|fir(?:e|ing)|drop\w*|cancel\w*|quit\w*|end\w*|part(?:ing)? ways with|break(?:ing)? up with|stop\w* (?:using|working with)|switch\w* (?:away )?from|get(?:ting)? out of|tell\w*) (?:(?:a|an|our|my|the|your|contract|with) ){1,3}(?:[\w-]+ ){0,2}(?:suppliers?|vendors?|distributors?|linen (?:service|company|provider)|uniform (?:service|company)|cleaning (?:company|service)|wholesalers?|waste (?:company|hauler)|marketing agency|it (?:company|provider)|payroll company|billing company|service (?:contract|agreement))\b/,
    not: /\b(?:calls?|callers?|phones?|answering service|receptionists?)\b/,
    about: "leaving a supplier",
    kind: "service",
    bySteps: true,
    settles:
      "by which day notice has to be there, what you owe, who’s ready before they hear of it, and the four sentences you send",
    opening:
      "Before you write a line, find the page you signed. Half of these contracts renew themselves on a day nobody remembers, and the letter that feels so good on Tuesday is a year too late.",
    points: [
      [
        "Find the page you signed",
        "When may we leave, and how?",
        "the contract and every later form: term, renewal, notice, to which address, by which mail; what breach has to be told and cured first",
        "The last day for notice, how it’s sent, what’s owed: minimums, lost or worn goods, equipment.",
      ],
      [
        "Put the bad service on one sheet",
        "What went wrong, on which dates?",
        "slips, photos, reports and e-mails of six months; what each time cost you",
        "Date, what was promised, what came, whom you told, what they did. It’s the ground to leave early, if there is one.",
      ],
      [
        "Have the next one ready first",
        "Who delivers on the day after?",
        "a written offer, two customers of theirs of your size, a first delivery before the old one ends",
        "Name, first day, the short contract you’d sign now: notice of 30 days, no renewal by itself.",
      ],
      [
        "Give them one chance, in writing, if the contract says so",
        "Do we have to let them put it right?",
        "the contract, at “cure” or “default”; an attorney, if much money hangs on it",
        "A date, three things that must be so by then, and that you’ll leave if they aren’t.",
      ],
      [
        "Write four sentences",
        "What do we write?",
        "the letter, read by somebody who isn’t angry",
        "That you end it, under which paragraph, on which day; what they pick up and when; what you’ll pay; whom to ask. No reasons beyond one line. “We’re ending the agreement as of the 30th, under section 9. Please confirm it, and pick up what’s yours on the 29th.”",
      ],
      [
        "Send it so that it can be shown",
        "How do we prove that they had it?",
        "the address for notices; certified mail and an e-mail to your contact on the same day",
        "Receipt, date, copy in the folder.",
      ],
      [
        "Make the call yourself",
        "How do we say it to the person we like?",
        "five minutes, you and not the desk, on the day it’s mailed",
        "“I wanted you to hear it from me. It’s what’s on this sheet, and it isn’t you.” No offer is discussed on that call.",
      ],
      [
        "Count out what’s theirs",
        "What’s theirs, what’s yours, and what will they bill?",
        "a count with a photo on the last day, signed; logins, domain, ad and listing accounts, photos and files, in your own name before they hear of it; the final bill against the price list",
        "Items, accounts, passwords changed, signature. Dispute a line in writing within the days the contract gives.",
      ],
    ],
    rows: [
      ["Last day for notice, and how", "The contract, at “term” and “notices”"],
      ["What’s owed for leaving early", "The contract, at “liquidated damages” or “buyout”"],
      ["Late, short or not as promised, six months", "Slips, photos and reports"],
      ["What is theirs, counted", "A signed sheet on the last day"],
      ["First delivery of the next one", "Their written offer"],
    ],
    decides: "It comes down to the day by which notice must be there.",
    fears: [
      "“They’ll bill us for the rest of the term.” Quote the paragraph, and the dates on your sheet.",
      "“We’re without on Monday.” Name who takes over, and the first day.",
    ],
    line: "Notice has to be there by [date]; since [month] [number] of [number] deliveries were late or short, and [name] starts on [date].",
    unsourced: "that a contract is void, what you’ll save, or what was said on the phone",
    ask: ["An attorney, if more than a few months are left", "Two customers of the next one"],
    forget: [
      "The renewal that runs by itself",
      "Automatic payments, and the keys, codes and logins they have",
    ],
    yours: ["The delivery that decided it", "Whom of theirs you’d hire"],
  },
];
