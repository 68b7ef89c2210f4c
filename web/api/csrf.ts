import { getCsrfToken } from "../../contracts/account-session.ts";
import { ApiError, request } from "./request.ts";

/** What is shown as it is, whatever the page says of other failures. */
export class CsrfTokenError extends Error {
  override name = "CsrfTokenError";
  constructor(cause: unknown) {
    super("Failed to get CSRF token", { cause });
  }
  /** The same, and what helps; where no answer came, that first. */
  get reason(): string {
    if (!(this.cause instanceof ApiError))
      return `The server could not be reached (${this.message}). Please check your connection and try again.`;
    const { body, reason } = this.cause;
    return `${this.message}. ${(body && reason) || "Please try again."}`;
  }
}

/** A fresh CSRF token of this visitor's session. @throws CsrfTokenError */
export async function csrfToken(): Promise<string> {
  try {
    const response = await request(getCsrfToken.method, getCsrfToken.path, undefined, { retry: false });
    return getCsrfToken.output.parse(await response.json()).csrfToken;
  } catch (cause) {
    throw new CsrfTokenError(cause);
  }
}

export const csrfHeader = async () => ({ "X-CSRF-Token": await csrfToken() });
