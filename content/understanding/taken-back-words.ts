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
/** 'Sorry, it's my son', after 'my daughter', and 'it's my son, not my daughter'. */
export const KIN_RIGHT =
  /(?:^|[,.;] )(?:(?:oh|no|wait|sorry|actually|i mean|i meant|perd[oó]n|digo)[,. ]+)+(?:(?:it['’]s|it is|that['’]s|i meant?|es|for|para)(?: for| para)? )?(?:my|mi) (?<now>\p{L}+)(?=[,.!]|$)|(?:it['’]s|it is|es)(?: for| para)? (?:my|mi) (?<then>\p{L}+),? (?:and )?(?:not|no)(?: for| para)? (?:my|mi) \p{L}+/iu;
/** 'Fine, I won't come by then', after 'I'd like to drop by'. */
export const COMES_BY = "(?:come|coming|drop|dropping|stop|stopping|swing|swinging)(?: (?:by|in|over|off))";
export const WILL_NOT = new RegExp(
  `(?<!\\p{L})(?:won['’]t|will not|not going to|no need to|don['’]t need to)(?: be)? ${COMES_BY}(?!\\p{L})`,
  "iu",
);

/** 'Never mind the note', 'scratch that message', after it was passed on. */
export const CALLS_OFF_WHAT =
  /^(?:(?:oh|um|you know what|actually|sorry|wait|no|on second thought|ay|mire)[,.]? )*(?:never ?mind|forget|scratch|scrap|drop|cancel|delete|tear up|throw (?:out|away)|olv[ií]de(?:se de)?|borre|cancele)(?: about)? (?:the|that|my|this|el|la|lo de la|lo del|ese|esa|mi) (?<what>\p{L}+(?: ?back)?)(?=[.,;!]|$| (?:then|please|after all|i|it|he|she|entonces|por favor)(?!\p{L}))/iu;
export const OF_ANY_MESSAGE =
  /^(?:note|message|request|whole thing|call|call ?back|question|complaint|letter|form|nota|mensaje|recado|llamada|petici[oó]n|queja)$/iu;
/** 'Don't pass it on after all', with nothing else open. */
export const CALLS_OFF =
  /^(?:(?:oh|um|never ?mind|forget it|you know what|actually|sorry|wait|no|on second thought|ay|mire)[,.]? )*(?:please )?(?:don['’]?t|do not|no need to) (?:send|pass|file|forward|deliver|give)(?: (?:it|that|the (?:note|message|request)))(?: on| along| to (?:him|her|them))?(?: then| please| after all)?[.!]*$/iu;
