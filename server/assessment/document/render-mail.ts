import type { Chart, ReportBlock, ReportDocument, RichText } from "../../../contracts/report-document.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { daySpans, hourText } from "../../../rules/report-document/html-chart.ts";
import { strokesFor } from "../../../rules/report-document/strokes.ts";
import { type Figures, runText } from "../../../rules/report-document/runs.ts";
import { escapeAttribute, escapeHtml } from "../../../rules/text.ts";
import { opened } from "./read-html.ts";

const FONT = "font-family:Arial,Helvetica,sans-serif";
const INK = "color:#1f1523";
const SOFT = "color:#544857";
const RULE = "border-top:1px solid #ded4c6";
const cell = (extra: string) =>
  `padding:8px 0;${RULE};${FONT};font-size:15px;line-height:1.45;vertical-align:top;${extra}`;

/** How each element looks in a mail program, which knows inline styles only. */
const STYLES = {
  h2: `margin:32px 0 8px;padding-top:24px;${RULE};${FONT};font-size:22px;line-height:1.3;${INK}`,
  h3: `margin:24px 0 4px;${FONT};font-size:17px;line-height:1.35;${INK}`,
  h4: `margin:20px 0 4px;${FONT};font-size:16px;line-height:1.35;${INK}`,
  p: `margin:0 0 14px;${FONT};font-size:16px;line-height:1.6;${SOFT}`,
  lede: `margin:0 0 18px;${FONT};font-size:19px;line-height:1.5;${INK}`,
  note: `margin:0 0 14px;${FONT};font-size:14px;line-height:1.55;${SOFT}`,
  list: "margin:0 0 14px;padding:0 0 0 24px",
  li: `margin:0 0 8px;${FONT};font-size:16px;line-height:1.6;${SOFT}`,
  quote: `margin:0 0 14px;padding:0 0 0 16px;border-left:3px solid #ded4c6;${FONT};font-size:16px;line-height:1.6;${SOFT}`,
  question: `margin:0 0 14px;padding:0 0 0 16px;border-left:3px solid #f2a83b;${FONT};font-size:16px;line-height:1.6;${SOFT}`,
  table: "width:100%;margin:4px 0 20px;border-collapse:collapse",
  caption: `padding:0 0 6px;text-align:left;${FONT};font-size:13px;${SOFT}`,
  label: cell(`padding-right:12px;overflow-wrap:anywhere;font-weight:normal;text-align:left;${SOFT}`),
  value: cell(`padding-left:12px;text-align:right;${INK}`),
  labelTotal: cell(`padding-right:12px;overflow-wrap:anywhere;font-weight:bold;text-align:left;${INK}`),
  valueTotal: cell(`padding-left:12px;font-weight:bold;text-align:right;${INK}`),
} as const;

/** `line`, `bar` and `link` are the layout's dark-mode classes. */
function mailRuns(text: RichText, figures: Figures): string {
  return text
    .map((run) => {
      const words = escapeHtml(runText(run, figures));
      if (typeof run === "string") return words;
      if ("break" in run) return "<br>";
      if ("name" in run) return `<bdi>${words}</bdi>`;
      let out = words;
      if ("strong" in run && run.strong) out = `<strong>${out}</strong>`;
      if ("em" in run && run.em) out = `<em>${out}</em>`;
      if ("link" in run && run.link)
        out = `<a class="link" style="color:#2440d8" href="${escapeAttribute(run.link)}">${out}</a>`;
      return out;
    })
    .join("");
}

const MOST = 20;
/** Strokes as table cells: mail programs drop SVG. The value stands as text in the next cell. */
function strokes(tall: number, of: number, live: boolean): string {
  const wide = of > MOST ? 2 : 3;
  const stroke = (isTall: boolean) => {
    const ink = isTall ? (live ? "#f2a83b" : "#1f1523") : "#b9adb5";
    return `<td style="padding:0 ${wide - 1}px 0 0;height:18px;vertical-align:middle"><div${isTall && !live ? ' class="bar"' : ""} style="width:${wide}px;height:${isTall ? 18 : 4}px;background:${ink};border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td>`;
  };
  const cells = Array.from({ length: of }, (_, i) => stroke(i < tall)).join("");
  return `<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true"><tr>${cells}</tr></table>`;
}

/** On a phone four columns and more stand closer, so that no word makes the mail wider than the screen. */
const CLOSE = ";padding-left:6px;padding-right:0;font-size:13px;overflow-wrap:anywhere";

type Cells = { label: string; cells: string[]; total?: boolean };
function table(caption: string, rows: Cells[], head?: string[]): string {
  const close = rows.some(({ cells }) => cells.length > 2) ? CLOSE : "";
  const tr = ({ label, cells, total }: Cells) =>
    `<tr><th scope="row" class="line" style="${total ? STYLES.labelTotal : STYLES.label}${close && `${close};padding-left:0`}">${label}</th>${cells.map((each) => `<td class="line" style="${total ? STYLES.valueTotal : STYLES.value}${close}">${each}</td>`).join("")}</tr>`;
  const top = head
    ? `<thead><tr>${head.map((each, i) => `<th scope="col" class="line" style="${i ? STYLES.value : STYLES.label}${close && (i ? close : `${close};padding-left:0`)};border-top:0">${each}</th>`).join("")}</tr></thead>`
    : "";
  return `<table style="${STYLES.table}"><caption style="${STYLES.caption}">${caption}</caption>${top}<tbody>${rows.map(tr).join("")}</tbody></table>`;
}

function mailChart(chart: Chart, caption: string, figures: Figures): string {
  const text = (id: string) => (figures[id] ? escapeHtml(figureText(figures[id])) : "");
  const value = (id: string) => figures[id]?.value ?? 0;
  switch (chart.kind) {
    case "bars":
    case "funnel": {
      const largest = Math.max(...chart.rows.map((row) => value(row.value)));
      const rows = chart.rows.map((row, i) => {
        const live =
          chart.kind === "funnel" ? i === chart.rows.length - 1 : "live" in row && row.live === true;
        const drawing = strokes(strokesFor(value(row.value), largest), MOST, live);
        return { label: escapeHtml(row.label), cells: [drawing, text(row.value)] };
      });
      return table(caption, rows);
    }
    case "strokes":
      return table(
        caption,
        chart.rows.map((row) => ({
          label: escapeHtml(row.label),
          cells: [
            strokes(Math.round(value(row.value)), Math.min(40, Math.round(value(row.of))), false),
            `<span style="white-space:nowrap">${text(row.value)} of ${text(row.of)}</span>`,
          ],
        })),
      );
    case "range":
      return table(
        caption,
        [
          ...chart.rows.map((row) => ({
            label: escapeHtml(row.label),
            cells: [text(row.low), text(row.likely), text(row.high)],
          })),
          ...(chart.against
            ? [
                {
                  label: escapeHtml(chart.against.label),
                  cells: Array.from({ length: 3 }, () => text(chart.against!.value)),
                  total: !chart.left,
                },
              ]
            : []),
          ...(chart.left
            ? [
                {
                  label: escapeHtml(chart.left.label),
                  cells: [text(chart.left.low), text(chart.left.likely), text(chart.left.high)],
                  total: true,
                },
              ]
            : []),
        ],
        ["", "Low", "Likely", "High"],
      );
    case "day":
      return table(
        caption,
        daySpans(chart.hours).map(({ from, to, words }) => ({
          label: `${hourText(from)} to ${hourText(to)}`,
          cells: [words],
        })),
      );
    case "weeks":
      return `<ol style="${STYLES.list}">${chart.weeks.map(({ label, text: said }) => `<li style="${STYLES.li}"><strong>${escapeHtml(label)}</strong> ${mailRuns(said, figures)}</li>`).join("")}</ol>`;
  }
}

/** One block with inline styles. */
export function mailBlock(block: ReportBlock, figures: Figures): string {
  const draw = (text: RichText) => mailRuns(text, figures);
  switch (block.kind) {
    case "heading":
      return `<h${block.level} style="${block.level === 3 ? STYLES.h3 : STYLES.h4}">${draw(block.text)}</h${block.level}>`;
    case "paragraph": {
      const style =
        block.role === "note"
          ? STYLES.note
          : block.role === "verdict" || block.role === "lede"
            ? STYLES.lede
            : STYLES.p;
      return `<p style="${style}">${draw(block.text)}</p>`;
    }
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag} style="${STYLES.list}">${block.items.map((item) => `<li style="${STYLES.li}">${draw(item)}</li>`).join("")}</${tag}>`;
    }
    case "table":
      return table(
        draw(block.caption),
        block.rows.map(({ label, cells, total }) => ({
          label: draw(label),
          cells: cells.map(draw),
          ...(total && { total }),
        })),
        block.head?.map(draw),
      );
    case "sum":
      return table(
        draw(block.caption),
        block.rows.map(({ label, value, total }) => ({
          label: draw(label),
          cells: [draw(value)],
          ...(total && { total }),
        })),
      );
    case "chart":
      return mailChart(block.chart, draw(block.caption), figures);
    case "worksheet":
      return `<p style="${STYLES.p}"><strong>${draw(block.title)}.</strong> ${block.lead ? `${draw(block.lead)} ` : ""}It has these columns: ${escapeHtml(block.columns.join(", "))}. You can print it from the PDF.</p>`;
    case "question":
      return `<blockquote class="quote" style="${STYLES.question}"><strong style="${INK}">${draw(block.text)}</strong>${block.why ? `<br>${draw(block.why)}` : ""}</blockquote>`;
    case "quote":
      return `<blockquote class="line" style="${STYLES.quote}">${draw(block.text)}${block.who ? `<br>${escapeHtml(block.who)}` : ""}</blockquote>`;
    case "html":
      return "";
  }
}

/** The whole report as the body of a mail. The layout around it brings the classes' dark-mode colours. */
export function renderMail(document: ReportDocument): string {
  const { sections, figures } = opened(document);
  return sections
    .map(
      ({ heading, blocks }) =>
        `${heading ? `<h2 class="line" style="${STYLES.h2}">${mailRuns(heading, figures)}</h2>` : ""}${blocks.map((block) => mailBlock(block, figures)).join("\n")}`,
    )
    .join("\n");
}
