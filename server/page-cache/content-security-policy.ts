import { createHash } from "node:crypto";
import { allowedInline, type KnownInline, NOTHING_KNOWN } from "./inline.ts";

/** Hosts that a page may use beside its own, by directive; empty unless a hosted service is configured. */
export type PolicyExtras = Partial<
  Record<"script-src" | "connect-src" | "worker-src" | "media-src", string[]>
>;

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Of what the build puts into every page, the styles above all: hashed once. */
const hashes = new WeakMap<KnownInline, Map<string, string>>();
function hashOf(text: string, known: KnownInline): string {
  if (!known.scripts.has(text) && !known.styles.has(text)) return sha256(text);
  let made = hashes.get(known);
  if (!made) hashes.set(known, (made = new Map()));
  const hash = made.get(text) ?? sha256(text);
  made.set(text, hash);
  return hash;
}

/**
 * The Content-Security-Policy for exactly this page: of what stands inline in it the build's own, by hash. Whatever else
 * got into the page is not run.
 */
export function contentSecurityPolicy(
  html: string,
  extras: PolicyExtras = {},
  known: KnownInline = NOTHING_KNOWN,
): string {
  const { scripts, styles } = allowedInline(html, known);
  const with_ = (name: keyof PolicyExtras, ...base: string[]) =>
    `${name} ${[...base, ...(extras[name] ?? [])].join(" ")}`;
  return [
    "default-src 'none'",
    with_("script-src", "'self'", ...scripts.map((text) => hashOf(text, known))),
    ["style-src 'self'", ...styles.map((text) => hashOf(text, known))].join(" "),
    // An article's picture may lie on any host (contracts of the article form).
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    with_("connect-src", "'self'"),
    with_("media-src", "'self'", "blob:"),
    with_("worker-src", "'self'", "blob:"),
    "manifest-src 'self'",
    "form-action 'self'",
    // The administrators' area shows mails in a frame.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Development: Vite injects scripts and styles that nobody can hash beforehand. */
export const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' https://c.daily.co; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src *; media-src 'self' blob:; worker-src 'self' blob:; frame-ancestors 'none'";
