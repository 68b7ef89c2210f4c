import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** Steps before and after the present one that a slow hand or a wrong clock may use. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, label = "", issuer = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that authenticator apps read. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  totpOf(secret, label, issuer).toString();

/** The time step whose code this is, or undefined. A caller takes each step once: a code seen is a code spent. */
export function totpStep(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Ten codes of 80 random bits, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(16)]
      .map((byte) => BASE32[byte % 32])
      .join("")
      .replace(/.{4}(?=.)/g, "$&-"),
  );

/** However it was typed: spaces, hyphens and case do not count. */
export const recoveryCodeHash = (code: string): string =>
  createHash("sha256").update(code.replace(/[\s-]/g, "").toUpperCase()).digest("base64url");
