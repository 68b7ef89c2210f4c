const NO =
  "no|nor|neither|without|denies|zero|never had|(?:not|never|isnt|arent|wasnt) (?:having|feeling|getting)|(?:does|do|did|has|have|had)(?:nt| not)(?: \\w+)? (?:have|has|had|having|feel|feeling|felt|get|got|getting)|sin|ni|tampoco|no (?:le |me |se )?(?:tiene|tengo|tenemos|siente|siento|hay|ha tenido|hubo)";
const ALSO = "(?:or|nor|and no|and without|no|ni|o|y sin|y no|tampoco)";
const ANY = "(?:any |an? |real |kind of |una? |ningun\\w* |nada de |mucho |mucha )*";
/** Where it is not: 'in his chest'. */
const WHERE =
  "(?: (?:in|on|down|across|around|en|de|por) (?:the |my |his |her |el |la |los |las |su |mi )?\\w+)?";
/** Said beside a list, these take part of it back: 'until he climbs stairs', 'an hour ago'. */
const TAKES_BACK =
  /\b(?:but|though|although|unless|except|until|till|when|whenever|while|if|yet|still|anymore|any more|earlier|before|ago|was|were|had|comes|goes|sometimes|again|pero|aunque|hasta|cuando|excepto|salvo|menos|todavia|antes|hace|ahora si|veces|sino)\b/;

/** Takes lists of what is not there out of the words: 'no pain, pressure, or tightness in his chest'. */
export function deniedLists(absent: string): (words: string) => string {
  const item = `${ANY}${absent}${WHERE}`;
  // Without an 'or' what follows a comma is what is there instead: 'no pain, pressure'.
  const list = new RegExp(
    `(?<!\\b(?:not|\\w+nt|say|if|whether|sure|almost|hardly)(?: \\w+){0,3} )\\b(?:${NO}) ${item}(?:(?:(?: ,)? ${ALSO}| ,) ${item})*?(?: ,)?(?<last> ${ALSO} ${item})?(?! relief| killers?| med\\w*| pills?| free|(?: ,)?(?: ${ALSO})? ${item}| (?:in|on|down|across|around|en|de) )\\b`,
    "g",
  );
  return (words) => {
    const text = words
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}|['’`]/gu, "")
      .replace(/[,;:]/g, " , ")
      .replace(/[^\p{L}\p{N},]+/gu, (mark) => (/[.!?]/.test(mark) ? " . " : " "))
      .replace(/\s+/g, " ")
      .trim();
    const rest = text.replace(list, (all: string, ...args: unknown[]) => {
      const { last } = args.at(-1) as { last?: string };
      return last === undefined && all.includes(" ,") ? all : " . ";
    });
    return rest === text || TAKES_BACK.test(rest) ? words : rest;
  };
}
