import { whose } from "./whose.ts";
import { flowFor } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import { begin } from "../tasks/begin.ts";
import { ME } from "../paper/by-person.ts";
import { type DialogueContext, standing } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import { proceed } from "../next.ts";
import { collect } from "../collecting/collect.ts";
import { addTold } from "../paper/paper.ts";
import type { Plan } from "../plan.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, wording } from "../say/speech.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { visitFor } from "./told-of-each.ts";

/** Begins the visit of the one who waited, with all that was told of it. */
export function theOther(context: DialogueContext, state: DialogueState, first?: string): string {
  const { who = ME, name, words } = state.later!;
  const { language, notes } = state;
  delete state.later;
  const called = rowsOf(notes, "Called by")[0];
  const own = who === ME ? (name ?? called) : undefined;
  const [some, forWhom, mine] = language === "es" ? LEADS.es : LEADS.en;
  const person =
    who === ME
      ? mine
      : who === "other"
        ? (name ?? some)
        : `${mine === "me" ? "my" : "mi"} ${who} ${name ?? ""}`;
  state.asked = "nothing";
  // What is the son's is canceled under his name: who calls has another.
  if (who === ME && first && standing(state).length === 0) delete state.slots.name;
  if (who === ME) delete state.whom;
  else state.whom = who;
  // What the first one was for is no part of what this one is for, unless nothing else is told.
  const { service: before } = state.slots;
  delete state.slots.service;
  const heard = hearTurn(context, state, `${forWhom} ${person.trim()}. ${words.replace(AS_WELL, " ")}`);
  addTold(state, words);
  // What somebody has is seen to by the visit for that, whatever the first one was for.
  const visit = visitFor(context, heard);
  if (visit) heard.values.service = visit;
  else if (before) state.slots.service = before;
  const full = own ?? (name?.includes(" ") ? name : undefined);
  const known = full ?? heard.values.name ?? (who === ME || who === "other" ? undefined : name);
  if (known) heard.values.name = known;
  const plan: Plan = { said: [], understood: true, noted: false, asks: false, open: [], news: new Set() };
  collect(context, state, heard, plan);
  // 'My husband's waiting on his blood test results' wants no visit.
  const apart = hearTurn(context, state, words);
  const passed = apart.has("book") ? undefined : PASSED_ON.find((act) => (apart.acts.get(act) ?? 0) >= 0.5);
  if (passed && !saysWhen(apart.values)) {
    delete state.slots.service;
    if (who !== ME) delete state.slots.name;
    const lead = fill(wording(talk.nowThatOf, language), {
      two: whose({ who, ...(name && { name }) }, language),
    });
    return [lead, begin(context, state, apart, flowFor(passed)!.id, plan), proceed(context, state)].join(" ");
  }
  const begun = begin(context, state, heard, "book", plan);
  const begins = who === ME && standing(state).length === 0;
  return [
    begins
      ? wording(talk.nowTheOther, language)
      : fill(wording(talk.nowThatOf, language), { two: whose({ who, ...(name && { name }) }, language) }),
    ...plan.said,
    begun,
    proceed(context, state, plan.news),
  ].join(" ");
}
const PASSED_ON: readonly ActId[] = ["results", "refill", "records", "referral", "billing"];
/** Of one alone nothing is 'too'. */
const AS_WELL =
  /(?<!\p{L})(?:too|also|as well|both|so (?:does|do|is)|second|another|one more|también)(?!\p{L})/giu;
/** As if the caller asked for it anew. */
const LEADS = {
  en: ["somebody else", "I need an appointment for", "me"],
  es: ["otra persona", "Necesito una cita para", "mí"],
} as const;
