import type { View } from "./view.ts";

// What customers see, write and owe.

export const publishedPrices: View = {
  topic: "prices",
  heard:
    /\b(?:publish|post|list|show|share|put|hid(?:e|ing)|display)\w* (?:\w+ ){0,2}(?:prices?|pricing|rates|fees)\b|\bprices? (?:on|online|in) (?:the |your |our |their |its )?(?:website|site|web|page|window|open)\b|\btransparent (?:prices|pricing)\b|\bprice transparency\b/,
  not: /\b(?:don'?t|do not|shouldn'?t|not|never|stop|quit|no need to|against) (?:\w+ )?(?:publish|post|list|show|shar|put|display)\w* (?:\w+ ){0,2}(?:prices?|pricing|rates|fees)\b|\b(?:prices?|pricing|rates|fees)\b.{0,30}\b(?:(?:don'?t|do not|never) belong|kills?|hurts?|costs? (?:you|us)|loses?|drives?|scares?|backfires?|is wrong|is a mistake)\b|\bhid(?:e|ing)\b.{0,30}\b(?:is|are) (?:smart|right|fine|ok(?:ay)?|good|fair|better|best)\b|(?:: |^|\bshould |\bmust |\bok(?:ay)? to |\bright to )(?:hide|hiding) \w/,
  thesis: "Small businesses should publish their prices",
  follows: ["three-kinds", "range-sentence", "how-many-came"],
  gist: "Publish fixed prices as numbers and everything else as a range, with what it depends on.",
  scene:
    "“Call us for a quote.” It is on the website of {one}, under a picture of a friendly team. The person reading it wanted to know {ask0}, and they are looking at the next website already.",
  close: "Publish three prices tonight, with a date. See what people ask tomorrow.",
  reasons: [
    {
      head: "People look it up before they call",
      text: "Someone who can’t find a price doesn’t assume you are fair. They assume you are expensive, and {next}.",
    },
    {
      head: "You stop talking to the wrong people",
      text: "A range tells half of them that you are right for them and the other half that you aren’t. Both find out without taking up your time, {hands}.",
    },
    {
      head: "You have to know your prices yourself",
      text: "Writing them down shows you which ones nobody could explain. If two people at {aPlace} would name different numbers, callers have been hearing both.",
    },
  ],
  against: {
    text: "Competitors will see them, and no list can do justice to {hard}.",
    reply:
      "Competitors can find out with one call. And the list doesn’t have to cover everything: give a price for what is always the same, a range for what varies, and say what has to be looked at first, and what that costs.",
  },
};

export const badReviews: View = {
  topic: "reviews",
  heard:
    /\b(?:answer|respond|repl)\w*\b.{0,40}\breviews?\b|\breviews?\b.{0,40}\b(?:answer|respond|repl|ignor)\w*/,
  not: /\b(?:don'?t|do not|shouldn'?t|not|never|stop|stopped|quit|no need to|against) (?:\w+ ){0,2}(?:answer|respond|repl)\w*/,
  thesis: "Answer every bad review, even the unfair ones",
  follows: ["answer-them", "learn-from", "rules-first"],
  gist: "You answer a bad review for the people who read it later, so stay calm, keep it short and leave out every detail.",
  scene:
    "Two angry lines, one star, and half of it isn’t true. You could explain exactly what happened. Or you could close the page and hope that nobody sees it.",
  close: "You can’t win the argument. You can be the one who stayed polite.",
  reasons: [
    {
      head: "You aren’t writing to the person who complained",
      text: "They have made up their mind. Everyone who looks you up next month hasn’t. They read the bad reviews first, and then they look for your answer. An empty space under a complaint reads like a shrug.",
    },
    {
      head: "The unfair ones are your best chance",
      text: "A fair complaint needs a fix. An unfair one only needs a calm answer, and readers notice the difference in tone by themselves. You don’t have to say who is right.",
    },
    {
      head: "It is cheap",
      text: "Three sentences, once a week: thank them, say one thing about the matter, give a name and a number. It takes less time than being annoyed about it.",
    },
  ],
  against: {
    text: "Answering gives the complaint more attention, and one wrong word about somebody’s visit can break confidentiality.",
    reply:
      "That is why the answer has no details. Don’t confirm that they were with you, don’t mention what it was about, and move it to the phone. If you can’t write it calmly today, write it tomorrow.",
  },
};

export const texting: View = {
  topic: "writing",
  heard:
    /\btext(?:ing|s)? (?:beats|is better|are better|instead of|over)\b|\b(?:(?:nobody|no one)|(?:customers|patients|clients|people) (?:don'?t|do not|no longer)) (?:wants?|likes?) to (?:talk|call|be called)|\b(?:hates?|hating) (?:phone )?calls\b|\blet (?:them|people|customers|patients|clients) text\b/,
  thesis: "Let people text you",
  follows: ["first-line", "two-times-a-day", "close-doors"],
  gist: "Put a number people can text wherever your phone number is, and answer it at set times.",
  scene:
    "They are in a waiting room, on a bus, at a desk with three colleagues. They have a question for {aPlace}, and they can’t say it aloud.",
  close: "Add “or text this number” to your website tonight. Then make sure someone reads it.",
  reasons: [
    {
      head: "Many people can’t talk when you are open",
      text: "They are at work, with children, in a meeting. Asking {ask0} takes one line, and they can read the answer at lunch.",
    },
    {
      head: "Nothing gets lost on the way",
      text: "Name, date, time: it is there in writing, on both sides. Nobody has to spell anything, and nobody has to play phone tag.",
    },
    {
      head: "You decide when you answer",
      text: "A call interrupts you {hands}. A text waits until you have both hands free, and you can answer five of them in the time one call takes.",
    },
  ],
  against: {
    text: "A text can’t hear that someone is upset, and it is no place for anything private.",
    reply:
      "True. So bad news, anything private and {hard} stay on the phone, and every reply says how to reach a person.",
  },
};

export const noFees: View = {
  topic: "reminders",
  heard:
    /\b(?:no.?show|cancell?ation|late) (?:fees?|charges?|penalt\w+)\b.{0,60}\b(?:wrong|bad|unfair|backfir\w+|hurt\w*|stop|don'?t work|lose|lazy|punish\w*|overrated|don'?t)\b|\b(?:stop|quit|against|never|shouldn'?t|not) (?:be )?(?:charg\w+|us\w+|hav\w+|the)?.{0,20}\b(?:no.?show|cancell?ation) fees?\b/,
  thesis: "No-show fees punish the wrong people",
  follows: ["ask-a-question", "short-list", "easy-cancel"],
  gist: "A fee comes after the hour is lost; a reminder with a question and a waiting list save the hour itself.",
  scene:
    "The hour is gone, and now somebody has to send a bill for it. The person who gets it isn’t sorry. They are looking for another place to go.",
  close: "Ask early, fill the gap, and save the fee for the few who do it every time.",
  reasons: [
    {
      head: "The fee doesn’t fill the hour",
      text: "You are left with {gap} either way. A reminder that people can answer gives you the no while you can still offer the time to someone else.",
    },
    {
      head: "It falls on people who meant well",
      text: "Many no-shows tried to call, forgot, or were stuck somewhere. They are the ones who pay. The careless ones just don’t come back.",
    },
    {
      head: "Your front desk has to collect it",
      text: "Every fee is an argument with someone who is already embarrassed. Whoever answers your phone has that conversation, not you.",
    },
  ],
  against: {
    text: "Without a fee, nobody takes the appointment seriously.",
    reply:
      "Most people do, if they are asked. For long {visits} and for repeat no-shows, take a deposit up front and say so when they book.",
  },
};

export const fees: View = {
  topic: "reminders",
  heard:
    /\b(?:should|must|need to|have to|right to|ok(?:ay)? to|fair to|why we) (?:\w+ )?charg\w+ .{0,30}\b(?:no.?shows?|cancel\w*|missed)\b|\b(?:no.?show|cancell?ation) fees? (?:are|is) (?:fair|right|fine|necessary|good)\b/,
  thesis: "It is fair to charge for a no-show",
  follows: ["policy-at-booking", "repeaters", "easy-cancel"],
  gist: "A fee is fair if people heard about it when they booked and had an easy way to cancel.",
  scene:
    "At two o’clock the room is ready, the person who does the work is there, and nobody comes. Three people had asked for that hour.",
  close: "Make canceling easy, say the rule early, and then keep it.",
  reasons: [
    {
      head: "Somebody else wanted that hour",
      text: "It costs more than {gap}. It also costs the person on the waiting list who would have taken it and was never asked.",
    },
    {
      head: "A rule is kinder than a mood",
      text: "Without one, the nice people get charged and the loud ones don’t. If it is the same for everyone, nobody has to argue.",
    },
    {
      head: "It pays for the ease",
      text: "You answer at night, you send reminders, you let people move with one text. In return they let you know in time. A fee only meets those who didn’t.",
    },
  ],
  against: {
    text: "A fee drives good {customers} away over one bad day.",
    reply:
      "So let the first one go, and accept a good reason. What you may charge depends on your state and on who pays; have someone who knows read the wording.",
  },
};
