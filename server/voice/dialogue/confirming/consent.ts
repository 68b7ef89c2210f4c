import { talk } from "../../../../content/flows/talk.ts";
import { isAmiss } from "../tasks/tells-only.ts";
import { flowOf, isFlow } from "../../../../content/flows/flows.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { AGAINST } from "./confirm.ts";
import type { DialogueContext } from "../context.ts";
import { type Heard, saysValue } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { saysOnlyHow } from "../readers/way.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, wording } from "../say/speech.ts";
import { ANOTHER } from "../tasks/task-words.ts";

/** A digit, as it is said or written. */
const DIGIT =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\\d)";

/** 'Just the cancellation', once that was passed on: it stands, and is not taken a second time. */
export function askedAgain(context: DialogueContext, state: DialogueState, heard: Heard): string | undefined {
  const last = state.filed.at(-1);
  // 'Call me any day', of a question that is to be answered by a call.
  const answers = last?.kind === "message" && ["appointment", "results", "records"].includes(last.about);
  if (answers && !topFlow(state) && heard.has("callback") && !heard.has("book", "move", "cancel"))
    if (
      heard.values.days.days.length === 0 &&
      heard.values.time.at === undefined &&
      !heard.values.phone &&
      !heard.words.includes("?")
    )
      return fill(wording(talk.wouldCall, state.language), valuesOf(context, state));
  if (topFlow(state) || last?.kind !== "message" || !isFlow(last.about)) return undefined;
  const { id, on, done } = flowOf(last.about);
  if (!["cancel", "callback"].includes(id) || !done || !heard.has(...on)) return undefined;
  if (heard.has("book", "move") || saysWhen(heard.values) || ANOTHER.test(heard.text)) return undefined;
  if (heard.values.phone || heard.values.service || heard.words.includes("?")) return undefined;
  if (id === "callback" && heard.text.split(" ").length > 10) return undefined;
  return fill(wording(done, state.language), valuesOf(context, state));
}

/** 'Yes, that's right. Do I need to bring anything? I've never been to you before': what follows a whole yes changes nothing of it. */
export const saysPlainYes = (heard: Heard): boolean => {
  const [first = "", ...rest] = sentencesOf(heard.words);
  return (
    rest.length > 0 &&
    PLAIN_YES.test(first) &&
    !AGAINST.test(rest.join(" ")) &&
    !heard.has("deny", "correct", "move") &&
    !heard.values.phone &&
    !heard.values.name &&
    !saysWhen(heard.values)
  );
};
const PLAIN_YES =
  /^(?:(?:oh|yes|yeah|yep|sí|that's (?:right|correct|it)|(?:please )?book it|right|correct|perfect|está bien|correcto|please)[,.! ]*)+$/iu;

/** The task that a yes to the last question begins. A no or anything else leaves it. */
export function pendingYes(state: DialogueState, heard: Heard): string | undefined {
  const { yes } = state;
  if (state.asked !== "meant" || !yes) return undefined;
  delete state.yes;
  // 'Okay, forget it. Bye.' is no yes.
  const leaves = heard.has("bye") && !/^(?:yes|yeah|sure|please|sí|claro)\b/.test(heard.text);
  // 'Okay, thanks anyway' turns down what was offered.
  if (
    /(?<!\p{L})(?:thanks|thank you|gracias)(?: so much)? (?:anyway|though|anyhow|de todos modos|igual)(?!\p{L})/u.test(
      heard.text,
    )
  )
    return undefined;
  const said = heard.text.replace(THANKS_FIRST, "").replace(SUPPOSES, "yes");
  // 'Hmm, okay, thanks' takes note of an answer, and books nothing.
  if (
    yes === "book" &&
    said === heard.text &&
    /^(?:(?:hmm|oh|ah|ok|okay|alright|all right|great|good|cool|bueno|vale)[, ]*)*(?:thanks|thank you|gracias)\b/.test(
      heard.text,
    )
  )
    return undefined;
  // 'Can I talk to somebody about it Wednesday morning?', when a time was offered, takes one.
  // 'Phone only', when a time was offered, says how.
  if (yes === "book" && heard.values.way !== undefined && saysOnlyHow(heard.text)) return yes;
  if (yes === "book" && SEES_SOMEBODY.test(heard.text) && saysWhen(heard.values)) return yes;
  // 'Ok, and does it hurt?' asks on; only a plain yes agrees beside a question.
  const asks = [...heard.acts].some(([act, p]) => p >= 0.5 && acts[act]?.[0] === "ask");
  if (asks && !/^(?:yes|yeah|yep|sure|please|sí|claro)(?![\p{L}])/u.test(said)) return undefined;
  // 'Okay. I've got a flat, can I bring it in now?' asks on, whatever was heard in it.
  if (
    /^(?:ok|okay|alright|all right|fine|hmm|bueno|vale)(?!\p{L})/u.test(heard.text) &&
    heard.words.includes("?")
  )
    return undefined;
  // 'Okay, let's do the estimate, any day next week', said to the offer of a call, takes a visit.
  if (yes === "callback" && TAKES_VISIT.test(heard.text) && (heard.values.service || saysWhen(heard.values)))
    return "book";
  // Who tells their name or number, when a call or a visit was offered, takes it.
  const offers = ["callback", "book", "message"].includes(yes);
  // 'Two two two, no, five five five' puts a number right, and turns nothing down.
  const denies: boolean =
    heard.has("refuse", "drop", "decline") ||
    (heard.has("deny") && !(heard.values.phone ?? heard.values.digits) && !RIGHTS_NUMBER.test(heard.text));
  const tells = heard.values.name ?? heard.values.phone ?? (heard.values.digits.length >= 7 || undefined);
  if (offers && tells && !denies) return yes;
  // 'I need somebody sooner than that', when a time was offered, takes one.
  if (yes === "book" && !asks && !heard.has("drop", "decline") && NEEDS_SOON.test(heard.text)) return yes;
  // 'It's about my dad's pills', when a call was offered, says what the call is about.
  if (
    yes === "callback" &&
    /^(?:it's|its|it is|that's|about|regarding|es|sobre)\b/.test(heard.text) &&
    !heard.has("deny", "drop", "bye", "book", "avail")
  )
    return yes;
  // 'Alright, let's book it' is no yes to a call.
  const other =
    (["book", "avail", "move", "cancel", "callback", "person"] as const).some(
      (act) =>
        act !== yes &&
        !(act === "avail" && yes === "book") &&
        (heard.acts.get(act) ?? 0) >= 0.5 &&
        !(yes !== "book" && (act === "callback" || act === "person")),
    ) ||
    (yes === "callback" &&
      /\b(?:can|could|let me|i'd like to|i want to) (?:i )?(?:book|schedule|come in|make an)\b/.test(
        heard.text,
      ));
  return (heard.has("affirm") || said !== heard.text) && !heard.has("deny", "drop") && !leaves && !other
    ? yes
    : undefined;
}

/** 'Thank you. I suppose so, yes': what a yes begins with. */
const THANKS_FIRST =
  /^(?:(?:thank you|thanks|oh|well|okay|ok|um|all right|alright|i suppose(?: so)?|i'd better|might as well|that(?:'d| would| will)? be (?:good|great|nice|lovely|fine|best)|gracias|bueno|pues|supongo(?: que)?) )+(?=(?:yes|yeah|yep|sure|please|sí|claro)(?!\p{L}))/u;
const SUPPOSES =
  /^(?:(?:thank you|thanks|well|oh|okay|ok) )*(?:i suppose(?: so)?|might as well|that(?:'d| would) be (?:good|great|nice|lovely|wonderful|perfect)|supongo que s[ií])(?!\p{L}| (?:but|not|if|it|that|you))/u;
const RIGHTS_NUMBER = new RegExp(
  `(?<!\\p{L})${DIGIT}(?:\\s${DIGIT}){1,9}\\s(?:no|wait|sorry|perd[oó]n)\\s${DIGIT}`,
  "u",
);

const TAKES_VISIT =
  /(?<!\p{L})(?:let's|let us|i'll|we'll|i'd rather|go ahead and|hagamos|mejor) (?:just )?(?:do|take|go with|book|schedule|set up|have|get|haga\p{L}*)(?!\p{L})/u;

/** Says again what is known, or goes on with what is under way: nothing new, and nothing wrong. */
export function repeats(state: DialogueState, heard: Heard): boolean {
  const flow = topFlow(state);
  const known = state.slots.name?.value.toLowerCase();
  if (flow && known && (heard.text.includes(known) || (heard.text.length > 2 && known.includes(heard.text))))
    return true;
  if (!flow)
    return (
      (heard.has("inform", "thanks", "greet", "filler") && !isAmiss(heard)) ||
      (heard.has("affirm") && state.filed.length > 0)
    );
  return (
    saysValue(heard, state) ||
    heard.has(
      "reason",
      "inform",
      "select",
      "correct",
      "forother",
      "filler",
      "greet",
      "smalltalk",
      "thanks",
      "dontknow",
      ...(flow.files?.kind === "message" ? (["callback"] as const) : []),
      ...(state.asked === "offer" ? (["affirm"] as const) : []),
      ...flow.on,
    )
  );
}

/** 'Yes. And now me, some afternoon next week': the yes, and what is asked for once it is done. */
export function yesAndMore(state: DialogueState, { words }: Heard): string[] {
  if (state.asked !== "confirm" || state.changing) return [];
  const [, yes = "", rest = ""] = YES_AND.exec(words) ?? [];
  return state.later || REQUESTS.test(plain(rest)) || WITHDRAWS.test(plain(rest)) ? [yes, rest] : [];
}
const YES_AND =
  /^((?:yes|yeah|yep|sí|correct|perfect|right|that's right|sure)(?:,? (?:yes|please|(?:that|it)(?:'s| is) (?:right|correct|fine|good)|por favor|está bien|así está bien|correcto))*[.!]) ((?:and|also|now|then|oh|y|también|ahora)(?!\p{L}).+)$/isu;
/** 'Oh, and that cleaning, forget about it': something else than what was said yes to. */
const WITHDRAWS =
  /(?<!\p{L})(?:forget|never mind|skip|don't worry|no te preocupes|olv[ií]d\p{L}+)(?: \p{L}+)? (?:that|it|the|this|about|lo|eso)(?!\p{L})/u;
const REQUESTS =
  /\b(?:i|we|he|she|my \p{L}+)(?:'d| would)? (?:also )?(?:like|need|want)s? (?:an?|to (?:book|make|move|cancel|leave))|\b(?:book|schedule|move|cancel) (?:me|my|one|an?|his|her)|\b(?:can|could|would|will) (?:you|i|we) (?:please |also )?(?:get|fit|squeeze|put) (?:me|him|her|us|them|my \p{L}+) (?:back )?(?:in|down)(?!\p{L})|(?<!\p{L})(?:quiero|necesito|quisiera) (?:una|otra|mover|cancelar)/u;

const NEEDS_SOON =
  /(?<!\p{L})(?:(?:i|we|he|she)(?:'d| would)? (?:really |just )?(?:need|needs|want|wants|like)(?: to (?:see|talk to|speak to|speak with|get))? (?:somebody|someone|something|it|that|a time|one|an appointment|in|a lawyer|a doctor|a dentist) (?:sooner|soon|fast|quick\p{L}*|today|tomorrow|as soon|right away|now)|(?:the sooner|as soon as (?:possible|you can)|asap)|necesito (?:a alguien|algo|verl[oa]) (?:pronto|antes|ya|hoy|mañana))(?!\p{L})/u;

const SEES_SOMEBODY =
  /(?<!\p{L})(?:can|could|may|might|when can|when could) (?:i|we|he|she) (?:please |just )?(?:talk to|speak (?:to|with)|see|meet(?: with)?|sit down with|come in|get in)(?!\p{L})/u;
