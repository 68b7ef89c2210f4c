import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs what travels through the page, so that only what this site has made comes back. */
export interface Seal {
  /** A JSON value as an opaque text. */
  seal(value: unknown): string;
  /** The value, or undefined when this site did not make the text. */
  open(sealed: string): unknown;
  /** A signature of the text: 128 bits, or as many as the seal was made for. */
  sign(text: string): string;
  matches(text: string, signature: string): boolean;
}

/**
 * @param purpose keeps signatures of one use from serving another
 * @param bytes of a signature: 16 are enough for what is asked of this site alone, 32 for what opens something
 */
export function createSeal(secret: Buffer, purpose: string, bytes = 16): Seal {
  const mac = (text: string) => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest();
  const sign = (text: string) => mac(text).subarray(0, bytes).toString("base64url");
  const matches = (text: string, signature: string) => {
    const [wanted, given] = [Buffer.from(sign(text)), Buffer.from(signature)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  };
  return {
    sign,
    matches,
    seal(value) {
      const text = Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${text}.${sign(text)}`;
    },
    open(sealed) {
      const [text = "", signature = ""] = sealed.split(".");
      if (!matches(text, signature)) return undefined;
      return JSON.parse(Buffer.from(text, "base64url").toString());
    },
  };
}
