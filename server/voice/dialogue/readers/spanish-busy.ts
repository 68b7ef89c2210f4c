// Spanish words for days and hours that will not do, and for parts of a month.

/** Weekdays, months and numbers as they are said. */
export const D = "lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo";
export const M =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre";
export const ANY_NUMBER =
  "\\d{1,2}|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintidos|veintitrés|veintitres|veinticuatro|veinticinco|veintiséis|veintiseis|veintisiete|veintiocho|veintinueve|treinta|treinta y uno|primero";

/** In order, and before what is put into English word by word. */
export const BUSY_THEN: readonly (readonly [RegExp, string])[] = [
  // 'No puedo en la mañana', before what stands behind it.
  [
    /\bno (?:puedo|puede|podemos|me (?:sirve|queda|conviene)|quiero)(?: (?:ir|venir))? (?:por|en|de|a) las? (mañana|tarde)s?(?!\p{L})/gu,
    "not en la $1 ,",
  ],
  // 'Un día que no sea martes', 'cualquiera menos el lunes'.
  [
    new RegExp(
      `\\b(?:que no (?:sea|sean|caiga)|menos|excepto|salvo)(?: en)? (?:(?:el|los|un) )?(?=(?:${D})s?(?!\\p{L}))`,
      "gu",
    ),
    "can't on ",
  ],
  // 'Los martes le toca cuidar al niño', 'trabaja los lunes'.
  [
    new RegExp(
      `\\b(?:los|el) (${D})s? (?!(?:(?:yo|ella|él|mi \\p{L}+) )*trabaj\\p{L}* (?:de|por|en) las? )(?=(?:(?:yo|ella|él|me|le|nos|les|mi \\p{L}+) )*(?:toca|trabaj\\p{L}*|cuid\\p{L}*|ten(?:go|emos) (?!libre|tiempo|chance|cita|una cita)|tiene (?!libre|tiempo|chance|cita|una cita|algo|usted|lugar|hora)))`,
      "gu",
    ),
    "not $1 ",
  ],
  [new RegExp(`\\b(trabaj\\p{L}*) (?:los|el) (?=(?:${D})s?(?!\\p{L}))`, "gu"), "$1 can't on "],
  // 'A las nueve es muy temprano', 'a las nueve no'.
  [
    /\b(?:es|est[aá]|ser[ií]a|son|queda|se me hace) (?:muy|demasiado|un poco) (?:temprano|tempranito)(?!\p{L})/gu,
    "is too early",
  ],
  [
    /\b(?:es|est[aá]|ser[ií]a|son|queda|se me hace) (?:muy|demasiado|un poco) tarde(?!\p{L})/gu,
    "is too late",
  ],
  [
    new RegExp(
      `\\ba las? ((?:${ANY_NUMBER})(?: y media| y cuarto)?) no(?! (?:me|es|hay|tiene|estar))(?!\\p{L})`,
      "gu",
    ),
    "not at $1",
  ],
  [
    /\b(?:por|en) la (mañana|tarde)s? (?:(?:yo|ella|él) )?(?:no (?:puedo|puede|podemos)|trabaj\p{L}*(?! (?:\S+ )?hasta)|(?:tengo|tiene) (?:que |clases?|escuela|trabajo))(?!\p{L})/gu,
    "not en la $1",
  ],
  [/\btrabaj\p{L}* (?:de|por|en) (?:la |las )?(mañana|tarde)s?\b/gu, "trabaja la $1"],
  [/\btrabaja la mañana\b/g, "trabaja in the morning"],
  [/\btrabaja la tarde\b/g, "trabaja in the afternoon"],
  [/\bnot en la mañana\b/g, "not in the morning"],
  [
    /\b(?:a |en |por |para )?(?:el )?(?:fin|fines|final|finales) (?:de(?:l)?) (?:este )?mes\b/g,
    "the end of the month",
  ],
  [new RegExp(`\\b(?:a |en )?(?:fines|finales) de (?=${M})`, "g"), "late "],
  [new RegExp(`\\ba mediados de (?=${M})`, "g"), "mid "],
  [new RegExp(`\\ba (?:principios|comienzos) de (?=${M})`, "g"), "early "],
  [/\b(?:la )?semana (?:antes de|anterior a) (?=navidad|christmas)/g, "the week before "],
];
