import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. About 20 ms. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

let dummy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Without a hash (an account that does not exist) it takes the same time over
 * one that nothing matches.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(32).toString("base64"));
  const matches = await verify(stored ?? (await dummy), password);
  return matches && stored !== undefined;
}

/** Something to type once: 20 characters without look-alikes, in groups, 98 bits. */
export function randomPassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  let text = "";
  while (text.length < 20) {
    const [byte = 255] = randomBytes(1);
    if (byte < alphabet.length * 8) text += alphabet[byte % alphabet.length];
  }
  return text.replace(/.{5}(?=.)/g, "$&-");
}
