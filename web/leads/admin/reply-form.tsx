import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useRevalidator } from "react-router";
import { type LeadDetails, listLeads, replyToLead } from "../../../contracts/leads.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { useActKey } from "../../admin/use-act-key.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { useKeptFields } from "../../admin/use-kept-fields.ts";
import { NextNew } from "./next-new.tsx";

const subjects = {
  contact: `Re: your message to ${site.name}`,
  assessment: `Your assessment by ${site.name}`,
  "demo-call": `Your demo call with ${site.name}`,
};

interface ReplyFormProps {
  lead: LeadDetails;
  /** What to know before one sends it. */
  hint?: ReactNode;
  /** Ends the lead, which is offered once a reply is on its way. */
  onDone?: (() => void) | undefined;
}

/** What comes of a press is seen, whatever lies over the foot of the window. */
const intoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

/** An answer by mail. How its delivery goes is shown in the person's history. */
export function ReplyForm({ lead, hint, onDone }: ReplyFormProps) {
  const [isAnswered, setIsAnswered] = useState(false);
  const form = useForm({ defaultValues: { subject: subjects[lead.kind], text: "" } });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Not sent" });
  const sent = useKeptFields(form, `reply-${lead.id}`);
  const { errors, isSubmitting } = formState;
  const act = useActKey(`reply-${lead.id}`);
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const goesNowhere = useNoMailServer();
  const submit = handleSubmit(async (fields) => {
    try {
      await call(replyToLead, { id: lead.id, ...fields, key: act.keyOf(fields) });
      act.done();
      sent(fields);
      toast(
        goesNowhere
          ? { title: "Reply Saved", description: `Not delivered to ${lead.email}. No mail server is set up.` }
          : {
              title: "Reply Queued",
              description: `To ${lead.email}. Delivery status shows under Activity.`,
            },
      );
      setIsAnswered(true);
      await Promise.all([client.invalidateQueries({ queryKey: [listLeads.path] }), revalidate()]);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <section className="card stack" id="reply" aria-labelledby="reply-heading">
      <h2 id="reply-heading">Reply to {lead.name || lead.email}</h2>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Subject" error={errors.subject?.message} {...register("subject")} />
        <Field
          multiline
          rows={6}
          label="Message"
          hint="Saved in this browser until you send it."
          error={errors.text?.message}
          {...register("text")}
        />
        <button className="btn btn-act" type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
          Send reply
        </button>
        {!isAnswered && hint}
      </form>
      {isAnswered && (
        <div
          className={goesNowhere ? "note note-live reply-done" : "note note-ok reply-done"}
          ref={intoSight}
        >
          <p>
            {goesNowhere ? (
              <>
                <b>Saved, not delivered.</b> No mail server is set up.{" "}
                <Link to="/admin/system#mail">Set up email</Link>
              </>
            ) : (
              "Your reply is on its way."
            )}
          </p>
          <p className="reply-next">
            {onDone && (
              <button type="button" className="btn" onClick={onDone}>
                Mark as done
              </button>
            )}
            <NextNew after={lead.id} />
          </p>
        </div>
      )}
    </section>
  );
}
