import { readFileSync } from "node:fs";

const file = new URL("../package.json", import.meta.url);

/** The site's, as its releases are named. */
export const version = (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
