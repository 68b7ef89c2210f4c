/** What a thread is asked to do in its test. */
export default function work(what: string): string {
  if (what === "die") process.exit(1);
  if (what === "hang") for (;;);
  // As where other work has the processor.
  if (what === "wait") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  if (what === "stall") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (what === "throw") throw new Error("thrown");
  return what;
}
