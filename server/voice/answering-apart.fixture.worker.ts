/** Turns of a receptionist that hangs, for the test of who waits for it. */
export function turn({ text }: { text: string | null }) {
  if (text === "hang") for (;;);
  return { text };
}

const asked: string[] = [];
export const warmUp = (): void => void asked.push("warmUp");
export const stay = (): void => void asked.push("stay");
export const summary = (): string[] => asked;
