import type { ShownScenario } from "../../../contracts/voice-call.ts";

const OFFICES: Record<ShownScenario["id"], string> = {
  dental: "The practice",
  medical: "The office",
  law: "The firm",
  ringwell: "We",
  own: "The business",
};

/** Who would get the papers of a real call. */
export const officeGets = ({ id }: ShownScenario): string => `${OFFICES[id]} would get`;
