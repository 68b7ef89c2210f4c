// One site and one worker (`npm run worker`) over one PostgreSQL: `node bench/two-workers.ts [assessments] [workers]`.
// Each report has to be written once and each mail to go out once, though each report is sent twice at the same moment.
import { processMany } from "../tests/processes/many-assessments.ts";

const count = Number(process.argv[2] ?? 1000);
const workers = Number(process.argv[3] ?? 1);
const { faults, shares, times } = await processMany(count, { workers });
const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
console.log(
  `${count} assessments: answers taken in ${seconds(times.taken)}, reports written after ${seconds(times.written)}, all mailed after ${seconds(times.mailed)}`,
);
for (const [i, share] of shares.entries())
  console.log(
    `${i ? `worker ${i}` : "site"}: ${share["assessment.report"] ?? 0} reports, ${share["mail.deliver"] ?? 0} mails`,
  );
for (const fault of faults) console.log(`fault: ${fault}`);
console.log(faults.length ? `${faults.length} faults` : "each report and each mail exactly once");
process.exitCode = faults.length ? 1 : 0;
