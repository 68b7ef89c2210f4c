import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { loginFields } from "../../../../contracts/account-session.ts";
import { Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { Failure } from "./failure.tsx";
import type { Login } from "./use-login.ts";

export function PasswordForm({ login }: { login: Login }) {
  const { register, handleSubmit, formState, setFocus, setError } = useForm({
    resolver: zodResolver(loginFields),
    defaultValues: { username: "", password: "" },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = formState;
  const hydrated = useHydrated();
  const submit = handleSubmit(async (fields) => {
    const refusal = await login.withPassword(fields);
    if (!refusal) return;
    setError(refusal.isOfWords ? "password" : "root", { message: refusal.reason });
    if (refusal.isOfWords) setFocus("password", { shouldSelect: true });
  });
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register("username")}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <Failure reason={errors.root?.message} />
      {/* Before the scripts run, the form would go to an address that takes none. */}
      <button
        className="btn btn-act"
        type="submit"
        aria-busy={isSubmitting}
        disabled={isSubmitting || !hydrated}
      >
        {isSubmitting ? "Logging in..." : "Log in"}
      </button>
      <noscript>
        <p className="note">Logging in needs JavaScript.</p>
      </noscript>
    </form>
  );
}
