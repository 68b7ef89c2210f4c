import { createHash, randomBytes } from "node:crypto";
import type { Desk } from "../../../content/desks/desk.ts";
import {
  type CallableDesk,
  deskPath,
  LINK_DAYS,
  type ListedDesk,
  OWN_DESK_BYTES,
  type OwnDesk,
  ownDesk,
} from "../../../contracts/voice-own-desk.ts";
import type { Audit, AuditOrigin } from "../../audit/audit.service.ts";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Seal } from "../../seal.ts";
import { shownDesk } from "../shown-desk.ts";
import { deskFromOwn, variablesOf } from "./desk-from-own.ts";
import {
  addReport,
  countCall,
  countDesks,
  findDesk,
  insertDesk,
  isAlive,
  listDesks,
  openByToken,
  revokeByOwner,
  sweepDesks,
  switchOff,
} from "./own-desks.store.ts";
import type { StoredDesk } from "./own-desks.table.ts";
import { DAY_MS } from "../../days.ts";

export type OwnDesksService = ReturnType<typeof ownDesksService>;

/** Most desks that administrators are shown. */
const LIST_MAX = 200;
/** Desks made of their descriptions that are kept ready: those of the calls that run. */
const READY_MAX = 50;
const GONE = "This desk is no longer here";

const secret = (): string => randomBytes(16).toString("base64url");
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What is sealed: the description, and the link by which it was opened. */
interface SealedDesk {
  own: OwnDesk;
  link?: string;
}

/** Desks of visitors: sealed for calls, and kept under a private link where their makers want that. */
export function ownDesksService({
  db,
  seal,
  audit,
  now = () => new Date(),
}: {
  db: Db;
  seal: Seal;
  audit: Audit;
  now?: () => Date;
}) {
  const ready = new Map<string, Desk>();

  function deskOfSealed(sealed: string, own: OwnDesk): Desk {
    let desk = ready.get(sealed);
    if (!desk) {
      desk = deskFromOwn(own);
      if (ready.size >= READY_MAX) ready.delete(ready.keys().next().value ?? "");
      ready.set(sealed, desk);
    }
    return desk;
  }

  /** @throws AppError invalid when it is too large */
  function callable(own: OwnDesk, link?: string): CallableDesk {
    if (Buffer.byteLength(JSON.stringify(own)) > OWN_DESK_BYTES)
      throw new AppError("invalid", "That is more than a desk can hold: please shorten some answers");
    const sealed = seal.seal({ own, ...(link !== undefined && { link }) } satisfies SealedDesk);
    const desk = deskFromOwn(own);
    return { sealed, shown: shownDesk(desk), variables: variablesOf(own, desk) };
  }

  return {
    callable,
    /**
     * The desk that a turn brought; a linked one is asked for at each turn, so that switching it off ends its calls.
     * @param begins true for the turn that picks up: it is counted
     * @throws AppError not-found when the seal is not ours, or the linked desk is gone or off
     */
    async open(sealed: string, begins: boolean): Promise<Desk> {
      const opened = seal.open(sealed) as SealedDesk | undefined;
      const own = ownDesk.safeParse(opened?.own);
      if (!opened || !own.success) throw notFound(GONE);
      if (opened.link !== undefined) {
        const on = begins ? await countCall(db, opened.link, now()) : await isAlive(db, opened.link, now());
        if (!on) throw notFound(GONE);
      }
      return deskOfSealed(sealed, own.data);
    },
    async share(desk: OwnDesk, email: string) {
      callable(desk);
      const [token, ownerKey] = [secret(), secret()];
      const expiresAt = new Date(now().getTime() + LINK_DAYS * DAY_MS);
      await insertDesk(db, {
        desk,
        email,
        expiresAt,
        createdAt: now(),
        tokenHash: hash(token),
        ownerHash: hash(ownerKey),
      });
      return { path: deskPath(token), ownerKey, expiresAt: expiresAt.toISOString() };
    },
    /** @throws AppError not-found when the link does not work, whyever */
    async linked(token: string) {
      const found = await openByToken(db, hash(token), now());
      if (!found) throw notFound(GONE);
      return { ...callable(found.desk, found.id), expiresAt: found.expiresAt.toISOString() };
    },
    /** @throws AppError not-found when the key opens nothing */
    async revoke(ownerKey: string): Promise<void> {
      if (!(await revokeByOwner(db, hash(ownerKey), now()))) throw notFound(GONE);
    },
    /** Says nothing of whether the desk is there. */
    report: (token: string, why: string): Promise<void> => addReport(db, hash(token), why),
    async list(): Promise<{ desks: ListedDesk[]; made: number }> {
      const [rows, made] = await Promise.all([listDesks(db, LIST_MAX), countDesks(db)]);
      return { desks: rows.map((row) => listed(row, now())), made };
    },
    /** @throws AppError not-found */
    async hear(id: string) {
      const row = await findDesk(db, id);
      if (!row) throw notFound(GONE);
      return { ...callable(row.desk), listed: listed(row, now()), desk: row.desk };
    },
    /** Forgets desks a month after their end, with whose they were. */
    sweep: (at: Date): Promise<void> => sweepDesks(db, new Date(at.getTime() - LINK_DAYS * DAY_MS)),
    switchOff: (id: string, origin: AuditOrigin): Promise<number> =>
      db.transaction(async (tx) => {
        const off = await switchOff(tx, id, now());
        if (off.length > 0)
          await audit.record(tx, origin, {
            action: "own-desk.off",
            details: id === "all" ? { all: off.length } : { id },
          });
        return off.length;
      }),
  };
}

function listed(row: StoredDesk, now: Date): ListedDesk {
  const { id, email, opened, calls, reports, lastReport } = row;
  const state = row.switchedOffAt
    ? "off"
    : row.revokedAt
      ? "revoked"
      : row.expiresAt <= now
        ? "expired"
        : "on";
  return {
    id,
    email,
    opened,
    calls,
    reports,
    lastReport,
    state,
    business: row.desk.business,
    kit: row.desk.kit,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
