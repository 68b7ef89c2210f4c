import type { Trade } from "../kinds.ts";
import { education } from "./education.ts";
import { financial } from "./financial.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import { legal } from "./legal.ts";
import { manufacturing } from "./manufacturing.ts";
import { other } from "./other.ts";
import { professional } from "./professional.ts";
import { realEstate } from "./real-estate.ts";
import { retail } from "./retail.ts";
import { technology } from "./technology.ts";

const families = [
  healthcare,
  legal,
  retail,
  hospitality,
  financial,
  realEstate,
  education,
  manufacturing,
  technology,
  professional,
  other,
];

/** All trades, the neutral one of each industry first. */
export const trades: readonly Trade[] = families.flat();

/** The words that stand until the trade is known. */
export const neutralTrade = (industry: string): Trade =>
  (families.find(([neutral]) => neutral.industry === industry) ?? other)[0];
