import { OF_EXISTING } from "./task-words.ts";

/** 'Our answering service is terrible, why would you be better?' complains of somebody else. */
export const OTHERS_SERVE =
  /(?<!\p{L})(?:(?:my|our|the|an?|their) (?:(?:old|last|current|previous|other|former|present) )?(?:answering service|call center|receptionist|provider|phone company|software|system|bot)|(?:my|our) (?:old|last|current|previous|other|former|present) (?:dentist|doctor|lawyer|attorney|firm|office|practice|clinic))(?!\p{L})/u;
export const TRIED_ANOTHER =
  /(?<!\p{L})(?:we|i)(?:'ve)? (?:\p{L}+ )?(?:had|tried|used|bought|paid for) (?:one|two|something|another|a (?:bot|robot|chatbot|voice bot)|an ai)(?: of (?:these|those|them)| like (?:this|that|it)| before)?(?!\p{L})/u;
export const OF_WHAT_IT_DOES =
  /(?:^|[,.] | and | so )(?:can|could|does|will|would|is) (?:it|the (?:assistant|system|ai|robot|bot)|ringwell)(?!\p{L})/u;
const OF_AN_APPOINTMENT =
  /\b(?:appointment|cancel\p{L}*|mov(?:e|ing)|re-?schedul\p{L}*|chang(?:e|ing)|push|switch|swap|postpone|make it|instead|different|another|earlier|later|not coming|come in|booked|canceled|cita|cambi\p{L}*|mover|posponer|aplazar|anul\p{L}*|otr[oa])\b/u;
export const isOfAppointment = (text: string): boolean =>
  OF_AN_APPOINTMENT.test(text) || OF_EXISTING.test(text);
/** 'Can you put her last name is Ferrer' asks for nobody. */
export const PUTS_NAME =
  /(?<!\p{L})(?:put|add|write|change|fix)(?: down| in)? (?:(?:that|her|his|my|their|the|a|in) )*(?:(?:last|first|full|family) ?)?(?:name|lastname|surname|note|down)(?!\p{L})/u;
/** A word of who comes at another time, or not at all. */
export const CHANGES_IT =
  /\b(?:cancel\p{L}*|mov(?:e|ed|ing)|re-?(?:schedul|book)\p{L}*|chang\p{L}*|push\p{L}*|switch\p{L}*|swap\p{L}*|bump\p{L}*|postpone\p{L}*|make it|instead|different|another|other|earlier|later|sooner|next|back|off|out of|skip|miss|sick|free up|work out|can't|cannot|(?:won't|couldn't) (?:be|work|make|do|get|come)|not (?:able|coming|going)|unable|conflict|rather|better|new|day|time|week|sun\p{L}*|mon\p{L}*|tues\p{L}*|wed\p{L}*|thurs\p{L}*|fri\p{L}*|sat\p{L}*|tomorrow|today|morning|afternoon)\b|(?<!\p{L})(?:cambi|mov|muev|cancel|pospon|aplaz|anul|otr|no pued|mejor|antes|despu[eé]s|ma[nñ]ana|hoy|pas[ae]r)/u;
/** 'I'll call back, I can't reschedule right now', 'don't move it, just cancel it' wishes for no other time. */
export const NO_NEW_TIME =
  /(?<!\p{L})(?:can't|cannot|can not|won't|don't|do not|didn't|not|no|never|no point|instead of|rather than|without|before i|when i|once i|until i)(?: (?:really|even|be|able|ready|want|wanna|need|know|plan|planning|trying|going|gonna|looking|prepared|in a position|when|if|sure|i|i'll|can|able to|to|it|now))* (?:re-?schedul\p{L}*|re-?book\p{L}*|move|moving|another (?:time|day|one)|a new (?:time|day|one)|pick a)(?!\p{L}| (?:online|on (?:the|your)|through|by|myself|over|(?:it|that|this) (?:online|on|myself|through))| (?:it|that|mine|my \p{L}+)? ?(?:to|till|until) )|(?<!\p{L})(?:no (?:quiero|puedo|necesito)(?: \p{L}+)? (?:cambiarla|moverla|reprogramar\p{L}*|otra)|sin (?:reprogramar|cambiar))(?!\p{L})/u;
/** 'Could you tell me if my daughter is due for any shots?' asks to know, and for no visit. */
export const ASKS_TO_KNOW =
  /^(?:(?:hi|hello|hey|good|morning|afternoon|there|um|so|yes|ok|okay|and|i was wondering)[, ]+)*(?:(?:can|could|would|will) you (?:please |just |maybe )*(?:tell me|check|look up|look|see|let me know)|i(?:'d)? (?:just )?(?:want(?:ed)?|need|like) to (?:know|find out|check)|do you know) (?:if|whether) (?:my (?:\p{L}+ ){1,3}|he|she|i|we|i'm|he's|she's|they)(?: ?(?:is|am|are|'m|'s|has|have|had|needs?|was|were|got))* ?(?:due|up to date|missing|overdue|any shots|shots|vaccin\p{L}+)(?!\p{L})(?! .*(?<!\p{L})(?:appointment|book|come in|schedule|visit))/u;
export const ASKS_IF =
  /(?<!\p{L})(?:or|o) (?:(?:do|should|would|can|could) (?:i|we) (?:need to |have to |just )?|is it better to |debo |tengo que )/u;
export const CONNECTS =
  /\b(?:talk|speak|reach|put me|connect|transfer|on the (?:phone|line)|a word|call)\b|(?<!\p{L})(?:hablar|comuni\p{L}*)(?!\p{L})/u;
/** A word of who calls for a business, or for work. */
export const OFFERS =
  /\b(?:from|with|behalf|compan\p{L}+|offer\p{L}*|sell\p{L}*|products?|services|catalog|suppl\p{L}+|rep|vendors?|hiring|jobs?|positions?|openings?|resume|apply|application|surveys?|partner\p{L}*|marketing|seo|software|website|purchasing|buy\p{L}*|owner|decision|empresa|ofrec\p{L}+|vend\p{L}+|trabajo|empleo|vacantes?)(?!\p{L})/u;
/** A word of who leaves word, or has somebody told. */
export const LEAVES_WORD =
  /(?<!\p{L})(?:messages?|tell|let|leave|pass|note|(?:add|tack on|include) (?:an?|the|some)|word|know|say|ask|relay|give|send|email|mensaje|recado|d[ií]g\p{L}+|decir\p{L}*|dil[eo]s?|avis\p{L}+|dej\p{L}+|pas[ae]\p{L}*|llam\p{L}+|pregunt\p{L}+)(?!\p{L})/u;
/** A word of an appointment that is there. */
export const SCHEDULED =
  /\b(?:appointments?|visit|booked|scheduled|slot|check-?up|cleaning|physical|consult\p{L}*|meeting|session|reminder|confirm\p{L}*|down for|com(?:e|ing) in|see(?:ing)? (?:dr|the|him|her)|open(?:s|ed|ing)? up|earlier|sooner|wait(?:ing)? ?list|cancell?ation|my (?:\d|\p{L}+ o'clock)|cita|confirmar|lista)(?!\p{L})/u;
/** Something goes wrong again, or frightens who tells it. */
export const TROUBLED =
  /(?<!\p{L})(?:freak\p{L}* out|scared|terrified|panick\p{L}*|worried|nervous|tired of|sick of|fed up|(?:third|second|fourth) time|(?:keeps?|kept) (?:sending|calling|charging|getting)|again and again|still (?:haven't|hasn't|waiting)|twice|wrong (?:address|person|house|amount)|house again|asustad[oa]|preocupad[oa]|nervios[oa]|hart[oa]|dos veces)(?!\p{L})/u;
export const ILL = "sick,ill,flu,fever,covid,hospital,surgery,died,funeral,enferm[oa]".split(",");
/** 'Will she have the results by then?', of who is to call. */
export const OF_WHO_CALLS =
  /^(?:(?:and|but|so|ok|okay|oh|also|great) )*(?:will|would|does|do|can|could|is|are) (?:she|he|they|the (?:nurse|doctor|lawyer|attorney|office|manager|dentist)) (?:have|know|get|see|be able|bring|need|tell|go over|read|look|already)(?!\p{L})/u;
/** 'The bill goes to me, the visit's for her', of who pays for what is being booked. */
export const WHO_PAYS =
  /(?<!\p{L})no bill(?!\p{L})|(?<!\p{L})(?:the )?bill(?:s|ing)? (?:goes|go|should go|can go|comes|is|to go|gets sent|needs to go) to (?!collections)\p{L}|(?<!\p{L})(?:bill|invoice|charge) (?:me|us|him|her|my \p{L}+)(?! (?:twice|again|for (?:something|a|the)))(?!\p{L})|(?<!\p{L})la (?:cuenta|factura) (?:es|va|ser[ií]a) (?:para|a) \p{L}/u;
export const NAME_ON_IT =
  /\b(?:put|add|write|include)\b.{0,40}\bname\b|\bnames? (?:on it|put down|down|as well|too)\b|(?<!\p{L})(?:pon|agreg|a[nñ]ad)\p{L}* .{0,40}nombre/u;
export const TALKS_THERE =
  /^(?:(?:yes|yeah|sure|well|okay|ok|please|oh) )*(?:i'd (?:like )?to|i would (?:like )?to|i want to|i need to|i guess i should) (?:talk|speak) (?:to|with) (?:somebody|someone|a lawyer|an attorney|a doctor)(?: about (?:it|this|that))?(?: please)?$/u;
export const RIGHT_NUMBER =
  /\b(?:is this|right (?:number|place|office|firm)|did i (?:reach|get|call)|have i reached)\b/;

/** Of money that is asked for, or was paid. */
export const OWED =
  /(?<!\p{L})(?:bills?|billed|billing|invoices?|charged|money back|refund\p{L}*|owe[ds]?|balance|account|facturas?|cobraron|saldo|reembols\p{L}*)(?!\p{L})/u;
/** 'How much would I owe?' asks for a price, and speaks of no bill. */
const WOULD_OWE =
  /(?<!\p{L})(?:would|will|might|['’]d|['’]ll|do) (?:i|we|he|she|they|it|that) (?:still |then |have to )?owe(?: you)?(?: for (?:it|that|this|one))?(?= *(?:$|[,;]|if|then|and|with|without|for a|for the))/u;
export const asksWhatItOwes = (text: string): boolean =>
  PAYS_HOW.test(text) ||
  (WOULD_OWE.test(text) && !OWED.test(text.replace(WOULD_OWE, " "))) ||
  (OWES_OTHERS.test(text) && !/(?<!\p{L})(?:you|your|y'all)(?!\p{L})/u.test(text.replace(IN_YOUR_LINE, " ")));
/** 'A letter says I owe eleven grand on a card I never had', of no money of ours. */
const OWES_OTHERS =
  /(?<!\p{L})owe[sd]? (?:\p{L}+ ){0,5}?(?:on|for|to) (?:an?|my|his|her|the|some|this) (?:\p{L}+ )?(?:cards?|loans?|mortgage|car|truck|bank|hospital|landlord|irs|state|ex|contractor|collector)(?!\p{L})/u;
/** 'How do I pay my bill?' asks for the way alone. */
const PAYS_HOW =
  /^(?:(?:hi|hey|hello|so|um|uh|ok|okay),? )*(?:how|where|what ways|in what way) (?:do|can|could|would|should|may) (?:i|we) pay (?:my|the|our|a|your) (?:bill|invoice|balance)(?: (?:online|by phone|at the desk))?$/u;
const IN_YOUR_LINE =
  /(?<!\p{L})(?:(?:in|up) your (?:line|alley|wheelhouse)|(?:do|can|could|would) you(?: guys| people)?)(?!\p{L})/gu;
