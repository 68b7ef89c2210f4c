/**
 * Outlines by what is done: each section with a heading, a first sentence that can stay, and the questions whose answers
 * are its paragraph. `{doing}` is what the request is about ('growing tomatoes on a rooftop'), `{short}` the same without
 * where and when ('growing tomatoes'), `{object}` what it is done to ('tomatoes'), in places where it may be one or many.
 * `{Doing}`, `{Short}` and `{Object}` begin a sentence.
 */
export interface Section {
  head: string;
  /** The same as a reader would ask it, for questions and answers. */
  ask?: string;
  first: string;
  asks: readonly string[];
}
export interface Frame {
  id: string;
  /** Lower case, plain: the clause. */
  heard: RegExp;
  /** What is done, where only that makes it this kind: 'hiring …'. A frame that has them goes before the others. */
  verbs?: RegExp;
  /** A drafted opening of the article. */
  opens: string;
  sections: readonly Section[];
  /** What has to be looked up, and where. */
  facts: readonly (readonly [fact: string, where: string])[];
}

export const frames: readonly Frame[] = [
  {
    id: "living",
    heard:
      /\b(?:grow\w*|plant\w*|compost\w*|garden\w*|sprout\w*|ferment\w*|sourdough|starter|bees?|beekeeping|chickens?|houseplants?|terrarium|herbs?|lawn|prun\w+|propagat\w+|mushrooms?)\b/,
    opens:
      "{Doing} has a name for being difficult, and most of what goes wrong goes wrong in the first weeks, for the same three reasons: too much of something, too little of it, or too late a look. This text goes through it in the order in which you will need it.",
    sections: [
      {
        head: "Is your place right for {object}?",
        ask: "Where can I do it, and where not?",
        first: "Before you buy anything, look at the place for one whole day.",
        asks: [
          "How much light, shade, wind and heat does the place get, at which hours, and how much of each is needed?",
          "What do the landlord, the building or the neighbors have to agree to: weight, water, smell, insects?",
          "Where does water come from, and where does it run off?",
        ],
      },
      {
        head: "What to get for {object}, and what to leave in the shop",
        ask: "What do I need for {object}, and what can stay in the shop?",
        first: "The list is short, and the cheapest thing on it decides most.",
        asks: [
          "Which container, of what size, with what kind of drainage or air? Name one and its price.",
          "What goes into it first, how much of it, and which two things must never go in?",
          "Which product that shops like to sell is not needed?",
        ],
      },
      {
        head: "The first day of {short}",
        ask: "How do I start?",
        first: "Take an hour, and do it in this order.",
        asks: [
          "What is done first, second and third? One line and one picture for each.",
          "What does it look like when it is right at the end of that day?",
        ],
      },
      {
        head: "The first six weeks with {object}",
        ask: "How much work is it after that?",
        first: "After that it takes a few minutes, but it takes them regularly.",
        asks: [
          "What is done daily, what weekly, and how long does it take?",
          "By which sign does one see that it is too wet, too dry, too hot or too full?",
          "When is there the first result, and what does it look like before that?",
        ],
      },
      {
        head: "What goes wrong with {object}, and what to do then",
        ask: "What do I do when something goes wrong?",
        first: "Three troubles come to nearly everybody; none of them is the end.",
        asks: [
          "What is seen or smelled first, what is the cause, and what is done the same day? Three times.",
          "When is it better to begin again, and what can be kept?",
        ],
      },
      {
        head: "What you get out of {short}",
        ask: "What do I get out of it, and when?",
        first: "Whoever expects a little is surprised; here is an honest measure.",
        asks: [
          "How much, after how long, and what is it used for?",
          "What changes in winter, in a heat wave, or when you are away for two weeks?",
        ],
      },
    ],
    facts: [
      [
        "Sizes, amounts and temperatures",
        "The extension service of your state’s university; note page and date",
      ],
      ["What may be kept or put where you live", "The lease, the building’s rules, the city’s page"],
      ["What it costs to begin", "Two shops near you, on the same day"],
    ],
  },
  {
    id: "making",
    heard:
      /\b(?:bak\w+|cook\w*|brew\w*|build\w*|sew\w*|knit\w*|crochet\w*|weav\w+|paint(?:ing)? |make (?:an?|your own|homemade)|making (?:an?|your own|homemade)|carv\w+|assembl\w+|install\w*|craft\w*|roast\w*|smok(?:e|ing) (?:a|meat|ribs|brisket)|recipe|diy)\b/,
    opens:
      "{Doing} is done well the second time. The aim of this text is that your first time is already somebody’s second: what to have on the table, in which order, and how to tell by looking whether you may go on.",
    sections: [
      {
        head: "What {object} should be like in the end",
        ask: "How do I know that it is good?",
        first: "Know what you are aiming at before you begin.",
        asks: [
          "What does a good one look, feel or taste like, and what does a poor one?",
          "For whom is it, and how much of it is needed?",
        ],
      },
      {
        head: "What has to lie ready for {object}",
        ask: "What do I need for {object}?",
        first: "Whoever has to go and fetch something in the middle has begun too early.",
        asks: [
          "Which materials, in which amounts, and which of them cannot be replaced?",
          "Which tools, and what does as well if one is missing?",
          "How long does it take, and how much of that is waiting?",
        ],
      },
      {
        head: "Step by step to {object}",
        ask: "How is it done, step by step?",
        first: "Each step ends with something that you can see.",
        asks: [
          "What are the five to eight steps, and what is seen at the end of each?",
          "Which step decides, and how does one practice it beforehand?",
          "At which point may one stop until tomorrow?",
        ],
      },
      {
        head: "What goes wrong most often with {object}",
        ask: "What do most people get wrong?",
        first: "It can be saved more often than one thinks.",
        asks: [
          "Which three mistakes does everybody make, and by what are they noticed early?",
          "What saves it, and what makes it worse?",
        ],
      },
      {
        head: "How to keep {object}",
        ask: "How long does it keep?",
        first: "The work is not over when it looks finished.",
        asks: [
          "How long does it have to rest, dry or cool, and until when must it not be used?",
          "How is it stored or looked after, and how long does it last?",
        ],
      },
    ],
    facts: [
      ["Amounts, times and temperatures", "Your own trial, written down; the maker’s page for each material"],
      ["What is dangerous in it", "The label, and for food the safety pages of the USDA"],
      ["What it costs", "The receipts of your trial"],
    ],
  },
  {
    id: "mending",
    heard:
      /\b(?:repair\w*|fix(?:ing)?|clean(?!ing (?:job|business|company|service|prices?))\w*|get(?:ting)? .{1,60} (?:out of|off)|remov\w+|unclog\w*|replac\w+|restor\w+|reviv\w+|winteriz\w+|maintain\w*|maintenance|refinish\w*|patch\w*|stains?|leak\w*|declutter\w*)\b/,
    opens:
      "With {doing} the first ten minutes decide: what is tried in a hurry cannot be taken back. So begin with looking, go on with the mildest thing, and know the point at which somebody else should do it.",
    sections: [
      {
        head: "Before {short}: find out what it is",
        ask: "How do I find out what it is?",
        first: "The same sign has several causes, and each wants something else.",
        asks: [
          "Which kinds are there, and by what does one tell them apart?",
          "What must not be done before that is known?",
        ],
      },
      {
        head: "Is {short} something to do yourself?",
        ask: "Can I do this myself?",
        first: "Some of it is not, and it is no shame to say so.",
        asks: [
          "What has to be switched off, opened or aired first?",
          "Which sign means: stop, and call somebody?",
          "What does the warranty, the lease or the insurance say?",
        ],
      },
      {
        head: "{Short}: the mildest way first",
        ask: "What do I try first?",
        first: "Try it where nobody sees it, and wait.",
        asks: [
          "What is used, how much of it, how long does it stay?",
          "What is seen if it works, and after how long?",
        ],
      },
      {
        head: "If that was not enough for {object}",
        ask: "What if that does not help?",
        first: "The next step is stronger, and has a price.",
        asks: [
          "What is done then, in which order, with which tool?",
          "What may it do to the surface, the color or the parts around it?",
        ],
      },
      {
        head: "After {short}: so that it lasts",
        ask: "How do I keep it from coming back?",
        first: "An hour a year saves the afternoon.",
        asks: [
          "What caused it, and what is changed about that?",
          "What is looked at, how often, and by which sign is it time?",
        ],
      },
    ],
    facts: [
      [
        "What the maker says for this very model or material",
        "Manual or label; the number stands on the plate",
      ],
      ["What a professional charges for it", "Two offers by telephone; what is included"],
      ["What must not be mixed", "The labels, and Poison Help’s page"],
    ],
  },
  {
    id: "onboarding",
    heard:
      /\b(?:onboard\w*|train(?:ing)? (?:plan|program|new|a new|staff|employees|your|someone|people)|new (?:hire|dispatcher|server|assistant|technician|apprentice|employee|cook|cashier)|first (?:day|week|month) (?:of|for) (?:a )?new)\b/,
    opens:
      "On the first day a new colleague wants to know three things: what is expected at the end of it, whom to ask, and where to sit. {Doing} goes well when somebody has settled these beforehand, for each day. Here is a way to do it{for-readers}.",
    sections: [
      {
        head: "Watch, and know whom to ask",
        first: "Nothing is done alone yet; what is seen is written down.",
        asks: [
          "Which license, training and papers are on file on the first morning, which keys and log-ins lie ready, and who has checked it?",
          "Beside whom do they work, at which hours, and which three things are they to look for?",
          "Which ten words or abbreviations must {object} know, and where are these written?",
          "What is dangerous or cannot be undone, and is never done without asking?",
        ],
      },
      {
        head: "The easy half, with somebody beside",
        first: "The easy cases come first, and all of them real.",
        asks: [
          "Which five cases make up half of the work, and in which steps is each to be done by {object}?",
          "What do they say when they do not know? Word for word.",
          "Which mistake is allowed here, because it can be put right?",
        ],
      },
      {
        head: "The hard ones, played",
        first: "What is rare has to be practiced, for it does not wait.",
        asks: [
          "Which three cases frighten you yourself, and who plays them with {object}?",
          "By which sign do they recognize each of the three, and whom do they fetch?",
        ],
      },
      {
        head: "Alone, with somebody in reach",
        first: "Help is near, and does not come unasked.",
        asks: [
          "Which hours or cases may {object} take alone, and what is the sign for “take over”?",
          "What do they hand in at the end of the day?",
        ],
      },
      {
        head: "How you check it",
        first: "Not by asking whether it is clear.",
        asks: [
          "Which five cases do they do before you, and what has to be right in each?",
          "What do you tell them that went well, what has to be different by when, and who decides that they stay?",
        ],
      },
    ],
    facts: [
      ["The cases that make up half of the work", "A tally of one week, by those who do it"],
      ["What the last new colleague missed", "Ask them; they remember it"],
      [
        "What may be done only with a license or after an instruction",
        "Your trade body, your insurer, OSHA’s page for your trade",
      ],
    ],
  },
  {
    id: "keeping",
    heard:
      /\b(?:keep(?:ing)? .{0,40}(?:from (?:leaving|quitting)|staff|employees|team|people)|retain\w*|retention|turnover|burn.?out|quitting|from leaving|motivat\w+|morale)\b/,
    opens:
      "People seldom leave on the day on which they give notice. They leave in a week in which something was asked of them once too often, and nobody noticed. {Doing} begins with that week{for-readers}.",
    sections: [
      {
        head: "Why the last ones left",
        ask: "Why do they really leave?",
        first: "Ask them now; after half a year people say it.",
        asks: [
          "What did the last three say when they left, and what did they tell others?",
          "Which week was it, and what had happened in it?",
        ],
      },
      {
        head: "What a bad day is like",
        ask: "What wears people out?",
        first: "It is not the work that tires. It is what comes between.",
        asks: [
          "What interrupts them, how often, and who could take that off them?",
          "Which task was added in the last two years without anything being taken away?",
          "When is a break a break?",
        ],
      },
      {
        head: "Money, said plainly",
        ask: "Is it only about money?",
        first: "It is not everything, and it has to be right first.",
        asks: [
          "What is paid for this work nearby, and where do you stand?",
          "When was it last looked at without anybody having asked?",
        ],
      },
      {
        head: "A say in the week",
        ask: "What can I give them that costs nothing?",
        first: "What people can decide themselves they defend.",
        asks: [
          "Which hours, tools or rules can they choose, and which not?",
          "What did they propose in the last year, and what became of it?",
        ],
      },
      {
        head: "The talk before it is too late",
        ask: "What should I ask before it is too late?",
        first: "Twice a year, half an hour, and not about performance.",
        asks: [
          "What are the three questions? One of them: what would make you look for something else?",
          "What did you change after the last such talks, and who knows that?",
        ],
      },
      {
        head: "When somebody goes all the same",
        ask: "What do I do when somebody goes all the same?",
        first: "How one leaves is seen by those who stay.",
        asks: [
          "What is said to the others, by whom, and when?",
          "What is handed over in the last two weeks, and who has time for it?",
        ],
      },
    ],
    facts: [
      [
        "What is paid nearby for the same work",
        "Three job ads with their dates; the labor department’s figures",
      ],
      ["What a departure costs you", "Your own books: ads, overtime, weeks of training"],
      ["Why people left", "A talk with the last three, half a year later"],
    ],
  },
  {
    id: "hire",
    heard:
      /\b(?:hir(?:e|ing)|job (?:descriptions?|postings?|ads?)|recruit\w*|interview\w*|new (?:hires?|employees?|staff)|turnover|retain\w*|keep(?:ing)? (?:good )?(?:staff|employees|people)|motivat\w+|burn.?out|schedul\w+ (?:staff|shifts|employees)|shifts?|train(?:ing)? (?:new|a new|staff|employees|your)|performance reviews?|team meetings?|delegat\w+|firing|fire an? employee)\b/,
    verbs: /^(?:writing|hiring|recruiting|interviewing|scheduling|delegating)\b/,
    opens:
      "{Doing} is decided before anybody has been spoken to: by what the job really is on a bad day, by who has time for the new one, and by what is promised. Here it is in that order{for-readers}.",
    sections: [
      {
        head: "What the work of {object} really is",
        ask: "How do I know what I am looking for?",
        first: "Write down one whole day, the bad one.",
        asks: [
          "Which ten things are done in it, which of them every day, and which need experience?",
          "What can be taught in two weeks, and what has to be there already?",
          "Who does it now, and what would they give away first?",
        ],
      },
      {
        head: "What you can offer {object}",
        ask: "What should I pay, and what else can I offer?",
        first: "Say the sum first; it spares both sides a month.",
        asks: [
          "What do you pay, from … to …, and what does that depend on?",
          "Which hours are fixed and which can be talked about?",
          "What do people like about working with you? Ask two, and quote them.",
        ],
      },
      {
        head: "How you choose {object}",
        ask: "How do I find out who fits?",
        first: "An hour of real work tells more than an interview.",
        asks: [
          "Which piece of the real work can be tried, paid, for an hour?",
          "Which three questions do you ask everybody, and what is a good answer to each?",
          "Who else meets them, and who has the last word?",
        ],
      },
      {
        head: "The first two weeks with {object}",
        ask: "What happens in the first two weeks?",
        first: "Whoever is left alone on the second day begins to look for another place on the tenth.",
        asks: [
          "Who is beside them, at which hours, and what is learned on which day?",
          "Which work is theirs from the first day, so that they are of use?",
          "On which day do you ask what is unclear?",
        ],
      },
      {
        head: "When it does not work with {object}",
        ask: "What if it was the wrong choice?",
        first: "It is seen early, and is said late.",
        asks: [
          "By which sign do you notice it in the first month?",
          "What do you say then, and what do you try before you end it?",
        ],
      },
    ],
    facts: [
      [
        "What is paid nearby for the same work",
        "Three job ads with their dates; the labor department’s figures",
      ],
      ["What may not be asked in an interview", "The pages of the EEOC and of your state"],
      ["What a change of staff has cost you", "Your own books: ads, overtime, weeks of training"],
    ],
  },
  {
    id: "pricing",
    heard:
      /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b/,
    opens:
      "{Doing} is a matter of three sentences: what it costs from when on, why, and what stays as it is. Most who are asked to pay more can live with it if they hear it early and from you. Here is what to settle before you say them{for-readers}.",
    sections: [
      {
        head: "How much, and for what",
        ask: "How much can I raise my prices at once?",
        first: "Work it out for the three things that you sell most.",
        asks: [
          "What does each of the three cost you today, with your own time in it, and what is left?",
          "Which price has not moved for longest, and which one should not move at all?",
          "One step or two, and how large may it be so that it is the last for a year?",
        ],
      },
      {
        head: "When, and how long beforehand",
        ask: "How long before should I announce it?",
        first: "A month is fair; a sign on the door is not enough.",
        asks: [
          "From which day on, and what is with those who have booked before it?",
          "Who hears it in person, who by a letter, and who reads it where?",
        ],
      },
      {
        head: "The regulars",
        ask: "How do I keep my regulars?",
        first: "Those who have come for years hear it first, and from you.",
        asks: [
          "Which twenty would you miss most, and who tells each of them?",
          "What can you give them that costs little: the old price until a date, their usual hour, a word?",
          "What will you not do: bargain, apologize, make exceptions that others hear of?",
        ],
      },
      {
        head: "What you say",
        ask: "What do I say when somebody finds it too much?",
        first: "Say the sum, and then say nothing for a moment.",
        asks: [
          "What is the sentence, word for word, without “unfortunately”?",
          "What do you answer to “That is a lot”, and what to “Then I have to think about it”?",
          "What do those who work with you say, and have they practiced it?",
        ],
      },
      {
        head: "Whom you may lose",
        ask: "How many will leave, and can I afford it?",
        first: "Some will go. Decide beforehand how many you can do without.",
        asks: [
          "How many could go before you earn less than today? Do the sum.",
          "What do you say to somebody who leaves, so that they can come back?",
        ],
      },
      {
        head: "Three months later",
        ask: "How do I know afterward that it was right?",
        first: "Then look at two numbers.",
        asks: [
          "How many come less often, and how much is left per hour?",
          "What did people really say, in their words?",
        ],
      },
    ],
    facts: [
      ["What you earn with each of the three", "Your own books for the last three months"],
      ["What others nearby charge", "Three published lists; note the day"],
      ["How many you can lose", "Your own sum: today’s income divided by the new price"],
    ],
  },
  {
    id: "money",
    heard:
      /\b(?:pric(?:e|es|ing)|rates?|fees?|invoic\w+|bill(?:s|ing)?|get(?:ting)? paid|late pay\w*|unpaid|cash ?flow|budget\w*|profit\w*|margins?|tax(?:es)?|deduct\w*|loan|expenses?|bookkeeping|payroll|discounts?|deposits?|charg(?:e|ing)|insurance costs?)\b/,
    opens:
      "{Doing} is talked about in sums and decided by habits: who says the price, when it is said, what is written down beforehand. This text takes the habits one after another, each with a sum of your own beside it{for-readers}.",
    sections: [
      {
        head: "Your own number first",
        ask: "How do I find out where I stand?",
        first: "Before any advice comes one figure from your books.",
        asks: [
          "Which figure shows how it stands today, and where is it to be had?",
          "What was it a year ago, and what would be enough?",
        ],
      },
      {
        head: "What {object} really cost you",
        ask: "What does it really cost me?",
        first: "Hours are the part that is left out.",
        asks: [
          "What does it cost you in one ordinary month, in money and in hours, all told?",
          "Which part of it pays for the rest, and which does not pay at all?",
        ],
      },
      {
        head: "One rule on {object}, in one sentence",
        ask: "Which rule should I have?",
        first: "A rule that fits into one sentence is kept.",
        asks: [
          "What applies from which day on, and for whom not?",
          "Where is it written, and who reads it before it matters?",
        ],
      },
      {
        head: "How you speak of {object}",
        ask: "How do I say it?",
        first: "Say the sum, and then say nothing for a moment.",
        asks: [
          "What is the sentence, word for word, and what do you answer to “That is a lot”?",
          "Who has to be told in person, and who by letter?",
        ],
      },
      {
        head: "{Short}, three months later",
        ask: "How do I see whether it works?",
        first: "Then the figure from the beginning is looked at again.",
        asks: [
          "Which figure shows that it works, and from which one on do you change it back?",
          "Whom did you lose by it, and was that a loss?",
        ],
      },
    ],
    facts: [
      ["What others nearby charge or allow", "Three published lists; note the day"],
      ["What the law says on it", "Your state’s consumer or revenue office, and your accountant"],
      ["Your own figure, before and after", "Books, till or calendar, eight weeks of each"],
    ],
  },
  {
    id: "found",
    heard:
      /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|attract\w*|more (?:customers|clients|patients|guests|bookings|reviews|followers)|promot\w+|brand\w*|website|loyalty|open house|sponsor\w*|flyers?|content ideas|posts)\b/,
    opens:
      "Whoever wants to be found has to be found by somebody in particular. So this text on {doing} begins with one person who came to you last month and asks how that happened; everything after it is doing more of the same, in an hour a week{for-readers}.",
    sections: [
      {
        head: "How the last ten came to you",
        ask: "How do people find me today?",
        first: "Ask them; it takes a sentence each.",
        asks: [
          "What did the last ten new {customers} answer to “How did you hear of us?”",
          "Which of these ways can you do more of, and which was chance?",
        ],
      },
      {
        head: "The one thing that they should remember",
        ask: "What should people remember of me?",
        first: "You cannot be known for five things.",
        asks: [
          "What do you do that others nearby do not, in one sentence that a customer has said?",
          "Which picture or story shows it?",
        ],
      },
      {
        head: "{Short}: what to do, and when",
        ask: "What do I do, and how often?",
        first: "An hour a week, always the same one.",
        asks: [
          "What is done in which week of the month, by whom, and how long does it take?",
          "Which five pieces (a question that you are always asked, a before and after, a face, a mistake, a date) can be ready beforehand?",
          "Where does it appear, and what do you leave out on purpose?",
        ],
      },
      {
        head: "What to leave out of {object}",
        ask: "What should I leave alone?",
        first: "Some of what is recommended costs more trust than it brings.",
        asks: [
          "What do the rules of the platform and the law forbid: bought reviews, prizes, names or pictures without leave?",
          "What would annoy you as a customer?",
        ],
      },
      {
        head: "Whether {short} helped",
        ask: "How do I know that it helps?",
        first: "One number, and not the one that the platform shows you.",
        asks: [
          "How many came and said so, this month and the one before?",
          "After how many months without a change do you stop?",
        ],
      },
    ],
    facts: [
      ["How new customers found you", "Your own list: ask for a month"],
      ["The platform’s rules", "Its own help page, with the day on which you read it"],
      ["What an hour of it brings", "Your books: new customers by source"],
    ],
  },
  {
    id: "event",
    heard:
      /\b(?:wedding|party|trip|travel\w*|vacation|itinerary|road trip|weekend in|camping|reunion|birthday|festival|fundraiser|conference|picnic|honeymoon)\b/,
    opens:
      "{Doing} is easy once three things stand: the day, the money, and what you would not do without. Everything else can be moved. Here is the order in which to settle it.",
    sections: [
      {
        head: "What {object} is for",
        ask: "What is it for?",
        first: "One sentence settles a hundred questions later.",
        asks: [
          "Who is it for, how many, and what do they need: steps, food, quiet, children?",
          "What is the one thing that must not be missing?",
        ],
      },
      {
        head: "The day and the money for {object}",
        ask: "When should it be, and what may it cost?",
        first: "Write the sum down before the first wish.",
        asks: [
          "Which day or season, and what speaks against it: weather, crowds, prices?",
          "How much altogether, and what are the three largest parts of it?",
        ],
      },
      {
        head: "What has to be booked first for {object}",
        ask: "What has to be booked first?",
        first: "Two or three things are gone early; the rest can wait.",
        asks: [
          "What has to be booked when, and until when can it be canceled?",
          "What is the second choice, if it is gone?",
        ],
      },
      {
        head: "{Object}, hour by hour",
        ask: "What does the day look like?",
        first: "Plan half, and leave the other half open.",
        asks: [
          "What happens in the morning, at noon and in the evening, and how does one get from one to the next?",
          "Where can one sit down, eat and rest in between?",
        ],
      },
      {
        head: "If it rains on {object}",
        ask: "What if something goes wrong?",
        first: "Something will be different, and that will be the story.",
        asks: [
          "What is done if the weather, a guest or a train fails?",
          "Who decides then, and who has all the numbers?",
        ],
      },
    ],
    facts: [
      ["Opening days, prices, access", "Each place’s own page, with the day on which you looked"],
      ["How to get there", "The transport company’s page; a trial of your own"],
      ["What it cost", "Your own receipts or three offers"],
    ],
  },
  {
    id: "choosing",
    heard:
      /\b(?:choos\w+|pick(?:ing)?|buy(?:ing)?|select\w*|which \w+ to (?:buy|get)|find(?:ing)? (?:the right|a good)|shop(?:ping)? for)\b|^(?:the )?best (?!way|time|practice)/,
    verbs: /^(?:choosing|picking|buying|selecting|finding|shopping)\b/,
    opens:
      "With {doing} the shelf offers two hundred answers to a question that nobody has asked yet: what for? Answer that first, in three sentences, and most of the shelf is gone. Here is how, and what to look at in those that are left{for-readers}.",
    sections: [
      {
        head: "What you want {object} for",
        ask: "What do I need {object} for?",
        first: "Say what it has to do on an ordinary day.",
        asks: [
          "How often, where and by whom is it used, and what has to be easy about it?",
          "What was wrong with the last one?",
          "What may it cost, with everything that belongs to it in a year?",
        ],
      },
      {
        head: "What matters in {object}, and what does not",
        ask: "What matters when choosing, and what does not?",
        first: "Three things matter, and they stand in an order.",
        asks: [
          "Which three, in which order, and why? For each: how does one see it in a shop?",
          "Which number on the label says little?",
        ],
      },
      {
        head: "How to try {object}",
        ask: "How do I try it?",
        first: "Try two or three on the same day, in the same way.",
        asks: [
          "What is tried, for how long, and at what time of day?",
          "Which sign says no at once?",
          "Whom can you ask who has had one for a year?",
        ],
      },
      {
        head: "Before you pay for {object}",
        ask: "What should I ask before I pay?",
        first: "Ask three things while you are still free to go.",
        asks: [
          "How long may it come back, used, and who pays for that?",
          "Which parts wear out, and what do they cost?",
        ],
      },
      {
        head: "If it was the wrong choice of {object}",
        ask: "What if it was the wrong one?",
        first: "You notice it in the first two weeks.",
        asks: [
          "By which signs, and what can be adjusted before it goes back?",
          "To whom can it be given or sold?",
        ],
      },
    ],
    facts: [
      ["What owners say after a year", "Two of them, asked by you and quoted by name"],
      ["Prices of this month", "Two shops and one maker’s page"],
      [
        "What a body without anything to sell says",
        "A consumer magazine or a professional association, with its date",
      ],
    ],
  },
  {
    id: "learning",
    heard:
      /\b(?:learn\w*|practic\w+|play(?:ing)? (?:the|chess|guitar|piano)|run(?:ning)? (?:a|your first|for)|marathon|yoga|meditat\w+|exercis\w*|stretch\w*|workout|strength|swim\w*|language|guitar|piano|drawing|photography|writing a|public speaking|study\w*|habits?|sleep|get(?:ting)? (?:fit|better)|train(?:ing)? for)\b/,
    opens:
      "{Doing} is less a matter of talent than of Tuesday: whether it is done on a day on which one would rather not. So this text begins small, says what each week is for, and names the point at which most people stop.",
    sections: [
      {
        head: "Where you begin with {object}",
        ask: "Where do I begin?",
        first: "Find out what you can do now, without judging it.",
        asks: [
          "What is tried on the first day, and how is it written down?",
          "For whom is it not right without asking a doctor or teacher first?",
        ],
      },
      {
        head: "What you need for {object}, and what you do not",
        ask: "What do I need?",
        first: "Less than the shop says.",
        asks: [
          "Which one thing is needed, what does it cost, and what can be borrowed?",
          "Where and at which hour can it be done so that nothing comes in between?",
        ],
      },
      {
        head: "The first four weeks of {short}",
        ask: "What do I do in the first weeks?",
        first: "So little that it would be odd to leave it out.",
        asks: [
          "What is done in each week, how often, how many minutes?",
          "What is the smallest version for a bad day?",
          "By which sign is one ready for the next week?",
        ],
      },
      {
        head: "Where people stop {short}",
        ask: "How do I keep going?",
        first: "It is nearly always the same week.",
        asks: [
          "When is it, why, and what helped those who went on?",
          "Which pain or trouble means: stop and ask somebody?",
        ],
      },
      {
        head: "How you see that {short} works",
        ask: "How do I see that I am getting better?",
        first: "Not from day to day.",
        asks: [
          "What is compared with the first day, after how many weeks?",
          "What comes next, and with whom?",
        ],
      },
    ],
    facts: [
      [
        "What is safe, and for whom not",
        "A professional body’s page; a doctor or teacher who reads the draft",
      ],
      ["What the first weeks were like", "Two people who began this year, quoted by name"],
      ["What it costs", "The one thing that is needed, at two shops"],
    ],
  },
  {
    id: "changing",
    heard:
      /\b(?:switch\w*|mov(?:e|es|ing)|go(?:ing)? from|chang(?:e|es|ing)|introduc\w+|start(?:ing)? (?:a|an|your) (?:[\w-]+ ){0,2}(?:business|shop|company|practice|studio|store)|open(?:ing)? (?:a|an|your) (?:[\w-]+ ){0,3}(?:location|shop|practice|studio|store|office)|second location|sell(?:ing)? (?:a|your) (?:business|practice)|retir\w+|paperless|software|crm|inventory|launch\w*|waiting room|safety|compliance|emergency plan|polic(?:y|ies))\b/,
    opens:
      "{Doing} fails less often for want of a good idea than for want of a Monday: nobody has settled who does what on the first day. This text goes from how it is now to that Monday, and to the day on which you look whether it was right{for-readers}.",
    sections: [
      {
        head: "Before {short}: how it is now",
        ask: "How do I begin?",
        first: "Begin with one ordinary day, as it really goes.",
        asks: [
          "What happens today, who does it, and how long does it take?",
          "Which three cases go wrong, and what does each cost?",
          "What works, and has to stay?",
        ],
      },
      {
        head: "What {short} is to change",
        ask: "What exactly should be different?",
        first: "One sentence, with a number and a day.",
        asks: [
          "What will be so, by when, and by which number does one see it?",
          "What is not part of it, although somebody will ask?",
        ],
      },
      {
        head: "Who is concerned by {short}, and what you tell them",
        ask: "How do I tell the others?",
        first: "People mind a change less than hearing of it last.",
        asks: [
          "Who has more work by it at first, and what is taken off them for it?",
          "What do customers notice, and in which sentence do they hear it?",
          "Who is against it, and which of their reasons is right?",
        ],
      },
      {
        head: "The first week of {short}",
        ask: "What do I do in the first week?",
        first: "Try it small, while the old way is still there.",
        asks: [
          "On which day, with which cases, and who is beside it?",
          "What is done when it does not work at eleven in the morning?",
        ],
      },
      {
        head: "A month after {short}",
        ask: "How do I know whether it was right?",
        first: "Look at the number, and then ask the people.",
        asks: [
          "Is the number from the beginning reached, and what came in its place?",
          "What is kept, what dropped, and who says so to whom?",
        ],
      },
    ],
    facts: [
      ["The number before and after", "A log of your own, two weeks of each"],
      ["What it costs, in money and hours", "Two offers, and the hours of the first month written down"],
      ["What somebody says who has done it", "Two businesses of your size, asked by you and quoted by name"],
    ],
  },
];

export const anyFrame: Frame = {
  id: "any",
  heard: /(?:)/,
  opens:
    "Most of what is said about {doing} is either too large to begin with or too small to matter. This text stays in between: what it is, what a reader can do with it this week, and what is better left to somebody who does it daily{for-readers}.",
  sections: [
    {
      head: "{Object} in one scene",
      ask: "What is it about?",
      first: "Begin with a day on which it mattered.",
      asks: [
        "Where and when was it, who was there, and what was at stake?",
        "What did nobody know at that moment?",
      ],
    },
    {
      head: "What is usually believed about {object}",
      ask: "What do most people get wrong about it?",
      first: "It is not foolish, and it is not quite so.",
      asks: [
        "What do most people think about it, and where does that come from?",
        "What is true of it, and which source says so?",
      ],
    },
    {
      head: "What matters about {object}",
      ask: "What really matters?",
      first: "Three things, the largest first.",
      asks: ["Which three, and for each: what does it change for the reader?", "For whom is it different?"],
    },
    {
      head: "What to do about {object}",
      ask: "What can I do about it this week?",
      first: "The first step should fit into an hour.",
      asks: [
        "What is done first, second and third, and by which sign is each done?",
        "What does it cost, and what happens if one leaves it?",
      ],
    },
    {
      head: "Whom to ask about {object}",
      ask: "Whom can I ask?",
      first: "Nobody has to know it all.",
      asks: [
        "Who knows it well, and which question should one put to them?",
        "By which sign is it time to ask?",
      ],
    },
  ],
  facts: [
    [
      "The one figure that readers will remember",
      "Its first source, not a page that repeats it; with the date",
    ],
    ["What somebody says who does it daily", "Two of them, asked by you and quoted by name"],
    ["What is disputed", "Who says what, and where it is written"],
  ],
};
