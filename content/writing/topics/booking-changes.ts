import type { Point } from "../kinds.ts";

/** What becomes of a booking after it was made. */
export const changes: readonly Point[] = [
  {
    id: "cancel-by-phone",
    obvious: true,
    phase: "decide",
    do: "Settle how a booking is canceled or moved",
    how: "Until when it is free, who may do it, and what is offered instead. Whoever answers frees the hour while the caller is still on the line, offers two others, and only then asks why. What came free goes to the list of those who would come sooner.",
    mistake: "Taking a cancellation as a note",
    harm: "The note lies there, the hour stays blocked, and somebody who asked for it is told no. Free it during the call, and offer another one.",
    ask: "What do we do when somebody calls to cancel?",
    answer:
      "Free the hour at once, offer two others in the same breath, and call whoever is waiting for one. Thank them: a cancellation in time is worth something.",
    check: "Cancellations free the hour during the call, and another one is offered.",
    task: "Write down until when canceling is free, who frees the hour, and what is offered instead.",
  },
  {
    id: "large-ones",
    phase: "write down",
    do: "Give large and unusual bookings a path of their own",
    how: "{Cap:hard}: such a booking is noted with name, number and date, and a named person calls back by an hour that is told. It needs a deposit or a signature before it counts. Nobody holds half a day for a voice.",
    mistake: "Booking the large ones like the small ones",
    harm: "They block the best hours on a word and fall away on the last day. Take them down, have a named person confirm, and ask for a deposit.",
    ask: "What about large or unusual bookings?",
    answer:
      "They are noted, never confirmed on the spot. A named person calls back by a given hour, with the terms, and only a deposit makes it firm.",
    check: "Large and unusual bookings are noted, called back by name, and firm only with a deposit.",
    task: "List what counts as large or unusual, and who calls back by when.",
  },
];
