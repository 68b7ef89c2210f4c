import { dentalKit } from "./dental.ts";
import type { Kit } from "./kit.ts";
import { lawKit } from "./law.ts";
import { medicalKit } from "./medical.ts";
import { salonKit } from "./salon.ts";
import { tradesKit } from "./trades.ts";

/** The five starting kits in the order in which the form offers them. */
export const kits: Readonly<Record<Kit["id"], Kit>> = {
  dental: dentalKit,
  medical: medicalKit,
  law: lawKit,
  trades: tradesKit,
  salon: salonKit,
};
