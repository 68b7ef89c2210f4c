import { site } from "../../../site.config.ts";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

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
