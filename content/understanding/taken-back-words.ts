/** How callers say that something is not so, or not so any more; `gone` is what. */

const THING =
  "(?!(?:my|our|your|mine|ours|yours|mi|sure|that|this|it|me|him|her|them|you|us|so|bad|too|yet|urgent|before|after|until)(?!\\p{L}))";
const GONE = `${THING}(?<gone>[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}?)`;
const ENDS =
  "(?=\\s*(?:[,.;!]|$)|\\s(?:any ?more|any longer|no more|after all|either|now|but|it's|it is|he's|she's|i'm|i've|he|she|i|we|sino|pero|ahora)(?!\\p{L}))";
const OF = "(?: (?:at|in|on|with|from|for|to|of|using|by|the|a|an|el|la|los|las|un|una|en|con|de))*";
const of = (words: string): RegExp => new RegExp(`(?<![\\p{L}'’])${words}${ENDS}`, "giu");

export const NO_LONGER: readonly RegExp[] = [
  of(
    `(?:(?:not|no longer|isn['’]t|wasn['’]t|aren['’]t|instead of|rather than)${OF}|(?:ya )?no (?:es|era|está)${OF}) ${GONE}`,
  ),
  of(
    `(?:don['’]t|doesn['’]t|do not|does not|didn['’]t|no longer|ya no)(?: actually| really| even)? (?:have|has|use|uses|need|needs|want|take|takes|wear|wears|bring|go|goes|tengo|tiene|uso|usa|necesito|necesita|quiero)${OF}(?: (?:any|his|her|my|our))? ${GONE}`,
  ),
  of(
    `(?:never ?mind|forget|scratch|skip|leave out|drop|olvide)(?: about)?(?: (?:the|that|my|lo de la|lo de|lo del|la|el)) ${GONE}`,
  ),
];
const NOW = "(?<now>[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)";
const IT_IS =
  "(?:(?:but|it['’]s|it is|he['’]s|she['’]s|i['’]m|i meant|just|rather|sino|es|fue|era|a|to|on|the|an|el|la|al) )+";
/** What stands in its place, in the same breath: 'it's not codeine, it's morphine', 'the Walgreens, not CVS'. */
export const INSTEAD: readonly RegExp[] = [
  of(`(?:not|isn['’]t|wasn['’]t|no (?:es|era|fue))${OF} ${GONE}[,.;]? ${IT_IS}${NOW}`),
  of(
    `(?:it['’]s|it is|that['’]s|i['’]m|he['’]s|she['’]s|to|at|on|with|use|the|es|al|la|el)(?: (?:the|a|an|to|on|la|el|a))* ${NOW},? (?:and )?(?:not|no)${OF} ${GONE}`,
  ),
];
/** 'No, wait, to morphine': what stood last behind the same word is put right. */
export const PUT_RIGHT =
  /^(?:(?:oh|and|no|wait|sorry|actually|i mean|i meant|perd[oó]n|digo)[,. ]+)+(?<behind>to|on|for|with|at|from|it['’]s|a|es)(?: (?:the|an?|el|la))? (?<now>[\p{L}'’-]+(?: [\p{L}'’-]+)?)[.!]*$/iu;
/** 'Fine, I won't come by then', after 'I'd like to drop by'. */
export const COMES_BY = "(?:come|coming|drop|dropping|stop|stopping|swing|swinging)(?: (?:by|in|over|off))";
export const WILL_NOT = new RegExp(
  `(?<!\\p{L})(?:won['’]t|will not|not going to|no need to|don['’]t need to)(?: be)? ${COMES_BY}(?!\\p{L})`,
  "iu",
);
