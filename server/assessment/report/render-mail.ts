import { Parser } from "htmlparser2";
import { escapeHtml } from "./html.ts";

const FONT = "font-family:Arial,Helvetica,sans-serif";
const INK = "color:#1f1523";
const SOFT = "color:#544857";
const RULE = "border-top:1px solid #ded4c6";
const cell = (extra: string) =>
  `padding:8px 0;${RULE};${FONT};font-size:15px;line-height:1.45;vertical-align:top;${extra}`;

/** How each element looks in a mail program, which knows inline styles only; `line`, `bar` and `link` are the layout's dark-mode classes. */
const LOOKS: Record<string, { class?: string; style: string }> = {
  h2: {
    class: "line",
    style: `margin:32px 0 8px;padding-top:24px;${RULE};${FONT};font-size:22px;line-height:1.3;${INK}`,
  },
  h3: { style: `margin:24px 0 4px;${FONT};font-size:17px;line-height:1.35;${INK}` },
  h4: { style: `margin:20px 0 4px;${FONT};font-size:16px;line-height:1.35;${INK}` },
  p: { style: `margin:0 0 14px;${FONT};font-size:16px;line-height:1.6;${SOFT}` },
  "p.lede": { style: `margin:0 0 18px;${FONT};font-size:19px;line-height:1.5;${INK}` },
  "p.note": { style: `margin:0 0 14px;${FONT};font-size:14px;line-height:1.55;${SOFT}` },
  ul: { style: "margin:0 0 14px;padding:0 0 0 22px" },
  ol: { style: "margin:0 0 14px;padding:0 0 0 24px" },
  li: { style: `margin:0 0 8px;${FONT};font-size:16px;line-height:1.6;${SOFT}` },
  blockquote: {
    style: `margin:0 0 14px;padding:0 0 0 16px;border-left:3px solid #ded4c6;${SOFT}`,
  },
  table: { style: "width:100%;margin:4px 0 20px;border-collapse:collapse" },
  caption: { style: `padding:0 0 6px;text-align:left;${FONT};font-size:13px;${SOFT}` },
  th: { class: "line", style: cell(`padding-right:12px;font-weight:normal;text-align:left;${SOFT}`) },
  td: { class: "line", style: cell(`text-align:right;${INK}`) },
  "td.words": { class: "line", style: cell(`padding-left:12px;text-align:left;font-size:14px;${SOFT}`) },
  "total th": {
    class: "line",
    style: cell(`padding-right:12px;font-weight:bold;text-align:left;${INK}`),
  },
  "total td": { class: "line", style: cell(`font-weight:bold;text-align:right;${INK}`) },
  figure: { style: "margin:8px 0 20px;padding:0" },
  figcaption: { style: `margin:0 0 14px;${FONT};font-size:13px;${SOFT}` },
  a: { class: "link", style: "color:#2440d8" },
};

const stroke = (tall: boolean, live: boolean) => {
  const ink = tall ? (live ? "#f2a83b" : "#1f1523") : "#b9adb5";
  const height = tall ? 18 : 4;
  return `<td style="padding:0 3px 0 0;height:18px;vertical-align:middle"><div${tall && !live ? ' class="bar"' : ""} style="width:4px;height:${height}px;background:${ink};border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td>`;
};

/** A chart's strokes as table cells: mail programs drop SVG. The value stands as text in the next cell. */
const strokes = (counted: string | undefined, live: boolean): string => {
  const [tall, of] = /^(\d{1,2})\/(\d{1,2})$/
    .exec(counted ?? "")
    ?.slice(1)
    .map(Number) ?? [0, 0];
  const cells = Array.from({ length: of! }, (_, i) => stroke(i < tall!, live)).join("");
  return (
    cells &&
    `<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true"><tr>${cells}</tr></table>`
  );
};

const VOID = new Set(["br", "hr", "col"]);
const BARE = new Set(["tbody", "thead", "tfoot", "tr", "strong", "em", "b", "i", "u", "s", "sub", "sup"]);
const KEPT = new Set([...BARE, ...VOID, "bdi", "code", "pre", "colgroup", ...Object.keys(LOOKS)]);

/**
 * A stored (sanitised, perhaps edited) report as the body of a mail: the whole text, inline styles, charts
 * as table cells. The layout around it brings the classes' dark-mode colours.
 */
export const renderMail = (html: string): string => {
  let out = "";
  let drawing: { strokes: string | undefined; live: boolean } | null = null;
  let total = false;
  let column = 0;
  let inAssumptions = false;
  const look = (name: string, cls: string | undefined) => {
    if (total && (name === "th" || name === "td")) return LOOKS[`total ${name}`];
    if (name === "td" && column > 2 && inAssumptions) return LOOKS["td.words"];
    return LOOKS[`${name}.${cls}`] ?? LOOKS[name];
  };
  const parser = new Parser({
    onopentag: (name, a) => {
      if (name === "svg") drawing = { strokes: a["data-strokes"], live: false };
      if (drawing) {
        drawing.live ||= a.class === "chart-live";
        return;
      }
      // Sections and marks mean nothing in a mail; their contents stay.
      if (!KEPT.has(name)) return;
      if (name === "table") inAssumptions = a.class === "assumptions";
      if (name === "tr") {
        total = a.class === "total";
        column = 0;
      }
      if (name === "th" || name === "td") column++;
      const { class: cls, style } = look(name, a.class) ?? {};
      const attributes = {
        class: cls,
        style,
        href: a.href,
        scope: a.scope,
        colspan: a.colspan,
        rowspan: a.rowspan,
        start: a.start,
      };
      const written = Object.entries(attributes).map(([k, v]) =>
        v ? ` ${k}="${escapeHtml(v).replace(/"/g, "&quot;")}"` : "",
      );
      out += `<${name}${written.join("")}>`;
    },
    ontext: (text) => {
      if (!drawing) out += escapeHtml(text);
    },
    onclosetag: (name) => {
      if (drawing) {
        if (name !== "svg") return;
        out += strokes(drawing.strokes, drawing.live);
        drawing = null;
      } else if (KEPT.has(name) && !VOID.has(name)) out += `</${name}>`;
    },
  });
  parser.end(html);
  return out;
};
