import type { KitId } from "../../../../contracts/voice-own-desk.ts";
import { dentalHeard } from "./dental.ts";
import { medicalHeard } from "./medical.ts";
import { lawHeard } from "./law.ts";
import { tradesHeard } from "./trades.ts";
import { salonHeard } from "./salon.ts";

/** What the desk has to know of a kit's service and its form has not: apart, so that no browser loads it. */
export interface HeardService {
  /** In a sentence: 'un corte'. */
  spokenEs: string;
  /** Other names that callers use: patterns of plain words. */
  heard: readonly string[];
  heardEs: readonly string[];
  /** What callers book as this and its owner has not confirmed: 'balayage', of a color. Plain words. */
  kinds?: readonly string[];
  soon?: boolean;
  sympathy?: string;
}

export const heardServices: Readonly<Record<KitId, Readonly<Record<string, HeardService>>>> = {
  dental: dentalHeard,
  medical: medicalHeard,
  law: lawHeard,
  trades: tradesHeard,
  salon: salonHeard,
};
