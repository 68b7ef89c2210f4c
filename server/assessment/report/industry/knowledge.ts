import type { Industry } from "../../../../contracts/assessment-options.ts";
import { education } from "./education.ts";
import { financial } from "./financial.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import type { IndustryKnowledge } from "./industry.ts";
import { legal } from "./legal.ts";
import { manufacturing } from "./manufacturing.ts";
import { other } from "./other.ts";
import { professional } from "./professional.ts";
import { realEstate } from "./real-estate.ts";
import { retail } from "./retail.ts";
import { technology } from "./technology.ts";

const KNOWLEDGE: Record<Industry, IndustryKnowledge> = {
  Healthcare: healthcare,
  Legal: legal,
  "Retail/E-commerce": retail,
  "Hospitality/Restaurant": hospitality,
  "Financial Services": financial,
  "Real Estate": realEstate,
  Education: education,
  Manufacturing: manufacturing,
  Technology: technology,
  "Professional Services": professional,
  Other: other,
};

export const industryOf = (industry: Industry): IndustryKnowledge => KNOWLEDGE[industry];
