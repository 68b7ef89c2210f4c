/**
 * Words that are enough to act on, matched against a turn in lower case without accents, apostrophes and punctuation.
 * They are meant to miss no plain cry for help; what they do not know is left to the model's suspicion. Each pattern is
 * linear: bounded gaps only.
 */
const gap = (most: number) => `(?: \\w+){0,${most}} `;
const any = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})\\b`);

const breathing = [
  "(?:cant|cannot|can not|couldnt|can barely|can hardly|barely|hardly|not able to|unable to|cant even) breathe?",
  "(?:stopped|isnt|not|is not|hardly|barely|trouble|difficulty|problems?|struggling|hard time|having a hard time|quit) breathing",
  "(?:hard|difficult|struggling|trying|harder|impossible|hurts) (?:for \\w+ )?to breathe?",
  "cant (?:catch|get) (?:my|his|her|their|a|any) (?:breath|air)",
  "(?:gasping|struggling|fighting) for (?:air|breath)",
  "(?:is|was|am|im|hes|shes|theyre|started|keeps) choking|choking on",
  "(?:turning|turned|going|gone|lips are|face is) blue",
  `throat${gap(3)}(?:clos\\w*|swell\\w*|swollen)`,
  `(?:tongue|throat|neck|face|lips)${gap(4)}(?:swell\\w*|swollen|puff\\w*)${gap(8)}(?:breathe?|breathing|swallow)`,
  "anaphyla\\w*",
  `epi ?pen${gap(4)}(?:used|didnt|isnt|not)`,
];
const heart = [
  `(?:chest|heart)${gap(2)}(?:pains?|pressure|tight(?:ness|ening)?|hurts?|hurting|crushing|squeezing)`,
  `(?:pains?|pressure|tight(?:ness|ening)?|squeezing|crushing|heaviness|weight|elephant)${gap(4)}(?:chest|heart)`,
  `(?:having|think|might be|could be|maybe|is it|like a|this is|feels like)${gap(4)}(?:heart attack|stroke)`,
  `(?:face|mouth|smile)${gap(3)}droop\\w*`,
  "(?:slurring|slurred|cant speak|cant talk right|words are coming out wrong)",
  `(?:left|right|one) (?:arm|side)${gap(4)}(?:numb|weak|paralyzed|wont move|tingl\\w*)${gap(6)}(?:face|talk|speak|chest|sudden\\w*)`,
  `cant (?:move|feel)${gap(3)}(?:side|legs)`,
];
const down = [
  "(?:is|hes|shes|was|found \\w+|lying|went) (?:unconscious|unresponsive|limp)",
  "unresponsive|not responding|unconscious",
  "(?:wont|will not|doesnt|cant get \\w+ to|not) wak(?:e|ing)(?: \\w+)? up",
  "(?:just|has|hes|shes|husband|wife|mom|dad|mother|father|patient) collapsed|collapsed (?:and|on|in)",
  "(?:having|had|is having|has) an? (?:seizure|convulsion)(?! (?:disorder|years|last|in))|is seizing|seizures? (?:right )?now|convulsing",
  "no pulse|heart stopped|overdos(?:e|ed|ing)|drowning|drowned|electrocuted",
];
const more = [
  `(?:he|she|hes|shes|husband|wife|mom|dad|mother|father|baby|son|daughter|somebody|someone|patient|coworker) (?:just |has )?(?:passed out|fainted)${gap(3)}(?:and|isnt|wont|cold|not|here|hit|now)`,
  "(?:hes|shes|he is|she is|isnt|baby is|dad is|mom is) not (?:moving|waking|talking)|(?:fell|hit) (?:\\w+ ){0,5}(?:isnt|not|wont) (?:talking|moving|talk|move|wake)",
  "(?:lips|face|skin|baby|hes|shes|he|she)(?: is| are| went| turned)? (?:blue|purple|gray|grey)(?! (?:eyes|hair|shirt|car|highlights|polish|nails))",
  "swallow (?:\\w+ ){0,5}(?:swell\\w*|swollen)|(?:tongue|throat) (?:\\w+ ){0,4}(?:cant|hard to) swallow|lips (?:\\w+ ){0,5}wheezing",
  "clutching (?:his|her|my) chest|in and out of consciousness|pain (?:down|in) (?:my|his|her) left arm|(?:gone|went) limp|suddenly cant see|(?:cant see|blind) all of a sudden",
  "one side of (?:my|his|her) (?:body|face)(?: \\w+){0,2} (?:numb|weak|limp|drooping|hanging)|worst headache (?:of my life|ever)",
  "bone (?:is )?sticking out|bleeding out|bleeding (?:really|so|very) badly|bleeding from (?:the|his|her|my) head|cut (?:my|his|her) (?:finger|hand|thumb|toe)s? off",
  "is breaking in|trying to get in (?:my|to my)|breaking into my|at (?:my|the) door with a (?:gun|knife)|baby is coming (?:now|right)|(?:is|hes|shes|are) trapped",
  "smoke (?:everywhere|in the (?:house|kitchen|room))|(?:see|theres) (?:flames|smoke)|spark(?:s|ing)(?: \\w+){0,4} smoke|(?:stinks|smells|reeks) of (?:gas|propane)|wire(?: \\w+){0,5} sparking",
  "(?:se cayo|esta tirado)(?: \\w+){0,3} (?:no se mueve|no responde)|se puso (?:azul|morad[oa])|hay humo en|sangrando mucho|se le torcio la boca",
];
const blood = [
  "(?:gushing|spurting|pouring|losing) (?:a lot of |so much |out )?blood|blood (?:is )?(?:gushing|spurting|pouring|everywhere)",
  "(?:coughing|throwing|vomiting|spitting|puking)(?: up)? (?:a lot of |so much )?blood",
  "bleed(?:ing)?(?: \\w+){0,2} to death|cut (?:an|the|my|his|her) (?:artery|wrist)|cut off (?:my|his|her) (?:finger|hand|thumb|arm|leg|toe)s?",
  "(?:been|was|got|is|im) (?:shot|stabbed)(?! (?:of|at my))",
];
const danger = [
  `(?:hes|shes|he is|she is|someone is|somebody is|theyre|man is)${gap(3)}(?:hitting|beating|choking|strangling|attacking|stabbing|shooting)`,
  `(?:has|got|with|holding|pointing|pulled) (?:a|his|the) (?:gun|knife)${gap(2)}(?:at|on|to|in|and|here|outside|hes|says)`,
  "(?:going to|gonna|wants to|trying to|threatened to|says hell|said hell) kill (?:me|us|her|him|my)",
  "breaking into|broke into (?:my|the|our) (?:house|home) and|(?:is|hes|theyre|someone|somebody) (?:in|inside) my house right now",
  "(?:house|kitchen|building|garage|apartment|room|stove|car|outlet|panel|furnace|dryer) (?:is |s |just )?(?:on fire|caught fire|burning)|theres (?:a )?(?:fire|flames)|(?:a|the) fire in (?:my|the|our)",
  "smell(?:s|ing|ed)?(?: \\w+){0,3} (?:gas|rotten eggs)(?! station)|gas (?:leak|smell)|leaking gas|smell of gas",
  "(?:carbon monoxide|co) (?:alarm|detector)(?: \\w+){0,4} (?:going off|beeping|went off|ringing|sounding|chirping)|carbon monoxide poisoning",
];
const spanishDanger = [
  "no (?:puedo|puede|podia|pueden) (?:ni )?respirar(?: bien)?|no respira|dejo de respirar|le cuesta respirar|me cuesta respirar|cuesta(?: \\w+)? respirar|dificultad para respirar|se esta ahogando|me estoy ahogando|se (?:me )?esta asfixiando|falta(?: \\w+)? (?:el )?aire",
  "dolor(?: \\w+){0,3} (?:en el |de |del )pecho|(?:me|le) (?:duele|aprieta)(?: \\w+){0,3} (?:el )?pecho|presion en el pecho|opresion en el pecho",
  "(?:esta|estoy|creo que|teniendo|dando|da|dio)(?: \\w+){0,5} (?:infarto|ataque al corazon|ataque cardiaco|derrame|embolia)",
  "inconsciente|se desmayo|no (?:despierta|responde|reacciona|se despierta)|(?:esta )?convulsionando|convulsiones|no tiene pulso|sobredosis",
  "se (?:me |le )?(?:cierra|esta cerrando|hincha|hincho|esta hinchando)(?: \\w+){0,2} (?:la )?(?:garganta|lengua)",
  "(?:sangra|sangrando|perdiendo)(?: \\w+){0,3} (?:muchisimo|mucha sangre)|vomitando sangre|tosiendo sangre|le (?:dispararon|apunalaron)",
  "(?:me|la|lo|nos) (?:quiere|va a|esta amenazando con) matar|me esta (?:golpeando|pegando)|tiene (?:una pistola|un arma|un cuchillo)",
  "se esta quemando|hay (?:un )?(?:fuego|incendio)|huele a gas|olor a gas|fuga de gas|monoxido de carbono",
];
const crisis = [
  "(?:want|wants|wanna|wanted|going|gonna|trying|ready|plan|planning|think about|thinking about|thinking of|thought about|thoughts of|feel like|threatening|threatened|tried)(?: \\w+){0,2} (?:kill(?:ing)? (?:my|him|her|them)sel\\w+|hurt(?:ing)? (?:my|him|her|them)sel\\w+|harm(?:ing)? (?:my|him|her|them)sel\\w+|end(?:ing)? (?:my|his|her|their) (?:own )?life|take (?:my|his|her) (?:own )?life|die(?!t))",
  "kill(?:ing)? myself|suicidal|self harm\\w*|cutting myself|end(?:ing)? my life|end it all|take my own life|taking my own life",
  "(?:thinking|thought|thoughts|talking|talks|talk|talked)(?: \\w+){0,2} suicide|commit suicide|suicide (?:hotline|line|note|attempt)",
  "(?:dont|do not|didnt|doesnt) (?:want|wanna)(?: \\w+){0,1} (?:live|be alive|be here|exist|wake up|go on)(?: anymore| any more)?",
  "(?:no|not any) (?:reason|point) (?:to|in|of) (?:keep )?(?:live|living|going on|be here)|nothing to live for|life isnt worth|not worth living|cant go on (?:anymore|any more|living|like this)|tired of (?:living|being alive)",
  "better off (?:dead|without me)|wish (?:i (?:was|were)|id) (?:dead|never been born|never born)|wish i (?:wouldnt|didnt) wake up|want it all to (?:end|stop|be over)|end the pain (?:forever|for good)",
  "(?:bottle|bunch|handful|pile) of pills (?:right here|here|in my hand|in front of me|ready|next to me|and)|(?:gun|rope|knife|blade|razor) (?:right here|in my hand|to my|in front of me)|goodbye forever|jump(?:ing)? off (?:a|the) (?:bridge|roof|building)",
  "point (?:of|in) (?:living|going on)|(?:nobody|no one) would (?:miss|notice|care)(?: \\w+){0,2} (?:me|i|dead)|(?:nobody|no one) would miss me|keep myself safe|not safe (?:with|by) myself",
  "(?:done|finished|through) (?:with (?:life|living)|living)|hate being alive|out of this life|standing on (?:the|a) (?:bridge|ledge|roof)|(?:thinking of|thought of) ending things|pills to die|(?:care|matter) if i die",
  "goodbye to everyone|goodbye like it was forever|not being (?:around|here|alive) anymore|life (?:is pointless|hurts too much)|plan to end it|just ended it|be over and|took all of them",
  "(?:i|he|she|hes|shes|i) (?:have|has|got|with) a gun(?: \\w+){0,2} (?:and (?:i dont know|is crying|says)|to my|in my)|wont be here tomorrow|(?:going|gonna|want|about) to jump(?! (?:in|on|to|start|the line))",
  "no vale la pena (?:seguir )?vivir|quitar(?:me)? la vida|no le (?:encuentro|veo) sentido a (?:la vida|vivir|seguir)",
  "(?:me )?quiero (?:morir(?:me)?|matarme|suicidarme|quitarme la vida)|no quiero (?:seguir )?vivir(?: mas)?|quitar(?:me|se) la vida|matarme|suicid(?:arme|arse|io)|hacerme dano|acabar con (?:mi vida|todo)|ya no (?:quiero|puedo) (?:vivir|seguir|mas con la vida)|estarian mejor sin mi|se quiere (?:matar|morir)",
];
const toxic =
  "(?:bleach|detergent|tide|pods?|dishwasher|laundry|cleaner|cleaning|lysol|windex|ammonia|drano|drain|antifreeze|batter(?:y|ies)|gasoline|kerosene|lighter|turpentine|paint|thinner|glue|pesticide|insecticide|roach|rat|mouse|weed|weedkiller|fertilizer|polish|remover|peroxide|rubbing|alcohol|sanitizer|magnets?|mushrooms?|berries|plant|chemicals?|poison|nicotine|vape|edibles?|gumm(?:y|ies)|mothballs?|perfume|mercury|chlorine|bug|ant)";
const medicines =
  "(?:pills?|tablets?|medicines?|medications?|meds|vitamins?|iron|tylenol|aspirin|ibuprofen|advil|capsules?|heart pills?|inhaler|patch|patches)";
const little =
  "(?:kid|kids|son|daughter|baby|toddler|child|children|grandson|granddaughter|grandbaby|boy|girl|year old|dog|cat|he|she|hes|shes|they)";
const poison = [
  `(?:swallow\\w*|ate|eaten|eating|drank|drunk|drinking|licked|chewed|chewing|inhaled|sniffed|breathed in|got into|gotten into|sipped)(?: \\w+){0,6} ${toxic}`,
  `${little}(?: \\w+){0,5} (?:swallow\\w*|ate|eaten|got into|got hold of|drank|chewed|found|was eating|opened)(?: \\w+){0,6} ${medicines}`,
  `(?:swallowed|ate|eaten)(?: \\w+){0,4} ${medicines}`,
  `(?:took|taken|take|gave|given)(?: \\w+){0,3} (?:too many|too much|the whole bottle|a whole bottle|half a bottle|bottle of|a bunch|a handful|all (?:my|of|the|his|her)|wrong|double|twice|\\w+ times)(?: \\w+){0,3} (?:${medicines}|dose|doses|dosage|insulin)`,
  `(?:${toxic}|${medicines})(?: \\w+){0,2} (?:in|into) (?:his|her|my|their|its) (?:mouth|throat|eyes?)`,
  "(?:took|taken|swallowed)(?: \\w+){0,2} double(?! room)|gave (?:my|him|her|the)(?: \\w+){0,4} (?:adult dose|two doses|double dose|my (?:medicine|pills|meds)|wrong (?:medicine|pills|dose)|too much)",
  "(?:pills?|medicine|some)(?: \\w+){0,2} (?:are|is) missing(?: \\w+){0,3} (?:bottle|mouth|ate)|how many (?:he|she|they) (?:ate|took|swallowed)|(?:swallowed|took|drank)(?: \\w+){0,2} (?:someone elses|somebody elses)|swallowed something poison\\w*",
  "took (?:a|the) whole bottle|poison control|been poisoned|(?:was|got|is|im) poisoned|mixed bleach|bleach (?:and|with) ammonia|fumes (?:and|in)(?: \\w+){0,4} (?:dizzy|cough\\w*|sick|lungs)",
  `(?:se )?(?:trago|tomo|bebio|comio|trague|tome|bebi|comi|metio a la boca|inhalo)(?: \\w+){0,5} (?:cloro|lejia|detergente|jabon|limpiador|veneno|raticida|pilas?|baterias?|gasolina|pastillas|medicinas?|medicamentos?|vitaminas|hierro|insecticida|anticongelante|alcohol|quitaesmalte|hongos|acido|demasiad[ao]s?)`,
  "se (?:intoxico|enveneno)|envenenad[ao]|intoxicad[ao] con|frasco (?:entero|completo) de|doble dosis",
];

export const alarmRules = {
  "em.911": any(...breathing, ...heart, ...down, ...more, ...blood, ...danger, ...spanishDanger),
  "em.crisis": any(...crisis),
  "em.poison": any(...poison),
};

/** What takes the alarm out of the words it stands in: denied, long past, or asked in general. */
export const harmless = [
  any(
    "(?:no|not|never|isnt|wasnt|arent|without|dont have|doesnt have|havent had|denies|not having|no more)(?: any| an| a| real| having| feeling)? (?:chest pains?|pain in (?:my|the) chest|trouble breathing|difficulty breathing|problems breathing|heart attack|stroke|seizures?|gas smell|smell of gas|suicidal|thoughts)",
    "not (?:suicidal|choking|unconscious|on fire)|breathing (?:is )?fine|can breathe (?:fine|ok|okay)",
    "(?:years|months|decades) ago|as a (?:kid|child)|last year|back in (?:19|20)?\\d\\d|history of|family history|in the past|used to (?:have|get)|survivor|(?:after|since) (?:my|his|her|the) (?:heart attack|stroke)",
    "(?:died (?:by|of|from|in)|committed|lost \\w+ to|after (?:his|her|my \\w+)) (?:suicide|a? ?overdose|a? ?heart attack|a? ?stroke|carbon monoxide)|suicide clause|died",
    "(?:what|how|does|can|could|would|will|do you|is it)(?: \\w+){0,9} (?:if|when|in case|that)(?: \\w+){0,3} (?:callers?|patients?|customers?|clients?|person|people)|(?:callers?|patients?|customers?) (?:who|with|that|says?|has|is|calls?|mentions?)",
    "poison (?:ivy|oak|sumac)|lead poisoning|food poisoning|chest x ?rays?|heartburn|gas (?:station|bill|stove|range|line install\\w*|furnace|heater|fireplace)|laughing gas|supposed to|prescribed|fire(?:place| alarm inspection| extinguisher)",
    "(?:smoke|fire|co|carbon monoxide) (?:detector|alarm)s? (?:install\\w*|battery|replace\\w*|inspection)|(?:install|replace|put in|wire) (?:a |an |some |new )?(?:smoke|co|carbon monoxide)",
    "ex wife|ex husband (?:said|used)|dying to|die of (?:embarrassment|boredom)|die for|do or die|dead (?:battery|tooth|outlet|line)|battery (?:died|is dead)",
    "not (?:going to|gonna|trying to|planning to|about to) (?:hurt|kill|harm|do anything)|(?:treat|handle|deal with|react to) (?:someone|somebody|people|a caller|a patient)",
    "what if (?:a|an|some|one of (?:my|our)) (?:tenant|caller|patient|customer|client|guest)s?",
    "how (?:do|does|would) (?:it|you|ringwell) (?:handle|treat|deal)",
  ),
];
