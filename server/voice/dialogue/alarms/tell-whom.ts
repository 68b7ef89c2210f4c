/** Who of the people here is to know of it: 'can you let Dr. Brandt know?', 'tell the doctor we're on our way'. */
export const toBeTold = (words: string): string | undefined => {
  if (NOBODY_TOLD.test(words)) return undefined;
  const [, let_, tell, calls, es] = TELLS_HERE.exec(words) ?? [];
  const whom = (let_ ?? tell ?? calls ?? es)
    ?.replace(/^my /i, "the ")
    .replace(/^mi /i, "el ")
    .replace(/ (?:por|que|de|y)$/i, "")
    .replace(/^(?=doctora$|dra\b|médica$)/i, "la ")
    .replace(/^(?=doctor$|dentista$|m[eé]dico$)/i, "el ");
  return whom?.replace(/^dr(?!\p{L})\.?/iu, "Dr.");
};
/** "Don't tell my doctor." */
const NOBODY_TOLD =
  /(?<!\p{L})(?:do not|don['’]?t|never|not to) (?:\p{L}+ )?(?:tell|let|inform|alert|have|get|ask)(?!\p{L})|(?<!\p{L})no (?:le |les )?(?:diga|avise)/iu;
const PEOPLE_HERE =
  "(?:(?:dr|doctor|ms|mr|mrs|attorney)\\.? \\p{L}{3,}|(?:the|my) (?:doctor|dentist|nurse|lawyer|attorney|office|front desk|practice))";
const TELLS_HERE = new RegExp(
  `(?<!\\p{L})(?:let (${PEOPLE_HERE}) know|(?:tell|inform|alert) (${PEOPLE_HERE})|(?:have|get|ask) (${PEOPLE_HERE}) (?:to )?(?:call|ring|phone|get back to)|(?:d[ií]ga(?:n)?le|av[ií]se(?:n)?le|avisar(?:le)?|decirle) (?:a |al )((?:la |el |mi )?(?:doctora?|dra?\\.?|dentista|m[eé]dic[oa])(?: \\p{Lu}\\p{L}+)?))(?!\\p{L})`,
  "iu",
);
