import { site } from "../../site.config.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Feature, Ground } from "../feature.ts";
import { accountRoutes } from "./account.routes.ts";
import { buildSessions } from "./build-sessions.ts";
import { sessionRoutes } from "./session.routes.ts";

type Built = ReturnType<typeof build>;

function build({ db, secret, env, csrf, audit }: Ground & { audit: Audit }) {
  const { sweep, ...access } = buildSessions({
    db,
    audit,
    secret,
    issuer: site.name,
    limits: env.RATE_LIMITS,
  });
  return { ...access, sweepAccounts: sweep, guards: { csrf, findUser: access.sessions.findUser } };
}

export const accountFeature = {
  name: "account",
  build,
  routes({ bind }, deps: Built) {
    sessionRoutes(bind, deps);
    accountRoutes(bind, deps);
  },
  sweep: ({ sweepAccounts }: Built) => sweepAccounts,
} satisfies Feature;
