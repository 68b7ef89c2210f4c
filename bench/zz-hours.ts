import { readdirSync, readFileSync } from "node:fs";
import { readPlaybook } from "../rules/report/read-playbook.ts";
import { saidIn } from "../rules/report/told-hours.ts";
const dir = "content/report/playbooks";
const SPAN = /\b(?:one|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|forty|ninety) minutes?\b|\b(?:quarter of an|half an|an|two|three) hours?\b/i;
const R = /\b(?:every|each|once a|twice a|On) (?:morning|evening|night|day|weekday|afternoon|week|Mon|Tues|Wed|Thurs|Fri|Sat|Sun|month)|daily|weekly|a week|a day|closing/;
let all = 0, told = 0;
for (const f of readdirSync(dir)) { const p = readPlaybook(readFileSync(`${dir}/${f}`, "utf8"));
  for (const [subject, { text }] of Object.entries(p)) { if (subject === "assistant") continue;
    if (!SPAN.test(text)) continue; all++;
    const s = saidIn(text); if (s.times) { told++; if (process.argv[2] === "told") console.log(`${f} ${subject}: ${s.times}x${s.minutes} | ${s.sentence}`); continue; }
    if (process.argv[2] === "told") continue;
    for (const sentence of text.split(/(?<=[.?!]) /)) if (SPAN.test(sentence)) console.log(`${f}|${subject}|${sentence}`);
  } }
console.log(all, told);
