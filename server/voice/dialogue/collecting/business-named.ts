import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow } from "../paper/note-rows.ts";
import { NAME_MAX } from "../readers/name-title.ts";

// 'Curtis Mayhew, Mayhew Heating and Air': a person, and the business that they call for.

const PERSON = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.)? \\p{Lu}[\\p{L}'’-]+";
const BUSINESS = "\\p{Lu}[\\p{L}'’&.-]*(?: (?:(?:and|of|&|the) )?\\p{Lu}[\\p{L}'’&.-]*)+";
const NAMED = new RegExp(
  `^(?:(?:[Ii]t['’]s|[Tt]his is|[Ii]['’]m|[Yy]es|[Ss]ure|[Mm]y name(?:['’]s| is))[, ]+)*(?<person>${PERSON})(?:,| (?=from|with|at|of)) ?(?:(?:from|with|at|of|owner of|I own|I run|we['’]re) )?(?<business>${BUSINESS})(?=[.,;!?]|$)`,
  "u",
);
/** What no person's name has. */
const TRADE =
  /&|(?<!\p{L})(?:and|of|the|LLC|Inc|Co|Corp|Company|Group|Services?|Systems|Partners|Associates|Heating|Cooling|Air|Plumbing|Electric|Roofing|Dental|Dentistry|Law|Clinic|Medical|Auto|Garage|Salon|Spa|Studio|Bakery|Cafe|Landscaping|Cleaning|Construction|Builders|Realty|Properties|Insurance|Repair|Motors|Veterinary|Orthodontics|Legal|Care|Health|Painting|Movers|Fitness)(?!\p{L})/u;

/** Takes the business beside a caller's name: it is on the paper as such, and no second person. */
export function takeBusiness(state: DialogueState, heard: Heard): void {
  const { person, business } = NAMED.exec(heard.words)?.groups ?? {};
  if (state.asked !== "name" || !person || !business || !TRADE.test(business)) return;
  const name = business.replace(/[.,]+$/, "").slice(0, NAME_MAX);
  heard.values.name = person;
  heard.told = heard.told.replace(business, "").replace(/[\s,]+$/, "");
  state.notes = withRow(state.notes, "Business", name).slice(-NOTES_MAX);
}
