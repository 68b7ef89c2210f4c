import { cap } from "../../../content/report/words.ts";
import { ASSESSMENT_QUESTIONS, type AssessmentField } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { FlowingStream, Report } from "../report.ts";
import { WORTH } from "../streams.ts";
import { rich, table } from "./blocks.ts";
import { numbersTable } from "./numbers.ts";
import { worksheetsOf } from "./worksheets.ts";

const WHOLE: ReadonlySet<string> = new Set([
  "roomShare",
  "dayShare",
  "callShare",
  "wroteShare",
  "laterShare",
]);

/** One stream as a calculation that can be checked with a pocket calculator. */
const sumOf = ({ stream, factors, title }: FlowingStream, r: Report): ReportBlock => {
  // Where all of them count, the line says nothing.
  const inputs = factors
    .map((id) => r.assumptions[id]!)
    .filter(({ id, value }) => !(WHOLE.has(id) && value === 100));
  const isMoney = ({ id, unit }: (typeof inputs)[number]) => unit === "money" || WORTH.has(id);
  const line = ({ id, label, note }: (typeof inputs)[number], i: number) => ({
    label: rich(i === 0 ? cap(label) : `× ${label}`),
    value: rich(`{a.${id}}, ${note}`),
  });
  return {
    kind: "sum",
    id: `sum.${stream.id}`,
    basis: [...stream.basis],
    source: { kind: "stream", id: stream.id },
    caption: rich(title),
    rows: [
      ...inputs.filter((input) => !isMoney(input)).map(line),
      ...(inputs.some(({ unit }) => unit === "minutes")
        ? [{ label: rich("÷ minutes in an hour"), value: rich("{sixty}") }]
        : []),
      { label: rich("× weeks in a month"), value: rich("{weeks}") },
      {
        label: rich(`= ${stream.result(r.situation, r.situation.trade)}`),
        value: rich(`{s.${stream.id}.amount}`),
      },
      ...inputs.filter(isMoney).map((input) => line(input, 1)),
      { label: rich("= dollars a month, rounded"), value: rich(`{s.${stream.id}}`), total: true },
    ],
  };
};

const answered = (r: Report, field: AssessmentField): string => {
  const value = r.answers[field];
  return Array.isArray(value)
    ? value.join(", ")
    : field in CHOICES
      ? choiceLabel(field as ChoiceField, value)
      : value;
};

/** Lines of money that the plan takes from, or that an owner's own count stands in; of the others the table is enough. */
const derived = (r: Report): FlowingStream[] => {
  const closed = new Set(r.steps.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const flowing = r.streams.filter(({ perMonth }) => perMonth.likely > 0);
  const shown = flowing.filter(
    ({ stream, factors }) =>
      closed.has(stream.id) || factors.includes("missedPerWeek") || factors.includes("noShowsPerWeek"),
  );
  return shown.length > 0 ? shown : flowing;
};

/** The sums, the inputs, the sheets to print, the answers. */
export const appendixSections = (r: Report): ReportSection[] => {
  const streams = derived(r);
  const fields = Object.keys(ASSESSMENT_QUESTIONS).filter(
    (field) => field !== "email" && field !== "businessName",
  ) as AssessmentField[];
  const sheets = worksheetsOf(r);
  return [
    ...(sheets.length > 0
      ? [{ id: "sheets", heading: rich("To print and fill in"), role: "appendix" as const, blocks: sheets }]
      : []),
    ...(streams.length > 0
      ? [
          {
            id: "sums",
            heading: rich("How we got these sums"),
            role: "appendix" as const,
            blocks: streams.map((stream) => sumOf(stream, r)),
          },
        ]
      : []),
    {
      id: "answers",
      heading: rich("What you answered"),
      role: "appendix",
      blocks: [
        table(
          { id: "answers.table", basis: fields as never },
          "Your answers",
          fields.map((field) => ({ label: ASSESSMENT_QUESTIONS[field].short, cells: [answered(r, field)] })),
        ),
        ...numbersTable(r),
      ],
    },
  ];
};
