import type { Audit } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Asker } from "./account.service.ts";
import { confirmPassword, stillConfirmed } from "./confirm-password.ts";
import type { LoginDelays } from "./login-delays.ts";
import { newRecoveryCodes, newTotpSecret, recoveryCodeHash, totpStep, totpUri } from "./totp.ts";
import {
  countRecoveryCodes,
  findUserById,
  lockUser,
  replaceRecoveryCodes,
  updateUser,
} from "./users.store.ts";

const ON_ALREADY = "Two-step login is on already.";
const NOT_ON = "Two-step login is off.";
const START_AGAIN = "Please start again: there is no code to confirm.";
const WRONG_CODE = "That code is wrong. Please check the clock of your phone and try the next code.";

export interface SecondFactorDeps {
  db: Db;
  audit: Audit;
  delays: LoginDelays;
  issuer: string;
  now: () => Date;
}
export type SecondFactor = ReturnType<typeof secondFactorService>;

/** Codes of an authenticator app (TOTP), asked for at login once an administrator has turned them on. */
export function secondFactorService({ db, audit, delays, issuer, now }: SecondFactorDeps) {
  const confirmed = ({ user }: Asker, password: string) => confirmPassword({ db, delays }, user.id, password);

  async function storeNewCodes(tx: Db, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
    return codes;
  }

  return {
    async state(userId: string) {
      const user = await findUserById(db, userId);
      return { enabled: !!user?.totpSecret, recoveryCodesLeft: await countRecoveryCodes(db, userId) };
    },

    /** A new secret that waits for its first code. @throws AppError conflict when the factor is on; invalid, rate_limited */
    async start(asker: Asker, currentPassword: string) {
      const user = await confirmed(asker, currentPassword);
      if (user.totpSecret) throw new AppError("conflict", ON_ALREADY);
      const secret = newTotpSecret();
      await updateUser(db, user.id, { totpPendingSecret: secret });
      const uri = totpUri(secret, { issuer, label: user.username });
      const { default: qrcode } = await import("qrcode");
      return { secret, uri, qrSvg: await qrcode.toString(uri, { type: "svg", margin: 2 }) };
    },

    /** Turns the factor on by a first code. @returns the recovery codes, known nowhere else */
    async confirm(asker: Asker, code: string): Promise<string[]> {
      const attempt = await delays.confirmation(asker.user.id);
      const user = await findUserById(db, asker.user.id);
      if (!user || user.totpSecret) throw new AppError("conflict", ON_ALREADY);
      const secret = user.totpPendingSecret;
      if (!secret) throw new AppError("conflict", START_AGAIN);
      const step = totpStep(secret, code, now());
      if (step === undefined)
        throw new AppError("invalid", WRONG_CODE, { errors: [{ field: "code", message: WRONG_CODE }] });
      await attempt.succeeded();
      return db.transaction(async (tx) => {
        const held = await lockUser(tx, user.id);
        if (held?.totpPendingSecret !== secret)
          throw new AppError("conflict", held?.totpSecret ? ON_ALREADY : START_AGAIN);
        await updateUser(tx, user.id, { totpSecret: secret, totpPendingSecret: null, totpLastStep: step });
        await audit.record(tx, asker, { action: "second-factor.enabled", subject: user.username });
        return storeNewCodes(tx, user.id);
      });
    },

    /** New recovery codes in place of the old. @throws AppError conflict when the factor is off; invalid, rate_limited */
    async renewCodes(asker: Asker, currentPassword: string): Promise<string[]> {
      const user = await confirmed(asker, currentPassword);
      return db.transaction(async (tx) => {
        if (!(await stillConfirmed(tx, user)).totpSecret) throw new AppError("conflict", NOT_ON);
        await audit.record(tx, asker, { action: "second-factor.codes-renewed", subject: user.username });
        return storeNewCodes(tx, user.id);
      });
    },

    async remove(asker: Asker, currentPassword: string): Promise<void> {
      const user = await confirmed(asker, currentPassword);
      await db.transaction(async (tx) => {
        if (!(await stillConfirmed(tx, user)).totpSecret) throw new AppError("conflict", NOT_ON);
        await updateUser(tx, user.id, { totpSecret: null, totpPendingSecret: null });
        await replaceRecoveryCodes(tx, user.id, []);
        await audit.record(tx, asker, { action: "second-factor.removed", subject: user.username });
      });
    },
  };
}
