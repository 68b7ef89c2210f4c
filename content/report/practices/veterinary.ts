import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

/** Where the one who is ill cannot say so, and the one who pays is frightened. */
export const veterinary: Practices = {
  "Appointment Scheduling": () =>
    "Shots and checks go into blocks, sick animals into holes that you leave for them: two in the morning, two late in the day, closed until that day begins. Surgery days have an hour for drop-off and an hour for pick-up, and nobody is squeezed in between.",
  "Customer Support": (t) =>
    `On surgery days the phone rings because nobody has heard. Send a picture and one line at noon, and another when the animal is awake: ${t.status} is then known at home before anybody dials.`,
  "Lead Qualification": (t) =>
    `Beside the phone, in large print: ${t.sort.join("; ")}. Then eating, drinking, breathing, since when. Who answers reads it out and writes it down; whether it can wait is said by a technician.`,
  "After-Hours Coverage": (t) =>
    `An owner at midnight needs one thing: whether to drive, and where to. Name the emergency hospital with its street and number first, then what cannot wait (${t.urgent}), then when you open. Whoever comes in first reads the night's list aloud.`,
  "Repetitive FAQ Handling": (t) =>
    `Hang the answers where owners look while they wait, and send them with the reminder: ${t.ask[0]}, ${t.ask[1]}, what to do about food on the morning of a surgery. ${cap(t.expert)} is never answered from a sheet.`,
  "Data Entry/Form Filling": (t) =>
    `${cap(t.typed)} are said aloud in the room while somebody types; nothing is entered at six from a hand. Owners fill in their part at home, with a photo of the last vet's card.`,
  "Order Processing": () =>
    "Refills and food by one form, with the animal's name and the weight of today: the doctor looks at the list at noon and at closing, and the shelf at the door has a name on each bag.",
  "Follow-up Communication": () =>
    "A call two days after each surgery, by the technician who was there, is what owners talk about. For shots, the reminder carries the animal's name and a picture if you have one; who does not answer twice is called, not written to a third time.",
  growth: (t) =>
    `Look up which animals have not been seen for a year and a half. Their ${t.customers} have not left you; nobody told them that it is time.`,
  experience: () =>
    "Say what it will cost before you begin, in two steps: what has to be done today, and what could wait. Nobody is angry about a price that they chose.",
  cost: "drugs that expire on the shelf, work that was done and never made it onto the bill, and overtime on surgery days",
  efficiency: "surgery in one block, technicians' visits for shots and nails, and notes dictated in the room",
};
