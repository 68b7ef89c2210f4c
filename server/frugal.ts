// Preloaded (`node --import`) by what runs for long: begins it anew, in the same process, with what only a process's
// beginning can say of memory. Half of what the site took at rest was freed already, and kept (decision 0224).
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

/** Megabytes of each half of V8's young generation: by itself all three grow to 75 in a start, and stay. */
const YOUNG_MB = 4;
/**
 * The C library's: two pools of memory for all threads instead of one for each, and what is large goes back to the system
 * at once. Other libraries pass it over.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

/**
 * Known from the beginning, what was compiled once needs nothing that reads TypeScript: 25 MB in this thread, 15 in the
 * next.
 */
const NODE_COMPILE_CACHE = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));

const { env, execArgv, execPath, argv } = process;
// The command line goes before these, whoever wrote them.
const settings = [
  // The receptionist's expressions are all used again: compiled at once, and not read step by step first.
  "--no-regexp-tier-up",
  // So little young memory is gone through sooner than other threads are woken for it, every few milliseconds under load.
  "--no-parallel-scavenge",
  // So that memory can be given back when nobody waits (give-back.ts).
  "--expose-gc",
  ...(/semi[-_]space/.test(env.NODE_OPTIONS ?? "") ? [] : [`--max-semi-space-size=${YOUNG_MB}`]),
];
const isAnew = Object.keys(MALLOC).every((name) => name in env);
// Not where a parent speaks to it over a channel, which would be lost.
if (isMainThread && !isAnew && process.platform === "linux" && !process.channel)
  process.execve?.(
    execPath,
    [execPath, ...settings, ...execArgv, ...argv.slice(1)],
    // What whoever runs it has chosen stays.
    { ...MALLOC, NODE_COMPILE_CACHE, ...env },
  );
