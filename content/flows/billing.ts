import { messageDone, nameSlot, noteSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** A bill, a charge or a refund. */
export const billing: Flow = {
  id: "billing",
  on: ["billing"],
  opening: {
    en: ["I can't see accounts from here, but I'll get the billing team to look at it."],
    es: ["Desde aquí no veo las cuentas, pero haré que facturación lo revise."],
  },
  slots: [
    {
      ...noteSlot,
      ask: {
        en: ["What about the bill should they look at?", "In a few words, what is it about?"],
        es: ["¿Qué quiere que revisen de la cuenta?", "En pocas palabras, ¿de qué se trata?"],
      },
    },
    nameSlot,
    phoneSlot,
  ],
  empty:
    /^(?:(?:hi|hello|hey|yes|yeah|um|uh|so|i|i'd|i'm|i've|it's|there's|have|had|got|a|an|the|my|our|quick|question|questions|about|on|regarding|concerning|bill|bills|billing|statement|invoice|account|calling|call|talk|speak|need|want|wanted|would|like|to|someone|somebody|with|in|department|please|help|something|ask|just|and|for|hola|buenas|tengo|una|pregunta|sobre|mi|cuenta|factura|de|la|es|por|llamo|quiero|preguntar)(?: |$))+$/u,
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
