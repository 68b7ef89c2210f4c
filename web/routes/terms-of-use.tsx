import type { Route } from "./+types/terms-of-use.ts";
import { terms } from "../../content/terms/terms.ts";
import { site } from "../../site.config.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { LegalPage } from "../legal/legal-page.tsx";

const title = "Terms of Use";
const path = "/terms-of-use";

export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title,
    description: `The terms for ${site.name}’s website, its voice demo, its free assessment and its voice assistants: who may use them, what they cost, and what we answer for.`,
    path,
    jsonLd: [breadcrumbs(originOf(args), [{ name: title, path }])],
  });
export const headers = () => ({ "page-tags": "legal" });

export default function Terms() {
  return <LegalPage title={title} text={terms} />;
}
