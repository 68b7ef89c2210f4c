import type { ScenarioId } from "./voice-desks.ts";
import type { KitId } from "./voice-own-desk.ts";

interface IndustryOption {
  /** Travels and is stored as it is shown (specification 3.1). */
  name: string;
  /** The demo's desks that answer for such a business. */
  desks: readonly ScenarioId[];
  /** What a desk of the visitor's own begins with. */
  kit: KitId;
}

/** What a visitor may say of his business: the one list that the wizard, the report and the demo go by. */
export const industries = [
  { name: "Healthcare", desks: ["dental", "medical"], kit: "medical" },
  { name: "Legal", desks: ["law"], kit: "law" },
  { name: "Retail/E-commerce", desks: [], kit: "salon" },
  { name: "Hospitality/Restaurant", desks: [], kit: "salon" },
  { name: "Financial Services", desks: [], kit: "dental" },
  { name: "Real Estate", desks: [], kit: "dental" },
  { name: "Education", desks: [], kit: "dental" },
  { name: "Manufacturing", desks: [], kit: "trades" },
  { name: "Technology", desks: [], kit: "dental" },
  { name: "Professional Services", desks: [], kit: "dental" },
  { name: "Other", desks: [], kit: "dental" },
] as const satisfies readonly IndustryOption[];

export type Industry = (typeof industries)[number]["name"];

/** The industry that is nearest to a desk of the demo. */
export const industryOfDesk = (desk: string): Industry | undefined =>
  industries.find(({ desks }) => (desks as readonly string[]).includes(desk))?.name;

/** The kit to begin a desk with, for an industry as it travels; the first kit for what is none. */
export const kitOfIndustry = (name: string | null | undefined): KitId =>
  industries.find((each) => each.name === name)?.kit ?? "dental";
