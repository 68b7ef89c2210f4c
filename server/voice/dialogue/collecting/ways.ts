import { capital } from "../../../../content/capital.ts";
import type { Way } from "../../../../content/desks/desk.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { RELATIONS } from "../readers/relation.ts";
import { wayHeard, waysRefused } from "../readers/way.ts";
import { plain } from "../readers/text.ts";
import { HELD, wayWords } from "./way-words.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

// How a visit is to be held: here, by phone or by video.

/** The ways in which what is being booked can be held. */
export const waysOf = (
  { desk }: Pick<DialogueContext, "desk">,
  { slots, stack }: DialogueState,
): readonly Way[] =>
  (stack.at(-1) === "book" && desk.services.find(({ id }) => id === slots.service?.value)?.ways) || [];

/** Takes how it is to be held, where the turn says it; what this desk does not do so is said. */
export function takeWay(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { language, asked } = state;
  const ways = waysOf(context, state);
  const { way } = heard.values;
  const last = lastWritten(state);
  // 'Could my sister join by video?' says how somebody else is there.
  if (way && asked !== "how" && OF_ANOTHER.test(heard.text)) return;
  if (way && state.stack.length === 0 && last?.kind === "booking" && last.notes.some(isHeld)) {
    last.notes = withRow(last.notes, HELD, wayWords(way, "en"));
    plan.understood = true;
    plan.said.push(fill(inTurn(talk.addedThis, language, 0), { note: wayWords(way, language) }));
    return;
  }
  if (way) {
    plan.understood ||= asked === "how" || state.stack.length > 0;
    if (state.how !== way) plan.news.add("how");
    state.reread ||= asked === "confirm" && state.how !== way;
    state.how = way;
    if (way === "any" || ways.includes(way)) isTaken(state, heard, plan);
  }
  // 'Not by phone', of three.
  else if (asked === "how" && state.how === undefined && waysRefused(heard.text).length > 0) {
    const left = ways.filter((each) => !waysRefused(heard.text).includes(each));
    if (left.length === 0) return;
    plan.understood = true;
    plan.news.add("how");
    if (left.length === 1) state.how = left[0]!;
    else {
      const either = left.map((each) => wayWords(each, language)).join(language === "es" ? " o " : " or ");
      plan.asks = true;
      state.tries += 1;
      plan.said.push(`${capital(either)}?`);
    }
  }
  // Who passes the question by gets it the usual way: it is read back.
  else if (asked === "how" && state.how === undefined && state.tries > 1) state.how = ways[0];
  // So does a plain yes to both.
  else if (asked === "how" && state.how === undefined && (heard.acts.get("affirm") ?? 0) >= 0.8) {
    plan.understood = true;
    plan.news.add("how");
    state.how = ways[0];
  }
  if (!state.how || state.how === "any" || ways.length === 0 || ways.includes(state.how)) return;
  const how = wayWords(state.how, language);
  // Asked for once more it is a wish for the people here: the visit is put down the usual way.
  const again = asked === "how" && plan.news.has("how") && state.tries > 1;
  plan.said.push(
    fill(wording(again ? talk.wishedSo : talk.notSoHeld, language), {
      how,
      usual: wayWords(ways[0]!, language),
    }),
  );
  delete state.how;
  if (!again) return;
  state.how = ways[0]!;
  plan.news.delete("how");
  state.notes = withRow(state.notes, "Would rather have it", wayWords(heard.values.way!, "en")).slice(
    -NOTES_MAX,
  );
}
/** 'Yes, but it should be a video call' is read back so first. */
export const otherWay = (
  context: DialogueContext,
  state: DialogueState,
  { values: { way } }: Heard,
): boolean => way !== undefined && way !== "any" && way !== state.how && waysOf(context, state).includes(way);
/** 'Could it be by phone?', of what can be: it is, and nothing is left to answer in it. */
function isTaken({ how, language }: DialogueState, heard: Heard, plan: Plan): void {
  const own = heard.clauses.filter(({ words }) => wayHeard(plain(words), true));
  forget(heard, "remote", "advice", "offered", "person");
  for (const clause of own) {
    clause.acts = clause.acts.filter((act) => acts[act]?.[0] !== "ask");
    heard.answered.add(clause.words);
  }
  if (own.some(({ words }) => words.includes("?")))
    plan.said.push(fill(wording(talk.soHeld, language), { how: wayWords(how!, language) }));
}
/** 'Could my sister join by video?'; 'for me and my husband, by video' is how theirs is held. */
const OF_ANOTHER = new RegExp(
  `(?<!\\p{L})(?:my|our|his|her|mi) (?:${RELATIONS})(?:,? \\p{L}+){0,3} (?:join|dial|listen|attend|sit|log|hop|call in|be (?:on|there|in)|participate|unirse|conectar\\p{L}*|participar|estar|(?:is|are|will be|would be|would|could|can|est[aá])(?: be)? (?:on|by|over|via|through|por) (?:the )?(?:video|phone|zoom|tel[eé]fono))(?!\\p{L})`,
  "u",
);
const isHeld = (note: string): boolean => note.startsWith(`${HELD}: `);
