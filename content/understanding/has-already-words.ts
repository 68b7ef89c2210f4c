/** An appointment with this business that is there already, told beside a wish for another one. */

const DATE =
  "(?:(?:this |next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|mon|tues|wednes|thurs|fri|satur|sun)day(?:,? the (?:\\d{1,2}(?:st|nd|rd|th)|\\p{L}+(?:th|st|nd|rd)))?|[Tt]omorrow|[Tt]oday|the \\d{1,2}(?:st|nd|rd|th)|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+teenth|twentieth|thirtieth|twenty[- ]\\p{L}+)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}(?:st|nd|rd|th)?|(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)|mañana|el \\d{1,2})";
const TIME =
  "(?:,? (?:at|a las?) (?:\\d{1,2}(?::\\d\\d)?|\\p{Ll}+)(?: (?:thirty|fifteen|forty-five|[ap]\\.?m\\.?|o'clock))?)?";
const VISIT =
  "(?:appointment|appt|visit|cleaning|check-?up|physical|exam|follow-?up|filling|crown|root canal|consultation|haircut|color|cita|limpieza|consulta|revisi[oó]n)";
const WITH =
  "(?: with (?:you(?: guys| folks| all)?|(?:Dr|Ms|Mr|Mrs)\\.? \\p{Lu}\\p{L}+|con (?:ustedes|usted|la doctora|el doctor)))?";

const KIN = "[Mm]y (?:daughter|son|husband|wife|mom|mother|dad|father|kids?|sister|brother)";
const ABOUT = "(?: (?:about|for) (?:the|my|our|a) \\p{Ll}+(?: \\p{Ll}+)?(?=[,.;]| and | but ))?";

/** 'I've got an appointment Thursday at two with Dr. Brandt', 'I'm seeing you Friday', 'ya tengo una cita el jueves'; `when` and the rest of it. */
export const HAS_ALREADY: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?<who>I|[Ww]e|[Hh]e|[Ss]he|${KIN})(?: already| also)?(?:['’]ve| have| has|['’]s)(?: already| also)?(?: got)?(?: already)? (?:an?|my|our|one) (?!dentist|doctor|vet|court|therap|eye|hospital|car )(?:\\p{Ll}+ )?(?<what>${VISIT})(?: (?:set up|set|scheduled|booked|coming up))?${WITH}(?: for| on| this)? (?<when>${DATE}${TIME}${WITH})${ABOUT}`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?<who>I|[Ww]e|[Hh]e|[Ss]he|${KIN})(?:['’]m|['’]re|['’]s| am| are| is)(?: already)? (?:seeing (?:you(?: guys| folks)?|(?:Dr|Ms|Mr)\\.? \\p{Lu}\\p{L}+)|coming in(?: to see you)?|booked(?: in)?|(?:already )?down|scheduled|on the books)(?: for| on)? (?<when>${DATE}${TIME}${WITH})${ABOUT}`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Yy]o )?(?:[Yy]a )?tengo (?:una|mi) (?:${VISIT})(?: ya)?(?: para)? (?<when>${DATE}${TIME})`,
    "u",
  ),
];
/** 'Just leave my Thursday on', 'keep the Thursday one', 'leave my physical on the tenth alone'. */
export const STAYS = new RegExp(
  `(?<!\\p{L})(?:[Ll]eave|[Kk]eep) (?:my|the|that|our) (?<when>(?:${VISIT}(?: appointment| visit)? (?:on |for )?)?${DATE}|${VISIT}|other one)(?: (?:one|appointment|visit|time))?${WITH}(?: (?:on|alone|as (?:it )?is|where it is|how it is|like it is|the way it is|there|in place|too|as well|on the books))?(?!\\p{L})`,
  "u",
);
/** Somebody else's, or one that is to change. */
export const NOT_HERE =
  /(?<!\p{L})(?:with my|at the (?:hospital|courthouse|school|dealer\p{L}*)|elsewhere|across town|another (?:office|dentist|doctor|lawyer|time|day)|different (?:time|day)|mov(?:e|ing)|chang(?:e|ing)|reschedul\p{L}*|cancel\p{L}*|switch\p{L}*|push\p{L}*|can't make|cannot make|instead|earlier|sooner|later|(?:make|like|need|want|have|do|get|come) it|can (?:I|we) come|confirm\p{L}*|running late|late for|mover|cambi\p{L}*|remind\p{L}*|what time|when is)(?!\p{L})/iu;
/** Wishes for one more. */
export const ONE_MORE =
  /(?<!\p{L})(?:also|too|as well|another|besides|separate\p{L}*|(?:I|we)(?:['’]d| would)? (?:also )?(?:like|need|want)(?: to (?:book|get|schedule|make|set up|have))? (?:an?|another|some|one)|(?:can|could|may) (?:I|we) (?:also |please )?(?:get|book|have|schedule|make|set up|add) (?:an?|another|some|one)|for me|tambi[eé]n|otr[ao]|adem[aá]s)(?!\p{L})/iu;
