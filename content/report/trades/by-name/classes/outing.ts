import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const outing: Sketch["words"] = {
  place: "business",
  ...serves("guest", "new booking", "trip"),
  books: true,
  openBook: true,
  orders: false,
  day: [9, 18],
  night: "the group that plans tomorrow from the couch",
  hands: "while you are out with a group",
  next: "guests book whatever they can confirm tonight",
  ask: ["what it costs for a group", "what happens in bad weather", "whether children can come along"],
  easy: "an ordinary trip for a small group",
  hard: "a private group, a guest who cannot walk far or a trip in doubtful weather",
  typed: "names, numbers of guests and dates",
  system: "the booking calendar",
  sort: ["how many are coming, and any children", "which day", "what they most want to see or do"],
  cold: "group quotes that went quiet",
  gap: "a trip you ran half empty",
  order: "gift cards and extras",
  status: "whether the trip goes ahead and where to meet",
  expert: "whether it is safe to go",
  never: ["that a trip will go ahead in bad weather", "that it is suitable for a guest's health"],
  urgent: "a guest who is lost, hurt or waiting at the meeting point",
  tests: [
    "Two adults and a child on Saturday, is there room?",
    "My mother uses a cane. Could she manage it?",
    "We are at the meeting point and nobody is here.",
  ],
  rules: [
    "What a guest signs and what your insurance covers decide what may be promised: keep it at hand.",
    "Refunds for weather follow your posted rule and no other.",
  ],
  lever: undefined,
  facts: [
    "Most guests book within two days of going. If they can do it themselves at night, that fills your empty places.",
    "Guests recommend you in the last five minutes, so ask for the review before they walk away.",
  ],
};
