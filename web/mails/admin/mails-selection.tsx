import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { deliverMailsAgain, listMails, settleMails } from "../../../contracts/mails.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { SelectionBar } from "../../admin/selection-bar.tsx";
import type { Selection } from "../../admin/use-selection.ts";
import { call } from "../../api/call.ts";
import { toast, UNDO_MS } from "../../ui/use-toast.ts";
import { emailsIn } from "./undelivered.ts";

/** Of those that failed: several go out again by one press, or are let rest by one, which another takes back. */
export function MailsSelection({ count, selection }: { count: number; selection: Selection }) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const refresh = () => Promise.all([client.invalidateQueries({ queryKey: [listMails.path] }), revalidate()]);
  const failed = (error: unknown) =>
    toast({ variant: "destructive", title: "Emails Not Changed", description: reasonOf(error) });
  const ids = [...selection.ids];

  const deliver = useMutation({
    mutationFn: () => call(deliverMailsAgain, { ids }),
    onSuccess: ({ queued }) => {
      selection.clear();
      toast({ title: "Emails Queued", description: `${emailsIn(queued)} on the way.` });
    },
    onError: failed,
    onSettled: refresh,
  });
  const bringBack = async (settled: string[]) => {
    try {
      await call(settleMails, { ids: settled, settled: false });
      toast({ title: "Undone" });
    } catch (error) {
      failed(error);
    }
    await refresh();
  };
  const dismiss = useMutation({
    mutationFn: () => call(settleMails, { ids, settled: true }),
    onSuccess: ({ ids: settled }) => {
      selection.clear();
      toast({
        title: `${emailsIn(settled.length)} dismissed`,
        duration: UNDO_MS,
        ...(settled.length > 0 && { action: { label: "Undo", onSelect: () => void bringBack(settled) } }),
      });
    },
    onError: failed,
    onSettled: refresh,
  });
  const busy = deliver.isPending || dismiss.isPending;
  return (
    <SelectionBar selection={selection} count={count} what="emails">
      <button type="button" className="btn" disabled={busy} onClick={() => deliver.mutate()}>
        Deliver again
      </button>
      <button type="button" className="btn" disabled={busy} onClick={() => dismiss.mutate()}>
        Dismiss
      </button>
    </SelectionBar>
  );
}
