import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { noteAnswer } from "../confirming/answered.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { noteOf } from "../paper/note-words.ts";
import { withRow } from "../paper/note-rows.ts";
import { put } from "../paper/paper-text.ts";
import type { Plan } from "../plan.ts";
import { addDays, daysBetween, weekdayOf } from "../readers/calendar.ts";
import { daysToAnswer } from "../readers/days-to-answer.ts";
import { fill, speeches, wording } from "../say/speech.ts";
import { offerAfter } from "./offer-after.ts";
import { spansOf } from "../times/hours.ts";

/** So many days on which somebody is here, today and the last one among them, are too few to wait for a visit. */
const NEAR = 3;

/**
 * 'Served on the 5th, 21 days': on which day they end by the calendar, said plainly and never what follows from it.
 * @returns whether that is near, or over; undefined where no such day is told
 */
export function tellDueDay(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): "near" | "far" | undefined {
  if (context.desk.neverAdvise !== "legal") return undefined;
  const { today } = clockOf(context);
  const told = daysToAnswer(heard.words, state.language === "es", today);
  const had = state.due ?? {};
  // A paper that was spoken of in an earlier turn is the one that gives the days.
  if (told?.ofPaper || PAPERS.test(heard.text)) state.due ??= {};
  if (!told || !(told.ofPaper || state.due)) return undefined;
  // 'We have to be out by Friday, can I see a lawyer?' is found a time before it.
  if (told.by && heard.has("book", "avail")) return undefined;
  // A day alone is when it came only beside a paper, or once the days were told.
  const from = told.from && (told.days || told.ofPaper || had.days) ? told.from : had.from;
  const days = told.days ?? had.days;
  const news = told.by !== undefined || days !== had.days || from !== had.from;
  const by = told.by ?? (days && from ? addDays(from, days) : undefined);
  if (!(days || told.by) && !told.from) return undefined;
  if (!told.by) state.due = { ...(days && { days }), ...(from && { from }) };
  const asks = told.asks && !had.asked;
  if (!by) {
    if (!days || !news || !told.days) return undefined;
    plan.understood = true;
    // Few days are few whatever day they run from.
    put(state.told, noteOf(heard.words));
    const few = days <= SHORT;
    if (!few) plan.said.push(wording(talk.dueFrom, state.language));
    return few ? (plan.due = "near") : undefined;
  }
  const near = openDays(context, today, by) <= NEAR;
  if ((!news && !asks) || (told.by && !near)) return undefined;
  if (!told.by && told.asks) state.due = { ...state.due, asked: true };
  plan.understood = true;
  plan.said.push(dueWords(context, state, told.by ? undefined : days, from, by));
  const speech = speeches[state.language];
  if (days && from && !told.by)
    state.notes = withRow(
      state.notes,
      "Due",
      `${speech.fullDay(by)}, as told: ${days} days from ${speech.fullDay(from)}`,
    ).slice(-NOTES_MAX);
  // The day on which it came is no day for a visit.
  const own = (day: string) =>
    (days !== undefined && day === addDays(today, days)) ||
    (from !== undefined && (day.slice(8) === from.slice(8) || weekdayOf(day) === weekdayOf(from)));
  const { from: _from, to: _to, ...kept } = heard.values.days;
  heard.values.days = {
    ...kept,
    impossible: false,
    days: kept.days.filter((day) => day !== by && !own(day)),
  };
  if (!told.by) delete heard.values.deadline;
  heard.wishes = heard.wishes.filter(({ words }) => !/\d|days?|week/.test(words));
  if (told.asks) {
    for (const each of [...heard.questions, ...heard.clauses])
      if (daysToAnswer(each.words, state.language === "es", today)) heard.answered.add(each.words);
    heard.questions = heard.questions.filter(({ words }) => !heard.answered.has(words));
    noteAnswer(state, noteOf(heard.words), plan.said.at(-1)!);
  }
  // 'How soon can somebody see me?' has an answer of its own.
  plan.answered = !heard.questions.some(({ words }) => SOON.test(words));
  return (plan.due = near ? "near" : "far");
}
const SHORT = 5;
const SOON =
  /(?<!\p{L})(?:how soon|cost|price|how much|free|open|do you|are you|can (?:somebody|someone|you)|can (?:i|we) (?:come|get|see|be|talk)|cu[aá]nto cuesta|puede)(?!\p{L})/iu;
const PAPERS =
  /(?<!\p{L})(?:papers|paperwork|summons|complaint|lawsuit|subpoena|notice|served|demanda|citatorio|papeles)(?!\p{L})/u;
const openDays = ({ desk }: DialogueContext, from: string, to: string): number =>
  Array.from({ length: Math.min(30, Math.max(0, daysBetween(from, to) + 1)) }, (_, i) =>
    addDays(from, i),
  ).filter((day) => spansOf(desk, day).length > 0).length;

/** Who needs a lawyer at once is offered a call, and whoever has weeks a time. */
export function offerForDue(state: DialogueState, plan: Plan): void {
  if (!plan.due || plan.asks || topFlow(state) || state.noBooking) return;
  offerAfter(state, plan, plan.due === "near" ? "callback" : "book");
}

function dueWords(
  { desk, now, ...context }: DialogueContext,
  { language }: DialogueState,
  days: number | undefined,
  from: string | undefined,
  by: string,
): string {
  const { today } = clockOf({ desk, now, ...context });
  const speech = speeches[language];
  const spanish = language === "es";
  const ahead = daysBetween(today, by);
  const full = speech.fullDay(by);
  const said = {
    en:
      ahead === 0
        ? `today, ${full}`
        : ahead === 1
          ? `tomorrow, ${full}`
          : ahead > 1 && ((weekdayOf(today) + 6) % 7) + ahead < 7
            ? `this ${full}`
            : full,
    es: ahead === 0 ? `hoy, ${full}` : ahead === 1 ? `mañana, ${full}` : full,
  }[language];
  const shut = ahead >= 0 && spansOf(desk, by).length === 0;
  const closed = shut ? (spanish ? ", y ese día está cerrado" : ", when we're closed") : "";
  const values = {
    days: String(days),
    from: from && (daysBetween(from, today) === 0 ? (spanish ? "hoy" : "today") : speech.fullDay(from)),
    day: `${said}${closed}`,
  };
  const count = days && from ? (ahead < 0 ? talk.dueWas : talk.dueIs) : talk.dueBy;
  return fill(wording(count, language), values);
}
