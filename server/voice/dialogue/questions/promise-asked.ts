import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import { valuesOf } from "../flow-values.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { wantsNoCall } from "../paper/wants-no-call.ts";
import { plain, shorten } from "../readers/text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

// 'Will he really call by four?', 'I want it refunded, are you going to do that?': what nobody here can promise is said to be
// no promise, and is marked for whoever reads the message.

const CALL = "(?:call|calls|calling|ring|rings|phone|phones|get back|gets back|getting back|llam\\p{L}+)";
const WHO =
  "(?:he|she|they|you|you guys|it|somebody|someone|anybody|anyone|a person|the (?:actual )?(?:doctor|dentist|nurse|manager|lawyer|attorney|owner|front desk|office|team|billing team)|(?:dr|mr|ms|mrs|doctor|doctora)\\.? \\p{L}+|(?:el|la) (?:doctora?|dentista|enfermera|gerente|abogad[oa]))";
/** 'Will Amara call by four?' */
const ONE = `(?:${WHO}|\\p{L}{3,})`;
const HOUR =
  "(?:noon|lunch|lunchtime|close|closing|mediod[ií]a|\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|tonight|the (?:end of the day|weekend|holiday)|then|las? (?:una|dos|tres|cuatro|cinco|\\d{1,2}))(?: (?:o'clock|thirty|fifteen|sharp))?";
const WHEN = `(?<when>today|tonight|tomorrow|right away|(?:right )?now|this (?:morning|afternoon|evening|week)|within (?:the|an) hour|(?:today |tomorrow )?(?:by|before|at|around|until) ${HOUR}|hoy(?: mismo)?|ma[ñn]ana|esta (?:tarde|semana)|antes de ${HOUR})`;
const LEADS = "(?:(?:and|but|so|ok|okay|well|oh|wait|yes|no|y|pero|then) )*";
const ASKS_CALL = new RegExp(
  `^${LEADS}(?:(?:will|would|does|do|is|are|can|could|gonna) (?<who>${ONE})|(?<es>me|nos)(?: van? a)?) (?:\\p{L}+ ){0,3}?${CALL}(?: (?:me|us|him|her|back|on this|about (?:it|this|that)))*(?: (?:really|actually|for sure|for certain|though|already|definitely))*(?: (?<self>himself|herself|personally|in person))?(?: ${WHEN})?(?: (?:then|though|for sure|please|right|or (?:not|what)))*$|^${LEADS}(?<who2>${ONE})(?:'ll|'s| will| is| are)? (?:really |definitely |going to |gonna |be )*${CALL}(?: (?:me|us|back))* ${WHEN}(?: (?:right|yes|correct|for sure|won't they))*$`,
  "u",
);
/** 'Will I hear back this week?' */
const ASKS_HEAR = new RegExp(
  `^${LEADS}(?:will|would|do|can|am|should) (?:i|we) (?:\\p{L}+ ){0,3}?(?:hear (?:back|from (?:you|them|somebody|someone|him|her|anyone))|get (?:a|my|that) call(?: back)?|be called)(?: (?:back|on this|about (?:it|this|that)))*(?: ${WHEN})$`,
  "u",
);
/** '¿Me llama la doctora?' */
const ASKS_CALL_ES = new RegExp(
  `^${LEADS}(?:me|nos) (?:va a )?llam\\p{L}+ (?<who>${WHO})(?: ${WHEN})?$`,
  "u",
);
/** 'Will he do it today?', of what was asked for. */
const ASKS_DONE = new RegExp(
  `^${LEADS}(?:(?:will|can|could|would|does|do|is|are) (?:${WHO}|that|this|the \\p{L}+|i|we)(?: be able to| going to| gonna)? (?:do|fill|refill|send|fix|get|have|be|finish|handle|pick)(?: (?:it|that|this|them|up|done|ready|filled|sent|in|there|over|by then|for me))*) ${WHEN}$|^${LEADS}(?:estar[aá]n?|lo hacen?|la mandan?|est[aá]) (?:list[oa]s? )?${WHEN.replace("?<when>", "?<cuando>")}$`,
  "u",
);
const SURE =
  /^(?:(?:and|but|so|ok|okay|well|oh) )*(?:is (?:that|it) (?:certain|guaranteed|for sure|a promise)|(?:can|do|could|will) you (?:promise|guarantee)(?: (?:me|it|that|this))*(?: .{0,40})?|you promise)$|^(?:(?:and|but|so) )*(?:will|is|are) (?:some(?:one|body)|any(?:one|body)|they|you|it)(?: \p{L}+)? (?:really |actually |finally |ever |going to |gonna |even )+(?:do|handle|look at|take care of|deal with|fix|get to|read|send|be done|happen)(?: (?:it|that|this|them|my \p{L}+))?(?: (?:this time|or .{3,50}|for once|now))*$/u;
const AT_END = new RegExp(`(?<!\\p{L})${WHEN}$`, "u");
const DEMANDS = new RegExp(
  `^${LEADS}(?:${WHO}(?:'d| had)? better (?:really |actually )?${CALL}|(?:make sure|see that|tell them) (?:that )?(?:${WHO} )?(?:to )?${CALL}|${WHO} (?:has|have|needs?|must) (?:to )?${CALL})(?: (?:me|us|back))* ${WHEN}$`,
  "u",
);
const REFUND =
  /(?<!\p{L})(?:refund(?:ed|s)?|(?:my|the|our) money(?: back)?|money back|(?:get|have|want|like|need|i.d|we.d) (?:it|that|the money|my \d+(?: dollars)?|the \d+(?: dollars)?)(?: all)? back|pa(?:y|id) (?:me |it )*back|reimburs\p{L}+|reembols\p{L}+|devoluci[oó]n|(?:me )?devuelv\p{L}+)(?!\p{L})/u;
const REFUND_WISH =
  /\?|(?<!\p{L})(?:want|wants|need|like|i.d|we.d|expect|demand|said|asked|owe|owes|give|get|when|quiero|necesito)(?!\p{L})/u;
const GOING_TO =
  /^(?:(?:and|so|well|are|will) )*you(?:'re| are)? (?:going to |gonna |)(?:do|handle|fix) (?:that|it|this)(?: for me| or not)?$|^(?:(?:and|so) )*(?:can|will) you do (?:that|it)(?: for me)?$/u;
const BY =
  /(?<!\p{L})(?<by>(?:by|before|within) (?:the end of )?(?:the |this |next )?(?:\p{L}+|\d+ days))(?=\W*$|[.,;?!])/u;
const NO_QUESTION =
  /(?<!\p{L})(?:(?:i )?(?:don't|do not) have a question|not (?:a|just a) question|no question)(?: about (?:it|that|this))?(?!\p{L})/u;
const IS_COMPLAINT =
  /(?<!\p{L})(?:(?:it's|it is|this is|that's|i'm making|i want to (?:make|file)|make (?:it|that)|put (?:it|that) down as|i have) an? (?:formal |real |actual )?complaint|es una queja|quiero (?:quejarme|poner una queja))(?!\p{L})/u;

/** @returns what else was said, and what is said of it; undefined where nothing of the kind is asked */
export function takePromiseAsked(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if ((flow ? flow.files : last)?.kind !== "message") return undefined;
  const about = flow?.id ?? (last?.kind === "message" ? last.about : "");
  const money = about === "billing" || about === "complaint";
  const mark = (label: string, value: string) => {
    if (last?.kind === "message") last.notes = withRow(last.notes, label, value).slice(-8);
    else state.notes = withRow(state.notes, label, value).slice(-NOTES_MAX);
  };
  const { language } = state;
  const said: string[] = [];
  const left: string[] = [];
  let refund = false;
  let stood = false;
  for (const sentence of sentencesOf(words)) {
    const text = plain(sentence.replace(/[¿¡]/gu, ""));
    const asks = sentence.includes("?");
    const call =
      asks && !wantsNoCall(state)
        ? (ASKS_CALL.exec(text) ?? ASKS_HEAR.exec(text) ?? ASKS_CALL_ES.exec(text))?.groups
        : undefined;
    const done = asks && !call ? ASKS_DONE.exec(text)?.groups : undefined;
    const demand = DEMANDS.exec(text)?.groups;
    if (money && flow?.id === "billing" && IS_COMPLAINT.test(text)) {
      state.stack = state.stack.map((each) => (each === "billing" ? "complaint" : each));
      said.push(wording(talk.asComplaint, language));
      const rest = sentence.replace(/^.*?complaint[,.]?(?: not (?:a|just a) question)?[\s,.;]*/iu, "");
      if (plain(rest).split(" ").length > 2) left.push(capital(rest));
    } else if (money && REFUND.test(text) && (REFUND_WISH.test(text) || REFUND_WISH.test(sentence))) {
      refund = true;
      stood = rowsOf(last?.notes ?? state.notes, "Wants").length > 0;
      const by = BY.exec(sentence)?.groups?.["by"];
      mark("Wants", by ? `a refund, ${by}` : "a refund");
      state.told = [...state.told, capital(sentence)].slice(-14);
    } else if (refund && asks && GOING_TO.test(text)) continue;
    else if (money && NO_QUESTION.test(text)) continue;
    else if (call && (call["when"] || call["self"] || named(call["who"]))) {
      const when = call["when"] && withDay(call["when"]);
      const who = call["self"] ? (state.to ?? call["who"] ?? "") : (call["who"] ?? "");
      const what = promised(context, state, about, when, who, call["self"]);
      mark("Hoped for", hoped(when, named(who) || call["self"] ? who : call["who2"], language));
      said.push(what);
    } else if (done) {
      const when = withDay(done["when"] ?? done["cuando"] ?? "");
      const call = about === "results" || about === "callback";
      const es = language === "es";
      mark("Hoped for", call ? hoped(when, undefined, language) : `${es ? "listo" : "done"} ${when}`);
      said.push(fill(wording(talk.noPromise, language), { what: when }));
    } else if (demand) {
      mark("Hoped for", hoped(demand["when"], undefined, language));
      said.push(fill(wording(talk.noPromise, language), { what: demand["when"] ?? "" }));
    } else if (SURE.test(text) && asks) {
      const when = AT_END.exec(text)?.groups?.["when"];
      mark("Hoped for", when ? hoped(when, undefined, language) : shorten(sentence, 120));
      said.push(
        when
          ? fill(wording(talk.noPromise, language), { what: when })
          : wording(talk.noPromiseAtAll, language),
      );
    } else left.push(sentence);
  }
  if (refund)
    said.unshift(
      stood
        ? inTurn(talk.refundStands, language, /decide|decid/u.test(state.said) ? 1 : 0)
        : wording(talk.noRefundPromised, language),
    );
  if (said.length === 0) return undefined;
  if (state.asked === "confirm")
    state.reread ??= refund || said.some((each) => each === wording(talk.asComplaint, language));
  return { rest: left.join(" "), said: said.join(" ") };
}

/** 'By Friday'. */
const withDay = (when: string): string =>
  when.replace(/(?<= )(?:mon|tues|wednes|thurs|fri|satur|sun)day/u, (day) => capital(day));
const named = (who = ""): boolean =>
  /(?:doctor|doctora|dentist|dentista|nurse|enfermera|manager|gerente|owner|lawyer|attorney|abogad[oa]|^(?:dr|mr|ms|mrs)\b)/u.test(
    who,
  );

/** 'A call today', 'a call from the doctor'. */
function hoped(
  when: string | undefined,
  who: string | undefined,
  language: DialogueState["language"],
): string {
  const whom = named(who) ? who : undefined;
  return language === "es"
    ? ["una llamada", whom && `de ${whom}`, when].filter(Boolean).join(" ")
    : ["a call", whom && `from ${whom}`, when].filter(Boolean).join(" ");
}

/** What would come, and what of it is no promise. */
function promised(
  context: DialogueContext,
  state: DialogueState,
  about: string | undefined,
  when: string | undefined,
  who: string,
  self?: string,
): string {
  const { language } = state;
  const flow = topFlow(state);
  const values = valuesOf(context, state);
  const { team = "", calls = "" } = values;
  if (self) {
    const what = `that ${who} call${/^(?:i|you|they)$/u.test(who) ? "" : "s"} ${self}`;
    return fill(wording(talk.noPromise, language), { what });
  }
  // What is passed on brings no call by itself.
  const known = about !== "message" && (!flow || flow.id !== "person");
  const day =
    known &&
    when !== undefined &&
    (calls.includes(when) || (/week|semana/u.test(when) && /^(?:today|tomorrow|hoy|mañana)/u.test(calls)));
  const es = language === "es";
  const whom = named(who) && plain(team) !== plain(who) ? who : undefined;
  const what = whom
    ? es
      ? `que sea ${whom}`
      : `that it's ${whom.replace(/^(?:dr|mr|ms|mrs)\b\.?/u, (title) => `${capital(title.replace(".", ""))}.`).replace(/(?<=\. )\p{Ll}/u, (letter) => letter.toUpperCase())}`
    : day
      ? es
        ? "la hora"
        : "the hour"
      : (when ?? (es ? "la hora" : "the hour"));
  return fill(wording(known ? talk.callsButNot : talk.noPromise, language), { team, calls, what });
}
