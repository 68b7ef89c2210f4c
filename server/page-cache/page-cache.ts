import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { requestOrigin } from "../http/facts.ts";
import { isPage, type PreparedPage, preparePage } from "./prepare.ts";
import type { PolicyExtras } from "./policy.ts";
import {
  cacheKey,
  type Encoding,
  etagMatches,
  mayStore,
  type PageRule,
  pageTags,
  pickEncoding,
} from "./rules.ts";

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_TARGETS = 5000;
const MAX_HOSTS = 500;

export interface PageCacheOptions {
  rules: readonly PageRule[];
  publicUrl?: string | undefined;
  trustProxy: boolean;
  policy?: PolicyExtras;
  /** Memory for pages in all their forms; 64 MB unless told. */
  maxBytes?: number;
}
export type PageCache = ReturnType<typeof createPageCache>;

/** Whole rendered pages in memory, bounded, purged by tag. See docs/decisions/0003. */
export function createPageCache({
  rules,
  publicUrl,
  trustProxy,
  policy,
  maxBytes = MAX_BYTES,
}: PageCacheOptions) {
  const pages = new LRUCache<string, PreparedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.size,
  });
  /** Request targets as sent, by origin, to their key: spares the common request all parsing. */
  const keys = new LRUCache<string, string>({ max: MAX_TARGETS });
  const rendering = new Map<string, Promise<PreparedPage | Response>>();
  let generation = 0;
  let listening = true;
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

  return {
    /** Answers a request from the cache before any framework sees it; false when it cannot. */
    serve(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== "GET" || !listening) return false;
      const origin = originOf(req);
      if (!origin) return false;
      const key = keys.get(`${origin} ${req.url}`);
      const page = key && pages.get(key);
      if (!page) return false;
      if (etagMatches(req.headers["if-none-match"], page.etag)) {
        res.writeHead(304, page.notModified.flat).end();
        return true;
      }
      const form = page.forms[encodingFor(req.headers["accept-encoding"] as string | undefined)];
      res.writeHead(200, form.flat).end(form.body);
      return true;
    },

    /**
     * The page for a request that `serve` could not answer: from the cache, or rendered once for all who wait for it.
     * Undefined when this request is none of the listed pages.
     */
    async page(
      request: { method: string; origin: string; target: string; secureHeaders?: Record<string, string> },
      render: () => Promise<Response>,
    ): Promise<PreparedPage | Response | undefined> {
      const key = cacheKey(rules, request.method, request.origin, request.target);
      if (!key) return undefined;
      const known = listening ? pages.get(key) : undefined;
      if (known) {
        keys.set(`${request.origin} ${request.target}`, key);
        return known;
      }
      const before = generation;
      // A render that began before a purge may show what is no longer so: those who come after it render anew.
      const renderKey = `${before} ${key}`;
      const shared = rendering.get(renderKey) ?? renderAndKeep();
      rendering.set(renderKey, shared);
      const result = await shared;
      return isPage(result) ? result : result.clone();

      async function renderAndKeep() {
        try {
          const response = await render();
          if (!mayStore(response)) return response;
          const page = await preparePage(await response.text(), {
            tags: pageTags(response.headers),
            ...(policy && { policy }),
            ...(request.secureHeaders && { extraHeaders: request.secureHeaders }),
          });
          if (generation === before && listening) {
            pages.set(key as string, page);
            keys.set(`${request.origin} ${request.target}`, key as string);
          }
          return page;
        } finally {
          rendering.delete(renderKey);
        }
      }
    },

    /** Forgets the pages that carry any of the tags, and keeps out renders that are under way. */
    purge(tags: readonly string[]) {
      generation++;
      for (const [key, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key);
    },
    purgeAll() {
      generation++;
      pages.clear();
    },
    /** While the node cannot hear other nodes' purges it keeps nothing. */
    setListening(value: boolean) {
      listening = value;
      this.purgeAll();
    },
    get size() {
      return pages.size;
    },
  };
}
