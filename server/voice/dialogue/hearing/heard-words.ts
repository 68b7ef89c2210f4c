// Words of a turn that say what it is for whatever the model thinks of it, over plain text.

/** An act of this probability stands beside a surer one of its kind. */
export const SURE = 0.6;

/** 'I don't want an appointment, I need to cancel one': another request takes its place. */
export const ELSE_WISHED =
  /\b(?:i (?:just )?(?:want|need|'d like)|i'd like|quiero|necesito) (?:to (?!book)|an? |the |your |some |somebody |someone |que )/;
export const EXPECTED =
  /\b(?:supposed to be (?:there|in|with you)|(?:was|were) (?:gonna|going to|supposed to|due to) (?:come|be there|be in)(?: in)? (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|today|the \d+(?:st|nd|rd|th))|(?:i've got|i have|i got|have) (?:a|an|my) (?:\S+ ){0,3}(?:appointment|thirty|fifteen|o'clock|cleaning|check-?up|\d\d?(?::\d\d)?)|(?:i've got|i have|i had|he has|she has|we have|(?:he|she)'s got|we've got) (?:a|an|my|the) (?:\S+ ){1,2}(?:on|at|for|this|next|tomorrow|today)|my (?:\S+ )?(?:appointment|cleaning)|expecting me)\b/;
/** What stands in the way of it, or what is to become of it. */
export const CANNOT =
  /\b(?:(?:can't|cannot|can not|won't be able to|not (?:going to be |gonna be )?able to|couldn't) (?:do|make|keep|come|attend|be there|get there|go)|won't (?:make|be there)|not (?:going to|gonna) (?:make|work|be there)|(?:move|push|switch|shift|bump|change|re-?schedule) (?:that|it|this|mine|my|the|to)|threw|on top of|(?:called|calling me|call me) in(?:to)?(?= |$)|(?:came|come|coming) up|stuck (?:me|us|him|her)|sent me|conflict\p{L}*|double[ -]?booked|doesn't work (?:any ?more|now|after all)|(?:came|come|coming) down with|(?:i'm|he's|she's) (?:really |so )?sick|got sick|the flu|(?:fell|fallen) through|broke down|(?:car|ride) (?:just )?(?:died|quit))\b|(?<!\p{L})(?:ya )?no (?:puedo|podr[eé]|puede|podemos|voy a poder) (?:ir|asistir|llegar|venir)|(?<!\p{L})(?:me cambiaron|me sali[oó]|se me (?:junt|complic|atraves)\p{L}*|surgi[oó])(?!\p{L})/u;
/** 'I need it later that day', 'make it the Thursday of that week'. */
export const PUT_ELSEWHEN =
  /\b(?:forget|skip|scratch) (?:about )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|today)\b|\b(?:can|could) (?:i|we) (?:do|come|make it)(?: in)? (?:on )?(?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|week)|\b(?:need|want|like|have|get|put) (?:it|that|mine) (?:(?:to be|a (?:bit|little)) )?(?:later|earlier|another|moved|changed|on (?:the|another|a|mon|tues|wednes|thurs|fri|satur))|\b(?:make|move|change) (?:it|that|mine) (?:to |for |on )?(?:the |next |another )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|week|day)|(?<!\p{L})(?:cambi\p{L}*|mov(?:er|[eé]r)\p{L}*|pas[aá]r\p{L}*) (?:para|al?) /u;
/** 'Mr. Lindgren can't do the three o'clock tomorrow, he'd take Friday', of one that is there. */
export const NOT_THAT_ONE =
  /\b(?:can't|cannot|can not|couldn't|won't be able to|isn't going to be able to) (?:do|make|be at|come to|get to|make it to|keep) (?:the|his|her|their|that) (?:\S+ )?(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?::\d\d| thirty| o'clock| fifteen)?|noon|appointment|meeting|visit|consult\p{L}*|(?:mon|tues|wednes|thurs|fri|satur)day(?: one)?)(?!\p{L})(?=.*\b(?:'d|would|could|can|might) (?:take|do|like|prefer|come|make))/u;
const DAY_SAID = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|the \\d+(?:st|nd|rd|th)";
/** 'I got a thing with you guys Thursday', 'that visit I have Wednesday', 'my Tuesday slot', 'I booked a cut for Saturday'. */
export const THERE_ALREADY = new RegExp(
  `\\b(?:(?:i've|i|we|we've|he|she|he's|she's) (?:(?:have|has|had|got) )?(?:an?|the|this|that|my) (?:\\S+ ){1,4}?(?:with (?:you|y'all)|(?:(?:for|on|this|next|coming) )*(?:${DAY_SAID}))|(?:i|we|he|she) (?:booked|made|scheduled|set up) (?:an?|the) (?:\\S+ ){1,3}?(?:for|on) (?:${DAY_SAID})|(?:visit|appointment|thing|one|slot|cleaning|check-?up|physical|consult\\S*) (?:that )?(?:i|we|he|she)(?:'ve| have| has|'s)? (?:got )?(?:(?:on|for|this|next) )*(?:${DAY_SAID})|(?:my|our|his|her) (?:${DAY_SAID}) (?:appointment|visit|slot|one|thing|cleaning|time))\\b`,
);
/** 'I don't think that's gonna happen', 'just scratch it', 'never mind that one', 'it's not happening'. */
export const CALLED_OFF =
  /\b(?:(?:that's|that is|it's|this is|that|it|which is)(?: just| probably| really)? (?:not|isn't|ain't|never)(?: gonna| going to)? happen(?:ing)?|don't (?:think|see|believe) (?:that's|it's|this is|that is|it is|that|it)(?: gonna| going to|'ll| will)? (?:happen|happening|be happening|work out)|(?:won't|not gonna|not going to|ain't gonna) (?:be )?happen(?:ing)?|(?:scratch|kill|scrap|skip|forget|drop|nix|lose) (?:it|that|that one|mine|the (?:whole thing|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: one)?))|never ?mind (?:that|it|that one|about it|mine)|bail(?:ing)? on (?:it|that|you)|gotta pass|have to pass|i'll pass on (?:it|that))\b/;
/** 'Just Thursday.' */
export const ONLY_THEN =
  /^(?:(?:no|yes|yeah|well|oh) )*(?:just|only) (?:the |for |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
/** Asks for one that is not there yet. */
export const NEEDS_NEW =
  /\b(?:need|like|want|looking|hoping|trying|calling|wanted)(?: to)? (?:(?:an?|some) (?:new )?(?!different|other)|book|schedule|make an?|set (?:\S+ )?up|get (?:an?|(?:him|her|me) )?in)\b|\bnew (?:appointment|patient)\b/;
export const WANTS_TALK =
  /\b(?:(?:talk|speak) (?:to|with) (?:somebody|someone|a person)|call me|pric(?:e|es|ing)|cost|demo)\b/;
/** For somebody else, who is to talk. */
export const WANTS_TALK_FOR =
  /\b(?:(?:my|our) (?:boss|doctor|dentist|owner|attorney|lawyer|partner|husband|wife|manager|dad|mom|father|mother)|(?:assistant|secretary|paralegal|calling) (?:to|for) (?:mr|ms|mrs|dr)|(?:mr|ms|mrs|dr)\.? \S+'s (?:assistant|secretary|paralegal|office|nurse|office manager|wife|husband))\b.*\b(?:she|he|they|who)?(?:'d| would)? ?(?:wants?|wanted|like|likes|asked me|needs?)(?: me)? to (?:talk|speak|set (?:up )?(?:a|something)|find a time|book|schedule)\b/;
/** 'My husband has a consultation on Wednesday, he can't be there.' */
export const HIS_ONE =
  /\b(?:he|she|they|my \p{L}+) (?:has|have|had|'s got) an? (?:\S+ ){0,2}(?:appointment|consult\p{L}*|visit|meeting|cleaning|check-?up|physical)(?!\p{L}).*\b(?:he|she|they) (?:can't|cannot|won't|isn't able to|'s not able to)(?: be able to)? (?:be|make|come|go|do|get)(?!\p{L})/u;
export const CHANGES_IT =
  /(?<!\p{L})(?:c[aá]mbi[ae]l[ao]|mu[eé]v[ae]l[ao]|p[aá]s[ae]l[ao]|(?:rather|better|instead|just) (?:move|change|switch|push) it)(?!\p{L})/u;
export const NOBODY_CALLS =
  /(?<!\p{L})(?:nobody|no one|none of you|not one of you)(?: there| over there)?(?:'s| has| have| ever| even| will)* (?:calls?|called|calling|answers?|answered|returns?|returned) (?:me|us|back|my|our)(?!\p{L})|(?<!\p{L})(?:ridiculous|unacceptable|a joke|inexcusable)(?!\p{L}).*(?<!\p{L})(?:wait\p{L}*|weeks|months|call\p{L}*)(?!\p{L})|(?<!\p{L})(?:wait\p{L}*|weeks|months)(?!\p{L}).*(?<!\p{L})(?:ridiculous|unacceptable|a joke|inexcusable)(?!\p{L})|(?<!\p{L})nadie me (?:llama|devuelve|contesta|ha llamado)(?!\p{L})/u;
/** Somebody is to write, to an address that is told. */
export const MAIL_ME =
  /(?<!\p{L})(?:e-?mail (?:me|us)|send (?:me|us) an? e-?mail|por correo|m[aá]ndeme un correo)(?!\p{L}).*(?:@|\b(?:at|arroba) \S+ (?:\S+ )?(?:dot|punto) \p{L})/u;
/** Of a visit that a reminder told them of. */
export const TOLD_OF_ONE =
  /(?<!\p{L})(?:got|received|have|had) (?:a|an|your|the|this|another) (?:text|reminder|card|postcard|e-?mail|message|voicemail|letter)(?: \S+){0,6}? (?:(?:i|we|he|she)(?:'m| am|'ve| have| has|'s)? (?:got |have |has |had )?(?:something|an? appointment|a visit|a cleaning|booked|scheduled|down|due in|coming in|a \S+ (?:on|at|this|next|tomorrow))|(?:my|our|his|her) (?:appointment|visit|cleaning))(?!\p{L})/u;
export const SEEN_WHEN =
  /^(?:(?:so|and|but|okay|ok|well|um) )*when (?:can|could|may) (?:i|we|he|she) (?:come in|be seen|get in|see (?:him|her|you|somebody|someone|the \S+))(?: then| next)?$|\bwhen (?:can|could) (?:somebody|someone|anybody|you(?: guys| all)?|the (?:doctor|dentist|lawyer)|dr\.? \S+) (?:look at|see|fit|check|take a look|get (?:me|him|her|us) in)(?!\p{L})/u;
/** 'What do you have Thursday or Friday?' */
export const WHAT_FREE =
  /\bwhat(?:'s| is) the (?:latest|earliest|soonest|first|last|next) (?:(?:appointment|slot|opening|time|one|thing) )?(?:that )?(?:you|y'all|ya'll)(?: guys| folks)?(?:'ve)? (?:have|got)(?! open )(?!\p{L})|\b(?:what|anything|something)(?:'ve|'s| is| do| have| would)? (?:you (?:guys |all )?)?(?:have|got|open|available)(?: open| available| free| left)? (?:(?:for|on|this|next|coming|the|like) )*(?:(?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|week)/u;
/** 'What days do you have?', asked for one. */
export const WHAT_DAYS =
  /^(?:(?:so|ok|okay|well|and|um|uh|i don't know|not sure) )*(?:what|which|anything|what kind of)(?:'ve|'s| is| are)?(?: \p{L}+)?? ?(?:days?|times?|openings?|appointments?)?(?: do| would)?(?: you(?: guys| all)?)?(?: have| got| available| open| free| left| coming up| soonest)+(?: (?:open|available|free|for me|then|left|there))*$|(?<!\p{L})(?:qu[eé] (?:d[ií]as?|horas?|horarios?) (?:tienen?|hay)|qu[eé] (?:tienen?|hay)(?: disponible| libre)?)$/u;
/** A visit that is there: what is done with it, or whose it is. */
export const OF_ONE =
  /(?<!\p{L})(?:cancel\p{L}*|mov(?:e|ed|ing)|re-?schedul\p{L}*|chang\p{L}*|push\p{L}*|switch\p{L}*|swap\p{L}*|postpon\p{L}*|bump\p{L}*|instead|another day|appointments?|(?:my|the|our|his|her|hers|mi|la|su) (?:\S+ ){0,2}(?:visit|cleaning|check-?up|physical|consult\p{L}*|shots?|vaccine|test|follow-?up|call|cita|limpieza|consulta)|have an?|has an?|got an?|call (?:it|that) off|come in (?:for|on)|cambi\p{L}*|mover|posponer|aplazar|anul\p{L}*|cita|tengo)(?!\p{L})/u;
/** Wishes for another time, whatever the verb. */
export const OTHER_DAY =
  /\b(?:instead|another|other (?:day|time)|(?:can|could|may) (?:it|i|we|you|that) (?:be|come|do|have|get|make|move|put)|week after|later|next week|following|new time|what (?:else|other)|anything|something)\b/;
export const CANCELS = /\b(?:cancel\p{L}*|call (?:it|that) off|take me off|anul\p{L}*)(?!\p{L})/u;
/** 'Can you tell me the hours?', 'I need your address'. */
export const TELLS_ME =
  /\b(?:tell me|give me|(?:text|send|e-?mail|shoot) me|have|get|know|need|wondering|looking for) (?:about )?(?:(?<hours>(?:the|your) (?:opening |office |business |holiday )?hours|when you(?:'re| are)? (?:open|close)\p{L}*|what time you (?:open|close)\p{L}*)|(?<where>(?:the|your) (?:address|location|street address)|where (?:you(?:'re| are)?|y'all are) ?(?:at|located)?))(?= please| today| exactly|\W*$)/u;
export const STAFF_SILENT =
  /\b(?:my (?:lawyer|attorney|doctor|dentist|nurse)|(?:mr|ms|mrs|dr)\.? \p{L}+)(?: \S+){0,4} (?:hasn't|has not|never|didn't|did not|won't|doesn't) (?:even )?(?:called?|calls?|gotten|got|get|returned?|answered?|replied|reply)(?: back)?(?: to)? (?:me|us|my|our|back)(?!\p{L})/u;
export const LEAVES_WORD =
  /\b(?:can|could|would|will|please) (?:(?:you|somebody|someone|please|just) )*ask (?:(?:dr|doctor|mr|ms|mrs)\.? \S+|the (?:doctor|nurse|lawyer|attorney|dentist|hygienist|paralegal|manager)) (?:if|whether|why|when|what|how|about)\b|\b(?:get|give|pass|send) (?:something|a note|a word|word|this|it|a message) (?:on |along )?to (?:her|him|them|the (?:nurse|doctor|lawyer|dentist|manager|hygienist))$|\b(?:said|told me|asked me|wanted me) to call(?: back| in)? (?:if|when|in case|once|after)\b|\b(?:want|need|like|wanted) (?:dr|doctor|mr|ms|mrs|the (?:doctor|nurse|lawyer|dentist))\.? ?\S* to (?:know|hear)\b/;
export const NOT_CANCEL =
  /(?<!\p{L})(?:cancel|anul)\p{L}*(?: \S+){0,8} (?:mejor|m[aá]s bien|nom[aá]s|solo) (?:me |la |lo |se )*(?:c[aá]mbi|mu[eé]v|p[aá]s[ae]|rec[oó]rr|p[oó]ng)\p{L}*|\bcancel\p{L}*(?: \S+){0,4} (?:no|wait|sorry|actually|rather|i mean)(?: i mean| actually| wait)?(?: (?:just|better|let's|let me|can (?:you|we|i)|could (?:you|we|i)|maybe|rather)){0,2} (?:move|change|push|switch|resched\p{L}*)(?!\p{L})|(?<!\p{L})cancel\p{L}*(?: \S+){0,8}? not (?:really |actually |to )?cancel(?!\p{L}).*\b(?:can't|cannot|could|move|later|earlier|instead|another|different|mean)\b/u;
export const TAKES_NEW =
  /\b(?:is|are) (?:\S+ ){1,3}(?:still )?(?:taking|accepting|seeing)(?: on)? (?:any )?new (?:patients|clients|people)\b/;
export const MADE_TO_CALL =
  /\b(?:(?:told|asked|wants?|wanted|after|on|bugging|nagging|begging) me to|made me|had me|(?:said|figured|thought) (?:to|i should|i'd better)|i should) (?:call|phone|ring)(?! me| us)\b/;
export const IF_THEY_COME =
  /\b(?:know|tells?|call|says?|long as|unless)\b.* (?:if|whether|unless) (?:i|we|he|she|they|my \S+) (?:do |does |really |actually |still )?(?:gotta|got to|have to|has to|need to|needs to|should|must|ought to) (?:\S+ ){0,2}(?:come|go|be seen|stop by)\b|\bunless (?:i|we|he|she|they) (?:gotta|have to|has to|need to|needs to) come\b/;
export const SENDS =
  /\b(?:my|his|her|our|the) (?:\S+ )?(?:x-?rays?|records|chart|file|films|scans?|images|results) (?:be )?(?:sent|faxed|forwarded|transferred|e-?mailed|copied|mailed)\b|\b(?:send|fax|forward|transfer|e-?mail) (?:over )?(?:my|his|her|our) (?:\S+ )?(?:x-?rays?|records|chart|file|films|scans?|images)\b/;
export const OF_A_CASE =
  /\b(?:patients?|referral|prescription|the order|lab order|chart|subpoena|opposing counsel|court|clerk|your client|claim for|date of birth|dob)\b/;
/** 'Am I talking to the product right now?', '¿y usted es nueva?' */
export const WHO_ARE_YOU =
  /\b(?:am i|i'm|i am) (?:actually |really )?(?:talking|speaking) (?:to|with) (?:(?:right )?now )?(?:is )?(?:an? |the |your |this |it )*(?:product|thing|assistant|demo|machine|ringwell|computer|system|ai|bot)\b|\b(?:are you|you're) (?:a |the )?(?:new|product)(?: (?:here|there|girl|guy|one|person|lady))?$|(?<!\p{L})(?:usted|t[uú]) (?:es|eres) (?:l[oa] )?nuev[oa]|(?<!\p{L})es (?:usted )?nuev[oa] (?:aqu[ií]|ah[ií])/u;
export const OPEN_THEN =
  /^(?!.*\b(?:what|which|where|who)\b).*\b(?:is|are|will|be) (?:there )?(?:somebody|someone|anybody|anyone|you guys|you all|you folks) (?:be )?(?:there|in|around|at the office|working)\b(?! (?:who|that|i can|to (?:talk|speak|help)))/;
export const IN_NOW =
  /(?<!(?:when|days?|how often|why) )\bis (?:(?:mr|ms|mrs|dr|doctor|miss|attorney)\.? \p{L}+|(?!(?:the|your|an?|any|it|this|that|there|he|she|my|our|anybody|anyone|somebody|someone)(?!\p{L}))\p{L}{3,} \p{L}{3,}(?= (?:in|there|here|available|around|free)(?: (?:today|right|now|please|yet|this \p{L}+))*$)|(?:the |your |a |an |any )?(?:office |practice |general |shift )?(?:manager|owner|boss|supervisor|director)) (?:in|there|here|available|around|free|at (?:his|her) desk)(?! (?:on|next)(?!\p{L}))(?: \S+){0,4}$|(?<!\p{L})est[aá] (?:el|la|su) (?:gerente|due[nñ][oa]|encargad[oa]|jef[ea]|supervisora?)(?!\p{L})/u;
export const REACHES =
  /^(?:(?:hi|hello|yes|no|um|uh|yeah) )*(?:i (?:just )?(?:wanna|want to|need to|gotta|have to)|i'd like to|let me|can i|could i|may i) (?:talk|speak) (?:to|with) (?!(?:a|an|the|my|your|somebody|someone|anybody|anyone|him|her|you|them|who\p{L}*|one|about|real|human|people)\b)\p{L}{3,}(?: please)?$|\b(?:reach|get (?:a )?(?:hold|ahold)(?: of)?|looking for|asking for|calling for|was calling|speak (?:to|with)|talk (?:to|with)|a word with|put me through to|busco a|hablar con|comunica con) (?:el |la |al )?(?:mr|ms|mrs|dr|doctora?|dra|miss|attorney|lic|licenciad[oa])\.? \p{L}+/u;
/** 'Is she in?', of whom was named. */
export const IS_THERE =
  /\bis (?:she|he) (?:in|there|available|around|free)(?! (?:on|next)(?!\p{L}))|(?<!\p{L})(?:est[aá]|se encuentra|anda) (?:el |la )(?=doctora?|dra?|licenciad|abogad)/u;
export const REACHABLE =
  /(?<!\p{L})(?:mr|mrs|ms|dr|doctora?|dra|attorney|licenciad[oa]|abogad[oa]) ?\.? \p{L}{3,}/u;
export const HELD_UP =
  /\b(?:nothing's moving|nothing is moving|traffic|stuck (?:on|behind|at)|standstill|(?:accident|wreck|crash) (?:on|up|ahead))\b/;
export const KEEPS_WHAT =
  /^(?:\S+ ){0,3}(?:do|can|will|could|would) (?:i|we) keep\b|(?:puedo|podemos) (?:conservar|quedarme|mantener)/;

export const DROPS_ONE =
  /\b(?:scratch|strike|cross) (?:(?:us|me|mine|him|her|them)(?: both| off| out)*|both of us|my (?:\S+ ){0,2}(?:appointment|visit|cleaning|check-?up|one))\b|\btake (?:us|me|mine|him|her|them)(?: both)? off (?:the|your) (?:books?|schedule|calendar|list)\b|(?<!\p{L})(?:have|got|two|tengo|dos)(?!\p{L}).* (?:and|y) .*(?<!\p{L})(?:(?:drop|skip|cancel|lose|call off|give up|let go of|get rid of) (?:one|either)|(?:cancelar|quitar|anular|dejar) una)(?!\p{L})/u;
/** How it is with whoever is to come. */
export const BY_THE_WAY =
  /^(?:no )?(?:it's|its|this is|that's) (?:a |an )?(?:new|first|different) (?:one|appointment|visit|matter)(?!\p{L})|(?<!\p{L})(?:no|not any|without|sin) (?:\p{L}+ )?(?:swelling|fever|pain|sparks?|smoke|smell|flames?|leaks?|water|alarm|heat|chispas|humo|olor|bleeding|rash|cough|vomiting|discharge|injury|symptoms|fiebre|dolor|hinchaz[oó]n|sangrado)(?!\p{L})|(?:'s|'ve|\bhas|\bhave) had (?:it|this|that|them)(?!\p{L})|\b(?:doesn't|does not|don't|didn't|isn't|not) (?:(?:really|even|actually|exactly) )?hurt(?:s|ing)?(?!\p{L})|(?<!\p{L})no (?:me |le )?duele(?!\p{L})/u;
/** Whether those who call a business hear what it is that answers. */
export const TOLD_TO_CALLERS =
  /(?<!\p{L})(?:tell|tells|told|let|inform|say|admit|know|knows|hear|realize|notice|warn)(?!\p{L}).*(?<!\p{L})(?:them|they|callers?|customers?|patients?|clients?|people|folks|everyone|everybody)(?!\p{L})|(?<!\p{L})(?:them|they|callers?|customers?|patients?|clients?|people|folks|everyone|everybody)(?!\p{L}).*(?<!\p{L})(?:told|know|knows|hear|realize|notice)(?!\p{L})/u;
/** 'What about voicemail?' tells of nobody who called. */
export const ABOUT_NO_CALL =
  /^(?:(?:and|but|so|ok|okay) )*(?:what|how) about (?!.*\b(?:call(?:ed)?|left|missed|wrote)\b)/;
