import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const workshop: Sketch["words"] = {
  place: "workshop",
  ...serves("customer", "new customer", "piece"),
  books: false,
  orders: true,
  day: [8, 17],
  night: "the message from somebody who has looked at your work in the evening",
  hands: "while your hands are on a piece",
  next: "they write to two others and take the first clear answer",
  ask: ["what something like this costs", "how long it takes", "whether it can be done at all"],
  easy: "a piece like one you have made before",
  hard: "a piece nobody can price without having it in their hands",
  typed: "measurements, materials and special requests",
  system: "the job book",
  sort: ["what it is and how large, with a picture", "what it is for", "how soon and for about how much"],
  cold: "quotes that went quiet",
  gap: "a day set aside for a piece that did not come",
  order: "pieces to be made and changes to them",
  status: "when their piece is ready",
  expert: "what can be done with a piece",
  never: ["a price before the piece was seen", "a finishing date without a look at the bench"],
  urgent: "a piece that is needed for a fixed day and is not right",
  tests: [
    "Could you make one like the one on your page?",
    "Roughly what would it cost?",
    "It is for Saturday and it does not fit.",
  ],
  rules: [
    "A deposit and a written description before you start save most disputes.",
    "Whose the design is should be said before the first sketch leaves you.",
  ],
  lever: "due",
  facts: [
    "People who have one piece of yours are the likeliest to order the next. Write down what it could be and when, then send a photo of one like it with its price.",
    "The deposit is the real yes. Ask for it in the same message as the price.",
  ],
};
