import { posix } from "node:path";

const { dirname, join } = posix;

/** Where all features are put together: through these everything reaches everything. */
const TOGETHER = ["server/features.ts", "server/deps.ts", "server/app.ts"];
/** Run by `npm test`: they take the built site, or minutes. */
const SLOW = /^tests\/(?:processes|call)\//;
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !SLOW.test(file);
const isCode = (file: string) => /\.tsx?$/.test(file);

/** Imports, workers and all else that a file names by its own place. */
const named = (file: string, text: string) =>
  [...text.matchAll(/"(\.\.?\/[^"\n]+)"/g)].map(([, path = ""]) => join(dirname(file), path));

/** The folder of a feature, or of the ground: `server/news`; a file of `contracts/` is of the feature that it is named for. */
function roomOf(file: string): string | undefined {
  const [, name] = /^(?:server\/|contracts\/)([a-z]+(?:-[a-z]+)*)/.exec(file) ?? [];
  return file.startsWith("contracts/") ? `server/${name?.split("-")[0]}` : name && `server/${name}`;
}

/**
 * The unit and database tests that a change reaches: by what names what, but not through the files that put the features
 * together, and those of its own feature on a database. A file that is no code stands for the code beside it.
 * @param files every file of the tree
 */
export function testsReached(changed: string[], files: string[], read: (file: string) => string): string[] {
  const all = new Set(files);
  const namedBy = new Map<string, string[]>();
  for (const file of files.filter(isCode))
    for (const other of named(file, read(file)))
      if (all.has(other)) namedBy.set(other, [...(namedBy.get(other) ?? []), file]);

  const reached = new Set(changed.flatMap((file) => (isCode(file) ? [file] : codeBeside(file, files))));
  for (const file of reached) {
    if (TOGETHER.includes(file) && !changed.includes(file)) continue;
    for (const other of namedBy.get(file) ?? []) reached.add(other);
  }
  const rooms = changed.map(roomOf).filter((room) => room !== undefined);
  const ofRoom = files.filter((file) => file.endsWith(".db.test.ts") && rooms.includes(roomOf(file) ?? ""));
  return [...new Set([...reached, ...ofRoom])].filter((file) => all.has(file) && isTest(file)).sort();
}

function codeBeside(file: string, files: string[]): string[] {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const code = files.filter((other) => dirname(other) === folder && isCode(other));
    if (code.length) return code;
  }
  return [];
}
