import {
  changeDisplayName,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  getDisplayName,
  getSecondFactor,
  listSessions,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "../../contracts/account.ts";
import { type Bind, noContent } from "../http/bind.ts";
import type { AccountService } from "./account.service.ts";
import { deviceName } from "../http/device-name.ts";
import type { SecondFactor } from "./second-factor.service.ts";
import { isUuid } from "../db/given.ts";

const admin = { admin: true };

export function accountRoutes(
  bind: Bind,
  { account, secondFactor }: { account: AccountService; secondFactor: SecondFactor },
) {
  bind(changePassword, admin, async (input, request) => {
    await account.changePassword(request, input);
    return noContent();
  });

  bind(getDisplayName, admin, async (_input, { user: { displayName } }) => ({ displayName }));
  bind(changeDisplayName, admin, async ({ displayName }, request) => {
    await account.changeDisplayName(request, displayName);
    return { displayName };
  });

  bind(listSessions, admin, async (_input, { user }) => ({
    sessions: (await account.sessions(user.id)).map((session) => ({
      id: session.id,
      current: session.id === user.sessionId,
      device: deviceName(session.userAgent),
      address: session.address,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
  }));
  bind(endOtherSessions, admin, async (_input, request) => ({
    ended: await account.endOtherSessions(request),
  }));
  bind(
    endSession,
    {
      ...admin,
      find: async ({ id = "" }) => (isUuid(id) ? id : undefined),
      notFoundMessage: "This session has ended already",
    },
    async (_input, request) => {
      await account.endSession(request, request.found);
      return noContent();
    },
  );

  bind(getSecondFactor, admin, async (_input, { user }) => {
    const { enabled, recoveryCodesLeft } = await secondFactor.state(user.id);
    return { enabled, recoveryCodesLeft };
  });
  bind(startSecondFactor, admin, async ({ currentPassword }, request) => {
    const { secret, uri, qrSvg } = await secondFactor.start(request, currentPassword);
    return { secret, uri, qrSvg };
  });
  bind(confirmSecondFactor, admin, async ({ code }, request) => ({
    recoveryCodes: await secondFactor.confirm(request, code),
  }));
  bind(renewRecoveryCodes, admin, async ({ currentPassword }, request) => ({
    recoveryCodes: await secondFactor.renewCodes(request, currentPassword),
  }));
  bind(removeSecondFactor, admin, async ({ currentPassword }, request) => {
    await secondFactor.remove(request, currentPassword);
    return noContent();
  });
}
