// Run after `npm install`: completes package-lock.json with the optional packages of other platforms that a registry
// did not have. `npm ci` refuses a lock in which they are missing, on every platform.
import { readFileSync, writeFileSync } from "node:fs";
import { completeLock, type Lock } from "./lock.ts";

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
const added = completeLock(lock);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} optional packages added`);
