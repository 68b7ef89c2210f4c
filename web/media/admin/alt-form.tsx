import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { describeMedia } from "../../../contracts/media-upload.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { useKeptFields } from "../../admin/use-kept-fields.ts";

/** The description that comes along when the image is picked for an article. */
export function AltForm({ hash, alt }: { hash: string; alt: string }) {
  const form = useForm({ defaultValues: { alt } });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Not saved" });
  const saved = useKeptFields(form, `alt-${hash}`);
  const { revalidate } = useRevalidator();
  const submit = handleSubmit(async (fields) => {
    try {
      await call(describeMedia, { hash, ...fields });
      toast({ title: "Description Saved" });
      await revalidate();
      saved(fields);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        multiline
        rows={3}
        label="Alternative text"
        hint="Describe the image for people who can’t see it."
        error={formState.errors.alt?.message}
        {...register("alt")}
      />
      <button className="btn" type="submit" disabled={formState.isSubmitting}>
        Save description
      </button>
    </form>
  );
}
