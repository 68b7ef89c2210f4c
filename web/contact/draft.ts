import { localDraft } from "../ui/local-draft.ts";

export interface ContactValues {
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
}
export const emptyValues: ContactValues = { name: "", email: "", company: "", phone: "", message: "" };

/** The form's text, how long it was worked on and, once it was sent, the key under which exactly this text was sent. */
export interface ContactDraft {
  values: ContactValues;
  /** Milliseconds that the form had been in sight when this was written, over all visits. */
  seenMs?: number;
  sentAs?: { key: string; text: string };
}

export const contactDraft = localDraft<ContactDraft>("contact-draft", (value): value is ContactDraft => {
  const values = (value as Partial<ContactDraft> | null)?.values as unknown as Record<string, unknown>;
  return Boolean(values) && Object.keys(emptyValues).every((name) => typeof values[name] === "string");
});

/**
 * The idempotency key for these values: the same as long as the text is the same, over failures and reloads, so that
 * the server stores it once; a new one as soon as anything was changed.
 */
export function keyFor(
  values: ContactValues,
  earlier: ContactDraft["sentAs"],
): NonNullable<ContactDraft["sentAs"]> {
  const text = JSON.stringify(values);
  return earlier?.text === text ? earlier : { key: newKey(), text };
}

/** randomUUID exists on secure pages only, and a site may be tried over plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
