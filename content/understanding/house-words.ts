/** Parts of a house and what runs in it, as they are named by who wants somebody to come. */
export const HOUSE =
  /(?<!\p{L})(?:sinks?|toilets?|faucets?|taps?|spigots?|hydrants?|hose bibs?|meter|pipes?|drains?|sewers?|sewage|septic|showers?|bathtubs?|tubs?|water(?! (?:broke|pill)\p{L}*)|heaters?|boilers?|furnaces?|heat pumps?|radiators?|air ?conditioner|a\.?c\.?|thermostats?|vents?|ducts?|dishwashers?|washers?|washing machine|dryers?|refrigerators?|fridge|freezer|oven|stove|disposals?|outlets?|breakers?|fuses?|wiring|lights?|power|panel|roof|gutters?|ceilings?|basement|attic|garage|windows?|doors?|locks?|fence|deck|pumps?|valves?|hoses?|heat(?! stroke)|leak(?:s|y|ing)?|clog(?:s|ged)?|fregadero|grifos?|llaves? (?:del|de la|de paso)|tubos?|mangueras?|s[oó]tano|inodoro|ba[nñ]o|tuber[ií]as?|ca[nñ]er[ií]as?|calentador|caldera|calefacci[oó]n|aire acondicionado|agua|fuga|luz|techo|puerta|ventana)(?!\p{L})/iu;
/** Somebody's body, or somebody who can come to harm: then it is not about the house alone. */
export const BODY =
  /(?<!\p{L})(?:hurts?|hurting|injur\p{L}*|bleed\p{L}*|blood|burn(?:ed|t)|scald\p{L}*|shock(?:ed)?|zapped|electrocut\p{L}*|chest|breath\p{L}*|choking|faint\p{L}*|dizzy|headaches?|nause\p{L}*|vomit\p{L}*|throwing up|unconscious|passed out|collaps\p{L}*|fell|fallen|trapped|pinned|drown\p{L}*|dying|kill\p{L}*|die|pain|carbon monoxide|smoke|fire|flames?|sparks?|sparking|gas|baby|herid\p{L}*|sangr\p{L}*|quemad\p{L}*|pecho|respir\p{L}*|desmay\p{L}*|humo|fuego|incendio|gas|chispas?)(?!\p{L})/iu;
/** Whoever is in there has to get out of it. */
export const TO_LEAVE =
  /(?<!\p{L})(?:smell(?:s|ed|ing)?(?: of| like| some)? (?:gas|smoke)|gas (?:leak|smell|is leaking)|leaking gas|carbon monoxide|co (?:alarm|detector)|(?:house|kitchen|room|building|outlet|panel|furnace|dryer|stove|oven|wall|attic|basement|garage|apartment|office|roof|heater|boiler)(?:'s| is|s)? (?:on fire|burning|full of smoke|in flames)|smoke (?:coming|is coming|everywhere|in the)|(?:huele|olor) a (?:gas|humo)|fuga de gas|(?:casa|cocina|edificio|cuarto) (?:se est[aá] quemando|en llamas))(?!\p{L})/iu;
/** What was done to it, or what it does no more. */
const BROKEN =
  "(stopped|quit|broke|broken|busted|cracked|died|dead|failed|out|leaks?|leaking|leaked|dripping|drips?|running|clogged|stopped up|backed up|backing up|backs up|overflowing|overflows|overflowed|flooding|burst|bursting|frozen|froze|stuck|rattling|grinding|squealing|tripping|trips|flickering|shorted|sagging|rotting|jammed|plugged|buzzing|buzzes|humming|hums|crackling|beeping|chirping|banging|whistling|warm to the touch|hot to the touch|(getting|gets|got|running|runs) (too )?(warm|hot)|(making|makes) (a |an |this |some )?(\\S+ )?(noise|sound|racket))";
const NOT_WORKING =
  "(isn't|is not|isnt|won't|wont|will not|doesn't|doesnt|does not|not|stopped|quit|never) (\\S+ )?(work|working|heat|heating|cool|cooling|drain|draining|flush|flushing|turn|turning|start|starting|light|lighting|run|running|open|opening|close|closing|shut|shutting|lock|locking|blow|blowing|spin|spinning|fill|filling)";
/** A thing of the house that fails: what somebody has to come for, whether or not they ask. */
export const houseMatters: readonly string[] = [
  `(my|our|the|a|an) (\\S+ ){0,3}${BROKEN}( .*)?`,
  `(my|our|the|a|an) (\\S+ ){0,3}${NOT_WORKING}( .*)?`,
  `(it's|it is|they're|they are|now it|it just|it keeps|keeps|it) (just |now |still |always )?${BROKEN}( .*)?`,
  "(no|lost|out of|without) (heat|hot water|water|power|electricity|air|a c|ac|cooling|pressure)( .*)?",
  "(water|sewage) (is |was |keeps )?(everywhere|all over|pouring|gushing|spraying|dripping|coming|leaking|backing up)( .*)?",
  "(there's|there is|i have|i've got|we have|we've got|got) (\\S+ ){0,3}(leak|clog|crack|puddle|drip|hole|smell)( .*)?",
  "(no (tengo|tenemos|hay|sale)|sin|nos quedamos sin) (agua caliente|agua|luz|gas|calefacci.n|aire)( .*)?",
  "(mi|el|la|nuestro|nuestra) (\\S+ ){0,3}(no (funciona|calienta|enfr.a|prende|enciende|sirve)|gotea|tira agua|se (rompi.|tap.|da..|descompuso)|est. (roto|rota|tapado|tapada))( .*)?",
];
