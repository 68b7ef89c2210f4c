import { getCsrfToken } from "../../contracts/account-session.ts";
import { errorBody } from "../../contracts/endpoint.ts";
import { ApiError, request } from "./request.ts";

/** What is shown as it is, whatever the page says of other failures. */
export class CsrfTokenError extends Error {
  override name = "CsrfTokenError";
  constructor(cause: unknown) {
    super("Failed to get CSRF token", { cause });
  }
  /** The same, and what helps. */
  get reason(): string {
    const said = this.cause instanceof ApiError && errorBody.safeParse(this.cause.body).data?.message;
    return `${this.message}. ${said || "Check the connection and try again."}`;
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
