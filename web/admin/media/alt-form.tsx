import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { describeMedia } from "../../../contracts/upload.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/use-toast.ts";
import { showFormError } from "../form-errors.ts";

/** The description that comes along when the image is picked for an article. */
export function AltForm({ hash, alt }: { hash: string; alt: string }) {
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { alt } });
  const { revalidate } = useRevalidator();
  const submit = handleSubmit(async (fields) => {
    try {
      await call(describeMedia, { hash, ...fields });
      toast({ title: "Description Saved" });
      await revalidate();
    } catch (error) {
      showFormError(error, "Not saved", setError);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        multiline
        rows={3}
        label="Alternative text"
        hint="What the image shows, for those who cannot see it."
        error={formState.errors.alt?.message}
        {...register("alt")}
      />
      <button className="btn" type="submit" disabled={formState.isSubmitting}>
        Save description
      </button>
    </form>
  );
}
