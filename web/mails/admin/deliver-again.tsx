import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { deliverMailAgain } from "../../../contracts/mails.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { useActKey } from "../../admin/use-act-key.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { useKeptFields } from "../../admin/use-kept-fields.ts";

/** A new delivery of a mail that failed, perhaps to a corrected address. */
export function DeliverAgain({ id, to }: { id: string; to: string }) {
  const form = useForm({ defaultValues: { to } });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Not delivered" });
  const sent = useKeptFields(form, `deliver-${id}`);
  const act = useActKey(`deliver-${id}`);
  const navigate = useNavigate();
  const submit = handleSubmit(async (fields) => {
    try {
      const again = await call(deliverMailAgain, { id, ...fields, key: act.keyOf(fields) });
      toast({ title: "Mail Queued", description: `It is on its way to ${again.to}.` });
      await navigate(`/admin/mails/${again.id}`);
      act.done();
      sent(fields);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Address" type="email" error={formState.errors.to?.message} {...register("to")} />
      <button className="btn btn-act" type="submit" disabled={formState.isSubmitting}>
        Deliver again
      </button>
    </form>
  );
}
