import { IDEMPOTENCY_KEY } from "../../contracts/submission.ts";
import { AppError } from "../errors.ts";

/** What comes with a public form beside its fields. */
export interface Submission {
  website?: string;
  elapsedMs?: number;
  idempotencyKey?: string;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The header's value, or undefined when there is none. @throws AppError invalid */
export function idempotencyKey(header: (name: string) => string | undefined): string | undefined {
  const value = header(IDEMPOTENCY_KEY);
  if (value === undefined || value === "") return undefined;
  if (!KEY.test(value))
    throw new AppError("invalid", `${IDEMPOTENCY_KEY} must be 1 to 200 visible characters`);
  return value;
}
