import { site } from "../../site.config.ts";

/** HTML of a mail: one column of 600 px in tables, readable without images, safe in dark mode. */
export interface MailLayout {
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  /** A person's own letter, as any other: no mark above it, and its subject is said once. */
  isLetter?: boolean;
  /** HTML of the body: paragraphs and tables with inline styles; escape what people typed. */
  body: string;
  /** The small print at the end; HTML. */
  footer: string;
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const font = "font-family:Arial,Helvetica,sans-serif";
export const mailStyles = {
  paragraph: `margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#544857;word-break:break-word`,
  label: `padding:8px 16px 8px 0;${font};font-size:14px;line-height:1.5;color:#6c606e;vertical-align:baseline;white-space:nowrap`,
  value: `padding:8px 0;${font};font-size:16px;line-height:1.5;color:#1f1523;vertical-align:baseline;word-break:break-word`,
  quote: `margin:0;padding:16px 20px;background:#eee7dc;border-radius:12px;${font};font-size:16px;line-height:1.6;color:#1f1523;white-space:pre-wrap;word-break:break-word`,
  button: `display:inline-block;padding:14px 24px;background:#2440d8;border-radius:99px;${font};font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none`,
};

/** The wave of the design as table cells: it needs no image. Heights in pixels. */
const bars = [6, 14, 26, 18, 34, 22, 40, 28, 16, 30, 12, 20, 8];
const wave = `<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true"><tr>${bars
  .map(
    (height) =>
      `<td style="padding:0 4px 0 0;height:40px;vertical-align:middle"><div style="width:4px;height:${height}px;background:#f2a83b;border-radius:2px;font-size:0;line-height:0">&nbsp;</div></td>`,
  )
  .join("")}</tr></table>`;

const head = (heading: string) => `${wave}
<p style="margin:8px 0 0;${font};font-size:16px;font-weight:bold;color:#1f1523"><strong>${escapeHtml(site.name)}</strong></p>
<h1 style="margin:16px 0 16px;${font};font-size:26px;line-height:1.25;color:#1f1523;word-break:break-word">${escapeHtml(heading)}</h1>
`;

export function mailHtml({ preview, heading, isLetter, body, footer }: MailLayout): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #171019 !important; }
  .sheet { background: #221927 !important; }
  .sheet h1, .sheet h2, .sheet h3, .sheet h4, .sheet td, .sheet strong { color: #f5eee6 !important; }
  .sheet p, .sheet li, .sheet blockquote, .sheet td.label, .sheet th, .sheet caption, .sheet figcaption { color: #cbbfc9 !important; }
  .sheet .line { border-color: #3a2e40 !important; }
  .sheet .bar { background: #f5eee6 !important; }
  .sheet .quote { background: #100a12 !important; color: #f5eee6 !important; }
  .sheet a.button { background: #a9b8ff !important; color: #141233 !important; }
  .sheet a.link { color: #a9b8ff !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f7f3ec">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:#f7f3ec"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" class="sheet" style="width:100%;max-width:600px;background:#fffdf9;border-radius:24px"><tr><td style="padding:32px">
${isLetter ? "" : head(heading)}${body}
<p style="margin:32px 0 0;${font};font-size:13px;line-height:1.5;color:#6c606e">${footer}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
