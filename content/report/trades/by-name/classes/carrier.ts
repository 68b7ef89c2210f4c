import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const carrier: Sketch["words"] = {
  place: "business",
  ...serves("customer", "new customer", "trip"),
  books: true,
  orders: false,
  firstWins: true,
  day: [7, 19],
  night: "the trip for tomorrow morning that somebody remembers in the evening",
  hands: "while you are driving",
  next: "they ask down the list until somebody says yes for that hour",
  ask: ["what it costs", "whether you are free at that hour", "how early it has to be booked"],
  easy: "an ordinary trip with a day's notice",
  hard: "a rush, a long distance or something that needs a special vehicle",
  typed: "addresses, times and names",
  system: "the dispatch list",
  sort: ["where from and where to", "when it has to be there", "what or who is carried"],
  cold: "quotes that went quiet",
  gap: "an empty run",
  order: "bookings and changes to them",
  status: "where the driver is",
  expert: "whether it can be done in that time",
  never: ["an arrival to the minute", "a price for what was not described"],
  urgent: "an accident, somebody left waiting, a load that can't wait",
  tests: [
    "A pick-up tomorrow at nine?",
    "What would two hours' drive cost?",
    "The driver is not here and I have to be there at ten.",
  ],
  rules: [
    "Drivers can't answer while they drive, so somebody or something else has to.",
    "Insurance and licenses decide what may be carried.",
  ],
  lever: "standing",
  facts: [
    "Regular runs pay for the vehicle. Offer anybody who comes a third time a standing price.",
    "A message with the driver's name and arrival time saves most of the questions.",
  ],
};
