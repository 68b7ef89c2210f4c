import { redirect } from "react-router";
import type { ApiFetch } from "../../contracts/endpoint.ts";
import { type CurrentUser, getCurrentUser } from "../../contracts/account-session.ts";
import { readError } from "../api/request.ts";

export const LOGIN_PATH = "/admin/login";

/** A cookie that outlives the server's redirect: the login page says why somebody got there. It holds no secret. */
const NOTICE = "login-notice";
const NOTICE_SECONDS = 60;
const noticeCookie = `${NOTICE}=1; Path=${LOGIN_PATH}; Max-Age=${NOTICE_SECONDS}; SameSite=Lax`;

/** The administrator who asks, or undefined. @throws ApiError when the API fails */
export async function findCurrentUser(api: ApiFetch): Promise<CurrentUser | undefined> {
  const response = await api(getCurrentUser.path, { credentials: "include" });
  if (response.status === 401) return undefined;
  if (!response.ok) throw await readError(response);
  return getCurrentUser.output.parse(await response.json());
}

/** For loaders of the area. @throws Response a redirect to the login page when nobody is logged in, as far as can be told */
export const requireUser = (api: ApiFetch): Promise<CurrentUser> => userOrLogin(findCurrentUser(api));

/** The same for a check that was made already; one that failed counts as nobody (spec section 6). */
export async function userOrLogin(check: Promise<CurrentUser | null | undefined>): Promise<CurrentUser> {
  const user = await check.catch(() => undefined);
  if (user) return user;
  if (typeof document === "undefined")
    throw redirect(LOGIN_PATH, { headers: { "set-cookie": noticeCookie } });
  leaveLoginNotice();
  throw redirect(LOGIN_PATH);
}

let hasNotice = false;
let isLoggingOut = false;

/** Makes the login page say that one must log in. Call it in the browser, before going there. */
export function leaveLoginNotice(): void {
  hasNotice = !isLoggingOut;
}

/** While somebody logs out, a read that finds the session gone is no news. */
export async function withoutLoginNotice<T>(logout: () => Promise<T>): Promise<T> {
  isLoggingOut = true;
  try {
    return await logout();
  } finally {
    isLoggingOut = false;
  }
}

const PLACE = "login-leads-to";

/** Makes the next login in this tab lead there instead of the dashboard. */
export function rememberPlace(path: string): void {
  try {
    sessionStorage.setItem(PLACE, path);
  } catch {
    // Then it leads to the dashboard.
  }
}

/** Where a login leads; the dashboard the next time. */
export function takePlace(): string {
  try {
    const place = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    return place?.startsWith("/admin/") ? place : "/admin";
  } catch {
    return "/admin";
  }
}

/** True when somebody was sent to the login page; false the next time. */
export function takeLoginNotice(): boolean {
  const there = document.cookie.split("; ").includes(`${NOTICE}=1`);
  if (there) document.cookie = `${NOTICE}=; Path=${LOGIN_PATH}; Max-Age=0`;
  const left = hasNotice;
  hasNotice = false;
  return there || left;
}
