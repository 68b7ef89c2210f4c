import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { addLeadNote } from "../../../contracts/leads.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { useActKey } from "../../admin/use-act-key.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { useKeptFields } from "../../admin/use-kept-fields.ts";

export function NoteForm({ id }: { id: string }) {
  const form = useForm({ defaultValues: { text: "" } });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Not added" });
  const sent = useKeptFields(form, `note-${id}`);
  const act = useActKey(`note-${id}`);
  const { revalidate } = useRevalidator();
  const submit = handleSubmit(async (fields) => {
    try {
      await call(addLeadNote, { id, ...fields, key: act.keyOf(fields) });
      act.done();
      sent(fields);
      toast({ title: "Note Added" });
      await revalidate();
    } catch (error) {
      refused(error);
    }
  });
  return (
    <form className="form note-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        multiline
        rows={1}
        label="Note"
        hint="Only administrators see notes."
        error={formState.errors.text?.message}
        {...register("text")}
      />
      <button className="btn" type="submit" disabled={formState.isSubmitting}>
        Add note
      </button>
    </form>
  );
}
