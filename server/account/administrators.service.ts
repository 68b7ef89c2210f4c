import type { Audit, AuditOrigin } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { LoginDelays } from "./login-delays.ts";
import { hashPassword, randomPassword } from "./passwords.ts";
import { deleteSessionsOf } from "./sessions.store.ts";
import { allUsers, findUserByName, insertUser, replaceRecoveryCodes, updateUser } from "./users.store.ts";
import type { User } from "./users.table.ts";

const DEFAULT_USERNAME = "admin";

export interface AdministratorDeps {
  db: Db;
  audit: Audit;
  delays: LoginDelays;
}
export type Administrators = ReturnType<typeof administratorService>;

/** What is decided about administrators from outside: at the first start and on the command line. */
export function administratorService({ db, audit, delays }: AdministratorDeps) {
  const existing = async (username: string): Promise<User> => {
    const user = await findUserByName(db, username);
    if (!user) throw new AppError("not_found", `There is no administrator named ${username}`);
    return user;
  };
  return {
    list: () => allUsers(db),

    /** @throws AppError conflict when the name is taken */
    async add(username: string, password: string, origin: AuditOrigin): Promise<void> {
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        if (!(await insertUser(tx, { username, passwordHash })))
          throw new AppError("conflict", `There is already an administrator named ${username}`);
        await audit.record(tx, origin, { action: "administrator.added", subject: username });
      });
    },

    /** Sets a password, ends every session of the account and lifts its login delay. @throws AppError not_found */
    async setPassword(username: string, password: string, origin: AuditOrigin): Promise<void> {
      const user = await existing(username);
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await updateUser(tx, user.id, { passwordHash });
        await deleteSessionsOf(tx, user.id);
        await audit.record(tx, origin, { action: "password.changed", subject: user.username });
      });
      await delays.forgive(user.loginName);
    },

    /** Turns the second factor of an account off. @throws AppError not_found */
    async resetSecondFactor(username: string, origin: AuditOrigin): Promise<void> {
      const user = await existing(username);
      await db.transaction(async (tx) => {
        await updateUser(tx, user.id, { totpSecret: null, totpPendingSecret: null });
        await replaceRecoveryCodes(tx, user.id, []);
        await audit.record(tx, origin, { action: "second-factor.removed", subject: user.username });
      });
    },

    /**
     * Makes the first administrator of an installation that has none.
     * @returns the password when it was made up here: it is known nowhere else. `ignored` when administrators exist and
     * `given.username` is none of them.
     */
    async ensureFirst(
      given: { username?: string; password?: string },
      origin: AuditOrigin,
    ): Promise<{ username: string; madeUpPassword?: string; ignored?: string } | undefined> {
      const users = await allUsers(db);
      if (users.length) {
        const { username } = given;
        if (!username || (await findUserByName(db, username))) return undefined;
        return { username, ignored: username };
      }
      const username = given.username ?? DEFAULT_USERNAME;
      const madeUp = given.password === undefined ? randomPassword() : undefined;
      try {
        await this.add(username, given.password ?? madeUp ?? "", origin);
      } catch (error) {
        // Another node was quicker: its administrator, and its password, are the ones.
        if (error instanceof AppError && error.code === "conflict") return undefined;
        throw error;
      }
      return { username, ...(madeUp && { madeUpPassword: madeUp }) };
    },
  };
}
