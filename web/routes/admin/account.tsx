import { site } from "../../../site.config.ts";
import { PasswordSection } from "../../account/admin/password-section.tsx";
import { SecondFactorSection } from "../../account/admin/second-factor-section.tsx";
import { SessionsSection } from "../../account/admin/sessions-section.tsx";

export const meta = () => [{ title: `Your account | ${site.name}` }];

export default function Account() {
  return (
    <>
      <div className="adm-head">
        <h1>Your account</h1>
      </div>
      <div className="adm-cards">
        <PasswordSection />
        <SecondFactorSection />
      </div>
      <SessionsSection />
    </>
  );
}
