/** Current where it should not be: an outlet, a switch or a panel that hums, is hot or sparks. Patterns of plain, lower-case words. */
const PART =
  "(outlets?|switch|switches|dimmer|socket|plug|receptacle|breakers?|breaker box|fuse box|panel|wires?|wiring|light fixture|light switch|fixture|enchufe|contacto|interruptor|panel|cables?|foco)";
const FAILS =
  "(burning smell|burnt smell|smells? (of )?(something )?(burning|burnt|hot)|buzzing|buzzes|humming|hums|crackling|crackles|sizzling|sizzles|popping|sparked|sparking|sparks|arcing|scorched|burnt|burned|melted|melting|warm|hot(?! (?:tub|water|plate|side|dog))|chispas?|chispea\\S*|zumba\\S*|caliente|quemad.)";
export const current: readonly string[] = [
  `${PART}( \\S+){0,6} ${FAILS}( .*)?`,
  `${FAILS}( \\S+){0,4} ${PART}( .*)?`,
  `(sparks?|chispas)( \\S+){0,5} (plugged|plug|unplugged|flipped|turned|switched)( .*)?`,
];
/** That it is none of today's, or is only to be put in. */
export const noCurrent: readonly string[] = [
  "(fixed|replaced|resolved) (it|that|the \\S+)( \\S+)? (already|yesterday|last)",
  "(last|this past) (year|month|spring|summer|fall|winter)",
  "(is|are) (a |an )?(warm|hot|humming|buzzing)( \\S+){0,3} something you",
];
