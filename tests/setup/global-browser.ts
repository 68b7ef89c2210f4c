import { execFileSync } from "node:child_process";

/** The browser tests run against what `npm start` serves: the built site. */
export default function setup() {
  execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"], { stdio: "inherit" });
}
