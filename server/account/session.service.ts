import type { LoginFields } from "../../contracts/account-session.ts";
import type { Audit, AuditOrigin } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { SessionUser } from "../http/context.ts";
import { newSessionToken } from "../http/session-cookie.ts";
import type { KnownDevices } from "./known-device.ts";
import type { LoginDelays } from "./login-delays.ts";
import { verifyPassword } from "./passwords.ts";
import {
  deleteEndedSessions,
  deleteSessionByToken,
  findSession,
  type Horizon,
  insertSession,
  touchSession,
} from "./sessions.store.ts";
import { recoveryCodeHash, totpStep } from "./totp.ts";
import { claimTotpStep, findUserByName, lockUser, loginNameOf, takeRecoveryCode } from "./users.store.ts";
import type { User } from "./users.table.ts";

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
export const LONGEST_MS = 7 * 24 * HOUR_MS;
/** How exactly "last seen" is kept: a session in use is not written to at every request. */
const TOUCH_MS = 60_000;

export interface LoginFrom {
  address: string;
  requestId: string;
  userAgent: string;
  /** The visitor's cookie until now, which ends with the login. */
  sessionToken: string | undefined;
  deviceProof: string | undefined;
}
export interface LoggedIn {
  user: SessionUser;
  /** The new cookie's value. */
  token: string;
  /** For the browser to show next time. */
  deviceProof: string;
}
export interface SessionDeps {
  db: Db;
  audit: Audit;
  delays: LoginDelays;
  devices: KnownDevices;
  now: () => Date;
}
export type SessionService = ReturnType<typeof sessionService>;

/** The moments at which sessions that are over now began or were last seen. */
export const horizon = (at: Date): Horizon => ({
  createdAfter: new Date(at.getTime() - LONGEST_MS),
  seenAfter: new Date(at.getTime() - IDLE_MS),
});

export function sessionService({ db, audit, delays, devices, now }: SessionDeps) {
  /** Records the failure by the account's name only where there is one: people type passwords into the wrong field. */
  async function fail(user: User | undefined, from: LoginFrom, error: AppError): Promise<never> {
    await audit.record(db, from, {
      action: "login.failed",
      subject: user?.username,
      details: { reason: error.code === "second_factor_required" ? "code" : "password" },
    });
    throw error;
  }

  /** @returns which kind of code it was; undefined when it is none that counts */
  async function takeCode(tx: Db, user: User, code: string): Promise<"app" | "recovery" | undefined> {
    // Apps show `123 456`, and people type what they see.
    const digits = code.replace(/\s/g, "");
    const step =
      user.totpSecret && /^\d{6}$/.test(digits) ? totpStep(user.totpSecret, digits, now()) : undefined;
    if (step !== undefined) return (await claimTotpStep(tx, user.id, step)) ? "app" : undefined;
    return (await takeRecoveryCode(tx, user.id, recoveryCodeHash(code))) ? "recovery" : undefined;
  }

  async function open(tx: Db, user: User, from: LoginFrom, code?: "app" | "recovery"): Promise<LoggedIn> {
    const token = newSessionToken();
    if (from.sessionToken) await deleteSessionByToken(tx, from.sessionToken);
    const { id: sessionId } = await insertSession(tx, {
      token,
      userId: user.id,
      address: from.address,
      userAgent: from.userAgent.slice(0, 500),
      at: now(),
    });
    const sessionUser = {
      id: user.id,
      username: user.username,
      displayName: user.displayName,
      role: "admin" as const,
      sessionId,
    };
    await audit.record(
      tx,
      { ...from, user: sessionUser },
      {
        action: "login.succeeded",
        details: code && { code },
      },
    );
    return { user: sessionUser, token, deviceProof: devices.issue(user.id) };
  }

  return {
    /**
     * Opens a session of its own for a right name and password (and code, where the account asks for one).
     * @throws AppError unauthenticated (401), the same for an unknown name and a wrong password, after the same time;
     * second_factor_required (401); rate_limited (429)
     */
    async login(
      { username, password, code }: LoginFields & { code?: string },
      from: LoginFrom,
    ): Promise<LoggedIn> {
      const user = await findUserByName(db, username);
      const attempt = await delays.login(
        {
          loginName: loginNameOf(username),
          address: from.address,
          deviceId: user && devices.idOf(from.deviceProof, user.id),
        },
        (rule) =>
          audit.record(db, from, {
            action: "login.refused",
            subject: user?.username,
            details: { attempts: rule },
          }),
      );
      const wrong = new AppError("unauthenticated", "Invalid username or password");
      const right = await verifyPassword(user?.passwordHash, password);
      if (!user || !right) return fail(user, from, wrong);
      if (user.totpSecret && !code) {
        await attempt.undone();
        throw new AppError("second_factor_required", "Please enter the code of your authenticator app.");
      }
      const opened = await db.transaction(async (tx) => {
        // Whoever changed the password meanwhile has ended every session of the old one: none may come after it.
        const held = await lockUser(tx, user.id);
        if (held?.passwordHash !== user.passwordHash) return "wrong password";
        if (!held.totpSecret) return open(tx, held, from);
        const taken = await takeCode(tx, held, code ?? "");
        return taken ? open(tx, held, from, taken) : "wrong code";
      });
      if (opened === "wrong password") return fail(user, from, wrong);
      if (opened === "wrong code")
        return fail(
          user,
          from,
          new AppError(
            "second_factor_required",
            "That code is wrong or was used before. Please try the next one.",
          ),
        );
      await attempt.succeeded();
      return opened;
    },

    /** Ends the session behind a cookie, at once and for every copy of it. */
    logout: (token: string, origin: AuditOrigin): Promise<void> =>
      db.transaction(async (tx) => {
        await deleteSessionByToken(tx, token);
        await audit.record(tx, origin, { action: "logout" });
      }),

    /** The administrator behind a cookie, while the session lasts: 12 hours idle, 7 days at most. */
    async findUser(token: string): Promise<SessionUser | undefined> {
      const at = now();
      const row = await findSession(db, token, horizon(at));
      if (!row) return undefined;
      // Also when it was last seen in what is now the future, by a clock that has been put right since.
      if (Math.abs(at.getTime() - row.lastSeenAt.getTime()) >= TOUCH_MS) await touchSession(db, row.id, at);
      return {
        id: row.userId,
        username: row.username,
        displayName: row.displayName,
        role: "admin",
        sessionId: row.id,
      };
    },

    sweep: (at: Date) => deleteEndedSessions(db, horizon(at)),
  };
}
