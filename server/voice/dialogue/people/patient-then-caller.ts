import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow } from "../paper/note-rows.ts";
import { isName, NAME_PART } from "../readers/plain-name.ts";
import { peopleHeard } from "../readers/people.ts";
import { relationHeard } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";

/** 'Dylan Fry. I'm Gwen': whose visit it is, and who calls. */
const THEN_CALLER = new RegExp(
  `(?:^|(?<=[.,!?;] ))(?:(?:[Ii]t['’]s|[Ff]or|[Tt]he name(?:['’]s| is)) )?(?<patient>${NAME_PART} ${NAME_PART})[.,;] (?:and )?(?:[Ii]['’]m|I am|[Tt]his is|[Ss]oy) (?:(?:his|her|their|su|la|el) \\p{Ll}+,? )?(?<caller>${NAME_PART}(?: ${NAME_PART})?)(?![\\p{L}'’])`,
  "u",
);

/** Of a visit for somebody else the bare name is theirs, and 'I'm' that of who calls. */
export function takeForThem(state: DialogueState, heard: Heard, visit: boolean): void {
  if (!visit || state.more > 0 || peopleHeard(heard) > 1) return;
  const theirs =
    state.whom ?? heard.values.whom ?? relationHeard(plain([...state.told, heard.words].join(". ")));
  if (!theirs) return;
  const { patient = "", caller = "" } = THEN_CALLER.exec(heard.told)?.groups ?? {};
  if (!isName(patient) || !isName(`${caller} ${caller}`)) return;
  if (patient.split(" ")[0] === caller.split(" ")[0]) return;
  heard.values.name = patient;
  state.whom ??= theirs.slice(0, 20);
  state.slots.name = { value: patient, confirmed: false };
  state.notes = withRow(state.notes, "Called by", caller).slice(-NOTES_MAX);
}

/** 'Elena Cruz, 415 ...', once it is known that Mia comes, and the number was asked for: who calls. */
export function takeCallerBesideNumber(state: DialogueState, heard: Heard): void {
  const { slots, whom, more, asked } = state;
  const said = heard.values.name;
  if (!whom || more > 0 || asked !== "phone" || !slots.name || !said?.includes(" ")) return;
  if (said.split(" ")[0] === slots.name.value.split(" ")[0] || heard.has("deny", "correct")) return;
  if (OF_THEM.test(heard.text)) return;
  delete heard.values.name;
  state.notes = withRow(state.notes, "Called by", said).slice(-NOTES_MAX);
}
const OF_THEM =
  /(?<!\p{L})(?:his|her|their|the|su|el) (?:\p{L}+ )?(?:name|nombre)(?!\p{L})|(?<!\p{L})(?:he's|she's|for|under|para|se llama|not)(?!\p{L})/u;
