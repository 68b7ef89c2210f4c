import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { changePart } from "./put-right.ts";
import { fileFlow } from "./filing.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { inTheirWords, refusedAgain, retell, retold } from "./corrections.ts";
import { ask, missing, topFlow } from "../next.ts";
import { fill, inTurn } from "../say/speech.ts";
import { agrees } from "./agrees.ts";

export function whatChange(state: DialogueState): string {
  const { language } = state;
  const flow = topFlow(state);
  const message = flow?.files?.kind === "message";
  const dated = flow?.slots.some(({ slot }) => slot === "which");
  const parts = dated
    ? language === "es"
      ? "el día, la hora, el nombre o el número"
      : "the day, the time, the name or the number"
    : language === "es"
      ? message
        ? "el mensaje, el nombre o el número"
        : "el día, la hora, el nombre o el número"
      : message
        ? "the message, the name or the number"
        : "the day, the time, the name or the number";
  return ask(
    state,
    "change",
    fill(inTurn(talk.whatChange, language, state.asked === "change" ? state.tries : 0), { parts }),
  );
}

const PARTS =
  /\b(service|day|date|time|name|number|phone|message|servicio|día|fecha|hora|nombre|número|teléfono|mensaje)\b/;

/** Asks anew for the part that the caller names. */
export function changeNamed(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): boolean {
  const part = PARTS.exec(heard.text)?.[1];
  if (!part) return false;
  plan.understood = true;
  plan.asks = true;
  const id = part
    .replace("date", "day")
    .replace("fecha", "día")
    .replace("phone", "number")
    .replace("teléfono", "número");
  plan.said.push(changePart(context, state, id));
  return true;
}

export const FILE_IT =
  /\b(?:book it|pass it on|send it|go ahead|file it|(?:that's|it's|is) (?:right|correct|fine|good)|nothing)\b|(?<!\p{L})(?:res[eé]rvela|p[aá]selo|nada)(?!\p{L})/u;

export function changeTurn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
  changed: boolean,
): void {
  if (!topFlow(state)) return;
  if (changed) {
    plan.understood = true;
    return;
  }
  // 'The service. It's a haircut and a color', of what stands so already.
  const { service } = heard.values;
  if (service?.includes("+") && service === state.slots.service?.value) {
    plan.understood = true;
    state.reread = true;
    return;
  }
  const told = topFlow(state)?.noteFromStart ? retold(heard) : undefined;
  if (told !== undefined) {
    retell(state, heard, told, plan);
    plan.understood = true;
    return;
  }
  if (changeNamed(context, state, heard, plan)) return;
  if (heard.has("affirm") || /\b(?:nothing|nada|it's (?:fine|right|good))\b/.test(heard.text)) {
    plan.understood = true;
    const flow = topFlow(state)!;
    // A bare yes answers nothing here: it is read back once more. 'Yes, book it' is plain.
    if (!FILE_IT.test(heard.text)) state.reread = true;
    else if (agrees(heard) && !missing(context, state, flow)) {
      plan.said.push(fileFlow(context, state, flow));
      plan.news = new Set(["day"]);
    }
    return;
  }
  // They told what is wrong, and it was not understood.
  if (
    heard.words.split(" ").length >= 3 &&
    !heard.has("hold", "repeat", "check", "filler", "dontknow") &&
    refusedAgain(state)
  )
    inTheirWords(context, state, heard, plan);
}
