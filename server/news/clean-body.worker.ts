import "../give-way.ts";
/** Cleans long articles in a thread of its own: see `clean-apart.ts`. */
export { cleanedOrRefused as default } from "./clean-body.ts";
