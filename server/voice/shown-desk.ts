import type { DeskCore } from "../../content/desks/desk.ts";
import type { ShownScenario } from "../../contracts/voice-call.ts";
import { deskId } from "../../contracts/voice-desks.ts";

/** A desk as the panel shows it before a call. */
export const shownDesk = ({ id, label, name, resting, timeZone, chips }: DeskCore): ShownScenario => ({
  id: deskId.parse(id),
  label,
  name,
  greeting: resting,
  timeZone,
  chips: [...chips],
});
