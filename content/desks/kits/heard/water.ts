/** Water that runs and cannot be stopped, as who calls a plumber says it: patterns of plain, lower-case words. */
export const water: readonly string[] = [
  "burst (pipe|pipes)",
  "(pipe|hose|line|valve|handle|faucet|tap|spigot|fitting|tank|water heater)( \\S+){0,4} (burst|popped|blew|blown|snapped|exploded|ruptured|let go)( .*)?",
  "(pipe|hose|valve|handle|faucet|tap|spigot|toilet|supply line)( \\S+){0,3} (broke|came|come|popped|blew|fell) (right |clean |completely )?off(?! (?:the|my) (?:list|wall))( .*)?",
  "flood(ed|ing)?(?! (insurance|damage|zone))",
  "(water|it|it's|its|that's|just|now|still|keeps)( (is|was|are|keeps|just|still|now|all|started)){0,3} (spraying|gushing|gushes|pouring|pours|shooting|squirting|spewing|streaming|rushing)( .*)?",
  "(water|water's|waters)( \\S+){0,4} (spraying|gushing|gushes|pouring|pours|shooting|squirting|spewing|streaming|rushing|rising|everywhere|all over)( .*)?",
  "(spraying|gushing|shooting|squirting|spewing)( (out|water|all|over|everywhere|from|into|onto|up|through|the|my))+",
  "(water|water's|it|it's|its|leak|leaking)( \\S+){0,9} (through|out of|down from|from) (the |my |our )?((kitchen|living room|bathroom|bedroom|dining room|light) )?(ceiling|wall|light|fixture)( .*)?",
  "raining (in|inside|into) (the|my|our)",
  "(water|water's|coming|pouring|running|leaking|spilling|going|it's|flowing)( \\S+){0,2} (over|onto|on|across) the( \\S+)? floor",
  "all over (the|my|our)( \\S+)? (floor|basement|garage|kitchen|bathroom)",
  "(inch|inches|foot|feet|ankle deep)( \\S+){0,2} water( .*)?",
  "water( (is|was|coming|comes|keeps))* (in|up|out|through) (fast|quick|everywhere|all over)( .*)?",
  "agua( \\S+){0,5} (chorros?|chorreando|borbotones|brotando|brota|por todo\\S*|por todas|por todos|sin parar|subiendo)( .*)?",
  "(a chorros|por todo el (piso|ba.o|s.tano|cuarto)|se (est. )?inund\\S+|est. inundad\\S+|hay una inundaci.n)",
  "(tubo|tuber.a|ca.er.a|manguera|llave)( \\S+){0,3} (revent.|explot.|se rompi.)",
  "(revent.|explot.)( \\S+){0,2} (tubo|tuber.a|ca.er.a|manguera|llave)",
  "agua( \\S+){0,3} (techo|pared)",
  "agua( \\S+){0,3} (saliendo|se sale|no para|no deja de (salir|correr)|derram\\S+|rebos\\S+|desbord\\S+)( .*)?",
  "(taza|inodoro|excusado|lavabo|fregadero|tina|regadera)( \\S+){0,4} (derram\\S+|rebos\\S+|desbord\\S+|tirando agua)( .*)?",
];

/** Water where the current is. */
export const waterAndCurrent: readonly string[] = [
  "(water|water's|leak|leaks|leaking|drips?|dripping|pouring|coming|soaked|wet)( \\S+){0,9} (through|out of|off|off of|from|into|onto|on|around|near|over|down)( \\S+){0,3} (lights?|lamp|bulb|light fixture|fixture|outlets?|socket|breakers?|breaker box|electrical panel|chandelier|wiring|wires)( .*)?",
  "agua( \\S+){0,9} (foco|focos|l.mpara|enchufe|enchufes|contacto|contactos|interruptor|caja de luz|breakers?|cables)( .*)?",
];

/** That it cannot be shut off, which of a mere drip says nothing. */
export const cannotShut: readonly string[] = [
  "(can't|cant|cannot|can not|couldn't|could not|won't|wont|will not|doesn't|does not|unable to|not able to|how do i|how do you|don't know how to|do not know how to)( (seem|get|make|to|find|figure|out|how|you|i|we|even|just|really)){0,4} (shut|turn|turns|close|stop)( (it|that|them|the|this|my|our))?( (water|leak|leaking|running|valve|thing|toilet|faucet|spraying))?( off)?(?= .*\\b(?:water|faucet|tap|toilet|sink|tub|shower|pipe|leak|floor|spray|pouring|valve|main)\\b|$)",
  "(water|faucet|tap|toilet|sink|tub|shower|pipe|leak|leaking|hose|spigot)( \\S+){0,12} (can't|cant|cannot|couldn't|won't|wont|doesn't|unable to|not able to)( (seem|get|make|to|even|just|really)){0,3} (shut|turn|close|stop)( .*)?",
  "(don't|dont|do not|not sure|no idea|can't find|cant find|cannot find|couldn't find)( \\S+){0,3} (shutoff|shut off|shut-off|valve|turn it off|turn the water off|turn off the water|turn that off|turn off)( .*)?",
  "no (la|lo|le|se|me|nos|puedo|podemos|puede|logro|encuentro|s.)( \\S+){0,5} (cerrar|cerrarla|cerrarlo|cierra|cierran|pararla|parar|llave de paso|llave principal|v.lvula)",
];

/** What can wait. */
export const onlyDrips: readonly string[] = [
  "(drip|drips|dripping|dripped|drops?|drop by drop|trickle|trickling|gotea|goteando|goteo|gotita|gotitas|gotas)",
  "(slow|small|little|tiny|minor|slight) leak",
  "leaks? (a little|a bit|slowly)",
];

/** That it runs no more, or did long ago. */
export const runsNoMore: readonly string[] = [
  "(got|turned|shut|it's|its|is|water's)( \\S+){0,4} off (at|already|now)",
  "(?<!(how|do|did|can|should|could|would|to|if) )(i|i've|we|we've|he|she|they|just|finally|already|husband|wife|neighbor|plumber|guy)( (just|finally|already|managed to|did|have|has))* (turned|shut|got) (the |that |my |our )?(water|valve|main|it|that|everything)( \\S+)? off",
  "(i|we|he|she|they) (just |finally )?(got it(?! (?:from|to|worse))|found the (valve|shutoff|shut off|main))",
  "(ya (la |lo )?(cerr\\S+|apagu\\S+)|se (par.|detuvo))",
  "(leak|water|it|leaking)( has|'s)? (already )?(stopped|quit)",
  "(nothing|nothing's|it's not|it isn't|it is not|no longer|isn't)( is)? (running|leaking|dripping|coming|flowing)( \\S+){0,3}",
  "(last|in the|this past) (week|month|year|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)",
  "(weeks|months|years) ago",
];
