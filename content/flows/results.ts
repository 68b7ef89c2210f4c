import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Test results. */
export const results: Flow = {
  id: "results",
  on: ["results"],
  opening: {
    en: ["I can't see results from here, but I'll ask for a call about them."],
    es: ["Desde aquí no veo resultados, pero pediré que le llamen."],
  },
  slots: [
    { slot: "note", ask: { en: ["Which test is it about?"], es: ["¿De qué prueba se trata?"] } },
    nameSlot,
    phoneSlot,
  ],
  denied: [
    {
      // 'No, not results, I need an appointment', 'the doctor wanted me to come back in two weeks'.
      says: /(?<!\p{L})(?:not|isn't|aren't|don't (?:want|need|have)|didn't ask (?:for|about)) (?:about |for )?(?:any |my |the |some )?(?:test |lab )?results?(?! (?:yet|back|in|from))(?!\p{L})|(?<!\p{L})(?:wants?|wanted|told|asked|said|likes?|need(?:ed|s)?) (?:me|him|her|us|my \p{L}+) (?:to )?(?:come|be|go|get)(?: (?:seen|back|in|rechecked))+(?!\p{L})(?!.*(?<!\p{L})(?:results?|labs?|blood ?work)(?!\p{L}))|(?<!\p{L})no (?:son|es por|quiero|pregunto por) (?:los |mis )?resultados/u,
      becomes: "book",
    },
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "a call about results", es: "una llamada por resultados" }),
  files: { kind: "message", about: "results" },
  done: messageDone,
};
