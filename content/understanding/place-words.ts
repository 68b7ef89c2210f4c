const ENDING =
  "(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|circle|cir|terrace|ter|trail|trl|highway|hwy|parkway|pkwy|loop|square|sq|row|run|pike|alley|path|ridge|hill|crossing|cove|bend|glen|point)";
/** No part of a street's name. */
const NOT =
  "(?!(?:my|your|our|his|her|their|the|an?|of|by|any|other|this|that|right|half|in|on|at|to|for|from|minutes?|hours?|days?|weeks?|months?|years?|am|pm|o'clock|dollars?|people|times?|and|or)(?!\\p{L}))";
const UNIT_ES =
  "(?:,? (?:el |la )?(?:apartamento|apto|departamento|depto|dpto|piso|unidad|interior|int|casa|local|lote)\\.? ?#?[\\p{L}\\d-]{1,6})?";
const UNIT =
  "(?:,? (?:apt|apartment|unit|suite|ste|lot|number|no)\\.? ?#?[\\p{L}\\d-]{1,6}|,? #[\\p{L}\\d-]{1,6}|,? (?:the )?(?:upstairs|downstairs|front|back|rear|upper|lower|basement|garage) (?:unit|apartment|house|door))?";
/** '14 Alder Lane', '2201 West 5th St, apt 3', 'calle Roble 14'. */
export const STREET = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,6}[a-z]? (?:${NOT}[\\p{L}\\d'.-]{1,20} ){1,4}?${ENDING}(?![\\p{L}\\d])\\.?(?: ${ENDING}(?![\\p{L}\\d])\\.?)?${UNIT}|(?:calle|avenida|av\\.?|camino|carretera) [\\p{L}\\d'.-]{1,20}(?: [\\p{L}\\d'.-]{1,20}){0,3}?,? (?:n[uú]mero |n[uú]m\\.? |#)?\\d{1,6}(?!\\d)${UNIT_ES})`,
  "iu",
);
/** '2 drains run slow': a word that ends a street only where its name is written like one. */
export const ONLY_NAMED =
  /^[^\p{Lu}]*(?:way|place|row|run|path|hill|point|bend|square|loop|crossing|pike|court|drive)\.?$/u;
/** Behind it ', Otter Creek', ' in Otter Creek, CO 80461': what begins with a capital. */
export const TOWN =
  /^,? (?:(?:(?:over )?in|en) )?(?!(?:I|It|It's|And|But|The|My|We|Can|Could|How|What|When|Is|Are|Do|Please|Thanks|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Tomorrow|Today)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}'-]{1,20}(?: \p{Lu}\p{Ll}[\p{L}'-]{1,20}){0,2}(?:,? [A-Z]{2}(?!\p{L}))?(?:,? \d{5}(?!\d))?/u;
/** What leads to an address, or leads on from it. */
export const LEADS_TO_PLACE =
  /(?:(?:[,.;] {0,2}|(?<!\p{L})(?:and|so|yes|yeah|no|sure|okay|ok|um+|uh|sorry|wait|actually|oh|y|sí)[,.]? {1,2}){0,4}(?:(?:it's|it is|that's|that is|this is|i'm|i am|we're|we are|i live|we live|the address is|my address is|address is|the house is|the place is|es en|es|estoy en|vivo en|la direcci[oó]n es|mi direcci[oó]n es)(?: (?:at|on|over at|in|en))?|at|on|en)? {0,2})$/iu;
/** Who calls, told where the address was asked for. */
export const TELLS_NAME =
  /^(?:(?:[Oo]h|[Ss]orry|[Uu]m+|[Uu]h|[Ss]ure|[Oo]kay|[Yy]es|[Hh]i|[Pp]erd[oó]n|[Ss]í)[,.]? )*(?:(?:[Mm]y|[Tt]he) name(?:['’]s| is)|(?:[Tt]his is|[Ii]t['’]s|[Ii]['’]m)(?= \p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+[.!]?$)|[Mm]e llamo|[Mm]i nombre es|[Ss]oy(?= \p{Lu}))(?!\p{L})/u;
/** Nobody tells an address by these. */
export const NO_PLACE =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|right|hello|hi|um+|uh|thanks|sí|claro|bueno)[,.!? ]*)+$|(?<!\p{L})(?:rather not|don't want to|not (?:giving|telling|sure)|i don't know|do you need|why|prefiero no|no s[eé]|por qu[eé])(?!\p{L})/iu;
