// What a sentence tells by its form, whatever its words weigh.

/** 'He's nine', 'she just turned six'. */
export const AGE =
  /(?<!\p{L})(?:he|she|they|i)(?:'s| is|'m| am|'ll be)? (?:only |just |nearly |almost |about |turn(?:ed|s|ing) )*(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty(?:-\p{L}+)?)(?! (?:o'clock|am|pm|minutes|hours|days|dollars)|[\p{L}:'])|tiene \p{L}+ (?:años|meses)/iu;
/** 'This is the second time.' */
export const AGAIN = /(?<!\p{L})(?:second|third|fourth|fifth) time(?: this| it| that|$)/u;
export const OR_NOT = /(?:or not|o no|(?:get|got) (?:all )?that)$/;
export const AGO = /(?<!\p{L})(?:ago|last (?:week|month|year|time|\p{L}+day)|yesterday|hace|ayer)(?!\p{L})/u;
export const TITLED = /(?<!\p{L})(?:Mr|Ms|Mrs|Dr|Sra?|Dra)\.? \p{Lu}/u;
