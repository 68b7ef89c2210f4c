import { talk } from "../../../../content/flows/talk.ts";
import { type OtherTrade, otherTrades } from "../../../../content/understanding/other-trades.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { has } from "../readers/text.ts";
import { ofElsewhere } from "./elsewhere.ts";
import { otherOffice } from "./other-office.ts";
import { fill, wording } from "../say/speech.ts";

/** A haircut at the plumber's: said plainly, and nothing is booked for it. Undefined where nothing of the kind is asked for. */
export function otherTrade(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): string | undefined {
  const theirs = otherOffice(context, state, heard, plan) ?? ofElsewhere(context, state, heard, plan);
  if (theirs) return theirs;
  const { desk } = context;
  const { language } = state;
  const { text, values, clauses, answered } = heard;
  // The company's own line is told of businesses of every kind.
  if (values.service || desk.kind === "ringwell") return undefined;
  const other = otherTrades.find(
    ({ of, heard: names }) =>
      !of.includes(desk.kind) && names.some((each) => has(text, `${WISHES}(${each})`)),
  );
  if (!other || does(desk, other)) return undefined;
  plan.understood = true;
  for (const { words } of clauses) answered.add(words);
  const what = language === "es" ? (desk.whatEs ?? desk.what) : desk.what;
  return fill(wording(talk.otherTrade, language), { thing: other[language], business: desk.name, what });
}
/** Asks for it: nobody's 'I fell at the vet' does. */
const WISHES =
  "(book|schedule|make|get|need|want|wanna|like|looking for|do you( guys| all)?|does? y'all|do y'all|can you|could you|place (that|who|for)|calling (about|for)|cita para|quiero|necesito|hacen|ustedes)( (a|an|to|do|does|book|get|have|schedule|for|appointment|my|our|some|un|una|hacer|hacen|any)){0,5} ";

/** Whether the desk tells of it itself. */
function does(desk: Desk, { heard }: OtherTrade): boolean {
  let told = words.get(desk);
  if (!told) {
    told = [
      desk.name,
      ...desk.services.flatMap(({ name, heard: names }) => [name, ...names]),
      ...desk.facts.flatMap(({ entity, questions }) => [entity ?? "", ...questions]),
    ]
      .join(" / ")
      .toLowerCase();
    words.set(desk, told);
  }
  return has(told, ...heard);
}
const words = new WeakMap<Desk, string>();
