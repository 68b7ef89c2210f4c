import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import {
  type Lead,
  listLeads,
  type LeadStatus,
  leadStatuses,
  releaseLead,
  setLeadStatuses,
} from "../../../contracts/leads.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { SelectionBar } from "../../admin/selection-bar.tsx";
import type { Selection } from "../../admin/use-selection.ts";
import { call } from "../../api/call.ts";
import { toast, UNDO_MS } from "../../ui/use-toast.ts";

interface LeadsSelectionProps {
  leads: readonly Lead[];
  selection: Selection;
  spam: boolean;
}

/** Marks several leads by one press, and takes it back by another. */
export function LeadsSelection({ leads, selection, spam }: LeadsSelectionProps) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey: [listLeads.path] }), revalidate()]);
  const failed = (error: unknown) =>
    toast({ variant: "destructive", title: "Leads Not Changed", description: reasonOf(error) });

  const undo = async (changed: readonly { id: string; from: LeadStatus }[]) => {
    try {
      for (const [status, of] of Map.groupBy(changed, ({ from }) => from))
        await call(setLeadStatuses, { ids: of.map(({ id }) => id), status });
      toast({ title: "Undone" });
    } catch (error) {
      failed(error);
    }
    await refresh();
  };
  const mark = useMutation({
    mutationFn: (status: LeadStatus) => call(setLeadStatuses, { ids: [...selection.ids], status }),
    onSuccess: ({ changed }, status) => {
      selection.clear();
      toast({
        title: `${leadsIn(changed.length)} ${spam ? "confirmed as spam" : `marked as ${leadStatuses[status]}`}`,
        duration: UNDO_MS,
        ...(changed.length > 0 && { action: { label: "Undo", onSelect: () => void undo(changed) } }),
      });
    },
    onError: failed,
    onSettled: refresh,
  });
  const release = useMutation({
    mutationFn: async () => {
      // One after the other: each has mails and a report of its own to order.
      for (const id of selection.ids) await call(releaseLead, { id });
      return selection.ids.size;
    },
    onSuccess: (count) => {
      selection.clear();
      toast({ title: `${leadsIn(count)} moved to Leads` });
    },
    onError: failed,
    onSettled: refresh,
  });
  const busy = mark.isPending || release.isPending;
  return (
    <SelectionBar selection={selection} count={leads.length} what="leads">
      {spam ? (
        <>
          <button type="button" className="btn" disabled={busy} onClick={() => release.mutate()}>
            Not spam
          </button>
          <button type="button" className="btn" disabled={busy} onClick={() => mark.mutate("done")}>
            Confirm spam
          </button>
        </>
      ) : (
        <>
          <span className="micro selection-verb" aria-hidden="true">
            Mark as
          </span>
          {(["done", "open", "new"] as const).map((status) => (
            <button
              key={status}
              type="button"
              className="btn"
              disabled={busy}
              onClick={() => mark.mutate(status)}
            >
              <span className="sr">Mark as </span>
              {leadStatuses[status]}
            </button>
          ))}
        </>
      )}
    </SelectionBar>
  );
}

const leadsIn = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);
