import type { Audit } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { accountService } from "./account.service.ts";
import { administratorService } from "./administrators.service.ts";
import { createKnownDevices } from "./known-device.ts";
import { createLoginDelays, sweepLoginDelays } from "./login-delays.ts";
import { secondFactorService } from "./second-factor.service.ts";
import { sessionService } from "./session.service.ts";

export interface SessionOptions {
  db: Db;
  audit: Audit;
  /** Signs the proofs of known devices. */
  secret: Buffer;
  /** The site's name, as authenticator apps show it. */
  issuer: string;
  /** False lifts the delays after failed logins. */
  limits: boolean;
  now?: () => Date;
}

/** Who may in: the services of this feature, over one clock. */
export function buildSessions({ db, audit, secret, issuer, limits, now = () => new Date() }: SessionOptions) {
  const delays = createLoginDelays({ db, enabled: limits, now });
  const sessions = sessionService({ db, audit, delays, devices: createKnownDevices(secret), now });
  return {
    sessions,
    account: accountService({ db, audit, delays, now }),
    secondFactor: secondFactorService({ db, audit, delays, issuer, now }),
    administrators: administratorService({ db, audit, delays }),
    sweep: async (at: Date) => {
      await sessions.sweep(at);
      await sweepLoginDelays(db, at);
    },
  };
}
