/** What a thread is asked to do in its test. */
export default function work(what: string): string {
  if (what === "die") process.exit(1);
  if (what === "hang") for (;;);
  if (what === "throw") throw new Error("thrown");
  return what;
}
