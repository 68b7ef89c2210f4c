import { useRouteLoaderData } from "react-router";
import { site } from "../../../site.config.ts";
import { PasswordSection } from "../../account/admin/password-section.tsx";
import { SecondFactorSection } from "../../account/admin/second-factor-section.tsx";
import { SessionsSection } from "../../account/admin/sessions-section.tsx";

export const meta = () => [{ title: `Your account | ${site.name}` }];

export default function Account() {
  const user = useRouteLoaderData<{ user: { username: string } }>("routes/admin/area")?.user;
  return (
    <>
      <div className="adm-head">
        <h1>Your account</h1>
        {user && (
          <p className="soft">
            Logged in as <b>{user.username}</b>
          </p>
        )}
      </div>
      <div className="adm-cards own-cards">
        <PasswordSection />
        <SecondFactorSection />
      </div>
      <SessionsSection />
    </>
  );
}
