import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { LoginDelays } from "./login-delays.ts";
import { verifyPassword } from "./passwords.ts";
import { findUserById } from "./users.store.ts";
import type { User } from "./users.table.ts";

const WRONG = "That is not your current password.";

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
  if (!user || !(await verifyPassword(user.passwordHash, currentPassword)))
    throw new AppError("invalid", WRONG, { errors: [{ field: "currentPassword", message: WRONG }] });
  await attempt.succeeded();
  return user;
}
