import { allowedInline, type KnownInline, NOTHING_KNOWN } from "./inline.ts";

/** Hosts that a page may use beside its own, by directive; empty unless a hosted service is configured. */
export type PolicyExtras = Partial<
  Record<"script-src" | "connect-src" | "worker-src" | "media-src", string[]>
>;

/**
 * The Content-Security-Policy for exactly this page: of what stands inline in it the build's own, by hash. Whatever else
 * got into the page is not run.
 */
export function contentSecurityPolicy(
  html: Buffer,
  extras: PolicyExtras = {},
  known: KnownInline = NOTHING_KNOWN,
): string {
  const { scripts, styles } = allowedInline(html, known);
  const with_ = (name: keyof PolicyExtras, ...base: string[]) =>
    `${name} ${[...base, ...(extras[name] ?? [])].join(" ")}`;
  return [
    "default-src 'none'",
    with_("script-src", "'self'", ...scripts),
    ["style-src 'self'", ...styles].join(" "),
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
