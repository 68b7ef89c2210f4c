import { piecesOf } from "../../../content/report/pieces/index.ts";
import { DAY_GREETING, FULL_GREETING, NEW_PRICE } from "../../../content/report/pieces/replies.ts";
import { healthMessages } from "../../../content/report/health-messages.ts";
import type { StepId } from "../../../content/report/cures.ts";
import type { Piece } from "../../../content/report/pieces/piece.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { fixesOf } from "../credit.ts";
import type { Report, StepWords } from "../report.ts";
import { toolLines } from "../../../content/report/tools.ts";
import { isOfHealth, nth } from "../../../content/report/words.ts";
import { heading, list, paragraph, worksheet } from "./blocks.ts";
import { inOwnName, quotesOf } from "./quotes.ts";
import { upToWords } from "./up-to-words.ts";
import { beyondWords, openHours } from "./words-beside.ts";

/** So many words of how a step begins stand in its week. */
const IN_ITS_WEEK = 18;
/** How a step begins, as its week says it, and what that leaves out. */
export const firstAct = ({ dayOne }: StepWords): [within: string, beyond: string] =>
  upToWords(dayOne, IN_ITS_WEEK);

interface Ready {
  step: Report["steps"][number]["step"];
  piece: Piece;
  i: number;
  /** What is said or written first stands in the step itself. */
  within: boolean;
}

/** It is said to whoever can't keep a date. */
const MOVES = /^(?:“)?(?:Since|If|Because|I'm sorry) [^.?!]*\byou (?:can't|need)\b/;
/** What goes with these steps is about the same in any trade: who is there at night, an absence, who asks. */
const SAME_IN_ALL: ReadonlySet<StepId> = new Set([
  "absence-page",
  "better-voicemail",
  "missed-list",
  "reply-templates",
  "three-questions",
]);
/** The trade's own words in place of the first that anybody could say. */
const inTheirWords = (
  pieces: readonly Piece[],
  { say, ofTrade, dated }: StepWords,
  { id, aim, lever, leads }: Ready["step"],
): readonly Piece[] => {
  // What anybody could say or fill in has nothing to do with what the trade's own words have its reader do.
  if (ofTrade && !leads && (!SAME_IN_ALL.has(id) || (aim && !lever))) {
    const sheets = SAME_IN_ALL.has(id) ? pieces.filter((piece) => !("says" in piece)) : [];
    return say ? [{ what: "The words", says: say }, ...sheets] : sheets;
  }
  const first = pieces.findIndex((piece) => "says" in piece);
  if (dated)
    return [
      ...pieces.slice(0, first + 1),
      { what: MOVES.test(dated) ? "When a date is moved" : "When the date is made", says: dated },
      ...pieces.slice(first + 1),
    ];
  if (say && first < 0) return [{ what: "The words", says: say }, ...pieces];
  // A night has its own words there: what anybody could write beside them says it otherwise.
  const kept = id === "better-voicemail" && say ? pieces.slice(0, first + 1) : pieces;
  return kept.map((piece, i) => (i === first && say ? { ...piece, says: say } : piece));
};

/** 'From [date] a full set is [price]': what a trade says when it raises its price. */
const RAISES = /^From \[(?:date|month|day)\]/;
const withOwnPrice = (piece: Piece, { told }: Report): Piece => {
  const say = told?.cost?.say ?? "";
  return piece.what === NEW_PRICE && RAISES.test(say) ? { what: NEW_PRICE, says: say } : piece;
};

/** What a step of the plan has its callers hear. */
const GREETS = /\bYou've reached \[/;
/** The trade's own greeting says in it that nobody new is taken. */
const saysFull = ({ steps, bottlenecks, told }: Report): boolean =>
  [...steps.map(({ words }) => words.say), NIGHT in bottlenecks ? told?.[NIGHT]?.say : undefined].some(
    (say = "") => GREETS.test(say) && /\[No new \w+/.test(say),
  );
const NIGHT = "After-Hours Coverage";

/** One phone has one greeting: who has another step's says in it that nobody new is taken. */
const inOneGreeting = (piece: Piece, { steps, situation: { team } }: Report): Piece =>
  piece.what === FULL_GREETING && steps.some(({ words: { say = "" } }) => GREETS.test(say))
    ? {
        what: "What goes into your greeting while you are full",
        says: `${team === "alone" ? "I'm not" : "We aren't"} taking anybody new until [month]. Leave your name if you'd like to be on the list.`,
      }
    : piece;

/** Another step's own greeting is heard while somebody is there: a second one would promise something else. */
const greetsByDay = ({ steps }: Report, its: Ready["step"]): boolean =>
  steps.some(
    ({ step, words: { say = "", does } }) =>
      step !== its &&
      GREETS.test(say) &&
      (!step.takes.includes("After-Hours Coverage") || /\bday and night\b/.test(does)),
  );

/** The words and sheets that the plan's steps need, ready to be copied: each stands once. */
export const readyOf = (r: Report): Ready[] => {
  const told = new Set<string>();
  return r.steps.flatMap(({ step, words }) => {
    const all = piecesOf(step.id, r.situation)
      .filter((piece) => !(piece.what === DAY_GREETING && greetsByDay(r, step)))
      .filter((piece) => !(piece.what === FULL_GREETING && saysFull(r)))
      .map((piece) => inOneGreeting(withOwnPrice(piece, r), r));
    const mine = inTheirWords(all, words, step).flatMap((piece, i) => {
      const key = "says" in piece ? piece.says : piece.what;
      if (told.has(key)) return [];
      told.add(key);
      return [{ step, piece, i }];
    });
    const first = mine.findIndex(({ piece }) => "says" in piece);
    return mine.map((one, at) => ({ ...one, within: at === first }));
  });
};

/** One of them, without the heading that says what it is. */
export const pieceBlocks = (
  { step, piece, i }: Ready,
  { answers }: Pick<Report, "answers">,
): readonly [ReportBlock, ...ReportBlock[]] => {
  const common = {
    id: `piece.${step.id}.${i}`,
    basis: [...step.basis],
    source: { kind: "step" as const, id: step.id },
  };
  if (!("says" in piece)) return [worksheet(common, piece.what, "", piece.columns, piece.rows, piece.lines)];
  const [first, ...others] = quotesOf(common, inOwnName(piece.says, answers));
  return [first!, ...others];
};

/** What stands in before an assistant, for less: what is done, where one begins, and its words. */
const fixBlocks = (r: Report, at: number): ReportBlock[] =>
  fixesOf(r.steps[at]!).flatMap((fix): ReportBlock[] => {
    const s = r.situation;
    if (r.steps.some(({ step }) => step.id === fix.id)) return [];
    const of = (part: string) => ({
      id: `before.${fix.id}.${part}`,
      basis: [...fix.basis],
      source: { kind: "step" as const, id: r.steps[at]!.step.id },
    });
    const own = fix.subject && !fix.leads ? r.told?.[fix.subject] : undefined;
    const says = own?.say ?? piecesOf(fix.id, s).find((piece) => "says" in piece)?.says;
    const begin = own ? own.first : fix.dayOne(s, s.trade, at, 0);
    return [
      heading(of("title"), `Before it: ${fix.short(s, s.trade)}`, 4),
      paragraph(of("does"), own?.text ?? fix.does(s, s.trade, at, 0)),
      ...(begin ? [paragraph(of("begin"), `**Begin here:** ${begin}`)] : []),
      ...(says ? quotesOf(of("words"), inOwnName(says, r.answers)) : []),
    ];
  });

/** Set up within so many hours, a step needs no list of what it needs. */
const QUICK = 2;
/** What a step is done with: what it needs, how it begins, its words and its sheets. */
export const workBlocks = (r: Report, at: number, ready: readonly Ready[]): ReportBlock[] => {
  const { step, words, setupHours } = r.steps[at]!;
  const of = (part: string) => ({
    id: `step.${step.id}.${part}`,
    basis: step.basis,
    source: { kind: "step" as const, id: step.id },
  });
  return [
    ...(setupHours > QUICK && words.needs ? [paragraph(of("needs"), `**You need:** ${words.needs}.`)] : []),
    // What the month says whole is not said again.
    ...(at > 0 && step.kind === "cheaper-fix" && firstAct(words)[1]
      ? [paragraph(of("begin"), `**Begin here:** ${words.dayOne}`)]
      : []),
    ...ready
      .filter((one) => one.step === step)
      .flatMap((one): ReportBlock[] => {
        const blocks = pieceBlocks(one, r);
        const { id } = blocks.find(({ kind }) => kind === "quote") ?? blocks[0];
        return "says" in one.piece && !one.within
          ? [heading({ ...of(""), id: `${id}.title` }, one.piece.what, 4), ...blocks]
          : [...blocks];
      }),
    ...fixBlocks(r, at),
  ];
};

/** What the plan needs beyond paper, and what it costs. */
const tools = (r: Report): ReportBlock[] => {
  const steps = r.steps.filter(({ step }) => step.kind !== "nothing");
  if (steps.length === 0 || r.questions.some(({ question }) => question.blocks)) return [];
  const common = (part: string) => ({ id: `tools.${part}`, basis: steps.flatMap(({ step }) => step.basis) });
  const lines = toolLines(
    r.situation,
    steps.map(({ step, costPerMonth, words }, at) => ({
      id: step.id,
      ofTrade: words.ofTrade === true,
      which: r.steps.length === 1 ? "This step" : `Step ${nth(at + 1)}`,
      assistant: step.kind === "assistant",
      costs: costPerMonth > 0,
    })),
  );
  return lines.length === 0
    ? []
    : [heading(common("title"), "What it takes, and what that costs"), list(common("list"), lines)];
};

/** Words about somebody's health that go out in writing. */
export const ofHealth = ({ situation: s }: Report): ReportBlock[] =>
  s.written && isOfHealth(s.trade)
    ? [
        paragraph(
          { id: "pieces.health", basis: ["industry", "interactionChannels"] },
          healthMessages(s, s.trade),
          "note",
        ),
      ]
    : [];

/** What stands behind the steps: words that belong to none of them, and what the tools cost. */
export const besideSteps = (r: Report): ReportBlock[] => [...beyondWords(r), ...openHours(r), ...tools(r)];
