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
      "“Nobody picked up, so I’m asking here.” Those messages are read after the last visit. Search last week’s for the words phone, call and hold.",
    ],
    [
      "The pharmacy calls twice about the same refill",
      "Pharmacies know every office’s line in town. If theirs is the number that appears twice in your log before ten, patients are in the same queue and give up sooner.",
    ],
  ],
  law: [
    [
      "Consultations come only from people who were sent to you",
      "A friend’s word makes people try three times. Somebody who found you in a search tries once, and calls the next firm while your recording is still talking. Ask every new client how they found you and how often they called. If searches bring clicks and no consultations, call the number on your own listing at 12:20, from a cell phone it doesn’t know.",
    ],
    [
      "“I’ve already talked to another lawyer” when you call back",
      "You hear it on Tuesday, from Monday’s callers. People with a summons or a spouse who moved out call down the list until somebody talks to them, and the first real conversation often decides it. Keep a tally for two weeks, with the hours between their call and yours. Then make one person, by name, call back within the hour.",
    ],
    [
      "The conflict check runs after the consultation is booked",
      "Somebody tells their story, takes Thursday off, and hears on Wednesday that you can’t. That person won’t send you anybody. Ask for the other side’s full name in the first minute, run it the same hour, and book only when it’s clear.",
    ],
    [
      "Nobody asks whether there’s a date on the paper",
      "“I got something in the mail” can mean an answer is due on Friday. If your notes from the phone have no dates in them, nobody asked, and some callers found a firm that did. Make it the second question of each call, and decide who gets the note that says “three days.”",
    ],
    [
      "Calls after nine end in a recording",
      "Whoever has just been served, hurt or locked out calls at night, from the parking lot, and now and then for a brother who’s in jail. Look at the log between six in the evening and eight. If you take such matters, somebody has to be reachable for them; if you don’t, the greeting should say who does.",
    ],
    [
      "Long intake forms are begun and not sent",
      "A stranger who’s asked for six pages before anybody has talked to them goes back to the search. Count the forms that were opened last month beside those that came back. Take five facts by phone (name, number, the other side, the date, what happened in one sentence), and leave the rest for after the conflict check.",
    ],
    [
      "Partners call strangers back between hearings",
      "It feels like service. But it’s 4:40, the caller is at work and can’t talk, and the two of you miss each other until Thursday. Look at how many tries a new caller takes before anyone talks to them. Someone other than a lawyer should have the first talk: no advice, five facts, and a time for the consultation.",
    ],
    [
      "Clients ask about their hearing by e-mail, then by text, then in person",
      "They called first. A date, a time and a courtroom are a one-minute call, and each one that nobody picks up comes back as three messages. Those three keep the line busy for whoever is new.",
    ],
  ],
};
