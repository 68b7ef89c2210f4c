import type { Entry } from "./entry.ts";

export const otherDesks: readonly Entry[] = [
  {
    is: "medical",
    scenario: "medical",
    turns: ["I need to see a doctor", "monday at 9", "Iris Chen", "555 010 0101", "yes"],
    outcome: { kind: "booking", service: "sick-visit", day: "2026-11-23", time: "09:00", name: "Iris Chen" },
  },
  { is: "medical", scenario: "medical", turns: [{ say: "Do you have flu shots?", hears: /flu shot/i }] },
  {
    is: "medical",
    scenario: "medical",
    turns: [
      "I need a refill on my blood pressure pills",
      { say: "Walter Pruitt", hears: /number/i },
      "555 010 0102",
      "yes",
    ],
    outcome: { kind: "message", name: "Walter Pruitt" },
  },
  {
    is: "medical",
    scenario: "medical",
    turns: [
      {
        say: "I've had a fever and a cough for three days",
        slots: { service: "sick-visit" },
        hears: /day|\d/i,
      },
    ],
  },
  { is: "medical", scenario: "medical", turns: [{ say: "did my test results come in", hears: /results/i }] },
  {
    is: "medical",
    scenario: "medical",
    turns: [{ say: "my baby is turning blue and isn't breathing", hears: /911/ }],
    outcome: { kind: "emergency", line: "911" },
  },
  {
    is: "medical",
    scenario: "medical",
    turns: [{ say: "should I take ibuprofen or tylenol", hears: /can't give medical advice/i }],
  },
  {
    is: "medical",
    scenario: "medical",
    turns: [{ say: "my daughter has a high fever of 104", hears: /0 1 6 6/ }],
    outcome: { kind: "emergency", line: "practice" },
  },
  { is: "medical", scenario: "medical", turns: [{ say: "do you do video visits", hears: /video/i }] },
  {
    is: "medical",
    scenario: "medical",
    turns: [
      "annual physical, thursday the 3rd, in the evening",
      { say: "the later one", slots: { service: "physical", day: "2026-12-03" } },
    ],
  },
  {
    is: "medical",
    scenario: "medical",
    turns: [{ say: "do I need to fast before my blood test", hears: /eight hours/i }],
  },
  { is: "medical", scenario: "medical", turns: [{ say: "are you open saturday", hears: /closed/i }] },
  {
    is: "medical",
    scenario: "medical",
    turns: [{ say: "I took too many pills", hears: /911/ }],
    outcome: { kind: "emergency" },
  },
  {
    is: "law",
    scenario: "law",
    turns: [
      "I was in a car accident",
      { say: "monday at 2", slots: { service: "injury", day: "2026-11-23", time: "14:00" } },
      "Gus Ferraro",
      "555 010 0103",
      "yes",
    ],
    outcome: { kind: "booking", service: "injury" },
  },
  { is: "law", scenario: "law", turns: [{ say: "What does a consultation cost?", hears: /100 dollars/ }] },
  {
    is: "law",
    scenario: "law",
    turns: [
      "I want a divorce",
      { say: "wednesday at eleven", slots: { service: "family", day: "2026-11-25", time: "11:00" } },
    ],
  },
  {
    is: "law",
    scenario: "law",
    turns: [{ say: "do I have a case against my landlord", hears: /can't give legal advice/i }],
  },
  {
    is: "law",
    scenario: "law",
    turns: [{ say: "my brother just got arrested", hears: /0 1 5 5/ }],
    outcome: { kind: "emergency", line: "practice" },
  },
  {
    is: "law",
    scenario: "law",
    turns: [{ say: "my husband is hitting me right now", hears: /911/ }],
    outcome: { kind: "emergency", line: "911" },
  },
  { is: "law", scenario: "law", turns: ["Can I speak to my lawyer?"], outcome: { kind: "handover" } },
  {
    is: "law",
    scenario: "law",
    turns: [{ say: "put me through to Judith Harrow", hears: /Harrow/ }],
    outcome: { kind: "handover", to: "Judith Harrow" },
  },
  {
    is: "law",
    scenario: "law",
    turns: [
      {
        say: "I got fired and they didn't pay my overtime, can I see someone next week",
        slots: { service: "work" },
        hears: /\d|day/,
      },
    ],
  },
  {
    is: "law",
    scenario: "law",
    turns: [
      "I need to write a will",
      { say: "does the consultation cost anything", hears: /150/ },
      { say: "ok tuesday at ten", slots: { service: "estate", day: "2026-11-24", time: "10:00" } },
    ],
  },
  { is: "law", scenario: "law", turns: [{ say: "do you do criminal defense", hears: /family law/i }] },
  {
    is: "law",
    scenario: "law",
    turns: [{ say: "is everything I say confidential", hears: /confidential/i }],
  },
  { is: "ringwell", scenario: "ringwell", turns: [{ say: "How does it work?", hears: /forward|calendar/i }] },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [{ say: "What does it cost?", hears: /quote|assessment/i }],
  },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [{ say: "Can it book into my calendar?", hears: /calendar|free times/i }],
  },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [
      "I'd like a call with you",
      { say: "tuesday at 11", slots: { service: "introduction", day: "2026-11-24", time: "11:00" } },
      "Olu Bankole",
      "555 010 0104",
      "yes",
    ],
    outcome: { kind: "booking", service: "introduction" },
  },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [{ say: "what if it doesn't know the answer", hears: /message|puts the caller through/i }],
  },
  { is: "ringwell", scenario: "ringwell", turns: [{ say: "does it speak Spanish", hears: /Spanish/ }] },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [{ say: "do I keep my phone number", hears: /keep your number|stays yours/i }],
  },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [{ say: "will it replace my receptionist", hears: /desk|team/i }],
  },
  {
    is: "ringwell",
    scenario: "ringwell",
    turns: [{ say: "do you record the calls", hears: /audio|privacy/i }],
  },
];
