import type { WeekHours } from "../desk.ts";
import type { KitQuestion } from "./kit.ts";

/** Nine to five on weekdays. */
export const officeHours: WeekHours = {
  mon: [["09:00", "17:00"]],
  tue: [["09:00", "17:00"]],
  wed: [["09:00", "17:00"]],
  thu: [["09:00", "17:00"]],
  fri: [["09:00", "17:00"]],
  sat: [],
  sun: [],
};

/** What every business is asked. */
export const common = {
  where: {
    id: "where",
    aspect: "where",
    label: "Where are you?",
    suggestion: "We are at 100 Main Street, on the ground floor.",
    questions: [
      "where are you",
      "what is your address",
      "how do i find you",
      "how do i get there",
      "where are you located",
      "can you give me directions",
    ],
  },
  parking: {
    id: "parking",
    aspect: "parking",
    label: "Where do callers park?",
    suggestion: "There is free parking behind the building.",
    questions: [
      "where do i park",
      "do you have parking",
      "is there a parking lot",
      "is parking free",
      "can i park there",
    ],
  },
  access: {
    id: "access",
    aspect: "access",
    label: "Can people get in with a wheelchair?",
    suggestion: "Yes, there is no step at the door.",
    questions: [
      "is it wheelchair accessible",
      "can i come in a wheelchair",
      "are there stairs",
      "is there an elevator",
      "is there a ramp",
    ],
  },
  payment: {
    id: "payment",
    aspect: "payment",
    label: "How do people pay?",
    suggestion: "We take cards and cash.",
    questions: [
      "how can i pay",
      "do you take credit cards",
      "do you take cash",
      "do you have payment plans",
      "can i pay with my phone",
      "can i pay monthly",
    ],
  },
  cancel: {
    id: "cancel",
    aspect: "cancelpolicy",
    label: "What if someone cancels late?",
    suggestion: "Please tell us a day before. There is no fee then.",
    questions: [
      "what is your cancellation policy",
      "is there a fee if i cancel",
      "what if i miss my appointment",
      "do you charge for no shows",
      "how much notice do you need",
    ],
  },
  walkIn: {
    id: "walk-in",
    aspect: "walkin",
    label: "Can people come without an appointment?",
    suggestion: "We go by appointment, and often have one the same day.",
    questions: [
      "do you take walk ins",
      "can i just come in",
      "do i need an appointment",
      "can i come today",
      "do you have anything today",
    ],
  },
  languages: {
    id: "languages",
    aspect: "languages",
    label: "Which languages do you speak?",
    suggestion: "We speak English and some Spanish.",
    questions: ["do you speak spanish", "which languages do you speak", "does anyone there speak spanish"],
  },
  who: {
    id: "who",
    aspect: "staff",
    label: "Who works with you?",
    suggestion: "There are three of us, and the owner is here every day.",
    questions: [
      "who works there",
      "who will i see",
      "who is the owner",
      "can i choose who i see",
      "how many people work there",
    ],
  },
  contact: {
    id: "contact",
    aspect: "contact",
    label: "How else can people reach you?",
    suggestion: "You can also write to us by email; the address is on our website.",
    questions: [
      "what is your email",
      "do you have a website",
      "how else can i reach you",
      "can i text you",
      "can i book online",
    ],
  },
  newcomers: {
    id: "new",
    aspect: "new",
    label: "Do you take new customers?",
    suggestion: "Yes, we are taking new customers.",
    questions: [
      "are you taking new patients",
      "are you taking new clients",
      "are you accepting new customers",
      "can i become a patient",
      "can you take me on",
    ],
  },
} as const satisfies Record<string, KitQuestion>;

/** In the practices that send claims. */
export const insured = {
  insurance: {
    id: "insurance",
    aspect: "insurance",
    label: "Which insurance do you take?",
    suggestion: "We take most PPO plans. Tell us yours, and we check it before the visit.",
    questions: [
      "do you take insurance",
      "which insurance do you take",
      "do you take my insurance",
      "are you in network",
      "do you accept delta dental",
      "do you take blue cross",
      "do you take medicare",
      "do you take medicaid",
    ],
  },
  uninsured: {
    id: "uninsured",
    aspect: "uninsured",
    label: "What about people without insurance?",
    suggestion: "You can come without insurance, and you hear the price before.",
    questions: [
      "i don't have insurance",
      "can i come without insurance",
      "what if i'm not insured",
      "do you take self pay",
    ],
  },
  bring: {
    id: "bring",
    aspect: "bring",
    label: "What should people bring to the first visit?",
    suggestion: "Bring a photo ID and your insurance card, and come ten minutes early.",
    questions: [
      "what do i bring",
      "what should i bring to my first visit",
      "how early should i come",
      "is there paperwork",
    ],
  },
  children: {
    id: "children",
    aspect: "children",
    label: "Do you see children?",
    suggestion: "Yes, we see children of every age.",
    questions: ["do you see children", "do you see kids", "from what age", "can you see my daughter"],
  },
  ill: {
    id: "ill",
    aspect: "sick",
    label: "What if someone has a cold that day?",
    suggestion: "If you feel ill, stay home and we move your visit.",
    questions: ["can i come if i'm sick", "i have a cold should i come", "do i need a mask", "i have covid"],
  },
} as const satisfies Record<string, KitQuestion>;
