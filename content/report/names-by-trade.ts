import type { Trade } from "./kinds.ts";

/** Whom a trade asks for a review or a name, and when, as a sentence; and the words: how they begin, the review, the name. */
interface NamesAsked {
  whom: string;
  asks: readonly [opens: string, review?: string, name?: string];
}

const atTheDoor: NamesAsked = {
  whom: "Ask at the door, when they've seen it work, and hand over a card with your name for the neighbor.",
  asks: [
    "Is everything the way you wanted it?",
    "Then a line or two at [review link] would help, so the next one finds [business].",
    "Here's a card for a neighbor who may need us. If anything isn't right, please call me first.",
  ],
};
const atPickUp: NamesAsked = {
  whom: "Ask at pick-up, once they've seen the work and paid.",
  asks: [
    "I'm glad it turned out the way you wanted.",
    "Would you write a line or two at [review link], and name what we did? People choose a shop by that.",
    "And if somebody you know asks where you had it done, here are two cards for [business].",
  ],
};
const atTheCounter: NamesAsked = {
  whom: "Ask regulars, by name and when nobody waits behind them.",
  asks: [
    "You've been coming a while, [name], and we like that.",
    "Would you tell others what you come for, in a line at [review link]?",
    "Next time, bring somebody who hasn't been here; [the first one] is on us.",
  ],
};
const ofPatients: NamesAsked = {
  whom: "Ask those who say at checkout, without being asked, that it went well.",
  asks: [
    "Thank you, [name], we're glad to hear it.",
    "If you'd like to tell others how you were looked after, you can at [review link]; please leave out what it was about.",
    "We're taking new patients, so please pass our name on.",
  ],
};
const ofClients: NamesAsked = {
  whom: "Ask when something has just ended well and the bill is paid.",
  asks: [
    "Thank you for working with us, [name]. If you know somebody with the same question, please pass our name on; the first talk is [what it costs].",
    "If you'd like to write how we worked, without what it was about, you can at [review link].",
    "",
  ],
};
const ofParents: NamesAsked = {
  whom: "Ask a parent on the day something went well: a first piece, a test passed, a new level.",
  asks: [
    "[Child] did [what] today, and I wanted you to hear it from me. If another family asks you where, would you give them [business]'s name?",
    "And a line at [review link] helps parents who don't know us.",
    "",
  ],
};
const ofAccounts: NamesAsked = {
  whom: "Ask with the delivery that came right and on its day.",
  asks: [
    "Hi [name], [order] went out complete and on its date. Who else in your company, or at a company you know, buys this kind of work? One name helps me, and I'll say that you sent me only if you want me to.",
  ],
};
const ofHosts: NamesAsked = {
  whom: "Ask in the week after, with two pictures of the day.",
  asks: [
    "Hi [name], here are two pictures from [day]. It was good to have you.",
    "Would you write what your guests said, in a line at [review link]?",
    "And who among them is planning something this year?",
  ],
};

/** By the file of a trade in `playbooks/`. */
export const ASKED: Readonly<Record<string, NamesAsked>> = {
  "bicycle-shop": {
    whom: "Ask at pick-up, after the ride around the block.",
    asks: [
      "How does it ride? Good.",
      "Would you say so in a line at [review link], and which bike you have? That's how people around here find a shop.",
      "And if somebody at work or in your building has one that squeaks, give them this card: I have stand time on [day].",
    ],
  },
  architect: {
    whom: "Ask the builder at the final walk-through, the agent who sold the lot, and former clients on the day they have lived there a year.",
    asks: [
      "To a builder: We'd work with you again at once. When somebody comes to you with a lot and no drawings, would you give them my name? I'll send you those who come to me without a builder. To a former client: It's a year on [day]. If a friend asks who drew it, please name us.",
      "And would you write at [review link] how it is to live in it?",
      "",
    ],
  },
  restaurant: {
    whom: "The manager asks at the table, when plates come back empty and somebody says why: regulars first, then hosts of a party with the bill.",
    asks: [
      "At the table: I'll tell the kitchen, thank you.",
      "If you'd write that one sentence at [review link], it would do more for us than any ad.",
      "With the bill, after a party: It was good to have you all. Who at the table plans the next one? I'll hold [month] for you, on a quiet night at [price].",
    ],
  },
  "estate-agency": {
    whom: "Ask at the closing table, and again thirty days after the keys. Every agent asks each client who closed.",
    asks: [
      "With the keys: Congratulations, [name].",
      "Would you write a line at [review link] about how it went, with the part of town?",
      "Thirty days later: Hi [name], are the boxes gone? You'll hear before I do who on your street, or at work, is thinking of moving. Would you tell me, or give them my number?",
    ],
  },
  farrier: {
    whom: "Ask the barn manager, and only at barns on the sides of the county where you still have a stop to fill.",
    asks: [
      "I'm here every [six] weeks on [day], and I have room for [two] more on that round. Does anybody at this barn, or at the next one on this road, need a farrier?",
    ],
  },
  dental: {
    whom: "Ask those who say at checkout that they like it here; whoever is asked for a review the next morning isn't asked again. Leave ten cards with the pediatrician, the pharmacy and the urgent care near you: they see toothaches and have no dentist.",
    asks: [
      "Thank you, [name], we like having you here.",
      "If you'd like to tell others how you were looked after, you can at [review link]; please leave out what was done.",
      "We have room for new patients this month, so if somebody in your family or at work needs a dentist, please pass our name on.",
    ],
  },
  "language-school": {
    whom: "The teacher asks in the last lesson, when everybody has just heard how far they came. A student who works in a company names the person who looks after its people.",
    asks: [
      "You came in [month] with ten words, and listen to you now.",
      "Would you write one sentence at [review link], in the language you learned?",
      "And who at work needs it, too? If it's three or more, tell me whom I may write to; we teach them at your place.",
    ],
  },
  litigation: {
    whom: "Ask at the close of each matter, in the letter that returns the papers.",
    asks: [
      "Your matter is closed, and your papers are enclosed. Thank you for your trust. If somebody you know is ever served or isn't paid, please pass our name on.",
      "If you'd like to write how we worked with you, you can at [review link]; please leave out the case and everybody in it.",
      "",
    ],
  },
  "parts-maker": {
    whom: "Ask a buyer in the week an order shipped complete and on its date, for a second buyer in the same company or an engineer who designs such parts.",
    asks: [
      "Hi [name], PO [number] shipped complete and on its date. Who else at your company buys machined parts, or which engineer draws them? I'd send one page: our machines, materials and this month's lead time. If a shop you know turns such work away, I'd be glad of its name, too.",
    ],
  },
  software: {
    whom: "Ask an account in the week it got its first real result, and whoever thanks support.",
    asks: [
      "I saw that you [result] this week, which is what you came for.",
      "Would you write two sentences at [review link]: what you did before, and what takes less time now?",
      "And who do you know in the same job who still does it by hand? I'd show them on their own data.",
    ],
  },
  tax: {
    whom: "Ask when the refund has come or the notice is closed, and nobody in March.",
    asks: [
      "Your return was accepted, and that was the last of it. If somebody you know has an official letter lying around, or changed jobs this year, please give them our name; we take new clients from May.",
      "If you'd like to write how it was to work with us, you can at [review link], without any numbers.",
      "",
    ],
  },
  veterinary: {
    whom: "Ask owners who write back that the animal is well again, and those whose puppy or kitten had its last shot. Leave ten cards with the shelter, the groomer and the apartment houses that allow pets: people with a new animal ask there.",
    asks: [
      "I'm so glad [animal] is well again.",
      "Would you tell other owners in a line at [review link], with a picture if you like?",
      "And if somebody at the dog park is new in town, or has a new puppy, please give them our name.",
    ],
  },
  injury: ofClients,
  "family-law": ofClients,
  immigration: ofClients,
  legal: ofClients,
  conveyancing: ofClients,
  estates: ofClients,
  financial: ofClients,
  bookkeeper: ofClients,
  consultant: ofClients,
  "title-and-closing-office": {
    whom: "Ask the agent and the loan officer on the day of a closing that went on time.",
    asks: [
      "That one closed on the day you named. Which of your colleagues is still chasing documents elsewhere? Tell them to call [name] here with the next contract.",
    ],
  },
  insurance: {
    whom: "Ask whoever you saved money, or helped with a claim, in the week it happened.",
    asks: [
      "I'm glad that's settled, [name]. Who in your family or at work pays too much, or was just told that their policy isn't renewed? Have them call me with the page that shows their coverage.",
      "A line at [review link] helps, too.",
      "",
    ],
  },
  mortgage: {
    whom: "Ask the buyer on the day they get the keys, and the agent the day after.",
    asks: [
      "You have your keys, on the day we said.",
      "Would you write a line at [review link] about how it went?",
      "And who else is looking? To the agent: It closed on its date. May I write the letters for your next two buyers?",
    ],
  },
  medical: ofPatients,
  healthcare: ofPatients,
  physiotherapy: ofPatients,
  "chiropractic-office": ofPatients,
  "eye-practice": ofPatients,
  "orthodontic-practice": ofPatients,
  "dermatology-practice": ofPatients,
  salon: {
    whom: "The stylist asks at the mirror, at the moment they look up and smile.",
    asks: [
      "Do you like it?",
      "Then tell people who did it: a picture and my name at [review link].",
      "Here are two cards; the friend you send gets [what] the first time, and so do you.",
    ],
  },
  barber: {
    whom: "Ask in the chair, when they've seen the back in the mirror.",
    asks: [
      "Good?",
      "Then do me one favor: a line at [review link], with my name.",
      "Bring your brother or your son; I'll put the two of you behind one another.",
    ],
  },
  garage: atPickUp,
  "body-and-collision-shop": atPickUp,
  "tire-shop": atPickUp,
  "repair-workshop": atPickUp,
  tailor: atPickUp,
  "upholstery-workshop": atPickUp,
  jeweler: atPickUp,
  trades: atTheDoor,
  "home-service-business": atTheDoor,
  "plumbing-company": atTheDoor,
  "drain-and-sewer-service": atTheDoor,
  "heating-and-air-conditioning-business": atTheDoor,
  "electrical-or-solar-business": atTheDoor,
  "garage-door-service": atTheDoor,
  "appliance-repair-service": atTheDoor,
  "handyman-business": atTheDoor,
  "pest-control-business": atTheDoor,
  "chimney-sweep": atTheDoor,
  "carpet-cleaner": atTheDoor,
  locksmith: atTheDoor,
  cleaning: atTheDoor,
  roofing: {
    whom: "Ask on the last day, from the sidewalk, with both of you looking up; then knock at the two doors on each side.",
    asks: [
      "That's your roof.",
      "Would you write at [review link] how we left the yard?",
      "And may I tell your neighbors that we did yours? Theirs went on in the same year, and I could look at them tomorrow.",
    ],
  },
  "landscaping-business": {
    whom: "Ask in the week it blooms or has just been cut, and put your sign at the edge of that yard.",
    asks: [
      "It looks good from the street, doesn't it?",
      "Would you say so at [review link], with a picture?",
      "And which neighbor asked you who does it? We're on your street every [day] anyway.",
    ],
  },
  "building-business": ofHosts,
  bakery: atTheCounter,
  "coffee-shop": atTheCounter,
  "cafe-bar-or-food-business": atTheCounter,
  "deli-or-cafe": atTheCounter,
  pizzeria: atTheCounter,
  bar: atTheCounter,
  shop: atTheCounter,
  bookstore: atTheCounter,
  florist: atTheCounter,
  hospitality: atTheCounter,
  hotel: {
    whom: "The front desk asks at checkout, when somebody says what they liked.",
    asks: [
      "That's good to hear.",
      "Would you write just that at [review link]?",
      "And who in your company, or in the family here, books rooms in town? I'd send them our rate for coming straight to us.",
    ],
  },
  caterer: ofHosts,
  photographer: ofHosts,
  "event-planner": ofHosts,
  "venue-for-events": ofHosts,
  "wedding-and-event-venue": ofHosts,
  gym: {
    whom: "Ask members in the week they reach something they came for.",
    asks: [
      "You did [what] today. You couldn't in [month].",
      "Would you write that in a line at [review link]?",
      "And who would train with you? Bring them on [day], free; people with a partner stay.",
    ],
  },
  "music-school": ofParents,
  tutoring: ofParents,
  education: ofParents,
  "dance-studio": ofParents,
  "martial-arts-school": ofParents,
  "swim-school": ofParents,
  "childcare-center": ofParents,
  "driving-school": {
    whom: "Ask on the day they pass, at the curb, with the license in hand.",
    asks: [
      "You passed!",
      "Would you say so at [review link], with your instructor's name?",
      "And who in your class is next? Give them this card, it's good for [what].",
    ],
  },
  "dog-daycare": {
    whom: "Ask at pick-up, with a picture of the dog from that day.",
    asks: [
      "Here's [dog] today.",
      "Would you put that picture and a line at [review link]?",
      "And who at the park asks you where [dog] spends the day? Their first day is [price].",
    ],
  },
  "pet-groomer": {
    whom: "Ask at pick-up, while they're laughing at the bandana.",
    asks: [
      "Doesn't [dog] look good?",
      "A picture and a line at [review link] would help us.",
      "And who did you meet on the walk with a coat like that? We have [day] open.",
    ],
  },
  "it-support": {
    whom: "Ask the person who called, the day something that stood still runs again.",
    asks: [
      "It runs again, and I'm glad it was quick. Who else do you know with an office of your size whose computers nobody looks after? I'd look at theirs for an hour, free, and tell them what I see.",
    ],
  },
  agency: ofAccounts,
  professional: ofAccounts,
  manufacturing: ofAccounts,
  "parts-manufacturer": ofAccounts,
  wholesaler: ofAccounts,
  joinery: ofAccounts,
  "property-manager": {
    whom: "Ask owners with the statement that shows a short vacancy.",
    asks: [
      "Your unit stood empty for [days] days, and the new lease is signed. Do you know another owner who looks after theirs alone? I'd tell them what it would rent for, at no charge.",
    ],
  },
  lettings: {
    whom: "Ask owners in the week a lease is signed, and tenants in the week they move in.",
    asks: [
      "The lease is signed. Who else do you know with an apartment that stands empty? I'll tell them what it would rent for.",
      "A line at [review link] about how it went would help, too.",
      "",
    ],
  },
};

type Named = Pick<Trade, "id" | "playbook">;
const askedBy = ({ id, playbook }: Named): NamesAsked | undefined => ASKED[playbook ?? id];
/** Of all who are pleased, whom the trade asks, and when: a sentence behind others. */
export const whomAsked = (t: Named): string => {
  const whom = askedBy(t)?.whom;
  return ` ${whom ?? "Ask when something has just gone well, and somebody says so."}`;
};
/** The trade's own words for it, with a review or, where another step asks for one, without. */
export const askedWords = (t: Named, reviews: boolean): string | undefined => {
  const asks = askedBy(t)?.asks;
  if (!asks) return undefined;
  const [opens, review = "", name = ""] = asks;
  return [opens, reviews ? review : "", name].filter(Boolean).join(" ");
};
