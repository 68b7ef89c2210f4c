import { buildFirst } from "./build-first.ts";
import { type Env, readEnv } from "./env.ts";

// The rest is read when the build has begun: that takes longest.
try {
  await start(readEnv());
} catch (error) {
  const { isForOperator } = await import("./operator-errors.ts");
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
  const built = process.argv.includes("--build") ? buildFirst() : Promise.resolve();
  // Read while the database opens.
  const web =
    env.NODE_ENV === "development"
      ? undefined
      : built.then(() => import("./ssr.ts")).then(({ builtWeb }) => builtWeb(env.ANALYTICS));
  // Who waits for it comes later than it may fail.
  web?.catch(() => undefined);
  const { logFor, openStore } = await import("./store.ts");
  const log = logFor(env);
  // The database opens in a thread of its own while this one reads the rest of the site.
  const [store, { serve }] = await Promise.all([
    openStore(env, log, (reason) => fail(`The database can serve no more: ${reason}`)),
    import("./serve.ts"),
  ]);
  await serve({ env, log, store, web, failWith: (orderly) => (fail = orderly) });
}
