import { getCsrfToken } from "../../contracts/session.ts";
import type { Bind } from "../http/bind.ts";
import type { Csrf } from "../http/csrf.ts";
import { newSessionToken, setSessionToken } from "../http/session-cookie.ts";

export function sessionRoutes(bind: Bind, { csrf }: { csrf: Csrf }) {
  bind(getCsrfToken, {}, async (_input, { c, sessionToken }) => {
    const token = sessionToken ?? newSessionToken();
    if (!sessionToken) setSessionToken(c, token);
    return { csrfToken: csrf.tokenFor(token) };
  });
}
