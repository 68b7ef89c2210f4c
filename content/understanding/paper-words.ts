/** Words by which the paper of a call is judged: what is made of them alone tells its reader nothing. Plain words, lower case. */
export const COMMON: ReadonlySet<string> = new Set(
  `a about actually after afternoon again ago ahead all alright also am an and another any anything appointment appointments are around as ask at available
  away back be because been before believe best better book booked booking both bring but by bye call called calling can can't cannot change check come comes coming consultation could course cuz
  day days dear did didn't do does doesn't doing don't done down earlier early either else end evening ever every everything fine first for friday from get gets getting give go goes going gonna good got great guess
  had happen happy has have haven't having he he's hear hello help her here hi him his hold hope how i i'd i'll i'm i've if in instead into is isn't it it's its just keep kind know last late later let let's like listen little long look lot
  make makes making many may maybe me mean might minute minutes monday month more morning most much my name names need needs never new next nice night no noon nope not note nothing now number of off oh ok okay on once one ones only or other our out over
  people perfect phone please pm possible possibly prefer preferably pretty probably put question quick rather really right said same saturday say says schedule second see set shall she she's should since so some somebody someone something soon sorry sounds
  spot still sunday sure take talk tell thank thanks that that's the their them then there there's these they they're thing things think this those thought thursday till time times to today together tomorrow too tuesday two until up us use visit
  wait want wanted wants was wasn't way we we'd we'll we're wednesday week weekend weeks well were what what's when where which while who whole why will with won't wonderful work works would wouldn't write yeah yes yep yet you you're your yours
  zero three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty forty-five o'clock january february march april may june july august september october november december st th nd rd
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  half quarter past sometime between cancel canceled cancelled move moved reschedule doesn't anymore god heaven's sake nothing's whatever might able
  a al algo alguien ahora ahí ay así aquí bien bueno buenas buenos buena tarde tardes días día noche noches cita con cómo como cosa cual cuál cualquier cuando cuándo da de del desde después digo dos el ella en entonces era es esa ese eso esta está estaba este esto estoy fue gracias gusta hace hacer hasta hay hola hora hoy ir la las le lo los lunes luego
  mañana martes más mas me media mejor mi mis miércoles momento muchas muchísimas mucho muy nada nadie no nombre nos número o otra otro para pero perdón poder por porque posible primera puede pueden puedo pues que qué quería quiere quiero quisiera sábado se sea semana señorita señor señora ser si sí siempre sin sobre solo son soy su sus también tan tanto
  teléfono tener tengo tiene todo trabajo tres tu un una usted ustedes uno va vale ver verdad viene viernes voy y ya yo jueves domingo cuatro cinco seis siete ocho nueve diez once doce quince treinta
  ugh wow lovely jeez geez gosh grief goodness heavens lord ha haha heh huh hmm hm hooray phew yay aw sweetie sweetheart hon honey darling darlin sir ma'am miss buddy pal bud folks guys dear's alrighty okey absolutely totally exactly
  cool awesome fantastic excellent brilliant terrific super beautiful fabulous amazing hurry fuss silly pest bother bothering muddle mouthful trouble worry worries patience patient kind appreciate appreciated grateful wishes merry
  whichever however anyways anyhow besides though although yourself myself ourselves everybody everyone anybody nobody somewhere anywhere nowhere stuff bit lots having being been done having during
  cheers ta kindly obliged spot cool later
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekday mornings afternoons evenings
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre before no after despues antes mediodía
  caray vaya ay oiga oye mire mira dígame disculpe perdone gracias amable linda corazón mijo mija`.split(
    /\s+/,
  ),
);

/** Phrases that are said to be polite, to agree, to wait, to sigh or to leave: taken out before a sentence is judged. */
export const SOCIAL =
  /(?<!\p{L})(?:thank you kindly|(?:\p{L}+[- ])?\p{L}+ years (?:now|together|married)|thanks a (?:million|bunch|lot)|much obliged|spot on|more or less|close enough|near enough|good enough|fair enough|works for me|sounds (?:good|great|perfect|about right)|(?:sorry )?to be a (?:pest|bother|pain|nuisance)|(?:if )?a bit of a \p{L}+|that(?:'ll| will) (?:do|be all|be it)|that's (?:the lot|me done|the whole thing|about it|everything|all|it|right|correct|me|the gist)|i don't care (?:what|which|when)[^.]*|they know|i'm (?:all set|good|done)|we're (?:good|all set|done)|for (?:pete's|heaven's|goodness|god's|crying out) (?:sake|loud)|oh my (?:god|gosh|goodness)|good (?:grief|lord|heavens)|hang on|hold on|one (?:sec|second|moment)|let me (?:see|think|check|look)|no (?:worries|problem|rush|hurry)|trust me|i (?:swear|hope so|think so|suppose|suppose so|expect|reckon|believe)|believe me|thirty seconds|at this hour|take your time|my pleasure|you(?:'re| are) (?:very )?(?:kind|welcome|sweet|an angel|a star|a lifesaver)|i appreciate \p{L}+|have a (?:good|great|nice|lovely|wonderful)[^.]*|happy (?:holidays|thanksgiving|new year)|merry christmas|(?:i'll|i will) (?:let you go|be waiting|be there|see you)[^.]*|see you[^.]*|talk soon|i'm hanging up|i've got to (?:go|run)|gotta (?:go|run)|que (?:tenga|pase|le vaya|est[eé])[^.]*|muy amable|eso (?:es todo|ser[ií]a todo)|es todo|nada m[aá]s|más o menos|de acuerdo|con mucho gusto|hasta (?:luego|pronto|mañana|el \p{L}+)|mil gracias|qu[eé] bueno|ay dios(?: m[ií]o)?|espere un momento)(?!\p{L})/giu;

/** Speaks of this talk or of the desk itself, not of the matter. */
export const OF_THE_TALK =
  /(?<!\p{L})(?:you (?:never|didn't|don't|aren't|still haven't|haven't|still didn't|keep)(?: \p{L}+)? (?:tell|told|say|said|saying|answer(?:ed)?|listen(?:ing|ed)?|hear(?:ing|d)?|understand|understood|get it|getting it|got it|know|change[d]?|put|ask(?:ed|ing)?|repeating)|you (?:left off|just said|already)|you'd have to ask|you skipped|(?:you(?:'ve)? )?got my (?:name|number) wrong|put my name on|it's just \p{L}+,? not|(?:you )?have it down|(?:you|they) did not say|i beg your pardon|that is incorrect|with an? \p{L}, hyphen|(?:hang it up|you talk), \p{L}+|, you talk|what kind of an? (?:outfit|place|machine)|what (?:manager|visit|colleague|school|dogs?|appointment|message)(?!\p{L})|what do you mean|(?:it )?ends? in (?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)|except,? oh dear|you've (?:still |got it|put it|already)|awful name|con (?:be|ve|ce|zeta|hache|eñe) (?:grande|chica|corta)|the way you(?:'ve)? put|(?:i|i've|i have) (?:just |already |only |clearly )*(?:said|(?:told|asked|gave|given|mentioned)(?: (?:you|it|my name|them|this|that(?! (?:i|my|he|she|we)(?!\p{L}))))+)|for the (?:second|third|fourth|last|hundredth) time|like i said|as i said|are you (?:there|listening|a|even)|robot|(?:another|talking to (?:a|the)|are you an?|(?:this|it|you)(?:'s| is|'re| are) an?|stupid|dumb|damn|this|just a) (?:machine|recording|computer)|say that|repeat|(?:did you )?(?:hear|heard) me|did you (?:get|catch|hear|write|note|change)|getting (?:silly|ridiculous|old)|gist|we did that|(?:expect|think)(?: i'd get)? (?:anyone|anybody|somebody|someone)(?: to)?|pick(?:ed|ing)? up|been on (?:here|hold|the phone)|who said|came across|listened to|this is (?:ridiculous|unbelievable|absurd|a joke|pointless|hopeless)|what i (?:asked|said|meant|mean)|not what|number's (?:right|wrong)|number(?: is|'s)? (?:right|wrong|correct)|wrong number|name(?: is|'s) (?:right|wrong)|ya (?:se )?l[eo]s? (?:dije|di)|le dije|me (?:entiende|escucha|oye)|m[aá]quina|una burla|no me (?:entiende|escucha))(?!\p{L})/iu;

/** Takes back what was told before. */
export const TAKES_OUT =
  /(?<!\p{L})(?<!(?<!\p{L})(?:don't|do not|can't|cannot|can not|couldn't|won't|didn't|never|always|not|to|i) )(?:(?:take|leave) (?:that|it|this) (?:out|off)|scratch that|strike that|none of that|forget (?:the|that|about the)|quite eso|borre eso|olvide (?:eso|lo de))(?!\p{L})/iu;

/** Plain words of a complaint. */
export const COMPLAINS =
  /\b(?:complain\p{L}*|unhappy|unacceptable|rude\p{L}*|terrible|awful|disgusting|disappointed|furious|angry|upset|manager|refund|ripped off|overcharged|malpractice|botched|lawyer|sue|(?:second|third|fourth|\d+th) time|nobody (?:called|came|has|ever)|no one (?:called|came|has|ever)|never (?:called|came|showed)|waited|queja|quejar\p{L}*|enojad[oa]|p[eé]simo|groser[oa]|gerente)(?!\p{L})/u;

/** Takes back that it is a complaint, or tells of no anger. */
export const NO_COMPLAINT =
  /\b(?:not|n't|no|isn't|never(?! been))\b(?: \S+){0,5}? (?:complain\p{L}*|stink|fuss|mad|angry|upset|big deal|trouble)\b|(?<!\p{L})no (?:es|quiero|estoy)(?: \S+){0,3} (?:queja|enojad[oa]|molest[oa]|problemas?)(?!\p{L})/u;

/** A question about this call, or only for a nod: nothing that the desk's people are to answer. */
export const OF_THIS_CALL =
  /(?<!\p{L})(?:is (?:that|it|this|everything) (?:ok|okay|all right|alright|right|correct|fine|it|all|booked|done|gone|written down|noted|confirmed|clear|possible|a problem)|(?:is|are|was) (?:\S+ ){0,4}(?:booked|confirmed|all set|written down|noted|still open|open|taken|gone|really open)$|(?:have|did) (?:i|you|we) (?:got|get|have|book|booked|change|changed|put|note|noted|hear|write|say)(?! (?:to|any|a |an |some|the doctor))|am i (?:booked|in|down|set|all set|good)|could (?:i|we) (?:set (?:that|it|something) up|do that|get that)|(?:can|could|will|would) (?:you|somebody|someone) (?:see that|make sure|put that|do that|squeeze|fit)|can you (?:hear|do that|change)|(?:who|what) is this|what (?:number|place|office) (?:is this|have i)|who (?:said|am i)|is this (?:the |a |an )?\p{L}+(?: or not)?$|is this the \p{L}+ (?:office|place|practice|clinic|desk)|who (?:will|is going to|would) (?:be )?call|right\?*$|(?:ok|okay|yes or no|got it|you know|see|understand|verdad|no|cierto)\?*$|(?:will|would|can|could) (?:somebody|someone|they|you) call me(?: back)?(?: to confirm| first| about it)?\?*$|how about|what about (?:\S+ ){0,3}(?:day|one|time)|like (?:\S+ ){0,6}(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|o'clock|thirty|afternoon|morning)|do (?:you|they) (?:call|need|want|have (?:that|it|my))|the (?:latest|earliest|soonest|first|last) (?:one )?you(?:'ve| have)|(?:so|and) then|está (?:bien|anotado|apuntado)|me (?:la da|da la|apunt[oó])|qued[oó]|ya qued[oó])(?!\p{L})/iu;

/** What a practice or a firm acts on: never left out for want of room before all else was. */
export const WEIGHS =
  /(?<!\p{L})(?:(?:got|have|only|just) \p{L}+ left|(?:i'm|im|am|be|run(?:s|ning)?) out|(?:doesn't|don't|can't|cannot) (?:hear|speak|talk|answer|drive|walk|see|eat|sleep|swallow|move|bend)|text(?:s|ing)?|voice ?mail|no calls?|don't (?:call|ring|text|leave)|only (?:if|call|text|ring)|chest|pressure|arm|heavy|sweat\p{L}*|breath\p{L}*|droop\p{L}*|slur\p{L}*|mouth|face|faint\p{L}*|passed out|conscious|unconscious|seizures?|choking|turning blue|gun|knife|threaten\p{L}*|hit (?:me|him|her)|pecho|brazo|respir\p{L}*|desmay\p{L}*|minutes late|(?:should|please|to) (?:call|ring|text)|health ?first|heartburn|insurance|insured|aetna|cigna|delta|metlife|guardian|humana|blue cross|blue shield|anthem|medicare|medicaid|united ?health(?:care)?|kaiser|tricare|ppo|hmo|dollars?|bucks|mg|milligrams?|pharmacy|walgreens|cvs|rite aid|walmart|costco|pills?|tablets?|prescription|refill|medicine|medication|dose|allerg\p{L}*|pregnan\p{L}*|diabet\p{L}*|blood thinners?|pacemaker|wheelchair|walker|nervous|anxious|deaf|interpreter|fever|pain|hurts?|hurting|aches?|\p{L}+aches?|swollen|swelling|bleed\p{L}*|cough\p{L}*|rash|dizzy|vomit\p{L}*|throwing up|chipped|cracked|broke|broken|fell out|came out|loose|numb|infect\p{L}*|lump|burning|itch\p{L}*|limp\p{L}*|fell|years old|months old|weeks old|(?:he|she|they|i|it)(?:'s| is|'m| am) (?:only |just |nearly |almost |about |turning )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|[a-z]+ty(?:-\p{L}+)?)(?![\p{L}:'’]|\s*(?:o'clock|am|pm|minutes|hours|days|dollars|at))|\d{2,3}\.\d|accident|rear-ended|crash|ticket|arrested|court|hearing|deadline|due|papers|served|custody|divorce|lawsuit|sued|evict\p{L}*|landlord|will|estate|probate|claim|policy|by phone|over the phone|phone call|video|zoom|in person|first (?:time|visit)|never been|new patient|referred|school|form|note for|plumber|electrician|salon|clinic|shop|practice|firm|calls a day|chairs|seguro|dolor|duele|fiebre|tos|años|meses|farmacia|pastillas|medicinas?|embarazad[oa]|al[eé]rgic[oa]|int[eé]rprete|accidente|corte|custodia|divorcio|demanda|mensaje de texto|no llamen)(?!\p{L})/iu;

/** Says who is who: such a sentence is kept whole, with its names. */
export const RELATION =
  /(?<!\p{L})(?:(?:my|our|his|her|their) (?:\p{L}+ )?(?:wife|husband|son|daughter|kid|kids|child|children|mom|mum|mother|dad|father|brother|sister|grand\p{L}+|partner|boyfriend|girlfriend|fianc\p{L}+|aunt|uncle|niece|nephew|cousin|roommate|neighbor|boss|assistant|caregiver|aide|stepson|stepdaughter|in-law|twins?|parents?)|(?:i'm|i am|this is) (?:his|her|their|the) (?:\p{L}+ )?(?:wife|husband|mom|mum|mother|dad|father|brother|sister|grand\p{L}+|daughter|son|partner|aunt|uncle|caregiver|aide|guardian|boss|assistant|neighbor|parent)|(?:he|she)'s (?:the|my) (?:patient|kid|son|daughter|one)|(?:\p{L}+'s|is) (?:the|my) (?:kid|patient|son|daughter|wife|husband|mother|mom)|(?:the )?(?:appointment|visit|cleaning|it)(?:'s| is) for (?:my|our)|not (?:for )?me|mi (?:esposa|esposo|marido|mujer|hij[oa]s?|mam[aá]|pap[aá]|madre|padre|herman[oa]|abuel[oa]|niet[oa]|suegr[oa]|t[ií][oa]|sobrin[oa]|niñ[oa]s?)|(?:soy|yo soy) (?:la|el|su) (?:hij[oa]|mam[aá]|madre|pap[aá]|padre|espos[oa]|marido|herman[oa]|abuel[oa]|niet[oa]))(?!\p{L})/iu;

export const OWN_CASE =
  /(?<!\p{L})(?:(?:my|our|his|her|mi|su) (?!name|number|phone|god|goodness|dear|fault|bad|pleasure|turn|mistake|nombre|tel|n[uú]mero|culpa)\p{L}+|(?:we|i)(?:'re| are| use|'m| am|'ve| have) (?:on|in|with|using|got|a|an|the) \p{L}+)/iu;

/** Takes back what the desk made of it: 'I'm not late', 'it's not a complaint, you've been fine'. */
export const DENIES =
  /^(?:(?:no|what|girl|honey|baby|wait|hold up|ma'am|sir)[,.!]? ){0,3}(?:(?:i|we|he|she|nobody|no one|it|this|that|there)(?:['’]?(?:m|re|s)| am| are| is| was)(?: (?:not|never|no))?|nobody['’]s) ?(?:even |gonna be |going to be |really )?(?:running )?(?:late|(?:a |any |the )?(?:complaint|dogs?|cats?|parrot|emergency)|complaining|unhappy|mad|angry|kidding|joking)(?!\p{L})[^,.;?!]*[,.;!]?\s*(?:(?:and|but|so) )?/iu;

/** Asks by its form, and not only by its tone. */
export const INTERROGATIVE =
  /^¿|(?:^|[,.:;] |(?<!\p{L})(?:and|so|but|or|if|whether|y|pero|wondering|know|listen|say|look) )(?:do|does|did|is|are|am|was|can|could|will|would|should|may|have|has|isn't|aren't|don't|doesn't|won't|can't|what|what's|whats|how|how's|when|when's|where|where's|who|who's|which|why|any|qu[eé]|c[oó]mo|cu[aá]ndo|cu[aá]nto|d[oó]nde|qui[eé]n|puedo|puede|pueden|tienen|hay|es|est[aá]|debo|se puede|la|lo|le|me|tengo)(?!\p{L})|,? (?:do|does|is|are|can|will|right|no|isn't|aren't|don't|won't) ?(?:you|they|it|he|she|i|we|that)?\?$/iu;

/** Wants something done. */
export const WISHES =
  /(?<!\p{L})(?:i'd (?:like|want|rather|prefer)|i (?:want|need|would like|prefer)|(?:they|you|somebody|someone) (?:should|must|need to|have to)|quiero|quisiera|necesito|prefiero)(?!\p{L})/u;

/** Asks that it be written down. */
export const NOTE_IT =
  /,? (?:can|could|would|will) you (?:please )?(?:write|note|put|jot) (?:that|it|this) (?:down|in)[.?]?$/i;

export const BINDS =
  /^(?:(?:that'?s (?:right|correct)|right|(?:no|oh|now)? ?(?:wait|hold up|listen|look here)(?: (?:a (?:second|minute)|one more))?|sorry|and|but|so|y|pero|also|plus|además),? )+/i;

/** An hour, beside which a day is chosen. */
export const AT =
  /\b(?:(?:at|a las?) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|o'clock|half past|\d{1,2}:\d\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:would|works|is|thirty|fifteen|forty)|y media)\b/;

export const WHEN_WORDS =
  /(?<!\p{L})(?:today|tomorrow|tonight|yesterday|noon|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weeks?|weekends?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)|\p{L}*(?:teenth|tieth)|(?:before|after|until|till|around|about|by|at|to|past) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana|tarde|semana|antes de|despu[eé]s de|a las?)(?!\p{L})|\d:\d\d/iu;

export const INSURER =
  /(?<!\p{L})(?:(?:do|does|will) (?:you|they|y'all)(?: guys| folks| people)? (?:take|accept) (?!(?:new|walk|cards?|credit|kids|children|cash|checks?|appointments|patients|care|payments?|a |an |the |it|that|this|long|calls?|messages?|apple|venmo)(?!\p{L}))\p{L}+|aetna|cigna|delta|metlife|guardian|humana|blue ?cross|blue ?shield|anthem|medicare|medicaid|united ?health\p{L}*|kaiser|tricare|health ?first|fidelis|molina|oscar health|emblem\p{L}*|empire|aflac|ambetter|united|uhc|ppo|hmo|my insurance|mi seguro)(?!\p{L})/iu;

/** 'I asked about the trust instrument', 'I asked about Spanish twice now': what nobody answered. */
export const ASKED_ABOUT =
  /^(?:and |but )?(?:i(?:'ve| have)? (?:only |just |already )?asked|i'm asking|i was asking|le pregunt[eé]|pregunt[eé]) (?:you )?(?:about|por|sobre) (?!that|it|this|eso|you)([^.!?;]+?)(?:,? (?:twice|two times|three times|four times|dos veces|tres veces)(?: now| ya)?)?[.!]?$/iu;
