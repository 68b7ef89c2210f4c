import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useRevalidator } from "react-router";
import { announceLeadAgain, type LeadDetails } from "../../../contracts/leads.ts";
import { call } from "../../api/call.ts";
import { Moment } from "../../ui/moment.tsx";
import { toast } from "../../ui/use-toast.ts";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { reasonOf } from "../../admin/form-errors.ts";

interface WebhookNoteProps {
  id: string;
  webhook: NonNullable<LeadDetails["webhook"]>;
}

/** How the message about a lead to the other system stands. */
export function WebhookNote({ id, webhook: { status, tries, response, at } }: WebhookNoteProps) {
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useMutation({
    mutationFn: () => call(announceLeadAgain, { id }),
    onSuccess: async () => {
      toast({ title: "Webhook Queued" });
      await revalidate();
      // The button is gone: the keyboard goes on from here.
      heading.current?.focus();
    },
    onError: (error) => toast({ variant: "destructive", title: "Not sent", description: reasonOf(error) }),
  });
  return (
    <div className="webhook">
      <h3 ref={heading} tabIndex={-1}>
        Webhook
      </h3>
      <p className="meta">
        <DeliveryTag of={{ status: status === "delivered" ? "accepted" : status }} /> <Moment at={at} />
        {tries > 0 && `, ${tries === 1 ? "1 try" : `${tries} tries`}`}
      </p>
      {response && <p className="micro words">{response}</p>}
      {status === "failed" && (
        <button type="button" className="btn" disabled={again.isPending} onClick={() => again.mutate()}>
          Send again
        </button>
      )}
    </div>
  );
}
