import type { KitId } from "../contracts/voice-own-desk.ts";
import type { ScenarioId } from "../contracts/voice-desks.ts";

/** A card of the services page: whom we serve. What a visitor may say of his business is `contracts/industries.ts`. */
export interface IndustryServed {
  id: string;
  name: string;
  intro: string;
  /** Exactly five; the bullets of the card. */
  features: readonly [string, string, string, string, string];
  /** An example of a call: who says what, in turn, the caller first. */
  call: readonly string[];
  /** What the business finds of it afterwards. */
  leaves: string;
  /** The desk of the demo that answers like it, or the kit of a visitor's own; absent where there is neither. */
  desk?: ScenarioId;
  kit: KitId;
  /** The drawing's file name, and what it shows. */
  art: string;
  artAlt: string;
}

/** In the order of the services page. */
export const industries: readonly IndustryServed[] = [
  {
    id: "dental-practices",
    name: "Dental Practices",
    intro:
      "The phone rings while every pair of hands is busy. The assistant fills open chairs and knows a toothache from an emergency.",
    features: [
      "Books cleanings, check-ups and follow-ups into open chairs",
      "Tells a toothache from an emergency, and puts emergencies through",
      "Answers which plans you take, from your own list",
      "Fills a cancelled slot from the waiting list",
      "Reminds patients the day before, and moves them if they ask",
    ],
    call: [
      "Hi, it’s Dana Whitfield. Do you have anything on Tuesday morning for a cleaning?",
      "I have Tuesday at 10:30 or 11:15. Which suits you?",
      "10:30. Is there parking?",
      "Yes, behind the building. That’s a cleaning on Tuesday at 10:30 for Dana Whitfield. Is that right?",
      "That’s right.",
      "Booked. I’ll text you the confirmation.",
    ],
    leaves: "Cleaning, Tuesday 10:30, Dana Whitfield. In your calendar.",
    desk: "dental",
    kit: "dental",
    art: "industry-dental.svg",
    artAlt: "A tooth in upright bars",
  },
  {
    id: "medical-offices",
    name: "Medical Offices",
    intro:
      "Requests come by the dozen, and one of them may be urgent. The assistant sorts and writes down. It never advises.",
    features: [
      "Takes appointment requests by doctor, reason and urgency",
      "Passes refill and referral requests on in writing",
      "Gives directions, hours and what to bring",
      "Never gives medical advice; says so and finds a person",
      "Tells callers in danger to hang up and call 911",
    ],
    call: [
      "I run out of my blood pressure pills on Friday.",
      "I’ll pass a refill request to the office. Which medicine is it, and which pharmacy?",
      "Lisinopril, the pharmacy on Pine Street. Should I take half until then?",
      "I can’t advise on that. I’ll put your question on the request, and someone from the office calls you back.",
    ],
    leaves: "Refill: lisinopril, pharmacy on Pine Street. Asks about the dose, wants a call back.",
    desk: "medical",
    kit: "medical",
    art: "industry-medical.svg",
    artAlt: "A heart with a voice running through it",
  },
  {
    id: "legal-firms",
    name: "Legal Firms",
    intro:
      "People call a lawyer on a bad day. The assistant listens, takes the facts that you need first, and sends on anything with a date.",
    features: [
      "Takes the first facts of a new matter, in the caller’s words",
      "Asks for the other party’s name, so you can check conflicts",
      "Marks anything with a deadline and sends it at once",
      "Books the consultation and states your fee for it",
      "Gives no legal advice, and says who will",
    ],
    call: [
      "I was served with papers on Monday.",
      "I’m sorry to hear that. Who is the other party, and is there a date on the papers?",
      "Hollis Property Group. It says the 19th. Am I in trouble?",
      "I’m not a lawyer, so I can’t say. I’m marking the date and sending this on right now.",
    ],
    leaves: "Urgent. Served on Monday, other party Hollis Property Group, date the 19th.",
    desk: "law",
    kit: "law",
    art: "industry-legal.svg",
    artAlt: "A courthouse front in upright bars",
  },
  {
    id: "small-businesses",
    name: "Small Businesses",
    intro:
      "You are on a ladder, under a sink or with a customer. The assistant takes the job, and you call back those who need you.",
    features: [
      "Answers while your hands are full",
      "Gives prices, hours and whether you come out to their street",
      "Takes the job: address, problem, photos by text",
      "Puts your regulars straight through",
      "Sends you one summary instead of nine voicemails",
    ],
    call: [
      "My water heater is leaking all over the garage.",
      "I’ll get this to somebody now. What’s the address?",
      "14 Alder Lane. How soon can you come?",
      "I don’t want to guess. I’ve marked it urgent, so you hear back first.",
    ],
    leaves: "Urgent. Water heater leaking, 14 Alder Lane. Call back first.",
    kit: "trades",
    art: "industry-small-business.svg",
    artAlt: "A shop front with an awning in upright bars",
  },
];
