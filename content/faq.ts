import { priceParts, priceRange } from "./prices.ts";

export type FaqTag =
  | "start"
  | "calls"
  | "booking"
  | "people"
  | "emergencies"
  | "privacy"
  | "price"
  | "languages"
  | "technology"
  | "assessment";

export interface FaqEntry {
  /** Anchor on the services page; stays the same when the wording changes. */
  id: string;
  question: string;
  /** Plain text, one paragraph; spoken by the built-in assistant as it stands. */
  answer: string;
  tags: readonly FaqTag[];
}

/** In the order in which the services page shows them. */
export const faq: readonly FaqEntry[] = [
  {
    id: "which-calls",
    question: "Which calls does the assistant take?",
    answer:
      "The ones you give it. Most businesses begin with the evenings and weekends, then add lunch and the moments when every line is busy. It can also pick up every call first and put through the ones that need you. You can change that at any time.",
    tags: ["start", "calls"],
  },
  {
    id: "keep-my-number",
    question: "Do I keep my phone number?",
    answer:
      "Yes. Your number stays yours, with the phone company you have. You only forward the calls that the assistant should take. Switch the forwarding off, and the phone rings at your desk as before.",
    tags: ["start", "technology"],
  },
  {
    id: "will-callers-know",
    question: "Will callers know that it is not a person?",
    answer:
      "Yes. It says so when it picks up and whenever somebody asks. We don’t set up an assistant that pretends to be a person.",
    tags: ["calls", "people"],
  },
  {
    id: "does-not-know",
    question: "What happens when it does not know the answer?",
    answer:
      "It says that it does not know. Then it takes the question down with a name and a number, or puts the caller through, whichever you prefer. You answer the question once, and from then on the assistant can answer it too.",
    tags: ["calls", "people"],
  },
  {
    id: "reach-a-person",
    question: "Can a caller still reach a person?",
    answer:
      "Yes, always, by asking once. You decide who is called, in what order and at what hours. When nobody can come to the phone, the assistant says so, takes the message and gives a time for the call back.",
    tags: ["people"],
  },
  {
    id: "emergencies",
    question: "What does it do in an emergency?",
    answer:
      "It tells callers who may be in danger to hang up and call 911, before anything else. If it is urgent but not dangerous, such as a bad toothache, it puts the caller through to the person on call. You read and approve both lists before the first call.",
    tags: ["emergencies", "people"],
  },
  {
    id: "booking",
    question: "Can it book straight into my calendar?",
    answer:
      "Yes, once your calendar is connected. It looks up what is free at that moment, offers two times, reads the choice back and books it when the caller says yes. It follows your rules on how long a visit takes and who sees whom.",
    tags: ["booking", "technology"],
  },
  {
    id: "double-booking",
    question: "Could it book the same slot twice?",
    answer:
      "The calendar has the last word. If the front desk takes a slot while the assistant is offering it, the booking is refused and the caller hears the next free time. Try it with two phones before you go live.",
    tags: ["booking"],
  },
  {
    id: "changes",
    question: "Can callers move or cancel an appointment?",
    answer:
      "Yes, if you allow it. The assistant asks for the name and one more detail to find the right appointment, and it never reads out anyone else’s. It can offer the free slot to your waiting list.",
    tags: ["booking", "calls"],
  },
  {
    id: "languages",
    question: "Which languages does it speak?",
    answer:
      "English to start with. Other languages depend on the voice service behind your line, and we settle them with you when we set it up. Have a native speaker from your own community make the test calls.",
    tags: ["languages", "technology"],
  },
  {
    id: "recorded",
    question: "Are calls recorded?",
    answer:
      "Recordings, transcripts and summaries are three separate switches. You choose which of them are made and how long they are kept. If calls are recorded, callers may have to be told first. The rules differ from state to state, so ask your own attorney.",
    tags: ["privacy"],
  },
  {
    id: "who-hears",
    question: "Who gets to hear recordings or read the words?",
    answer:
      "On your side, only the people you name. Before you start, we tell you in writing which companies a call passes through and what each of them keeps. The demo on this site records no sound.",
    tags: ["privacy", "people"],
  },
  {
    id: "health-privacy",
    question: "What about HIPAA and confidentiality?",
    answer:
      "Tell us on the first day which rules apply to you. We then show you in writing which companies a call passes through, what each of them keeps, and which Business Associate Agreements (BAAs) are signed. Without the one that you need, no patient’s details belong on the line. Your attorney can tell you which it is. The demo on this site is not meant for health information.",
    tags: ["privacy", "technology"],
  },
  {
    id: "demo-audio",
    question: "What happens to my voice in the demo?",
    answer:
      "It is turned into text so that the assistant can answer you. In some browsers the browser’s maker does that on its own servers. You can type instead, and then no sound leaves your device. The privacy policy has the details.",
    tags: ["privacy"],
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer: `${priceParts}. Most set-ups come to ${priceRange}, in US dollars. Your quote is the same sum with your own counts, and names anything you want beyond it. Bring one week of call counts, and you can compare it with any other.`,
    tags: ["price"],
  },
  {
    id: "contract",
    question: "Is there a contract, and how do I get out of it?",
    answer:
      "Yes, a written agreement that renews until you cancel. Its term and notice stand in your quote, before you sign anything. You can also switch the forwarding off at any time, and from then on the phone rings at your desk as before.",
    tags: ["price", "start"],
  },
  {
    id: "moving-away",
    question: "What happens if I move to another provider?",
    answer:
      "Your number was yours all along, so you switch the forwarding off or point it somewhere else. You get the answers you wrote and the summaries of your calls, and then they are deleted here.",
    tags: ["price", "privacy"],
  },
  {
    id: "outage",
    question: "What happens in an outage?",
    answer:
      "If the assistant cannot answer, your calls go where you decided beforehand, such as your voicemail or a cell phone. An outage of your own internet does not matter, because the calls are forwarded before they reach you. There is a support line if something stops working.",
    tags: ["technology", "emergencies"],
  },
  {
    id: "how-long",
    question: "How long until it takes its first call?",
    answer:
      "Your quote names the day. It depends on your calendar system and on how quickly your rules are written down. It answers your own test calls first, then takes the evenings, and the daytime once you are happy with it.",
    tags: ["start"],
  },
  {
    id: "free-assessment",
    question: "What do I get from the free assessment?",
    answer:
      "A written report on how calls and messages reach you, where an assistant would help, and where it wouldn’t. You answer a few questions, which takes about five minutes. A person reviews the report before it is sent to your email address.",
    tags: ["assessment", "price"],
  },
];
