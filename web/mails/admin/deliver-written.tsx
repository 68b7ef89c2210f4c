import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { DELIVERED_AT_ONCE, deliverWrittenMails, listMails } from "../../../contracts/mails.ts";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/use-toast.ts";
import "./mails.css";
import { emailsIn } from "./undelivered.ts";

/** What was written while no mail server was set, now that there is one: all of it goes out by one press. */
export function DeliverWritten({ count }: { count: number }) {
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const deliver = useMutation({
    mutationFn: () => call(deliverWrittenMails, {}),
    meta: { on401: "page" },
    onSuccess: ({ queued }) =>
      toast({ title: "Emails Queued", description: `${emailsIn(queued)} on the way.` }),
    onError: (error) =>
      toast({ variant: "destructive", title: "Not Delivered", description: reasonOf(error) }),
    onSettled: async (done) => {
      setAsks(false);
      // The dialog gives the focus back to its button, which goes with the note.
      if (done) requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1")?.focus());
      await client.invalidateQueries({ queryKey: [listMails.path] });
      await revalidate();
    },
  });
  const isMore = count > DELIVERED_AT_ONCE;
  const now = Math.min(count, DELIVERED_AT_ONCE);
  const act = `Deliver ${count === 1 ? "it" : `${isMore ? "the oldest" : "all"} ${now.toLocaleString("en-US")}`}`;
  return (
    <div className="note note-live note-act">
      <p>
        <b>
          {emailsIn(count)} {count === 1 ? "was" : "were"} never delivered.
        </b>{" "}
        No mail server was set up at the time. Now there is one.
      </p>
      <button type="button" className="btn" onClick={() => setAsks(true)}>
        {act}
      </button>
      <ConfirmDialog
        open={asks}
        title={`Deliver ${emailsIn(now)} now?`}
        confirmLabel={act}
        busy={deliver.isPending}
        onConfirm={() => deliver.mutate()}
        onClose={() => setAsks(false)}
      >
        They go out exactly as written, to their original recipients. To deliver just one, open it instead.
      </ConfirmDialog>
    </div>
  );
}
