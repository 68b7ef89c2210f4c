import { site } from "../../../site.config.ts";
import { useAreaUser } from "../../admin/use-area-user.ts";
import { NameSection } from "../../account/admin/name-section.tsx";
import { PasswordSection } from "../../account/admin/password-section.tsx";
import { SecondFactorSection } from "../../account/admin/second-factor-section.tsx";
import { SessionsSection } from "../../account/admin/sessions-section.tsx";

export const meta = () => [{ title: `Your account | ${site.name}` }];

export default function Account() {
  const user = useAreaUser();
  return (
    <>
      <div className="adm-head">
        <h1>Your account</h1>
        <p className="soft">
          Logged in as <b>{user.username}</b>
        </p>
      </div>
      <div className="card sheet">
        <SecondFactorSection />
        <PasswordSection />
        <NameSection />
      </div>
      <SessionsSection />
    </>
  );
}
