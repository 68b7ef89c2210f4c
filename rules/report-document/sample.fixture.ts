import type { ReportDocument } from "../../contracts/report-document.ts";

/** A document that has each kind of block and run once. */
export const sample: ReportDocument = {
  version: 3,
  sections: [
    {
      id: "summary",
      role: "cover",
      blocks: [
        {
          kind: "paragraph",
          id: "verdict.text",
          basis: ["responseTime", "operationalBottlenecks"],
          role: "verdict",
          source: { kind: "verdict", id: "start-small" },
          text: [
            { text: "Start small.", strong: true },
            " ",
            { name: 'Bell & "Hart" <Dental>' },
            " could catch ",
            { figure: "headline", strong: true },
            " a month.",
          ],
        },
        { kind: "chart", id: "day", basis: ["responseTime"], caption: ["A day at your desk"], chart: day() },
      ],
    },
    {
      id: "steps",
      role: "body",
      heading: ["What we would do, for ", { figure: "price" }],
      blocks: [
        { kind: "heading", id: "step.one.title", basis: [], level: 3, text: ["1. A better voicemail"] },
        {
          kind: "list",
          id: "step.one.list",
          basis: ["interactionChannels"],
          ordered: true,
          items: [
            ["Record it today & say ", { text: "when", em: true }, " you call back."],
            [
              { text: "Read more", link: "https://example.com/?a=1&b=2" },
              { break: true },
              "then ",
              { text: "both", em: true, strong: true },
            ],
          ],
        },
        {
          kind: "sum",
          id: "sum",
          basis: ["responseTime"],
          caption: ["Calls lost after hours"],
          rows: [
            { label: ["Calls a week"], value: [{ figure: "calls" }] },
            { label: ["A month"], value: [{ figure: "headline" }], total: true },
          ],
        },
        {
          kind: "table",
          id: "table",
          basis: ["industry"],
          caption: ["Two ways"],
          head: [["What"], ["Cost"]],
          rows: [
            { label: ["Ours"], cells: [[{ figure: "price" }]] },
            { label: ["None"], cells: [["nothing"]] },
          ],
        },
        {
          kind: "chart",
          id: "range",
          basis: ["responseTime"],
          caption: ["Low, likely and high"],
          chart: {
            kind: "range",
            rows: [{ label: "After hours", low: "low", likely: "headline", high: "high" }],
            against: { label: "The price", value: "price" },
          },
        },
        {
          kind: "chart",
          id: "bars",
          basis: ["industry"],
          caption: ["Two bars"],
          chart: {
            kind: "bars",
            rows: [
              { label: "Lost", value: "low", live: true },
              { label: "Time", value: "headline" },
            ],
          },
        },
        {
          kind: "chart",
          id: "score",
          basis: ["techComfortLevel"],
          caption: ["Ready"],
          chart: { kind: "strokes", rows: [{ label: "People", value: "calls", of: "of" }] },
        },
        {
          kind: "chart",
          id: "funnel",
          basis: ["responseTime"],
          caption: ["Contacts"],
          chart: {
            kind: "funnel",
            rows: [
              { label: "All", value: "headline" },
              { label: "Lost", value: "calls" },
            ],
          },
        },
        {
          kind: "chart",
          id: "weeks",
          basis: ["primaryGoal"],
          caption: [],
          chart: {
            kind: "weeks",
            weeks: [{ label: "Week 1", text: ["Write it for ", { figure: "calls" }, " people."] }],
          },
        },
        {
          kind: "question",
          id: "q",
          basis: ["interactionChannels"],
          text: ["Which is it?"],
          why: ["Both cannot hold."],
        },
        { kind: "quote", id: "quote", basis: ["industry"], text: ["Is it urgent?"], who: "The assistant" },
        {
          kind: "paragraph",
          id: "marked",
          basis: ["industry"],
          role: "note",
          text: ["Some ", { unsourced: "40%" }, " of them."],
        },
      ],
    },
    {
      id: "sheets",
      role: "appendix",
      heading: ["Worksheets"],
      blocks: [
        {
          kind: "worksheet",
          id: "calls-sheet",
          basis: ["interactionChannels"],
          title: ["Five columns for a week"],
          lead: ["One line per call."],
          columns: ["When", "Who & why"],
          rows: [["Mon 9:10", "A new patient"]],
          lines: 3,
        },
      ],
    },
  ],
  letter: [
    {
      kind: "paragraph",
      id: "letter.1",
      basis: ["responseTime"],
      text: ["Your evenings cost ", { figure: "headline" }, "."],
    },
  ],
  figures: {
    headline: { value: 1240, unit: "money" },
    low: { value: 400, unit: "money" },
    high: { value: 2100, unit: "money" },
    price: { value: 199, unit: "money" },
    calls: { value: 7, unit: "count" },
    of: { value: 20, unit: "count" },
  },
  assumptions: {
    calls: { label: "Calls a week", value: 7, unit: "count", source: "our example", from: "example" },
  },
};

function day() {
  const state = (hour: number) => (hour < 8 || hour >= 18 ? ("nobody" as const) : ("answered" as const));
  const hours = Array.from({ length: 24 }, (_, hour) => ({ weight: (hour % 12) / 12, state: state(hour) }));
  return { kind: "day" as const, hours };
}
