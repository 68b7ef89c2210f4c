import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

/** Where room is let by the month and nobody has to be there. */
export const storage: Practices = {
  "Customer Support": (t) =>
    `The gate and the bill are behind most calls. Send the code on the day they move in, and put what is owed under a link that always works; then few have to ask ${t.status}. What sticks, leaks or will not open gets a name and an hour.`,
  "Lead Qualification": (t) =>
    `Ask the same of everybody: ${t.sort.join("; ")}. The same reply names one unit and one price: whoever moves takes the first that does.`,
  "After-Hours Coverage": (t) =>
    `Most of what comes in the evening wants a size, a price and a unit that is free: show all three where people look at ten at night, with a way to reserve. Half a page names what cannot wait (${t.urgent}), whom to wake for it, and who is next.`,
  "Repetitive FAQ Handling": (t) =>
    `One page, with a drawing of what fits into each size: ${t.ask.join("; ")}. ${cap(t.expert)} takes two questions more; put those under the drawing.`,
  "Data Entry/Form Filling": (t) =>
    `Who moves in types it once, on the form for the lease; gate and bills take it from there. For a week put a mark wherever ${t.typed} are typed again: the place with the most marks goes first.`,
  "Follow-up Communication": () =>
    "Who asked for a size and took none hears from you twice: on the second day, and in the last week of the month, when units come free. “Yours is free from the first; shall I hold it until Thursday?”",
  growth: () =>
    "Ask each one who moves in what made them need the room: a house sold, an estate, a divorce, a repair. Whoever handles those nearby should have your sizes and prices in hand.",
  experience: () =>
    "A gate that opens, and no bill that comes as a surprise: say a month before when a rent goes up, and why.",
  cost: "units whose rent is two months behind, programs paid for each unit whether it is let or not, and repairs ordered one at a time",
  efficiency:
    "one day of the month on which all rents are drawn, move-ins by form and code, and one round of the site at a fixed hour",
};
