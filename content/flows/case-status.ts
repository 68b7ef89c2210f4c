import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** News of the caller's own case or job. */
export const caseStatus: Flow = {
  id: "casestatus",
  on: ["casestatus"],
  opening: {
    en: ["I can't see cases from here. I'll ask for a call with the news."],
    es: ["Desde aquí no veo los expedientes. Pediré que le llamen con las novedades."],
  },
  slots: [nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: readBackOf({ en: "news of your case", es: "novedades de su caso" }),
  files: { kind: "message", about: "case" },
  done: messageDone,
};
