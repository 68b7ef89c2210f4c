import { data, redirect } from "react-router";
import { ApiError } from "../api/request.ts";
import { leaveLoginNotice, LOGIN_PATH } from "./session.ts";

/** What a record's page was about, for whoever finds it gone. */
export interface MissingRecord {
  /** As a sentence begins with it: `Lead`. */
  what: string;
  /** Where the others are. */
  list: { to: string; name: string };
}

/**
 * For loaders of one record's page. @throws a 404 that says what is missing where the API knows no such record, a
 * redirect to the login page where the session has ended
 */
export async function readOrNotFound<T>(reading: Promise<T>, missing: MissingRecord): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(missing, { status: 404 });
    if (error instanceof ApiError && error.status === 401) {
      if (typeof document !== "undefined") leaveLoginNotice();
      throw redirect(LOGIN_PATH);
    }
    throw error;
  }
}
