import { ApiError } from "../api/request.ts";
import { leaveLoginNotice, LOGIN_PATH } from "./session.ts";
import { redirect } from "react-router";

/**
 * For loaders of one record's page. @throws Response a 404 where the API knows no such record, a redirect to the login
 * page where the session has ended
 */
export async function readOrNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 });
    if (error instanceof ApiError && error.status === 401) {
      if (typeof document !== "undefined") leaveLoginNotice();
      throw redirect(LOGIN_PATH);
    }
    throw error;
  }
}
