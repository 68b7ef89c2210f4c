import { dialogueState } from "../../../contracts/voice.ts";
import type { DialogueReply, DialogueState } from "../../../contracts/voice.ts";
import { chipsFor } from "./chips.ts";
import { clockOf, newState } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { emergencyIn, emergencyWords } from "./emergencies.ts";
import { replyForeign } from "./foreign-call.ts";
import { isNoise, isRude } from "./unwanted.ts";
import { languageOf } from "./languages.ts";
import { dayPart, sentence } from "./phrases.ts";
import { resume } from "./resume.ts";
import { rude, silence } from "./small-talk.ts";
import { clean, plain } from "./text.ts";
import { respond } from "./turn.ts";
import { understand } from "./understand.ts";

/** Picks up: the greeting of the scenario and a new state. */
export function pickUp(context: DialogueContext): DialogueReply {
  const state = newState(context.scenario.id);
  const part = dayPart(clockOf(context).minutes);
  return finish(context, state, context.scenario.greeting.replace("{part}", part));
}

/**
 * Answers one utterance ('' is silence). Pure: the same state, words and context give the same answer. The
 * state is checked first; a state that does not fit the schema throws a ZodError.
 */
export function reply(context: DialogueContext, before: DialogueState, utterance: string): DialogueReply {
  const state = dialogueState.parse(structuredClone(before));
  state.turn = (state.turn + 1) % 10_000;
  state.ended = false;
  const cleaned = clean(utterance);
  if (cleaned === "") return finish(context, state, silence(context, state));
  state.silences = 0;
  const text = plain(cleaned);

  const line = emergencyIn(text, context.scenario);
  if (line) {
    const language = languageOf(text) ?? state.language;
    state.filed = { kind: "emergency", line };
    return finish(context, state, emergencyWords(line, context.scenario, language));
  }
  if (isNoise(text, cleaned)) {
    return finish(
      context,
      state,
      `I can only help with calls to ${context.scenario.name}. ${resume(context, state)}`,
    );
  }
  const foreign = replyForeign(context, state, cleaned, text);
  if (foreign) return finish(context, state, foreign);

  const heard = understand(context, state, cleaned);
  if (heard.days.days.length === 1) state.mentioned = heard.days.days[0];
  if (
    isRude(text) &&
    !heard.service &&
    !heard.phone.phone &&
    heard.days.days.length === 0 &&
    heard.time.at === undefined
  ) {
    return finish(context, state, rude(context, state));
  }
  return finish(context, state, respond(context, state, heard));
}

function finish(context: DialogueContext, state: DialogueState, say: string): DialogueReply {
  const outcome =
    state.filed ??
    (state.topics.length > 0 && state.task === "none"
      ? { kind: "questions" as const, topics: state.topics }
      : undefined);
  const checked = dialogueState.parse(JSON.parse(JSON.stringify(state)));
  return {
    state: checked,
    say: sentence(say.replace(/\s+/g, " ").trim()).slice(0, 700),
    chips: chipsFor(context, checked),
    slots: checked.slots,
    ...(outcome ? { outcome } : {}),
    ended: checked.ended,
  };
}
