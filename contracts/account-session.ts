import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Answers any visitor; sets the session cookie that the token is bound to. */
export const getCsrfToken = endpoint({
  method: "GET",
  path: "/api/auth/csrf-token",
  input: z.object({}),
  output: z.object({ csrfToken: z.string() }),
});

const SHORT_USERNAME = "Username must be at least 3 characters.";
const SHORT_PASSWORD = "Password must be at least 6 characters.";

export const username = z
  .string({ error: SHORT_USERNAME })
  .trim()
  .min(3, SHORT_USERNAME)
  .max(100, "Username must be at most 100 characters.");
/** A bound on length only keeps a megabyte out of the hash. */
export const password = z
  .string({ error: SHORT_PASSWORD })
  .min(6, SHORT_PASSWORD)
  .max(1024, "Password must be at most 1024 characters.");

export const loginFields = z.object({ username, password });
export type LoginFields = z.infer<typeof loginFields>;

/** Six digits of the authenticator app, or one of the recovery codes. */
const oneTimeCode = z
  .string({ error: "Please enter the code." })
  .trim()
  .min(6, "Please enter the code.")
  .max(40, "That is too long to be a code.");

export const currentUser = z.object({ id: z.string(), username: z.string(), role: z.literal("admin") });
export type CurrentUser = z.infer<typeof currentUser>;

/**
 * Needs no CSRF token; the origin is checked. The session cookie is renewed. An account with a second factor answers
 * 401 `second_factor_required` to a right password without a right code: send all again with one.
 */
export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  input: loginFields.extend({ code: oneTimeCode.optional() }),
  output: currentUser,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  csrf: true,
  input: z.object({}),
  output: z.undefined(),
});

export const getCurrentUser = endpoint({
  method: "GET",
  path: "/api/auth/me",
  input: z.object({}),
  output: currentUser,
});
