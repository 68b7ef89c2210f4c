import { ANY_NUMBER, BUSY_THEN, D, M } from "./spanish-busy.ts";
import { lookup } from "./text.ts";

/**
 * Spanish words for numbers, days, months and times in the English words that the other readers know, so that there is
 * one reader for each value. Plain text in, plain text out; other words stay as they are.
 */
const WORDS: Record<string, string> = lookup({
  cero: "zero",
  uno: "one",
  una: "one",
  un: "one",
  dos: "two",
  tres: "three",
  cuatro: "four",
  cinco: "five",
  seis: "six",
  siete: "seven",
  ocho: "eight",
  nueve: "nine",
  diez: "ten",
  once: "eleven",
  doce: "twelve",
  trece: "thirteen",
  catorce: "fourteen",
  quince: "fifteen",
  dieciséis: "sixteen",
  dieciseis: "sixteen",
  diecisiete: "seventeen",
  dieciocho: "eighteen",
  diecinueve: "nineteen",
  veinte: "twenty",
  veintiuno: "twenty one",
  veintidós: "twenty two",
  veintidos: "twenty two",
  veintitrés: "twenty three",
  veintitres: "twenty three",
  veinticuatro: "twenty four",
  veinticinco: "twenty five",
  veintiséis: "twenty six",
  veintiseis: "twenty six",
  veintisiete: "twenty seven",
  veintiocho: "twenty eight",
  veintinueve: "twenty nine",
  treinta: "thirty",
  cuarenta: "forty",
  cincuenta: "fifty",
  sesenta: "sixty",
  setenta: "seventy",
  ochenta: "eighty",
  noventa: "ninety",
  cien: "one hundred",
  ciento: "one hundred",
  doscientos: "two hundred",
  trescientos: "three hundred",
  cuatrocientos: "four hundred",
  quinientos: "five hundred",
  seiscientos: "six hundred",
  setecientos: "seven hundred",
  ochocientos: "eight hundred",
  novecientos: "nine hundred",
  doble: "double",
  triple: "triple",
  lunes: "monday",
  martes: "tuesday",
  miércoles: "wednesday",
  miercoles: "wednesday",
  jueves: "thursday",
  viernes: "friday",
  sábado: "saturday",
  sabado: "saturday",
  sábados: "saturdays",
  sabados: "saturdays",
  domingo: "sunday",
  domingos: "sundays",
  enero: "january",
  febrero: "february",
  marzo: "march",
  abril: "april",
  mayo: "may",
  junio: "june",
  julio: "july",
  agosto: "august",
  septiembre: "september",
  setiembre: "september",
  octubre: "october",
  noviembre: "november",
  diciembre: "december",
  hoy: "today",
  navidad: "christmas",
  mediodía: "noon",
  mediodia: "noon",
});
/** In order: what comes first must not be broken by what follows. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // 'Los lunes no puedo', 'el martes y el jueves no me sirven'.
  [
    new RegExp(
      `(?<!\\p{L})(?:los |el |ni (?:los |el )?)?((?:${D})s?(?: (?:y|ni|o) (?:los |el )?(?:${D})s?)*) (?:yo )?(?:tampoco|no) (?:puedo|podemos|puede|me (?:sirven?|quedan?|convienen?|es posible)|se puede|voy a poder|estoy|tengo tiempo)(?!\\p{L})`,
      "gu",
    ),
    "not $1",
  ],
  // 'La semana del siete', 'la otra semana, la del 7 de diciembre'.
  [
    new RegExp(
      `\\b(?:la )?(?:otra |pr[oó]xima )?semana (?:(?:que viene|siguiente) )?(?:la )?del (?:d[ií]a )?(${ANY_NUMBER})(?![\\p{L}\\d])`,
      "gu",
    ),
    "week of $1",
  ],
  [/\bpasado mañana\b/g, "the day after tomorrow"],
  [/(?<!\by )\b(?:a )?media mañana\b/g, "mid morning"],
  [/(?<!\by )\b(?:a )?media tarde\b/g, "mid afternoon"],
  ...BUSY_THEN,
  [/\bsal(?:go|e|imos|en) (?:de(?:l)? \S+ )?a las? /g, "get off at "],
  [/\b(?:trabaj|est)\S+ (?:\S+ ){0,3}?hasta las? /g, "work until "],
  [/\b(?:esa|aquella|esa misma|misma) mañana\b/g, "in the morning"],
  [/\b(?:esa|aquella|esa misma|misma) tarde\b/g, "in the afternoon"],
  [/\b(?:por|en|de|a) la mañana\b|\btemprano\b|\blas mañanas\b/g, "in the morning"],
  [/\b(?:por|en|de|a) la tarde\b|\blas tardes\b/g, "in the afternoon"],
  [/\b(?:por|en|de) la noche\b/g, "in the evening"],
  [/\b(?:a|al) (?:el )?medio ?d[ií]a\b/g, "at noon"],
  [/\bmañana\b/g, "tomorrow"],
  [
    /\b(?:la )?(?:próxima semana|proxima semana|semana (?:que (?:viene|entra)|entrante|próxima|proxima))\b/g,
    "next week",
  ],
  [
    /\b(?:de |en )?la (?:(?:otra|siguiente) semana|semana siguiente|semana despu[eé]s)(?!\p{L})/gu,
    "the following week",
  ],
  // 'Mañana no, el lunes': the comma is gone.
  [
    new RegExp(
      `\\b(tomorrow|today|mañana|hoy|${D}) no (?=(?:mejor|el|la|los|una?) )(?!(?:el|la) (?:que|otr))`,
      "g",
    ),
    "not $1 mejor ",
  ],
  [/\b(tomorrow|today) (?:es que \1 )?no (?:puedo|podemos|puede)\b/g, "not $1"],
  [/\besta semana\b/g, "this week"],
  [/\b(?:el )?(?:próximo|proximo) mes\b|\bel mes (?:que (?:viene|entra)|entrante)\b/g, "next month"],
  [/\b(?:el )?fin de semana\b/g, "weekend"],
  [
    /\b(?:lo (?:antes|más pronto|mas pronto|más temprano)|más pronto|mas pronto)(?: que (?:tenga|pueda|haya)n?| posible)?\b|\bcuanto antes\b|\b(?:el|la) primer[oa]? (?:cita|hora|día|dia)? ?(?:disponible|libre|que (?:tenga|haya)n?)\b/g,
    "asap",
  ],
  [
    /\bcualquier (?:día|dia|hora|momento)\b|\bme da igual\b|\bcuando (?:sea|pueda|haya)n?\b|\bel que sea\b/g,
    "any day",
  ],
  [
    /\b(?:no puedo|menos|excepto|no me sirven?|no)(?: en)? (?:el|los) (?=lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)/g,
    "can't on ",
  ],
  // 'Antes de las diez no puedo' is 'not before ten'.
  [
    /\bantes (?:de|del) (?:las? )?((?:\S+ y media|\S+ y cuarto|\S+))(?: de la (?:mañana|tarde))? no (?:puedo|podemos|puede|me sirve|me conviene)\b/g,
    "not before $1",
  ],
  [
    /\bdespu[eé]s (?:de|del) (?:las? )?((?:\S+ y media|\S+ y cuarto|\S+))(?: de la (?:mañana|tarde))? no (?:puedo|podemos|puede|me sirve|me conviene)\b/g,
    "not after $1",
  ],
  [/\bno (?:puedo|podemos|puede|me sirve) (?=antes|despu|hasta)/g, "not "],
  [
    new RegExp(
      `\\b(?:para )?(?:el )?(${D}|\\S+) (?:a m[aá]s tardar|como (?:muy tarde|m[aá]ximo))(?!\\p{L})`,
      "gu",
    ),
    "by $1",
  ],
  [/\ba m[aá]s tardar (?:el |para el )?/g, "by "],
  [/\bno antes (?:de|del) (?:las? )?/g, "not before "],
  [/\b(?:no )?hasta (?:las |el )/g, "until "],
  [/\bdespu[eé]s (?:de|del) (?:las? )?/g, "after "],
  [/\bantes (?:de|del) (?:las? )?/g, "before "],
  [/\ba partir de (?:las? )?/g, "after "],
  [/\bm[aá]s tard(?:e|ecito)\b/g, "later please"],
  [/\bm[aá]s tempran(?:o|ito)\b|\bantes\b(?! (?:si|que|de)\b)/g, "earlier please"],
  [new RegExp(`\\b(?:el )?(?:próximo|proximo|este) (${D})\\b`, "g"), "$1"],
  [new RegExp(`\\b(?:el )?(${D}) (?:que (?:viene|entra)|entrante)\\b`, "g"), "$1"],
  [new RegExp(`\\b(?:(?:el|los) )?(${D}) (?:(?:el|día|dia) )*(${ANY_NUMBER}) de (${M})\\b`, "g"), "$3 $2"],
  [new RegExp(`\\b(?:el )?(?:día |dia )?(${ANY_NUMBER}) de (${M})\\b`, "g"), "$2 $1"],
  [/(?:\ba )?\blas? (?=(?:\d|una\b|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))/g, "at "],
  // 'Tiene cuatro años' tells no hour.
  [/\b(?:tiene|tengo|cumpl\p{L}*|de|con) \S+ (?:añ(?:it)?os?|mes(?:es|ecitos)?)(?!\p{L})/gu, "of age"],
  // 'Una aspirina' is no hour.
  [
    /(?<!\b(?:at|after|before|until|como|tipo|son) )\b(?:una?) (?=(?!(?:y|o|a|en|me|por|de la|est[aá]|menos|punto|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|thirty|fifteen)(?!\p{L}))\p{L})/gu,
    "a ",
  ],
  [/\by media\b/g, "thirty"],
  [/\by cuarto\b/g, "fifteen"],
  [/\bmenos cuarto\b/g, "minus quarter"],
  [
    /\b(treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y (?=uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)/g,
    "$1 ",
  ],
  [/\ben punto\b/g, ""],
];

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const DATED = new RegExp(
  `\\b(el|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (\\d{1,2}|${NUMBERS.slice(1).join("|")})\\b(?! (?:thirty|fifteen|minus|o'clock|in the|de )|(?: (?:${NUMBERS.slice(0, 10).join("|")})\\b){2}|:)`,
  "g",
);

const dateOf = (number: string): number => (/^\d/.test(number) ? Number(number) : NUMBERS.indexOf(number));
const WEEK_OF = new RegExp(`\\bweek of (\\d{1,2}|${NUMBERS.slice(1).join("|")})\\b(?! de |:)`, "g");

export function anglicize(plainText: string): string {
  let text = plainText;
  for (const [from, to] of PHRASES) text = text.replace(from, to);
  text = text
    .split(" ")
    .map((word) => (word === "primero" ? "first" : (WORDS[word] ?? word)))
    .join(" ");
  return (
    text
      .replace(WEEK_OF, (_all, number: string) => `week of the ${dateOf(number)}th`)
      // 'El martes ocho' and 'el once' are days of a month; 'el cinco cero tres' begins a number.
      .replace(DATED, (all, lead: string, number: string) => {
        const day = dateOf(number);
        return day >= 1 && day <= 31 ? `${lead === "el" ? "" : `${lead} `}the ${day}th` : all;
      })
      // 'A las dos y cuarenta y cinco', and not 'entre las dos y cinco'.
      .replace(
        /(?<!\bbetween (?:at )?)\b(at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) y (?=(?:ten|fifteen|twenty|thirty|forty|fifty)\b)/g,
        "$1 ",
      )
      .replace(/\bat (\w+) minus quarter\b/g, "at quarter to $1")
      .replace(/\b(at \w+) (in the (?:morning|afternoon|evening)) (thirty|fifteen)\b/g, "$1 $3 $2")
      .replace(/\s+/g, " ")
      .trim()
  );
}
