import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { Shown } from "../../content/report/showed.ts";
import { nth } from "../../content/report/words.ts";
import type { Report } from "./report.ts";
import { inTens } from "./rounding.ts";
import { fillsRoom } from "./room.ts";
import { MANY_MISSED } from "./weigh.ts";

/** Of the lines that hold the owner's count of missed ones: all they come to, what the plan takes back, and with which step. */
export const missedBy = (
  r: Pick<Report, "streams" | "steps" | "assumptions">,
): { sum: number; takes: readonly { at: number; part: number; beside: boolean }[] } => {
  const lines = r.streams.filter(({ factors }) => factors.includes("missedPerWeek"));
  const ids = new Set(lines.map(({ stream }) => stream.id));
  // By our guess, where the answer to them has no sum of its own; who is called back beside a step is told by that.
  const guessed = ({ step, late, wins = 0 }: Report["steps"][number]): number =>
    late && step.missed ? wins : 0;
  const backBy = ({ along }: Report["steps"][number]): number =>
    along && along.left > 0 ? along.left + along.hours * r.assumptions["hourCost"]!.value : 0;
  return {
    sum: lines.reduce((sum, { perMonth }) => sum + perMonth.likely, 0),
    takes: r.steps.flatMap((one, at) => {
      const part =
        one.closes.reduce((sum, { stream, perMonth }) => (ids.has(stream) ? sum + perMonth : sum), 0) +
        guessed(one);
      const back = backBy(one);
      return [
        ...(part > 0 || one.step.missed ? [{ at, part: inTens(part), beside: false }] : []),
        ...(back > 0 ? [{ at, part: inTens(back), beside: true }] : []),
      ];
    }),
  };
};

/** Less a month is told by nobody as what a number showed. */
const TELLING = 50;
/** So many of the owner's numbers are told, the dearest first. */
const MOST = 2;

/** Less of the room than that is not begun to be filled. */
const A_TENTH = 0.1;
/** How much of the room the step fills that the trade lives from. */
const fillsOf = (r: Report): string => {
  const words = fillsRoom(r);
  return words ? ` ${words}` : "";
};

const SECOND_WORD = "Follow-up Communication";
const place = (at: number): string => (at < 0 ? "" : nth(at + 1));
/** So many of the owner's figures stand in it. */
const figuresIn = ({ what }: Shown): number =>
  what === "missed" || what === "room" || what === "full" ? 2 : 1;

/** What the owner's numbers showed, the dearest first: two of them at most, with two figures in them where there are two. */
export const showedBy = (r: Report, given: OwnersNumbers): readonly Shown[] => {
  const { situation: s, streams, steps, figures } = r;
  const told = (id: keyof OwnersNumbers) => given[id] !== undefined;
  const likely = (id: string) => streams.find(({ stream }) => stream.id === id)?.perMonth.likely ?? 0;
  const counted = told("missedPerWeek") && told("contactsPerWeek") && (given.missedPerWeek ?? 0) > 0;
  if (s.room === 0) return [{ what: "full", missed: counted }];
  const found: { worth: number; one: Shown }[] = [];
  const missed = missedBy(r);
  const little = missed.sum < TELLING;
  if (counted && missed.sum > 0 && missed.takes.length > 0 && (!little || s.missedPart >= MANY_MISSED))
    found.push({
      // A count that is large is heard, however little it loses.
      worth: s.missedPart >= MANY_MISSED ? Math.max(missed.sum, TELLING) : missed.sum,
      one: {
        what: "missed",
        takes: missed.takes.map(({ at, part, beside }) => ({
          at: place(at),
          beside,
          sum: part > 0 ? `{showed.missed.${at}${beside ? ".beside" : ""}}` : "",
        })),
        little,
        // Where nights are asked about, or nobody checked them, the sum is of the day.
        byDay:
          likely("after-hours") === 0 &&
          streams.some(({ factors }) => factors.includes("missedPerWeek") && factors.includes("dayShare")) &&
          r.assumptions["dayShare"]!.value < 100,
      },
    });
  const shows = likely("no-shows");
  const kept = steps.findIndex(({ closes }) => closes.some(({ stream }) => stream === "no-shows"));
  if ((given.noShowsPerWeek ?? 0) > 0 && shows >= TELLING)
    found.push({
      worth: shows,
      one: { what: "no-shows", at: place(kept), takes: kept < 0 ? "" : "{showed.no-shows}" },
    });
  const unasked = streams.find(
    ({ stream, factors }) =>
      stream.kind === "lost" && stream.of.includes(SECOND_WORD) && factors.includes("contactsPerWeek"),
  );
  const asks = steps.find(({ closes }) => closes.some(({ stream }) => stream === unasked?.stream.id));
  if (told("contactsPerWeek") && unasked && asks && unasked.perMonth.likely > Math.max(missed.sum, TELLING))
    found.push({
      worth: unasked.perMonth.likely,
      one: {
        what: "unasked",
        title: unasked.title,
        stream: unasked.stream.id,
        at: place(steps.indexOf(asks)),
        takes: `{p.${asks.step.id}.${unasked.stream.id}.gross}`,
      },
    });
  const [time] = streams
    .filter(({ stream, factors }) => stream.kind === "time" && factors.includes("hourCost"))
    .toSorted((a, b) => b.perMonth.likely - a.perMonth.likely);
  if (told("hourCost") && time && time.perMonth.likely >= TELLING) {
    const at = steps.findIndex(
      ({ step, closes }) =>
        closes.some(({ stream }) => stream === time.stream.id) ||
        time.stream.of.some((label) => step.takes.includes(label)),
    );
    found.push({
      worth: time.perMonth.likely,
      one: { what: "time", title: time.title, stream: time.stream.id, at: place(at) },
    });
  }
  const [most, ...others] = found.toSorted((a, b) => b.worth - a.worth);
  // Hours stand in the table: they are told where nothing else was counted.
  const counts = [most, ...others].filter((each) => each !== undefined && each.one.what !== "time");
  const dearest = (counts.length > 0 ? counts : [most]).flatMap((each) => each ?? []).slice(0, MOST);
  const lost = figures.lost!.value;
  const room = (s.room ?? 0) * figures["lever.year"]!.value;
  // Whoever wants growth reads of the room with the goal.
  if (
    (s.room ?? 0) > 0 &&
    s.valueKnown &&
    !s.season &&
    !s.trade.mourning &&
    s.goal !== "growth" &&
    (r.headline.likely <= 0 || dearest.length === 0)
  ) {
    const fills = fillsOf(r);
    const one: Shown = {
      what: "room",
      more: room > 2 * lost,
      fills,
      at: fills ? place(steps.findIndex(({ step }) => step.lever)) : "",
      part: !fills.includes("{goal.more}")
        ? ""
        : figures["goal.more"]!.value >= A_TENTH * figures["room.year"]!.value
          ? "tenth"
          : "less",
    };
    return [one, ...dearest.slice(0, 1).map((each) => each.one)];
  }
  const shown = dearest.map(({ one }) => one);
  return shown.reduce((sum, one) => sum + figuresIn(one), 0) >= MOST || !s.valueKnown
    ? shown
    : [...shown, { what: "each" }];
};
