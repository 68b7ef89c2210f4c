import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listMails, type Mail, settleMails } from "../../../contracts/mails.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { call } from "../../api/call.ts";
import { toast } from "../../ui/use-toast.ts";

/** Lets one that failed rest: it waits for nobody any more. Or takes that back. */
export function Dismiss({ mail: { id, settledAt } }: { mail: Pick<Mail, "id" | "settledAt"> }) {
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (settled: boolean) => call(settleMails, { ids: [id], settled }),
    onError: (error) =>
      toast({ variant: "destructive", title: "Email Not Changed", description: reasonOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: [listMails.path] }),
  });
  return (
    <button
      type="button"
      className="btn btn-bare"
      disabled={settle.isPending}
      onClick={() => settle.mutate(!settledAt)}
    >
      {settledAt ? "Mark as failed again" : "Dismiss"}
    </button>
  );
}
