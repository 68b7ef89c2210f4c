import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { loginFields } from "../../../../contracts/account-session.ts";
import { staysPut } from "../../../ui/stays-put.ts";
import { Fault, Field } from "../../../ui/field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { Failure } from "./failure.tsx";
import type { Login } from "./use-login.ts";

/** What no account can have is told at its field, once, and the rule stands there as the reason: nobody chooses one here. */
const faultOf = (rule: string | undefined, typed: string, what: string) =>
  rule && <Fault help={typed ? `That can’t be your ${what}.` : `Your ${what}, please.`} rule={rule} />;

export function PasswordForm({ login, onTry }: { login: Login; onTry: () => void }) {
  const { register, handleSubmit, formState, setFocus, setError, control } = useForm({
    resolver: zodResolver(loginFields),
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  // Whoever is at a field already stays there.
  useEffect(() => {
    if (document.activeElement === document.body) setFocus("username");
  }, [setFocus]);
  const [username, password] = useWatch({ control, name: ["username", "password"] });
  const submit = handleSubmit(
    async (fields) => {
      const refusal = await login.withPassword(fields);
      if (!refusal) return;
      setError("root", { message: refusal.reason });
      if (refusal.isOfWords) setFocus("password", { shouldSelect: true });
    },
    // What is wrong is typed anew.
    (faults) => setFocus(faults.username ? "username" : "password", { shouldSelect: true }),
  );
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        onTry();
        void submit(event);
      }}
    >
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={faultOf(errors.username?.message, username, "username")}
        {...register("username")}
      />
      <div className="with-show">
        <Field
          label="Password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          error={faultOf(errors.password?.message, password, "password")}
          {...register("password")}
        />
        <button type="button" className="link show-typed" onClick={() => setShown(!shown)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="M4 4l16 16" />}
          </svg>
          {shown ? "Hide" : "Show"}
          <span className="sr"> what is typed</span>
        </button>
      </div>
      <Failure reason={errors.root?.message} />
      {/* Before the scripts run, the form would go to an address that takes none. */}
      <button
        className="btn btn-act"
        type="submit"
        {...staysPut}
        aria-busy={isSubmitting}
        disabled={isSubmitting || !hydrated}
      >
        {isSubmitting ? "Logging in..." : "Log in"}
      </button>
      <p className="micro">Forgot your password? The person who runs this website’s server can reset it.</p>
      <noscript>
        <p className="note">Logging in needs JavaScript.</p>
      </noscript>
    </form>
  );
}
