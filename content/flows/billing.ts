import { messageDone, messageReadBack, nameSlot, noteSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** A bill, a charge or a refund. */
export const billing: Flow = {
  id: "billing",
  on: ["billing"],
  opening: {
    en: ["I can't see accounts from here, but I'll get the billing team to look at it."],
    es: ["Desde aquí no veo las cuentas, pero haré que facturación lo revise."],
  },
  slots: [noteSlot, nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: messageReadBack,
  files: { kind: "message", about: "billing" },
  done: messageDone,
};
