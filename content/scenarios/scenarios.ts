import { dental } from "./dental.ts";
import { law } from "./law.ts";
import { medical } from "./medical.ts";
import { ringwell } from "./ringwell.ts";
import type { Scenario } from "./scenario.ts";

/** Every scenario by its id, in the order of the chips; the first is the default. */
export const scenarios: Readonly<Record<Scenario["id"], Scenario>> = { dental, medical, law, ringwell };
