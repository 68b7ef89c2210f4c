import { createSeal } from "../seal.ts";

/**
 * Tokens bound to a session cookie: an HMAC of its value. Nothing is stored for anonymous visitors, and a token of
 * another session, or of this one before login, is worth nothing.
 */
export interface Csrf {
  tokenFor(sessionToken: string): string;
  matches(sessionToken: string | undefined, given: unknown): boolean;
}

export function createCsrf(secret: Buffer): Csrf {
  const seal = createSeal(secret, "csrf", 32);
  return {
    tokenFor: seal.sign,
    matches: (sessionToken, given) =>
      !!sessionToken && typeof given === "string" && seal.matches(sessionToken, given),
  };
}
