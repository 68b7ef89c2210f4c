import { articleForm } from "../../tests/articles.ts";
import { clientOf } from "../client.ts";
import type { Member } from "./members.ts";

/** Publishes on one node and on the other in turns. @returns milliseconds from the answer until the other node's news show it */
export async function publishedUntilSeen(nodes: readonly Member[], times: number): Promise<number[]> {
  const origins = nodes.map(({ url }) => url ?? "");
  const clients = await Promise.all(origins.map((origin) => clientOf(origin, fetch)));
  const found: number[] = [];
  for (let n = 0; n < times; n++) {
    const [own, other] = n % 2 ? [1, 0] : [0, 1];
    const title = `Published on node ${(own ?? 0) + 1}, number ${n}`;
    // In its cache before, as any page that is read.
    await (await fetch(`${origins[other ?? 0]}/news`)).text();
    const answer = await clients[own ?? 0]?.write("/api/articles", articleForm({ title, published: true }));
    if (!answer?.ok) throw new Error(`publish: ${answer?.status}`);
    const begun = performance.now();
    while (!(await (await fetch(`${origins[other ?? 0]}/news`)).text()).includes(title))
      if (performance.now() - begun > 10_000) break;
    found.push(performance.now() - begun);
  }
  return found;
}
