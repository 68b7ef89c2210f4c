import type { NarrowKind } from "../kind.ts";

// What clients ask a lawyer. Each holds for one state, and a lawyer reads it before anybody else does.

export const probate: NarrowKind = {
  id: "probate",
  heard:
    /\bprobate\b|\bexecutors?\b|\binherit\w* (?:an?|the|your|my|our)? ?(?:house|home|property|estate)\b|\b(?:house|home|property|will|estate)\b.{0,30}\b(?:after .{0,25}(?:dies|died|death)|when (?:someone|somebody|a parent|your parent)\b.{0,20}dies)\b/,
  about: "probate",
  byQuestion: true,
  settles: "who owns it meanwhile, who pays, whether it can be sold, and how long all of it takes",
  opening:
    "Nobody plans to spend the month after a funeral looking for a deed. If that’s where you are, this is the order in which the questions come up, and which of them can wait until next week.",
  yours: [
    "How many months your last ten files took, from the first meeting to the last paper, and what slowed the longest one",
    "What your office charges for it, and how: by the hour, a flat fee, a share",
    "The one thing families do in the first week that costs them later",
  ],
  points: [
    [
      "Say first whether probate is needed at all",
      "Does it have to go through probate at all?",
      "The state’s probate code on how title was held: alone, jointly, in a trust, with a transfer on death. Link the section.",
      "It turns on how the deed reads, not on the will alone. Go through the two or three ways to hold it, and say which of them skip the court.",
    ],
    [
      "Say who may act, and from which paper on",
      "Who is in charge of the house in the meantime?",
      "The county court’s page on letters to a personal representative, with its form numbers.",
      "Until the court has named someone, nobody may sell, rent out or empty it. Say what a family may do at once: lock it, insure it, keep the heat on.",
    ],
    [
      "Settle who pays meanwhile",
      "Who pays the mortgage, taxes and insurance?",
      "A lender’s page for heirs, the county tax office, and an insurer on empty houses.",
      "Bills go on. Which are paid from the estate, what happens if somebody pays out of pocket, and why an empty house needs a call to the insurer.",
    ],
    [
      "Explain what protects a family home",
      "Can creditors take it?",
      "The state’s rules on homestead and on claims of creditors: they differ more than anything else here.",
      "Who is protected, up to what, and how long creditors have to come forward. Name the section, since readers from other states will find this page.",
    ],
    [
      "Say whether and how it can be sold",
      "Can it be sold before probate is over?",
      "A title company and a lawyer of your office: what do both insist on before closing?",
      "Who has to sign, when the court has to agree, and what happens to the money until the end.",
    ],
    [
      "Give the months in stages",
      "How long does it take?",
      "Count the days in your last five files, stage by stage.",
      "From filing to the last paper, in stages, with the one that families can speed up themselves.",
    ],
    [
      "Say what happens when heirs disagree",
      "What if we don’t agree?",
      "A mediator’s and a trial lawyer’s sentence on the last case of this kind.",
      "One wants to live there, one wants the money. Buying out, selling, or asking the court: what each costs in months.",
    ],
    [
      "End with when to call, and what to bring",
      "When do I need a lawyer, and what do I bring?",
      "Your own intake sheet.",
      "The deed, the will if there is one, the last tax bill, the death certificate. Say which situations a family can handle through the court’s simplified forms.",
    ],
  ],
};

export const familyCase: NarrowKind = {
  id: "family-case",
  heard:
    /\b(?:divorc\w+|custody|child support|alimony|spousal support|separation agreements?|parenting plans?)\b/,
  not: /\b(?:first (?:meeting|consult\w*|appointment)|choos\w+|hir(?:e|ing)|calls?|callers?|phones?|intake)\b/,
  about: "family law",
  byQuestion: true,
  settles: "what happens to the children, the house and the money, and what not to do this month",
  opening:
    "Two questions come before all others: where do the children sleep next week, and what may I not touch? Everything else has more time than it feels like tonight.",
  yours: [
    "How your first meeting goes, how long it is, and what it costs",
    "What clients wish they hadn’t sent, posted or signed in the first month",
    "When you tell somebody that they don’t need a trial",
  ],
  points: [
    [
      "Put the first week in order",
      "What do I do, and not do, this week?",
      "Two lawyers of your office: the first three things they say in a meeting.",
      "Copies of papers, a separate mailbox, no moving out with the children without advice, nothing posted. If anyone is afraid at home: 911 and the domestic violence hotline come first.",
      "Posting about it",
    ],
    [
      "Say how children’s time is decided",
      "Who decides where the children live?",
      "The state statute’s list of factors, linked; your county’s parenting class, if it requires one.",
      "What a judge looks at, in the statute’s order, and what doesn’t count although everybody believes it.",
      "Making the children carry messages",
    ],
    [
      "Explain support as the state computes it",
      "How much support will it be?",
      "The state’s own calculator or guideline table, with the year.",
      "Which numbers go in. Work one example through with invented incomes, and say that it’s invented.",
      "Guessing the amount from a friend’s case",
    ],
    [
      "Tell what is shared and what isn’t",
      "Who gets the house, the debts, the retirement money?",
      "Community property or equitable distribution: the state’s statute, and a financial planner on retirement accounts.",
      "What belongs to both, what stays separate, and why debts on a card don’t care what the judgment says.",
      "Emptying the joint account",
    ],
    [
      "Lay out the path with its months",
      "How long does it take, and when do we have to be in court?",
      "Count your last ten files; the county’s waiting period, if there is one.",
      "Filing, answer, temporary orders, mediation, trial: where most cases end, from your own count.",
      "Planning on a day in court",
    ],
    [
      "Be open about cost",
      "What does it cost?",
      "Your own fee sheet, and the last five final bills without names.",
      "What makes it cheap and what makes it expensive, in the two or three decisions that clients make themselves.",
      "Calling the lawyer with every question, one at a time",
    ],
  ],
};

export const injuryClaim: NarrowKind = {
  id: "injury-claim",
  heard:
    /\b(?:car|truck|motorcycle|bicycle|bike|rideshare|pedestrian) (?:accidents?|crash(?:es)?|wrecks?|collisions?)\b|\bslip[- ]and[- ]fall\b|\bpersonal injury (?:claims?|cases?|settlements?|lawsuits?)\b|\b(?:insurance )?adjusters?\b|\bworkers'? comp\w*/,
  not: /\b(?:intake|calls?|callers|phone)\b/,
  about: "accident claims",
  settles: "what to do today, what not to sign, and how long they have",
  opening:
    "The insurer will call within a day or two, and the person on the line will be friendly. Know three things before you pick up: what you have to say, what you don’t, and what you’re not ready to sign.",
  yours: [
    "What a free first meeting includes, and what your fee is taken from",
    "The sentence that hurt a client’s case most, without a name",
    "Which cases you send away, and where",
  ],
  points: [
    [
      "See a doctor the same day",
      "Do I need a doctor if nothing hurts yet?",
      "A local urgent care or emergency physician: what shows up two days later?",
      "Health first: 911 for anything serious. Then why a gap between accident and first visit is the first thing an insurer points to.",
      "Waiting to see whether it goes away",
    ],
    [
      "Keep what won’t be there tomorrow",
      "What should I photograph and keep?",
      "Two files: one with good pictures, one without. What was missing?",
      "Place, both vehicles, shoes, weather, names of witnesses, the report’s number; the damaged thing itself.",
      "Letting the car be fixed before anyone photographed it",
    ],
    [
      "Report it, briefly and truly",
      "Whom do I have to tell?",
      "Your state’s reporting rule and the policy’s text at “duties after a loss.”",
      "Own insurer, police or employer: who, within how many days, and what is enough to say.",
      "Telling the whole story to the other side’s insurer",
    ],
    [
      "Give no recorded statement yet",
      "Do I have to talk to the adjuster?",
      "A lawyer of your office: what is asked, and how an answer is used.",
      "Whom one has to answer and whom one doesn’t, with a polite sentence for the phone.",
      "Saying “I’m fine” on a recorded line",
    ],
    [
      "Sign nothing before the treatment is over",
      "Should I take the first offer?",
      "The words of a release, quoted, and what they end.",
      "A release ends it for good, also for what shows up later. Say what has to be known before any figure is fair.",
      "Taking the first check",
    ],
    [
      "Know the deadline",
      "How long do I have?",
      "The state’s statute of limitations, with the shorter one for claims against a city or county.",
      "Name the statute and link it; don’t reckon a date for anybody.",
      "Believing that talks with the insurer stop the clock",
    ],
    [
      "Write ten lines a week",
      "How do I show what it’s done to me?",
      "One notebook that helped, without a name.",
      "What hurt, what couldn’t be done, what was missed at work, with receipts in the same envelope.",
      "Trusting memory with eight months",
    ],
  ],
};

export const agreement: NarrowKind = {
  id: "agreement",
  heard:
    /\b(?:non-?competes?|ndas?|non-?disclosure\w*|employment agreements?|offer letters?|fee agreements?|service agreements?|contracts?|waivers?|(?:cancell?ation|refund|return|deposit|privacy|vacation|dress[- ]code|attendance|cell ?phone|pet|payment|late|photo) polic(?:y|ies)|(?:employee|staff|client|parent|member) handbooks?|terms (?:and conditions|of service)|house rules)\b/,
  with: /\b(?:writ\w+|draft\w*|word(?:ing|ed)?|creat\w+|mak\w+|put(?:ting)?|updat\w+|needs?|include|belongs?|read|template|explain\w*)\b/,
  not: /\b(?:maintenance|phone|ai|vendors?|before (?:you )?sign\w*|answering)\b/,
  settles: "what both sides get, what it costs, and what happens when something changes",
  opening:
    "Most of these papers are written for the one day on which people disagree, and read on the day on which everybody is in a hurry. Write it so that the second reader finds the answer in half a minute.",
  yours: [
    "The clause that you’ve had to explain most often this year",
    "The one dispute that a clearer sentence would have saved you",
    "What you’re willing to give up, so that the rest gets read",
  ],
  points: [
    [
      "Begin with what people argue about",
      "What does it have to settle?",
      "Your last five arguments: who had understood what?",
      "Three or four situations out of your own year. Whatever never happened goes to the back.",
      "Starting from somebody else’s template",
    ],
    [
      "Say who does what, by when",
      "What do I get, and what do I have to do?",
      "The last job that went smoothly: what was agreed, and how?",
      "Both columns: what you do, what they do, and what isn’t included. Name the person and the day.",
      "Saying what’s included and never what isn’t",
    ],
    [
      "Put the money on the first page",
      "What does it cost, and when is it due?",
      "Two real bills, one of them a surprise.",
      "Amount or way of reckoning, when it’s due, what changes it, who says so beforehand. Work one example through.",
      "Hiding the fee on page three",
    ],
    [
      "Write how it changes, and how it ends",
      "How do we change it or get out?",
      "Your own notice periods, and the state’s rules on them.",
      "How each side says so, with how many days, and what is paid for work already done.",
      "Leaving the end for later",
    ],
    [
      "Use short sentences and their words",
      "What does that word mean?",
      "Read it aloud to someone outside the business. Where did they stop?",
      "One thought a sentence, “you” and “we,” headings that are questions. A word that needs a lawyer gets its meaning beside it.",
      "Writing it for the other lawyer",
    ],
    [
      "Have what the law requires checked",
      "Is that allowed here?",
      "A lawyer in your state; for regulated work the board’s or the bar’s rule, with its number.",
      "What has to be in it word for word, what may not be, and what has to be signed rather than clicked.",
      "Copying a rule from another state",
    ],
    [
      "Test it on three people, then date it",
      "How do I know that it’s understood?",
      "Three customers: ask each what happens if they cancel the day before.",
      "Three questions after reading; whatever two of them miss is rewritten. Then a date in the corner, and a day to look again.",
      "Never asking whether anybody read it",
    ],
  ],
};

export const entity: NarrowKind = {
  id: "entity",
  heard:
    /\b(?:llcs?|s[- ]?corp\w*|c[- ]?corp\w*|sole propriet\w+|incorporat\w+|business structures?|partnership agreements?)\b/,
  about: "company forms",
  settles: "what it protects, what it saves, and what it costs to keep up",
  opening:
    "The form on the letterhead changes two things: who pays when something goes wrong, and how the profit is taxed. Everything else is paperwork, and the paperwork has a price as well.",
  yours: [
    "Your profit in the last two years, and what you took home",
    "What could go wrong in your work, and what your insurance would have paid",
    "Whom you asked, and what they charge a year",
  ],
  points: [
    [
      "Ask first what could go wrong",
      "What does it protect me from?",
      "A lawyer: which debts and mistakes are stopped by it, and which go right through?",
      "Own negligence and personal guarantees go through; say so plainly, and where insurance does the job instead.",
      "Believing that it replaces insurance",
    ],
    [
      "Work one year through both ways",
      "What does it save in taxes?",
      "An accountant, with one invented profit; irs.gov for the year’s rates.",
      "The same profit in two columns: income tax, self-employment or payroll tax, the accountant’s bill. Mark the profit at which they cross.",
      "Changing because of a video",
    ],
    [
      "Explain a reasonable salary",
      "What do I have to pay myself?",
      "irs.gov on reasonable compensation, and wages for that work in your county.",
      "Who has to be on payroll, how the salary is justified, and what happens when it’s too low.",
      "Paying yourself nothing",
    ],
    [
      "List what it takes to keep it alive",
      "What do I have to do every year?",
      "The secretary of state’s page: annual report, fee, due date.",
      "Reports, separate account, minutes, returns with their dates, in a calendar for one year.",
      "Paying private bills from the company account",
    ],
    [
      "Say when to do it, and how to undo it",
      "When is the right moment?",
      "The deadline for the election (Form 2553), and what a late one takes.",
      "The date in the year that matters, and what going back would cost.",
      "Missing the date of the election",
    ],
    [
      "Say who has to be asked",
      "Whom do I have to tell?",
      "Bank, insurer, landlord, licensing board: call each and note the answer.",
      "Licenses, contracts, insurance and the bank account don’t move by themselves.",
      "Forgetting the license and the lease",
    ],
  ],
};

/** A rule that is new, told to those whom it concerns. */
export const ruling: NarrowKind = {
  id: "ruling",
  heard:
    /\b(?:new|changed|updated|20\d\d|upcoming|latest) (?:[\w-]+ ){0,4}(?:rules?|laws?|regulations?|requirements?|mandates?|minimum wage|ordinances?)\b(?! (?:firms?|practices?|offices?|clients?|students?|schools?|clerks?))|\b(?:rules?|laws?|regulations?) (?:change|that take effect|for 20\d\d)/,
  not: /\b(?:calls?|callers?|phones?|texts?|hipaa|recording|house rules|new hires?|law (?:firms?|practices?|offices?))\b/,
  byQuestion: true,
  settles: "whom it concerns, from which day, what it changes in dollars, and what has to be done by when",
  opening:
    "Most of what is said about it this week is about other people. Three lines tell whether it’s about you: how many you employ, where, and since when. Read those first, and the rest only if they fit.",
  yours: [
    "What you’ve changed yourself because of it, on which day",
    "The question your {customers} ask about it most",
    "What you’re still waiting to hear, and from whom",
  ],
  points: [
    [
      "Say what it says, in two sentences",
      "What does it say?",
      "The text itself at the agency, the legislature or federalregister.gov; not a page that retells it.",
      "Two sentences in plain words, the section’s number, and the link. Quote the one word that everything turns on.",
    ],
    [
      "Say whom it covers, and whom it doesn’t",
      "Does it concern me?",
      "The section on definitions and exemptions.",
      "Size, state, trade, pay: four lines by which a reader is in or out, with the borderline case.",
    ],
    [
      "Give the dates",
      "From when does it hold?",
      "The effective date, and the court calendar if it’s being challenged. Write the day you looked beside it.",
      "In force, announced, or stopped by a court: say which, since readers will find this page in half a year.",
    ],
    [
      "Work one example through",
      "What does it change in dollars or hours?",
      "An accountant or a lawyer, with one invented person.",
      "The same week or bill before and after, line by line; say that it’s invented.",
    ],
    [
      "Give a list with days",
      "What do I have to do, by when?",
      "Whoever has already done it: what took longest?",
      "In order: find out, decide, write down, tell people, change the system.",
    ],
    [
      "Clear up what is said wrongly",
      "What do people get wrong?",
      "Two headlines of this month, beside the text.",
      "The sentence that is repeated, and what the section really says.",
    ],
    [
      "Say what happens if nobody does anything",
      "What happens if I don’t comply?",
      "The section on penalties; a lawyer on how it’s enforced here.",
      "Amount, who checks, how far back. Then when to ask a lawyer rather than read on.",
    ],
  ],
};
