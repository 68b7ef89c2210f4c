import type { Trade } from "../kinds.ts";
import { numbers } from "./by-name/numbers.ts";
import { serves } from "./served.ts";

/** A business that drives to those it serves is another one than its neighbor with a door: other words, numbers and advice. */
interface Variant {
  /** Of which trades, by what they are called. */
  of: RegExp;
  words: Partial<Omit<Trade, "examples">>;
  examples?: Trade["examples"];
}

/** What goes to its customers goes by date, has no room for them, and leaves something else behind where nobody opens. */
const ANY = {
  travels: true,
  place: "business",
  gap: "an hour and a drive to a door that nobody opened",
  hands: "while you are on the road or at work at somebody's door",
} as const;

export const variants: readonly Variant[] = [
  {
    of: /^a veterinary practice$/,
    words: {
      an: "a mobile veterinary practice",
      playbook: "mobile-veterinary-practice",
      ...serves("pet owner", "new client", "visit"),
      place: "practice",
      night: "the dog that ate the chocolate after you parked for the night",
      hands: "while you are holding a cat on somebody's kitchen table",
      next: "somebody with a sick animal drives to the first clinic that picks up",
      ask: ["what a house call costs", "which areas you come to", "what you can do at the house"],
      easy: "shots, a nail trim or a check-up",
      hard: "an animal that has stopped eating, or anything that needs surgery or an X-ray",
      typed: "owners, addresses, animals, ages and shots",
      sort: [
        "which animal and how old",
        "how long it has been going on, and whether it is still eating and drinking",
        "which street",
      ],
      cold: "advised blood work, dental work and second shots that nobody booked",
      order: "refills and prescription food",
      status: "when you'll be there and whether the lab results are back",
      expert: "whether an animal can be treated at home",
      tests: [
        "Could you come and give both cats their shots?",
        "How much is it if there are two of them?",
        "He ate something in the yard an hour ago and now he just lies there.",
      ],
      facts: [
        "You already drive down the right streets. The animals that are due within ten minutes of a booked stop are next month's cheapest visits.",
        "Ticks come in spring and fireworks in July. Have those answers and medicines ready before then, and the emergency hospital's address all year.",
      ],
    },
    examples: numbers(60, 18, 50, 22, 460, 45, 24, 110),
  },
  {
    of: /^a pet groomer$/,
    words: {
      an: "a mobile pet groomer",
      playbook: "mobile-pet-groomer",
      place: "van",
      hands: "while you have a wet dog on the table in the van",
      gap: "a stop in a driveway where nobody was home",
      ask: [
        "what it costs for their breed",
        "which areas you come to",
        "whether you need their water or power",
      ],
      sort: [
        "which breed and how large",
        "when it was last groomed, and how the dog takes to it",
        "which street",
      ],
      status: "when you'll be in the driveway",
      order: "extras such as teeth, nails and a flea bath",
      facts: [
        "A coat is due every six weeks or so. Set the next date in the driveway, and nobody has to be found again.",
        "Dogs on one street on one day are the whole secret. A neighbor who books the same morning costs you no drive at all.",
      ],
    },
    examples: numbers(40, 25, 45, 25, 680, 55, 25, 85),
  },
  {
    of: /^(?:an auto repair shop|a tire shop)$/,
    words: {
      an: "a mobile mechanic",
      playbook: "mobile-mechanic",
      ...serves("driver", "new customer", "repair"),
      books: true,
      orders: true,
      night: "the car that won't start after a late shift",
      hands: "while you are under a car in somebody's driveway",
      next: "somebody who has to be at work takes the first who can come",
      ask: [
        "what it costs to come out",
        "how soon you can be there",
        "whether you can fix it where it stands",
      ],
      easy: "a battery, brake pads or an oil change",
      hard: "a noise nobody has found, a transmission or a car on a slope",
      typed: "VINs, addresses and part numbers",
      sort: ["make, model and year", "what it does, and whether it starts and rolls", "where it is parked"],
      cold: "estimates for repairs that nobody approved",
      order: "parts for jobs that are booked",
      status: "when you'll be there and whether the part is in",
      expert: "whether an old car is worth it",
      never: ["that a car is safe to drive on", "a price for a fault nobody has found"],
      urgent: "brakes that are gone, fuel that drips, smoke, a car stopped in traffic",
      tests: [
        "My battery is dead. Could you come this morning?",
        "It squeals a bit. Can that wait until the holidays?",
        "The brake pedal goes down to the floor.",
      ],
      facts: [
        "What you saw and did not fix is next month's work. Put it on the invoice with a time, and write when that time comes.",
        "The first cold morning kills every weak battery in town. Carry the six common sizes by then.",
      ],
    },
    examples: numbers(50, 40, 40, 25, 420, 45, 32, 90),
  },
  {
    of: /^(?:a (?:dental|podiatry|physical therapy|occupational therapy|healthcare|treatment|nutrition|chiropractic|psychiatry|pediatric|fitting|hearing aid|eye|women's health) practice|a children's dental practice|a doctor's office|a chiropractic office|an eye care and glasses business|a therapy practice for children|a massage or acupuncture studio)$/,
    words: {
      playbook: "house-call-practice",
      place: "practice",
      hands: "while you are with somebody in their living room, or on the road",
      lever: "senders",
      facts: [
        "Discharge desks, family doctors and senior communities send people to whoever answers with a day. Tell ten of them where you go and how soon.",
        "Two visits in one building or on one street cost a single drive, so give each part of town its own days.",
      ],
    },
  },
  {
    of: /^(?:a (?:music|language|swim) school|a tutoring service|a learning center)$/,
    words: {
      playbook: "lessons-at-the-house",
      hands: "while you are in a lesson, or driving to the next one",
      gap: "half an hour of driving for a lesson that was called off",
      lever: "next-door",
      facts: [
        "The brother, the cousin and the girl next door are your waiting list. An opening on a street where you teach anyway costs no drive.",
        "Families make their plans in August and in January. Give each neighborhood its weekday then, when it is easy to move.",
      ],
    },
  },
  {
    of: /^(?:a (?:salon|beauty studio|barber shop|nail salon)|a lash and brow studio|a day spa)$/,
    words: {
      playbook: "mobile-beauty-service",
      hands: "while you have a brush or an iron in your hand",
      lever: "senders",
      facts: [
        "Photographers, planners and venues are asked every week whom they know. Be the one who sends pictures and answers within the day.",
        "Weddings fill the Saturdays from spring to fall. Proms, headshots and senior homes fill the weekdays, and they book in groups.",
      ],
    },
  },
];

/** Its name says that it drives to those it serves, whatever is done there. */
const MOBILE =
  /\b(mobile(?! (?:homes?|phones?|apps?|devices?|games?|software|bay|alabama))|on wheels|on the go|house ?calls?|home visits?|(?:come[s]?|wrench|brought|bring\w*|straight|right) to you|to your door|door ?step|travell?ing)\b/i;
/** A shop may be called so, too: only who is booked goes there. */
const IN_HOMES = /\b(?:in|at)[- ](?:your )?home\b/i;

/** The trade as it is where it drives to its customers. */
export const onWheels = (t: Trade, businessName: string): Trade => {
  if (t.travels || t.industry === "Technology") return t;
  if (!MOBILE.test(businessName) && !(t.books && IN_HOMES.test(businessName))) return t;
  const books = t.books || !/^(purchase|order|sale)$/.test(t.job);
  const variant = variants.find(({ of }) => of.test(t.an));
  return variant
    ? {
        ...t,
        ...ANY,
        books,
        ...variant.words,
        ...(variant.examples && { examples: variant.examples }),
      }
    : { ...t, ...ANY, books, elsewhere: true };
};

/** Its name says that it meets those it serves on a screen. */
const ONLINE =
  /\b(online|virtual(?! assist)|tele(?:health|medicine|med|therapy|psychiatry|rehab)|by video|e-?learning)\b/i;
/** Whoever is met on a screen comes to no door. */
export const onScreen = (t: Trade, businessName: string): Trade =>
  t.books && !t.travels && t.industry !== "Technology" && ONLINE.test(businessName)
    ? {
        ...t,
        elsewhere: true,
        remote: true,
        gap: "an hour in front of a screen that nobody joined",
        hands: "while you are on a screen with somebody",
      }
    : t;
