import { getCsrfToken, getCurrentUser, login, logout } from "../../contracts/account-session.ts";
import { type Bind, noContent } from "../http/bind.ts";
import type { Csrf } from "../http/csrf.ts";
import { newSessionToken, setSessionToken } from "../http/session-cookie.ts";
import { readDeviceProof, setDeviceProof } from "./known-device.ts";
import { LONGEST_MS, type SessionService } from "./session.service.ts";

export function sessionRoutes(
  bind: Bind,
  { guards: { csrf }, sessions }: { guards: { csrf: Csrf }; sessions: SessionService },
) {
  bind(getCsrfToken, {}, async (_input, { c, sessionToken }) => {
    const token = sessionToken ?? newSessionToken();
    if (!sessionToken) setSessionToken(c, token);
    return { csrfToken: csrf.tokenFor(token) };
  });

  bind(login, {}, async (input, { c, address, requestId, header, sessionToken }) => {
    const opened = await sessions.login(input, {
      address,
      requestId,
      sessionToken,
      userAgent: header("user-agent") ?? "",
      deviceProof: readDeviceProof(c),
    });
    setSessionToken(c, opened.token, LONGEST_MS / 1000);
    setDeviceProof(c, opened.deviceProof);
    const { id, username, role } = opened.user;
    return { id, username, role };
  });

  bind(logout, { admin: true }, async (_input, request) => {
    await sessions.logout(request.sessionToken ?? "", request);
    setSessionToken(request.c, "");
    return noContent();
  });

  bind(getCurrentUser, { admin: true }, async (_input, { user: { id, username, role } }) => ({
    id,
    username,
    role,
  }));
}
