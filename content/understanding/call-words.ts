// Words that speak of the call itself. A question of nothing else is answered from what the call has come to.

/** What a question can ask of: a part of what is agreed. */
export type Part = "when" | "name" | "phone" | "service" | "note" | "staff";

/** Words that tell no part: what is left of a question without them is its matter. */
export const CALL_WORDS = new Set(
  `a an the and or but so oh ok okay well um uh wait sorry hang hold on please just quick again one more next still now then here there this that these
  it it's its is isn't isnt are aren't was wasn't were will would be been am do does did don't didn't have has had got get getting
  i i'm me my mine you your yours you're we us our he him his she her hers they them their theirs what what's whats which whose who who's when's
  say said saying tell told give gave take took put putting write wrote written noted read hear heard know remind confirm make made mean meant
  have right correct exactly actually really sure at for of to as from by with like if can could should supposed need want use using
  kind appointment booking down up come coming go going be show get back yet already not no yes yeah too also part thing bit or either
  call they've you've she's he's i've somebody someone verdad cierto
  calling reach see seeing isn't aren't doesn't won't all change changed about still doing talking speaking
  el la los las un una y o pero que qué cuál cual cuándo es era está fue sería me mi su sus le lo se dijo dice dijeron puso puse pusieron apuntó anotó quedó queda
  tiene tengo tienen de del a al en para por con cómo otra vez perdón entonces ya cita mío mía ella él usted sí no bajo quién`.split(
    /\s+/,
  ),
);

export const PARTS: readonly (readonly [part: Part, words: RegExp])[] = [
  [
    "when",
    /^(?:day|date|time|when|o'clock|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|forty|\d{1,2}(?::\d\d|st|nd|rd|th)?|(?:\p{L}+-?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|día|hora|fecha|cuándo|mañana|lunes|martes|miércoles|jueves|viernes|sábado)$/u,
  ],
  ["name", /^(?:names?|named|under|whose|nombre)$/u],
  ["phone", /^(?:number|phone|digits|cell|mobile|número|teléfono|celular)$/u],
  ["service", /^(?:service|visit|type|reason|servicio|motivo)$/u],
  ["note", /^(?:message|note|question|mensaje|recado|nota|pregunta)$/u],
  [
    "staff",
    /^(?:dentist|doctor|lawyer|attorney|hygienist|nurse|provider|dentista|doctora?|abogad[oa]|higienista|enfermera)$/u,
  ],
];
