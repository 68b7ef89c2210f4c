import type { Subject } from "./kinds.ts";

export const askingReferrals: Subject = {
  id: "asking-referrals",
  name: "asking for referrals",
  heard:
    /\b(?:ask\w*|get\w*|generat\w+|earn\w*|more|encourag\w+|word[- ]of[- ]mouth)\b[^.?!]{0,30}\breferrals?\b|\breferral (?:program|script)s?\b|\brefer (?:a friend|friends|family|others)\b|\bword[- ]of[- ]mouth\b/,
  not: /\b(?:referral calls|from other (?:doctors|offices|dentists)|specialists?|prior auth\w*|insurance|vs|versus)\b/,
  title: "How {who} can ask for referrals",
  lead: "Ask at the moment of the thank-you, ask for one person and not for “anybody,” and make passing you on as easy as forwarding a text. It’s a sentence of ten seconds, and the people at your phones are in the best place to say it, because they hear the thank-yous. Never pay for it before you’ve checked your rules.",
  close:
    "Have everyone ask twice a day for a month, and ask each new caller who sent them. Count both. If the asking goes up and the sending doesn’t, change the sentence and keep the habit.",
  passages: [
    {
      does: "Listen for the opening",
      asks: "When should we ask?",
      heard: /\b(?:when|moment|time|opening|listen|train\w*|right)\b/,
      says: [
        "There are three on an ordinary day: somebody says thank you and means it, somebody mentions a friend or a neighbor with the same trouble, somebody praises a person by name. Anything else is too early. Train for it with ten real sentences from last week; for each, the team calls out “ask” or “don’t.” “You’ve been so patient with me” is an ask. “Finally!” isn’t.",
      ],
      mistake: [
        "Asking everyone at the end of every call",
        "It turns into a jingle, and the person with a complaint gets it too. Wait for the thank-you.",
      ],
      checks: ["The team can tell an opening from a bad moment, and has practiced with real sentences."],
      tasks: ["Collect ten sentences callers really said, and decide together which are openings."],
    },
    {
      does: "Ask for one person, in your own words",
      asks: "What should we say?",
      heard: /\b(?:say|script|words|ask|sentence|phone|template)\b/,
      says: [
        "“Tell your friends about us” brings nobody to mind. One person with one problem does. Everyone on the team writes their own version of the sentence, since a borrowed one sounds borrowed.",
      ],
      lines: [
        [
          "After a thank-you",
          "That’s so good to hear. If you know someone who’s putting this off the way you did, would you send them our way? I’ll take good care of them.",
        ],
        [
          "They mention someone",
          "Your sister sounds like she could use an answer. Shall I text you our number, so you can pass it on? She can ask for me.",
        ],
        [
          "They praise a colleague",
          "I’ll tell Rosa, it’ll make her day. If a friend ever needs her, have them ask for her by name.",
        ],
        ["They hesitate", "No pressure at all. I just wanted you to know we have room for people like you."],
      ],
      checks: ["Everyone on the team has a sentence of their own that asks for one person."],
      tasks: [
        "Have everyone write and say their own sentence, and pick the two that sound most like talking.",
      ],
    },
    {
      does: "Send something that can be forwarded",
      asks: "How do we make it easy?",
      heard: /\b(?:easy|text|link|card|send|forward|share)\b/,
      says: [
        "A card in a wallet is forgotten; a text is passed on in two taps. Keep one ready: your name, the number, one line on what you do, and a name to ask for. Send it only to people who’ve agreed to get texts from you. Leave out anything about the person who’s sending it, because whoever gets it can see who it came from and needn’t know why.",
      ],
      lines: [
        [
          "To pass on",
          "This is [name of the business], [number]. They’ve helped me, and new people are welcome. Ask for Maria; she’ll find you a time this week.",
        ],
      ],
      checks: ["A text is ready that can be forwarded as it is."],
      tasks: ["Write the text to pass on, and try it on three people outside the business."],
    },
    {
      does: "Treat the one who was sent as expected",
      asks: "What happens when the referral calls?",
      heard: /\b(?:calls?|new|welcome|answer|happens|receive|greet)\b/,
      says: [
        "“Maria told me to call” should light something up. The first answer is “I’m so glad she did,” the next is a time within the week. Note who sent them. In a practice or a firm you don’t confirm that the sender is known to you; “It’s nice when people mention us” says nothing and sounds friendly. If somebody who was sent has to leave a voicemail, you’ve embarrassed two people.",
      ],
      checks: ["Whoever was sent is offered a time within the week, and who sent them is written down."],
      tasks: ["Keep two openings a week for people who were sent."],
    },
    {
      does: "Say thank you, within the rules",
      asks: "May we reward referrals?",
      heard: /\b(?:reward|pay|gift|thank|incentive|rules|legal|discount|credit)\b/,
      says: [
        "A handwritten card is always right and nearly always enough. Money and gifts are another matter: for anything billed to Medicare or Medicaid, federal law forbids paying for referrals, many states go further for all health care, and lawyers may not pay for them except in narrow cases. A home-services company may usually give $25 off. Ask your attorney or your board before there’s a program, and thank people in the meantime.",
      ],
      mistake: [
        "Announcing a gift card before anyone has read the rules",
        "In health care and law it can be an offense, however small the card. Ask first; a thank-you note needs no lawyer.",
      ],
      checks: ["Someone has checked which thank-yous our rules allow."],
      tasks: ["Ask your attorney or board what you may give, and buy a box of cards meanwhile."],
    },
    {
      does: "Count two numbers",
      asks: "How do we know whether it works?",
      heard: /\b(?:count|measure|track|works?|numbers?|results?)\b/,
      says: [
        "How often you asked, and how many new callers say someone sent them. Suppose four people ask twice a day: 40 a week, about 170 a month. If one in twenty leads to a call and half of those book, that’s four new {customers} a month, for something that costs nothing. Put both numbers on the wall and leave names off.",
      ],
      checks: ["We count how often we asked and how many new callers were sent."],
      tasks: ["Put a tally by the phone: asked, sent."],
    },
  ],
};
