import type { Hono } from "hono";
import {
  LEADS_CSV_PATH,
  leadFilters,
  leadKinds,
  leadStatuses,
  PERSON_EXPORT_PATH,
  personOf,
} from "../../contracts/leads.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { parse } from "../http/bind.ts";
import type { AppEnv } from "../http/context.ts";
import { type Guards, protect } from "../http/protect.ts";
import { csvRow, csvStart } from "./csv.ts";
import type { PersonExport, PersonsService } from "./persons.service.ts";
import { findLeadsAfter, type LeadFilter } from "./leads.store.ts";
import type { LeadRow } from "./leads.table.ts";
import { dayOf } from "../days.ts";

const BATCH = 1000;
const columns = ["Received (UTC)", "Kind", "Status", "Name", "E-mail", "Company", "Summary", "Spam"];

interface ExportDeps {
  db: Db;
  guards: Guards;
  audit: Audit;
  persons: PersonsService;
}

/** Downloads: the list as CSV, one person's data as JSON. */
export function leadExportRoutes(app: Hono<AppEnv>, { db, guards, audit, persons }: ExportDeps): void {
  app.get(LEADS_CSV_PATH, async (c) => {
    const { user } = await protect(c, guards, { admin: true });
    const { spam, ...rest } = parse(leadFilters, c.req.query());
    const filter: LeadFilter = { ...rest, spam: spam === "1" };
    const { search: _words, ...shown } = filter;
    await audit.record(
      db,
      { ...c.get("facts"), user },
      { action: "lead.exported", details: { ...shown, searched: !!filter.search } },
    );
    return c.body(csvStream(db, filter), 200, {
      ...attachment(`leads-${dayOf(Date.now())}.csv`),
      "content-type": "text/csv; charset=utf-8",
    });
  });
  app.get(PERSON_EXPORT_PATH, async (c) => {
    const { user } = await protect(c, guards, { admin: true });
    const { email } = parse(personOf, c.req.query());
    const data = await persons.exportPerson(email, { ...c.get("facts"), user: user! });
    return c.body(personStream(data), 200, {
      ...attachment("person.json"),
      "content-type": "application/json; charset=utf-8",
    });
  });
}

const attachment = (name: string) => ({
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "no-store",
});

/** Read and sent piece by piece: the list may be long. */
function csvStream(db: Db, filter: LeadFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: LeadRow | undefined;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvStart + csvRow(columns))),
    async pull(controller) {
      const rows = await findLeadsAfter(db, filter, last, BATCH);
      last = rows.at(-1);
      if (rows.length) controller.enqueue(encoder.encode(rows.map(rowOf).join("")));
      if (rows.length < BATCH) controller.close();
    },
  });
}

/** One JSON object, its mails sent piece by piece. A failure breaks the answer off: half a file is none. */
function personStream({ mails, ...data }: PersonExport): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const batches = mails[Symbol.asyncIterator]();
  let separator = "\n";
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(`${JSON.stringify(data, null, 2).slice(0, -2)},\n  "mails": [`)),
    async pull(controller) {
      const { done, value } = await batches.next();
      if (!done) {
        const mailsOfBatch = value.map((mail) => JSON.stringify(mail)).join(",\n");
        controller.enqueue(encoder.encode(separator + mailsOfBatch));
        separator = ",\n";
        return;
      }
      controller.enqueue(encoder.encode("\n  ]\n}\n"));
      controller.close();
    },
    cancel: async () => void (await batches.return?.()),
  });
}

const rowOf = (lead: LeadRow) =>
  csvRow([
    lead.createdAt.toISOString().slice(0, 19).replace("T", " "),
    leadKinds[lead.kind],
    leadStatuses[lead.status],
    lead.name,
    lead.email,
    lead.company,
    lead.summary,
    lead.spam ?? "",
  ]);
