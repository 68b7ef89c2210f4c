import { heldOut } from "../server/voice/dialogue/corpus/held-out.ts";
import { tuned } from "../server/voice/dialogue/corpus/corpus.ts";
import { CATEGORIES } from "../server/voice/dialogue/corpus/entry.ts";
import type { Entry } from "../server/voice/dialogue/corpus/entry.ts";
import { play } from "../server/voice/dialogue/corpus/run.ts";

/**
 * Scores the built-in receptionist against its corpus of calls: a call counts only when every turn and the
 * outcome are as expected. `--faults` prints what went wrong.
 */
const faults = process.argv.includes("--faults");

function score(title: string, entries: readonly Entry[]): void {
  const started = performance.now();
  const played = entries.map((entry) => ({ entry, ...play(entry) }));
  const turns = entries.reduce((n, e) => n + e.turns.length, 0);
  const ms = performance.now() - started;
  console.log(`\n${title}`);
  const line = (name: string, of: typeof played) => {
    const good = of.filter((p) => p.faults.length === 0).length;
    if (of.length > 0)
      console.log(
        `  ${name.padEnd(24)} ${String(good).padStart(3)} of ${String(of.length).padStart(3)}  ${((100 * good) / of.length).toFixed(1).padStart(5)} %`,
      );
  };
  for (const category of CATEGORIES)
    line(
      category,
      played.filter((p) => p.entry.is === category),
    );
  line("all", played);
  console.log(`  ${turns} turns, ${(ms / turns).toFixed(2)} ms a turn`);
  if (!faults) return;
  for (const p of played.filter((p) => p.faults.length > 0))
    console.log(`\n[${p.entry.is}]\n${p.transcript.join("\n")}\n  ! ${p.faults.join("\n  ! ")}`);
}

score("Calls it was made with", tuned);
score("Calls held out", heldOut);
