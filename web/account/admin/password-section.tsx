import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { changePassword } from "../../../contracts/account.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { staysPut } from "../../ui/stays-put.ts";
import { toast } from "../../ui/use-toast.ts";
import { useAreaUser } from "../../admin/use-area-user.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { sessionsQuery } from "./account.queries.ts";

const empty = { currentPassword: "", newPassword: "" };

export function PasswordSection() {
  const client = useQueryClient();
  const user = useAreaUser();
  const form = useForm({
    resolver: zodResolver(changePassword.input),
    defaultValues: empty,
    mode: "onTouched",
  });
  const { register, handleSubmit, formState, reset } = form;
  const refused = useFormRefusal(form, { title: "Password not changed" });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (fields) => {
    try {
      await call(changePassword, fields);
    } catch (error) {
      refused(error);
      return;
    }
    reset(empty);
    toast({ title: "Password Changed", description: "Your other sessions have ended." });
    await client.invalidateQueries(sessionsQuery);
  });
  return (
    <section aria-labelledby="password-heading">
      <div className="card-head">
        <h2 id="password-heading">Password</h2>
      </div>
      <div className="sheet-body">
        <form className="form" noValidate onSubmit={(event) => void submit(event)}>
          {/* Tells password managers whose password it is. */}
          <input type="text" hidden readOnly autoComplete="username" value={user.username} />
          <Field
            label="Current password"
            type="password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register("currentPassword")}
          />
          <Field
            label="New password"
            type="password"
            autoComplete="new-password"
            hint="At least 8 characters. You’ll be logged out everywhere else."
            error={errors.newPassword?.message}
            {...register("newPassword")}
          />
          <button
            className="btn"
            type="submit"
            {...staysPut}
            disabled={isSubmitting}
            aria-busy={isSubmitting}
          >
            Change password
          </button>
        </form>
      </div>
    </section>
  );
}
