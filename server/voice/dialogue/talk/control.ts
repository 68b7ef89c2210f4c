import { acts } from "../../../../content/understanding/acts.ts";
import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { unsureVisit } from "../tasks/begin-booking.ts";
import { agrees } from "../confirming/agrees.ts";
import { type DialogueContext, NONE, standing } from "../context.ts";
import { leavesAsItWas } from "./dropping.ts";
import { type Heard, saysValue } from "../hearing/heard.ts";
import { WHO_ARE_YOU } from "../hearing/heard-words.ts";
import type { Plan } from "../plan.ts";
import { CAME } from "../questions/whether-it-came.ts";
import { asksPrivate } from "../questions/private.ts";
import { ask, proceed, topFlow } from "../next.ts";
import { asksIfStays, keepsOther } from "../times/which-one.ts";
import { valuesOf } from "../flow-values.ts";
import { holdsOn, isBack, TELLS } from "./hold-on.ts";
import { changePart, recap } from "../confirming/put-right.ts";
import { has, plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { NOT_GIVEN } from "../collecting/reach.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { bySentence, forget } from "../hearing/turn-clauses.ts";
import { goodbye, type Say } from "./goodbye.ts";
import { dropped } from "./gives-up.ts";

/** Acts that ask for something: beside them small talk is only an aside. */
const asksForMore = (heard: Heard): boolean =>
  [...heard.acts.keys()].some((act) => ASIDE.every((aside) => aside !== act));
const ASIDE = [
  "thanks",
  "bye",
  "greet",
  "smalltalk",
  "filler",
  "hold",
  "repeat",
  "check",
  "frustrated",
  "affirm",
  "deny",
  "inform",
  "abuse",
  "injection",
  "drop",
  "recap",
  "bot",
  "dontknow",
  "refuse",
] as const;

/** Acts that steer the talk itself. What they answer alone is the whole reply; the rest goes into the plan. */
export function control(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): string | undefined {
  const { language } = state;
  const say = (id: keyof typeof talk, time = state.turn) =>
    fill(inTurn(talk[id], language, time), valuesOf(context, state));
  const value = saysValue(heard, state);
  const only = !value && !asksForMore(heard);
  const noted =
    (state.asked === "note" || state.asked === "which" || state.asked === "when") &&
    (heard.acts.get("drop") ?? 0) < 0.8;

  const stays = keepsOther(context, state, heard);
  if (stays !== undefined) {
    forget(heard, "keep", "drop", "move", "cancel");
    plan.understood = true;
    plan.said.push(wording(talk.otherStays, language));
    for (const { sentence, clauses } of bySentence(heard))
      if (asksIfStays(sentence)) for (const each of clauses) heard.answered.add(each.words);
  } else if (leavesAsItWas(state, heard)) {
    forget(heard, "move", "cancel", "book", "avail", "drop");
    heard.acts.set("keep", 0.95);
    for (const each of ["day", "time"] as const) delete state.slots[each];
    return dropped(state, heard, plan, say) ?? `${plan.said.join(" ")} ${proceed(context, state)}`;
  }
  if (holdsOn(heard, noted)) return say("hold");
  if (isBack(heard)) return proceed(context, state);
  const change =
    /^(?:change|cambiar) (?:the |el |la )?(service|day|time|name|number|message|servicio|día|hora|nombre|número|mensaje)$/.exec(
      heard.text,
    );
  if (change) return changePart(context, state, change[1]!);
  if (heard.values.phone === undefined && heard.clauses.some(({ words }) => asksPrivate(words))) {
    delete heard.values.name;
    const open = topFlow(state) && !heard.has("callback", "person");
    return open ? `${say("private", 0)} ${proceed(context, state)}` : refusesPrivate(state, say);
  }
  const order = heard.acts.get("injection") ?? 0;
  // 'What's your address and phone number?' asks, before all else.
  const asks = [...heard.acts].some(([act, p]) => acts[act][0] === "ask" && p > order + 0.1);
  if (!asks && order >= (value ? 0.9 : 0.45))
    return `${say("injection", state.rude++)} ${proceed(context, state)}`;
  if (heard.has("abuse") && only) {
    state.rude = Math.min(99, state.rude + 1);
    return `${say("abuse", state.rude - 1)} ${topFlow(state) ? proceed(context, state) : ""}`.trim();
  }
  if (heard.has("repeat") && only) return withoutSorry(state) || proceed(context, state);
  if (heard.has("hold") && only && !heard.has("bye") && !heard.words.includes("?") && !TELLS.test(heard.text))
    return say("hold");
  if (heard.has("check") && only) return `${say("check")} ${proceed(context, state)}`;
  // A yes beside it files, and says what is booked.
  const files = state.asked === "confirm" && agrees(heard);
  const ofOthers = heard.questions.some(({ words }) => CAME.test(plain(words)));
  // 'Actually she can do Wednesday' names another day than those on offer, and asks for none of them again.
  const another =
    state.asked === "offer" &&
    !heard.words.includes("?") &&
    heard.values.days.days.some((day) => state.offered.every((each) => each.day !== day));
  if (
    (heard.has("recap") && !files && !ofOthers && !another) ||
    (heard.has("whenis") && standing(state).length > 0)
  ) {
    plan.understood = true;
    plan.said.push(recap(context, state));
  }
  if ((heard.acts.get("bot") ?? 0) >= (only ? 0.25 : 0.7)) {
    plan.understood = true;
    plan.said.push(say("bot", state.unknown));
    for (const { words, acts: own } of heard.clauses)
      if (own.includes("bot") || WHO_ARE_YOU.test(plain(words))) heard.answered.add(words);
  }
  const product = context.desk.id === "ringwell" && SPOKEN.test(heard.text) && !OF_THIS_CALL.test(heard.text);
  const others = OTHERS_SPEAK.test(heard.words);
  // 'Does the assistant speak Spanish with my clients?' asks of what is sold, not of this call.
  const spoken =
    others || product
      ? answerQuestion(
          context.desk,
          product ? "which languages does it speak" : heard.words,
          { aspect: "languages" },
          language,
        )
      : undefined;
  if (spoken) {
    plan.understood = true;
    plan.said.push(spoken.answer);
    heard.acts.delete("bye");
    languageHeard(heard);
  }
  if (
    !product &&
    !others &&
    heard.has("languages") &&
    has(
      heard.text,
      // 'We get a lot of Spanish callers' asks for none.
      "(you|speak in|talk in|we (?:can |could )?(?:talk|speak|do|go|switch|continue)) (\\S+ )*(spanish|español)",
      "hablan?( \\S+)* español",
      "en español",
      "español",
    )
  ) {
    plan.understood = true;
    plan.said.push(say("spanishHere"));
    languageHeard(heard);
  }
  if (heard.has("frustrated") || (heard.has("abuse") && !only)) {
    // Before anything was answered or asked twice nothing was our fault.
    const ours =
      state.misses + state.missed + state.topics.length + state.filed.length > 0 || state.stack.length > 0;
    if (ours) plan.said.push(say("frustrated", state.missed));
    plan.understood ||= heard.has("frustrated");
  }
  // 'Scratch that, the afternoon' puts right, and drops nothing.
  const rights = topFlow(state)?.id === "book" && saysWhen(heard.values) && !heard.has("bye");
  if (rights) heard.acts.delete("drop");
  const cancels = heard.has("keep") && (heard.acts.get("cancel") ?? 0) >= 0.5;
  if (heard.has("drop", "keep") && !noted && !cancels && (!value || (heard.acts.get("drop") ?? 0) >= 0.9))
    return dropped(state, heard, plan, say);
  if (heard.has("greet", "smalltalk") && only && !topFlow(state) && !heard.has("bye")) {
    const name = heard.values.name ?? state.slots.name?.value;
    plan.said.push(
      heard.has("smalltalk")
        ? say("smalltalk")
        : name
          ? fill(wording(talk.greetName, language), { name })
          : say("greet"),
    );
    return `${plan.said.join(" ")} ${ask(state, "nothing", wording(talk.howCanIHelp, language))}`;
  }
  if (heard.has("refuse") && (state.asked === "name" || state.asked === "phone") && !value)
    return refused(context, state, heard, say);
  if (heard.has("filler", "dontknow") && only && (state.asked === "which" || state.asked === "when")) {
    state[state.asked === "which" ? "which" : "callback"] = NONE;
    return `${say("dontknow", 0)} ${proceed(context, state)}`;
  }
  if (heard.has("dontknow") && only && state.asked === "service") {
    // Whoever does not know what it is for gets the general visit.
    const first = unsureVisit(context);
    if (first) state.slots.service = { value: first.id, confirmed: false };
    return `${say("dontknow", 0)} ${proceed(context, state, new Set(["service"]))}`;
  }
  // 'Nope, can it do that in Spanish too?' asked something, and ends nothing.
  return spoken && !/\bbye\b|adi[oó]s/.test(heard.text) ? undefined : goodbye(state, heard, value, say);
}

function languageHeard(heard: Heard): void {
  forget(heard, "languages");
  const asked = heard.questions.filter(({ words }) => SPOKEN.test(words)).flatMap(({ clauses }) => clauses);
  for (const clause of [...heard.clauses.filter(({ words }) => SPOKEN.test(words)), ...asked])
    heard.answered.add(clause.words);
}

/** Whether somebody there speaks it, which the desk's facts know. */
const OTHERS_SPEAK =
  /(?<!\p{L})(?:doctora?|dra?\.|dentists?|dentista|lawyers?|attorneys?|nurse|hygienist|abogad[oa]s?|licenciad[oa]|m[eé]dic[oa]s?|enfermer[oa]|alguien|anyone|anybody|someone|somebody|staff)(?!\p{L}).{0,40}(?:español|spanish)|(?:español|spanish).{0,20}(?:doctora?|dentista?|lawyer|abogad[oa])(?!\p{L})|(?<!\p{L})(?:por|about) (?:el|la|the) (?:doctora?|dentista?|lawyer|abogad[oa])(?!\p{L})/iu;
const SPOKEN =
  /español|spanish|idiomas?|languages?|bilingu|\b(?:vietnamese|chinese|mandarin|cantonese|korean|french|tagalog|portuguese|russian|arabic|polish|creole|hindi|japanese|german|somali)\b/i;
/** Of this call alone: 'can we speak Spanish', '¿hablan español?' */
const OF_THIS_CALL =
  /\b(?:(?:can|could|may) (?:we|i) (?:speak|talk|do|go|switch|have)|speak to me|(?:i|i'd) (?:prefer|rather|like))\b|^(?:\S+ ){0,2}(?:hablan?|habla usted|puedo hablar|podemos (?:hablar|seguir))(?!\p{L})/u;
/** A message for them is offered instead; a yes to it begins one. */
function refusesPrivate(state: DialogueState, say: Say): string {
  ask(state, "meant", "");
  state.yes = "message";
  return `${say("private", 0)} ${wording(talk.shallI, state.language)}`;
}

function refused(context: DialogueContext, state: DialogueState, heard: Heard, say: Say): string {
  // 'What do you need my name for, it's Rick'.
  const told = state.asked === "name" && /(?:it's|me llamo|soy) (\p{L}{2,})\W*$/iu.exec(heard.words)?.[1];
  if (told) {
    state.slots.name = { value: capital(told), confirmed: false };
    return proceed(context, state, new Set(["name"]));
  }
  const said = say(state.asked === "name" ? "refuseName" : "refusePhone", 0);
  const value = NOT_GIVEN;
  state.slots[state.asked === "name" ? "name" : "phone"] = { value, confirmed: false };
  // Nobody can be called without a number: it is a message, and no time is asked.
  if (state.asked === "phone" && topFlow(state)?.id === "callback") state.stack.splice(-1, 1, "message");
  return `${said} ${proceed(context, state)}`;
}

/** What was said last, without the desk's own 'I didn't get that': nothing is repeated of it. */
const withoutSorry = ({ said, language }: DialogueState): string =>
  talk.notUnderstood[language].reduce<string>((rest, sorry) => rest.replace(sorry, ""), said).trim();
