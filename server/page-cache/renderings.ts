import { LRUCache } from "lru-cache";

const MAX_BYTES = 4 * 1024 * 1024;
/** What a page shows that is none of its data, such as a greeting by the hour, is not older than this. */
const MAX_AGE_MS = 60_000;

interface Rendering {
  data: Buffer;
  html: Buffer;
}

/**
 * Pages beside the data that they were made from, by address: one whose data are the same to the last byte is not
 * rendered anew. So nothing has to be purged, and a node that hears of no changes may use it too. See
 * docs/decisions/0242.
 */
export function createRenderings(now: () => number) {
  const kept = new LRUCache<string, Rendering>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ data, html }) => data.length + html.length,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    find(address: string, data: Buffer): Buffer | undefined {
      const known = kept.get(address);
      return known?.data.equals(data) ? known.html : undefined;
    },
    keep(address: string, data: Buffer, html: Buffer): void {
      kept.set(address, { data, html });
    },
  };
}
export type Renderings = ReturnType<typeof createRenderings>;
