import { customerOrders } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const producer: Sketch["words"] = {
  place: "business",
  ...customerOrders,
  day: [7, 16],
  night: "the order for the weekend that comes in the evening",
  hands: "while you are out at work",
  next: "they take what they can have confirmed today",
  ask: ["what is available now", "what it costs and from what quantity", "whether you deliver"],
  easy: "an order like last time",
  hard: "a large order, a special request or a late change",
  typed: "orders, addresses and delivery days",
  system: "the order list",
  sort: ["what and how much", "for which day", "pick-up or delivery"],
  cold: "price requests that went quiet",
  gap: "goods set aside that nobody picked up",
  order: "orders and standing orders",
  status: "when their order is ready",
  expert: "what will be ready when",
  never: ["a quantity before it is there", "that it is safe for an allergy"],
  urgent: "something eaten or used that made somebody unwell, a delivery that did not arrive",
  tests: [
    "The same as last week, please.",
    "Could we have four times as much on Friday?",
    "The delivery is not here and we open in an hour.",
  ],
  rules: [
    "What the label must say is said on the page, too.",
    "A price list with a date on it saves most questions.",
  ],
  lever: "standing",
  facts: [
    "Standing orders are worth more than new customers. Ask every third-time buyer whether you should simply repeat it.",
    "Whatever is scarce this week sells itself if people hear about it first. A list of people who want to know is your best shelf.",
  ],
};
