import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { erasePerson, PERSON_EXPORT_PATH } from "../../../contracts/leads.ts";
import "../../admin/fold.css";
import { call } from "../../api/call.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/use-toast.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { forgetKeptFields } from "../../admin/use-kept-fields.ts";

/** What a person may ask for: all their data, or none of it kept. */
export function PersonSection({ email, leads }: { email: string /** Their ids. */; leads: string[] }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => call(erasePerson, { email }),
    onSuccess: async ({ receipt }) => {
      client.clear();
      forgetKeptFields(leads);
      await navigate("/admin/leads");
      toast({ title: "Data Erased", description: `Receipt ${receipt}, kept in the audit log.` });
    },
    onError: (error) => toast({ variant: "destructive", title: "Not erased", description: reasonOf(error) }),
    onSettled: () => setAsks(false),
  });
  return (
    <details className="card stack fold">
      <summary>
        <h2>This person’s data</h2>
      </summary>
      <p className="soft">
        Everything stored for {email}: messages, assessments, demo calls, emails, and notes.
      </p>
      <p>
        <a className="btn" href={`${PERSON_EXPORT_PATH}?email=${encodeURIComponent(email)}`} download>
          Export as JSON
        </a>
      </p>
      <p className="person-end">
        <button type="button" className="link link-stop" onClick={() => setAsks(true)}>
          Erase everything
        </button>
      </p>
      <ConfirmDialog
        open={asks}
        title="Erase this person’s data?"
        confirmLabel="Erase everything"
        destructive
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => setAsks(false)}
      >
        This cannot be undone. Everything stored for {email} is permanently deleted, and emails still waiting
        to go out are not sent. The audit log keeps a receipt without the data.
      </ConfirmDialog>
    </details>
  );
}
