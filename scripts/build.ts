// Builds the site: browser and server bundles, and the empty database that first starts begin with.
// `--if-needed` builds only when something that goes into the build has changed since the last one. A site that starts
// is told as soon as it can serve what was built, and ends the rest with itself.
import { type ChildProcess, type ExecFileException, execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { overBudget } from "./budget.ts";
import { compressFiles } from "./compress.ts";
import { type Manifest, slimManifestIn } from "./route-manifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = join(root, "build/stamp");
const inputs = [
  "web",
  "public",
  "contracts",
  "content",
  "rules",
  "site.config.ts",
  "server/db/migrations",
  "server/features.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/route-manifest.ts",
  "package-lock.json",
];

/** The priority of what nobody waits for. */
const LOW = 10;

let bundling: ChildProcess | undefined;
process.once("disconnect", () => {
  bundling?.kill();
  process.exit(1);
});
// Listening alone must not keep it: a site that waits for its end would wait for ever.
process.channel?.unref();
const isCurrent = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint();
if (!process.argv.includes("--if-needed") || !isCurrent()) await build();

function fingerprint(): string {
  const hash = createHash("sha256");
  const add = (path: string) => hash.update(path).update(readFileSync(join(root, path)));
  for (const input of inputs) {
    if (!existsSync(join(root, input))) continue;
    if (/\.\w+$/.test(input)) add(input);
    else
      for (const entry of readdirSync(join(root, input), { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          add(join(entry.parentPath, entry.name).slice(root.length));
  }
  return hash.digest("hex");
}

async function build() {
  console.log("Building the site (once, until its sources change) …");
  rmSync(stampFile, { force: true });
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const bundled = promisify(execFile)(process.execPath, ["--max-semi-space-size=64", cli, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: Infinity,
  });
  bundling = bundled.child;
  const stamp = fingerprint();
  await bundled.catch(({ code, stdout, stderr }: ExecFileException) => {
    console.error(stdout, stderr);
    process.exit(Number(code) || 1);
  });
  slimManifestIn(join(root, "build/client/assets"));
  if (process.send) {
    process.send("pages");
    // Visitors go first.
    setPriority(LOW);
  }
  await compressFiles(join(root, "build/client"));
  await keepToBudget();
  const { writeTemplate } = await import("../server/db/template.ts");
  const { jobKinds } = await import("../server/features.ts");
  await writeTemplate(jobKinds);
  writeFileSync(stampFile, stamp);
}

/** A page that needs more scripts than it may is a build that failed. */
async function keepToBudget() {
  const built = pathToFileURL(join(root, "build/server/index.js")).href;
  const { assets } = (await import(built)) as { assets: Manifest };
  const travels = (file: string) => {
    const path = join(root, "build/client", file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const faults = overBudget(assets, travels);
  if (faults.length === 0) return;
  console.error(faults.join("\n"));
  process.exit(1);
}
