import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { LoginDelays } from "./login-delays.ts";
import { verifyPassword } from "./passwords.ts";
import { findUserById, lockUser } from "./users.store.ts";
import type { User } from "./users.table.ts";

const WRONG = "That is not your current password.";
const wrong = () =>
  new AppError("invalid", WRONG, { errors: [{ field: "currentPassword", message: WRONG }] });

/**
 * Asks for the password once more before something that a borrowed browser must not do.
 * @throws AppError invalid (400) when it is wrong, rate_limited (429) after too many wrong ones
 */
export async function confirmPassword(
  { db, delays }: { db: Db; delays: LoginDelays },
  userId: string,
  currentPassword: string,
): Promise<User> {
  const attempt = await delays.confirmation(userId);
  const user = await findUserById(db, userId);
  if (!user || !(await verifyPassword(user.passwordHash, currentPassword))) throw wrong();
  await attempt.succeeded();
  return user;
}

/**
 * The confirmed user inside the transaction of the change, held until its end. A password that was changed since it was
 * confirmed confirms nothing: whoever is being locked out must not get in between. @throws AppError invalid (400)
 */
export async function stillConfirmed(tx: Db, { id, passwordHash }: User): Promise<User> {
  const user = await lockUser(tx, id);
  if (user?.passwordHash !== passwordHash) throw wrong();
  return user;
}
