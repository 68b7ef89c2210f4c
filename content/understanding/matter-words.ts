/** What callers say of a matter that is passed on, by its flow: of two in one call each has its own paper. */
export const MATTER_WORDS: Readonly<Record<string, RegExp>> = {
  refill:
    /(?<!\p{L})(?:refill\p{L}*|medic(?:ine|ation|ines|ations|inas?|amentos?)|meds?|pills?|tablets?|capsules?|prescri\p{L}+|pharmac\p{L}+|inhalers?|insulin|milligrams?|mg|doses?|dosage|r[ua]n(?:s|ning)? out|out of (?:it|them)|recetas?|surtir|renov\p{L}+|pastillas?|farmacia|insulina|se (?:me |le |nos )?acab\p{L}*)(?!\p{L})/iu,
  results:
    /(?<!\p{L})(?:results?|tests?|labs?|lab ?work|blood ?work|scans?|m\.?r\.?i|x-?rays?|mammograms?|biops\p{L}+|ultrasounds?|resultados?|an[aá]lisis|pruebas?|ex[aá]menes|examen|radiograf\p{L}+|mamograf\p{L}+|biopsia)(?!\p{L})/iu,
  records:
    /(?<!\p{L})(?:records?|copies|copy|charts?|immuni[sz]ations?|expedientes?|historial|copias?)(?!\p{L})/iu,
  referral: /(?<!\p{L})(?:referr?al|refer(?:red)?|specialists?|referencia|referido|especialista)(?!\p{L})/iu,
  billing:
    /(?<!\p{L})(?:bill(?:s|ed|ing)?|charge[sd]?|invoices?|statements?|owed?|paid|payments?|balance|factur\p{L}+|cobr\p{L}+|cargos?|saldo)(?!\p{L})/iu,
};
/** Who somebody is: of two matters of one person it is on both papers. */
export const WHO_IT_IS =
  /(?<!\p{L})(?:birth\p{L}*|born|dob|insur\p{L}+|member|policy|address|live (?:at|on)|nac[ií]|nacimiento|cumplea\p{L}+|seguro|direcci[oó]n)(?!\p{L})/iu;
