import { buildFirst } from "./build-first.ts";
import { type Env, readEnv } from "./env.ts";
import { isForOperator } from "./operator-errors.ts";
import { logFor, openStore } from "./store.ts";

try {
  await start(readEnv());
} catch (error) {
  // What the operator can mend is said in a line; all else with its stack.
  console.error(isForOperator(error) ? error.message : error);
  process.exit(1);
}

function failEarly(reason: string): void {
  console.error(reason);
  process.exit(1);
}

async function start(env: Env) {
  let fail = failEarly;
  const log = logFor(env);
  const built = process.argv.includes("--build") ? buildFirst() : Promise.resolve();
  // Who waits for it comes later than it may fail.
  built.catch(() => undefined);
  // The database opens in a thread of its own while this one reads the rest of the site.
  const [store, { serve }] = await Promise.all([
    openStore(env, log, (reason) => fail(`The database can serve no more: ${reason}`)),
    import("./serve.ts"),
  ]);
  await serve({ env, log, store, built, failWith: (orderly) => (fail = orderly) });
}
