import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Field } from "../../../ui/field.tsx";
import { Failure } from "./failure.tsx";
import type { Login } from "./use-login.ts";

/** The second step: a code of the authenticator app, or a recovery code in its place. */
export function CodeForm({ login, onBack }: { login: Login; onBack: () => void }) {
  const { register, handleSubmit, formState, setFocus, setError } = useForm({ defaultValues: { code: "" } });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus("code"), [setFocus]);
  const submit = handleSubmit(async ({ code }) => {
    const refusal = await login.withCode(code.trim());
    if (!refusal) return;
    setError("root", { message: refusal.reason });
    if (refusal.isOfWords) setFocus("code", { shouldSelect: true });
  });
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Authentication code"
        hint="Six digits from your authenticator app. No app at hand? Enter a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.code?.message}
        {...register("code", {
          validate: (code) => code.trim().length >= 6 || "Please enter the code.",
        })}
      />
      <Failure reason={errors.root?.message} />
      <div className="row">
        <button className="btn btn-act" type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? "Logging in..." : "Log in"}
        </button>
        <button className="btn btn-bare" type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}
