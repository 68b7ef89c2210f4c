export const RELATIONS =
  "husband|hubby|wife|(?:step|god)?son|(?:step|god)?daughter|(?:step)?mother(?:-in-law)?|(?:step)?father(?:-in-law)?|mom|mum|dad|parents|partner|maid of honor|best man|bridesmaid|boyfriend|girlfriend|friend|child|kid|kiddo|little (?:one|boy|girl|guy)|boy|girl|baby|newborn|infant|toddler|teenager|twins|(?:step)?sister|(?:step)?brother|cousin|uncle|aunt|grandson|granddaughter|grandmother|grandfather|grandma|grandpa|niece|nephew|boss|coworker|client|patient|neighbor|roommate|fianc[eé]e?|esposa|esposo|marido|mujer|pareja|hij[oa]|hijit[oa]|niñ[oa]|nen[ea]|bebé|madre|padre|mamá|papá|herman[oa]|prim[oa]|tí[oa]|sobrin[oa]|suegr[oa]|amig[oa]|novi[oa]|niet[oa]|abuel[oa]|abuelit[oa]";

/** 'My daughter's wedding' is an occasion, and nobody who comes. */
export const OCCASION =
  "(?:['’]s)? (?:\\p{L}+ )?(?:wedding|graduation|birthday|prom|(?:baby |bridal )?shower|recital|funeral|party|baptism|communion|quincea\\p{L}+|engagement)";
const OF_OCCASION = new RegExp(`^(?:-in-law)?${OCCASION}(?!\\p{L})`, "iu");

/** Behind 'my daughter': she does or says something, and does not come. */
export const ONLY_NAMED =
  /^(?:-in-law)? (?:plays?|played|works?|lives?|coaches|studies|swims|dances)(?!\p{L})(?![^.?!]{0,80} (?:he|she|and|who|but) (?:needs?|wants?|has|got|hurts?|broke|chipped|knocked|lost|can|should|is)(?!\p{L}))|^(?:-in-law)?(?:'s| is| has been|'s been)? ?(?:after|on|bugging|nagging|telling|making|driving|bringing|taking|picking) (?:me|us)(?!\p{L})|^(?:-in-law)?(?:'s getting| (?:(?:just|finally|recently) )?(?:got|gets|is getting|was getting|se)) (?:just )?(?:married|engaged|hitched|cas[oó]|comprometi[oó]|gradu[oó])(?!\p{L})|^(?:-in-law)?,? (?:(?:he|she)(?:'s| is|'d been| was)|they(?:'re| are)) the one (?:who|that)(?! (?:needs|wants|has to|hurts))(?!\p{L})|^(?:-in-law)? (?:just )?(?:graduated|turned \S+)(?!\p{L})|^(?:-in-law)? (?:was|were) (?:over|here|there|visiting|in town|staying|around|with (?:me|us))(?!\p{L})|^(?:-in-law)? (?:(?:had|has|got|did|went through) (?:the same|this|that|it|one)(?!\p{L})|(?:drives?|brings?|takes?|picks?|tells?|told|says?|said|thinks?|keeps?|wants? me|made|makes|wrote|cooked|baked|gave|brought|bought|threw|knocked|hit|got me|suggest\p{L}*|recommend\p{L}*|swears? by|swore by|raves?|loves? (?:you|y'all|this|it)|referred|sent me|talked me into|found you|used to (?:go|come)|goes to|can (?:drive|bring|take)|will (?:drive|bring|take)|could (?:drive|bring|take)|dice|dijo|me (?:lleva|trae|dijo|dice)))(?!\p{L})/u;

/** 'My wife, God rest her, always saw that lady dentist': who has died comes no more. */
const DIED =
  /^(?:-in-law)?,? (?:god rest|rest (?:her|his) soul|may (?:she|he) rest|(?:who |she |he |has |just )*(?:died|passed(?: away| on)?)(?!\p{L})|is (?:gone|dead|deceased) |que (?:en paz descanse|dios (?:la|lo) tenga)|q\.? ?e\.? ?p\.? ?d)/u;

/** Whom an appointment is for, when it is not the caller: 'wife', 'son', 'other'. */
export function relationHeard(text: string): string | undefined {
  for (const told of text.matchAll(
    new RegExp(`\\b(?:my|mi|our) (?:\\S+ )?(${RELATIONS})(?:'s)?(?![\\p{L}])`, "giu"),
  ))
    if (
      !/ late /u.test(told[0]) &&
      ![ONLY_NAMED, OF_OCCASION, DIED].some((each) => each.test(text.slice(told.index + told[0].length)))
    )
      return told[1];
  return undefined;
}
