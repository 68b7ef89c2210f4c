/** Turns of a receptionist that hangs, for the test of who waits for it. */
export function turn({ text }: { text: string | null }) {
  if (text === "hang") for (;;);
  return { text };
}
