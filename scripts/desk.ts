import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { deskFromFolder } from "../server/voice/desks.ts";
import { lacksOf } from "../server/voice/knowledge/desk-check.ts";

const USAGE = "npm run desk -- check FOLDER    a desk's folder, or a file in it: says what the desk lacks";

/** A desk's folder from what was named: the folder, its desk.ts or its facts.txt. */
const folderOf = (named: string): string => {
  const path = resolve(named);
  return /^(desk\.ts|facts\.txt)$/.test(basename(path)) ? resolve(path, "..") : path;
};

const [command, named] = process.argv.slice(2);
if (command !== "check" || !named || !existsSync(named)) {
  console.error(named && !existsSync(named) ? `There is no ${named}` : USAGE);
  process.exitCode = 2;
} else {
  try {
    const desk = await deskFromFolder(folderOf(named));
    const lacks = lacksOf(desk);
    for (const each of lacks) console.log(each);
    console.log(
      `${desk.name}: ${desk.facts.length} answers, ${desk.services.length} services. ${lacks.length === 0 ? "Nothing is missing." : `${lacks.length} to look at.`}`,
    );
    process.exitCode = lacks.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
