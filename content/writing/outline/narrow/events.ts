import type { NarrowKind } from "../kind.ts";

/** A day with an audience. */
export const showing: NarrowKind = {
  id: "showing",
  heard:
    /\b(?:recitals?|concerts?|showcases?|school plays?|open mics?|open houses?|fundraisers?|galas?|tournaments?|grand openings?|ribbon[- ]cutting|exhibitions?|art shows?|craft fairs?|market days?|workshops?|charity (?:runs?|drives?)|food drives?|anniversary (?:party|event)|customer appreciation (?:day|event|party)|holiday (?:open house|sale|market))\b/,
  not: /\b(?:recipes?|calls?|phones?|letter|announc\w+|reminders?|texts?)\b/,
  settles: "what has to be ordered first, who does what on the day, and what it may cost",
  opening:
    "On the day itself nothing can be decided anymore, only done. So count backward: what takes longest to get comes first, and the last week belongs to rehearsal and to what went missing.",
  yours: [
    "Your own list of what ran late, ran out or ran over the last time",
    "What it cost altogether, and what it brought in: money, names, new {customers}",
    "The person without whom it wouldn’t happen, and who stands in",
  ],
  points: [
    [
      "Fix day, room, number and purpose",
      "When, where, how many, and what for?",
      "Two dates held with the room, and the school, church and sports calendars beside them.",
      "One sentence on what has to come of it, since every later choice is measured by it. Room, capacity, when you get the key and when you have to be out.",
      "Choosing the date before looking at the calendar",
    ],
    [
      "Order what takes longest",
      "What has to be ordered first?",
      "Delivery dates in writing: costumes or materials, rentals, printing, permits, insurance.",
      "Sizes, numbers and deadlines on one sheet; a day of grace before each.",
      "Ordering everything in the same week",
    ],
    [
      "Settle who is in it, and in which order",
      "Who does what, in which order?",
      "A draft of the running order, read aloud with a watch.",
      "The order of the day in minutes, with changes and pauses. The youngest or the most nervous early, the strongest last.",
      "A program longer than people can sit",
    ],
    [
      "Tell people everything in one message",
      "What do families or guests have to know?",
      "The questions of last time, counted.",
      "Arrival, end, parking, what to bring and wear, tickets, photos, whom to ask. Once early, once three days before.",
      "Nine messages with one fact each",
    ],
    [
      "Give every post a name",
      "Who helps on the day?",
      "A list of volunteers, with what each agreed to.",
      "Door, backstage, music and lights, first aid, photos, cleaning up: a name and a stand-in for each, and none with two posts at once.",
      "Being everywhere oneself",
    ],
    [
      "Run it once, in the room, in order",
      "How do we rehearse?",
      "A run-through with a watch, and someone who notes what stops it.",
      "With the real entrances, sound and light. What goes wrong is written down and not discussed on the spot.",
      "Rehearsing pieces and never the changes between them",
    ],
    [
      "Pack the last box, and plan the evening after",
      "What is left for the last days?",
      "The box of last time: what was missing at five o’clock?",
      "Tape, pins, chargers, water, first aid, cash. Then thanks by name within two days, the bill, and three lines on what to change.",
      "Going home without writing it down",
    ],
  ],
};

/** Something made to order for a day. */
export const ordering: NarrowKind = {
  id: "ordering",
  heard:
    /\b(?:wedding|custom|birthday|special|made[- ]to[- ]order|catering|party|bulk|large|holiday|funeral|engraved|personalized) (?:[\w-]+ ){0,2}(?:orders?|cakes?|flowers|bouquets?|arrangements?|trays?|platters?|favors|invitations|jewelry|rings?|furniture|frames?|shirts?|signs?|pies)\b|\border(?:ing)? (?:an? )?(?:[\w-]+ ){0,2}(?:cakes?|flowers|catering|pies)\b/,
  not: /\b(?:rings?|dress(?:es)?|vows)\b|\b(?:recipes?|bak(?:e|ing) an?|how to (?:make|bake|decorate)|calls?|callers?|phones?|budget)\b/,
  byQuestion: true,
  settles: "how far ahead, how much, until when it can be changed, and who brings it",
  opening:
    "You have a date, a number of people and a picture on your phone. That’s nearly all we need. Here is what we’ll ask you, what it costs, and until when you can change your mind.",
  yours: [
    "Your own lead time in an ordinary week and in the busiest one",
    "Your starting price, what it includes, and what the last five really came to",
    "The request you turn down, and how you say so",
  ],
  points: [
    [
      "Say how far ahead",
      "How far ahead do I have to order?",
      "Your order book: how full was each month last year, and what did you turn away?",
      "Two figures: for an ordinary week and for the full season. Then what’s still possible a week before.",
    ],
    [
      "Put a starting price on it",
      "What does it cost?",
      "Your last five invoices, with number of people and what was extra.",
      "From which price, what’s in it, and the two things that move it. A page without a figure sends people to the next one.",
    ],
    [
      "Translate guests into size",
      "How much do I need for my number of people?",
      "Your own chart, checked against three real orders.",
      "A small table: people, size, price. Say what to do when half of them won’t have any.",
    ],
    [
      "Describe trying and choosing",
      "Can I try or see it first?",
      "Whoever leads these talks: what do people ask for, and what can’t be done?",
      "When, how long, whether it costs something, and whether it’s credited. Say how near to a picture from the internet you come.",
    ],
    [
      "Be exact about allergies and materials",
      "Is it safe with an allergy?",
      "Your kitchen’s or workshop’s own list, and the supplier’s labels.",
      "What’s made in the same room and with the same tools. Promise nothing that the room can’t keep.",
    ],
    [
      "Fix deposit and last day for changes",
      "What do I pay now, and until when can I change it?",
      "Your terms, and the last argument about them.",
      "Share, due dates, the last day for number and for design, and what happens if the event moves or falls through.",
    ],
    [
      "Say who carries it",
      "Do you deliver and set it up?",
      "Your last ten deliveries: distance, minutes, stairs.",
      "How far, what it costs, who has to be there, and how a reader gets it home in a car in July.",
    ],
    [
      "End with what to have ready",
      "What do I need to have ready when I ask?",
      "Your order form.",
      "Date, place, time, number of people, two pictures, one sum. With those five you can answer the same day.",
    ],
  ],
};
