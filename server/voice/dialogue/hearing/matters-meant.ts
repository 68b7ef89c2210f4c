import type { ActId } from "../../../../content/understanding/acts.ts";
import { FOR_A_PRICE, FOR_WORK } from "../../../../content/understanding/work-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { CANNOT, OTHER_DAY, TOLD_TO_CALLERS, WHAT_DAYS } from "./heard-words.ts";
import { saidPlainly } from "./said-plainly.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { OF_THIS_CALL } from "./not-meant.ts";
import { asksIfOurs } from "./asks-if-ours.ts";
import { serviceHeard } from "../readers/service.ts";
import { has, plain } from "../readers/text.ts";

const MONEY_BACK =
  /(?<!\p{L})(?:want|need|demand|like|said|get|quiero|exijo) (?:(?:to get|you to give me|to have|all) )*(?:(?:my|our|the|that|mi|el) )?(?:money back|(?:full )?refund|reembolso|dinero de vuelta|que me devuelvan)/u;
const TREATED_BADLY =
  /(?<!\p{L})(?:(?:the|your|that|a) (?:\p{L}+ )?(?:hygienist|dentist|doctor|nurse|receptionist|assistant|staff|lady|girl|woman|man|guy|person)|dr\.? \p{L}+|she|he|they|everybody there)(?: at the (?:front desk|counter|desk))?(?: (?:was|were|is|are|got|has been))(?: \p{L}+){0,2}? (?:rough|rude|mean|nasty|careless|dismissive|short with|snippy|condescending|unprofessional|impatient|yelling|laughing at)(?!\p{L})|(?<!\p{L})(?:treated|talked to|spoke to|snapped at|yelled at|laughed at) (?:me|us|him|her|my \p{L}+)(?: like|$| in| and| when| for)/u;
const NO_SORRY =
  /(?<!\p{L})(?:(?:nobody|no one|never|not one of you)(?: \p{L}+)? (?:said sorry|said (?:they're|he's|she's) sorry|apologi[sz]ed)|without (?:an|so much as an) apology|(?:didn't|never) (?:even )?apologi[sz]e)(?!\p{L})/u;
const WAS_CHARGED =
  /(?<!\p{L})(?:i|we|my \p{L}+|he|she)(?:'ve|'s| have| has| was| were| got| just| still| already)*(?: been| got)? (?:over|double )?(?:charged|billed) (?:me |us |for |twice|double|the )|(?<!\p{L})(?:you|y'all|you guys|you people|they) (?:\p{L}+ )?(?:charged|billed) (?:me|us|my \p{L}+|him|her) (?:for|twice|double|again|\d)/u;
const CALL_FIRST =
  /(?<!\p{L})(?:can|could|would|will|have|get) (?:somebody|someone|you|they|a lawyer|an attorney|he|she|the \p{L}+)(?: please| just)* (?:call|ring|phone) me (?:first|before)(?!\p{L})|(?<!\p{L})(?:rather|prefer to|like to|want to) (?:talk|speak) (?:to|with) (?:somebody|someone|a lawyer|an attorney) (?:on the phone |by phone )?first(?!\p{L})/u;
const WORKS_HERE =
  /(?<!\p{L})(?:(?:supposed|scheduled|due|coming|going|here|there) (?:to )?(?:come |be )?(?:and |to )?(?:put in|install\p{L}*|deliver\p{L}*|fix\p{L}*|repair\p{L}*|service|replac\p{L}*|hook up|pick up|drop off|clean|paint\p{L}*|inspect\p{L}*) (?:your|the office's)|(?:your|the) (?:delivery|shipment) (?:is|will|was|has|won't)|we(?:'re| are) (?:delivering|installing|bringing out|dropping off) your)(?!\p{L})/u;
const NEVER_CAME =
  /(?<!\p{L})(?:(?:supposed|meant|going) to|promised to|said (?:they|you|he|she|someone|somebody)(?:'d| would|'ll| were going to)) (?:send|e-?mail|mail|text|fax)(?!\p{L}).*(?:never|didn't|did not|haven't|hasn't|nothing|still|nobody)(?!\p{L})|(?<!\p{L})(?:i|we)(?:'ve| have)? (?:never|still (?:haven't|don't|didn't)|haven't|didn't(?: ever)?) (?:got|gotten|get|received?|seen|have) (?:it|the|my|our|that|any|an?|your) ?(?:quote|estimate|link|invoice|receipt|paperwork|papers|forms?|e-?mail|copy|copies|letter|contract|confirmation|packet)(?!\p{L})/u;
type Meant = readonly [act: ActId, sure: number, gone: readonly ActId[]];

/** What the matter of a call asks for by itself, with nothing under way: each act with how sure it is, and what it takes the place of. */
export function mattersMeant(
  { desk }: DialogueContext,
  { stack, asked, topics }: DialogueState,
  words: string,
): readonly Meant[] {
  const text = plain(words);
  // 'Huh?' did not hear what was said, and says nothing itself.
  if (HUH.test(text) && words.includes("?"))
    return [["repeat", 0.95, ["filler", "dontknow", "frustrated", "deny"]]];
  // 'What've you got?', once two times were offered, asks for these.
  if (asked === "offer" && WHAT_DAYS.test(text)) return [["repeat", 0.95, ["avail", "hours", "offered"]]];
  // 'I want my money back, not another appointment'
  if (MONEY_BACK.test(text) && !isQuestion(words) && (stack.length === 0 || stack.at(-1) === "book"))
    return [["billing", 0.95, ["drop", "refuse", "deny", "decline", "correct", "book", "complaint"]]];
  // 'Can somebody call me first?', of a visit that has no time yet.
  if (stack.at(-1) === "book" && CALL_FIRST.test(text))
    return [["callback", 0.95, ["book", "avail", "person", "offered", "price"]]];
  if (stack.length > 0) return [];
  // 'We're supposed to put in your new door at nine, I'm going to be late' is whoever works for the desk.
  if (WORKS_HERE.test(text) && !words.includes("?"))
    return [["message", 0.95, ["late", "book", "move", "reason", "sales", "offered"]]];
  if (desk.id !== "ringwell" && (TREATED_BADLY.test(text) || NO_SORRY.test(text)) && !isQuestion(words))
    return [["complaint", 0.95, ["book", "reason", "avail", "records", "message", "callback", "inform"]]];
  const plainly = saidPlainly(desk, text);
  if (plainly) return plainly;
  // 'I've been charged for two cleanings, I only had one'
  if (WAS_CHARGED.test(text) && !words.includes("?"))
    return [["billing", 0.95, ["book", "forother", "avail", "price", "offered", "reason"]]];
  // 'Somebody was supposed to send me a quote and I never got it' wants it, whatever is known of quotes.
  if (NEVER_CAME.test(text) && !words.includes("?"))
    return [["message", 0.95, ["book", "billing", "price", "records", "complaint", "offered", "reason"]]];
  // 'I don't want the emergency line, can't you just give me tomorrow?'
  if (topics.includes("urgent") && NO_LINE.test(text))
    return [["book", 0.95, ["person", "cancel", "em.urgent", "callback", "frustrated", "deny"]]];
  // 'What about Saturday?', once hours were told, asks for more of them.
  if (topics.at(-1) === "hours" && AND_DAY.test(text)) return [["hours", 0.95, ["avail", "book", "inform"]]];
  // 'One of my fillings popped out, can y'all squeeze me in?' wishes for a time, and for no list.
  if (SQUEEZES.test(text) && (serviceHeard(desk, text) || desk.neverAdvise === "medical"))
    return [["book", 0.95, ["waitlist", "walkin", "person", "offered", "late"]]];
  if (PUTS_DOWN.test(text)) return [["book", 0.95, ["move", "message", "callback", "records", "inform"]]];
  // 'I need a physical for my job, there's a form to sign': what is signed at the visit comes with it.
  if (NEEDS.test(text) && TO_SIGN.test(text) && serviceHeard(desk, text))
    return [["book", 0.95, ["records", "bring", "offered"]]];
  // 'Do you tell them you're a robot?' asks of what is sold, and passes nothing on.
  if (desk.id === "ringwell" && A_ROBOT.test(text) && TOLD_TO_CALLERS.test(text))
    return [["rw.voice", 0.9, ["bot", "message"]]];
  // 'You people called me three times, what do you want?'
  if (THEY_CALLED.test(text) && WHAT_FOR.test(text))
    return [["returning", 0.95, ["complaint", "abuse", "frustrated", "callback", "inform"]]];
  // 'I suppose you're going to bill me for this call?'
  if (OF_THIS_CALL.test(text)) return [["price", 0.95, ["billing", "complaint", "callback", "message"]]];
  // 'Oh great, a robot', with nothing asked.
  if (OH_A_ROBOT.test(text) && !words.includes("?") && text.split(" ").length <= 14)
    return [["bot", 0.95, ["inform", "complaint", "reason", "book", "avail", "frustrated"]]];
  // 'Is Brenda there? She usually takes care of me.'
  if (ASKS_FOR_KIN.test(text) || (ASKS_FOR_ONE.test(words) && !asksOfAnything(words)))
    return [["person", 0.9, ["staff", "hours", "whenis", "inform", "avail", "offered"]]];
  // 'Is this the eye doctor?'
  const place = words.includes("?") ? IS_THIS_PLACE.exec(text)?.[1] : undefined;
  if (place && !plain(desk.name).includes(place.slice(0, 4)) && !serviceHeard(desk, place))
    return [["wrongnumber", 0.95, ["offered", "staff", "contact", "where", "reason", "book", "inform"]]];
  // 'Can I get a flu shot without an appointment?' asks neither of its price nor whether it is done.
  if (WALKS_IN.test(text) && SHOT.test(text) && (words.includes("?") || YES_OR_NO.test(text)))
    return [["walkin", 0.95, ["offered", "price", "avail", "book", "insurance", "reason"]]];
  // 'What's the late-cancel fee?' cancels nothing.
  if (FEE_OF_IT.test(text) && !CANCELS_ONE.test(text))
    return [["cancelpolicy", 0.95, ["cancel", "price", "billing", "late", "avail", "book"]]];
  // 'My calendar just says teeth, 2 pm. Is that you guys?' asks of one that is there.
  if (asksIfOurs(text))
    return [["whenis", 0.9, ["offered", "records", "staff", "wrongnumber", "book", "reason"]]];
  // 'I changed my mind about moving it, leave it alone.'
  if (LEAVES_ALONE.test(text) && !words.includes("?"))
    return [["keep", 0.95, ["move", "cancel", "drop", "whenis", "book", "avail"]]];
  // 'Tengo que cancelar la cita de mi hijo, es el lunes', of one that is there.
  if (CANCELS_IT_ES.test(text))
    return [["cancel", 0.95, ["book", "avail", "cancelpolicy", "reason", "forother", "whenis"]]];
  // 'Quisiera cambiar una cita que tengo con ustedes.'
  if (MOVES_IT_ES.test(text)) return [["move", 0.95, ["book", "avail", "whenis", "reason", "forother"]]];
  // 'What would a filling cost a regular human being?' wants none on the line.
  if (COSTS_ANYBODY.test(text)) return [["price", 0.95, ["person", "staff"]]];
  // '¿Cuánto me cobran por hablar con alguien?' asks for nobody on the line.
  if (COSTS_A_TALK.test(text)) return [["price", 0.95, ["person", "callback", "staff"]]];
  // 'A quote for a water heater' is a visit where the desk sets one for that, and else a price.
  if (desk.comes && FOR_A_PRICE.test(text))
    return desk.services.some(({ heard }) => heard.includes("quote"))
      ? [["book", 0.95, ["price", "offered", "sales", "reason"]]]
      : [["price", 0.95, ["reason", "book", "sales"]]];
  // 'Can somebody service my furnace?' wants it done.
  if (FOR_WORK.test(text) && serviceHeard(desk, text)) return [["book", 0.95, ["offered", "person"]]];
  // 'I want the girl who does the insurance papers.'
  if (WHO_DOES.test(text))
    return [["person", 0.9, ["wrongnumber", "staff", "insurance", "records", "billing"]]];
  // 'They took blood a week ago and nobody's said boo.'
  if (desk.kind === "medical" && TESTED.test(text) && NO_WORD.test(text))
    return [["results", 0.9, ["complaint", "reason", "inform", "callback", "book"]]];
  // 'The pharmacy thinks I'm nine': what stands there of somebody is to be put right, and no medicine is wished for.
  if (WRONG_AT_PHARMACY.test(text) && !OF_MEDICINE.test(text) && !isQuestion(words))
    return [["message", 0.95, ["refill", "reason", "complaint", "book", "records", "insurance", "offered"]]];
  // 'The school needs her vaccine paper' wants a paper, and no shot.
  if (desk.neverAdvise === "medical" && PAPER.test(text) && !isQuestion(words))
    return [["records", 0.95, ["book", "reason", "bring", "offered", "inform"]]];
  // 'I want you to delete me' wishes for no copy of anything.
  if (ERASE.test(text)) return [["message", 0.95, ["records", "cancel", "drop", "complaint", "offered"]]];
  // 'I was supposed to be there at nine and blanked, do I owe you something?'
  if (MISSED_IT.test(text) && OWES.test(text))
    return [["cancelpolicy", 0.95, ["billing", "complaint", "price", "late"]]];
  // 'You sent my letter to my old address and now my ex has it.'
  if (ASTRAY.test(text) && !isQuestion(words))
    return [["complaint", 0.95, ["message", "reason", "records", "inform", "callback", "book"]]];
  // 'I have a color on Friday and I wanna add a cut to it': the one that is there is changed by who is there.
  if (ADDS_TO_IT.test(text)) return [["message", 0.95, ["book", "avail", "forother", "staff", "move"]]];
  // 'I won't make it today, could I do a phone thing instead?'
  if (BY_PHONE_INSTEAD.test(text) && CANNOT.test(text))
    return [["move", 0.95, ["cancel", "book", "avail", "remote", "callback", "reason"]]];
  // 'Do you do that on Saturdays?', of what was asked about before.
  if (DO_THAT.test(text) && topics.length > 0) return [["offered", 0.6, []]];
  // 'My kid threw up, so we're not making it today', with no other day asked for.
  if (NOT_MAKING_IT.test(text) && !OTHER_DAY.test(text)) return [["cancel", 0.85, ["whenis", "keep"]]];
  // 'Did my papers go in?', at a law firm.
  if (desk.kind === "law" && WENT_IN.test(text))
    return [["casestatus", 0.95, ["advice", "records", "message", "callback", "book"]]];
  // 'Acme is suing me' is what a consultation is for, whatever else the words are like.
  if (desk.matters && has(text, ...desk.matters) && !isQuestion(words))
    return [
      ["reason", 0.9, OTHERS],
      ["book", 0.8, ["advice", "cancel", "keep", "move", "returning", "deny"]],
    ];
  return [];
}
const DO_THAT =
  /^(?:(?:and|so|but|oh|ok|okay) )*(?:do|can|could|would) (?:you|y'all|they)(?: guys| folks)? (?:also |even )?(?:do|offer) (?:that|it|those|these|them)(?: too| also)?(?: (?:on|at|in|over|after|before) (?:\S+ ?){1,3})?$/u;
const NOT_MAKING_IT =
  /(?<!\p{L})(?:(?:i'm|i am|we're|we are|he's|she's|they're) not|(?:i|we|he|she|they) (?:won't|will not) be|no way (?:i'm|we're|he's|she's)|ain't) making it(?! up| to the (?:bank|store)| out)(?!\p{L})/u;
const ADDS_TO_IT =
  /(?<!\p{L})(?:i|we|she|he)(?:'ve got| have| has| got|'s got| booked|'m booked|'m down for) (?:an?|my|the) (?:\S+ ){1,12}?(?:add|tack on|throw in|include) (?:an?|the|some) (?:\S+ ){1,3}?(?:to (?:it|that|mine|hers|his)|on(?:to it)?|too|as well)(?!\p{L})/u;
export const BY_PHONE_INSTEAD =
  /(?<!\p{L})(?<way>phone|video|zoom|virtual|telehealth)(?: (?:thing|call|visit|appointment|one|consult\p{L}*|meeting))? instead(?!\p{L})/u;
export const WENT_IN =
  /(?<!\p{L})(?:did|have|has|were|was|are|is) (?:my|our|his|her|the) (?:\S+ )?(?:papers?|paperwork|motion|answer|filing|documents?|petition|appeal|claim|complaint|response)(?: ever| already)? (?:go in|get in|gone in|get filed|been|filed|sent|served|accepted|make it)(?!\p{L})/u;
const AND_DAY =
  /^(?:(?:and|ok|okay|so|oh|y) )*(?:(?:what|how) about|and|qu[eé] tal|y) (?:on |the |el |los )?(?:(?:(?:this |next )?(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend|evening|holiday)s?|christmas(?: eve)?|new year's(?: eve)?|s[aá]bados?|domingos?)$/u;
const SQUEEZES =
  /(?<!\p{L})(?:can|could|any way|any chance|think|possible|please) (?:\p{L}+(?:'\p{L}+)? ){0,4}?(?:squeeze|fit|work) (?:me|us|him|her|them|my \p{L}+) in(?!\p{L}| (?:earlier|sooner|if (?:some|any)))/u;
const PUTS_DOWN =
  /(?<!\p{L})put (?:me|him|her|us|them|my \p{L}+) (?:down|in) for (?:one|it|that|an? |the )(?! ?(?:message|call|list))/u;
const NEEDS =
  /(?<!\p{L})(?:need|want|like|have|supposed) (?:to (?:get|have|come in for|schedule|book|do) )?(?:an?|my|his|her|the) /u;
const TO_SIGN =
  /(?<!\p{L})(?:forms?|papers?|paperwork|sheets?) (?:\p{L}+ ){0,4}?(?:signed?|sign|fill(?:ed)?|stamp\p{L}*)(?!\p{L})/u;
const WRONG_AT_PHARMACY =
  /(?<!\p{L})(?:pharmacy|pharmacist|drug ?store|walgreens|cvs) (?:still |also )?(?:thinks?|says?|believes?|has|have|got) (?:that )?(?:(?:i'm|i am|he's|she's|he is|she is|we're) (?!out\b|due\b|low\b|supposed\b|not\b|on\b|allergic\b)|(?:me|him|her) (?:down )?as |(?:my|his|her|our|the wrong) (?:birthday|birth ?date|date of birth|dob|age|name|address|insurance|phone|number)(?!\p{L}))/u;
const OF_MEDICINE =
  /(?<!\p{L})(?:refill\p{L}*|prescri\p{L}*|pills?|meds|medic\p{L}+|scripts?|dose|ready|early|too soon)(?!\p{L})/u;
const OH_A_ROBOT =
  /^(?:(?:oh|ugh|well|um|hi|hello|hey|so|ay|uy|ah) )*(?:(?:great|lovely|wonderful|perfect|fantastic|swell|super|no|god|jeez|man|boy|seriously|really|of course|figures|it figures|not|here we go|genial) )*(?:just what i \p{L}+ |it's |this is |i got |i hate |otro |not )*(?:an?|another|one of (?:these|those)|the|un|una|otro|otra) (?:(?:damn|stupid|freaking|dumb|talking|phone) )?(?:robots?|machines?|computers?|bots?|recordings?|m[aá]quina|grabaci[oó]n)(?!\p{L})/u;
const NO_LINE =
  /(?<!\p{L})(?:(?:don't|do not|not|rather not|no) (?:want|need|like|going to call|gonna call|calling|call|quiero)(?: to)?(?: call)?|instead of|rather than) (?:the|that|your|an?|any|la|esa) (?:\p{L}+ )?(?:line|number|hotline|l[ií]nea|n[uú]mero)(?!\p{L}).* (?:give|get|see|seen|fit|squeeze|book|take|have|put|come|appointment|tomorrow|today|cita|mañana|hoy)(?!\p{L})/u;
const THEY_CALLED =
  /(?<!\p{L})(?:you(?: people| guys| all| folks)?|y'all|somebody|someone|your (?:office|people)|they|this number) (?:just |already |keep |kept |have |'ve )*(?:called|calling|call|rang|phoned|been calling|left (?:me|us) (?:a|an) )/u;
const A_ROBOT =
  /(?<!\p{L})(?:robots?|bots?|machines?|computers?|ai|a\.i\.|automated|recording|not (?:a )?(?:human|real|person))(?!\p{L})/u;
const WHAT_FOR =
  /(?<!\p{L})(?:what (?:do|did) (?:you|they)(?: guys| people)? (?:want|need)|what(?:'s| is| was|'re| are) (?:this|that|it|you|they)(?: \p{L}+)? (?:about|for|want)|why (?:are|did|do|were) (?:you|they)|what (?:for|about)$)(?!\p{L})/u;
const ERASE =
  /(?<!\p{L})(?:delete|erase|remove|wipe|purge|borr\p{L}+|elimin\p{L}+) (?:me|us|my|our|all|everything|mis?|todo)(?: (?:of )?(?:my|our|the|mis?))?(?: (?:name|records?|files?|data|information|info|account|details|number|datos|informaci[oó]n|expediente))?(?=$| (?:from|off|out|that|you|please|de|por))/u;
const MISSED_IT =
  /(?<!\p{L})(?:(?:was|were) supposed to (?:be|come)|(?:i|we|he|she)(?:'ve| have| just)? (?:completely |totally |just )?(?:missed|forgot|blanked|blew|slept through|no-?showed|didn't (?:show|make it|come)))(?!\p{L})/u;
const OWES =
  /(?<!\p{L})(?:do|does|will|would|am|is|are) (?:i|we|he|she|you|there|it) (?:going to |gonna |still |now )?(?:owe|charge[ds]?|be charged|bill|billed|have to pay|pay|in trouble|an? (?:fee|charge)|cost)(?!\p{L})/u;
const CANCELS_IT_ES =
  /^(?:\S+ ){0,4}(?:tengo que|necesito|quiero|quisiera|quer[ií]a|podr[ií]an?|pueden?|hay que|voy a|me gustar[ií]a) (?:cancelar|anular)(?:le|me)? (?:la|mi|las|mis|una|su|nuestra)(?!\p{L})(?!.*(?<!\p{L})(?:cambi|mov|pas)(?:ar|er)(?!\p{L}))/u;
const MOVES_IT_ES =
  /(?<!\p{L})(?:tengo que|necesito|necesitamos|quiero|quisiera|quer[ií]a|podr[ií]an?|pueden?|puedo|hay que|me gustar[ií]a) (?:cambiar|mover|reprogramar|reagendar|posponer|aplazar|recorrer|adelantar|atrasar)(?:le|me)? (?:(?:el d[ií]a|la hora|la fecha) de |de (?:d[ií]a|hora|fecha) )?(?:la|mi|una|su|nuestra) (?:cita|consulta|limpieza|visita|revisi[oó]n)(?!\p{L})/u;
const IS_THIS_PLACE =
  /^(?:(?:hi|hello|hey|uh|um|so|oh|wait|sorry|excuse me|i said) )*(?:is|isn't) (?:this|that) (?:not )?(?:still )?(?:the |a |an |my )(?:\p{L}+ )?(eye doctor|optometrist|eye clinic|pharmacy|drug ?store|vet|veterinarian|animal hospital|bank|school|courthouse|court|hospital|library|post office|dmv|police(?: station)?|salon|barber\p{L}*|restaurant|pizza place|hotel|insurance company|city hall|county clerk|gas company|cable company)(?!\p{L})(?! (?:across|next|near|form|card|number i))/u;
const ASTRAY =
  /(?<!\p{L})(?:you|y'all|your office|somebody there|they)(?: guys| people)?(?: have| just|'ve)? (?:sent|mailed|gave|emailed|faxed|texted) (?:my|our|his|her) (?:\p{L}+ ){1,3}to (?:my old|our old|an old|the wrong|my ex|somebody else|someone else|another)(?!\p{L})/u;
const PAPER =
  /(?<!\p{L})(?:needs?|wants?|asking for|asks for|requires?|lost|copy of|proof of|send|fax|email|get|pide[n]?|necesit\p{L}+) (?:(?:me|us|a|an|the|my|his|her|our|their|your|copy|of|proof|kid's|son's|daughter's|el|la|los|las|su|sus|mis?) )*(?:(?:vaccin\p{L}*|shots?|immuni[sz]ations?|medical|dental|health|x-?ray) (?:papers?|paperwork|records?|history|card|certificate|sheet|proof)|(?:papeles|registro|cartilla|carnet|comprobante) de (?:vacun\p{L}+|salud))(?!\p{L})/u;
const WHO_DOES =
  /(?<!\p{L})(?:want|need|get|give|talk to|speak (?:to|with)|looking for|reach|put me (?:through )?to|connect me (?:to|with)) (?:me )?(?:the|that|your|whoever|a) ?(?:(?:nice|young|older|other|right) )?(?:girl|lady|gal|guy|fella|fellow|man|woman|person|one|people|folks)? ?(?:who|that) (?:does|handles|deals with|takes care of|works on|runs|is in charge of)(?!\p{L})/u;
const TESTED =
  /(?<!\p{L})(?:(?:took|drew|drawn|gave|had|did|done|got) (?:\p{L}+ ){0,3}(?:blood|labs?|urine|biopsy|x-?rays?|scan|mri|test|tests|swab|pap|tubes|vials)|(?:blood|lab) ?work|(?:me|le) (?:sacaron|hicieron) (?:\p{L}+ ){0,2}(?:sangre|an[aá]lisis|prueba|estudios?))(?!\p{L})/u;
const NO_WORD =
  /(?<!\p{L})(?:(?:nobody|no one)(?:'s| has)? (?:even )?(?:said|told|called|let|gotten)|(?:haven't|hasn't|didn't|never) (?:even )?(?:heard|hear|got|gotten|gotten back|been told|called)|still (?:waiting|nothing)|not a (?:word|peep)|radio silence|when (?:do|will|would|can|am|should) (?:i|we|he|she) (?:find out|know|hear|get (?:them|the|my|told)|going to)|nadie me (?:ha )?(?:dicho|llamado|dice|llama))(?!\p{L})/u;
/** A first name, as it is written. */
const ASKS_FOR_ONE =
  /(?<!\p{L})(?:[Ii]s|[Ee]st[aá]) (?:my (?:girl|guy|buddy|friend) )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)? (?:there|in|around|available|working|on shift|back|ah[ií])(?: (?:today|yet|right now|by any chance|hoy))?(?!\p{L}| (?:for|on|to|at|the|from))/u;
const LEAVES_ALONE =
  /(?<!\p{L})(?:changed my mind (?:about|on) (?:changing|moving|switching|cancel+ing|rescheduling) (?:it|that|my|the|our)(?!\p{L})(?! .*(?:could|can|move|instead|rather))|(?:cambi[eé] de idea|ya no quiero (?:cambiarla|cancelarla|moverla)|d[eé]jela como est[aá]))/u;
const COSTS_A_TALK =
  /(?<!\p{L})(?:is it|is that|would it be|es) (?:free|gratis) (?:to |para )?(?:talk|speak|chat|sit down|ask|hablar|preguntar)(?!\p{L})|(?<!\p{L})(?:how much|what(?:'s it| does it| do you| would it| would you|'ll it)) (?:\p{L}+ ){0,6}(?:talk|speak|chat|sit down|ask a question)(?!\p{L})|(?<!\p{L})cu[aá]nto (?:\p{L}+ ){0,5}(?:hablar|platicar|preguntar|consultar)(?!\p{L})/u;
const COSTS_ANYBODY =
  /(?<!\p{L})(?:costs?|charge|run|set back) (?:(?:a|an|the|your|us) )?(?:(?:regular|normal|ordinary|average|plain|working) )(?:human(?: being)?|person|guy|joe|people|folks|mortals?|man|woman)(?!\p{L})/u;
/** 'Is mom there?', of one who works there or is seen there. */
const ASKS_FOR_KIN =
  /^(?:(?:hi|hello|hey|um|uh|excuse me|hola|oiga) )*(?:is|est[aá]) (?:(?:my|mi) )?(?:mom|mommy|mama|mother|dad|daddy|papa|father|grandma|grandpa|granny|wife|husband|sister|brother|aunt|uncle|son|daughter|girlfriend|boyfriend|mam[aá]|pap[aá]|esposa|esposo|hij[oa]|herman[oa]|abuel[oa]) (?:there|in|around|still there|working|done|finished|out(?: yet)?|ah[ií])(?!\p{L})/u;
const asksOfAnything = (words: string): boolean =>
  /(?<!\p{L})(?:[Ii]s|[Ee]st[aá]) (?:Anyone|Anybody|Someone|Somebody|Parking|Spanish|English|Christmas|Thanksgiving|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Ringwell|Invisalign|Medicare|Medicaid|Delta|Aetna|Cigna)(?!\p{L})/u.test(
    words,
  );
const HUH =
  /^(?:(?:i'm |um |uh |oh |wait )*(?:sorry|huh|eh|hm+|what|pardon(?: me)?|excuse me|come again|say what|what was that|c[oó]mo|mande|perd[oó]n|qu[eé]) ?){1,2}$/u;
const OTHERS: readonly ActId[] = [
  "billing",
  "complaint",
  "sales",
  "message",
  "referral",
  "records",
  "wrongnumber",
];
const WALKS_IN =
  /(?<!\p{L})(?:without (?:an? |any |making an |booking an |having an )?(?:appointment|appt|booking)|(?:do|can|could|may) (?:i|we|he|she|people|you) (?:still |just )*(?:walk in|show up|turn up|pop in|drop in)|walk ?-?ins? (?:\p{L}+ ){0,3}(?:shots?|vaccines?|yes or no)|sin (?:hacer )?cita)(?!\p{L})/u;
const SHOT = /(?<!\p{L})(?:shots?|vaccines?|vaccinations?|boosters?|vacunas?)(?!\p{L})/u;
const YES_OR_NO = /(?<!\p{L})(?:yes or no|or not|s[ií] o no)(?!\p{L})/u;
const FEE_OF_IT =
  /(?<!\p{L})(?:(?:late[- ])?cancel(?:l?ation|l?ing|l?ed|s)?|no[- ]?show|missed[- ](?:visit|appointment)|late) (?:fee|charge|penalty|fine|policy|cost)s?(?!\p{L})|(?<!\p{L})(?:fee|charge|penalty|fine)s? (?:for|if|when) (?:\p{L}+ ){0,3}(?:cancel\p{L}*|no[- ]?shows?|missing|miss)(?!\p{L})/u;
/** An appointment of one's own, or a wish to have it off. */
const CANCELS_ONE =
  /(?<!\p{L})(?:(?:my|our|his|her|the|an?) (?:\p{L}+ ){0,2}(?:appointment|visit|cleaning|check-?up|physical|consultation)|(?:need|have|want|like|going|gotta|wish) to (?:cancel|call off)|cancel (?:it|me|that|this|tomorrow|today|mine|on|for)|(?:i|we) (?:was|were|got|got hit|paid|have been) )(?!\p{L})/u;
