import type { EntryContext } from "react-router";

const END = Buffer.from("</body></html>");
/** In a script neither may end it, and U+2028 and U+2029 end a line. */
const RISKY = /[&<>\u2028\u2029]/g;
const escaped = (text: string) =>
  JSON.stringify(text).replace(RISKY, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * All that a page's loaders gave, as the page will carry it: whatever the page shows of them is in it.
 * @returns `bare`: the page without it. The router would read it bit by bit while React waits, and begin anew for each.
 */
export async function dataOf(entry: EntryContext): Promise<{ data: Buffer; bare: EntryContext }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.serverHandoffStream ?? []) chunks.push(chunk);
  return { data: Buffer.concat(chunks), bare: { ...entry, serverHandoffStream: undefined } };
}

function atEnd(html: Buffer, added: string): Buffer {
  const at = html.length - END.length;
  if (!html.subarray(at).equals(END)) throw new Error("A page that does not end has no place for more");
  return Buffer.concat([html.subarray(0, at), Buffer.from(added), END]);
}

/** The page with what counts it: no part of the tree, which is the same in the browser whether or not visits are counted. */
export const withCount = (html: Buffer): Buffer => atEnd(html, '<script src="/count.js" defer=""></script>');

/** The page with its data at its end, to the letter as the router writes it. */
export function withData(html: Buffer, data: Buffer): Buffer {
  const stream = "window.__reactRouterContext.streamController";
  return atEnd(
    html,
    `<!--$--><script>${stream}.enqueue(${escaped(data.toString())});</script><!--$--><script>${stream}.close();</script><!--/$--><!--/$-->`,
  );
}
