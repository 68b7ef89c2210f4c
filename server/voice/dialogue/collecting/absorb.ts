import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { hear } from "../context.ts";
import type { Heard, Values } from "../hearing/heard.ts";
import { saysWhen } from "../readers/when.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { SOONEST } from "../times/wish-words.ts";
import { takeOffer } from "../times/take-offer.ts";
import {
  absorbDays,
  absorbTime,
  choose,
  furtherOn,
  meantDays,
  type News,
  said,
} from "../times/absorb-when.ts";

/**
 * Takes over what was said, as it is meant here: against the times on offer first, then against the day that is being
 * talked about, then against the calendar. A flow that books nothing takes only who is calling.
 */
export function absorb(state: DialogueState, heard: Heard, booking = true): News {
  const news: News = new Set();
  const { values, has } = heard;
  const { slots } = state;
  // 'The second one works' takes a time; it changes nothing of what it is for.
  const taken =
    state.asked === "offer" &&
    slots.service &&
    (values.pick || values.time.at !== undefined) &&
    // 'Not a physical, just the flu shot. Thursday at two' changes both.
    !/(?:^|[,.!] )not (?:an?|the) \p{L}/iu.test(heard.words) &&
    // 'My number is ..., no, sorry, ...' puts another thing right.
    (!heard.has("book", "correct") || (values.phone !== undefined && !heard.has("book")));
  // 'Monday my son's got his swim thing' tells who keeps them from coming, not who comes.
  const keptAway =
    slots.service && values.whom !== undefined && saysWhen(values) && !has("forother") && !has("book");
  // Nor does a thing that is only asked about, or named beside a yes.
  const aside =
    slots.service &&
    state.stack.length > 0 &&
    !heard.has("book", "correct", "deny") &&
    !NOT_BUT.test(heard.text) &&
    (["confirm", "name", "phone"].includes(state.asked) ||
      asksAbout(heard) ||
      heard.questions.some(({ words }) => STILL_OK.test(words)) ||
      asksOfOther(state, heard));
  // What is asked for too is taken whenever it is said.
  const joins = values.service?.includes("+") ?? false;
  if (
    booking &&
    values.service &&
    (joins || (!taken && !aside && !keptAway)) &&
    hear(state, "service", values.service)
  )
    news.add("service");
  // 'Beth Strand, 415 ...', of Beth, who calls for Owen, is her own name.
  const [caller] = rowsOf(state.notes, "Called by");
  const ofCaller =
    values.name &&
    caller &&
    !heard.has("correct", "deny") &&
    values.name.split(" ")[0] === caller.split(" ")[0];
  if (ofCaller && slots.name && values.name!.length > caller.length)
    state.notes = withRow(state.notes, "Called by", values.name!);
  else if (
    values.name &&
    !(ofCaller && slots.name) &&
    hear(state, "name", putRight(state, values.name, heard.words))
  )
    news.add("name");
  if (values.phone && hear(state, "phone", values.phone)) news.add("phone");
  if (values.digits !== state.digits) {
    state.digits = values.phone ? "" : values.digits;
    if (state.digits) news.add("digits");
  }
  if (!booking) return news;
  if (values.deadline && !state.wish.to) {
    state.wish.to = values.deadline;
    // 'I've got a wedding Saturday, so before that', once a day was asked for.
    if (state.asked === "day") news.add("day");
  }
  const days = meantDays(state, values);
  if (staysAgreed(state, heard)) return news;
  if (takeOffer(state, heard, days)) return news.add("time").add("day");

  // 'No, it's Farrow' and 'Can it be by phone?' turn down no time.
  const other =
    values.name !== undefined ||
    values.phone !== undefined ||
    /\b(?:name|number|nombre|n[uú]mero)\b/.test(heard.text) ||
    (asksAbout(heard) && !heard.has("decline")) ||
    // 'Yes, but nothing with ammonia, please' turns down no time.
    /^(?:yes|yeah|yep|sure|sí)(?! (?:but|pero) (?:not|no|later|earlier|another|other|is there|do you)(?!\p{L}))(?!\p{L})/u.test(
      heard.text,
    );
  // 'How soon can somebody get here?' asks for the first of them.
  const soonest = SOONEST.test(heard.text) && !heard.has("decline", "deny");
  if (state.asked === "offer" && heard.has("decline", "deny", "avail") && !said(values) && !other && !soonest)
    furtherOn(state, news);
  // Beside a yes the day and time that were read back change nothing.
  if (state.asked === "confirm" && sameAgain(state, values, days)) return news;
  const before = slots.time?.value;
  if (before) state.mentionedTime = before;
  absorbDays(state, values, days, news);
  absorbTime(state, values, news, before);
  if (said(values)) delete state.wish.choices;
  if (values.choices) choose(state, values, values.choices);
  // 'Then whatever's first on Friday' gives up the hour that was asked for.
  if (values.time.at === undefined && FIRST_FREE.test(heard.text)) state.wish.at = undefined;
  if (days.length === 1) state.mentioned = days[0];
  // 'That week', once it must be done by the eleventh.
  else if (days.length === 0 && values.days.to && state.stack.at(-1) === "book")
    state.mentioned = values.days.to;
  return news;
}

/** 'He's running a fever, is he still okay to get the shot?' asks of what is booked, and wants nothing else. */
const STILL_OK =
  /(?<!\p{L})(?:(?:ok|okay|safe|all right|alright|fine|good|able|allowed) (?:for (?:him|her|me|us) )?to (?:get|have|come|do|go|give)|(?:does|do|can|should|could|will) (?:he|she|they|i|we) still|puede (?:igual|todav[ií]a))(?!\p{L})/iu;
const FIRST_FREE =
  /(?<!\p{L})(?:(?:what|which)ever(?:'s| is|'s the| you have)? (?:the )?(?:first|earliest|soonest|open|free|available)|(?:your|the) (?:first|earliest|soonest)|lo primero que|la primera que)(?!\p{L})/u;
/** 'It's not family, it's my injury case.' */
const NOT_BUT =
  /(?<!\p{L})(?:(?:it's|its|that's|this is|is|are|i'm) not|not|no es) (?:an? |the |my |for |about |una? |de )*\p{L}+(?: \p{L}+)? (?:but|it's|its|it is|i (?:need|want|meant|said)|sino|es) /u;
/** What was agreed is given up only where words say so: a day or time beside a name, a question or a tale changes nothing. */
function staysAgreed(
  { asked, slots }: DialogueState,
  { text, values, has, acts: heard, words, wishes }: Heard,
): boolean {
  if (!slots.day || !slots.time || !["name", "phone", "confirm"].includes(asked)) return false;
  // A day and a time that are told together are another choice.
  const [day] = values.days.days;
  const { at } = values.time;
  if (values.days.days.length === 1 && at !== undefined)
    if (day !== slots.day.value || !isSameHour(at, toMinutes(slots.time.value))) return false;
  if (wishes.length > 0) return false;
  if (has("correct", "deny", "move", "decline", "frustrated") || CHANGES.test(text)) return false;
  return (
    text.split(" ").length > 6 ||
    words.includes("?") ||
    values.name !== undefined ||
    values.phone !== undefined ||
    (heard.get("affirm") ?? 0) >= 0.8
  );
}
const CHANGES =
  /(?<!\p{L})(?:actually|instead|wait|rather|chang\p{L}*|make|move|switch|no|not|nope|can't|cannot|won't|better|could|can|how about|what about|sorry|hold on|prefer|let's|earlier|later|sooner|mejor|cambi\p{L}*|pued[eoa]\p{L}*|podr\p{L}*|prefiero|espere|perdón|n't)(?!\p{L})/u;

/** 'No, O'Dea', said of 'Siobhan Oday', puts one part right. */
function putRight({ asked, slots, more }: DialogueState, name: string, words: string): string {
  const known = slots.name?.value ?? "";
  const parts = known.split(" ").filter(Boolean);
  const flat = (said: string) => said.toLowerCase().replace(/[^\p{L}]/gu, "");
  // 'C A R L B R A N D V O L D', of Carl Brandvold, spells all of it, and 'W O J', of a Wojciech, how it begins.
  if (flat(name) === flat(known)) return known;
  const piece = asked === "phone" && SPELLS.test(words) && !name.includes(" ");
  if (piece && parts.some((part) => flat(part).includes(flat(name)))) return known;
  // 'Castellano', asked for it of a Laura.
  if (asked === "name" && more === 0 && parts.length === 1 && !name.includes(" ") && known !== name)
    return SPELLS.test(words) ? name : `${known} ${name}`;
  if (name.includes(" ") || parts.length < 2) return name;
  const near = parts.findIndex((part) => SPELLS.test(words) && soundsLike(flat(part), flat(name)));
  const at =
    near >= 0
      ? near
      : parts.findLastIndex(
          (part) => part[0]!.toLowerCase() === name[0]!.toLowerCase() || flat(name).includes(flat(part)),
        );
  return at < 0 ? name : parts.with(at, name).join(" ");
}
/** 'Aryn', of an Erin: the consonants are the same. */
const soundsLike = (one: string, other: string): boolean => {
  const bones = (word: string) => word.replace(/[aeiouyh]/g, "").replace(/(.)\1+/g, "$1");
  return bones(one) === bones(other) && bones(one).length > 1;
};
const SPELLS = /(?<!\p{L})\p{L}(?:[ .,-]+\p{L}){2,}(?!\p{L})/u;

function sameAgain({ slots }: DialogueState, { time, days }: Values, meant: readonly string[]): boolean {
  if (!slots.day || !slots.time || days.from || days.any || days.not.length + days.notWeekdays.length > 0)
    return false;
  const timeSame =
    time.at === undefined
      ? time.after === undefined && time.before === undefined && time.lean === undefined
      : isSameHour(time.at, toMinutes(slots.time.value));
  return (
    timeSame && meant.every((day) => day === slots.day!.value) && (meant.length > 0 || time.at !== undefined)
  );
}

/** 'And what about the whitening?', of a check-up that is being booked. */
export const asksOfOther = ({ asked, slots }: DialogueState, { text, values }: Heard): boolean =>
  asked === "offer" &&
  values.service !== undefined &&
  slots.service !== undefined &&
  values.service !== slots.service.value &&
  /\b(?:(?:what|how) about|ask(?:ing|ed)? about|(?:didn't|never) (?:say|answer)) /.test(text) &&
  !/\b(?:instead|rather)\b/.test(text);
const asksAbout = (heard: Heard): boolean =>
  [...heard.acts].some(([act, p]) => acts[act][0] === "ask" && p > 0.4);
