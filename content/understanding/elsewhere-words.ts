import type { DeskKind } from "../desks/desk.ts";

/** Somebody else's matter that callers ask of: how it is heard, at which desks, and what is said of it. */
export interface Elsewhere {
  readonly of: readonly DeskKind[];
  /** Of plain, lower-case words; the group `place` is whose matter it is. */
  readonly heard: RegExp;
  /** What makes it this desk's own after all. */
  readonly unless?: RegExp;
  readonly en: string;
  readonly es: string;
}

const PHARMACY =
  "walgreens|cvs|rite aid|walmart|costco|kroger|publix|safeway|sam's club|duane reade|(?:the |my |that |your )?(?:pharmacy|drug ?store|pharmacist)|la farmacia|mi farmacia";
const PET =
  "dog|puppy|cat|kitten|kitty|horse|pony|rabbit|bunny|hamster|parrot|bird|ferret|goat|cow|pig|lizard|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|caballo|conejo";

export const elsewhere: readonly Elsewhere[] = [
  {
    of: ["dental", "medical"],
    heard: new RegExp(
      `(?<!\\p{L})(?:my|our|the|his|her|mi|nuestr[oa]) (?:\\p{L}+ ){0,2}?(?<place>${PET})(?:'s|s)? (?:\\p{L}+ ){0,8}?(?:rabies|shots?|vaccin\\p{L}*|tetanus|teeth|tooth|breath|gums?|mouth|sick|limping|throwing up|paw|leg|hurt|checked|checkup|check-up|cleaned|seen|medicine|pills?|dientes|vacunas?|enferm[oa]|stepped|ate|swallowed)(?!\\p{L})`,
      "u",
    ),
    unless:
      /\b(?:bit|bites?|bitten|scratch\p{L}*|chewed|licked|allerg\p{L}*|ate (?:my|our|his|her|the)|knocked|tripped|service (?:dog|animal)|bring (?:my|our|the|a)|fell over|pulled me|mordi[oó]|rasgu[nñ]\p{L}*)\b/u,
    en: "We only see people here, I'm afraid. A veterinarian is the one to ask, and an animal hospital if it can't wait.",
    es: "Aquí sólo atendemos a personas. Pregúntele a un veterinario, o a un hospital de animales si no puede esperar.",
  },
  {
    of: ["dental", "medical"],
    heard: new RegExp(
      `(?<!\\p{L})(?:(?:is|are|was|were|if|whether|when|has|have|est[aá]|si) (?:\\S+ ){0,6}?(?:ready|filled|in stock|in yet|lista?) (?:\\S+ ){0,5}?(?:at|by|with|from|en) (?:the |my )?(?<place>${PHARMACY})|(?<shop>${PHARMACY}) (?:\\S+ ){0,6}?(?:(?:has|have|got|filled|carr(?:y|ies)|ha(?:s|ve) in stock|tiene) (?:\\S+ ){0,4}?(?:ready|in stock|in|lista?)|opens?|open|closes?|closed)(?!\\p{L}))`,
      "u",
    ),
    unless:
      /\b(?:did you|have you|has the doctor|did the doctor|can you send|could you send|send it|call it in|sent)\b/,
    en: "I can't see what {place} has ready from here. It can tell you, by phone or in its app. If nothing from us has reached it, I'll ask our team.",
    es: "Desde aquí no veo qué tiene listo {place}. Ahí le dicen, por teléfono o en su aplicación. Si no les llegó nada de nosotros, pregunto al equipo.",
  },
  {
    of: ["dental", "medical"],
    heard:
      /(?<!\p{L})(?:dr\.?|doctor|doctora|dra\.?) \p{L}+ (?:(?:over|down|up|out|across town|right) )*(?:at|from|with|en) (?!your\b|this\b|here\b|the (?:office|practice|desk|\d|\p{L}+ of)\b|(?:about |around )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b)(?:the |la |el )?\p{L}{3,}/u,
    unless: /\b(?:referr\p{L}*|sent me|told me|said|recommended|mandó)\b/u,
    en: "That's another office, and I can't see its calendar or its records from here. It is best to call there. What we should send them, I can ask our team to send.",
    es: "Ése es otro consultorio, y desde aquí no veo su agenda ni sus expedientes. Lo mejor es llamar ahí. Lo que haya que mandarles, se lo pido al equipo.",
  },
  {
    of: ["law"],
    heard:
      /(?<!\p{L})(?:is|are|does|do|did|when does|when do|what time does|what time do|how late is|until when is|was|if|whether|est[aá]|abre) (?<place>the (?:court ?house|court|clerk's office|clerk|county clerk|dmv|jail|police station|recorder's office|social security office)|el juzgado|la corte) (?:\p{L}+ ){0,3}?(?:opens?|closed?|closes|hours|busy|take|abiert[oa]|cerrad[oa])(?!\p{L})/u,
    en: "I can't say for {place}, and I won't guess. Its website or its clerk's line has that, holidays too.",
    es: "De {place} no le puedo decir con certeza. Su página o su línea de atención lo dice, también los días festivos.",
  },
];
