import { site } from "../../site.config.ts";
import { type JsonLd, organization } from "../ui/json-ld.ts";

export const contactPage = (origin: string, description: string): JsonLd => ({
  "@type": "ContactPage",
  name: `Contact ${site.name}`,
  description,
  url: `${origin}/contact`,
  mainEntity: organization(origin),
});
