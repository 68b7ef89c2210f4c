import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const build = fileURLToPath(new URL("../scripts/build.ts", import.meta.url));

/** The web side could not be built: what the build printed says why. */
export class BuildError extends Error {
  override name = "BuildError";
}

/**
 * Builds what has changed since the last build, in a process beside this one: the database opens meanwhile. What pages
 * can do without (their compressed forms, the database that other first starts copy) is made once they can be served.
 * @returns when pages can be served
 * @throws BuildError where it failed before
 */
export function buildFirst(script = build): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(script, ["--if-needed"], {
      execArgv: [],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.once("message", () => {
      resolve();
      child.unref();
      child.channel?.unref();
    });
    child.once("error", (cause) => reject(new BuildError("The build could not be started", { cause })));
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new BuildError(`The build failed (${signal ?? `code ${code}`}), so there is nothing to serve`),
        );
    });
  });
}
