import { capital } from "../../../content/capital.ts";
import { piecesOf } from "../../../content/report/pieces/index.ts";
import { DAY_GREETING, FULL_GREETING, NEW_PRICE } from "../../../content/report/pieces/replies.ts";
import { isAct } from "../../../content/report/acts.ts";
import { healthMessages } from "../../../content/report/health-messages.ts";
import type { StepId } from "../../../content/report/cures.ts";
import type { Piece } from "../../../content/report/pieces/piece.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { fixesOf } from "../credit.ts";
import type { Report, StepWords } from "../report.ts";
import { toolLines } from "../../../content/report/tools.ts";
import { isOfHealth, nth } from "../../../content/report/words.ts";
import { heading, list, paragraph, rich, worksheet } from "./blocks.ts";
import { namesAsked } from "./names-asked.ts";
import { inParts } from "./in-parts.ts";
import { inOwnName, quotesOf } from "./quotes.ts";
import { alongBlocks, beyondWords, foldedBlocks, openHours } from "./words-beside.ts";
import { skipOf } from "./skip.ts";

/** So many words of the first step stand on the first pages, so many of the second, and so many of each other; at least two sentences, since the first often sets the scene. */
const ROOM = [58, 38, 24] as const;
const IN_A_ROUND = 58;
export const SCENE_AND_ACT = 2;
/** A rest of fewer words is not worth a place of its own. */
const LEAST_REST = 12;
const wordsIn = (text: string) => text.split(/\s+/).length;
const sentencesOf = (text: string): string[] =>
  text === "" ? [] : text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);
/** The sentences that fit into so many words, and the others. */
export const upToWords = (text: string, room: number, least = 1): [within: string, beyond: string] => {
  const sentences = sentencesOf(text);
  let words = 0;
  const fits = sentences.filter((sentence) => (words += wordsIn(sentence)) <= room);
  const upTo = Math.max(least, fits.length);
  return [sentences.slice(0, upTo).join(" "), sentences.slice(upTo).join(" ")];
};

/** It leans on the sentence before it: at the back it would begin in mid-air. */
export const LEANS =
  /^(?:(?:From|With|On|In|At|To|For|By|Of) (?:that|this|those|these|it|them)\b|Only then|[A-Z]\w+ (?:\w+ )?of them|It(?!['’]s (?:the|an?|some\w+) )|Its|That|This(?! is what)|These|Those|They|Their|Them|Then|Both|Neither|Either|Each of (?:them|these|those)|Such|He|She|So|But|And|Or|Otherwise|After that|Before that|If (?:it|they|not|none))\b/;
/** It announces the sentence behind it. */
const POINTS_ON = /^This is what\b[^,;]*\.$/;
/** The same cut where a sentence begins that stands by itself: before one that leans, else behind it. */
const uncut = (within: string, beyond: string, least: number): [within: string, beyond: string] => {
  const [told, rest] = [sentencesOf(within), sentencesOf(beyond)];
  const all = [...told, ...rest];
  const stands = (at: number) =>
    at === all.length || (!LEANS.test(all[at]!) && !POINTS_ON.test(all[at - 1] ?? ""));
  let at = told.length;
  while (at > least && !stands(at)) at--;
  if (!stands(at)) for (at = told.length; !stands(at); ) at++;
  at = countedTo(all, at);
  const [before, after] = [all.slice(0, at).join(" "), all.slice(at).join(" ")];
  const [counted = "First"] = sentencesOf(after).filter((sentence) => COUNTED.test(sentence));
  return !counted.startsWith("First") ? [withoutNumbers(before), withoutNumbers(after)] : [before, after];
};

/** 'Look at three things on two weeks of orders.': what they are stands in as many sentences behind it. */
const ANNOUNCES =
  /(?:\b(two|three|four) (?:things|piles|places|kinds|lists|numbers|ledgers|questions)|^(?:Look at|Look for|Count|Note|Watch|Weigh|Mark|Find) (two|three|four))(?: (?:on|for|over|in|from|of) [^.:;,]+)?\.$/i;
const MANY: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
/** Where a text that begins to count may be cut: behind the last of what it counts. */
const countedTo = (sentences: readonly string[], at: number): number => {
  const from = sentences.findLastIndex((sentence, i) => i < at && ANNOUNCES.test(sentence));
  const [, things, bare] = ANNOUNCES.exec(sentences[from] ?? "") ?? [];
  const many = MANY[(things ?? bare ?? "").toLowerCase()] ?? 0;
  return from < 0 || at > from + many ? at : Math.min(sentences.length, from + 1 + many);
};

/** 'Second,' with the first on another page says nothing: what was counted goes without its numbers. */
const COUNTED = /^(?:First|Second|Third|Fourth|Fifth), (?=[\p{L}“"])/u;
const withoutNumbers = (text: string): string =>
  sentencesOf(text)
    .map((sentence) => capital(sentence.replace(COUNTED, "")))
    .join(" ");

/** So many words are given to a step that comes to what is to be done only then. */
const UP_TO_ACT = 70;
/** Sentences up to the first that says what to do, where that is not far. */
const upToAct = (text: string): number => {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence) => isAct(capital(sentence.replace(COUNTED, "")))) + 1;
  return wordsIn(sentences.slice(0, at).join(" ")) <= UP_TO_ACT ? at : 0;
};

/** Who is new waits for no round: said with when it is. */
const NEW_FIRST = /\bwait for neither round\b/;
/** What a step is about in its first sentences, and the rest of them. Who is missed is told with the first step alone. */
export const openingOf = ({ does, scene = "" }: StepWords, at: number): { opening: string; rest: string } => {
  const told = at === 0 ? scene : "";
  const act = scene && does.startsWith(scene) ? does.slice(scene.length).trim() : does;
  // Who goes round when is what a step for those who wait is about.
  const room = scene && NEW_FIRST.test(act) ? IN_A_ROUND : ROOM[Math.min(at, ROOM.length - 1)]!;
  const least = scene
    ? NEW_FIRST.test(act)
      ? SCENE_AND_ACT
      : 1
    : Math.max(at < ROOM.length - 1 ? SCENE_AND_ACT : 1, upToAct(act));
  const [within, beyond] = uncut(...upToWords(act, told ? room - wordsIn(told) : room, least), least);
  const opening = [told, within].filter(Boolean).join(" ");
  const rest = [at === 0 ? "" : scene, beyond].filter(Boolean).join(" ");
  return rest === "" || wordsIn(rest) < LEAST_REST
    ? { opening: [told, act].filter(Boolean).join(" "), rest: "" }
    : { opening, rest };
};

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
/** One step at length: what the first pages had no room for, its words and its sheets. */
const detailOf = (r: Report, at: number, ready: readonly Ready[]): ReportBlock[] => {
  const { step, words, setupHours } = r.steps[at]!;
  const of = (part: string) => ({
    id: `step.${step.id}.${part}`,
    basis: step.basis,
    source: { kind: "step" as const, id: step.id },
  });
  const { rest } = openingOf(words, at);
  const mine = ready.filter((one) => one.step === step && !(one.within && at === 0));
  const blocks = [
    ...fixBlocks(r, at),
    ...(rest ? inParts(of, rest) : []),
    ...(setupHours > QUICK && words.needs ? [paragraph(of("needs"), `**You need:** ${words.needs}.`)] : []),
    ...(at > 0 ? skipOf(r.steps[at]!, r.situation).map((skip) => paragraph(of("already"), skip)) : []),
    // What the month says whole is not said again.
    ...(at > 0 && step.kind === "cheaper-fix" && firstAct(words)[1]
      ? [paragraph(of("begin"), `**Begin here:** ${words.dayOne}`)]
      : []),
    ...mine.flatMap((ready): ReportBlock[] => {
      const blocks = pieceBlocks(ready, r);
      const { id } = blocks.find(({ kind }) => kind === "quote") ?? blocks[0];
      return "says" in ready.piece
        ? [
            heading(
              { id: `${id}.title`, basis: step.basis, source: of("").source },
              ready.within ? "The words" : ready.piece.what,
              4,
            ),
            ...blocks,
          ]
        : [...blocks];
    }),
    ...alongBlocks(r, at),
    ...foldedBlocks(r, at),
  ];
  return blocks.length === 0
    ? []
    : [
        heading(
          of("detail"),
          r.steps.length === 1 ? r.steps[at]!.title : `Step ${nth(at + 1)}. ${r.steps[at]!.title}`,
        ),
        ...blocks,
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
const ofHealth = ({ situation: s }: Report): ReportBlock[] =>
  s.written && isOfHealth(s.trade)
    ? [
        paragraph(
          { id: "pieces.health", basis: ["industry", "interactionChannels"] },
          healthMessages(s, s.trade),
          "note",
        ),
      ]
    : [];

/** The steps at length, for whoever does them. */
export const piecesSection = (r: Report): ReportSection[] => {
  const ready = readyOf(r);
  const details = [
    ...r.steps.flatMap((_, at) => detailOf(r, at, ready)),
    ...beyondWords(r),
    ...namesAsked(r),
    ...openHours(r),
  ];
  const blocks = [...details, ...(details.length > 0 ? ofHealth(r) : []), ...tools(r)];
  return blocks.length === 0
    ? []
    : [
        {
          id: "pieces",
          heading: rich(
            blocks.some(({ kind }) => kind === "quote")
              ? "The steps in detail, with words to copy"
              : "The steps in detail",
          ),
          role: "appendix",
          blocks,
        },
      ];
};
