import type { Stand } from "./kind.ts";

// What one owes customers, and they owe in turn.

export const publishedPrices: Stand = {
  id: "published-prices",
  shows: { theme: "price", as: "reason" },
  topic: "prices",
  name: "publishing prices",
  claim: "Small businesses should publish their prices",
  heard:
    /\b(?:publish|post|list|(?<!no[- ])show|share|put|hid(?:e|ing)|display)\w* (?:\w+ ){0,2}(?:prices?|pricing|rates|fees)\b|\bprices? (?:on|online|in) (?:the |your |our |their |its )?(?:website|site|web|page|window|open)\b|\btransparent (?:prices|pricing)\b|\bprice transparency\b/,
  not: /\b(?:don'?t|do not|shouldn'?t|not|never|stop|quit|no need to|against) (?:\w+ )?(?:publish|post|list|show|shar|put|display)\w* (?:\w+ ){0,2}(?:prices?|pricing|rates|fees)\b|\b(?:prices?|pricing|rates|fees)\b.{0,30}\b(?:(?:don'?t|do not|never) belong|kills?|hurts?|costs? (?:you|us)|loses?|drives?|scares?|backfires?|is wrong|is a mistake)\b|\bhid(?:e|ing)\b.{0,30}\b(?:is|are) (?:smart|right|fine|ok(?:ay)?|good|fair|better|best)\b|(?:: |^|\bshould |\bmust |\bok(?:ay)? to |\bright to )(?:hide|hiding) \w/,
  opens: [
    "“It depends” is what {one} says when somebody asks what it costs. It’s true, and it’s what people hear just before they call somebody else. They don’t need the number to the dollar. They need to know whether they can afford to ask.",
  ],
  because: [
    [
      "People look it up before they call",
      "If they find nothing, they don’t think you’re exclusive. They think it’s more than they have, or that you decide when you see who’s calling.",
    ],
    [
      "It saves the calls nobody enjoys",
      "Whoever can’t pay $400 finds out on your page, in private, and doesn’t take ten minutes of your time or lose a little dignity.",
    ],
    [
      "It makes you decide",
      "You can’t publish a price that three people in your own office would quote differently. Half the benefit comes before the page is online.",
    ],
  ],
  sum: [
    "Thirty calls a month",
    "Count for a week how many callers ask for the price first. Say it’s seven, thirty a month, at five minutes each: two and a half hours. If ten of them would have read the page and stayed away, you’ve saved fifty minutes. If three others read it, saw that it was less than they feared, and called, you’ve gained three {customers}. Those three are the argument; the fifty minutes are a tip.",
  ],
  acts: [
    "Write down the three things people ask the price of most, and a range for each.",
    "Add the two things that each depends on, and what’s included.",
    "Count for a month how many callers still ask first.",
  ],
  grants: [
    "Your work differs from case to case, your competitors can read, and a bare number attracts people who only compare numbers. All of that speaks for a range with the two things it depends on, and a sentence about what’s included. “Most people pay between $180 and $320; it depends on how long it’s been and whether we’ve seen it before.” A competitor who wants your prices can have them by calling you once.",
  ],
  ends: "Write down the three things people ask the price of most. Put a number or a range next to each by Friday, and see who calls.",
};

export const badReviews: Stand = {
  id: "bad-reviews",
  topic: "reviews",
  name: "answering reviews",
  claim: "Answer every bad review, even the unfair ones",
  heard:
    /\b(?:answer|respond|repl)\w*\b.{0,40}\breviews?\b|\breviews?\b.{0,40}\b(?:answer|respond|repl|ignor)\w*/,
  not: /\b(?:don'?t|do not|shouldn'?t|not|never|stop|stopped|quit|no need to|against) (?:\w+ ){0,2}(?:answer|respond|repl)\w*|(?<!\b(?:not|never|stop|don'?t) )\bignor(?:e|ing)\b/,
  opens: [
    "It’s Sunday night, one star, and half of it isn’t true. You know who it was. Everything you’d like to write is right, and none of it should be posted.",
  ],
  because: [
    [
      "You aren’t writing to the person who complained",
      "They’ve made up their mind. You’re writing to whoever reads it in March with a toothache or a lawsuit, and wonders what you’re like when something goes wrong. It’s the only place where they can see that.",
    ],
    [
      "Silence looks like a yes",
      "Nobody reads a lone complaint and thinks, “How dignified of them not to reply.”",
    ],
    [
      "Two calm sentences beat two hundred stars",
      "“We’re sorry you left like that. Please call me at the office and ask for me; I’d like to hear it from you.” No details, no defense. Everybody can see who’s the adult in the room.",
    ],
  ],
  sum: [
    "Who reads it",
    "Say your page is opened 300 times a month and one reader in five scrolls down to the bad ones. That’s sixty people a month, seven hundred a year, for five minutes of your evening. If your answer keeps one in a hundred of them from moving on, that’s seven {customers}. You won’t find another five minutes that pay as well.",
  ],
  acts: [
    "Write two sentences that could stand under any complaint, and keep them at hand.",
    "Let somebody calmer read every answer before it’s posted.",
    "Look once a quarter for the complaint that comes up twice.",
  ],
  grants: [
    "Some reviews are written by people who were never there, some want a reaction, and in medicine and law you may not even say that somebody was with you. All true. That’s why the answer never argues, never gives a detail, and never confirms anything. If it’s plainly false, report it as well. But report it in addition, because the platform may take weeks, and your readers won’t wait.",
  ],
  ends: "Write it tonight, and post it tomorrow after somebody calmer has read it. Then go and look whether there was a grain of truth in it. There usually is one, and it’s free advice.",
};

export const letThemText: Stand = {
  id: "let-them-text",
  affirms: true,
  shows: { scene: "lost", theme: "rush", as: "reason" },
  topic: "writing",
  name: "texting",
  claim: "Let people text you",
  heard:
    /\btext(?:ing|s)? (?:beats|is better|are better|instead of|over)\b|\b(?:(?:nobody|no one)|(?:customers|patients|clients|people) (?:don'?t|do not|no longer)) (?:wants?|likes?) to (?:talk|call|be called)|\b(?:hates?|hating) (?:phone )?calls\b|\blet (?:them|people|customers|patients|clients) text\b/,
  opens: [
    "A whole generation would rather walk past your door than dial your number. They aren’t rude, and they aren’t afraid of you. They’re in a meeting, on a bus, next to a sleeping child, and what they have to say fits into nine words.",
  ],
  because: [
    [
      "It reaches people where a call can’t",
      "At work, in a waiting room, at eleven at night. The question gets asked when it comes up, and not when both of you happen to be free.",
    ],
    [
      "It’s in writing",
      "The address, the time, the name with its odd spelling: nobody has to repeat it, and nobody has to decipher a note.",
    ],
    [
      "One person can hold five conversations",
      "You can only have one caller on the line. You can answer five texts between two visits, each when it’s convenient.",
    ],
  ],
  sum: [
    "Minutes for minutes",
    "A call to move an appointment takes about four minutes with the hello and the calendar. The same by text takes one and a half, spread over an hour. At fifteen a day the difference is 37 minutes, more than three hours a week. If every fifth text needs a call after all, you still keep two and a half.",
  ],
  acts: [
    "Put a number that takes texts next to your phone number everywhere.",
    "Name one person who reads them, and the hour after which an answer waits until morning.",
    "Agree on when to stop typing and dial: after three texts back and forth.",
  ],
  grants: [
    "Texting is slow when something’s complicated, cold when somebody’s upset, and the wrong place for anything that others shouldn’t read. Older {customers} will call, and should find a phone that’s answered. And a text that nobody reads until Thursday is worse than no number at all. So open it with set hours, one person who’s responsible, and a rule: three texts back and forth, then somebody dials.",
  ],
  ends: "Send a text to your own number now. If it goes nowhere, so did the last person’s.",
};

export const noFees: Stand = {
  id: "no-fees",
  shows: { theme: "kept", as: "reason" },
  topic: "reminders",
  name: "no-show fees",
  claim: "No-show fees punish the wrong people",
  heard:
    /\b(?:no.?show|cancell?ation|late) (?:fees?|charges?|penalt\w+)\b.{0,60}\b(?:wrong|bad|unfair|backfir\w+|hurt\w*|stop|don'?t work|lose|lazy|punish\w*|overrated|don'?t)\b|\b(?:stop|quit|against|never|shouldn'?t|not) (?:be )?(?:charg\w+|us\w+|hav\w+|the)?.{0,20}\b(?:no.?show|cancell?ation) fees?\b|\b(?:stop|quit|never|not|n'?t) charg\w+ .{0,30}\b(?:no.?shows?|cancel\w*|missed)\b/,
  opens: [
    "The fee arrives when the hour is already lost. It doesn’t fill the chair, it doesn’t help the person on the waiting list, and it’s paid by the honest ones, because the others change their number.",
  ],
  because: [
    [
      "Most people forgot, and a fee doesn’t remind anyone",
      "A bill three days later teaches them that you’re strict. A question the day before would have taught them that it’s Tuesday.",
    ],
    [
      "It makes canceling harder",
      "Somebody who’s past the deadline has no reason left to call. So instead of four hours’ notice you get none, and the time stays empty.",
    ],
    [
      "It ends things",
      "You’ll collect once. Then they’ll tell the story, and in the story you’re the one who charged a mother with a sick child.",
    ],
  ],
  sum: [
    "Forty dollars against an hour",
    "Say twelve no-shows a month, a fee of $40, and half of them pay: $240. Now say a better reminder and a waiting list save four of those hours, and an hour brings $150: $600. You’d need to collect from fifteen people to match it, and you only have twelve. And if the fee drives away a single {customer} who’d have come for three more years, the year’s collection is gone.",
  ],
  acts: [
    "Look up who paid your last ten fees.",
    "End the reminder in a question that takes one letter to answer.",
    "Keep a short list of people who’d take a gap, and offer it within the hour.",
  ],
  grants: [
    "There are people who do it again and again, and their hours belong to others. A rule is fair to everyone who comes on time. So have one, for the second or third time, told when they book and not afterward. What it should cost them is the convenient slot: offer times on the day itself. That stings, and it leaves no empty hour behind.",
  ],
  ends: "Look at who paid your last ten fees. If those are the people you’d most like to keep, you have your answer.",
};

export const fairFees: Stand = {
  id: "fair-fees",
  affirms: true,
  topic: "reminders",
  name: "no-show fees",
  claim: "It is fair to charge for a no-show",
  heard:
    /\b(?:should|must|need to|have to|right to|ok(?:ay)? to|fair to|why we) (?:\w+ )?charg\w+ .{0,30}\b(?:no.?shows?|cancel\w*|missed)\b|\b(?:no.?show|cancell?ation) fees? (?:are|is) (?:fair|right|fine|necessary|good)\b/,
  opens: [
    "An hour was kept for one person. Somebody else was told no because of it. Then nobody came and nobody called. Asking for part of what that hour was worth isn’t greed. It’s the only way in which the person who was turned away gets a vote.",
  ],
  because: [
    [
      "The hour can’t be sold twice",
      "A shop that doesn’t sell a loaf today sells it tomorrow. Tuesday at ten doesn’t come back.",
    ],
    [
      "Everybody else pays for it anyway",
      "Without a fee the empty hours are in the price. Those who always come are paying for those who don’t, and nobody has asked them.",
    ],
    [
      "It’s only a rule if it’s said beforehand",
      "When they book, in the confirmation, in the reminder: three times, in one friendly sentence. Then nobody is surprised, and hardly anybody has to pay.",
    ],
  ],
  sum: [
    "What empty hours cost the others",
    "Ten missed hours a month at $120 are $1,200. Spread over 300 kept {visits}, that’s $4 each: a surcharge on reliability. A fee of $40 that five people pay brings back $200. But if the sentence alone makes four of the ten call in time, and those hours are filled, that’s $480. The fee you never collect is the one that works.",
  ],
  acts: [
    "Say the rule three times in one friendly sentence: at booking, in the confirmation, in the reminder.",
    "Let people cancel by text at any hour.",
    "Write down when it’s forgiven, and let the front desk decide.",
  ],
  grants: [
    "Illness, accidents and sick children aren’t choices, and in some trades, and under some insurance, you may not charge at all; find out before you print it. A fee without an easy way to cancel is a trap. So let people cancel by text at midnight, forgive the first time without being asked, and let the front desk forgive the second. A rule that nobody may bend makes enemies of your best people.",
  ],
  ends: "Read your own rule aloud, as if to a friend who’s late. If you can say it without turning red, it’s fair.",
};
