import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dental } from "../../content/desks/dental/desk.ts";
import type { Desk, DeskCore } from "../../content/desks/desk.ts";
import { law } from "../../content/desks/law/desk.ts";
import { medical } from "../../content/desks/medical/desk.ts";
import { ringwell } from "../../content/desks/ringwell/desk.ts";
import { priceWords } from "../../content/desks/ringwell/price-words.ts";
import { computedFacts } from "./knowledge/computed-facts.ts";
import { filled } from "./knowledge/fill.ts";
import { readFacts } from "./knowledge/read-facts.ts";

/** The desks of the demo in the order of their chips; the first is the default. */
const cores = { dental, medical, law, ringwell } as const satisfies Record<string, DeskCore>;
export type DeskId = keyof typeof cores;

/** As visitors choose it; undefined where it is none of the demo's. */
export const labelOf = (id: string): string | undefined =>
  Object.hasOwn(cores, id) ? cores[id as DeskId].label : undefined;

/** A desk with its facts: those of its file, then those that follow from its data. */
export function deskFrom(core: DeskCore, factsText: string): Desk {
  const written = filled(core, readFacts(factsText), priceWords);
  return { ...core, facts: [...written, ...computedFacts(core, written)] };
}

const made = new Map<DeskId, Desk>();

/** A desk of the demo; its facts are read when it is first called. */
export function deskOf(id: DeskId): Desk {
  let desk = made.get(id);
  if (!desk) {
    const file = new URL(`../../content/desks/${id}/facts.txt`, import.meta.url);
    made.set(id, (desk = deskFrom(cores[id], readFileSync(file, "utf8"))));
  }
  return desk;
}

export const allDesks = (): Desk[] => (Object.keys(cores) as DeskId[]).map(deskOf);

/** The desk in a folder like those of content/desks; for checking one that is being written. @throws Error */
export async function deskFromFolder(folder: string): Promise<Desk> {
  const parts: Record<string, unknown> = await import(pathToFileURL(join(folder, "desk.ts")).href);
  const [core] = Object.values(parts) as [DeskCore | undefined];
  if (!core) throw new Error("desk.ts exports no desk");
  return deskFrom(core, readFileSync(join(folder, "facts.txt"), "utf8"));
}
