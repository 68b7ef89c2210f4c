import { capital } from "../../../content/capital.ts";
import { talk } from "../../../content/flows/talk.ts";
import { acts } from "../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerQuestion } from "../knowledge/answer.ts";
import { unsureVisit } from "./begin-booking.ts";
import { agrees } from "./confirm.ts";
import { type DialogueContext, standing, NONE } from "./context.ts";
import { fileAsItStands } from "./left-open.ts";
import { leave, leavesAsItWas } from "./dropping.ts";
import { type Heard, saysValue } from "./hear.ts";
import { WHO_ARE_YOU } from "./heard-words.ts";
import type { Plan } from "./plan.ts";
import { asksPrivate } from "./private.ts";
import { ask, proceed, topFlow, valuesOf } from "./next.ts";
import { holdsOn, isBack, TELLS } from "./hold-on.ts";
import { isQuestion } from "./questions.ts";
import { changePart, recap } from "./put-right.ts";
import { NO_NEW, DROP, WANTS } from "./readers/yes-no.ts";
import { tellsOnly } from "./tasks.ts";
import { has, plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { forget } from "./turn-clauses.ts";

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

  if (leavesAsItWas(state, heard)) {
    forget(heard, "move", "cancel", "book", "avail", "drop");
    heard.acts.set("keep", 0.95);
    for (const each of ["day", "time"] as const) delete state.slots[each];
    return dropped(state, heard, plan, say) ?? `${plan.said.join(" ")} ${proceed(context, state)}`;
  }
  if (!noted && holdsOn(heard)) return say("hold");
  if (!noted && isBack(heard)) return proceed(context, state);
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
  if ((heard.acts.get("injection") ?? 0) >= (value ? 0.9 : 0.45))
    return `${say("injection", state.rude++)} ${proceed(context, state)}`;
  if (heard.has("abuse") && only) {
    state.rude = Math.min(99, state.rude + 1);
    return `${say("abuse", state.rude - 1)} ${topFlow(state) ? proceed(context, state) : ""}`.trim();
  }
  if (heard.has("repeat") && only) return state.said || proceed(context, state);
  if (heard.has("hold") && only && !heard.has("bye") && !heard.words.includes("?") && !TELLS.test(heard.text))
    return say("hold");
  if (heard.has("check") && only) return `${say("check")} ${proceed(context, state)}`;
  // A yes beside it files, and says what is booked.
  const files = state.asked === "confirm" && agrees(heard);
  if ((heard.has("recap") && !files) || (heard.has("whenis") && standing(state).length > 0)) {
    plan.understood = true;
    plan.said.push(recap(context, state));
  }
  if ((heard.acts.get("bot") ?? 0) >= (only ? 0.25 : 0.6)) {
    plan.understood = true;
    plan.said.push(say("bot", state.unknown));
    for (const { words, acts: own } of heard.clauses)
      if (own.includes("bot") || WHO_ARE_YOU.test(plain(words))) heard.answered.add(words);
  }
  const product = context.desk.id === "ringwell" && SPOKEN.test(heard.text) && !OF_THIS_CALL.test(heard.text);
  const others = heard.clauses.find(({ words }) => OTHERS_SPEAK.test(words));
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
    plan.said.push(say("frustrated", state.missed));
    plan.understood ||= heard.has("frustrated");
  }
  // 'Scratch that, the afternoon' puts right, and drops nothing.
  const rights = topFlow(state)?.id === "book" && saysWhen(heard.values) && !heard.has("bye");
  if (rights) heard.acts.delete("drop");
  if (heard.has("drop", "keep") && !noted && (!value || (heard.acts.get("drop") ?? 0) >= 0.9))
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
  for (const clause of heard.clauses) if (SPOKEN.test(clause.words)) heard.answered.add(clause.words);
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

type Say = (id: keyof typeof talk, time?: number) => string;

/** 'Never mind', 'don't cancel it': what was under way is left as it was. What else was said is still answered. */
const ONE_ALONE = /(?<!\p{L})(?:mine|his|hers|my|me|one|the first|mía|mío)(?!\p{L})/u;
function dropped(state: DialogueState, heard: Heard, plan: Plan, say: Say): string | undefined {
  const flow = topFlow(state);
  // Beside a yes to what was read back, 'I don't want a new date' drops nothing.
  const leavesIt =
    DROP.test(heard.text) || /^(?:ok|okay|well|no|oh)\b.*\b(?:forget|never ?mind)/.test(heard.text);
  if (state.asked === "confirm" && (heard.acts.get("affirm") ?? 0) > 0.5 && !leavesIt) return undefined;
  // 'No, just cancel it for now', of one that is to be canceled.
  if (flow?.id === "cancel" && heard.has("cancel")) return undefined;
  // 'I don't want a set-up call' drops no message.
  if (flow?.files?.kind === "message" && heard.repair.no.has("visit")) return undefined;
  // 'No, I don't want a new one', of one that is to be canceled.
  if (flow?.files?.kind === "message" && NO_NEW.test(heard.text)) return undefined;
  // 'Forget the cleaning, just the double charge' drops no complaint about a bill.
  const ofVisit = ["move", "cancel", "late", "existing", "book"].includes(flow?.id ?? "book");
  if (!ofVisit && heard.values.service !== undefined) return undefined;
  const keeps = heard.has("keep");
  // 'I don't want to cancel it, I want to know that it's there' goes on asking about it.
  if (keeps && flow?.id === "existing") return undefined;
  if (!keeps && (flow?.id === "book" || !flow)) state.noBooking = true;
  const other = [...heard.acts.keys()].some((act) =>
    ["move", "cancel", "book", "message", "callback", "person", "billing", "complaint"].includes(act),
  );
  // 'I don't want to book anything, I want hers canceled' takes another request up.
  if (!keeps && flow?.id === "book" && heard.has("cancel", "move") && !standing(state).length)
    return undefined;
  if (keeps && other && flow) {
    // Moved rather than canceled: what was told of it stays.
    if (!heard.has("move")) leave(state);
    return undefined;
  }
  if (!flow && !state.changing && !keeps) {
    if (heard.has("bye")) return undefined;
    plan.understood = true;
    // 'Never mind. How much is it?' goes on with what it asks.
    if (heard.questions.length === 0) plan.said.push(say("asYouLike"));
    return undefined;
  }
  if (flow?.id === "book" && !heard.has("callback", "message", "person")) delete state.slots.service;
  if (flow) leave(state);
  else state.note = "";
  // 'Forget the call back' begins no other one.
  if (flow?.files?.kind === "message") for (const act of flow.on) heard.acts.delete(act);
  delete state.changing;
  plan.understood = true;
  // A wish for a call was never kept anywhere, so 'forget it' leaves nothing as it was.
  const ofOther = flow !== undefined && (flow.id === "book" || !ofVisit);
  const stays = keeps && (!ofOther || state.changing !== undefined || standing(state).length > 0);
  // 'Never mind', of two who come apart, is of both.
  const ofBoth = heard.text.split(" ").length <= 5 && !ONE_ALONE.test(heard.text);
  if (flow?.id === "book" && !stays && !other && state.later?.who && ofBoth) delete state.later;
  plan.said.push(say(stays ? "kept" : "dropped"));
  if (heard.has("bye")) {
    state.ended = true;
    return `${plan.said.join(" ")} ${say("goodbye")}`;
  }
  return undefined;
}

function refused(context: DialogueContext, state: DialogueState, heard: Heard, say: Say): string {
  // 'What do you need my name for, it's Rick'.
  const told = state.asked === "name" && /(?:it's|me llamo|soy) (\p{L}{2,})\W*$/iu.exec(heard.words)?.[1];
  if (told) {
    state.slots.name = { value: capital(told), confirmed: false };
    return proceed(context, state, new Set(["name"]));
  }
  const said = say(state.asked === "name" ? "refuseName" : "refusePhone", 0);
  const value = state.language === "es" ? "no indicado" : "not given";
  state.slots[state.asked === "name" ? "name" : "phone"] = { value, confirmed: false };
  // Nobody can be called without a number: it is a message, and no time is asked.
  if (state.asked === "phone" && topFlow(state)?.id === "callback") state.stack.splice(-1, 1, "message");
  return `${said} ${proceed(context, state)}`;
}

/** 'No. That's it. I'll be waiting.', when nothing is asked or wished beside it. */
const leavesPlainly = (state: DialogueState, heard: Heard): boolean =>
  (state.asked === "anything-else" || state.asked === "nothing" || state.asked === "meant") &&
  topFlow(state) === undefined &&
  (heard.has("bye") || FAREWELL.test(heard.text)) &&
  !heard.words.includes("?") &&
  ![...heard.acts].some(
    ([act, p]) =>
      p >= 0.6 && (act === "languages" || ["task", "ask", "alarm"].includes(acts[act]?.[0] ?? "")),
  );
const FAREWELL =
  /^(?:(?:no|nope|nah|ok|okay|great|good|alright|perfect|thanks|thank you)[ ,.]*)*(?:that's (?:it|all|everything)|that'll do|nothing(?: else)?(?= (?:thanks?|for (?:now|today|me)|really|at all|today|right now|more|bye|goodbye|i'm|that's)(?![\p{L}'])|$)|(?:i'm|we're) (?:good|all set|done)(?! (?:with|at|on|to|for (?!now|today|the day)))|all set|(?:i'm |i was )?(?:just |only )(?:looking(?: around)?|browsing|curious|checking)|es todo|nada m[aá]s)(?![\p{L}'])/u;

const NO_MORE =
  /^(?:(?:no|nope|nah|ok|okay|great|thanks|thank you) )*(?:no,? )?(?:nothing else|that's (?:it|all|everything)|that is (?:it|all)|(?:i'm|we're) (?:good|all set)|es todo|nada m[aá]s)(?!\p{L})/u;

/** 'No, I mean at night', 'no, the other one': a no that says what was meant ends nothing. */
const GOES_ON =
  /(?<!\p{L})(?:(?:i|we) (?:just )?(?:mean|meant|asked|was asking|were asking|said|was wondering|am asking)|(?:i'm|im|we're) (?:asking|wondering|talking)|what i (?:mean|meant|asked)|(?:the|that) other|when|if|instead|at night|quiero decir|quise decir|me refiero|digo que|dec[ií]a|cuando|pregunt\p{L}+|la otra|el otro)(?!\p{L})/u;

/** Ends the call when nothing else was said; never while something waits for a yes without saying so once. */
function goodbye(state: DialogueState, heard: Heard, value: boolean, say: Say): string | undefined {
  const rest = [...heard.acts]
    .filter(([, p]) => p >= 0.4)
    .map(([act]) => act)
    .filter(
      (act) =>
        ![
          "bye",
          "thanks",
          "deny",
          "affirm",
          "filler",
          "smalltalk",
          "greet",
          "keep",
          "drop",
          "dontknow",
        ].includes(act),
    );
  const nothingElse =
    !value &&
    rest.length === 0 &&
    heard.clauses.every(({ acts, words }) => acts.length > 0 || words.split(" ").length < 4);
  const flow = topFlow(state);
  // 'No, nothing else. The other knee is a little stiff, but I can live with it' tells on, and asks for nothing.
  const tellsOn = state.asked === "anything-else" && tellsOnly(state, heard) && NO_MORE.test(heard.text);
  if (!nothingElse && !tellsOn && !leavesPlainly(state, heard)) return undefined;
  const bye =
    heard.has("bye") ||
    tellsOn ||
    (state.asked === "anything-else" &&
      heard.has("deny") &&
      !WANTS.test(heard.text) &&
      !heard.clauses.some(({ words }) => isQuestion(words)) &&
      !GOES_ON.test(heard.text) &&
      !/\byou sure\b|^(?:(?:no|oh) )?wait\b|\b(?:right|isn't it|verdad) not (?:me|him|her)$|\?$/.test(
        heard.text,
      )) ||
    (!flow && FAREWELL.test(heard.text));
  if (bye && !(flow && state.asked === "confirm" && heard.has("affirm"))) {
    if (flow?.id === "book" && state.asked === "confirm" && !heard.has("deny") && state.yes !== "bye") {
      state.yes = "bye";
      return say("beforeYouGo");
    }
    if (flow && !heard.has("bye")) return undefined;
    state.ended = true;
    const passed = flow !== undefined && fileAsItStands(state);
    const left = flow ? `${say(passed ? "asItStands" : state.changing ? "kept" : "dropped")} ` : "";
    state.stack = [];
    return left + say("goodbye");
  }
  if (heard.has("thanks") && !flow && !(heard.has("affirm") && state.asked === "meant")) {
    if (state.asked === "anything-else" && state.yes === "bye") {
      state.ended = true;
      return `${say("thanks")} ${say("goodbye")}`;
    }
    state.yes = "bye";
    return `${say("thanks")} ${ask(state, "anything-else", inTurn(talk.anythingElse, state.language, state.turn))}`;
  }
  if (
    state.asked === "anything-else" &&
    !flow &&
    heard.has("affirm") &&
    state.yes === undefined &&
    heard.text.split(" ").length <= 5
  )
    return ask(state, "nothing", `${say("gotIt")} ${wording(talk.howCanIHelp, state.language, 1)}`);
  return undefined;
}
