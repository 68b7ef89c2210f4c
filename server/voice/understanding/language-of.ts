/** The language of a turn, by its small words and letters; undefined for a name, a number, 'no'. */
export type HeardLanguage = "en" | "es" | "other" | undefined;

const small: Record<"en" | "es" | "other", Set<string>> = {
  en: new Set(
    (
      "the a an i im my you your is are do does can could would what how when where who to for of and or in on it its this " +
      "that with have has need want like just please thanks thank hi hello yes yeah ok okay not dont at me we was will be any " +
      "there about good morning bye sure much get if whats up nah hey"
    ).split(" "),
  ),
  es: new Set(
    (
      "el la los las un una unos unas mi mis tu su sus usted ustedes es son está esta estoy soy puedo puede pueden quiero " +
      "quisiera necesito tengo tiene tienen que qué cómo como cuándo cuando dónde donde cuánto cuanto quién para por de del al " +
      "y o en con lo se nos hay hola buenos buenas días dias tardes noches gracias sí favor cita me le ella él señor señora " +
      "mañana hoy pero también tambien muy español cuesta llamar nombre teléfono claro adiós bueno hablan hablo"
    ).split(" "),
  ),
  // French, Portuguese, German, Italian, Tagalog, Vietnamese, Polish: enough to say that it is none of the two.
  other: new Set(
    (
      "je vous bonjour merci oui est le les des une avez français parlez pour dans voudrais rendez " +
      "obrigado obrigada você não uma são falo português olá quero preciso consulta então " +
      "ich sie bitte nicht danke guten tag sprechen deutsch ist und einen möchte " +
      "buongiorno grazie sono parla italiano vorrei per favore ciao " +
      "ako po opo salamat kayo gusto ko magandang " +
      "tôi cảm ơn không được xin chào dzień dobry proszę mówię polsku nie"
    ).split(" "),
  ),
};
const latin = /\p{Script=Latin}/u;

export function languageOf(words: string): HeardLanguage {
  const letters = [...words.slice(0, 400)].filter((letter) => /\p{L}/u.test(letter));
  if (letters.length === 0) return undefined;
  if (letters.filter((letter) => !latin.test(letter)).length * 2 > letters.length) return "other";
  const said = words
    .slice(0, 400)
    .toLowerCase()
    .replace(/['’]/g, "")
    // A name that is spelled is no language: 'B L O O M', 'X-O-Y'.
    .replace(/(?<!\p{L})\p{L}(?:[\s.,-]+\p{L}(?!\p{L})){1,}/gu, " ")
    .split(/[^\p{L}]+/u);
  const count = (language: "en" | "es" | "other") => said.filter((word) => small[language].has(word)).length;
  const signs = /[ñ¿¡]/.test(words) ? 2 : 0;
  const found = { en: count("en"), es: count("es") + signs, other: count("other") };
  if (/\b(?:s[ií]|no)\b/iu.test(words) && said.length <= 2 && found.en + found.other === 0)
    return found.es > 0 ? "es" : undefined;
  // '¿Cuánto sale if I don't have it?' begins in Spanish.
  const first = said.find((word) => small.en.has(word) !== small.es.has(word)) ?? "";
  const begins = found.es > 0 && found.es === found.en && (signs > 0 || small.es.has(first));
  if ((found.es > found.en || begins) && found.es >= found.other) return "es";
  if (found.other > found.en && found.other > found.es) return "other";
  return found.en > 0 ? "en" : undefined;
}
