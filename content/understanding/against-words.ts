/** Who is on the other side of a caller's matter, as callers tell it; `who` is the name. */

/** A full stop belongs to 'Inc.' and 'J. Ray', and ends 'Voss. And'. */
const WORD =
  "\\p{Lu}(?:[\\p{L}\\p{N}&'’-]|\\.(?! (?:And|But|It|He|She|They|The|I|We|My|Our|His|Her|Their|That|This|So|Well|Oh|No|Um|Actually|Yes|Yeah|Can|Could|Do|Does|Is|Are|Am|Will|Would|Should|What|How|When|Where|Who|Why|Please|There|Now|Thanks|Thank|You|In|By|At|On|For|If|Then|Yesterday|Today|Tomorrow|Last|Monday|Tuesday|Wednesday|Thursday|Friday|Not|Y|El|La|Mi|Su)(?!\\p{L}))){0,30}";
const NAME = `${WORD}(?: (?:(?:of|and|&|de|del|la|y) )?${WORD}){0,5}`;
const KIN =
  "(?:ex[- ]?(?:husband|wife|spouse|partner)?|husband|wife|spouse|boss|employer|landlord|landlady|tenant|neighbor|contractor|partner|brother|sister|company|client|marido|esposo|esposa|jefe|patr[oó]n|casero|vecino|socio)";
const OF_THEM = `(?:(?:my|our|his|her|their|mi|su|the|a) (?:\\p{Ll}+ ){0,2}?(?:${KIN}),? (?:is |named |called |se llama )?)?`;

/** Told by the way: 'I'm being sued by Acme Corp', 'Acme Corp is suing me', 'a company called BrightRoof took my money'. */
export const AGAINST: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:sued|served|evicted|fired|hit|rear-ended|demandad[oa]|despedid[oa]|notificad[oa]) (?:by|por) ${OF_THEM}(?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}&.'’-])(?<who>${NAME}),? (?:is|are|just|has|have|está|me)(?: \\p{L}{1,20})?(?: (?:suing|sued|evicting|evicted|threatening to sue|fired|demandando|demandó|despidió)) ?(?:me|us)?(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:suing|sue|against|divorcing|versus|vs\\.?|demandar a|contra) ${OF_THEM}(?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Aa] (?:\\p{Ll}+ )?(?:company|business|store|restaurant|guy|man|woman|driver|contractor)|[Mm]y (?:\\p{Ll}+ ){0,2}?${KIN}|[Uu]na (?:empresa|compañía)|[Mm]i ${KIN})(?:['’]s name is|,? (?:called|named|by the name of|(?:that|he|she|it)(?:['’]s| is)|llamad[oa]|que se llama|se llama)|,)? (?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})[Tt]h(?:e|at) (?:other )?(?:driver|guy|man|woman|lady|landlord|landlady|owner|company)(?:['’]s name is|(?:['’]s| is| was)? (?:called|named)) (?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:the )?other (?:guy|driver|man|woman|person|side)(?:['’]s)?|their|his|her) (?:insurance(?: company)?|insurer|adjuster)(?: is|,| from| at| company is|['’]s) (?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:the )?other (?:side|party|driver|lawyer|guy|fella|fellow|man|woman|lady|person|kid)|la otra parte)(?:['’]s name is|['’]s name['’]s|['’]s| is| are|['’]re| name is| es)(?: called| named)? (?<who>${NAME})`,
    "u",
  ),
  // 'Rear-ended by a guy from Odell's Roofing', 'the driver works for Odell's', 'an Odell's truck backed into me'.
  new RegExp(
    `(?<!\\p{L})(?:(?:by|into|por) (?:an?|the|some|this|one|un|una) (?:\\p{Ll}+ )?(?:guy|man|woman|lady|kid|driver|truck|van|car|bus|employee|worker|chofer) (?:from|of|with|for|de)|(?:[Hh]e|[Ss]he|driver|guy|man|woman|chofer) (?:(?:who|that|was|is) )?(?:works?|worked|working|drives|drove|driving)(?: \\p{Ll}+){0,2} (?:for|at|with)|driver (?:was |is )?(?:from|with)) ${OF_THEM}(?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Aa]n?|[Tt]he|[Oo]ne of) (?:\\p{Ll}+ )?(?:truck|van|driver|guy|man|woman|car|bus|semi|employee) (?:from|of|with|for) (?<who>${NAME})(?: \\p{Ll}+){0,2} (?:hit|ran|rear-ended|backed|t-boned|struck|slammed|clipped|sideswiped|pulled|crashed|turned|cut)(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Aa]n?|[Tt]he|[Oo]ne of(?: the)?) (?<who>${NAME}) (?:trucks?|vans?|driver|car|bus|semi|employee|guy|forklift|trailer)(?: \\p{Ll}+){0,2} (?:hit|ran|rear-ended|backed|t-boned|struck|slammed|clipped|sideswiped|pulled|crashed|turned|cut)(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:slipped|fell|tripped|got hurt|was hurt|got injured|was injured|hurt myself)(?: \\p{Ll}+){0,5} at (?:the |a |an )?(?<who>${NAME})`,
    "u",
  ),
];

/** Once it was asked for: 'The other driver? His name's Kevin Marsh.' */
export const THEIR_NAME = new RegExp(
  `^.{0,60}?(?<!\\p{L})(?:[Hh]is|[Hh]er|[Tt]heir|[Ss]u) (?:name(?:['’]s| is| was)|nombre es) (?<who>${NAME})`,
  "u",
);

/** What leads into the name once it was asked for. */
export const LEADS_TO_NAME =
  /^(?:(?:um+|uh|oh|well|so|yes|yeah|sure|ok|okay|sí|pues|bueno|este),? )*(?:(?:that(?:['’]d| would)? be|that['’]s|it['’]s|it is|it was|(?:the |their |his |her )?(?:full )?(?:name|company|firm|business|place|employer|landlord|other side|other party|other driver)(?:['’]s| is| was)?(?: called| named)?|(?:he|she|they)(?:['’]s|['’]re| is| are)(?: called| named)?|(?:the |my |his |her |their |a |el |la |mi )(?:\p{Ll}+(?:['’]s)? ){1,2}(?:(?:name )?(?:is|was)(?: called| named)?|called|named|se llama|es)|i(?:['’]m| am) up against|against|from|es|se llama|su nombre es|la otra parte es|sería) )*/iu;

/** Says that there is none, or that it is not known. */
export const NOBODY =
  /^(?:(?:um+|uh|oh|well|so|no|nope|nah|honestly|pues),? )*(?:no|nope|nobody|no one|none|there(?:['’]s| is)(?:n['’]t)? (?:no(?:body| one)?|any(?:body|one)?|one)|(?:it['’]s )?just (?:me|us)|(?:i )?(?:do not|don['’]t|dont) (?:really )?know|not sure|no idea|i (?:can['’]t|cannot) (?:say|remember)|i(?:['’]d| would) rather not(?: say)?|nadie|ningun[oa]|no s[eé]|no lo s[eé]|no hay)(?!\p{L})/iu;
/** What is only not known is found out by the lawyer. */
export const NOT_KNOWN = /(?<!\p{L})(?:know|sure|idea|remember|say|s[eé])(?!\p{L})/iu;

/** Puts the name of it right: 'no, it's Westbrook Property', 'Westbrook Property, not Rick Santos', 'the other side is ...'. */
export const INSTEAD: readonly RegExp[] = [
  new RegExp(
    `(?<who>${NAME}),? (?:and )?(?:not|no|instead of|rather than|en vez de) (?:\\p{Lu}|him|her|them|él|ella)`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ii]t['’]s|[Ii]t is|[Tt]hat['’]s|[Tt]hat is|(?:should|ought to|would) (?:be|say)|is (?:actually|really)|[Ii] meant?|[Mm]ake (?:it|that)|[Pp]ut|[Cc]hange (?:it|that) to|[Aa]gainst|[Aa]ctually|[Cc]alled|[Nn]amed|es|contra) (?:actually |really |just |called |against )*${OF_THEM}(?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:company|business|firm|landlord|landlady|owner|employer|lender|bank|store|side|party|empresa|parte)(?:['’]s name)?(?:['’]s| is| es)) (?:actually |really |called )*(?<who>${NAME})`,
    "u",
  ),
  new RegExp(
    `^(?:(?:[Nn]o|[Ss]orry|[Ww]ait|[Oo]h|[Aa]ctually|[Ww]ell|[Uu]m|[Pp]erdón)[,.!]* )+(?:the )?(?<who>${NAME})`,
    "u",
  ),
];
/** A name as it stands in a sentence: words that begin with a capital, one after the other. */
export const WHOLE_NAME = new RegExp(
  `(?<![\\p{L}'’-])(?!(?:It|He|She|They|I|We|The|And|But)(?!\\p{L}))${NAME}`,
  "gu",
);
/** Of the caller's own name. */
export const OWN_NAME =
  /(?<!\p{L})(?:my|mine|mi|i['’]?m|i am|me llamo|soy|name(?:['’]s| is)|spelled|spell)(?!\p{L}| (?:landlord|landlady|boss|ex|employer|husband|wife|tenant|neighbor|contractor|lender|bank))/iu;
/** A yes, or how the visit is held, and no name. */
export const BARE_YES =
  /^(?:(?:yes|yeah|yep|right|correct|ok|okay|sure|sí|please|thanks?(?: you)?|in person|by (?:phone|video)|(?:it|that|he|she)(?: is|['’]s(?: (?:right|correct|it|fine))?)?|i (?:do|am|think so|guess))[,. ]*)*$/iu;
