import { noWish } from "./context.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { toMinutes, weekdayOf } from "./calendar.ts";
import { hear } from "./context.ts";
import type { Heard } from "./understand.ts";

/** Takes over what was said about the appointment. Returns the parts that are new. */
export function absorb(state: DialogueState, heard: Heard): Set<string> {
  const news = new Set<string>();
  const { slots, wish } = state;
  if (heard.service && hear(state, "service", heard.service)) news.add("service");
  if (heard.name && hear(state, "name", heard.name)) news.add("name");
  if (heard.phone.phone && hear(state, "phone", heard.phone.phone)) news.add("phone");
  if (heard.phone.digits !== state.digits) {
    state.digits = heard.phone.digits;
    if (state.digits) news.add("digits");
  }
  if (pickOffered(state, heard)) return news.add("time").add("day");

  const { days, time } = heard;
  const oldTime = slots.time;
  if (oldTime) state.mentionedTime = oldTime.value;
  if (days.notWeekdays.length > 0) {
    wish.notWeekdays = [...new Set([...wish.notWeekdays, ...days.notWeekdays])].slice(0, 6);
    if (slots.day && days.notWeekdays.includes(weekdayOf(slots.day.value)))
      slots.day = slots.time = undefined;
    wish.days = wish.days.filter((d) => !days.notWeekdays.includes(weekdayOf(d)));
    news.add("day");
  }
  if (days.days.length > 0) {
    wish.notWeekdays = wish.notWeekdays.filter((w) => !days.days.some((d) => weekdayOf(d) === w));
    wish.from = wish.to = undefined;
    if (days.days.length === 1) {
      wish.days = [];
      if (hear(state, "day", days.days[0]!)) slots.time = undefined;
    } else {
      wish.days = days.days;
      slots.day = slots.time = undefined;
    }
    news.add("day");
  } else if (days.from) {
    [wish.days, wish.from, wish.to] = [[], days.from, days.to];
    slots.day = slots.time = undefined;
    news.add("day");
  }
  if (days.any) {
    news.add("any");
    if (days.days.length === 0 && !days.from && state.asked === "offer") slots.day = undefined;
  }
  if (days.impossible && days.days.length === 0) news.add("impossible");

  if (time.at !== undefined) {
    [wish.at, wish.atSure] = [time.at, time.sure];
    wish.after = wish.before = undefined;
    slots.time = undefined;
    news.add("time");
  } else if (time.after !== undefined || time.before !== undefined) {
    [wish.after, wish.before, wish.at] = [time.after, time.before, undefined];
    slots.time = undefined;
    news.add("time");
  } else if (oldTime && !slots.time && news.has("day")) {
    [wish.at, wish.atSure] = [toMinutes(oldTime.value), true];
  }
  if (time.lean === "later" || time.lean === "earlier") {
    const edge = state.offered.map((o) => toMinutes(o.time));
    wish.at = undefined;
    if (time.lean === "later")
      [wish.after, wish.before] = [
        Math.min(1440, (edge.length > 0 ? Math.max(...edge) : oldTime ? toMinutes(oldTime.value) : 720) + 15),
        undefined,
      ];
    else
      [wish.before, wish.after] = [
        edge.length > 0 ? Math.min(...edge) : oldTime ? toMinutes(oldTime.value) : 720,
        undefined,
      ];
    slots.time = undefined;
    news.add("time");
  }
  return news;
}

function pickOffered(state: DialogueState, heard: Heard): boolean {
  if (state.offered.length === 0) return false;
  const { days, time, pick, intents } = heard;
  let open = state.offered;
  if (days.days.length > 0) open = open.filter((o) => days.days.includes(o.day));
  if (time.at !== undefined)
    open = open.filter((o) =>
      time.sure ? toMinutes(o.time) === time.at : toMinutes(o.time) % 720 === time.at! % 720,
    );
  else if (time.after !== undefined || time.before !== undefined)
    open = open.filter(
      (o) => toMinutes(o.time) >= (time.after ?? 0) && toMinutes(o.time) < (time.before ?? 1440),
    );
  const said =
    days.days.length > 0 ||
    time.at !== undefined ||
    ((time.after ?? time.before) !== undefined && state.offered.length > 1);
  let chosen: (typeof open)[number] | undefined;
  if (open.length > 0 && pick) chosen = pick === "second" ? open.at(-1) : open[0];
  else if (
    said &&
    open.length === 1 &&
    (time.at !== undefined || days.days.length === 0 || state.offered[0]?.day !== state.offered[1]?.day) &&
    !intents.no &&
    !intents.more &&
    time.lean !== "later" &&
    time.lean !== "earlier"
  )
    chosen = open[0];
  else if (state.asked === "offer" && state.offered.length === 1 && intents.yes && !said) chosen = open[0];
  if (!chosen) return false;
  hear(state, "day", chosen.day);
  state.mentioned = chosen.day;
  hear(state, "time", chosen.time);
  state.wish = { ...noWish(), notWeekdays: state.wish.notWeekdays };
  state.offered = [];
  return true;
}
