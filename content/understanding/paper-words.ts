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
  half quarter past sometime between normal cancel canceled cancelled move moved reschedule doesn't anymore god heaven's sake nothing's whatever might able
  a al algo alguien ahora ahí ay ayuda ayudan ayudar ayudarme ayudarnos ayude así aquí bien bueno buenas buenos buena tarde tardes días día noche noches cita con cómo como cosa cual cuál cualquier cuando cuándo da de del desde después digo dos el ella en entonces era es esa ese eso esta está estaba este esto estoy fue gracias gusta hace hacer hasta hay hola hora hoy ir la las le lo los lunes luego
  mañana martes más mas me media mejor mi mis miércoles momento muchas muchísimas mucho muy nada nadie no nombre nos número o otra otro para pero perdón poder por porque posible primera puede pueden puedo pues que qué quería quiere quiero quisiera sábado se sea semana señorita señor señora ser si sí siempre sin sobre solo son soy su sus también tan tanto
  teléfono tener tengo tiene todo trabajo tres tu un una usted ustedes uno va vale ver verdad viene viernes voy y ya yo jueves domingo cuatro cinco seis siete ocho nueve diez once doce quince treinta
  ugh wow lovely jeez geez gosh grief goodness heavens lord ha haha heh huh hmm hm hooray phew yay aw sweetie sweetheart hon honey darling darlin sir ma'am miss buddy pal bud folks guys dear's alrighty okey absolutely totally exactly
  cool awesome fantastic excellent brilliant terrific super beautiful fabulous amazing hurry fuss silly pest bother bothering muddle mouthful trouble worry worries patience patient kind appreciate appreciated grateful wishes merry
  whichever however anyways anyhow besides though although yourself myself ourselves everybody everyone anybody nobody somewhere anywhere nowhere stuff bit lots having being been done having during
  cheers ta kindly obliged chance gist rush reckon
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekday mornings afternoons evenings
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre before no after despues antes mediodía
  caray vaya ay oiga oye mire mira dígame disculpe perdone gracias amable linda corazón mijo mija`.split(
    /\s+/,
  ),
);

/** Speaks of this talk or of the desk itself, not of the matter. */
export const OF_THE_TALK =
  /(?<!\p{L})(?:(?:yes |please |just )*(?:send|pass) (?:it|that|this|them) (?:along|on|over|through)$|are (?:you|y'all) (?:even |really |actually )?(?:booking|doing|getting|writing|taking|setting) (?:it|this|that|me)(?: \p{L}+)? or not|(?:y'all|did (?:you|y'all)) (?:get|got) (?:all )?that|is (?:that|it|this) (?:set up|booked|done|going through) or not|(?:me|nos) l[ao] (?:puede|va a) \p{L}+ o no|you (?:never|didn't|don't|aren't|still haven't|haven't|still didn't|keep)(?: \p{L}+)? (?:tell|told|say|said|saying|answer(?:ed)?|listen(?:ing|ed)?|hear(?:ing|d)?|understand|understood|get it|getting it|got it|know|change[d]?|put|ask(?:ed|ing)?|repeating)|you (?:left off|just said|already)|you'd have to ask|that's the (?:main|important|big) (?:thing|part|one)|you skipped|(?:you(?:'ve)? )?got my (?:name|number) wrong|put my name on|it's just \p{L}+,? not|(?:you )?have it down|(?:you|they) did not say|i beg your pardon|that is incorrect|with an? \p{L}, hyphen|(?:hang it up|you talk), \p{L}+|, you talk|what kind of an? (?:outfit|place|machine)|what (?:manager|visit|colleague|school|dogs?|appointment|message)(?!\p{L})|what do you mean|(?:it )?ends? in (?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)|except,? oh dear|you've (?:still |got it|put it|already)|awful name|con (?:be|ve|ce|zeta|hache|eñe) (?:grande|chica|corta)|the way you(?:'ve)? put|(?:i|i've|i have) (?:just |already |only |clearly )*(?:said|(?:told|asked|gave|given|mentioned)(?: (?:you|it|my name|them(?! (?:an?|my|our|the|some|all) \p{L})|this|that(?! (?:i|my|he|she|we)(?!\p{L}))))+)|for the (?:second|third|fourth|last|hundredth) time|like i said|as i said|are you (?:there|listening|a|even|new)|usted es nuev[oa]|le conozco la voz|robot|(?:another|(?:talk(?:ing)?|chat(?:ting)?|speak(?:ing)?) (?:to|with) (?:a|the)|are you an?|(?:this|it|you)(?:'s| is|'re| are) an?|stupid|dumb|damn|this|just a) (?:machine|recording|computer)|say that|repeat|(?:did you )?(?:hear|heard) me|did you (?:get|catch|hear|write|note|change)|getting (?:silly|ridiculous|old)|gist|we did that|(?:expect|think)(?: i'd get)? (?:anyone|anybody|somebody|someone)(?: to)?|pick(?:ed|ing)? up|been on (?:here|hold|the phone)|who said|came across|listened to|this is (?:ridiculous|unbelievable|absurd|a joke|pointless|hopeless)|what i (?:asked|said|meant|mean)|not what|number's (?:right|wrong)|number(?: is|'s)? (?:right|wrong|correct)|wrong number|name(?: is|'s) (?:right|wrong)|ya (?:se )?l[eo]s? (?:dije|di)|le dije|me (?:entiende|escucha|oye)|m[aá]quina|una burla|no me (?:entiende|escucha))(?!\p{L})/iu;

/** Takes back what was told before. */
export const TAKES_OUT =
  /(?<!\p{L})(?<!(?<!\p{L})(?:don't|do not|can't|cannot|can not|couldn't|won't|didn't|never|always|not|to|i) )(?:(?:take|leave) (?:that|it|this) (?:out|off)|scratch that|strike that|none of that|forget (?:the|that|about the)|quite eso|borre eso|olvide (?:eso|lo de))(?!\p{L})/iu;

/** Plain words of a complaint. */
export const COMPLAINS =
  /\b(?:complain\p{L}*|unhappy|unacceptable|rude\p{L}*|terrible|awful|disgusting|disappointed|furious|angry|upset|manager|refund|ripped off|overcharged|malpractice|botched|lawyer|sue|(?:second|third|fourth|\d+th) time|nobody (?:called|came|has|ever)|no one (?:called|came|has|ever)|never (?:called|came|showed)|waited|(?<!\b(?:to|with|by|from) )you people|(?:(?:i|we|you|just) (?:get|got|give me|have)|put me (?:on|through)|talk(?:ing)? to) (?:\p{L}+ ){0,2}(?:robot|machine|recording|bot) instead|i get (?:\p{L}+ ){0,2}(?:robot|machine|recording)|queja|quejar\p{L}*|enojad[oa]|p[eé]simo|groser[oa]|gerente)(?!\p{L})/u;

/** Anger at this business that no word of a wish stands beside: 'this is the third time I've called'. */
export const ANGRY =
  /\b(?:(?:third|fourth|fifth|tenth) time (?:that )?(?:i|i've|we|we've) (?:had to )?(?:call|rung|ring|tr(?:y|ied)|ask)\p{L}*|(?:i've|i have|we've|we have|i'm|we're) (?:been )?pa(?:id|ying) you (?:people|guys|all)|i get (?:\p{L}+ ){0,2}(?:robot|machine|recording))(?!\p{L})|(?<!\p{L})es la (?:tercera|cuarta) vez que llamo(?!\p{L})/u;

/** Takes back that it is a complaint, or tells of no anger. */
export const NO_COMPLAINT =
  /\bnothing(?:'s| is| was) wrong\b|\bwas (?:going to|gonna|about to) complain\b|(?:\b(?:not|no|never(?! been))|n't)\b(?: \S+){0,5}? (?:complain\p{L}*|stink|fuss|mad|angry|upset|big deal|trouble)\b|(?<!\p{L})no (?:es|quiero|estoy)(?: \S+){0,3} (?:queja|enojad[oa]|molest[oa]|problemas?)(?!\p{L})/u;

/** What a practice or a firm acts on: never left out for want of room before all else was. */
export const WEIGHS =
  /(?<!\p{L})(?:born|birthday|date of birth|dob|nac[ií]ó?|fecha de nacimiento|cumplea\p{L}+|(?:got|served|sent|signed|getting) (?:\S+ ){0,2}?papers|summons|subpoena|lawsuit|deadlines?|(?:says?|gives?|have|only|within) (?:me |us )?\S+ (?:more )?days|(?:got|have|only|just) \p{L}+ left|(?:i'm|im|am|be|run(?:s|ning)?) out|(?:doesn't|don't|can't|cannot) (?:hear|speak|talk|answer|drive|walk|see|eat|sleep|swallow|move|bend)|text(?:s|ing)?|voice ?mail|no calls?|(?:leave|keep) (?:my|his|her|our|the|that|it)(?: \S+)? (?:on(?! (?:my|the|file|a))|as is|till|until)|don't (?:call|ring|text|leave)|only (?:if|call|text|ring)|chest|pressure|arm|heavy|sweat\p{L}*|breath\p{L}*|droop\p{L}*|slur\p{L}*|mouth|face|faint\p{L}*|passed out|conscious|unconscious|seizures?|choking|turning blue|gun|knife|threaten\p{L}*|hit (?:me|him|her)|pecho|brazo|respir\p{L}*|desmay\p{L}*|minutes late|(?:should|please) (?:call|ring|text)|health ?first|heartburn|insurance|insured|aetna|cigna|delta|metlife|guardian|humana|blue cross|blue shield|anthem|medicare|medicaid|united ?health(?:care)?|kaiser|tricare|ppo|hmo|dollars?|bucks|mg|milligrams?|pharmacy|walgreens|cvs|rite aid|walmart|costco|pills?|tablets?|prescription|refill|medicine|medication|dose|allerg\p{L}*|pregnan\p{L}*|diabet\p{L}*|blood thinners?|pacemaker|wheelchair|walker|nervous|anxious|deaf|interpreter|fever|pain|hurts?|hurting|aches?|\p{L}+aches?|swollen|swelling|bleed\p{L}*|cough\p{L}*|rash|dizzy|vomit\p{L}*|throwing up|chipped|cracked|broke|broken|fell out|came out|loose|numb|infect\p{L}*|lump|burning|itch\p{L}*|limp\p{L}*|fell|years old|months old|weeks old|(?:he|she|they|i|it)(?:'s| is|'m| am) (?:only |just |nearly |almost |about |turning )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|[a-z]+ty(?:-\p{L}+)?)(?![\p{L}:'’]|\s*(?:o'clock|am|pm|minutes|hours|days|dollars|at))|\d{2,3}\.\d|accident|rear-ended|crash|ticket|arrested|court|hearing|deadline|due|papers|served|custody|divorce|lawsuit|sued|evict\p{L}*|landlord|(?:a|my|his|her|their|living) will|estate|probate|claim|policy|by phone|over the phone|phone call|video|zoom|in person|first (?:time|visit)|never been|new patient|referred|school|form|note for|plumber|electrician|salon|clinic|shop|practice|firm|calls a day|chairs|seguro|dolor|duele|fiebre|tos|años|meses|farmacia|pastillas|medicinas?|embarazad[oa]|al[eé]rgic[oa]|int[eé]rprete|accidente|corte|custodia|divorcio|demanda|mensaje de texto|no llamen)(?!\p{L})/iu;

/** Says who is who: such a sentence is kept whole, with its names. */
export const RELATION =
  /(?<!\p{L})(?:(?:my|our|his|her|their) (?:\p{L}+ )?(?:wife|husband|son|daughter|kid|kids|child|children|mom|mum|mother|dad|father|brother|sister|grand\p{L}+|partner|boyfriend|girlfriend|fianc\p{L}+|aunt|uncle|niece|nephew|cousin|roommate|neighbor|boss|assistant|caregiver|aide|stepson|stepdaughter|in-law|twins?|parents?)|(?:i'm|i am|this is) (?:his|her|their|the) (?:\p{L}+ )?(?:wife|husband|mom|mum|mother|dad|father|brother|sister|grand\p{L}+|daughter|son|partner|aunt|uncle|caregiver|aide|guardian|boss|assistant|neighbor|parent)|(?:he|she)'s (?:the|my) (?:patient|kid|son|daughter|one)|(?:\p{L}+'s|is) (?:the|my) (?:kid|patient|son|daughter|wife|husband|mother|mom)|(?:the )?(?:appointment|visit|cleaning|it)(?:'s| is) for (?:my|our)|not (?:for )?me|mi (?:esposa|esposo|marido|mujer|hij[oa]s?|mam[aá]|pap[aá]|madre|padre|herman[oa]|abuel[oa]|niet[oa]|suegr[oa]|t[ií][oa]|sobrin[oa]|niñ[oa]s?)|(?:soy|yo soy) (?:la|el|su) (?:hij[oa]|mam[aá]|madre|pap[aá]|padre|espos[oa]|marido|herman[oa]|abuel[oa]|niet[oa]))(?!\p{L})/iu;

export const WHEN_WORDS =
  /(?<!\p{L})(?:today|tomorrow|tonight|yesterday|noon|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weeks?|weekends?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)|\p{L}*(?:teenth|tieth)|(?:before|after|until|till|around|about|by|at|to|past) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana|tarde|semana|antes de|despu[eé]s de|a las?)(?!\p{L})|\d:\d\d/iu;

/** Words around a name, a number, a greeting or a yes: a piece of a sentence that has only these tells nothing. */
export const FRAME: ReadonlySet<string> = new Set(
  `a the and it it's its this is that's i i'm i am im my me mine name first last full same surname number under cell phone mobile home work line direct spelled spelt with as in like capital area code
  you you'd can could call reach text ring at on for both so here's here speaking calling hi hello hey there good morning afternoon evening yes yeah yep yup sure no nope ok okay oh well great perfect correct right thanks thank much please bye ma'am sir hon dear
  all lot so kindly sorry wait perdón disculpe alright got works sounds fine very again back best
  her his their se llama su y el la mi soy yo me llamo nombre apellido número teléfono celular habla con de parte es al a sí bueno gracias muchas hola buenos buenas días tardes por favor adiós está bien correcto eso`.split(
    /\s+/,
  ),
);

/** Who pays for a visit. */
export const INSURERS =
  /(?<!\p{L})(?:aetna|cigna|delta(?: dental)?|met ?life|guardian|humana|blue ?cross(?: blue ?shield)?|blue ?shield|anthem|medicare|medicaid|united ?health(?: ?care)?|kaiser|tricare|health ?first|fidelis|molina|oscar health|aflac|ambetter)(?!\p{L})/iu;
export const NO_INSURANCE =
  /(?<!\p{L})(?:(?:don't|do not|doesn't) (?:currently |really )?have (?:any )?(?:dental |health )?(?:insurance|coverage)|(?:i'm|we're|he's|she's) (?:not insured|uninsured|without insurance)|no (?:tengo|tenemos|tiene) seguro|(?:pago|pagamos) (?:yo|nosotros|en efectivo|de (?:mi|nuestro) bolsillo)|(?:pay(?:ing)?) (?:cash|out of pocket|(?:for it )?(?:myself|ourselves))|self[- ]pay|have no (?:insurance|coverage))(?!\p{L})/iu;
/** Whether they were here before. */
export const NEW_HERE =
  /(?<!\p{L})(?:(?:never|haven't|hasn't|have not|not)(?: ever)? been (?:there|here|in|to (?:you|your|y'all))(?: before)?|(?:i'm|i am|we're|he's|she's|he'd be|she'd be|i'd be|as) an? (?:brand[- ])?new (?:patient|client)|(?:my|his|her|our) (?:very )?first (?:time|visit)|(?:nunca|no) (?:he|ha|hemos) (?:ido|estado|venido)|primera vez)(?!\p{L})/iu;
export const BEEN_HERE =
  /(?<!\p{L})(?:(?:he's|she's|i've|we've|they've|has|have) been (?:there|here|in|to (?:you|see you))(?: \S+){0,3}? (?:before|already)|(?:existing|current|regular) (?:patient|client)|ya (?:he|ha|hemos) (?:ido|estado|venido))(?!\p{L})/iu;

/** A question that wants a nod about this call, and nothing to be looked up. */
export const OF_THIS_CALL =
  /(?<!\p{L})(?:is (?:that|it|this|everything) (?:ok|okay|all right|alright|right|correct|fine|all|clear)|(?:did|have) you (?:get|got|hear|catch|write|note)|(?:you(?:'ve| have)?|they(?:'ve| have)?) (?:have|got|had|know) (?:it|that)(?: down)? (?:that|as|for|on)|tiene(?:n)? (?:anotado|apuntado) que|can you hear|are you (?:there|still)|(?:who|what) is this|how about|what about (?:\S+ ){0,3}(?:day|one|time)|me (?:oye|escucha|entiende))(?!\p{L})/iu;
