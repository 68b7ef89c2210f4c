import type { Stand } from "./kind.ts";

export const followUpSooner: Stand = {
  id: "follow-up-sooner",
  topic: "followup",
  name: "following up on estimates",
  claim: "Call about the estimate while they still remember your face",
  affirms: true,
  heard:
    /\b(?:late|slow\w*|never|sooner|soon|faster|earlier|wait\w*|don'?t|fail\w*|forget\w*|should|must|need to) (?:[\w'’-]+ ){0,5}?follow(?:s|ed|ing)?[- ]?ups? (?:\w+ ){0,2}?(?:on|after|about|with) (?:[\w'’-]+ ){0,3}?(?:estimates?|quotes?|bids?|proposals?)\b|\bfollow(?:s|ed|ing)?[- ]?ups? (?:\w+ ){0,2}?(?:on|after|about|with) (?:[\w'’-]+ ){0,3}?(?:estimates?|quotes?|bids?|proposals?) (?:[\w'’-]+ ){0,5}?(?:late|slow\w*|sooner|soon|faster|earlier|enough)\b|\b(?:estimates?|quotes?|bids?|proposals?) follow[- ]?ups? (?:is|are|comes?|happens?) (?:\w+ )?(?:late|slow)\b/,
  not: /\b(?:too (?:much|often|soon|early|many)|pushy|annoy\w*|harass\w*|law firms?|attorneys?|lawyers?)\b|\b(?:stop|quit|should not|shouldn'?t|should never|no need to|don'?t have to|waste) (?:[\w'’-]+ ){0,2}?follow(?:ing)?[- ]?up\b/,
  opens: [
    "The estimate went out on Tuesday, and it was a good one. You measured, you explained, you were thanked at the door. On Wednesday somebody else’s arrived. On Thursday the two of them sat at the kitchen table with both, and one question that neither paper answered. Nobody called. You called the week after, and they’d signed with whoever rang on Thursday.",
  ],
  because: [
    [
      "They decide before you think they do",
      "Whoever asks for an estimate has a problem this week. They put two or three papers side by side within days and choose the one they understand. A call after they’ve chosen can only hear the news.",
    ],
    [
      "It’s late because it’s nobody’s job",
      "The one who measured is on the next job, and the one at the desk doesn’t know what was said there. So it waits for a slow afternoon, and slow afternoons come in the wrong season. That isn’t shyness. It’s a list without a name on it.",
    ],
    [
      "A call on the agreed day isn’t pushy",
      "“I’ll call Thursday around five to see what questions you have. Does that work?” Said at the door, it makes Thursday’s call a kept promise. A call that comes out of nowhere after two weeks is the one that feels like selling.",
    ],
    [
      "One question does more than three reminders",
      "“Which part of it is unclear?” gets an answer. “Have you decided?” gets “not yet.” The first lets you mend the estimate while it can still be mended.",
    ],
  ],
  sum: [
    "Twenty estimates a month",
    "Say {one} sends twenty a month at $6,000, and six are signed. If a call on day two brings one more, that’s $6,000 of work for twenty calls of five minutes: 100 minutes. Don’t believe my figure. Write down for two months when each was sent, when somebody called, and what became of it, and compare the ones you called within two days with the rest.",
  ],
  acts: [
    "The same day: send it, with one line on what it doesn’t include, and the day on which you’ll call.",
    "Day two: whoever measured calls. “What questions came up when you looked at it together?”",
    "Day five: one message with something new, such as an answer, a date you could start, or a smaller first step with its own price.",
    "Day ten: “Should I close this one, or is it still open? One word is fine.” Then stop.",
    "Every Friday somebody with a name goes through the list: sent, called, answered, signed, lost and why.",
  ],
  grants: [
    "Some people want to be left alone with a large sum, and they’ll tell you so at the door if you ask. Then you call on the day they name. And in the busiest weeks you may be glad of every estimate that waits. That’s a reason to send fewer, and none to leave the ones you’ve sent.",
  ],
  ends: "Agree on the day before you leave, and call on it. If the ones you called within two days don’t sign more often after two months, I was wrong, and you’ll have the list to show it.",
};
