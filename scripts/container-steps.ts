// Does what the Dockerfile says in a clean folder, without a container engine, and starts what comes out: shows that the
// steps are whole, that production has all its packages, that the health check answers and SIGTERM ends it.
//   node scripts/container-steps.ts
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PORT = "3917";
const READY_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), "image-"));
const app = join(folder, "app");
const env = { PATH: process.env.PATH, HOME: folder };
const run = (command: string, args: string[]) => {
  console.log(`> ${command} ${args.join(" ")}`);
  // With the whole environment: the way to the registry may need it.
  execFileSync(command, args, { cwd: app, stdio: ["ignore", "inherit", "inherit"] });
};

/** The commands of the lines that begin so; those of one line are joined by `&&`. */
const steps = (word: string) =>
  readFileSync("Dockerfile", "utf8")
    .split("\n")
    .filter((line) => line.startsWith(`${word} `))
    .flatMap((line) => line.slice(word.length + 1).split(" && "));

try {
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${process.cwd()}`, app]);
  // What stays out of the image.
  for (const name of readFileSync(".dockerignore", "utf8").split("\n").filter(Boolean))
    if (!name.includes("*")) rmSync(join(app, name), { recursive: true, force: true });
  for (const step of steps("RUN").filter((each) => /^(?:npm|node) /.test(each))) {
    const [command = "", ...args] = step.split(" ");
    run(command === "node" ? process.execPath : command, args);
  }
  const size = execFileSync("du", ["-sm", app], { encoding: "utf8" }).split("\t")[0];
  console.log(`The image holds ${size} MB beside Node`);
  // As the image has it: nothing of it can be written to.
  execFileSync("chmod", ["-R", "a-w", app]);
  const [, command = "[]"] = /^CMD (\["node", .+\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const site = spawn(process.execPath, (JSON.parse(command) as string[]).slice(1), {
    cwd: app,
    env: { ...env, NODE_ENV: "production", HOST: "127.0.0.1", PORT, DATA_DIR: join(folder, "data") },
    stdio: "inherit",
  });
  const ended = new Promise<number | null>((resolve) => site.on("exit", resolve));
  const [, check = ""] = /CMD \["node", "-e", "(.+)"\]/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const begun = Date.now();
  for (;;) {
    try {
      execFileSync(process.execPath, ["-e", check], { env: { ...env, PORT }, stdio: "ignore" });
      break;
    } catch {
      if (Date.now() - begun > READY_MS || site.exitCode !== null) throw new Error("it was never healthy");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const page = await fetch(`http://127.0.0.1:${PORT}/`);
  console.log(`Healthy after ${Date.now() - begun} ms; the first page is ${page.status}`);
  site.kill("SIGTERM");
  const code = await ended;
  console.log(`SIGTERM ended it with ${code}`);
  process.exitCode = page.status === 200 && code === 0 ? 0 : 1;
} finally {
  if (existsSync(app)) execFileSync("chmod", ["-R", "u+w", app]);
  rmSync(folder, { recursive: true, force: true });
}
