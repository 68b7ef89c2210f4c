import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Tokens bound to a session cookie: an HMAC of its value. Nothing is stored for anonymous visitors, and a token of
 * another session, or of this one before login, is worth nothing.
 */
export interface Csrf {
  tokenFor(sessionToken: string): string;
  matches(sessionToken: string | undefined, given: unknown): boolean;
}

export function createCsrf(secret: Buffer): Csrf {
  const tokenFor = (sessionToken: string) =>
    createHmac("sha256", secret).update(`csrf\n${sessionToken}`).digest("base64url");
  return {
    tokenFor,
    matches(sessionToken, given) {
      if (!sessionToken || typeof given !== "string") return false;
      const wanted = Buffer.from(tokenFor(sessionToken));
      const found = Buffer.from(given);
      return wanted.length === found.length && timingSafeEqual(wanted, found);
    },
  };
}
