// Looks at everything that the site needs, and says what to do about what is wrong: npm run doctor
import { parseArgs } from "node:util";
import { type Env, EnvError, likelySlips, readEnv } from "../server/env.ts";
import { bucket, clock, database, disk, type Finding, mailServer, model } from "./doctor/checks.ts";

const usage = "Usage: npm run doctor   (no options: it reads the environment that the site reads)";
try {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    process.exit();
  }
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exit(1);
}

const marks = { ok: "ok   ", note: "note ", wrong: "WRONG" };

function tell({ part, state, says, todo }: Finding) {
  console.log(`${marks[state]}  ${part.padEnd(12)} ${says}${todo ? `\n${" ".repeat(20)}-> ${todo}` : ""}`);
}

function settings(): { env?: Env; finding: Finding } {
  try {
    const env = readEnv();
    const says = `read; NODE_ENV is ${env.NODE_ENV}, Node ${process.version}`;
    const slips = likelySlips();
    if (slips.length)
      return { env, finding: { part: "settings", state: "note", says, todo: slips.join(" ") } };
    return { env, finding: { part: "settings", state: "ok", says } };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const says = error.message.split("\n").join("; ");
    return { finding: { part: "settings", state: "wrong", says, todo: "README.md lists what each may be." } };
  }
}

const { env, finding } = settings();
tell(finding);
const findings = [finding];
const checks = { database, disk, mail: mailServer, model, bucket, clock };
if (env)
  for (const [part, check] of Object.entries(checks)) {
    const found = { part, ...(await check(env)) };
    findings.push(found);
    tell(found);
  }
const faults = findings.filter(({ state }) => state === "wrong").length;
console.log(faults ? `\n${faults === 1 ? "One thing is" : `${faults} things are`} wrong.` : "\nAll is well.");
process.exit(faults ? 1 : 0);
