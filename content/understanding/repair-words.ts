/** Words that turn down, put right or take back what stands beside them, in English and Spanish. */

const SAYS = "(?:ask(?:ed|ing)? (?:you )?(?:for|about)|want(?:ed|ing)?|need(?:ed)?|like|mean|meant|say|said)";
const OPENS =
  "(?:(?:no+|nope|nah|oh|ok|okay|well|so|and|but|wait|sorry|please|look|listen|fine|actually|really|hey|ay|bueno|pues|que|y|pero|mire|oiga|yo|ya|le digo),? )*";

/** What leads into a turn and says nothing by itself. */
export const OPENING = new RegExp(`^${OPENS}`, "iu");
/** Before what is refused: 'I don't want', 'forget', 'nada de', 'quítele lo de'. */
export const REFUSES_BEFORE = new RegExp(
  `^[¡¿]?${OPENS}(?:(?:i|we|he|she)(?:'d| would| really| just| even| am|'m)* (?:do not|don't|does not|doesn't|didn't|did not|never|not|rather not|won't|can't|cannot|wouldn't) (?:really |even |actually |just )*(?:${SAYS}|take|do|make|come(?: in)? at)(?: to)?(?: have| make| do| be| get| take)?(?: (?:anything|something) (?:at|on))?|(?:please )?(?:do not|don't)(?: (?:bother (?:with|about)|put|give|make|say|want|need)(?: me| it| us)?(?: (?:down|in))?(?: (?:for|at))?)?|(?:it's|its|it is|that's|was|that was|i'm|i am|we're)?(?: just| really)? ?not|there(?:'s| is| was) no(?= (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?!\\p{L}))|instead of|rather than|(?:any ?(?:thing|time) but|except(?: for)?)(?! (?:on )?(?:a |any )?(?:\\p{L}+days?|today|tomorrow)(?!\\p{L}))|(?:let's |just )?(?:forget|skip|scratch|drop|lose)(?: about)?|never ?mind(?: about)?|enough (?:with|of)|no need (?:for|of|to)(?: have| make| get)?|take (?:off|out)|(?:no )?(?:quiero|necesito|ped[ií]|dije|digo)(?<=no \\S+)|no (?:me (?:d[eé]|ponga|d[eé]n|haga)|le (?:ped[ií]|dije)|(?:sea|es|era|fue))|que no (?:sea|fuera)|no hace falta|nada de|sin|en vez de|en lugar de|qu[ií]t[ea]\\p{L}*(?: (?:lo|el|la))?(?: de)?|borre|olv[ií]de\\p{L}*(?: de| lo de)?|d[eé]jel?[eo] de)(?:,? (?:an?|any|the|another|más|ning\\p{L}+|una?|el|la|lo|at|for|of|de))* `,
  "iu",
);
/** A bare no, which refuses where nothing stands between: 'no appointment', 'no a las nueve'. */
export const NO_BEFORE = new RegExp(
  `^[¡¿]?${OPENS}?no (?!(?:wait,? )?(?:make|do|let's|put|change|switch|how about|what about|say|go with|i said|i mean|i meant|mejor|ponga|d[eé]jel[ao])(?!\\p{L}))(?:more |an?y? )?`,
  "iu",
);
/** Behind what is refused: 'a las nueve no', 'nine is too early', 'two won't work'. */
export const REFUSES_AFTER =
  /(?:,? (?:no|tampoco)|,? (?:is|are|'s|es|son)? ?(?:no good|out|wrong|too (?:early|late|soon)|(?<=(?:is|'s) )(?:(?:a )?(?:bit|little|tad) |kind of |kinda |pretty |really |so |very |awfully |way |quite )*(?:too )?(?:early|late|soon|tight|rough|tough|hard)|muy (?:temprano|tarde)|no (?:me )?(?:sirve|conviene|queda|puedo|se puede)\p{L}*)|,? (?:(?:i|we|he|she) )?(?:doesn't|does not|won't|will not|isn't|can't|cannot|don't)(?: really)?(?: work| suit| do| possible)?(?: for me)?)[\s.,!?]*$/iu;
const HOUR =
  "(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?:[ -](?:thirty|fifteen|forty[ -]five|y media))?(?: ?o'clock| ?[ap]\\.?m\\.?(?!\\p{L}))?";
const ONE =
  "(?:(?:i|we|he|she|they|(?:my|our) (?:\\p{L}+ ){0,2}?\\p{L}+)(?:'ve|'s|'m| am| is| have| has)?(?: already| also| do)? (?:got|gotta|have|has|teach|meet|pick(?:ing)?|drop(?:ping)?|in)|(?:(?:yo|[eé]l|ella|mi \\p{L}+) )?(?:ya )?(?:tengo|tiene|doy|recoj[oa]|recoge|llev[oa]|dej[oa] a|entr[oa] a|trabaj[oa]))";
/** What somebody has to do at an hour, elsewhere: 'I've got a meeting at ten', 'at ten I've got class'. */
export const BUSY_AT = new RegExp(
  `^${OPENS}(?:(?:(?:today|tomorrow|on \\p{L}+day|\\p{L}+day|that day|then|hoy|mañana|ese d[ií]a|el \\p{L}+),? )?(?:at|around|a las?) ${HOUR},? (?:that's when )?${ONE}(?!\\p{L})|(?:(?:at )?${HOUR} )?(?:(?:today|tomorrow|then),? )?${ONE} (?:[\\p{L}'.]+ ){0,6}?(?:at|around|a las?) ${HOUR}|${HOUR}(?:'s| is|, that's|, which is) (?:exactly |right |just |about )?when (?:i|we|he|she|they|my|our|the) [^?]*)`,
  "iu",
);
/** Of the business that is called, unless another visit is being booked. */
export const AT_OURS =
  /(?<!\p{L})(?:appointments?|visit|cleaning|check-?up|consult\p{L}*|physical|follow-?up|filling|crown|colou?r|highlights|balayage|haircut|cut|trim|blowout|perm|updo|facial|manicure|pedicure|massage|waxing|repair|install\p{L}*|inspection|estimate|tune-?up|booked|scheduled|slot|in with|(?:is|it) with you|cita|consulta|limpieza)(?!\p{L})/iu;
/** Of one that is there, whatever is being booked. */
export const OF_ONE_THERE =
  /(?<!\p{L})(?:cancel\p{L}*|mov(?:e|ing)|resched\p{L}*|mine|anul\p{L}*)(?!\p{L})/iu;
/** A limit, which refuses what lies beyond it and not itself. */
export const LIMITS =
  /^(?:to )?(?:before|after|until|till|by|earlier|later|sooner|too|only|past|so|as|antes|despu[eé]s|hasta|m[aá]s)(?!\p{L})/iu;

/** The things that a call can be about; a whole piece, so that 'an appointment on Monday' speaks of Monday. */
export const VISIT =
  /^(?:(?:calling|call|here|looking|asking) (?:for|about|to (?=make|get|book|schedule|set up)))? ?(?:(?:to|a|an|the|any|your|my|this|that|your|una|la|ninguna|mi) )*(?:(?:book|make|schedule|have|set up|get|hacer|sacar|agendar|reservar) (?:an?|any|una|ninguna) )?(?:(?:appointments?|bookings?|visits?|consultations?|meetings?|appt|sit-?downs?|citas?|consultas?|reserva)(?: (?:right now|today|now|at all|either|ahora|hoy))?|(?:to )?(?:come|go|drive|be|get)(?: in| down| over| there| seen)+(?: (?:right now|today|now|at all|either))?|(?:\S+ )?(?:intro\p{L}*|set-?up) calls?|(?:(?:looking|trying|calling|here|ready) )?(?:to )?(?:book|schedule)(?:ing)?(?: (?:it|anything|one|a thing))?(?: (?:right now|today|now|at all|yet))?|ir|venir|reservar|agendar)$/iu;
/** 'I don't want to reschedule', of one that is there. */
export const ANOTHER_TIME =
  /^(?:to )?(?:(?:re-?schedul|re-?book|mov|chang|switch)(?:e|ing|ed)?|(?:make|get|have|find|set up|do) (?:a|an|another|a new|a different) (?:new |different |other )?(?:one|time|date|day|appointment)|reagendar\p{L}*|cambiar\p{L}*|mover\p{L}*)(?: (?:it|that|this|anything|(?:my|the|this|that) (?:appointment|visit|cleaning|time|date)))?(?: (?:right now|now|today|at all|either|anymore|for now))?$/iu;
export const CALL =
  /^(?:(?:to|a|an|the|any|your|una|la|ninguna|be|get) )*(?:(?:phone |return )?(?:calls?|call ?-?backs?|called|llamadas?)(?: ?back)?|(?:you|anyone|anybody|someone|somebody|them) (?:to )?(?:call|ring|phone)(?: (?:me|us|back))*|que (?:me|nos) (?:llam|marqu)\p{L}+)$/iu;
export const MESSAGE =
  /^(?:(?:to|a|an|the|any|un|el|ning[uú]n|leave|dejar) )*(?:messages?|notes?|mensajes?|recados?)$/iu;

const SOMEBODY =
  "(?:(?:the|your|my|our) (?:nurse|doctor|dentist|lawyer|attorney|hygienist|front desk|office|staff|team|manager|owner|receptionist|assistant|paralegal|secretary|billing|pharmacist|people there)(?: people| lady| person)?|(?:dr|doctor|mr|mrs|ms|miss|attorney)\\.? \\p{L}+|him|her|them|whoever \\S+|someone|somebody|\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?)";
/** Asks to be called, by whomever: 'I need Harrow to call me', 'a phone call', 'que me marquen'. */
export const CALL_WISHED: readonly RegExp[] = [
  /(?<!\p{L})(?:have|get|ask|tell|want|wants|need|needs|like|can|could|would|will|please|just|rather|only|expect(?:ing)?) (?:[\p{L}.']+ ){0,5}?(?:call|ring|phone) (?:me|us)(?!\p{L})/iu,
  /(?<!\p{L})(?:want|need|like|prefer|wants|needs|get|expect(?:ing)?|asked for|asking for|just|only|rather have|so|and) (?:(?:just|to|have|get|him|her|them|somebody|someone) )*(?:a|the) (?:(?:phone|quick|return) )*(?:call|callback)(?: ?back)?(?!\p{L})/iu,
  /^(?:just |only |no,? )*an? (?:phone )?call(?:[- ]?back)?(?: (?:to|for|from|with) .+)?$/iu,
  /(?<!\p{L})(?:could|can|would|to|just) (?:talk|speak) (?:to|with) (?:me|us) (?:by|over the|on the) phone(?!\p{L})/iu,
  /(?<!\p{L})give (?:me|us) a (?:call|ring|buzz|shout)(?!\p{L})|^(?:(?:so|and|ok|okay|please|just) )*call (?:me|us)(?: back)?(?!\p{L})/iu,
  /(?<!\p{L})(?:want|need|like|waiting|have) to hear (?:back )?from(?!\p{L})/iu,
  /(?<!\p{L})que (?:\p{L}+ ){0,3}?(?:me|nos) (?:llam|marqu|devuelv|habl)\p{L}+(?: (?:la llamada|por tel[eé]fono))?(?!\p{L})|(?<!\p{L})(?:me|nos) (?:pueden?|podr[ií]an?) (?:llamar|marcar|devolver la)|(?<!\p{L})ll[aá]men?(?:me|nos)(?!\p{L})|(?<!\p{L})(?:quiero|necesito|prefiero|mejor|solo|sólo|nada más) (?:que \p{L}+ )?una llamada(?!\p{L})|^una llamada$/iu,
];
/** The same for somebody else: 'I need Mr. Pell to phone my mother'. */
export const CALL_WISHED_FOR_ANOTHER =
  /(?<!\p{L})(?:have|get|ask|tell|want|wants|need|needs|like|can|could|would|will|please|just|rather) (?:[\p{L}.']+ ){0,5}?(?:call|ring|phone) (?:her|him|them|my \p{L}+)(?!\p{L}|'s)|(?<!\p{L})que (?:\p{L}+ ){0,3}?(?:le|lo|la) (?:llam|marqu)\p{L}+ a (?:mi|ella|él)(?!\p{L})/iu;
/** Asks for words to reach somebody: 'can you tell the nurse ...', 'leave word with Carol'. */
export const WORD_WISHED: readonly RegExp[] = [
  new RegExp(
    `^(?:.*\\b(?:actually|and|but|also|just|wait|so|then|oh),? )?(?:(?:can|could|would|will) (?:you|somebody|someone) |i(?:'d| would) like you to |i (?:want|need) you to )?(?:please |just |maybe |also |at least )*(?:tell|let|inform|remind|warn) (?!me\\b|us\\b|you\\b)${SOMEBODY}(?: know)? (?:that )?(?!(?:to )?(?:call|ring|phone)(?! in)|what|where|if|when|how|why|off)`,
    "iu",
  ),
  /(?<!\b(?:don't|not|never|no|nobody|you|to) )(?<!\p{L})(?:leave|take|pass on|pass along|get) (?:(?:him|her|them|you|down|along|on) )?(?:a (?:\p{L}+ )?message|word(?! from)|a note)(?!\p{L})|(?<!\p{L})(?:just|want|like|need|only) to leave (?:\p{L}+ ){0,3}?(?:message|word|a note)(?!\p{L})|(?<!\p{L})(?:dejar|tomar|darle)(?:le)? (?:un )?(?:mensaje|recado)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:we|i|he|she)(?:'d| would)?(?: just| also| only| really)? (?:like|want|need) (?!me\b|you\b)(?:\S+ ){1,3}to know|(?:puede|podr[ií]a|me hace el favor de) (?:decir|avisar)le a (?:la|el|los|las)? ?\p{L}+)(?!\p{L})/iu,
];
/** Tells or asks of calls, and wishes for none. */
export const NO_CALL_WISH =
  /(?<!\p{L})(?:nobody|no one|never|didn't|doesn't|don't|won't|haven't|if|when|why|who|how (?:soon|long)|said|supposed to|was going to|told me|will (?:he|she|they|it|you)|do you|does|did|missed|nadie|cu[aá]ndo|por qu[eé]|qui[eé]n)(?!\p{L})/iu;
/** Points at what was offered, agreed or read back: 'that time', 'esa hora'. */
export const THAT_TIME =
  /^(?:(?:at|on|a|para) )*(?:that|then|those|that time|that hour|those times|esas?|esa hora|ese horario|esas horas|entonces)(?: (?:either|at all|then|after all|tampoco))?$/iu;
/** A day, alone or with what leads to it. */
export const DAY_ALONE =
  /^(?:(?:on|for|a|the|this|next|coming|el|la|los|este|para|pr[oó]ximo|another|any) )*(?:(?:mon|tues|wednes|thurs|fri|satur)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|today|tomorrow|hoy|mañana|(?:\p{L}+ )?(?:the )?\d{1,2}(?:st|nd|rd|th))(?: (?:at all|after all|either|anymore|any more|ya|then|morning|afternoon))*$/iu;
