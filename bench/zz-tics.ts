import { readdirSync } from "node:fs";
import { asItIsSent as read } from "../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "../rules/report/document-of.ts";
import { twelve } from "../rules/report/twelve.fixture.ts";
const plain = (t: any) => t.map((x: any) => typeof x === "string" ? x : "text" in x ? x.text : "#").join("");
const textsIn = (b: any): string[] => b.kind === "paragraph" || b.kind === "quote" ? [plain(b.text)] : b.kind === "list" ? b.items.map(plain) : b.kind === "chart" && b.chart.kind === "weeks" ? b.chart.weeks.map((w: any) => plain(w.text)) : [];
const LABELS = /\b(?:Hi|Hello)(?:, | )[^.]{0,60}\.|\bit's \[your name\] (?:at|from) [^.]+\.|You've reached [^.]+\.|\bcalls and messages a (?:week|month)|(?:Takes|Worth|Check our guess first|Skip it if|By your count|Count from (?:today|day one)): ?.*/g;
const ph = (t: string) => t.replaceAll(LABELS, " | ").split(/[.?!:;|]/).flatMap((s) => { const w = s.toLowerCase().match(/\[[^\]]*\]|[\p{L}\p{N}'’$#-]+/gu) ?? []; return w.slice(4).map((_, i) => w.slice(i, i + 5).join(" ")); });
const keys = readdirSync("content/report/playbooks").map((f) => f.replace(".txt", ""));
const tally = new Map<string, string[]>(); let n = 0, bad = 0; const seen = new Set<string>();
for (const k of keys) for (const c of twelve) {
  const name = `Miller ${k.replaceAll("-", " ").replace(/\b\w/g, (x) => x.toUpperCase())}`;
  if ((keys.indexOf(k) + twelve.indexOf(c)) % 4) continue;
  const r = read({ answers: { ...c.answers, businessName: name, industry: c.answers.industry } } as never);
  seen.add(r.situation.trade.playbook ?? r.situation.trade.id);
  const { sections, letter } = documentOf(r);
  const blocks = sections.filter((s: any) => s.id !== "numbers").flatMap((s: any) => s.blocks);
  const titles = new Set(blocks.flatMap((b: any) => b.kind === "heading" ? ph(plain(b.text)) : []));
  const times = new Map<string, number>();
  for (const p of [...letter, ...blocks].flatMap(textsIn).flatMap(ph)) if (!titles.has(p)) times.set(p, (times.get(p) ?? 0) + 1);
  n++; const b = [...times].filter(([, m]) => m > 2); if (b.length) bad++;
  for (const [p, m] of b) tally.set(p, [...(tally.get(p) ?? []), `${k}:${m}`]);
}
console.log(n, bad, seen.size);
for (const [p, w] of [...tally].sort((a, b) => b[1].length - a[1].length).slice(0, 90)) console.log(w.length, p, "|", w.slice(0, 3).join(" "));
