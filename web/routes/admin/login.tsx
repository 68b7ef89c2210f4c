import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, redirect } from "react-router";
import { site } from "../../../site.config.ts";
import { apiFrom } from "../../api/context.ts";
import { FootWave } from "../../ui/foot-wave.tsx";
import { Logo } from "../../ui/logo.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { findCurrentUser, takeLoginNotice } from "../../admin/session.ts";
import type { Route } from "./+types/login.ts";
import { CodeForm } from "../../account/admin/login/code-form.tsx";
import { PasswordForm } from "../../account/admin/login/password-form.tsx";
import { useLogin } from "../../account/admin/login/use-login.ts";
import "../../account/admin/login/login.css";

export const meta = () => [{ title: `Admin Login | ${site.name}` }];

/** Whoever is logged in already goes on. Where that cannot be told, the page opens: its form says what is wrong. */
export async function loader({ context }: Route.LoaderArgs) {
  if (await findCurrentUser(apiFrom(context)).catch(() => undefined)) throw redirect("/admin");
  return null;
}
/** Within the area one comes here because a session is over: there is nothing to ask. */
export const clientLoader = () => null;

export default function Login() {
  const [waitsForCode, setWaitsForCode] = useState(false);
  /** Somebody was sent here. */
  const [sent, setSent] = useState(false);
  const login = useLogin({ onCodeWanted: () => setWaitsForCode(true) });
  const client = useQueryClient();
  // What was read belongs to whoever left. Here, where the page that showed it is gone: it would read all of it anew.
  useEffect(() => client.clear(), [client]);
  // Not in the first drawing, which is the server's: it knows nothing of it.
  useEffect(() => queueMicrotask(() => setSent((was) => takeLoginNotice() || was)), []);
  return (
    <main id="main" className="login" data-hydrated={useHydrated()}>
      <div className="login-in">
        <span className="brand">
          <Logo />
        </span>
        <section aria-labelledby="login-heading">
          <h1 className="t-2" id="login-heading">
            {waitsForCode ? "Two-step login" : "Admin Login"}
          </h1>
          {sent && !waitsForCode && (
            <output className="note login-why">
              <b>Authentication Error</b> <span>Please log in to access this page</span>
            </output>
          )}
          {waitsForCode ? (
            <CodeForm login={login} onBack={() => setWaitsForCode(false)} />
          ) : (
            <PasswordForm login={login} onTry={() => setSent(false)} />
          )}
        </section>
        <Link className="back" to="/">
          Return to homepage
        </Link>
      </div>
      <FootWave />
    </main>
  );
}
