import type { Desk } from "../../../../content/desks/desk.ts";
import type { CallerCard, CallSummary, Paper } from "../../../../contracts/voice-call.ts";
import type {
  BookingOutcome,
  DialogueOutcome,
  DialogueState,
  MessageOutcome,
} from "../../../../contracts/voice.ts";
import { besideDanger } from "./beside-danger.ts";
import { answeredPapers, withoutHalves } from "./answered.ts";
import { callerCard } from "./caller-gets.ts";
import { whoAgrees } from "./only-if.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { fileAsItStands } from "./left-open.ts";
import { shownRows } from "./shown-rows.ts";
import { stillOpen } from "./still-open.ts";
import { ASKS } from "../paper/paper-text.ts";
import { withFacts } from "../paper/fact-rows.ts";
import { whoseDanger } from "../paper/whose-danger.ts";
import { toMinutes } from "../readers/calendar.ts";
import { writtenPhone } from "../readers/phone.ts";
import { fullDay, shortTime } from "../say/english.ts";

/** What the assistant would have filed, for the receipt and the inbox of leads. */
export type Summary = CallSummary & {
  /** The same as text, a line each. */
  lines: string[];
};

const LINES = {
  "911": "Told to call 911",
  "988": "Told to call or text the crisis line, 988",
  poison: "Told to call Poison Control, 1-800-222-1222",
} as const;

/** What the caller told of help, and nothing that was not said. */
const HELP = {
  soon: "The caller said they would call, or go",
  now: "There, or on the line, the caller said",
};
const helpRow = ({ help, line, over }: Extract<DialogueOutcome, { kind: "emergency" }>) =>
  help
    ? [{ label: "Help", value: HELP[help] }]
    : line === "practice" || over
      ? []
      : [{ label: "Help", value: "The caller did not say whether they called" }];

/** What a message is about, on the receipt. */
const ABOUT: Record<string, string> = {
  message: "A message",
  callback: "A call back",
  move: "A request to move an appointment",
  cancel: "A request to cancel an appointment",
  instead: "Somebody else for an appointment",
  appointment: "A question about an appointment",
  late: "Running late",
  complaint: "A complaint",
  billing: "A question about a bill",
  refill: "A refill",
  results: "Test results",
  referral: "A referral",
  records: "Records",
  case: "News of a case",
  lost: "Something left behind",
  vendor: "A vendor",
};

type Filed = Paper & { kind: DialogueOutcome["kind"] };
const bare = { rows: [], asks: [], quotes: [] };

/** Who is in danger, as far as the call tells: the paper of an alarm stands for itself. */
type Who = Pick<DialogueState["slots"], "name" | "phone"> & {
  place: string | undefined;
  language: string | undefined;
  /** What they ask of the business while the danger stands. */
  waits: string | undefined;
};
function titled(desk: Desk, filed: DialogueOutcome, who: Who): Filed {
  const { kind } = filed;
  switch (kind) {
    case "booking": {
      const service = desk.services.find(({ id }) => id === filed.service)?.name ?? filed.service;
      const what = filed.canceled
        ? "booked and canceled"
        : whoAgrees(filed.notes)
          ? "on hold"
          : filed.moved
            ? "moved"
            : "booked";
      const large = `${fullDay(filed.day)}, ${shortTime(toMinutes(filed.time))}`;
      return { kind, title: `${service}, ${what}`, large, ...written(desk, filed) };
    }
    case "message":
      return {
        kind,
        title: `${ABOUT[filed.about] ?? "A message"}${filed.urgent ? ", urgent" : ""}${filed.unconfirmed ? ", not confirmed" : ""}`,
        ...written(desk, filed),
      };
    case "emergency": {
      const large =
        filed.line === "practice"
          ? `Told to call the urgent line, ${desk.urgent?.line ?? ""}`
          : LINES[filed.line];
      const quotes = [filed.before?.replace(ASKED, "").trim(), filed.words].flatMap((each) =>
        each ? [each.replace(/(?<![.!?…])$/, ".")] : [],
      );
      const { name, phone, place, language, waits } = who;
      const asked = [...(filed.before ?? "").matchAll(ASKED)].map(([, question = ""]) => question);
      const told = `${filed.before} ${filed.words}`;
      // A medicine that was spoken of before is hardly that of whoever is in danger.
      const own = (filed.words ?? "").replace(filed.before ?? "", "");
      const whose = filed.line === "practice" ? undefined : (whoseDanger(own) ?? whoseDanger(told));
      return {
        ...bare,
        kind,
        rows: [
          ...(whose ? [{ label: "Who", value: whose }] : []),
          ...(name ? [{ label: "Name", value: name.value }] : []),
          ...(phone ? [{ label: "Number", value: writtenPhone(phone.value) }] : []),
          ...(language ? [{ label: "Language", value: language }] : []),
          ...withFacts(place ? [`Address: ${place}`] : [], [own], {
            flow: "emergency",
            scenario: desk.id,
          }).map(rowOf),
          ...helpRow(filed),
        ],
        title: filed.over ? "An emergency, called off by the caller" : "An emergency",
        large,
        quotes,
        asks: [...asked, ...(waits && !told.includes(waits) ? [waits] : [])],
      };
    }
    case "handover":
      return { ...bare, kind, title: "Put through", large: `To ${filed.to}` };
  }
}

/** A question among what was told before an alarm. */
const ASKED = new RegExp(`${ASKS}([^?]*\\?)\\s*`, "g");
const rowOf = (note: string) => {
  const [label = "", ...value] = note.split(": ");
  return { label, value: value.join(": ") };
};
/** What is known as rows, what is open as questions, and the rest as the caller said it. */
function written(desk: Desk, filed: BookingOutcome | MessageOutcome) {
  const { name, phone, notes, told } = filed;
  const flow = filed.kind === "message" ? filed.about : "book";
  const rows = shownRows(desk, withFacts(notes, told, { flow, scenario: desk.id }).map(rowOf));
  const asks = told.filter((each) => each.startsWith(ASKS));
  return {
    rows: [{ label: "Name", value: name }, { label: "Number", value: writtenPhone(phone) }, ...rows],
    asks: asks.map((each) => each.slice(ASKS.length)),
    quotes: told.filter((each) => !asks.includes(each)),
  };
}
const linesOf = ({ large, rows, asks, quotes }: Paper): string[] => [
  ...(large ? [large] : []),
  ...rows.map(({ label, value }) => `${label}: ${value}`),
  ...asks.map((each) => `Asks: ${each}`),
  ...(quotes.length > 0 ? [`“${quotes.join(" ")}”`] : []),
];
const LINES_MAX = 24;

/** An emergency is what a call was about, whatever else was filed; then bookings, messages and hand-overs. */
const RANK: DialogueOutcome["kind"][] = ["emergency", "booking", "message", "handover"];
/** One that the caller called off comes after what was agreed. */
const rankOf = (filed: DialogueOutcome): number =>
  filed.kind === "emergency" && filed.over ? RANK.indexOf("message") + 0.5 : RANK.indexOf(filed.kind);

/** Everything that a call has filed, the most important first. */
export const filedPapers = (
  desk: Desk,
  { filed, slots, alarm, held }: Pick<DialogueState, "filed" | "slots" | "alarm" | "held">,
): Filed[] => {
  const waits = alarm?.asks ? held : undefined;
  const who = {
    ...slots,
    ...callerOf(filed),
    place: rowIn(filed, "Address"),
    language: rowIn(filed, "Language"),
    waits,
  };
  const papers = byRank(filed).map((each) => ({ ...titled(desk, each, who), filed: each }));
  const danger = papers.find(({ kind }) => kind === "emergency");
  return papers.flatMap(({ filed: of, ...each }) =>
    of.kind === "message" && danger ? (besideDanger(each, of, filed, danger) ?? []) : each,
  );
};
/** Who called, where a visit for somebody else was booked after a danger: its name is not theirs. */
function callerOf(filed: DialogueState["filed"]): Pick<DialogueState["slots"], "name"> {
  const at = filed.findIndex(({ kind }) => kind === "emergency");
  const [caller] = filed
    .slice(at + 1)
    .flatMap((each) => (at >= 0 && "notes" in each ? rowsOf(each.notes, "Called by") : []));
  return caller ? { name: { value: caller.replace(/ \(.*$/, ""), confirmed: true } } : {};
}
const rowIn = (filed: DialogueState["filed"], label: string): string | undefined =>
  filed.flatMap((each) => ("notes" in each ? rowsOf(each.notes, label) : []))[0];
const byRank = (filed: DialogueState["filed"]): DialogueOutcome[] =>
  [...filed].sort((a, b) => rankOf(a) - rankOf(b));

/** Summarises a call from its state; a booking that was left halfway is told as such. */
export function summarize(desk: Desk, now: DialogueState): Summary {
  // Who hangs up in the middle leaves what they told.
  const state = structuredClone(now);
  if (!state.ended) fileAsItStands(state);
  const [first, ...others] = filedPapers(desk, state);
  const of = (kind: Summary["kind"], papers: Paper[], caller?: CallerCard): Summary => ({
    kind,
    title: papers[0]!.title,
    papers,
    lines: papers
      .flatMap((each, at) => [...(at > 0 ? [each.title] : []), ...linesOf(each)])
      .slice(0, LINES_MAX),
    ...(caller && { caller }),
  });
  if (first) {
    // Somebody who was put through and then left a message left a message.
    const more = others.filter(({ kind }) => kind !== "handover");
    const ranked = byRank(state.filed);
    const card = callerCard(desk, state, ranked[0]!);
    // Whose visit was booked before or after a danger is told of it like anybody else.
    const visit = ranked[0]!.kind === "emergency" ? ranked.find(({ kind }) => kind === "booking") : undefined;
    const lines = [...card.lines, ...(visit ? callerCard(desk, state, visit).lines : [])];
    const papers = [first, ...more];
    return of(first.kind, [...papers, ...stillOpen(state, papers)], { ...card, lines });
  }
  const service = desk.services.find(({ id }) => id === state.slots.service?.value)?.name;
  if (state.stack.includes("book") && service) {
    const large = state.slots.day && fullDay(state.slots.day.value);
    const asks = state.told.flatMap((each) => (each.startsWith(ASKS) ? [each.slice(ASKS.length)] : []));
    const paper = { ...bare, title: `${service}, not finished`, ...(large && { large }), asks };
    return of("nothing", [paper, ...stillOpen(state, [paper])]);
  }
  const isOpen = stillOpen(state, []).length > 0;
  // What is open is no answer, and neither is the word that it was asked about.
  const settled = answeredPapers(isOpen ? { ...state, topics: [] } : state);
  if (isOpen || settled.length > 0)
    return of(
      "questions",
      [...stillOpen({ open: withoutHalves(state) }, []), ...settled],
      callerCard(desk, state, { kind: isOpen ? "open" : "questions" }),
    );
  return of("nothing", [{ ...bare, title: "Nothing to file" }]);
}
