// Facts that callers tell in passing, each a row of its own on the paper: a label, how it is said, and where it counts.

/** One kind of fact. The group `value` is what stands on the paper; `kind` is put before the label's word. */
export interface ToldFact {
  label: string;
  says: readonly RegExp[];
  /** In these requests only; in all where it is left out. */
  of?: readonly string[];
  /** Where somebody is treated, and nowhere else. */
  treated?: true;
  /** Several stand side by side; of any other the last one told holds. */
  many?: true;
  /** A question does not tell it: 'could I be pregnant?' */
  told?: true;
}

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const DAY = `(?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|mañana))`;
const NUMBER =
  "(?:\\d+(?:\\.\\d+)?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|(?:a )?hundred|twenty[ -]five|half an?|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|media)(?:[ -](?:hundred|thousand))?)";
const YEAR =
  "(?:(?:19|20)\\d\\d|nineteen \\p{L}+(?:[ -]\\p{L}+)?|two thousand(?: (?:and )?\\p{L}+)?|twenty \\p{L}+|mil novecientos \\p{L}+(?: y \\p{L}+)?|dos mil(?: \\p{L}+)?)";
const BIRTH = `(?:${MONTH} (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|\\p{L}+(?:[ -]\\p{L}+)?),? (?:of )?${YEAR}|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of |de )?${MONTH},? (?:de |del )?${YEAR}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4})`;
const STORE =
  "(?:Walgreens|CVS|Rite[ -]?Aid|Walmart|Costco|Kroger|Safeway|Publix|Target|Sam's Club|Meijer|Albertsons|H-?E-?B|Wegmans|Giant Eagle|Hy-Vee)";
const STREET =
  "(?: pharmacy)?(?: (?:down |over |up )?(?:on|in|at|by|near|off) (?!file|my|his|her|the phone|it|that)(?:the )?(?:(?:corner of )?(?:\\p{Lu}|\\d)[\\p{L}\\d.'-]*(?: (?:and )?(?:\\p{Lu}|\\d)[\\p{L}\\d.'-]*){0,3}|corner))?";
const MEDICINES =
  "lisinopril|losartan|amlodipine|metoprolol|atenolol|carvedilol|hydrochlorothiazide|furosemide|lasix|atorvastatin|lipitor|simvastatin|rosuvastatin|crestor|pravastatin|metformin|glipizide|insulin|lantus|humalog|ozempic|jardiance|trulicity|mounjaro|levothyroxine|synthroid|omeprazole|pantoprazole|famotidine|prednisone|albuterol|ventolin|advair|symbicort|singulair|montelukast|zoloft|sertraline|prozac|fluoxetine|lexapro|escitalopram|citalopram|celexa|wellbutrin|bupropion|trazodone|cymbalta|duloxetine|effexor|xanax|alprazolam|ativan|lorazepam|klonopin|adderall|ritalin|concerta|vyvanse|gabapentin|tramadol|oxycodone|hydrocodone|percocet|vicodin|ibuprofen|naproxen|meloxicam|tylenol|acetaminophen|amoxicillin|augmentin|azithromycin|z-?pack?|keflex|cephalexin|clindamycin|doxycycline|penicillin|eliquis|xarelto|warfarin|coumadin|plavix|clopidogrel|fosamax|alendronate|prolia|allopurinol|tamsulosin|flomax|topamax|lamictal|keppra|seroquel|lithium|methotrexate|humira|spironolactone|cyclobenzaprine|zyrtec|flonase|nexium|lisinopro|losart[aá]n|metformina|insulina|amoxicilina|ibuprofeno|omeprazol|levotiroxina";
const KINDS =
  "blood[ -]pressure|thyroid|cholesterol|heart|water|birth control|asthma|anxiety|sleeping|pain|allergy|diabetes|cough|seizure";
const CONDITIONS =
  "(?:\\p{L}+ (?:weeks|months) )?pregnant|breast-?feeding|nursing a baby|diabet(?:es|ic)|asthma(?:tic)?|a pacemaker|pacemaker|(?:a )?heart murmur|blood thinners?|high blood pressure|epilepsy|epileptic|seizures|autis(?:m|tic)|on the spectrum|dementia|alzheimer's|parkinson's|hemophilia|on chemo|chemotherapy|(?:hip|knee|joint|valve)(?: (?:was |got ))? ?(?:replacement|replaced)|(?:a )?stroke in (?:19|20)\\d\\d|hard of hearing|deaf|legally blind|embarazada(?: de \\p{L}+ (?:semanas|meses))?|diabétic[oa]|asma|marcapasos|anticoagulantes|presión alta";
const BODY =
  "neck|back|shoulder|arm|wrist|hand|finger|thumb|hip|knee|ankle|foot|leg|ribs?|collarbone|elbow|head|nose|jaw|tooth";
/** What is told of the visit that is there. */
const OF_ONE_THAT_IS = ["move", "cancel", "appointment", "late"] as const;
/** A name, or a title with one. */
const WHO = "(?<value>(?:(?:Dr|Doctor|Mr|Ms|Mrs)\\.? )?\\p{Lu}\\p{Ll}+)";
const fact = (pattern: string, flags = "iu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[,.])${pattern}(?![\\p{L}\\d])`, flags);

/** A medicine's name, which is nobody's. */
export const MEDICINE = new RegExp(`^(?:${MEDICINES})$`, "iu");

export const TOLD_FACTS: readonly ToldFact[] = [
  {
    label: "Extension",
    says: [fact("(?:extension|ext\\.?|extensi[oó]n) (?:number |n[uú]mero )?(?<value>\\d{1,6})")],
  },
  {
    label: "Due",
    says: [
      fact(
        `(?:(?:it's|is|was|they're|be|comes) due (?:on |by |before )?|(?:answer|respond|reply|file|pay|deadline)(?: \\p{L}+)? (?:is |by |before |on ){1,2}|(?:got|has|have) (?:till|until|'til) |vence (?:el )?|plazo (?:es |hasta )?(?:el )?)(?<value>${DAY})`,
      ),
      // 'I've got 20 days to answer', 'they gave us ten days to move out'.
      fact(
        `(?:got|have|has|had|only|with|giv(?:e|es|ing) (?:me|us|him|her)|gave (?:me|us|him|her)|given) (?:only |just |about |like )?(?<value>(?:\\d{1,3}|${NUMBER}) (?:business |calendar )?(?:days?|weeks?)(?: left)? to (?:answer|respond|reply|appeal|file|move out|get out|leave|vacate|pay|object|contest|fix|cure))`,
      ),
      fact(
        `(?:tengo|tenemos|dieron|queda(?:n)?) (?<value>(?:\\d{1,3}|${NUMBER}) (?:d[ií]as?|semanas?) para (?:contestar|responder|apelar|pagar|salir\\p{L}*|desalojar))`,
      ),
    ],
  },
  {
    label: "Served",
    says: [
      fact(
        // Papers that somebody mailed themselves serve nobody.
        `(?:served (?:last )?|(?<!(?:mailed|sent|signed|dropped off|returned|brought|gave|faxed|emailed|turned in|filed) (?:in |back |you |them |him |her |off )?(?:the |those |my |your |all |all the )?(?:\\p{L}+ )?)(?:served|papers|summons|complaint|lawsuit|notice|demanda|papeles)[^.?!]{0,40}? (?:on |dated |came |arrived |el )+)(?<value>${DAY})`,
      ),
    ],
    of: ["law"],
    told: true,
  },
  {
    label: "Amount",
    says: [
      /(?<![\p{L}\d,.])(?<value>\$ ?\d[\d,]*(?:\.\d\d)?|\d[\d,]*(?:\.\d\d)? (?:dollars|bucks|d[oó]lares))/iu,
      fact(
        `(?<value>(?:(?:an? |${NUMBER} )?(?:hundred|thousand)(?: and)? )?(?:${NUMBER}(?:(?: and)?[ -](?:one|two|three|four|five|six|seven|eight|nine|ten|\\p{L}+teen|\\p{L}+ty)){0,2} )?(?:dollars|bucks))`,
      ),
    ],
    of: ["billing", "complaint"],
  },
  {
    label: "Late by",
    says: [
      fact(
        `(?<value>${NUMBER}(?:(?:,? or | to |-)${NUMBER})? ?(?:minutes?|mins?|hours?|minutos|horas?)) (?:or so )?(?:late|behind|tarde|out|away)`,
      ),
      fact(
        `(?:late by|more like|closer to|another|be there in|running|about) (?:about |like |maybe |at least |more like )?(?<value>${NUMBER}(?:(?:,? or | to |-)${NUMBER})? ?(?:minutes?|mins?|hours?))`,
      ),
    ],
    of: ["late", "move"],
    told: true,
  },
  {
    label: "Address",
    says: [
      fact(
        "(?<value>\\d{1,6} (?:[NSEW]\\.? |North |South |East |West )?(?:\\p{Lu}[\\p{L}'-]+|\\d+(?:st|nd|rd|th))(?: \\p{Lu}[\\p{L}'-]+){0,2} (?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Court|Ct|Boulevard|Blvd|Way|Place|Circle|Terrace|Parkway|Highway|Trail)(?:,? (?:apartment|apt\\.?|unit|suite|number|#) ?\\p{L}?\\d{0,5}\\p{L}?)?)",
        "u",
      ),
    ],
    of: ["emergency", "message", "records", "billing"],
  },
  {
    label: "Date of birth",
    says: [
      fact(
        `(?:date of birth|d\\.?o\\.?b\\.?|birth ?da(?:y|te)|born|fecha de nacimiento|cumplea\\p{L}+|naci[óo]|nac[íi])(?: (?:is|was|on|el|es|en))*[^.?!]{0,45}?(?<value>${BIRTH})`,
      ),
    ],
    told: true,
  },
  {
    label: "Medicine",
    says: [
      fact(`(?<value>${MEDICINES})`),
      fact(`(?<value>(?:${KINDS}) (?:pills?|meds?|medications?|medicines?|tablets?))`),
      fact("(?<value>inhaler|eye ?drops|epi-?pen|nebulizer|insulin pens?|test strips)"),
    ],
    many: true,
  },
  {
    label: "Dose",
    says: [
      fact(
        `(?<value>${NUMBER} ?-?(?:mg|milligrams?|mcg|micrograms?|units|miligramos)(?:,? (?:once|twice|three times) (?:a|per) day| daily|,? (?:every|at) (?:morning|night|bedtime))?)`,
      ),
    ],
    of: ["refill"],
  },
  {
    label: "Left",
    says: [
      fact(
        `(?:down to (?:my |his |her |the )?(?:last )?|(?:have|has|got|only|just|about|with|i've|he's|she's) )(?<value>${NUMBER} (?:pills?|tablets?|days? worth|days?(?= left)|doses?|puffs?))(?= left|[,.!?]|$| and| so)`,
      ),
      fact(
        `(?<value>(?:completely |all )?out of (?:it|them)(?: (?:since|as of) (?:yesterday|last \\p{L}+|${DAY}))?)`,
      ),
      fact(
        `(?<value>sin (?:pastillas|medicinas?|medicamentos?)(?: (?:desde|a partir de|para))?(?: (?:el|este) ${DAY})?|(?:se le|se me|se les) acaban? (?:las? (?:pastillas|medicinas?) )?(?:el|este) ${DAY})`,
      ),
      fact(`(?:run(?:s|ning)?|be|ran) (?<value>out (?:of (?:it|them) )?(?:on |by )?${DAY})`),
    ],
    of: ["refill", "medical"],
    told: true,
  },
  {
    label: "Pharmacy",
    says: [
      fact(`(?<value>${STORE}${STREET})`, "u"),
      fact(`(?<value>(?:\\p{Lu}[\\p{L}'-]+ ){1,3}(?:Pharmacy|Drugs?|Drugstore)${STREET})`, "u"),
      fact(
        "farmacia (?:es |la |de la )?(?<value>(?!que|donde)\\p{Lu}[\\p{L}'-]+(?: (?:de |en )?(?:la )?\\p{Lu}[\\p{L}'-]+){0,3})",
        "u",
      ),
    ],
  },
  {
    label: "Allergy",
    says: [
      fact(
        "(?:(?<!not )allergic to|allergy to|al[eé]rgic[oa] a(?: la| el| los| las)?) (?<value>(?!any|nothing|that|it)\\p{L}+(?: and \\p{L}+)?(?: (?:products|drugs|nuts|gloves))?)",
      ),
      fact("(?<value>latex|penicillin|sulfa|peanut|nut|codeine|dye) allergy"),
      fact(
        "(?:had|get|got|gets) (?:a |an )?(?:bad |allergic |terrible )?reaction to (?:the |my |your )?(?<value>(?!(?:one|it|that|this|them|something|those|these)(?!\\p{L}))\\p{L}+(?: dye| color| glue| mask)?)",
      ),
    ],
    many: true,
    told: true,
  },
  {
    label: "Swelling",
    says: [
      fact(
        "(?:my|his|her|el|la|mi|su) (?<value>(?:(?:left|right) )?(?:cheek|face|jaw|neck|eye|gums?)(?:'s| is| are| has been)?(?: just| all| really| starting to| started to)? (?:swollen|swelling|swell|puffy|puffed up))",
      ),
      fact(
        "(?<value>hinch(?:ando|ad[oa]|ó|a)(?: (?:un poquito|un poco|mucho|todo))? (?:el|la) (?:cachete|mejilla|cara|mand[ií]bula|quijada|cuello|enc[ií]a))",
      ),
    ],
    of: ["dental", "medical"],
    told: true,
  },
  { label: "Health", says: [fact(`(?<value>${CONDITIONS})`)], treated: true, many: true, told: true },
  {
    label: "Needs",
    says: [
      fact(
        "(?:us(?:e|es|ing)|in|have|has|got|gets|need|needs|with|bring(?:ing)?|su|una?|necesit(?:o|a|ar|ar[aá]|amos)|(?:va a|debe) haber) (?:un |una |a |an |her |his |my )?(?<value>wheelchair|walker|(?:sign language |spanish |asl )?interpreter|service dog|silla de ruedas|int[eé]rprete)",
      ),
    ],
    many: true,
    told: true,
  },
  {
    label: "Injury",
    says: [
      fact(
        `(?:my|his|her|the) (?<value>(?:left |right |lower |upper )?(?:${BODY})(?:'s| is| was| has been|'s been)?(?: been)?(?: still| really| pretty| kind of)? (?:stiff|sore|hurt(?:s|ing)?|broken|fractured|sprained|swollen|killing me|messed up|injured))`,
      ),
      fact(
        `(?<value>(?:broke|fractured|sprained|hurt|tore|injured) (?:my|his|her) (?:left |right |lower |upper )?(?:${BODY}))`,
      ),
      fact("(?<value>whiplash|concussion|herniated disc|stitches|broken ribs?)"),
    ],
    of: ["law"],
    many: true,
    told: true,
  },
  {
    label: "Happened",
    says: [
      fact(
        `(?:rear-ended|hit|accident|crash|wreck|fell|slipped|injured|hurt|arrested|happened|fired|let go|bitten|passed away|died)[^.?!]{0,40}? (?:on |back on )(?<value>${DAY})`,
      ),
    ],
    of: ["law"],
    told: true,
  },
  {
    label: "Insurer",
    says: [
      fact(
        "(?<value>State Farm|Geico|GEICO|Allstate|Progressive|Farmers|Nationwide|Liberty Mutual|USAA|Erie|Travelers|The Hartford|American Family|Safeco)",
        "u",
      ),
    ],
    of: ["law"],
  },
  {
    label: "number",
    says: [
      fact(
        "(?<kind>case|docket|claim|police report|report|policy|member|group|account|invoice|order|reference|confirmation|medicare|medicaid|prescription|rx) (?:number|no\\.?|id|#)(?:'s| is|,|:| it's)? ?(?<value>(?:\\p{L}{1,4}[- ]?)?\\d[\\d-]{2,14}\\p{L}?)",
      ),
    ],
    many: true,
  },
  {
    label: "Appointment with",
    says: [
      fact(
        `(?:appointment|appt|visit|it|this|one|cleaning|checkup|check-up|filling|crown|physical|consultation|cut|haircut|color|trim|highlights|blowout|meeting|scheduled|see|seeing|cita)(?: (?:\\p{L}+|\\d{1,2}(?::\\d\\d)?)){0,6}? (?:with|con) ${WHO}`,
        "u",
      ),
    ],
    of: OF_ONE_THAT_IS,
    told: true,
  },
  {
    label: "Pays",
    says: [
      fact(
        "(?:the |my |our )?(?<value>landlord|owner|tenant|property manag(?:er|ement)|warranty company|home warranty|employer|company|insurance|husband|wife|mother|mom|father|dad|daughter|son|parents|hoa|estate)(?: company)?(?:'s| is| will|'ll)? (?:be )?(?:pays?|paying|covers?|covering|taking care of (?:the bill|it|that))",
      ),
      fact(
        "(?:send|put|mail) (?:the|that) (?:bill|invoice) (?:to|on) (?:the |my |our )?(?<value>\\p{L}+(?: \\p{L}+)?)",
      ),
      fact("(?<value>workers'? comp(?:ensation)?|(?:hsa|fsa)(?: card)?)"),
    ],
    told: true,
  },
  {
    label: "Access",
    says: [
      fact("(?<value>(?:gate|door|lockbox|garage|entry|alarm) code(?:'s| is)? #?\\d{3,8}#?)"),
      fact("(?<value>key(?:'s| is| will be)? (?:under|in|behind|with) (?:the |a |my )?\\p{L}+(?: \\p{L}+)?)"),
      fact("(?:there's |we have |i have |got )(?<value>(?:a |an |two )?(?:\\p{L}+ )?dogs?)"),
      fact(
        "(?:you |they |he )(?:have to |need to |'ll have to |should |gotta )(?<value>buzz|knock|use the (?:back|side) (?:door|gate)|park (?:in|on) (?:the )?\\p{L}+)",
      ),
    ],
    of: ["own"],
    many: true,
    told: true,
  },
  {
    label: "Reach by",
    many: true,
    says: [
      fact(
        "(?:best|easiest|easier|better) (?:reached|to (?:reach|get) me) (?:by|is by|is) (?<value>(?:text|e-?mail|phone)(?: (?:after|before) [\\p{L}\\d:]+(?: [ap]\\.?m\\.?)?)?)",
      ),
      fact("(?:a )?(?<value>text)(?:ing|s)?(?:'s| is|s are) (?:better|best|easiest|easier)"),
      fact("(?:just |please |only |rather you |better to |can you |better if you )(?<value>text) me"),
      fact(
        "(?<value>(?:don't|do not|never) (?:leave (?:me )?(?:an?|any)? ?(?:messages?|voice ?mails?)|(?:send|mail) (?:me )?(?:anything|letters?|mail)|(?:call|text) (?:my|the) (?:house|home|work|office|landline))(?: (?:at|to|on) (?:my|the|this) \\p{L}+)?)",
      ),
    ],
  },
];

/** What makes a value none: it stands behind these, or before those. */
export const DENIED_BEFORE =
  /(?<!\p{L})(?:not|isn't|wasn't|no longer|not to|never|instead of|rather than|no|without|don't have|do not have|doesn't have|ya no|sin)(?: (?:at|the|a|an|to|on|in|es|la|el|using|taking|from|my|any))*\s*$/iu;
export const DENIED_BEHIND =
  /^(?:,? (?:anymore|any more|any longer|no more|closed(?: down)?|ya no)(?!\p{L}))/iu;
