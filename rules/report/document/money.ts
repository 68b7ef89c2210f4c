import { capital } from "../../text.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { FlowingStream, Report } from "../report.ts";
import { paragraph, rich, table } from "./blocks.ts";

const closerOf = (r: Report, stream: string) =>
  r.steps.findIndex(({ closes }) => closes.some((closed) => closed.stream === stream));

const ordinal = ["first", "second", "third", "fourth", "fifth"];

/** All streams on one table, and what the steps of the plan take out of them. */
export const moneySection = (r: Report): ReportSection[] => {
  const streams = r.streams.filter(({ perMonth }) => perMonth.likely > 0);
  if (streams.length === 0) return [];
  const t = r.situation.trade;
  const basis = [...new Set(streams.flatMap(({ stream }) => [...stream.basis]))];
  const lost = streams.some(({ stream }) => stream.kind === "lost");
  const time = streams.some(({ stream }) => stream.kind === "time");
  const blocks: ReportBlock[] = [
    table(
      { id: "money.streams", basis, source: { kind: "stream", id: streams[0]!.stream.id } },
      "Dollars a month",
      [
        ...streams.map(({ stream, title }) => {
          const closer = closerOf(r, stream.id);
          const step = r.steps[closer]?.step.id;
          return {
            label: title,
            cells: [
              `{s.${stream.id}.low}`,
              `{s.${stream.id}}`,
              `{s.${stream.id}.high}`,
              closer < 0 ? "stays" : `{p.${step}.${stream.id}} by the ${ordinal[closer]} step`,
            ],
          };
        }),
        {
          label: "All of it, and the plan",
          cells: ["{lost.low}", "{lost}", "{lost.high}", "{headline}"],
          total: true as const,
        },
      ],
      ["Where it goes", "Low", "Likely", "High", "The plan takes back"],
    ),
  ];
  const notes = [
    lost
      ? `${capital(t.newOnes)} count at what is left of them, {a.keptShare} of what they pay, never at the full bill. By these sums some {check.new} come in a month now, {check.year} a year: if that is twice what you know, halve the lines on them. Not counted: ${t.customers} you have already and lose by the same silence.`
      : "",
    time || r.timePerMonth > 0
      ? `An hour is priced at {a.hourCost}, and {a.usableShare} of it counts, since scraps of time are seldom used: so for what is saved, and so for what a step takes of yours.`
      : "",
  ].filter(Boolean);
  blocks.push(paragraph({ id: "money.note", basis }, notes.join(" "), "note"));
  const funnel = funnelOf(r, streams);
  if (funnel) blocks.push(funnel);
  return [{ id: "money", heading: rich(`Where the money goes`), role: "body", blocks }];
};

/** All that reaches the business, shrinking to those that are lost in the largest of the streams. */
const funnelOf = (r: Report, streams: readonly FlowingStream[]): ReportBlock | undefined => {
  const largest = streams
    .filter(({ stream }) => r.figures[`f.${stream.id}.late`])
    .sort((a, b) => b.perMonth.likely - a.perMonth.likely)[0];
  if (!largest) return undefined;
  const { stream } = largest;
  return {
    kind: "chart",
    id: "money.funnel",
    basis: [...stream.basis],
    source: { kind: "stream", id: stream.id },
    caption: rich(
      `A month of ${r.situation.contacts}, down to ${stream.result(r.situation, r.situation.trade)}`,
    ),
    chart: {
      kind: "funnel",
      rows: [
        { label: `All ${r.situation.contacts}`, value: "f.contacts" },
        { label: `From possible ${r.situation.trade.newOnes}`, value: `f.${stream.id}.fresh` },
        { label: "Of these, not answered in time", value: `f.${stream.id}.late` },
        { label: "Lost for good", value: `s.${stream.id}.amount` },
      ],
    },
  };
};
