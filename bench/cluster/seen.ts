import { articleForm } from "../../tests/articles.ts";
import { clientOf } from "../client.ts";
import type { Member } from "./members.ts";

/** Milliseconds from the answer to whoever published. */
export interface Seen {
  /** Until the other node was asked what it answered with the article: it knew of the change by then. */
  asked: number;
  /** Until that answer was there: beside the former the page's rendering. */
  shown: number;
}

/** Publishes on one node and on the other in turns, and reads the other's news without a pause until they show it. */
export async function publishedUntilSeen(nodes: readonly Member[], times: number): Promise<Seen[]> {
  const origins = nodes.map(({ url }) => url ?? "");
  const clients = await Promise.all(origins.map((origin) => clientOf(origin, fetch)));
  const found: Seen[] = [];
  for (let n = 0; n < times; n++) {
    const [own, other] = n % 2 ? [1, 0] : [0, 1];
    const title = `Published on node ${(own ?? 0) + 1}, number ${n}`;
    // In its cache before, as any page that is read.
    await (await fetch(`${origins[other ?? 0]}/news`)).text();
    const answer = await clients[own ?? 0]?.write("/api/articles", articleForm({ title, published: true }));
    if (!answer?.ok) throw new Error(`publish: ${answer?.status}`);
    const begun = performance.now();
    let asked = begun;
    for (;;) {
      const page = await (await fetch(`${origins[other ?? 0]}/news`)).text();
      if (page.includes(title)) break;
      asked = performance.now();
      if (asked - begun > 10_000) break;
    }
    found.push({ asked: asked - begun, shown: performance.now() - begun });
  }
  return found;
}
