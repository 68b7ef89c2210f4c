// How callers tell what is to be kept of a turn.

/** How the people here may reach a caller, and how not: their safety may hang on it. */
export const CONTACT =
  /(?<!\b(?:i|we|i'd) )(?<!\b(?:he|she|they) (?=won't))(?<!\p{L})(?:(?:can't|cannot|don't|do not|never|mustn't|must not|shouldn't|should not|not to|won't)(?: \S+){0,2}? (?:call|ring|phone|text|email|e-mail|write|say (?:what|who|why|anything|where)|tell (?:anyone|anybody|whoever)|leave (?:an?|any\p{L}*|me|us|messages?|voicemails?|it|that|details|word)|mention|contact|mail|come to)(?!\p{L})|(?:nobody|no one) (?:should |must |may |can |is to )?(?:calls?|rings?|phones?|contacts?|leaves?|sends?|texts?|writes?|mentions?)(?! (?:me|us) back)(?!\p{L})|no (?:phone )?(?:calls?|voice ?mails?|messages?|texts?|letters?|mail|details)(?: \S+)?(?: (?:to|at|on|please|from))?(?! (?:was|were|came|from))(?!\p{L})|(?:can|could|would) (?:you|they) (?:please )?not (?:send|text|call|leave|write|email)(?!\p{L})|only (?:call|text|email|write)(?!\p{L})|(?:just |please )(?:text|email|ask for) (?:me|us|my|the)(?!\p{L})|(?:texts?|calls?|emails?) only|(?:text|email) (?:the|my) (?:cell|mobile|other|work)|no (?:me |nos |le )?(?:llamen?|dejen?|escriban?|manden?|digan?)(?!\p{L})|(?:solo|sólo|solamente) (?:llamen|escriban|manden|mensajes?|por (?:texto|mensaje))|nadie llame)/iu;
/** Asks for something to be written down or told to the people here. */
export const REQUESTED =
  /(?<!\b(?:i|we|i'd|to) )\b(?:put (?:down|in|that down|it down)(?! (?:for|as|on)\b)|(?:put|add|write) (?:\S+ ){1,3}(?:number|phone|cell|name)(?: \S+)? (?:down|too|as well|there)|make (?:a )?note|(?:just |please |also )*note (?:that|down|(?=(?:s?he|i|we|it|they|my|her|his)(?!\p{L})))|if you (?:want|can|could|would)(?: to)? note|write (?:down|that)|jot|add (?:that|a note|in that|to (?:it|the note|that))|put that in|let (?:them|'?em|him|her|the \S+(?: \S+)?|dr\.? \S+) know|tell (?:them|'?em|him|her|the (?!truth)\S+|dr\.? \S+|ms\.? \S+|mr\.? \S+|whoever)|make sure (?:they|it's|that|he|she|you|there)|have (?:them|him|her|someone|somebody) (?:know|tell|text|call|write|bring|check|look|ask)|mention (?:that|to)|if (?:\S+ ){1,5}?(?:isn't|is not|aren't|doesn't|can't|won't|is taken|are taken) (?:\S+ ){0,4}?(?:just )?(?:leave|keep|forget) (?:it|mine|that|the)|for (?:the|my|your) (?:record|note|file|chart)s?|d[ií]gales?|d[ií]ganle|(?:decir|dec[ií]r?les?|avisar|av[ií]sarles?|comentar|comentarles?)(?: a (?:la|el|los|las|mi) \S+)? que|anote(?:lo)?|apunte(?:lo)?|ponga que|av[ií]sele)(?!\p{L})/iu;
/** What a practice or firm wants to know before somebody comes. */
export const MATTERS =
  /(?<!\p{L})(?:allerg\p{L}*|nervous|anxious|scared|terrified|afraid of|pregnant|wheelchair|walker|hard of hearing|deaf|blind|autis\p{L}*|dementia|diabet\p{L}*|pacemaker|blood thinners?|interpreter|only speaks?|doesn't speak|speaks? (?:only|no)|pharmacy|walgreens|cvs|rite aid|walmart|costco|date of birth|dob|born (?:on|in)|birthday is|case (?:number|is)|claim|policy number|member (?:id|number)|account (?:number|is)|extension|ext\.?|dot com|e-?mail(?:'s| is)|referred|i (?:see|saw|usually see|always see) (?:dr|doctor)|(?:dr|doctor)\.? \p{L}+ (?:is|usually|always)|(?:prefer|with|by) (?:dr\.? |doctor )|same (?:doctor|dentist|hygienist|lawyer)|been there before|existing (?:patient|client)|(?:i|we|he|she|they) (?:might|may) (?:not (?:be|make)|have to (?:cancel|move|change|leave)|be (?:out|away|late|gone|running))|al[eé]rgic[oa]|embarazada|nervios[oa]|silla de ruedas|sord[oa]|solo habla|no habla|farmacia|fecha de nacimiento|int[eé]rprete|extensi[oó]n)(?!\p{L})/iu;
/** A wish for somebody of the staff. */
export const STAFF =
  /(?<!\p{L})(?:the )?(?:(?:dr|doctor|doctora|dra|attorney|lic)\.? (?!(?:come|comes|call|calls|see|look|said|says|told|who|that|can|will|take|give|send|sign)(?!\p{L}))\p{L}+(?:'s (?:hygienist|assistant|nurse|team|people))?|same (?:doctor|dentist|hygienist|lawyer|attorney|nurse|person|lady|one who)|(?:lady|female|woman|male|man) (?:doctor|dentist|lawyer|hygienist|nurse)|mism[oa] (?:doctora?|dentista|abogad[oa]))(?!\p{L})/iu;
/** 'It's the same person, Arjun is my son' wishes for nobody; 'with the same person as last time' does. */
export const isOneAndTheSame = (words: string, found: RegExpExecArray): boolean =>
  /^(?:the )?same person$/i.test(found[0]) &&
  !/(?<!\p{L})(?:with|see|get|gets|have|had|want|by|prefer|like|request|keep|need) (?:to see )?$/iu.test(
    words.slice(0, found.index),
  );
/** Somebody who must come first, or how two are to come. */
export const ORDER =
  /(?<!\p{L})(?:(?:put|take|see|do|let) (?:him|her|them|my \p{L}+|\p{Lu}\p{L}+)(?: in)?(?: go)? first|(?:him|her) first|(?:he|she|\p{Lu}\p{L}+) (?:goes|should go|can go|(?:needs|has) to (?:go|be)|should be) first)(?!\p{L})/u;
export const QUESTION =
  /\?\W*$|^(?:and |but |so |y |pero )*(?:when|what|where|who|why|how|do|does|did|is|are|am|should|will there|have you|has|cu[aá]ndo|qu[eé](?! (?:me|nos) )|d[oó]nde|c[oó]mo|puedo)(?!\p{L})/iu;
export const LEADS =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|no(?=[,.!])|and|also|but|so|oh|well|um|uh|please|just|actually|right|perfect|great|thanks|did you get that(?=,)|you got that(?=,)|sí|y|pero|también|bueno|por favor)[,.]?\s+)+/i;
export const ASKS_TO_NOTE =
  /^(?:(?:can|could|would|will) (?:you|they) (?:please |just |also |maybe )*)?(?:please |just |also )*(?:put (?:down|in)(?: a note)?|put that(?= (?:i|he|she|we|they|my|his|her)\b)|make (?:a )?note|note(?: down)?|write (?:down)?|jot down|add(?: a note| in)?|mention|let (?:them|'?em|him|her|the \S+) know|(?:just )?tell (?:them|'?em|him|her)(?: to)?|for the (?:record|note|file),?|anote|apunte|ponga|d[ií]gales?)(?: that| saying|:| que)?\s+(?=\S+ \S)/i;
export const TAIL =
  /,?\s*(?:if you (?:want|can|could|would)(?: to)? note (?:that|it)|maybe mention (?:that|it)|put that in(?: there)?(?: too)?|(?:that's|thats) all|okay|please|thanks?|thank you|por favor|gracias)\s*[.!?]*$/i;
/** 'Did you write down the part about the voicemail?' */
export const OF_THE_PAPER =
  /^(?:(?:and|but|so|ok|okay|wait|oh|yes|yeah) )*(?:did|have) you (?:also |even |already )?(?:put|write|wrote|written|note|noted|mention|mentioned|add|added) (?!(?:me|us|him|her)(?!\p{L}))|^(?:(?:and|but|so|ok|okay|wait|oh|yes|yeah|now|please) )*(?:(?:can|could|would|will) (?:you|u) )?(?:please |just )*(?:read|repeat|say|give) (?:me )?(?:back )?(?:that|it|this|the (?:message|note)|what you (?:have|wrote|got))(?: back| again| out| once(?: more)?| (?:to|for) me)*$|^(?:(?:and|but|so|ok|okay) )*will (?:you|u) (?:tell|let) (?:them|him|her)(?: know)? (?:today|now|right away|tonight)$/u;
/** 'It's for a clinic, if you want to note that': what came before is meant. */
export const beforeAsked = (clauses: readonly { words: string }[], asked: number): number =>
  /(?:note|mention|add|write|put) (?:that|it)(?: (?:down|in))?\W*$|put that in/i.test(clauses[asked]!.words)
    ? 0
    : asked;
/** 'Can you add that?': the sentence before it. */
export const ONLY_THAT =
  /^(?:(?:and|but|so|oh|please|ok|okay) )*(?:(?:can|could|would|will) (?:you|somebody) (?:please |just )*)?(?:add|note|put|write|include|mention|tell (?:him|her|them)) (?:that|it|this)(?: (?:down|in|on|there|too|also|please|on there|in there|to it|to (?:the|my) message))*$/u;

/** 'Could you let the doctor know?' asks to be done, and not to be told. */
export const WOULD_YOU =
  /^(?:(?:yes|yeah|and|but|so|oh|also|ok|okay|um) )*(?:can|could|would|will) (?:you|somebody|someone|y'all)(?: \p{L}+)? (?:let|tell|note|put|add|make (?:a )?note|make sure|mention|write|jot)(?! me(?!\p{L}))(?!\p{L})/u;
