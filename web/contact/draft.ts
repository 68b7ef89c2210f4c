import { localDraft } from "../ui/local-draft.ts";
import type { SentAs } from "../ui/submission-key.ts";

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
  sentAs?: SentAs;
}

export const contactDraft = localDraft<ContactDraft>("contact-draft", (value): value is ContactDraft => {
  const values = (value as Partial<ContactDraft> | null)?.values as unknown as Record<string, unknown>;
  return Boolean(values) && Object.keys(emptyValues).every((name) => typeof values[name] === "string");
});
