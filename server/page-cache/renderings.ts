import { LRUCache } from "lru-cache";
import type { Basis } from "./reads.ts";

const MAX_BYTES = 4 * 1024 * 1024;
/** What a page shows that is none of its data, such as a greeting by the hour, is not older than this. */
const MAX_AGE_MS = 60_000;

interface Rendering {
  data: Buffer;
  html: Buffer;
  made?: Made;
}
/** How a page came about: with these headers, from what it read. */
interface Made {
  headers: Headers;
  basis: Basis;
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
    /** Notes how a page came about, where it is one that is kept. */
    note(address: string, html: Buffer, made: Made): void {
      const known = kept.get(address);
      if (known?.html === html) known.made = made;
    },
    /** A page that would read what it read: then its loaders need not be asked, nor the router. */
    unchanged(address: string): { html: Buffer; headers: Headers } | undefined {
      const known = kept.get(address);
      return known?.made?.basis.holds() ? { html: known.html, headers: known.made.headers } : undefined;
    },
  };
}
export type Renderings = ReturnType<typeof createRenderings>;
