import { cap } from "../../../content/report/words.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { FlowingStream, Report, UsedAssumption } from "../report.ts";
import { EXAMPLE } from "../assumptions.ts";
import { ownLines } from "../lines.ts";
import { besideLines, planLines } from "../plan-lines.ts";
import { WORTH } from "../streams.ts";
import { takenBack } from "../taken-back.ts";
import { paragraph, rich } from "./blocks.ts";
import { numbersTable } from "./numbers.ts";
import { dayOf } from "./cover.ts";
import { moneyBlocks } from "./money.ts";
import { worthBlocks } from "./worth.ts";
import { worksheetsOf } from "./worksheets.ts";
import { isGuessed, isUnpriced } from "../word-verdict.ts";

const WHOLE: ReadonlySet<string> = new Set(["dayShare", "callShare", "wroteShare", "laterShare"]);

/** What every line of lost customers ends with: it is spelled out once. */
const AS_ABOVE: readonly string[] = ["freshShare", "readyShare", "customerValue", "keptShare"];
const USABLE = "usableShare";
const takesMinutes = ({ factors }: Pick<FlowingStream, "factors">) =>
  factors.includes(USABLE) && factors.some((id) => id.endsWith("Minutes"));
const isMoney = ({ id, unit }: UsedAssumption) => unit === "money" || WORTH.has(id);
/** So few a month that nobody can picture it. */
const SELDOM = 0.05;
/** One stream as a calculation that can be checked with a pocket calculator. */
const sumOf = (
  { stream, factors, title, amount }: FlowingStream,
  r: Report,
  before: readonly FlowingStream[],
): ReportBlock => {
  const again =
    !factors.includes("restShare") &&
    before.some((other) => AS_ABOVE.every((id) => other.factors.includes(id)));
  // How minutes become usable hours is spelled out once too.
  const told = takesMinutes({ factors }) && before.some(takesMinutes);
  // Where all of them count, the line says nothing.
  const inputs = factors
    .map((id) => r.assumptions[id]!)
    .filter(({ id, value }) => !(WHOLE.has(id) && value === 100));
  const short = again && AS_ABOVE.every((id) => factors.includes(id));
  const line = ({ id, label, note }: (typeof inputs)[number], i: number) => ({
    label: rich(i === 0 ? cap(label) : `× ${label}`),
    value: rich(note === EXAMPLE ? `{a.${id}}` : `{a.${id}}, ${note}`),
  });
  return {
    kind: "sum",
    id: `sum.${stream.id}`,
    basis: [...stream.basis],
    source: { kind: "stream", id: stream.id },
    caption: rich(title),
    rows: [
      ...inputs
        .filter(
          (input) =>
            !isMoney(input) && !(short && AS_ABOVE.includes(input.id)) && !(told && input.id === USABLE),
        )
        .map(line),
      ...(!told && inputs.some(({ unit }) => unit === "minutes")
        ? [{ label: rich("÷ minutes in an hour"), value: rich("{sixty}") }]
        : []),
      short
        ? {
            label: rich("× somebody new × would say yes × weeks, as above"),
            value: rich("{a.freshShare} × {a.readyShare} × {weeks}"),
          }
        : told
          ? {
              label: rich("× what could go to other work ÷ minutes in an hour × weeks, as above"),
              value: rich(`{a.${USABLE}} ÷ {sixty} × {weeks}`),
            }
          : { label: rich("× weeks in a month"), value: rich("{weeks}") },
      {
        label: rich(
          `= ${stream.result(r.situation, r.situation.trade)}${stream.kind === "lost" && amount < SELDOM ? `, or one in {s.${stream.id}.years} years from these alone` : ""}`,
        ),
        value: rich(`{s.${stream.id}.amount}`),
      },
      ...(short
        ? [
            {
              label: rich("× what one of them leaves, as above"),
              value: rich("{a.customerValue} × {a.keptShare}"),
            },
          ]
        : inputs.filter(isMoney).map((input) => line(input, 1))),
      { label: rich("= dollars a month, rounded"), value: rich(`{s.${stream.id}}`), total: true },
    ],
  };
};

/** Lines that have a sum: where nobody can say what somebody new pays, those of hours alone. */
const pricedOf = (r: Report): readonly FlowingStream[] =>
  r.streams.filter(
    ({ stream, perMonth }) => perMonth.likely > 0 && !(isUnpriced(r) && stream.kind === "lost"),
  );
/** So much a month that the plan takes back is worth a sum of many rows. */
const LARGE = 100;
/** Two show how such a sum is made: more of them are an eighth of the report. */
const MOST_WHOLE = 2;
/** The lines that are reckoned one factor a row, and those that a line is enough for: what the plan takes back, and what it leaves. */
const derived = (r: Report): { whole: readonly FlowingStream[]; brief: readonly FlowingStream[] } => {
  const back = takenBack(r, planLines(r), besideLines(r)).toSorted((a, b) => b.perMonth - a.perMonth);
  const large = new Set(
    back
      .slice(0, MOST_WHOLE)
      .filter(({ perMonth }, i) => perMonth >= LARGE || i === 0)
      .map(({ stream }) => stream),
  );
  const priced = pricedOf(r);
  const whole = priced.filter(({ stream }) => large.has(stream.id));
  return { whole, brief: ownLines(r).filter((one) => priced.includes(one) && !whole.includes(one)) };
};
/** Sums that carry little of the plan or nothing, each in one line. */
const briefSums = (brief: readonly FlowingStream[], { assumptions }: Report): ReportBlock => ({
  kind: "sum",
  id: "sums.brief",
  basis: [...new Set(brief.flatMap(({ stream }) => [...stream.basis]))],
  source: { kind: "stream", id: brief[0]!.stream.id },
  caption: rich("The other sums, each in one line"),
  rows: brief.map(({ stream, factors, title }) => {
    const inputs = factors
      .map((id) => assumptions[id]!)
      .filter(({ id, value }) => !(WHOLE.has(id) && value === 100));
    const of = (some: typeof inputs) => some.map(({ id }) => `{a.${id}}`);
    const minutes = inputs.some(({ unit }) => unit === "minutes") ? " ÷ {sixty}" : "";
    return {
      label: rich(title),
      value: rich(
        `${[...of(inputs.filter((one) => !isMoney(one))), "{weeks}", ...of(inputs.filter(isMoney))].join(" × ")}${minutes} = {s.${stream.id}}`,
      ),
    };
  }),
});

/** The sums, the inputs, the sheets to print, the numbers that were given. */
export const appendixSections = (r: Report): ReportSection[] => {
  const { whole, brief } = derived(r);
  const sheets = worksheetsOf(r);
  const numbers = numbersTable(
    r,
    new Set([
      ...r.streams.flatMap(({ factors, perMonth }) => (perMonth.likely > 0 ? factors : [])),
      "hourCost",
    ]),
  );
  return [
    ...(sheets.length > 0
      ? [{ id: "sheets", heading: rich("To print and fill in"), role: "appendix" as const, blocks: sheets }]
      : []),
    ...(whole.length + brief.length > 0
      ? [
          {
            id: "sums",
            heading: rich("How we got these numbers"),
            role: "appendix" as const,
            blocks: [
              paragraph(
                { id: "sums.note", basis: [] },
                `For whoever wants to check. A number without a mark is our example for ${r.situation.trade.an}; any other says whose it is.`,
                "note",
              ),
              ...moneyBlocks(r),
              ...worthBlocks(r),
              ...whole.map((flowing, i) => sumOf(flowing, r, whole.slice(0, i))),
              ...(brief.length > 0 ? [briefSums(brief, r)] : []),
              ...(isGuessed(r) ? dayOf(r) : []),
            ],
          },
        ]
      : []),
    ...(numbers.length > 0
      ? [{ id: "answers", heading: rich("Your other numbers"), role: "appendix" as const, blocks: numbers }]
      : []),
  ];
};
