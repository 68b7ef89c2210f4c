import type { CallReceipt } from "../call/machine/call-log.ts";
import { clock } from "../clock.ts";

/** The words of a call as a text file: one line each, with its time since the start. */
export const transcriptText = (business: string, { startedAt, lines }: CallReceipt): string =>
  [
    `Demo call with ${business}, ${new Date(startedAt).toLocaleString("en-US")}`,
    "",
    ...lines.map(({ role, text, at }) => `${clock(Math.max(0, at - startedAt))} ${role}: ${text}`),
    "",
  ].join("\n");

/** Hands a text to the visitor as a file of their own. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
