import type { DialogueState } from "../../../contracts/voice.ts";
import { ask } from "./offer.ts";
import { noWish } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { has } from "./text.ts";
import { handOver } from "./tools.ts";
import type { Heard } from "./understand.ts";

/** Name and number, wherever they are said. */
export function takeCaller(state: DialogueState, heard: Heard): Set<string> {
  const news = new Set<string>();
  if (heard.name && state.slots.name?.value !== heard.name) {
    state.slots.name = { value: heard.name, confirmed: false };
    news.add("name");
  }
  if (heard.phone.phone && state.slots.phone?.value !== heard.phone.phone) {
    state.slots.phone = { value: heard.phone.phone, confirmed: false };
    news.add("phone");
  }
  if (heard.phone.digits !== state.digits) {
    state.digits = heard.phone.digits;
    if (state.digits) news.add("digits");
  }
  return news;
}

export function clearNamed(
  state: DialogueState,
  text: string,
): "time" | "day" | "name" | "phone" | "service" | undefined {
  const { slots } = state;
  if (has(text, "names?")) return ((slots.name = undefined), "name");
  if (has(text, "number", "phone")) return ((slots.phone = undefined), "phone");
  if (has(text, "day", "date", "when")) return ((slots.day = slots.time = undefined), "day");
  if (has(text, "time", "hour")) return ((slots.time = undefined), "time");
  if (has(text, "service", "what (it's|its) for", "reason", "treatment"))
    return ((slots.service = undefined), "service");
  return undefined;
}

export function startBooking(state: DialogueState, moved: boolean): void {
  if (state.filed?.kind === "booking") state.slots = { name: state.slots.name, phone: state.slots.phone };
  state.task = "booking";
  state.moved = moved;
  state.wish = noWish();
  state.offered = [];
  state.asked = "nothing";
}

export function drop(state: DialogueState): void {
  state.task = "none";
  state.slots = { name: state.slots.name, phone: state.slots.phone };
  state.wish = noWish();
  state.offered = [];
  state.digits = "";
  state.note = "";
}

export function settle(state: DialogueState, say: string): string {
  state.misses = 0;
  return say;
}

export function toPerson(state: DialogueState, to: string): string {
  state.filed = handOver({ to });
  state.task = "message";
  state.note = "";
  return ask(
    state,
    "note",
    `I would put you through to ${to} now. This is a demonstration, so no person picks up. I can take a message instead: what should I pass on?`,
  );
}

export function heardStaff(context: DialogueContext, text: string): string | undefined {
  return context.scenario.staff.find((p) => has(text, ...p.heard))?.name;
}
