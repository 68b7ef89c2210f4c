import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../http/context.ts";
import { createSeal } from "../seal.ts";

const cookieName = (secure: boolean) => (secure ? "__Host-device" : "device");
/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE_SECONDS = 400 * 86_400;

/** Proof that a browser has logged in to an account before. It opens nothing: see `createLoginDelays`. */
export interface KnownDevices {
  issue(userId: string): string;
  /** The device's id, when the proof is for this account. */
  idOf(proof: string | undefined, userId: string): string | undefined;
}

export function createKnownDevices(secret: Buffer): KnownDevices {
  const seal = createSeal(secret, "device", 32);
  return {
    issue(userId) {
      const id = randomBytes(16).toString("base64url");
      return `${id}.${seal.sign(`${userId}\n${id}`)}`;
    },
    idOf(proof, userId) {
      const [id, mac] = proof?.split(".") ?? [];
      if (!id || !mac) return undefined;
      return seal.matches(`${userId}\n${id}`, mac) ? id : undefined;
    },
  };
}

export const readDeviceProof = (c: Context<AppEnv>): string | undefined =>
  getCookie(c, cookieName(c.get("facts").secure));

export function setDeviceProof(c: Context<AppEnv>, proof: string): void {
  const { secure } = c.get("facts");
  setCookie(c, cookieName(secure), proof, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure,
    maxAge: MAX_AGE_SECONDS,
  });
}
