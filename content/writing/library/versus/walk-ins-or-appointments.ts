import type { Versus } from "../kinds.ts";

/** Who comes when they like, or when it was agreed. */
export const walkInsOrAppointments: Versus = {
  id: "walk-ins-or-appointments",
  sides: [
    { name: "walk-ins", heard: /\bwalk-?ins?\b/ },
    { name: "appointments", heard: /\bappointments?\b|\bbook(?:ing|ed)\b|\bby appointment\b/ },
  ],
  lead: "For most places the answer is both, with a line drawn by the clock: appointments for whatever is long, and a known share of the day left open for people who walk in. Which share is a count of two weeks: how many came without a time, how many of those left again, and how many minutes stood empty between two appointments.",
  criteria: [
    {
      name: "Who it suits",
      heard: /\b(?:who|suits?|customers?|clients?|regulars?)\b/,
      cells: [
        "People who decide today, and pass your door",
        "Regulars, long work, and whoever comes from far",
      ],
      says: "Someone who walks in has decided in the last hour, and will have decided otherwise by tomorrow. Someone who books has one person in mind and plans the day around it. Ask everybody for two weeks at the door: “Did you plan this yesterday, or just now?” Mark it. If the second kind is a third of the day, closing the door to them costs a third of it. If it’s one in twenty, they can have the gaps.",
    },
    {
      name: "Empty minutes",
      heard: /\b(?:empty|gaps?|idle|no-?shows?|income|money|revenue|slow)\b/,
      cells: [
        "A rush at noon, and an hour in which nobody comes",
        "A hole for each no-show and each late start",
      ],
      says: "Both lose time, at different hours. With walk-ins alone Tuesday at ten is quiet and Saturday at eleven turns people away. With appointments alone every no-show is a hole that nobody fills. Write down for two weeks each stretch of fifteen minutes with no one in it, and why. If most of them are no-shows, a waiting list of people who could come in half an hour fills them. If they’re quiet mornings, bookings do.",
    },
    {
      name: "What the phone has to do",
      heard: /\b(?:phones?|calls?|answer\w*|desk)\b/,
      cells: ["Say the wait right now", "Offer two times, and take changes"],
      says: "Each asks something else of whoever picks up. Walk-ins call to hear one thing, how long is it at the moment, and come if they get an answer; put that where no call is needed, on the map listing or in a text back. Appointments call to book, to move and to cancel, which takes three minutes each while you’re {hands}. If nobody can pick up, a page or an assistant that holds a time does it, and appointments only become possible then.",
    },
    {
      name: "How it feels to wait",
      heard: /\b(?:wait\w*|line|feel\w*|experience|fair)\b/,
      cells: ["Fine with a number and a time, bad without", "Bad as soon as it’s ten minutes late"],
      says: "People don’t mind forty minutes that they were told about. They mind fifteen that nobody mentioned, and somebody who came later and went first. So a sheet by the door with names and a time beside each, and one sentence for when an appointment overtakes a walk-in: “Marco has a booking at two; you’re next, at about twenty past.”",
    },
    {
      name: "How to change over",
      heard: /\b(?:change|switch|start|how to|move|try)\b/,
      cells: ["Keep two hours a day open, and say which", "Begin with the longest work, on two days"],
      says: "Don’t change the whole week at once. Book only the longest work, and only on two days, for four weeks; keep the other hours as they are and say so on the door and the listing. Then compare the same figures: people who left, minutes that stood empty, and what came in on those days. Whoever has come for years hears it from you before they read it on a sign.",
    },
  ],
  verdict: [
    "if most people decide on the day, the work is short, and there’s something to do for you while nobody’s there.",
    "if the work is long or tied to one person, people come from far, and somebody or something takes calls while you work.",
    "appointments in the mornings and for anything long, two open hours a day that stand on the door, and a waiting list that fills what is canceled.",
  ],
};
