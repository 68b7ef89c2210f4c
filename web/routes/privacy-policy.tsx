import type { Route } from "./+types/privacy-policy.ts";
import { whereVisits } from "../../content/legal.ts";
import { privacy } from "../../content/privacy/privacy.ts";
import { site } from "../../site.config.ts";
import { countedFrom } from "../api/context.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import { LegalPage } from "../legal/legal-page.tsx";

const title = "Privacy Policy";
const path = "/privacy-policy";

/** What the policy says of visits is a setting of the process. */
export const loader = ({ context }: Route.LoaderArgs) => ({ counted: countedFrom(context) });
export const meta = (args: Route.MetaArgs) =>
  seo(args, {
    title,
    description: `The privacy policy for ${site.name}’s services and website: what we collect, why, with whom we share it, how long we keep it, and what you can do about it.`,
    path,
    jsonLd: [breadcrumbs(originOf(args), [{ name: title, path }])],
  });
export const headers = () => ({ "page-tags": "legal" });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={title} text={whereVisits(privacy, loaderData.counted)} />;
}
