import { readFileSync } from "node:fs";
const W = process.cwd();
const { exampleBookings } = await import(`${W}/server/voice/dialogue/times/example-calendar.ts`);
const { clockOf } = await import(`${W}/server/voice/dialogue/context.ts`);
const { pickUp, reply } = await import(`${W}/server/voice/dialogue/reply.ts`);
const { summarize } = await import(`${W}/server/voice/dialogue/confirming/summary.ts`);
const { allDesks } = await import(`${W}/server/voice/desks.ts`);
const receipt = process.argv.includes("-r"), all = process.argv.includes("-a");
for (const block of readFileSync(process.argv[2], "utf8").split(/^# /m).filter((b) => b.trim())) {
  const [id, ...lines] = block.trim().split("\n").filter(Boolean);
  const desk = allDesks().find((d) => d.id === id.trim());
  const bare = { now: new Date("2026-11-24T18:00:00Z"), desk, slotsTaken: [] };
  const context = { ...bare, slotsTaken: exampleBookings(desk, clockOf(bare).today, desk.horizonDays + 1) };
  let st = pickUp(context);
  console.log(`--- ${id}`);
  lines.forEach((l, i) => { const cut = l.replace(/^! /, ""); st = reply(context, st.state, cut);
    if (all || l.startsWith("! ") || i === lines.length - 1) console.log(`> ${cut}\n< ${st.say}${st.ended ? " [ENDED]" : ""}`); });
  if (receipt) { const s = summarize(desk, st.state); console.log(`  [${s.title}]${s.lines.map((x) => `\n    ${x}`).join("")}`); }
}
