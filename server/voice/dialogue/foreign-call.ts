import type { DialogueState } from "../../../contracts/voice.ts";
import type { DialogueContext } from "./context.ts";
import { foreign, foreignDigits } from "./foreign-words.ts";
import { languageOf } from "./languages.ts";
import { note } from "./message.ts";
import { nameHeard } from "./name-heard.ts";
import { phoneHeard, spokenPhone } from "./phone-heard.ts";
import { pattern } from "./text.ts";
import { takeMessage } from "./tools.ts";

/**
 * A call in another language: takes a message in it. Returns undefined when the call is in English, or has
 * come back to English.
 */
export function replyForeign(
  context: DialogueContext,
  state: DialogueState,
  cleaned: string,
  text: string,
): string | undefined {
  const spoken = languageOf(text);
  if (state.language === "en") {
    if (spoken === undefined || spoken === "en") return undefined;
    if (context.scenario.id === "ringwell" && /\b(?:speak|languages?)\b/.test(text)) return undefined;
    if (state.asked === "name" && cleaned.split(" ").length <= 3) return undefined;
    state.language = spoken;
    state.task = "message";
    state.asked = "name";
    state.misses = 0;
    note(state, cleaned);
    return foreign[spoken].hello;
  }
  const words = foreign[state.language];
  if (spoken === "en" && !(state.asked === "name" && words.nameCue.test(cleaned))) {
    state.language = "en";
    state.task = "none";
    state.asked = "nothing";
    state.note = "";
    return undefined;
  }
  const said = (re: string) => pattern(`^(?:${re})(?: .*)?`).test(text);
  const { slots } = state;
  const phone = phoneHeard(foreignDigits(text), state.digits, state.asked === "phone" || state.digits !== "");
  state.digits = phone.digits;
  if (phone.phone) slots.phone = { value: phone.phone, confirmed: false };
  const cue = words.nameCue.test(cleaned);
  if ((state.asked === "name" || cue) && !said(words.no)) {
    const bare = cleaned
      .replace(words.nameCue, "")
      .replace(/[\d+().\-].*$/, "")
      .replace(/[.,。，!！?？¿¡]+$/u, "")
      .trim();
    const name =
      state.language === "zh"
        ? bare.match(/^[\p{Script=Han}\p{L} ]{2,20}$/u)?.[0]
        : cue || !languageOf(text)
          ? nameHeard(bare, true)
          : undefined;
    if (name && !said(words.yes)) slots.name = { value: name.slice(0, 80), confirmed: false };
  }
  if (state.asked === "confirm" && slots.name && slots.phone) {
    if (!said(words.no) && (said(words.yes) || /^(是|对|好|嗯)/u.test(text))) {
      slots.name.confirmed = slots.phone.confirmed = true;
      state.filed = takeMessage({
        name: slots.name.value,
        phone: slots.phone.value,
        text: state.note,
        language: state.language,
      });
      state.asked = "anything-else";
      return words.done;
    }
    if (said(words.no)) slots.name = slots.phone = undefined;
  }
  if (state.asked === "anything-else") {
    state.ended = true;
    return words.bye;
  }
  const before = state.asked;
  state.asked = !slots.name ? "name" : !slots.phone ? "phone" : "confirm";
  const again = before === state.asked && state.digits === "" ? `${words.again} ` : "";
  if (!slots.name) return again + words.askName;
  if (!slots.phone) return again + words.askPhone;
  return words.confirm(slots.name.value, spokenPhone(slots.phone.value));
}
