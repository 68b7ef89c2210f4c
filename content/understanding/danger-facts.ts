import type { ToldFact } from "./told-facts.ts";

const THEIR = "(?:my|his|her|their|the|mi|su|el|la)";
const CANNOT = "(?:can't|cannot|can not|can hardly|can barely|couldn't|can't even|isn't|not|hardly|barely)";
const fact = (value: string) => new RegExp(`(?<!\\p{L})(?<value>${value})(?!\\p{L})`, "iu");

/** What somebody is in danger of, the most urgent first: whoever reads of it reads the facts before the words. */
export const DANGER_FACTS: readonly ToldFact[] = [
  {
    label: "Breathing",
    says: [
      fact(`${CANNOT} (?:really |seem to )?(?:breathe|breathing|catch ${THEIR} breath|get (?:any )?air)`),
      fact("(?:trouble|difficulty|hard time|struggling|problems?) (?:with )?(?:to )?(?:breathe|breathing)"),
      fact(
        "(?:hard|harder|difficult) to breathe|short(?:ness)? of breath|gasping(?: for air)?|stopped breathing",
      ),
      fact("no (?:puedo|puede) respirar(?: bien)?|le cuesta respirar|me cuesta respirar|se ahoga"),
    ],
  },
  {
    label: "Choking",
    says: [
      fact(
        "(?:is |am |'s )?choking(?: on (?:an? |some |the |his |her )?\\p{L}+)?|se (?:está )?atragant\\p{L}*",
      ),
    ],
  },
  {
    label: "Consciousness",
    says: [
      fact(
        "unconscious|passed out|fainted|collapsed|unresponsive|not responding|won't wake up|doesn't wake up",
      ),
      fact("can't wake (?:him|her|them)(?: up)?|se desmayó|inconsciente|no (?:despierta|reacciona|responde)"),
    ],
  },
  {
    label: "Chest",
    says: [
      fact(
        `chest pains?|pains? in ${THEIR} chest|(?:pressure|tightness|tight feeling) (?:in|on) ${THEIR} chest`,
      ),
      fact("chest (?:hurts|is hurting|is tight|feels tight|feels heavy)|heart attack"),
      fact("dolor (?:en|de) (?:el )?pecho|(?:me|le) duele (?:mucho )?el pecho|infarto"),
    ],
  },
  {
    label: "Stroke signs",
    says: [
      fact(
        "(?:face|mouth|smile) (?:is |has been |'s )?(?:drooping|droops|crooked)|slurr\\p{L}+(?: speech| words)?",
      ),
      fact(
        `(?:${THEIR} )?(?:left|right) (?:side|arm|leg) (?:is |went |has gone |feels )?(?:numb|weak)|a stroke`,
      ),
      fact("derrame cerebral|(?:cara|boca) (?:caída|torcida)"),
    ],
    many: true,
  },
  {
    label: "Bleeding",
    says: [
      fact(
        "bleeding(?: a lot| badly| heavily| everywhere| (?:and (?:it )?)?(?:won't|doesn't|hasn't) stop(?:ped)?)?",
      ),
      fact("(?:won't|doesn't|can't|not|isn't) stop(?:ped|ping)? (?:the )?bleeding|coughing up blood"),
      fact("throwing up blood|vomiting blood|(?:está )?sangrando(?: mucho)?|no (?:deja|para) de sangrar"),
    ],
  },
  {
    label: "Seizure",
    says: [fact("(?:a |having a |had a )?seizures?|convulsi(?:ng|ons|ones|ón)|convulsiona\\p{L}*")],
  },
  {
    label: "Swallowed",
    says: [
      fact(
        "(?:swallowed|drank|ate|took) (?:some |a |an |the |too many |too much |a whole |half a )?(?!it|that|this|him|her|me|them|place)\\p{L}+(?: of (?:his |her |my |the )?\\p{L}+| (?:pills|tablets|battery|batteries|cleaner|fluid|pods?))?",
      ),
      fact("overdosed?(?: on \\p{L}+)?|se (?:tragó|tomó) (?:un |una |el |la |unas |unos )?\\p{L}+"),
    ],
  },
  {
    label: "Throat",
    says: [
      fact(`(?:throat|tongue|airway) (?:is |'s |feels )?(?:closing|swelling|swollen|tight)(?: up| shut)?`),
      fact(
        `${CANNOT} swallow|(?:garganta|lengua) (?:hinchada|cerrad\\p{L}*)|se (?:le|me) cierra la garganta`,
      ),
    ],
  },
  {
    label: "Harm",
    says: [
      fact(
        "(?:kill|hurt|harm|shoot) (?:myself|himself|herself|themselves|me)|suicid\\p{L}+|end (?:my|his|her) life",
      ),
      fact("want(?:s)? to die|(?:quiero|quiere) morir(?:me|se)?|(?:quitarme|quitarse) la vida"),
    ],
  },
  {
    label: "Gas or fire",
    says: [fact("smells? (?:of |like )?(?:gas|smoke|rotten eggs?)|rotten eggs? smell|gas leak")],
  },
  {
    label: "Gas or fire",
    says: [
      fact(
        "on fire|smoke (?:is )?coming (?:out )?(?:of|from) (?:the |my |our |a )?\\p{L}+|huele a (?:gas|humo)",
      ),
    ],
  },
];
