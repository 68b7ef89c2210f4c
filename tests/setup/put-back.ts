import { afterEach, vi } from "vitest";

// Files share a worker: what a test puts in a global's or a variable's place does not outlive it.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
