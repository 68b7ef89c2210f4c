import { randomUuid } from "./random-uuid.ts";

/** The key that a form was last sent under, and exactly what was sent. */
export interface SentAs {
  key: string;
  text: string;
}

/**
 * The idempotency key for these values: the same as long as they are the same, over failures and reloads, so that the
 * server stores them once; a new one as soon as anything was changed.
 */
export function keyFor(values: object, earlier: SentAs | undefined): SentAs {
  const text = JSON.stringify(values);
  return earlier?.text === text ? earlier : { key: randomUuid(), text };
}
