import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { namesOneHost, requestOrigin } from "../http/facts.ts";
import { createReads } from "./reads.ts";
import { createRenderings } from "./renderings.ts";
import { isPage, type PreparedPage, preparePage } from "./prepare.ts";
import {
  type Encoding,
  etagMatches,
  mayStore,
  pageAddress,
  type PageRule,
  pageTags,
  pickEncoding,
  ruleFor,
} from "./rules.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_HOSTS = 500;
const MAX_KNOWN = 5000;
/** What no change announces, such as the year in the footer, is not older than this. */
const MAX_AGE_MS = 3_600_000;
/** So long the pages that a node has may stand in for what it cannot ask for. */
const DEAF_MS = 600_000;
/** After a failed rendering nobody else waits for the next one to fail. */
const RETRY_MS = 15_000;
const TIMED_EVERY = 32;

export interface PageCacheOptions {
  rules: readonly PageRule[];
  /** What pages read that is the same for everybody, by path and query. */
  commonReads?: readonly RegExp[];
  publicUrl?: string;
  trustProxy: boolean;
  /** Memory for pages in all their forms; 64 MB unless told. */
  maxBytes?: number;
  /** Milliseconds, from any beginning. */
  now?: () => number;
  /** Told how long every 32nd answer took, to the socket, in seconds: the clock itself would cost more than it tells. */
  timed?: (route: string, seconds: number) => void;
}
export type PageCache = ReturnType<typeof createPageCache>;

export interface Rendered {
  response: Response;
  /** The page's bytes, where they came beside the response instead of in it. */
  html?: Buffer;
}
/** What a page's rendering came to. */
export interface Rendering extends Rendered {
  /** False when something that the page asked for failed: it is not kept, and a kept page is better. */
  whole: boolean;
}
/** How often the cache answered by itself, with the page and with 'not modified'. */
interface Served {
  route: string;
  whole: number;
  unchanged: number;
}
type KeptPage = PreparedPage & { served: Served };

/** `article:7`: a page of that thing itself. One that only lists it has a tag of its kind, `news`. */
const ofOneThing = (tag: string) => tag.includes(":");

export interface PageRequest {
  method: string;
  origin: string;
  /** Path and query as sent. */
  target: string;
  secureHeaders?: Record<string, string>;
  /** The Content-Security-Policy for a page with this HTML. */
  policyOf: (html: Buffer) => string;
}

/** Whole rendered pages in memory, bounded, purged by tag. See docs/decisions/0076. */
export function createPageCache({
  rules,
  commonReads = [],
  publicUrl,
  trustProxy,
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
  timed,
}: PageCacheOptions) {
  /** By origin and the page's own address. */
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.size,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  /** Purged pages, until they are rendered anew: where that fails they stand in. */
  const outdated = new LRUCache<string, KeptPage>({
    maxSize: Math.ceil(maxBytes / 4),
    sizeCalculation: (page) => page.size,
    ttl: DEAF_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const served = new Map<string, Served>(
    rules.map(({ path }) => [path, { route: path, whole: 0, unchanged: 0 }]),
  );
  const reads = createReads(commonReads, now);
  let rendered = 0;
  let answered = 0;
  const rendering = new Map<string, Promise<PreparedPage | Rendered>>();
  let generation = 0;
  /** How many changes were heard of: beside `generation` not how often hearing began and ended. */
  let heard = 0;
  /** Which rendering of a page is the newest that ended, by its number: one that began before it is older. */
  const newest = new LRUCache<string, number>({ max: MAX_KNOWN });
  /** Since when this node has not heard of changes; undefined while it hears them. */
  let deafSince: number | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const origins = new LRUCache<string, string>({ max: MAX_HOSTS });
  const encodings = new LRUCache<string, Encoding>({ max: MAX_HOSTS });

  function originOf({ headers }: IncomingMessage): string | undefined {
    if (publicUrl) return publicUrl;
    const { host } = headers;
    const known = host && !trustProxy ? origins.get(host) : undefined;
    if (known) return known;
    const origin = requestOrigin((name) => headers[name] as string | undefined, { trustProxy });
    if (origin && host && !trustProxy) origins.set(host, origin);
    return origin;
  }
  /** Browsers of one kind all say the same: reading it once is enough. */
  function encodingFor(accept: string | undefined): Encoding {
    if (!accept) return "identity";
    const known = encodings.get(accept);
    if (known) return known;
    const picked = pickEncoding(accept);
    encodings.set(accept, picked);
    return picked;
  }

  /** A page as `req` asks for it, from memory. Most targets are a page's own address: these are not even parsed. */
  function kept(origin: string, target: string): KeptPage | undefined {
    const page = pages.get(origin + target);
    if (page || !target.includes("?")) return page;
    const address = pageAddress(rules, "GET", target);
    return address?.common ? pages.get(origin + address.target) : undefined;
  }
  /** What may stand in while nothing can be asked; after that it is forgotten. */
  function standIn(key: string): PreparedPage | undefined {
    if (deafSince === undefined) return outdated.get(key);
    if (now() - deafSince <= DEAF_MS) return outdated.get(key) ?? pages.get(key);
    pages.clear();
    outdated.clear();
    return undefined;
  }
  /** Takes pages out; those that may be shown once more stand by. */
  function retire(changed: (page: KeptPage) => boolean, gone: (page: KeptPage) => boolean) {
    for (const [key, page] of outdated) if (gone(page)) outdated.delete(key);
    for (const [key, page] of pages) {
      if (!changed(page)) continue;
      pages.delete(key);
      if (!gone(page)) outdated.set(key, page);
    }
  }

  return {
    /** Answers a request from the cache before any framework sees it; false when it cannot. */
    serve(req: IncomingMessage, res: ServerResponse): boolean {
      const began = timed && ++answered % TIMED_EVERY === 0 ? now() : undefined;
      const target = req.url ?? "";
      if (
        (req.method !== "GET" && req.method !== "HEAD") ||
        deafSince !== undefined ||
        !target.startsWith("/") ||
        !namesOneHost(req)
      )
        return false;
      const origin = originOf(req);
      const page = origin && kept(origin, target);
      if (!page) return false;
      if (etagMatches(req.headers["if-none-match"], page.etag)) {
        page.served.unchanged++;
        res.writeHead(304, page.notModified.flat).end();
        return true;
      }
      const form = page.forms[encodingFor(req.headers["accept-encoding"] as string | undefined)];
      page.served.whole++;
      res.writeHead(200, form.flat).end(form.body);
      if (began !== undefined) timed?.(page.served.route, (now() - began) / 1000);
      return true;
    },

    /**
     * The page for a request that `serve` could not answer: from the cache, or rendered once for all who wait for it.
     * While this node hears of no changes every page is rendered, and a kept one stands in where that fails.
     * @param render makes the page at its own address
     * @returns undefined when this request is for none of the listed pages, or for one that is nobody else's
     */
    async page(
      request: PageRequest,
      render: (target: string) => Promise<Rendering>,
    ): Promise<PreparedPage | Rendered | undefined> {
      const address = pageAddress(rules, request.method, request.target);
      if (!address?.common) return undefined;
      const key = request.origin + address.target;
      const known = deafSince === undefined ? pages.get(key) : undefined;
      if (known) return known;
      const instead = deafSince !== undefined && now() - failedAt < RETRY_MS ? standIn(key) : undefined;
      if (instead) return instead;
      const before = generation;
      // A render that began before a purge may show what is no longer so: those who come after it render anew.
      const renderKey = `${before} ${key}`;
      const shared = rendering.get(renderKey) ?? renderAndKeep(address.target);
      rendering.set(renderKey, shared);
      const result = await shared;
      return isPage(result) || result.html !== undefined ? result : { response: result.response.clone() };

      async function renderAndKeep(target: string) {
        const number = ++rendered;
        const unchanged = heard;
        try {
          const { response, html, whole } = await render(target);
          if (!whole) failedAt = now();
          const better = whole ? undefined : standIn(key);
          if (better) return better;
          if (!whole) return { response, html };
          const older = number < (newest.get(key) ?? 0);
          if (!older) newest.set(key, number);
          if (!mayStore(response)) {
            // What is there no more does not stand in for itself.
            outdated.delete(key);
            pages.delete(key);
            return { response, html };
          }
          const page = await preparePage(html ?? Buffer.from(await response.arrayBuffer()), {
            tags: pageTags(response.headers),
            policyOf: request.policyOf,
            extraHeaders: request.secureHeaders,
          });
          const count = served.get(ruleFor(rules, target.split("?", 1)[0] ?? "")?.path ?? "");
          if (count && generation === before && deafSince === undefined) {
            pages.set(key, { ...page, served: count });
            outdated.delete(key);
          } else if (
            count &&
            deafSince !== undefined &&
            !older &&
            (heard === unchanged || !page.tags.some(ofOneThing))
          )
            // Nothing newer stands in; the page of a thing that has changed meanwhile does not.
            outdated.set(key, { ...page, served: count });
          return page;
        } finally {
          rendering.delete(renderKey);
        }
      }
    },

    /**
     * Serves the pages that carry any of the tags no more, and keeps out renders that are under way. Where one cannot be
     * rendered anew it stands in, but for the page of the very thing that has changed.
     */
    purge(tags: readonly string[]) {
      generation++;
      heard++;
      reads.forget();
      const carries = (page: KeptPage, which: (tag: string) => boolean) =>
        page.tags.some((tag) => which(tag) && tags.includes(tag));
      retire(
        (page) => carries(page, () => true),
        (page) => carries(page, ofOneThing),
      );
    },
    /** As if everything had changed. */
    purgeAll() {
      generation++;
      heard++;
      reads.forget();
      retire(
        () => true,
        (page) => page.tags.some(ofOneThing),
      );
    },
    /**
     * Whether the node hears of changes. While it does not, what it has may be out of date: it keeps nothing new, serves
     * nothing that it can render, and begins anew when it hears again.
     */
    setListening(value: boolean) {
      reads.setListening(value);
      if (value) {
        deafSince = undefined;
        this.purgeAll();
      } else {
        deafSince ??= now();
        generation++;
      }
    },
    /** What pages have read, for pages that nobody keeps as well. */
    reads,
    /** Pages beside their data, for those that are rendered though they have not changed. */
    renderings: createRenderings(now),
    get size() {
      return pages.size;
    },
    /** By the paths of the rules, since the start. */
    served: served as ReadonlyMap<string, Readonly<Served>>,
    get rendered() {
      return rendered;
    },
  };
}
