// What is said between two people and is no part of a matter: a whole sentence of it asks and tells nothing.

const LEADS =
  "(?:(?:oh|ok|okay|well|so|sorry|and|but|hey|hi|hello|good morning|morning|good afternoon|good evening|gosh|man|boy|wow|ugh|ha|haha|anyway|by the way|thank you|thanks|yes|no|ay|bueno|hola|buenas|pues|oiga|perdón|gracias) )*";
const TAILS =
  "(?: (?:isn't it|is it not|huh|right|let me tell you|i tell you|i swear|though|already|today|this morning|this afternoon|lately|these days|so far|going|doing|there|here|out there|out here|over there|by you|where you are|again|anyway|sorry|please|friend|ma'am|sir|hoy|verdad|no|usted|por allá|por aquí))*";
const VERY = "(?:so|really|very|pretty|quite|a bit|just|such|super|absolutely)";
const FAIR =
  "(?:lovely|beautiful|gorgeous|nice|glorious|awful|terrible|horrible|miserable|gloomy|crazy|weird|dreary|rainy|sunny|cold|hot|freezing|chilly|humid|muggy|windy|warm|icy|stormy|gray|grey)";
const OUT = "(?:outside|out there|out here|out)";
const HARD =
  "(?:crazy|long|busy|hectic|rough|tough|hard|wild|stressful|terrible|awful|insane|big|weird|bad|day of a)";
const SPAN = "(?:day|week|morning|afternoon|month|year)";
const HOLIDAY =
  "(?:holidays|thanksgiving|christmas|new year|new year's|hanukkah|easter|halloween|fourth of july|weekend)";
const PETS = "(?:dogs?|cats?|puppy|parrot|bird|tv|television|radio|doorbell|neighbou?rs?)";
const PERSONS = "(?:kids?|children|baby|toddler|son|daughter|grandkids?|husband|wife|boys?|girls?)";
const MAKES =
  "(?:barking|meowing|yelling|playing|talking|fussing|going off|in the background|again|next door|making noise)";
const EXCUSES =
  "(?:sorry(?: about)?|excuse|ignore|don't mind|never mind|pardon|forgive|apologies for|perdón por) ";

const GREAT =
  "(?:great|wonderful|perfect|lovely|fantastic|terrific|super|marvelous|fabulous|brilliant|excellent|joy|yay|goody|nice|fun)";
const ALL_OF = "at|after|on|for|in|to|all|today|tonight|right|this|before|with";

const of = (...each: readonly string[]): readonly RegExp[] =>
  each.map((one) => new RegExp(`^${LEADS}(?:${one})${TAILS}$`, "u"));

/** Each kind by what is said to it. None of these tells of an illness, a leak or a day to come on. */
export const SMALL_TALK = {
  asksHow: of(
    "how are (?:you|y'all|things)(?: doing)?",
    "how (?:you|ya|y'all) doing",
    "how(?:'s| is) (?:it|everything) going",
    `how(?:'s| is| was| has) your ${SPAN}(?: been| going| treating you)?`,
    "how have you been",
    `(?:are )?you having a (?:good|nice) ${SPAN}`,
    "cómo (?:está|están|le va)",
    "qué tal(?: está)?(?: su día)?",
  ),
  weather: of(
    `(?:it's|it is|what|isn't it|that's|is it) (?:${VERY} )*(?:an? )?(?:${VERY} )*${FAIR} (?:weather|day|morning|afternoon|evening|${OUT})(?: ${OUT})?`,
    `(?:${VERY} )*${FAIR} (?:weather|${OUT})(?: ${OUT}| we're having| we've been having)?`,
    "(?:it's |it is |is it )?(?:really )?(?:raining|snowing|hailing|pouring)(?: hard)? (?:cats and dogs|outside|out there|out here)",
    "(?:can you believe|how about|what about|how's|how is|crazy) (?:this|the|that|our) (?:weather|heat|rain|snow|cold|wind)",
    "some weather(?: we're having| we've been having)?",
    "qué (?:frío|calor|viento|lindo día|bonito día)(?: hace| tan \\p{L}+)?",
  ),
  week: of(
    `(?:(?:it's|it has|i've|we've|i'm|we're|been|this ${SPAN} has|having|had|today's) )*(?:been |had |having )*(?:(?:quite|such|one of those) )(?:an? )?(?:${HARD} )*${SPAN}s?`,
    `(?:(?:it's|it has|i've|we've|i'm|we're|having|had) )+(?:been |had |having )*(?:(?:just|really|kind of|such|quite) )*an? (?:${VERY} )*(?:${HARD} )+${SPAN}`,
    `what an? (?:${HARD} )*${SPAN}(?: it's been| i'm having| i've had| this has been)?`,
    "(?:ha sido|fue|qué) (?:una?|el) (?:día|semana|mañana) (?:muy )?(?:larg|pesad|loc|difícil)\\p{L}*",
  ),
  noise: of(
    `(?:${EXCUSES}(?:that |me )?)(?:(?:that's|that was|it's) )?(?:just |only )?(?:my|the|our) ${PETS}(?: (?:is|are|won't stop|keeps))?(?: ${MAKES})*`,
    `(?:(?:that's|that was|it's|${EXCUSES}) )(?:just |only )?(?:my|the|our) ${PETS}(?: (?:is|are))?(?: ${MAKES})+`,
    `(?:(?:that's|that was|it's|${EXCUSES})) ?(?:just |only )?(?:my|the|our) ${PERSONS}(?: (?:is|are))?(?: ${MAKES})+`,
    `${EXCUSES}(?:about )?(?:all )?(?:the|that|this|my) (?:\\p{L}+ )?(?:noise|racket|mess|barking|background|ruckus)`,
    "(?:es|ese es|son) (?:mi|el|los|mis) perros?(?: ladrando)?",
  ),
  compliment: of(
    "i (?:just |really |do )*(?:love|like) (?:your|that) (?:accent|voice|manner|energy)",
    `you(?:'ve| have) (?:got )?(?:such )?an? (?:${VERY} )*(?:\\p{L}+ )?(?:voice|accent)`,
    `you(?:'re| are) (?:${VERY} |awfully )*(?:an? )?(?:${VERY} )?(?:nice|sweet|kind|polite|patient|helpful|lovely|friendly|good at this|sweetheart|doll|dear)(?: (?:one|person|lady|man|young man|young lady))?`,
    `you sound (?:${VERY} )*(?:nice|lovely|friendly|sweet|young|pleasant|cheerful|human)`,
    "qué amables?(?: es| son)?",
  ),
  wishes: of(
    `(?:happy|merry) ${HOLIDAY}(?: to you)?`,
    `(?:i )?hope (?:you|y'all|you guys|everybody|everyone)(?: all)?(?: had|'re having| are having| is having) an? (?:good|nice|great|lovely|wonderful) (?:${SPAN}|${HOLIDAY})`,
    `how was your ${HOLIDAY}`,
    `did you (?:all )?have an? (?:good|nice|great|lovely) ${HOLIDAY}`,
    `(?:do you have |got )?any (?:big )?plans for (?:the|your) ${HOLIDAY}`,
    "(?:can you believe )?(?:it's |christmas is |the holidays are )(?:almost|nearly|already) (?:december|christmas|thanksgiving|the holidays|new year's|here)",
    "feli(?:z|ces) (?:fiestas|navidad|año|día)(?: nuevo)?",
  ),
  // Said of the one who answers, with a sigh: it is no question, and asks for nobody.
  machine: of(
    `(?:(?:${GREAT}|another|not another|of course|figures|it's|you're|just|a|an|oh|lovely|now|so) )+(?:an? |another )?(?:robot|machine|bot|recording|computer|answering machine|automated (?:thing|voice|system|assistant))(?: (?:again|great|wonderful|perfect|lovely|fantastic|answers|answering|too))*`,
    `(?:(?:a|another) )?(?:robot|machine|bot|recording|computer) (?:${GREAT})`,
    "aren't you an? (?:\\p{L}+ ){0,3}(?:robot|machine|bot|computer|toaster|thing)",
    "(?:you(?:'re| are) |you did )?(?:all right|alright|okay|ok|not bad|pretty good) for an? (?:toaster|robot|machine|bot|computer)",
  ),
  sighs: of(
    `(?:just|exactly|precisely) what (?:i|we) (?:(?:always |really |was |were )*(?:wanted|needed|hoping for|looking for|missing|dreaming of|dreamed of|ordered))(?: (?:${ALL_OF})(?: \\p{L}[\\p{L}']*){0,9})?`,
    "(?:well )?(?:lucky me|just my luck|story of my life|what a (?:surprise|shocker|treat|joy)|big surprise|color me surprised|give me a break|you(?:'ve| have)? got(?:ta| to) be kidding(?: me)?|you(?:'re| are) kidding(?: me)?|are you (?:kidding|joking)(?: me)?(?: right now)?|for crying out loud|good grief|unbelievable|un believable|figures|go figure|who knew|what next|can you believe (?:it|that|this)|(?:ain't|isn't) that (?:just )?(?:great|wonderful|grand|something|special|lovely|peachy)|whoop(?:ee|ie)?(?: de do)?|finally(?:,)? (?:some )?(?:good news|a straight answer|something that works|somebody who listens))",
    "qué sorpresa|qué suerte la mía|lo que me faltaba|justo lo que (?:me faltaba|quería|necesitaba)",
  ),
  wall: of(
    "(?:am i|is this|i'm|it's|i feel (?:like )?i'm|it's (?:like )?i'm) (?:just )?talking to (?:a|the|myself|an?) ?(?:brick )?(?:wall|door|toaster|fence post|myself)?",
    "is (?:this|the|that) (?:thing|phone|line|mic) (?:even )?on",
    "(?:is|are) (?:anybody|anyone|somebody|someone|you) (?:even )?(?:listening|hearing me|paying attention)(?: to (?:me|what i say|a word i say|anything i say))?",
    "do you (?:even |ever )?listen(?: to (?:me|what i say|anything i say))?",
    "(?:did i stutter|what did i just (?:say|tell you)|(?:didn't|did) i (?:not )?just (?:say|tell you) (?:that|so|it)|how many times (?:do|must) i (?:have to |need to )?(?:say|repeat|tell you) (?:it|that|this|myself))",
    "do i look (?:like )?i(?:'ve| have)? (?:got )?all (?:day|night|week)",
    "(?:estoy hablando|hablo) con (?:una|la) pared|me (?:está|estás) (?:escuchando|oyendo)",
  ),
  scattered: of(
    `i(?:'m| am) (?:${VERY} |all )*(?:scatterbrained|all over the place|frazzled|scattered|a mess|an old lady|an old man|getting old)`,
    "i haven't had (?:my|any|enough)(?: morning)? coffee(?: yet)?",
    "(?:my coffee hasn't kicked in|i need (?:more|my) coffee|my brain(?:'s| is)? (?:not working|isn't working|fried|mush))(?: yet)?",
  ),
} as const satisfies Record<string, readonly RegExp[]>;
