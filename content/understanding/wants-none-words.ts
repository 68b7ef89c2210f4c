/** Pieces of a turn that turn down whatever is under way, each whole: 'don't bother', 'I already have one', 'that was it'. */

const BEGINS =
  "(?:(?:oh|no+|nope|nah|ok|okay|cool|great|good|alright|all right|yeah|well|sorry|actually|honestly|hey|so|and|but|then|you know what|it's|that's|is|thanks|thank you|thank u|thx|gracias|bueno|pues|entonces|pero|y|ay|what|look|listen) )*";
const ENDS =
  "(?: (?:thanks?|thank you|thank u|thx|ty|though|anyway|then|for now|right now|today|tonight|please|dear|hon|ma'am|sir|really|at all|so much|very much|either|bye|i'm good|it's fine|that's fine|gracias|por ahora|hoy))*";
const piece = (of: string) => new RegExp(`^${BEGINS}(?:${of})${ENDS}$`, "u");

const SOMEBODY = "(?:you|y'all|anyone|anybody|someone|somebody|them|him|her|nobody)";
const VISIT =
  "(?:one|it|mine|that|(?:an?|the|my|our|that) (?:\\p{L}+ )?(?:appointment|appt|visit|time|cleaning|check-?up|booking|consultation|physical|filling|whitening)|(?:una|la|mi) (?:cita|limpieza|consulta))";
const THING = "(?:an?|the|my|our|that|his|her|their) \\p{L}+(?: \\p{L}+)?";

/** Wants it so little that nothing of it is kept, a question to somebody here included. */
export const WANTS_NOTHING = piece(
  [
    "no need(?: (?:to|for) [^.]+)?",
    "(?:please )?(?:don't|do not|you don't have to|you don't need to) (?:call|ring|phone)(?: (?:me|us|her|him|them|back))*",
    "no hace falta|no es necesario|no se moleste",
    `(?:please )?(?:don't|do not) (?:bother|trouble|worry about (?:it|that))(?: (?:them|him|her|yourself|with (?:it|that)|calling(?: me)?|to call(?: me)?))?`,
    "(?:just |let's )?forget (?:it|that|i asked|i called|i said anything|about it)|never ?mind(?: (?:it|that|about (?:it|that)))?|nvm|skip it|olv[ií]d[ea]lo|d[eé]jelo(?: as[ií])?",
    `(?:i|we) (?:don't|do not|didn't|did not) (?:really )?(?:need|want|mean for|ask for|ask) (?:${SOMEBODY}(?: to \\p{L}.*)?|any(?:thing| of that| calls?)|a (?:call|callback|call back|message)(?: back)?|to (?:leave|talk|speak|give|book|schedule|make|come|set)(?: .*)?|${VISIT})`,
    `(?:i|we) (?:wasn't|was not|weren't|were not) (?:asking|looking|calling|trying)(?: .*)?`,
    `(?:i'm |i am |we're )?not (?:asking|looking|calling|trying|interested|buying|booking|scheduling|selling)(?: .*)?`,
    `(?:i'd|i would|we'd) rather not(?: (?:leave|book|say|do|bother)(?: .*)?)?`,
    "not interested|no me interesa",
  ].join("|"),
);
/** Leaves it for now, or has what it was for. */
export const NOT_FOR_ME = piece(
  [
    "(?:i'm |i am |we're |we are )?not (?:quite |really )?ready(?: (?:yet|for (?:that|it)|to .*))?",
    "not (?:yet|just yet|right now|now|today|at the moment|this time|for now)",
    "(?:maybe |perhaps |some )?(?:later|another (?:time|day)|some other (?:time|day)|next time)(?: maybe)?",
    `(?:i|we|he|she)(?:'ve| have|'s| has)?(?: already| actually)?(?: got| have| has)(?: already)? (?:${VISIT}(?: already)?(?: with (?:you|y'all)(?: .*)?)?|(?:${VISIT}|${THING})(?: already| all)? (?:booked|scheduled|made|set up|set|coming up|on the books)(?: .*)?)`,
    `(?:i|we|he|she)(?:'m|'re|'s| am| are| is) (?:already |all )(?:booked|scheduled|set)(?: .*)?`,
    "(?:i|we)(?:'ve| have)? (?:already )(?:booked|made|scheduled|did)(?: .*)?",
    "(?:ya )(?:la |una )?(?:tengo|tenemos)(?: .*)?",
    "(?:i'll|ill|i will|we'll|we will|i'm (?:going to|gonna)|i have to|i need to|i gotta|i've got to|let me|lemme|let us) (?:just |probably |maybe |first |go |have to |need to )*(?:think|talk (?:to|it|with)|check (?:with|my|on|around)|ask (?:him|her|them|my)|sleep on|let(?: (?:you|y'all))?(?: know)?|(?:take|have) a(?:nother)? look|get back|call (?:you|y'all|back|again|later|tomorrow|in|an|and)|ring|try|come by|stop by|drop by|swing by|pop (?:in|by)|look (?:around|it over|at (?:it|my|the))|wait|see (?:what|how|if)|figure|manage|live with)(?: .*)?",
    "(?:she|he|they|i|we)(?:'ll| will| can|'d rather| would rather)(?: just)? (?:call|ring|phone|contact|email|reach out to)(?: you| y'all| in)?(?: back)?(?: (?:herself|himself|themselves|myself|ourselves|directly))?(?: (?:later|tomorrow|when|if) .*)?",
    "call (?:you )?back(?: (?:later|then|tomorrow|when .*))?",
    "(?:we'll|we will|i'll) see",
    "(?:lo|la)? ?(?:voy a|tengo que) (?:pensar|hablar|consultar|preguntar)\\p{L}*(?: .*)?|(?:luego|despu[eé]s|m[aá]s tarde) (?:les |le )?(?:llamo|marco)|(?:yo )?(?:les?|los) (?:vuelvo a llamar|llamo|marco)(?: .*)?|ahorita no|todav[ií]a no|por ahora no|hoy no|lo pienso",
  ].join("|"),
);
/** 'I already have one': what was offered is there already. */
export const HAS_ONE_ALREADY =
  /(?<!\p{L})(?:(?:i|we|he|she)(?:'ve|'s| have| has| got|'ve got| have got)? already|already (?:have|has|got|booked|scheduled)|(?:have|has|got) (?:\p{L}+ ){1,3}(?:already|booked|scheduled|set up)|ya (?:la |una )?(?:tengo|tenemos))(?!\p{L})/u;
/** Was only asking, or has all they came for. */
export const HAS_IT_ALL = piece(
  [
    "(?:that's|that was|that is|this is|that'll be|that will be|it's|was) (?:really )?(?:it|all|everything)(?: (?:that )?(?:i|we)(?:'d)? (?:really |just )?(?:need\\p{L}*|want\\p{L}*|called for|called about|had)(?: .*)?| for \\p{L}+)?",
    "all (?:i|we) (?:wanted|needed)(?: .*)?",
    "(?:you've|you have) been (?:a |very |so |really |such a )*(?:helpful|help|kind|great)|(?:that|this) (?:helps|answers (?:it|my question))(?: a lot)?|(?:that's|that was|very|so) helpful",
    "(?:i|we) (?:was |were |am )?(?:just|only) (?:wondering|wondered|asking|asked|checking|curious|looking around|(?:wanted|needed|called|calling) (?:to (?:know|ask|check|find out)|that|the (?:price|answer|information|info|hours|address))|want(?:ed)? to (?:know|ask|check|find out)(?! (?:what|how|when|where|who|if|whether|why|which|about)))(?: .*)?",
    "(?:i'm |i was |we were )?just (?:asking|wondering|checking|curious|looking|browsing|shopping)(?: (?:around|about|if|whether|what|how|for (?:now|a friend)).*)?",
    "(?:s[oó]lo|nom[aá]s|nada m[aá]s) (?:quer[ií]a|era|preguntaba|para)(?: .*)?|es todo|eso es todo|eso era todo|nada m[aá]s",
  ].join("|"),
);
/** Only beside a no: 'nah I'm good'. */
export const FINE_SO =
  /^(?:(?:oh|ok|okay|ah|um|uh|well) )*(?:no+|nope|nah)(?: (?:no|thanks?|thank you|thx|gracias))*(?: (?:i'm|im|i am|we're|it's|its|that's|all|estoy|as[ií] est[aá]) ?(?:all )?(?:good|fine|okay|ok|set|all right|alright|bien)?)?(?: (?:thanks?|thank you|thx|for now|right now|today|gracias))*$/u;
/** Says nothing beside. */
export const COURTESY = new RegExp(
  `^${BEGINS}(?:(?:thanks?|thank you|thank u|thx|ty|cool|great|good|alright|yeah|well|oh|perfect|nope|nah|so much|very much|though|anyway|anyhow|bye|goodbye|good ?night|take care|have an? (?:good|great|nice|blessed|lovely|wonderful)(?: \\p{L}+)?|for (?:your|the) (?:help|info|time)|dear|ma'am|sir|appreciate it|i appreciate it|i'll let you go|(?:(?:i|i've|we) )?(?:have to|got to|gotta|need to|must) (?:go|run)(?: now)?|fine|ok|okay|no|sorry|what|gracias|adi[oó]s|hasta luego|muchas|que est[eé] bien|igualmente) ?)*$`,
  "u",
);
