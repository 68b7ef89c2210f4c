import {
  FROM_HERE,
  LEAVES_OPEN,
  NO_NAME,
  NO_NUMBER,
  PARTS,
  RATHER_NOT,
  WAITS_A_MOMENT,
} from "../../../../content/understanding/refusal-words.ts";
import { lastAbout } from "../context.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { agrees } from "../confirming/agrees.ts";
import { fileAsItStands } from "../confirming/left-open.ts";
import { leave } from "../talk/dropping.ts";
import type { Heard } from "../hearing/heard.ts";
import { repairIn } from "../hearing/repair.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import type { Plan } from "../plan.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { inTurn, wording } from "../say/speech.ts";
import { asksWhy } from "../questions/why-asked.ts";
import { NOT_GIVEN } from "./reach.ts";
import { wantsNone } from "./wants-none.ts";
import { HAS_ONE_ALREADY } from "../../../../content/understanding/wants-none-words.ts";

// What a caller does not give, and what they leave open for now: it is accepted at once, and asked for no more.

/** 'I'd rather not give out my number, is that okay?': the number stays with them. */
export function takeRefusals(state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked, language, slots } = state;
  const { phone, name } = heard.values;
  const flow = topFlow(state);
  if (!flow || phone) return;
  const ofNumber =
    asked === "phone" || /(?<!\p{L})(?:number|phone|cell|n[uú]mero|tel[eé]fono)(?!\p{L})/u.test(heard.text);
  if (!slots.phone && ofNumber && FROM_HERE.test(heard.text)) {
    plan.understood = true;
    done(heard, (text) => FROM_HERE.test(text));
    forget(heard, "refuse", "deny");
    plan.said.push(wording(talk.cannotSeeNumber, language));
  }
  if (asked === "phone" && ON_FILE.test(heard.text) && !NO_NUMBER.test(heard.text)) {
    plan.understood = true;
    plan.said.push(wording(talk.cannotSeeOnFile, language));
  }
  // 'My number or his?'
  if (asked === "phone" && WHOSE.test(heard.text)) {
    plan.understood = true;
    plan.said.push(wording(talk.anyNumber, language));
  }
  const part = asked === "name" ? "name" : asked === "phone" ? "phone" : undefined;
  const keepsNumber =
    !slots.phone &&
    ((asked === "phone" && NO_CALL_ME.test(heard.text) && !OF_A_CALL.includes(flow.id)) ||
      NO_NUMBER.test(heard.text) ||
      (part === "phone" && RATHER_NOT.test(heard.text)));
  const keepsName =
    !slots.name &&
    !asksWhy(heard.words) &&
    (name === undefined || RATHER_NOT.test(heard.text)) &&
    (NO_NAME.test(heard.text) ||
      (part === "name" && !slots.phone && !keepsNumber && RATHER_NOT.test(heard.text)));
  // 'I said I'd rather not', once it was accepted.
  const again = slots.phone?.value === NOT_GIVEN && RATHER_NOT.test(heard.text);
  if (!keepsNumber && !keepsName && !again) return;
  plan.understood = true;
  done(heard, (text) => NO_NUMBER.test(text) || NO_NAME.test(text) || RATHER_NOT.test(text));
  forget(heard, "refuse", "deny", "drop", "decline", "correct", "frustrated");
  // A message that nobody asked for is not taken from who keeps their name.
  if (keepsName && !wished(state) && ["message", "callback"].includes(flow.id)) {
    giveUp(state);
    return void plan.said.push(inTurn(talk.leftOpen, language, 1));
  }
  if (keepsName) delete heard.values.name;
  if (keepsName) slots.name = { value: NOT_GIVEN, confirmed: false };
  if (keepsNumber) slots.phone = { value: NOT_GIVEN, confirmed: false };
  if (keepsNumber || keepsName)
    plan.said.push(wording(keepsNumber ? talk.refusePhone : talk.refuseName, language));
}

const MAY_I = /^(?:(?:and|so|but|oh) )*(?:can|could|may|should) (?:i|we)(?!\p{L})/u;
/** 'Let me talk it over with my wife': what was offered or begun is left, and nothing is asked for. */
const TOLD_THEM =
  /(?<!\p{L})(?:told|said to|promised) (?:him|her|them|the \p{L}+|my \p{L}+|\p{L}+) (?:that )?(?:i|we)(?:'d|'ll| would| will) (?:call|think|get back|let)(?!\p{L})/u;
export function leavesOpen(state: DialogueState, heard: Heard): boolean {
  const flow = topFlow(state);
  if (state.changing || asksWhy(heard.words)) return false;
  if (turnsDown(state, heard)) return true;
  if (WAITS_A_MOMENT.test(heard.text)) return false;
  // 'I don't like to give it out. Forget the pills, I'll ask my daughter', of a message that is taken.
  if (state.asked === "phone" && NO_NUMBER.test(heard.text) && flow?.id !== "book") return false;
  // Of times on offer 'not today' refuses today.
  const asked =
    ["service", "day"].includes(state.asked) ||
    (state.asked === "offer" && !/\bnot today\b/.test(heard.text));
  const notNow = flow?.id === "book" && asked && NOT_NOW.test(heard.text);
  // 'Do you have any references I can call' leaves nothing open.
  const asks = heard.questions.map(({ words }) => plain(words)).filter((each) => !MAY_I.test(each));
  if (!notNow && !LEAVES_OPEN.test(asks.reduce((left, each) => left.replace(each, " "), heard.text)))
    return false;
  // 'I told her I'd call back Friday' is what happened, and a message what was asked for.
  if (state.asked === "note" || TOLD_THEM.test(heard.text)) return false;
  if (flow && !["book", "callback", "message", "person", "returning", "sales"].includes(flow.id))
    return false;
  // 'I don't need anything else, I need Harrow to call me'.
  if (heard.repair.wants !== undefined) return false;
  // Who names a time, or a number to call, goes on.
  const { days } = heard.values;
  // 'Not today' names none.
  const none = days.days.length + days.notWeekdays.length === 0 && days.from === undefined && !days.any;
  const refuses =
    none && saysWhen(heard.values) && !saysWhen({ ...heard.values, days: { ...days, not: [] } });
  if (saysWhen(heard.values) && !refuses && flow?.id === "book") return false;
  if (heard.values.phone !== undefined || (state.asked === "confirm" && agrees(heard))) return false;
  return flow !== undefined || state.asked === "meant" || state.asked === "anything-else";
}

/** 'I already have one', 'don't bother', 'nah, I'm good': the whole turn turns down what was offered or begun. */
function turnsDown(state: DialogueState, { words, text }: Heard): boolean {
  const flow = topFlow(state);
  const { asked } = state;
  const refused = wantsNone(words);
  // 'Maybe in January', once what was asked was answered.
  if (!flow && asked === "anything-else" && SOME_TIME.test(text)) return true;
  if (!refused || asked === "note") return false;
  // Of times on offer 'not today' refuses today.
  if (asked === "offer" && refused.size === 1 && NOT_TODAY.test(text)) return false;
  const offered = ["offer", "day", "service", "meant"].includes(asked);
  const firmly = refused.has("nothing") || refused.has("later");
  if (!flow) return firmly && (asked === "meant" || asked === "anything-else");
  // 'I'd rather not say', 'skip it', of what was asked for, keeps the rest.
  const part = ["name", "phone", "place", "how", "against", "when"].includes(asked);
  // 'You don't need to call me, I'll pick it up', of what is passed on all the same.
  if (asked === "phone" && NO_CALL_ME.test(text) && !OF_A_CALL.includes(flow?.id ?? "")) return false;
  if (part && (NO_NUMBER.test(text) || NO_NAME.test(text) || RATHER_NOT.test(text) || SKIPS.test(text)))
    return false;
  // 'I already have one' speaks of a visit.
  const has = HAS_ONE_ALREADY.test(text) && !refused.has("enough") && !refused.has("nothing");
  if (STAYS.includes(flow.id) || (has && !["book", "callback", "message"].includes(flow.id))) return false;
  // 'That's all', once a call was wished for and a name was told, gives up nothing.
  return firmly ? !(asked === "confirm" && agreesTo(text)) : offered || flow.id === "existing";
}
const NOT_TODAY =
  /^(?:(?:no|nope|nah|well|oh|um|hmm|ok|okay|sorry) )*not today(?: (?:thanks?|thank you|please|though))*$/u;
const agreesTo = (text: string): boolean => /^(?:yes|yeah|yep|sí|right|correct)(?!\p{L})/u.test(text);
const SKIPS = /^(?:(?:just|please|no|you can|let's) )*skip (?:it|that)/u;
/** What they ask for, whatever they would not have beside it. */
const STAYS = ["move", "cancel", "complaint", "late"];

/** 'No, not yet', to an offer of a time: whole, so that 'not now, tomorrow' goes on. */
const NOT_NOW =
  /^(?:(?:no|nope|nah|well|oh|um|hmm|ok|okay|sorry|thanks|thank you|actually) )*(?:not (?:yet|just yet|right now|now|at the moment|today|this time|at this time|for now|ready(?: yet)?)|(?:i'm|we're) not (?:booking|making an appointment|ready|scheduling)(?: (?:anything|one|yet|today|now|right now))*)(?: (?:thanks?|thank you|though|but|anyway|for (?:now|your help)|so much|i'm (?:good|okay)|bye))*$/u;

/** What is said to it; undefined where a question of the turn is to be answered too. */
export function leftOpen(state: DialogueState, heard: Heard): { said: string; ends: boolean } {
  const { language, asked, yes } = state;
  // 'No, I'll rebook when I'm back' wants nothing else.
  const noMore = asked === "anything-else" && heard.has("deny");
  const refused = wantsNone(heard.words);
  const nothing = refused?.has("nothing") ?? false;
  // 'No, that's all, thanks' in the middle of a request tells no more and takes nothing back, as whoever hangs up.
  const stops = !nothing && !refused?.has("later") && STOPS.test(heard.text);
  const passed = stops && topFlow(state) !== undefined && fileAsItStands(state);
  giveUp(state);
  // 'Don't bother', to somebody's call with the answer: what was asked is nobody's question any more.
  if (nothing && asked === "meant" && yes === "callback") state.open = state.open?.slice(0, -1);
  delete heard.values.name;
  for (const each of [...heard.acts.keys()]) if (acts[each]?.[0] === "task") forget(heard, each);
  forget(heard, "refuse", "deny", "drop", "decline", "affirm", "dontknow");
  const parts = nothing && !refused?.has("enough") ? FAREWELL : PARTS;
  const ends = (noMore || parts.test(heard.text)) && !heard.words.includes("?");
  if (passed) return { said: wording(talk.asItStands, language), ends };
  // 'We'll see. Goodbye', after a complaint, waits for somebody else.
  if (ends && ["complaint", "billing"].includes(lastAbout(state))) return { said: "", ends };
  const words = HAS_ONE_ALREADY.test(heard.text)
    ? talk.standsAlready
    : nothing || (refused && !refused.has("later"))
      ? talk.asYouWish
      : talk.leftOpen;
  return { said: inTurn(words, language, state.turn), ends };
}

const STOPS =
  /(?<!\p{L})(?:(?:that's|that is|that'll be|that will be) (?:it|all|everything)|es todo)(?!\p{L})/u;

const FAREWELL =
  /(?<!\p{L})(?:bye|goodbye|take care|have an? (?:good|great|nice|blessed)|adi[oó]s|hasta luego)(?!\p{L})/u;

const SOME_TIME =
  /^(?:(?:well|oh|no|um|okay|ok|hmm|we'll|i'll|bueno) )*(?:maybe|probably|perhaps|quiz[aá]s?|tal vez|a lo mejor) (?:sometime )?(?:in|after|en|next|around|después de)(?: the| el| la)? (?:january|february|march|april|may|june|july|august|september|october|november|december|new year|year|holidays|spring|summer|fall|winter|enero|febrero|marzo|fiestas|año)(?: \p{L}+){0,2}$/u;
const NO_CALL_ME =
  /(?<!\p{L})(?:don't|do not|needn't|no need to|no hace falta que) (?:need to |have to |bother to )?(?:call|ring|phone|me llam\p{L}+|llam\p{L}+)(?!\p{L})/u;
const OF_A_CALL = ["callback", "book", "person", "sales"];

/** All that was told for it goes with it. */
function giveUp(state: DialogueState): void {
  leave(state);
  state.stack = [];
  Object.assign(state, { notes: [], told: [], note: "", asked: "nothing", noBooking: true, slots: {} });
  delete state.later;
  delete state.yes;
}

/** Nothing else is made of the clauses that say so. */
function done(heard: Heard, says: (text: string) => boolean): void {
  for (const clause of heard.clauses) {
    const text = plain(clause.words);
    if (!says(text) && !/^is that (?:ok|okay|alright|all right|fine)\W*$/.test(text)) continue;
    clause.acts = [];
    heard.answered.add(clause.words);
  }
}

/** Whether a turn before wished for a call or a message. */
const wished = ({ told, note, language }: DialogueState): boolean =>
  [note, ...told].some((each) => !isQuestion(each) && repairIn(each, language === "es", () => false).wants);
const WHOSE =
  /(?<!\p{L})(?:(?:my|mine|his|her|hers|their|theirs)(?: (?:number|cell|phone))? or (?:my|mine|his|hers?|theirs?)|(?:home|cell|house|work)(?: (?:number|phone))? or (?:home|cell|house|work|mobile)|el m[ií]o o el|mi n[uú]mero o el)(?!\p{L})/u;
/** 'Same number you have on file.' */
const ON_FILE =
  /(?<!\p{L})(?:(?:number|one|phone) (?:that )?(?:you(?:'ve| have| guys have|'ve got)|it's|is)(?: got| already)?(?: (?:on|in) (?:file|record|there|(?:the|your) (?:system|computer|chart)))?|(?:on|in) (?:file|(?:the|your) (?:system|computer)))$/u;
