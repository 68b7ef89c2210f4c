import type { Audit } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { notFound } from "../errors.ts";
import type { SessionUser } from "../http/context.ts";
import { confirmPassword, stillConfirmed } from "./confirm-password.ts";
import { deviceName } from "../http/device-name.ts";
import type { LoginDelays } from "./login-delays.ts";
import { hashPassword } from "./passwords.ts";
import { horizon } from "./session.service.ts";
import { deleteSession, deleteSessionsOf, sessionsOf } from "./sessions.store.ts";
import { updateUser } from "./users.store.ts";

/** The administrator who asks, and from where. */
export interface Asker {
  user: SessionUser;
  address: string;
  requestId?: string;
}
export interface AccountDeps {
  db: Db;
  audit: Audit;
  delays: LoginDelays;
  now: () => Date;
}
export type AccountService = ReturnType<typeof accountService>;

/** What administrators do about their own password and sessions. */
export function accountService({ db, audit, delays, now }: AccountDeps) {
  return {
    /** Sets a new password; every other session of the account ends. @throws AppError invalid, rate_limited */
    async changePassword(
      asker: Asker,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<void> {
      const user = await confirmPassword({ db, delays }, asker.user.id, currentPassword);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await stillConfirmed(tx, user);
        await updateUser(tx, asker.user.id, { passwordHash });
        await deleteSessionsOf(tx, asker.user.id, asker.user.sessionId);
        await audit.record(tx, asker, { action: "password.changed", subject: asker.user.username });
      });
    },

    /** The name that clients read from now on; what was approved before keeps the one of its time. */
    changeDisplayName: (asker: Asker, displayName: string): Promise<void> =>
      db.transaction(async (tx) => {
        await updateUser(tx, asker.user.id, { displayName });
        await audit.record(tx, asker, { action: "display-name.changed", subject: asker.user.username });
      }),

    /** Before what a borrowed browser must not do elsewhere. @throws AppError invalid, rate_limited */
    async confirm(asker: Asker, currentPassword: string): Promise<void> {
      await confirmPassword({ db, delays }, asker.user.id, currentPassword);
    },

    sessions: (userId: string) => sessionsOf(db, userId, horizon(now())),

    /** @throws AppError not_found when it is no session of this account */
    endSession: (asker: Asker, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const ended = await deleteSession(tx, asker.user.id, id);
        if (!ended) throw notFound("This session has ended already");
        await audit.record(tx, asker, {
          action: "session.ended",
          subject: deviceName(ended.userAgent),
          details: { from: ended.address },
        });
      }),

    /** @returns how many ended */
    endOtherSessions: (asker: Asker): Promise<number> =>
      db.transaction(async (tx) => {
        const ended = await deleteSessionsOf(tx, asker.user.id, asker.user.sessionId);
        if (ended) await audit.record(tx, asker, { action: "session.ended", details: { others: ended } });
        return ended;
      }),
  };
}
