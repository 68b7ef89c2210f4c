import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Field } from "../ui/field.tsx";
import { useFormRefusal } from "./use-form-refusal.ts";

interface ConfirmByPasswordProps {
  /** What the button says. */
  label: string;
  destructive?: boolean;
  /** What a refusal is called that no field is to blame for. */
  refusal?: string;
  onConfirm: (currentPassword: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before a change that a borrowed browser must not make. */
export function ConfirmByPassword({
  label,
  destructive,
  refusal = "Not changed",
  onConfirm,
  onCancel,
}: ConfirmByPasswordProps) {
  const form = useForm({ defaultValues: { currentPassword: "" } });
  const { register, handleSubmit, formState, setFocus } = form;
  const refused = useFormRefusal(form, { title: refusal });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus("currentPassword"), [setFocus]);
  const submit = handleSubmit(async ({ currentPassword }) => {
    try {
      await onConfirm(currentPassword);
    } catch (error) {
      refused(error);
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register("currentPassword", { required: "Please enter your current password." })}
      />
      <div className="row">
        <button
          className={destructive ? "btn btn-stop" : "btn btn-act"}
          type="submit"
          disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {label}
        </button>
        <button className="btn btn-bare" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
