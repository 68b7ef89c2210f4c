import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { deliverMailAgain, isWritten, listMails, type Mail } from "../../../contracts/mails.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { useActKey } from "../../admin/use-act-key.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { useKeptFields } from "../../admin/use-kept-fields.ts";
import { Dismiss } from "./dismiss.tsx";

/** A new delivery of a mail that has reached nobody, perhaps to a corrected address. */
export function DeliverAgain({ mail }: { mail: Mail }) {
  const { id, to } = mail;
  const form = useForm({ defaultValues: { to } });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Not delivered" });
  const sent = useKeptFields(form, `deliver-${id}`);
  const act = useActKey(`deliver-${id}`);
  const navigate = useNavigate();
  const client = useQueryClient();
  const submit = handleSubmit(async (fields) => {
    try {
      const again = await call(deliverMailAgain, { id, ...fields, key: act.keyOf(fields) });
      // Another window, or a first press whose answer was lost, may have seen to it.
      if (again.status === "accepted")
        toast({ title: "Email Delivered", description: `It has already reached ${again.to}.` });
      else toast({ title: "Email Queued", description: `It is on its way to ${again.to}.` });
      await client.invalidateQueries({ queryKey: [listMails.path] });
      if (again.id !== id) await navigate(`/admin/mails/${again.id}`);
      act.done();
      sent(fields);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Address" type="email" error={formState.errors.to?.message} {...register("to")} />
      <p className="mail-acts">
        <button
          className={mail.settledAt ? "btn" : "btn btn-act"}
          type="submit"
          disabled={formState.isSubmitting}
        >
          {isWritten(mail) ? "Deliver" : "Deliver again"}
        </button>
        {mail.status === "failed" && <Dismiss mail={mail} />}
      </p>
    </form>
  );
}
