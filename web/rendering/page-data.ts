import type { EntryContext } from "react-router";

/**
 * All that a page's loaders gave, as the page will carry it: whatever the page shows of them is in it.
 * @returns `again`: what to render the page from, since a stream can be read once
 */
export async function dataOf(entry: EntryContext): Promise<{ data: Buffer; again: EntryContext }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.serverHandoffStream ?? []) chunks.push(chunk);
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return { data: Buffer.concat(chunks), again: { ...entry, serverHandoffStream } };
}
