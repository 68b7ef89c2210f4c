import type { Topic } from "./scenario.ts";

/** What the desk answers when it is asked. */
export const lawTopics: readonly Topic[] = [
  {
    id: "fees",
    heard: [
      "cost",
      "fee",
      "fees",
      "hourly rate",
      "how much do you charge",
      "retainer",
      "expensive",
      "charge",
      "rates",
    ],
    answer:
      "A first consultation is 100 dollars for half an hour, and free for injuries. The lawyer puts every later fee in writing first.",
  },
  {
    id: "contingency",
    heard: ["contingency", "no win no fee", "only pay if", "pay if you win", "percentage"],
    answer:
      "For injuries the fee is a share of what you win, agreed in writing. If you win nothing, there is no fee.",
  },
  {
    id: "payment",
    heard: ["pay", "payment plan", "credit card", "installments", "afford"],
    answer: "Card or bank transfer. Larger matters can be paid in parts.",
  },
  {
    id: "address",
    heard: [
      "where are you",
      "address",
      "located",
      "location",
      "office",
      "directions",
      "find you",
      "how do i get there",
    ],
    answer: "We are at 19 Court Street, on the fourth floor, across from the courthouse.",
  },
  {
    id: "parking",
    heard: ["parking", "park", "garage", "where do i park"],
    answer: "The Court Street garage is next door. We stamp your ticket for the first hour.",
  },
  {
    id: "accessibility",
    heard: ["wheelchair", "accessible", "accessibility", "elevator", "stairs", "ramp"],
    answer: "There is an elevator, and no step at the door.",
  },
  {
    id: "advice",
    heard: [
      "legal advice",
      "do i have a case",
      "will i win",
      "can i sue",
      "is it legal",
      "is that legal",
      "what are my rights",
      "should i sign",
      "statute of limitations",
      "what should i do",
      "is my landlord allowed",
    ],
    answer:
      "I can't give legal advice, and it would be wrong to guess. A lawyer answers that in a first consultation.",
  },
  {
    id: "confidential",
    heard: ["confidential", "confidentiality", "private", "privacy", "secret", "privileged"],
    answer:
      "What you tell our lawyers is confidential. On this line, please give only your name, your number and the kind of matter.",
  },
  {
    id: "areas",
    heard: [
      "what kind of law",
      "kinds of cases",
      "practice areas",
      "do you do",
      "do you handle",
      "criminal",
      "bankruptcy",
      "tax law",
      "patent",
    ],
    answer:
      "We do family law, injuries, wills and estates, and employment. For other matters a first consultation finds you the right lawyer.",
  },
  {
    id: "video",
    heard: ["video", "zoom", "by phone", "over the phone", "online", "remote", "virtual"],
    answer: "Yes, a consultation can be by phone or video. We send a link the day before.",
  },
  {
    id: "bring",
    heard: ["what do i bring", "bring with me", "documents", "paperwork", "prepare"],
    answer: "Bring letters, contracts and anything with a date on it. Copies are fine.",
  },
  {
    id: "case-status",
    heard: [
      "my case",
      "case status",
      "update on my case",
      "my file",
      "hearing date",
      "court date",
      "my lawyer",
      "my attorney",
      "called me back",
      "returned my call",
    ],
    answer: "I can't see cases from here. I'll have your lawyer's office call you.",
    message: true,
  },
  {
    id: "billing",
    heard: ["bill", "invoice", "statement", "refund", "balance"],
    answer: "I can't see accounts from here. I'll pass it to our office manager.",
    message: true,
  },
  {
    id: "staff",
    heard: ["who are the lawyers", "which lawyer", "who will i see", "which attorney", "how many lawyers"],
    answer:
      "Judith Harrow does family law and wills, Samuel Pell injuries and employment, and Nadia Quist works with both.",
  },
  {
    id: "conflict",
    heard: ["conflict of interest", "conflict", "other side", "represent my husband", "represent my wife"],
    answer: "We check for conflicts before the first meeting, and tell you at once if we cannot act.",
  },
  {
    id: "cancellation",
    heard: ["cancellation policy", "cancellation fee", "cancel fee", "no show"],
    answer: "You can move or cancel free of charge until the day before.",
  },
];
