import type { Server } from "node:http";

/** Below the eight seconds that a stop may take. */
const GIVE_UP_MS = 7500;
/** With the three seconds that the queue gives its jobs, still below it. */
const DRAIN_MS = 3000;

/**
 * Calls `stop` once, at the first SIGTERM or SIGINT, and exits 0 when it is done; exits 1 when it takes too long.
 * @returns the same for a failure from within: logs and stops with exit code 1
 */
export function stopOnSignals(stop: () => Promise<void>, report: (message: string, error?: unknown) => void) {
  let stopping = false;
  const end = async (code: number, patience: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      report("stopping took too long; leaving now");
      process.exit(1);
    }, patience).unref();
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      report("stopping failed", error);
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => void end(0, GIVE_UP_MS));
  process.on("SIGINT", () => void end(0, GIVE_UP_MS));
  return (reason: string) => {
    report(reason);
    void end(1, 2000);
  };
}

/** Stops accepting, lets requests under way finish, then closes what is left. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // Keep-alive connections become idle one by one: close each as soon as it does.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
}
