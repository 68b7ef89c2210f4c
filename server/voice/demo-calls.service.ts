import type { DemoRecord } from "../../contracts/voice-call.ts";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Conversation } from "./conversation.ts";
import type { AddLead } from "../lead-source.ts";
import { demoCallLead } from "./demo-call.lead.ts";
import { insertDemoCall, listDemoCalls } from "./demo-calls.store.ts";

export type DemoCallsService = ReturnType<typeof demoCallsService>;

/** Keeps the demo calls that visitors choose to leave. */
export function demoCallsService({
  db,
  conversation,
  addLead,
}: {
  db: Db;
  conversation: Conversation;
  addLead: AddLead;
}) {
  return {
    /**
     * What the call came to is read from its sealed memory; a page cannot claim a booking. A hosted call has none: its
     * words are all that is known here.
     * @returns the record's id, the same when the call was saved before
     * @throws AppError invalid when the memory is not this site's or too old
     */
    async save(record: DemoRecord): Promise<{ id: string }> {
      const { state, callId, ...rest } = record;
      const known = await conversation.summaryOf(state);
      if (state !== null && !known) throw new AppError("invalid", "This call can no longer be saved");
      const summary = known?.summary ?? {
        kind: "nothing" as const,
        title: "A conversation",
        lines: [],
      };
      const row = {
        ...rest,
        callId: known?.call ?? callId,
        scenario: known?.dialogue.scenario ?? record.scenario,
        outcome: summary.kind,
        title: summary.title,
        lines: summary.lines,
      };
      return db.transaction(async (tx) => {
        const id = await insertDemoCall(tx, row);
        await addLead(tx, demoCallLead(id, row));
        return { id };
      });
    },
    /** The newest ones, for the inbox of leads. */
    list: (limit: number) => listDemoCalls(db, limit),
  };
}
