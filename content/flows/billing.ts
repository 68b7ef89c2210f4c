import { messageDone, nameSlot, noteSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** A bill, a charge or a refund. */
export const billing: Flow = {
  id: "billing",
  on: ["billing"],
  opening: {
    en: ["I can't see accounts from here, but I'll get {sees} to look at it."],
    es: ["Desde aquí no veo las cuentas, pero haré que facturación lo revise."],
  },
  slots: [noteSlot, nameSlot, phoneSlot],
  denied: [
    {
      says: /\b(?:not|isn't|n't) (?:really |even )?(?:about |for |have |got |talking about )*(?:a |an |any |my |your |the )*(?:bill|billing|charge|invoice|statement)s?\b(?! (?:right|correct|twice|again|you|me|yet))|(?<!\p{L})no (?:es|tengo|es por|es sobre) (?:una? |la |ninguna )?(?:cuenta|factura|cobro)(?!\p{L})|^(?:wait|what|no)[, ]+(?:a )?bill(?:ing)?\b/u,
    },
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "a question about your bill", es: "una pregunta sobre su cuenta" }),
  files: { kind: "message", about: "billing", by: { en: "the billing team", es: "facturación" } },
  done: messageDone,
};
