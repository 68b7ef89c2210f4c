import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Answers any visitor; sets the session cookie that the token is bound to. */
export const getCsrfToken = endpoint({
  method: "GET",
  path: "/api/auth/csrf-token",
  input: z.object({}),
  output: z.object({ csrfToken: z.string() }),
});
