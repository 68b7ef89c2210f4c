/** One of two things to do with an appointment: another time if there is one, and else it comes off. English and Spanish. */

const CANCEL = "(?:cancel|call off|scrap|scratch|drop|take off|cancelar?|cancel[ae]n?|cancele(?:me)?l[ao])";
const FREE =
  "(?:(?:there(?:['’]s| is| are|['’]d be)|you(?: (?:guys|all))?(?:['’]ve| can| could| do)? (?:have|got|get|find|fit|see)(?: me| us| him| her)?(?: in)?|you['’]ve got|they(?:['’]ve got| have)|somebody has) )";
const NOTHING =
  "(?:there(?:['’]s| is|['’]re| are)(?: not|n['’]t)?(?: nothing| none| no \\p{L}+(?: time| slots?)?| any\\p{L}*)?|nothing(?: is|['’]s)? (?:\\p{L}+ ){0,2}(?:free|open|available|there|works)|you (?:don['’]t|do not|can['’]t|cannot|have nothing|have no \\p{L}+)(?: have| find| do)?|(?:that|it|this|neither|none)(?: of (?:that|those|them))?(?:['’]s| is)?(?: not|n['’]t)? ?(?:doesn['’]t|won['’]t|can['’]t|possible|work\\p{L}*|available|free|gone|taken|full|be done|happen)?|not|so)";

/** 'Cancel it unless you have something later the same day': the words before, and what is wished for. */
export const CANCEL_UNLESS = new RegExp(
  `(?<!\\p{L})(?:(?:just|please) )*${CANCEL}(?<what>(?: [\\p{L}\\d:'’.]+){0,9}?),? (?:unless|a menos que|excepto si|salvo que|except if) (?:${FREE}|haya |tengan? )(?<wish>[^.!?;]+)`,
  "iu",
);
/** 'If you have anything after three on Thursday, move me there, otherwise cancel it.' */
export const MOVE_OR_CANCEL = new RegExp(
  `(?<!\\p{L})if ${FREE}(?<wish>[^.!?;,]+?),? (?:then )?(?:please )?(?:move|put|switch|change|push|book|i['’]ll take|i['’]d take|give)(?: [\\p{L}'’]+){0,5}?[,.;]? (?:and |but )?(?:otherwise|or else|else|if (?:not|${NOTHING}))(?: [\\p{L}'’]+)?,? (?:then )?(?:please )?(?:just )?(?:go ahead and )?${CANCEL}(?: (?:it|that|mine|the (?:whole )?\\p{L}+|altogether))*`,
  "iu",
);
/** '... and if there's nothing, cancel it', behind a wish for another time. */
export const ELSE_CANCEL = new RegExp(
  `[,.;]?(?<=^|[\\s,.;]) ?(?:(?:and|but|y|pero) )?(?:otherwise|or else|if ${NOTHING}(?: [\\p{L}'’]+){0,3}?|si no(?: (?:hay|se puede|tienen))?(?: (?:nada|ninguna?))?)(?: [\\p{L}'’]+)?,? (?:then )?(?:please )?(?:just )?(?:go ahead and )?(?:i['’]d (?:like|want) (?:you )?to )?${CANCEL}(?: (?:it|that|mine|me|the (?:whole )?\\p{L}+|altogether|then))*`,
  "iu",
);
/** 'Cancel it if there's no time in the afternoon', 'only if there's nothing after three'. */
export const CANCEL_IF_NONE = new RegExp(
  `(?<!\\p{L})(?:(?:just|please|but|and) )*(?:${CANCEL}(?<what>(?: [\\p{L}\\d:'’.]+){0,9}?),? (?:but )?(?:only |just )?|only |just )if (?:there(?:['’]s| is| are) (?:nothing|not|no)|there(?: isn['’]t| aren['’]t)|you have (?:nothing|no)|you don['’]t have|you haven['’]t got)(?!\\p{L}) ?(?:anything|any|an?(?= ))? ?(?:(?:free|open|available) )?(?:times?|slots?|spots?|openings?|appointments?)? ?(?<wish>[^.!?;]+)`,
  "iu",
);
/** 'Unless there's something in the afternoon', to what would be canceled. */
export const UNLESS = new RegExp(
  `^(?:(?:yes|no|well|oh|but|and|yeah),? )*unless ${FREE}(?<wish>[^.!?;]+)`,
  "iu",
);
