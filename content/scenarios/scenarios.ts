import { dental } from "../desks/dental/desk.ts";
import { law } from "../desks/law/desk.ts";
import { medical } from "../desks/medical/desk.ts";
import { ringwell } from "../desks/ringwell/desk.ts";
import { dentalTopics } from "./dental-topics.ts";
import { lawTopics } from "./law-topics.ts";
import { medicalTopics } from "./medical-topics.ts";
import { ringwellTopics } from "./ringwell-topics.ts";
import type { Scenario } from "./scenario.ts";

/** Every scenario by its id, in the order of the chips; the first is the default. */
export const scenarios: Readonly<Record<Exclude<Scenario["id"], "own">, Scenario>> = {
  dental: { ...dental, id: "dental", topics: dentalTopics },
  medical: { ...medical, id: "medical", topics: medicalTopics },
  law: { ...law, id: "law", topics: lawTopics },
  ringwell: { ...ringwell, id: "ringwell", topics: ringwellTopics },
};
