import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { securityHeaders } from "../http/security-headers.ts";
import { onceEach } from "./once-each.ts";
import type { Encoding } from "./rules.ts";

interface Form {
  body: Buffer;
  headers: Record<string, string>;
  /** The same headers as node:http takes them fastest: name, value, name, value … */
  flat: string[];
}
/** A page ready to be sent: nothing is left to compute for a request. */
export interface PreparedPage {
  etag: string;
  tags: string[];
  forms: Record<Encoding, Form>;
  notModified: { headers: Record<string, string>; flat: string[] };
  /** Bytes that it holds in memory. */
  size: number;
}

export const isPage = (answer: PreparedPage | { response: Response }): answer is PreparedPage =>
  "forms" in answer;

/** For a page that is sent once. */
export const compressLightly = {
  br: onceEach((raw) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
  gzip: onceEach((raw) => promisify(gzip)(raw, { level: 4 })),
};

/** For a page that is kept. */
const compressWell = onceEach((raw) =>
  Promise.all([
    promisify(brotliCompress)(raw, {
      // 9 takes seven times as long for two bytes of a hundred: whoever first reads what was published waits for it.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
    promisify(gzip)(raw, { level: 9 }),
  ]),
);

const CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Compresses a rendered page and computes its headers. */
export async function preparePage(
  raw: Buffer,
  options: { tags: string[]; policyOf: (html: Buffer) => string; extraHeaders?: Record<string, string> },
): Promise<PreparedPage> {
  const [br, gz] = await compressWell(raw);
  const etag = `W/"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  const common = {
    "cache-control": CACHE_CONTROL,
    vary: "accept-encoding",
    etag,
    "content-security-policy": options.policyOf(raw),
    ...securityHeaders,
    ...options.extraHeaders,
  };
  const form = (body: Buffer, encoding?: string): Form => {
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-length": String(body.length),
      ...(encoding && { "content-encoding": encoding }),
      ...common,
    };
    return { body, headers, flat: Object.entries(headers).flat() };
  };
  return {
    etag,
    tags: options.tags,
    forms: { br: form(br, "br"), gzip: form(gz, "gzip"), identity: form(raw) },
    notModified: { headers: common, flat: Object.entries(common).flat() },
    size: raw.length + br.length + gz.length,
  };
}
