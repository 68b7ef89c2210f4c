import type { Subject } from "../kinds.ts";

/** How lost calls show where one knows the trade: by what its people are doing, and by who calls. */
export const reachSignsOf: NonNullable<Subject["signsOf"]> = {
  trades: [
    [
      "“I found somebody already” when you call back",
      "You climb back into the truck, return three calls, and hear it twice. A {customer} with trouble in the house doesn’t wait for a call back; they dial the next number on the screen. Keep a tally for two weeks: each of those sentences is a job you had and gave away.",
    ],
    [
      "The phone rings out {hands}",
      "You feel it buzz and can’t pick up. Lay the unanswered calls beside the job sheet: if most of them fall into hours when everybody was on a job, the work you have is costing you the work you’d get. Nobody has to drop a wrench. The call has to go somewhere else from the first ring.",
    ],
    [
      "Calls after nine in the evening leave no message",
      "{Cap:night} doesn’t wait for eight o’clock, and whoever has it doesn’t talk to a recording: {next}. Look at the log from six in the evening to six in the morning. Those are often the best-paid jobs of the week.",
    ],
  ],
  vet: [
    [
      "Owners stand at the door with a pet that should have come yesterday",
      "“I tried to call, but nobody picked up.” With a cat that’s been straining or a dog that ate chocolate, the hours in between matter. Ask everyone who comes without an appointment whether they called first, and write it down for two weeks.",
    ],
    [
      "First puppy visits get rarer on Mondays",
      "A new puppy is brought home on Saturday, and its people call while your desk is fullest. If no unknown number from Saturday is in Monday’s calendar, another clinic has them by now.",
    ],
  ],
  dental: [
    [
      "Toothaches come in through somebody else’s door",
      "Someone in pain calls three offices in ten minutes and goes to the first that answers. If last month’s schedule has hardly a same-day visit in it, your callers with pain didn’t stop hurting. They got through elsewhere.",
    ],
    [
      "Hygiene has gaps that nobody called to cancel",
      "Some of them did call, at 12:20 or at 5:15, and nobody picked up. Ask the next ten people who didn’t come. If three say “I tried,” it’s the phone.",
    ],
  ],
  medical: [
    [
      "The portal fills with what should have been a call",
      "“I couldn’t get through, so I’m writing here.” Those messages are read after the last visit. Search last week’s for the words phone, call and hold.",
    ],
    [
      "The pharmacy calls twice about the same refill",
      "Pharmacies know every office’s line in town. If theirs is the number that appears twice in your log before ten, patients are in the same queue and give up sooner.",
    ],
  ],
  law: [
    [
      "Consultations come only from people who were sent to you",
      "A friend’s word makes people try three times. Somebody who found you in a search tries once, and calls the next firm while your recording is still talking. Compare the two for a month.",
    ],
    [
      "Clients ask about their hearing by e-mail, then by text, then in person",
      "They called first. A date, a time and a courtroom are a one-minute call, and each of those that rings out comes back as three messages.",
    ],
  ],
};
