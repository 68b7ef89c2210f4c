import { resolve } from "node:path";

/** What every process that a test starts is given; what one has compiled, the next one need not. */
export const childEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
};

/**
 * The arguments with which every start of the site begins. Its embedded database lives for seconds in a test: what the
 * optimising compiler does for it beside its start is a fifth of what that start takes.
 */
export const quickly = ["--liftoff-only", "--import", "./server/quick-imports.ts"];
