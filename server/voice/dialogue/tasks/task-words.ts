import type { Desk } from "../../../../content/desks/desk.ts";
import { RELATIONS } from "../readers/relation.ts";
import { serviceHeard } from "../readers/service.ts";
/** Another than the one that is there. */
export const ANOTHER =
  /\b(?:another|also|too|as well|second|other|next one|one for|mine|then (?:i|we|he|she) (?:need|want)s?|otr[oa]|también|además)\b/;

/** Puts right what was agreed. */
export const PUTS_RIGHT =
  /^(?:(?:oh|no|um|uh|yes|yeah|ok|okay|hang on|hold on|ay|oiga) )*(?:sorry|shoot|oops|wait|actually|no(?= (?:not|at|on|for|the|it's|its|a las|a la|el)(?!\p{L})| (?:\S+ ?){1,2}$)|can (?:you|we|i) (?:make|change|move|do)|could (?:you|we|i) (?:make|change|move|do)|make|i meant|perd[oó]n|mejor)\b|\b(?:instead|is better|should be|i meant|en vez)\b/u;

/** An appointment that was there before the call: that of another, or one that somebody cannot come to. */
export const OF_EXISTING =
  /\b(?:hers|theirs|(?:cancel\p{L}*|move|change|push|keep) (?:his|mine)|(?:her|his|their|\p{L}+'s) (?:\S+ ){0,2}(?:appointment|visit|cleaning|check-?up|meeting|consult\p{L}*|one|time)|the (?:one|appointment) (?:(?:that )?(?:i|he|she|they|we|my \p{L}+|\p{L}+) (?:have|has|had|'ve|'s)|on|for|i've)|(?:have|has|'s got|got|have got) (?:an?|the) (?:\S+ ){0,3}(?:appointment|visit|meeting|consult\p{L}*|cleaning)|(?:he|she|they|nobody|no one) (?:just |is |'s )?(?:can't|cannot|won't|isn't|'s not|is not|is|not)(?: going to| able to)?(?: be)? (?:come|make|coming|there|able)|take (?:her|him|them) off|(?:is|'s|was|were|are) (?:due|meant|supposed|scheduled|expected|down|booked)|has you|la de (?:ella|[eé]l|mi)|la que tiene|(?:mi|tengo(?: una| la)?|tiene(?: una| la)?) cita|la cita de (?:mi|ella|[eé]l))(?!\p{L})/u;

/** The same by what was agreed: 'I'm on your books for a crown', 'a filling with you guys this Friday', 'the Monday one'. */
export const HAS_ONE =
  /\b(?:on (?:your|the) (?:books?|schedule|calendar)|(?:i'm|i am|he's|she's|we're|was|am|got me|have me|had me) (?:down|booked|scheduled|set(?: up)?|slated)(?: in)? (?:for|with|to)|(?:have|has|had|got|'ve|'s) (?:already )?(?:an?|my|our|one|this|that|his|her) (?!meeting|trip|flight|class|test|exam|wedding|funeral|party|shift|game|thing at|kid|baby|question|bill|letter)(?:\S+ ){0,4}?(?:with (?:you|y'all|dr|ms|mr)|set|scheduled|booked|(?:for |on |this |next |coming )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|the \d+(?:st|nd|rd|th)))|already (?:got|have|had) (?:the|one|an?|my)(?! (?:own )?(?:lawyer|attorney|doctor|dentist|hygienist|accountant|plumber|receptionist|answering|service|insurance|account)(?!\p{L}))|the (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:one|appointment|visit))\b|(?<!\p{L})ten(?:go|[ií]a|emos|ía) (?:una |la |mi )?(?:cita|limpieza|consulta|revisi[oó]n|chequeo)(?!\p{L})/u;

/** A word of what is paid here. */
export const OF_A_BILL =
  /(?<!\p{L})(?:bill\p{L}*|invoices?|charg\p{L}*|payments?|pay(?:ing)?|paid|refund\p{L}*|owe[ds]?|balance|account|copays?|receipts?|cobr\p{L}*|facturas?|cuentas?|pag\p{L}*|cargos?|reembols\p{L}*|recibos?|saldo)(?!\p{L})/u;

export const REFILLS =
  /\b(?:refill\p{L}*|prescri\p{L}*|script|renew\p{L}*|ren[ou]ev\p{L}*|renov\p{L}*|pharmacy|ran out|run(?:ning)? (?:out|low)|(?:almost|nearly|all) out|out of (?:my|his|her)|more of|rellen\p{L}*|receta\p{L}*|farmacia|se me acab\p{L}+)\b/u;

/** Asks for a visit in so many words. */
export const WANTS_VISIT =
  /\b(?:i|we)(?:'d| would)? (?:really |just |do )?(?:like|want|need) (?:an?|the|my) (?:appointment|visit|consultation)\b|\b(?:can|could|may) (?:i|we|he|she) (?:please )?(?:see (?:somebody|someone|a |dr)|be seen|get seen)|(?<!\p{L})(?:quiero|necesito|quisiera) (?:una|la) cita(?!\p{L})/u;

const KIN =
  "(?:my|mi|our|su|his|her|their) (?!cell|phone|house|number|work|mobile|home|office|line|celular|casa)\\p{L}+(?:-in-law)?";
/** Wants somebody else to be called: 'could you call my wife', 'she just wants a call', 'que le llamen a mi esposo'. */
export const CALLS_THEM = new RegExp(
  `\\b(?:somebody|someone|you|they|anyone|anybody|please|the (?:doctor|nurse|lawyer|office|desk))(?: please| just| also| to| can| could)? (?:call|ring|phone) (?:her|him|${KIN})(?! (?:house|phone|cell|number))(?!\\p{L})|\\b(?:she|he|${KIN})(?: \\p{Lu}\\p{L}+)? (?:(?:also|just|only) )*(?:wants?|needs?|would like|'d like) (?:a call|to be called|(?:you|somebody|someone) to call)(?!\\p{L})|(?<!\\p{L})(?:que (?:le|la|lo|les) (?:llam|marqu)\\p{L}+|ll[aá]m\\p{L}*(?:le|la|lo)) a (?:mi|su|ella|[eé]l)(?!\\p{L})|(?<!\\p{L})(?:ella|[eé]l|mi \\p{L}+(?: \\p{Lu}\\p{L}+)?)(?: \\p{L}+){0,4} quiere que (?:le|la|lo) llam\\p{L}+`,
  "iu",
);

/** 'You're taking me off the Monday one, right?', 'so hers is gone?', '¿la del lunes ya queda cancelada?' */
export const COMES_OFF =
  /\bcancel (?:the|my) (?:old|other|first|original|(?:mon|tues|wednes|thurs|fri|satur)day)(?: one| appointment| visit| slot)?\b|\b(?:(?:did|(?<!\b(?:do|will|would|did) (?:i|we|he|she) )have|are|will|you're|you'll|they're|they'll|gonna|going to|needs? to|has to|should|want|want to|tell \S+ to|sure) (?:\S+ ){0,4}?(?:come off|cancel\p{L}*|tak(?:e|en|ing) (?:\S+ ){1,3}off|drop\p{L}*|mov\p{L}*|chang\p{L}*|give up|given up)|(?:is|was|are|gets|got|'s|be|been|comes?|coming|goes|going) (?:\S+ ){0,3}?(?:cancell?ed|gone|moved|off|out|dropped|cleared|taken off|taken care of))(?=\W|$)|(?:doesn't|don't) (?:need|have) to (?:show up|come|be there|go)|(?<!\p{L})ya no (?:tiene|tengo|tenemos) que (?:ir|venir)|(?<!\p{L})(?:queda\p{L}*|est[aá]|fue|qued[oó]|se) (?:\p{L}+ ){0,2}(?:cancel|anul|borr|quit|cambi)\p{L}*/u;
const SELLS =
  /(?<!\p{L})(?:we (?:sell|offer|provide|help|work with)|our (?:company|product\p{L}*|software|platform|solution|services?|rates?|catalog|team)|vendor|sales|rep|representative|demo|pitch|vendemos|ofrecemos|nuestr[oa]s? (?:producto\p{L}*|empresa|servicios?))(?!\p{L})/u;
/** Whether a wish for a talk is somebody's who sells, and not one for what this desk does. */
export const sells = (desk: Desk, text: string): boolean =>
  SELLS.test(text) || serviceHeard(desk, text) === undefined;
/** Whom a complaint reaches anyway. */
export const IN_CHARGE =
  /\b(?:in charge|manager|management|owner|boss|supervisor|higher up|whoever runs)\b|(?<!\p{L})(?:encargad|gerente|jefe|due[ñn])\p{L}*/u;

/** Asks that somebody comes, or when: 'when could one of you come look at it?', 'can I get somebody out here?' */
export const COMES_OUT =
  /(?<!\p{L})(?:(?:can|could|will|would|when|how soon|if|need|want|get|have|send|sending) (?:\p{L}+ ){0,4}?(?:someone|somebody|anyone|anybody|one of you|you guys|you folks|your guys?|your (?:people|team)|a (?:guy|tech|technician|plumber|person)|you|they)(?: \p{L}+){0,3}? (?:come|comes|coming|over|out|visit|look at|take a look|check|swing by|stop by)|send (?:\p{L}+ )?(?:someone|somebody|anyone|anybody|a (?:guy|tech|technician|plumber))|come (?:out|over|by|look|take a look|fix|see|check)|(?:puede|pueden|podr[ií]an?|cu[aá]ndo|mand\p{L}+) (?:\p{L}+ ){0,3}?(?:venir|vienen?|mandar|alguien|revisar|pasar))(?!\p{L})/u;
/** 'My daughter's appointment', 'la cita de mi hijo'. */
export const OF_THEIRS = new RegExp(
  `(?<!\\p{L})(?:(?:my|our) (?:\\p{L}+ )?(?:${RELATIONS})['’]s (?:\\p{L}+ )?(?:appointment|visit|cleaning|check-?up|physical|consult\\p{L}*|shot|slot|one)|(?:cita|visita|consulta|limpieza) (?:de|para) (?:mi|nuestr[oa]) (?:${RELATIONS})|for (?:my|our) (?:\\p{L}+ )?(?:${RELATIONS}))(?!\\p{L})`,
  "iu",
);
