import {
  hearOwnDesk,
  listOwnDesks,
  openOwnDesk,
  reportOwnDesk,
  revokeOwnDesk,
  sealOwnDesk,
  shareOwnDesk,
  switchOffDesks,
} from "../../../contracts/voice-own-desk.ts";
import { type Bind, created, noContent } from "../../http/bind.ts";
import type { Limit, Limits } from "../../http/limits.ts";
import type { OwnDesksService } from "./own-desks.service.ts";

/** A form that is tried out seals often; few links are made, and few reports. */
const sealLimit: Limit = { name: "own-desk-seal", points: 60, seconds: 60 };
const shareLimit: Limit = { name: "own-desk-share", points: 5, seconds: 3600 };
const openLimit: Limit = { name: "own-desk-open", points: 60, seconds: 60 };
const reportLimit: Limit = { name: "own-desk-report", points: 5, seconds: 3600 };
/** JSON of a desk, with what JSON and many-byte letters add. */
const BODY_LIMIT = 64 * 1024;

export function ownDeskRoutes(
  bind: Bind,
  { ownDesks, limits }: { ownDesks: OwnDesksService; limits: Limits },
) {
  bind(sealOwnDesk, { bodyLimit: BODY_LIMIT }, async ({ desk }, { address }) => {
    await limits.consume(sealLimit, { address });
    const { sealed, shown, variables } = ownDesks.callable(desk);
    return { sealed, shown, variables };
  });
  bind(shareOwnDesk, { bodyLimit: BODY_LIMIT }, async ({ desk, email }, { address }) => {
    await limits.consume(shareLimit, { address });
    const { path, ownerKey, expiresAt } = await ownDesks.share(desk, email);
    return created({ path, ownerKey, expiresAt });
  });
  bind(openOwnDesk, {}, async ({ token }, { address }) => {
    await limits.consume(openLimit, { address });
    const { sealed, shown, variables, expiresAt } = await ownDesks.linked(token);
    return { sealed, shown, variables, expiresAt };
  });
  bind(revokeOwnDesk, {}, async ({ ownerKey }, { address }) => {
    await limits.consume(openLimit, { address });
    await ownDesks.revoke(ownerKey);
    return noContent();
  });
  bind(reportOwnDesk, {}, async ({ token, why }, { address }) => {
    await limits.consume(reportLimit, { address });
    await ownDesks.report(token, why);
    return noContent();
  });
  bind(listOwnDesks, { admin: true }, async () => {
    const { desks, made } = await ownDesks.list();
    return { desks, made };
  });
  bind(hearOwnDesk, { admin: true }, async ({ id }) => {
    const { sealed, shown, variables, listed, desk } = await ownDesks.hear(id);
    return { sealed, shown, variables, listed, desk };
  });
  bind(switchOffDesks, { admin: true }, async ({ id }, request) => ({
    switchedOff: await ownDesks.switchOff(id, request),
  }));
}
