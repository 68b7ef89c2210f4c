import { getCsrfToken } from "../../contracts/session.ts";
import { request } from "./request.ts";

/** A fresh CSRF token of this visitor's session. @throws Error "Failed to get CSRF token" */
export async function csrfToken(): Promise<string> {
  try {
    const response = await request(getCsrfToken.method, getCsrfToken.path, undefined, { retry: false });
    return getCsrfToken.output.parse(await response.json()).csrfToken;
  } catch (cause) {
    throw new Error("Failed to get CSRF token", { cause });
  }
}

export const csrfHeader = async () => ({ "X-CSRF-Token": await csrfToken() });
