import type { Point } from "../kinds.ts";

/** What becomes of a booking after it was made. */
export const changes: readonly Point[] = [
  {
    id: "cancel-by-phone",
    obvious: true,
    phase: "decide",
    do: "Decide how a booking is canceled or moved",
    how: "Settle until when it is free, who may do it, and what you offer instead. Free up the hour while the caller is still on the line, offer two other times, and ask why only after that. Then call the people who wanted an earlier time.",
    mistake: "Taking a cancellation down as a message",
    harm: "The note lies there, the hour stays blocked, and someone who wanted it is told no. Free it during the call and offer another time.",
    ask: "What do we do when someone calls to cancel?",
    answer:
      "Free the hour right away, offer two others, and call whoever is waiting for one. Thank them, too: you heard in time.",
    check: "When someone cancels, we free the hour during the call and offer another.",
    task: "Write down until when canceling is free, who frees the hour, and what you offer instead.",
  },
  {
    id: "large-ones",
    notFor: ["medical", "physiotherapy", "therapy", "healthcare"],
    phase: "write down",
    do: "Handle large and unusual bookings separately",
    how: "A whole afternoon, a group, something you have never done: take down the name, the number and the date, and say who will call back and when. It isn’t firm until there is a deposit or a signature. Nobody blocks half a day on the strength of a phone call.",
    mistake: "Booking large requests like small ones",
    harm: "They block your best hours on somebody’s word and get canceled on the last day. Take the details, have a named person confirm, and ask for a deposit.",
    ask: "What about large or unusual bookings?",
    answer:
      "Take the details, and don’t confirm on the spot. A named person calls back at a set time with the terms, and a deposit makes it firm.",
    check: "Large and unusual bookings are confirmed by a named person and are firm only with a deposit.",
    task: "List what counts as large or unusual, and who calls back by when.",
  },
];
