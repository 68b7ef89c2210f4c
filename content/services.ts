import { type Capability, capabilities } from "./capabilities.ts";

export interface Service extends Capability {
  /** One paragraph more, where there is room for it. */
  detail: string;
  bullets: readonly string[];
}

const more: Record<string, Pick<Service, "detail" | "bullets">> = {
  "virtual-receptionist": {
    detail:
      "It picks up when you cannot: at seven in the evening, over lunch, or while the other line is busy. It says who it is, listens, and does one of three things. It settles the matter, it takes the message, or it puts the caller through to the person you have named for that kind of call. Afterwards you get three lines that say who called, what about, and what was promised.",
    bullets: [
      "Takes several calls at once; nobody hears a busy tone",
      "Says that it is an assistant, and finds a person for anyone who asks",
      "Knows your list of emergencies and acts on it first",
      "Writes down the caller’s own words, not a form",
      "Sends you one summary for each call, by text or email",
    ],
  },
  "appointment-scheduling": {
    detail:
      "It asks what the visit is for before it speaks of times, because a cleaning and a crown need different chairs. Then it reads your calendar as it is at that moment. “Tuesday, maybe half past ten?” becomes one slot, with a weekday and a date, read back and confirmed. Callers can move or cancel the same way, at any hour, so fewer of them simply stay away.",
    bullets: [
      "Follows your rules on length, people, rooms and notice",
      "Keeps the slots that you want kept free",
      "Lets the calendar refuse a slot that has just gone, and offers the next",
      "Confirms by text, with the date in words",
      "Offers a cancelled slot to your waiting list, if you wish",
    ],
  },
  "customer-support": {
    detail:
      "Much of the ringing is the same handful of questions. The assistant answers them from what you have given it and from nothing else: your website, your price list, the sheet that hangs beside the front desk. When the answer is not there, it says so and takes the question down. You answer it once, and the next caller hears your answer.",
    bullets: [
      "Answers only from your own words and lists",
      "Stays with the caller’s question, then returns to the booking",
      "Brings you every question that it could not answer",
      "Gives no medical, legal or financial advice, and says who can",
      "Notices a caller who is upset, and finds a person",
    ],
  },
};

/** The three jobs with all that is said of them. */
export const services: readonly Service[] = capabilities.map((each) => ({ ...each, ...more[each.id]! }));
