import { anglicize } from "../readers/spanish.ts";
import { digitize } from "../readers/number-words.ts";
import { plain } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";

// Another day or time than the one that was read back.

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
/** Words that stand around a day or time without telling or asking anything else. */
const SLIGHT = words(
  "yes yeah yep yup ok okay right correct all that's it's fine good great perfect everything everything's looks sounds " +
    "but only though actually instead please maybe so and oh well sorry no wait then also still just rather if possibly " +
    "can could may might would will is are does do let's make have get be come say put push move change switch book go try " +
    "it that this me us i we you they he she in for to at on by around about the a of there i'd we'd rather like prefer want need " +
    "work works better possible free open available suit how what any anything something slot opening down chance next this day o'clock " +
    "sí si pero mejor puede pueden podría podrían podríamos podemos puedo se la lo los nos no me le da dejar deje dejarla cambia cambiar " +
    "cambiarla cambie cámbiela ponga póngala póngalo poner ponerla ser sea quede está bien correcto todo y para a las el en por " +
    "favor hay quiero quisiera prefiero no sería es posible mueva muévala mover moverla pasar pasarla pásela pasa adelanta que bueno",
);
const DAY =
  /^(?:today|tomorrow|week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|\d+(?:st|nd|rd|th)|thirty|fifteen)$/;
/** Asks what is noted, and wishes for nothing: 'is that this Thursday?' */
const OF_WHAT_IS =
  /\b(?:is|was|isn't) (?:it|that|this|mine)(?! (?:possible|okay|ok|too))|\b(?:will|would|do|does) (?:she|he|they|somebody|someone) (?!be )|\b(?:said|did you|do you have (?:me|us|it|that)|have you)\b|^(?:(?:y|entonces) )*(?:es|era) /u;
/** 'So it's at ten?' asks too; 'it's eleven' puts right. */
const ASKED_BACK =
  /^(?:(?:so|and|but|ok|okay) )*(?:it's|that's)(?! (?:all )?(?:right|correct|fine|good|perfect|ok|okay)(?!\p{L}))/u;
/** 'That's the one' names no hour. */
const ONE = /(?<!\b(?:at|for|to|it|do|say|be|around) )\bone\b(?! (?:thirty|fifteen|o'clock|pm|would|works))/;

/** Whether a clause is nothing but a day or time: 'could you make it eleven?', 'eleven would work better'. */
export function namesOnlyWhen(said: string, language: "en" | "es"): boolean {
  const text = plain(said);
  if (OF_WHAT_IS.test(text)) return false;
  if (ASKED_BACK.test(text) && (/\?|\bright\W*$/i.test(said) || /^(?:and |but )?so\b/.test(text)))
    return false;
  const english = language === "es" ? anglicize(text) : text;
  if (ONE.test(english)) return false;
  const { at, rest } = timeHeard(digitize(english), true);
  const left = rest.split(" ").filter(Boolean);
  return (
    (at !== undefined || left.some((word) => DAY.test(word))) &&
    left.every((word) => SLIGHT.has(word) || DAY.test(word))
  );
}
