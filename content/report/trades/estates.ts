import { numbers } from "./by-name/numbers.ts";
import { serves } from "./served.ts";
import type { Trade } from "../kinds.ts";

export const estates: Trade = {
  id: "estates",
  industry: "Legal",
  label: "Wills, estates and probate",
  an: "a wills and probate office",
  place: "office",
  ...serves("client", "new matter", "consultation"),
  books: true,
  orders: false,
  night: "the son who finds the will in a drawer after the funeral",
  hands: "while you are with a family that has to hear every sentence",
  next: "a family that has decided to ask takes the office that answers kindly and says what it costs",
  ask: ["what a will costs", "whether the estate needs probate", "how long probate takes"],
  easy: "a first consultation about a will",
  hard: "a contested will, an estate abroad or a client who may no longer understand",
  typed: "names, heirs, assets and account numbers",
  system: "the case file",
  sort: ["planning or after a death", "who the heirs are", "any dispute or deadline"],
  cold: "consultations after which nobody signed",
  gap: "an hour kept free for a family that did not come",
  order: "certified copies",
  status: "what the court has sent back",
  expert: "what is right for this family",
  never: ["that an estate needs no probate", "who inherits"],
  urgent: "a client who is dying, a hearing date, property that somebody is emptying",
  tests: [
    "We would like to make our wills this year.",
    "My father has died and I don't know whether we need a lawyer at all.",
    "My mother is in the hospital and wants to sign today.",
  ],
  rules: [
    "Take the names on both sides first and the story second. The conflict check comes before any facts.",
    "Whether somebody is still able to sign is for a lawyer in the room to judge, and for nobody else.",
  ],
  lever: "due",
  facts: [
    "Every will you signed is tomorrow's client. A friendly note every few years, when a child is born or a house is sold, brings in the next matter.",
    "After New Year's and after summer vacation, families decide to plan. Probate comes when it comes, and needs a kind first sentence.",
  ],
  examples: numbers(40, 16, 32, 14, 2400, 50, 36, 150),
};
