import { TOLD_TO_CALLERS } from "../hearing/heard-words.ts";
import { ANGRY } from "../../../../content/understanding/paper-words.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import type { Asked } from "../../../../contracts/voice.ts";

const YES =
  /^(?:(?:oh|um+|uh|well|so|ah) )?(?:yes|yeah|yea|yep|yup|yes ?sir\p{L}*|sure|correct|right(?! (?:now|here|there|after|before|away|side|around|at|in|on|behind|above|below|where|when)(?!\p{L}))|exactly|absolutely|definitely|certainly|of course|perfect|please do|go ahead|sounds (?:good|great|right)|(?:that's|it's|that is|it is|all|everything's|everything is) (?:all )?(?:right|correct)|that's (?:fine|good|it|perfect|me|the one)|that works|works for me|you got it|uh huh|mm ?hm+|ok|okay|alright|all right|fine|great|do it|book it|(?:(?:it|that) (?:is|does)|i do|i would|i am)(?=$| (?:and|yes|please|thanks?|indeed|actually|i think|too)(?!\p{L})|[,.!])|sí|si|claro|correcto|exacto|así es|eso es|está bien|esta bien|de acuerdo|vale|dale|perfecto|por supuesto|bueno|okey|ándele|adelante)(?![\p{L}])/u;
export const saysYes = (text: string): boolean => YES.test(text);
const NO =
  /^(?:(?:oh|um+|uh|well|so|ah|actually|sorry) )?(?:no+|nope|nah|not really|not quite|that's (?:not|wrong)|that is (?:not|wrong)|wrong|incorrect|negative|neither|i don't think so|tampoco|incorrecto|para nada)(?![\p{L}'])/u;
/** 'No problem', 'no insurance': no answer. */
const NO_THING = /^no (?:problem|worries|insurance|idea|rush|hurry|preference|clue|doubt|i'?m good with|one)/;
export const DROP =
  /^(?:(?:oh|ok|okay|no|ah|you know what|what|actually|well|just|go ahead and|y) )*(?:(?:scrap|ditch|bin|delete|erase|drop|lose|skip|kill|toss) (?:it|that|this|the (?:whole )?thing|all of (?:it|that))(?=$| please| thanks| then| all| bye)|never ?mind|nvm|forget (?:it|that|about it|(?:about )?the (?:appointment|booking|visit|consultation))|scratch that|olv[ií]del[oa]|d[eé]jelo|no importa)(?! (?:the|my) (?:last|number|name))/;
const QUESTIONS: readonly Asked[] = ["confirm", "meant", "alarm", "offer", "anything-else", "change"];

const DECLINES =
  /\b(?:(?:doesn't|don't|does not|do not|won't|will not)(?: really)? work|neither|none of (?:them|those)|can't (?:do|make) (?:it|that|those|either|them|any)|no good|not (?:good|great) for me|no me (?:sirve|conviene|queda)|ningun[oa])\b/;
const MACHINE =
  /\b(?:are you|is this|am i (?:talking|speaking) (?:to|with)|you're) (?:\S+ ){0,5}(?:a ?i|robot|bot|machine|computer|real|human|person|(?<=\ba )recording|automated)\b|\b(?:eres|es usted|hablo con) (?:\S+ ){0,3}(?:robot|máquina|persona)/;
/** 'Do you have an X-ray machine there?' */
const OTHER_MACHINE =
  /(?<!\p{L})(?:x-?ray|ultrasound|ekg|ecg|vending|coffee|fax|washing|ct|mri|laser|c-?pap|card|ice|sleep|dialysis|answering|blood pressure|copy|sewing|milling|3d) (?:machines?|printers?)(?!\p{L})/u;
/** Was called: they want to know by whom. */
const WAS_CALLED =
  /\b(?:missed (?:a |your |the )?(?:\S+ )?call|(?:some(?:one|body)|you|you guys|y'all|they)(?: from \S+(?: \S+)?)?(?: just)? (?:called|rang|phoned|tried to (?:call|reach)) (?:me|us|my)|return(?:ing)? (?:a|your|the) (?:\S+ )?call|(?:got|had) a (?:missed call|voicemail|message) from (?:you|this))\b|llamada perdida|me llamaron/;
/** 'Take my number off your list': a matter of its own, whatever is given up beside it. */
const OFF_LIST =
  /\b(?:take|get|remove|delete|strike|scratch) (?:me|us|my (?:phone )?(?:number|name)|this number|our number) (?:off|from|out of) (?:of )?(?:your|the|any|that|this) (?:(?!wait|cancel)\S+ )?(?:lists?|system|database)\b(?! for)|\b(?:just |please )?take (?:me|us|my (?:name|number)) off$|(?:^|\b)off (?:of )?(?:the|your|that) (?:calling |phone |call )?list\b|\b(?:stop|quit) calling (?:me|us|this number|my (?:phone|number|house))\b|\b(?:don't|do not) (?:ever )?call (?:me|us|this number) (?:again|any ?more)\b|\b(?:qu[ií]t|b[oó]rr|s[aá]qu)e\p{L}* (?:mi n[uú]mero )?de (?:su|la) lista(?!\p{L})|\bdejen de llamarme(?!\p{L})/u;
/** 'I've got a ten thirty': an appointment that exists. */
const HAS_ONE_AT =
  /(?<!\p{L})(?:tengo|tenemos|tiene) (?:una |mi |la )?cita (?:el |la |para |con |hoy|mañana|a las )|\b(?:i|we|he|she)(?:'ve| have| has|'s|'m)?(?: got)? (?:an?|my|our) (?:(?:\S+ ){0,3}?(?:appointment|visit|check-?up|cleaning|follow-?up|filling|crown|consult\p{L}*|physical)(?: \S+){0,2}? (?:at|with|this|on|next|today|tomorrow|sometime)|(?:\d{1,2}|nine|ten|eleven|twelve|one|two|three|four|five|eight)(?:[: ](?:\d\d|fifteen|thirty|forty five))?(?: o'clock| ?[ap]m)?(?: (?:appointment|with|today|and|for)| ?$))/u;
const IS_LATE =
  /\b(?:running|going to be|gonna be|i'll be|i will be|might be|be) (?:about |a (?:bit|little) |probably |maybe |like |\S+ (?:or \S+ )?minutes? |\d+ )*(?:late|behind)\b|\bminutes late\b|\bstuck (?:in|on|at|behind)\b|\b(?:flat tire|car won't start|missed (?:my|the) (?:bus|train))\b|\b(?:voy|llego|llegar|vamos|estoy) (?:\S+ ){0,3}(?:tarde|atrasad\p{L}+|retrasad\p{L}+)(?!\p{L})/u;
const NOT_COMING =
  /(?<!\p{L})(?:not (?:gonna |going to )?happen(?:ing)?|not (?:gonna|going to) (?:make it|be there|come)|not coming|won't (?:make it|be there|be coming)|can't (?:make it|come)(?! (?:till|until|before|by|on time)))(?!\p{L})/u;
/** 'I'm booked with you for a root canal Wednesday', with no wish for another. */
const IS_BOOKED =
  /(?<!\p{L})(?:(?:i'm|i am|we're|he's|she's) (?:already |all )?(?:booked|scheduled|down|set) (?:in )?with (?:you|y'all)|(?:have|has|got) an? (?:appointment|appt) (?:with you )?for (?:an?|my|his|her) (?:root canal|cleaning|filling|crown|check-?up|physical|follow-?up|consultation))(?!\p{L})(?!.*(?<!\p{L})(?:(?:need|needs|want|wants|like) (?:an?|another|one|to (?:book|schedule|make|get|come|set))|also (?:book|schedule|make|get)|one too)(?!\p{L}))/u;
/** 'If I'm late again', 'I'm not running late': none of today's. */
const NOT_LATE =
  /\b(?:if|when(?:ever)?|unless|in case) (?:\S+ ){0,3}late\b|\b(?:be |i'm )?late (?:again|one more time|once more)\b|\b(?:not|n't|never|nobody's|no one's|who said|what) (?:\S+ ){0,2}late\b|\blate (?:for (?:nothing|work|school)|(?:in the )?(?:morning|afternoon|evening))\b/g;
/** Nothing but a wish for a person: 'representative', 'no, somebody, now'. */
const PERSON =
  /^(?:(?:no|nope|please|just|ok|okay|i (?:want|need)|get me|give me|put me through to|a|an|the|real|live|actual|talk to|speak to|with)[ ,]+)*(?:representative|agent|operator|human(?: being)?|person|somebody|someone|receptionist|representante|operadora?|una persona|alguien)(?:[ ,]+(?:now|right now|please|already|ahora|por favor))*(?=$|[.,!]| i | agent| person| now)/;
/** 'He needs his cleaning moved.' */
const TO_BE_MOVED =
  /(?<!\p{L})(?:needs?|wants?|like|have|get) (?:to (?:have|get) )?(?:his|her|my|our|their|the|that|an?) (?:\p{L}+ ){0,2}(?:appointment|appt|visit|cleaning|check-?up|physical|consult\p{L}*|follow-?up|filling|haircut|color|one) (?<what>moved|rescheduled|changed|switched|pushed|bumped|cancell?ed)(?!\p{L})/u;
/** 'My dad has an appointment with you, and we can't remember what day.' */
const FORGOT_WHEN =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?: honestly| just| really)? (?:can't|cannot|don't|couldn't|do not) (?:\p{L}+ )?(?:remember|recall|know|tell (?:you|ya)|find)(?: (?:out|exactly))? (?:when|what (?:day|time)|which (?:day|time))|(?:forgot|lost track of|not sure) (?:when|what (?:day|time)|which day)|no (?:me|nos|se|le) (?:acuerd\p{L}+|acordamos)(?: de)? (?:qu[eé] d[ií]a|cu[aá]ndo|a qu[eé] hora)|no (?:s[eé]|sabemos|sabe) (?:qu[eé] d[ií]a|cu[aá]ndo|a qu[eé] hora) es|(?:se (?:me|nos|le) olvid[oó]|olvid[eé]|olvidamos)(?: \p{L}+){0,3} (?:qu[eé] d[ií]a|cu[aá]ndo|la hora|el d[ií]a))(?!\p{L})/u;
const OF_VISIT =
  /(?<!\p{L})(?:(?:has|have|'ve|got|made|make|had|is) (?:\p{L}+ ){0,2}(?:an? |my |his |her )?(?:\p{L}+ )?(?:appointment|appt|visit|check-?up|cleaning|consult\p{L}*|physical)|tiene (?:una )?cita|tengo (?:una )?cita|(?:la|su|mi) cita)(?!\p{L})/u;
/** 'Get me Mr. Harrow.' */
const BY_TITLE =
  /(?<!\p{L})(?:(?:get me|give me|put me (?:through to|on with)|(?:let me|(?:i|i'd) (?:just )?(?:want|need|like|would like) to|can i|may i|could i) (?:please )?(?:talk|speak) (?:to|with)) (?:dr|doctor|mr|ms|mrs|miss|attorney) \p{L}{2,}|i (?:just )?(?:want|need) (?:mr|ms|mrs|attorney) \p{L}{2,}$)(?!\p{L})/u;
/** Asks whether one may cancel at will: a contract, no appointment. */
const MAY_CANCEL =
  /\b(?:contract|subscription|commitment|plan|contrato|compromiso|suscripci[oó]n)\b|\b(?:can|could) (?:i|we|you|one) cancel (?:it )?(?:any ?time|whenever|if)\b|\bse puede cancelar\b|\bcancelar cuando\b/;
const CALLS_THEMSELVES =
  /\b(?:i'll|i will|i can|let me|i'd rather) (?:just )?(?:call|ring)\b|\bdon't call\b|\byo (?:les )?llamo\b/;
const HAS_ONE =
  /\balready (?:booked|made|scheduled|have (?:one|an appointment|it))\b|\bdon't (?:want|need) (?:an appointment|to book|to schedule)\b/;

const BYE =
  /(?:^|\s)(?:bye(?: bye)?|goodbye|good night|so long|take care|cheers|adi[oó]s|hasta luego|that's (?:all|everything|it for (?:now|today))|that is all|es todo|nothing else)(?: (?:thanks|thank you|then|now|dear|gracias))*$/;
/** 'I asked about a contract. Forget it, bye': the last words end the call, whatever was wished for before them. */
const GIVES_UP =
  /(?:forget (?:about )?(?:it|this)|never ?mind|olv[ií]del[oa]|d[eé]jelo)(?: (?:then|ok|okay|just|it's fine|thanks|thank you|gracias))* (?:bye(?: bye)?|goodbye|adi[oó]s|hasta luego)$/u;
/** 'No, I'll see you at ten on Friday.' */
const SEES_YOU =
  /^(?:(?:no+|nope|ok|okay|alright|great|perfect|good|well|so|thanks|thank you|then) )*(?:i'll |we'll |i will |we will )?see (?:you|ya|y'all)(?: \S+){0,6}$|^(?:(?:no|ok|bueno|gracias|entonces|pues) )*nos vemos(?: \S+){0,6}$/u;
const NOT_CANCELED =
  /\b(?:don't|do not|didn't|not|never|no need to|isn't|without|instead of|rather than|nothing is) (?:\S+ ){0,3}?(?:cancel\p{L}*|drop(?:ped)? it)|(?<!\p{L})no (?:\S+ ){0,2}?(?:cancel|anul)\p{L}*/gu;
/** 'Okay forget the cleaning', in the middle of a turn. */
const FORGETS =
  /\b(?:forget|skip|scratch) (?:about )?(?:the|that) (?:\p{L}+ )?(?:appointment|booking|visit|consultation|cleaning|check-?up|whitening|filling|physical|crown|introduction)\b/u;
/** 'I don't need any sign language' drops no visit. */
const WANTS_NO_OTHER =
  /\b(?:don't|do not|didn't) (?:want|need) (?:any |an? |the )(?!(?:\S+ )?(?:appointments?|visits?|bookings?|messages?|calls?|meeting|demo|consult\p{L}*|time|slot|one|of)(?!\p{L}))\p{L}+/u;
/** A question about appointments, and no wish for one. */
const NEEDS_ONE =
  /\b(?:do|does|would|will) (?:i|we|he|she|they|you|one|people) (?:\S+ ){0,2}(?:need|have to (?:have|make)) (?:an? )?(?:appointment|booking)\b|\b(?:do|will|would) (?:i|he|she|we) (?:\S+ )?need (?:an? |the )?(?:\S+ ){1,3}(?:first|before)\b|\b(?:hace falta|se necesita) (?:una )?cita\b/;
/** Refuses what was asked for. */
const WONT_SAY =
  /^(?:\S+ )?no (?:name|number|phone)\b|\b(?:rather not|won't|not going to|don't want to|prefer not to) (?:give|say|tell|share|leave)\b|\b(?:prefiero no|no (?:quiero|voy a)) (?:dar|decir)/;
const PAINLESS =
  /\b(?:doesn't|does not|isn't|not|don't|didn't) (?:really )?(?:hurt|hurting|painful)\b|\bno pain\b|\bno me duele\b/;
/** An appointment that exists: 'I have a follow-up this Thursday'. */
const HAS_ONE_ON =
  /\b(?:i|we|he|she)(?:'ve| have| has|'s)(?: already)?(?: got)? (?:an?|my|our) (?:\S+ ){0,2}(?:appointment|visit|check-?up|cleaning|follow-?up|consult\p{L}*|physical|session)(?: \S+){0,2}? (?:this|on|next|today|tomorrow|sometime)\b/u;
const MOVES_IT = /\b(?:needs?|has|have|got) to be (?:moved|rescheduled|changed)\b/;

/** Says what is wanted: whoever does so neither leaves nor drops it. */
export const WANTS =
  /(?<!\b(?:don't|do not|didn't|what|if) )(?:\bi (?:just |still |really |only )?(?:want|need|asked|meant|would like)\b(?! (?:nothing|no )|(?:ed)?(?: to know)?$)|\bi'd like\b)|(?<!\p{L})(?<!no )(?:quiero|necesito|quisiera)(?!\p{L})/u;
/** Wants no time of those that were begun for them: they have one, or only asked. */
export const NO_NEW =
  /\b(?:don't|do not) (?:want|need) (?:another|a new|any other|any)(?: (?:one|time|appointment|visit|day))?\b|\b(?:not|isn't) booking (?:anything|one|a)\b|\b(?:don't|do not) book\b|\bi (?:only|just) asked\b|\bi have (?:the|it|one|an?)\b.{0,24}\balready\b|\bi already (?:have (?:the|an?|one|it|my)|booked|made)\b|\bno quiero otra\b|\b(?:won't|will not|not going to|don't want to) (?:\S+ )?(?:make|book|schedule) (?:an?|another|any) /;
const CHANGES =
  /\b(?:move|change|switch|push|reschedule|make) (?:it|that|the)\b|\b(?:just |but )(?:later|earlier|another)\b|\bmu[eé]v|\bc[aá]mbi/u;
/** What plain words say that is no matter of learning, and how surely; 0 takes back what the model heard. */
export function answersOf(text: string, asked: Asked): [ActId, number][] {
  // 'Ya', written in a hurry, takes no leave.
  if (SHORT_YES.test(text))
    return [
      ["affirm", 0.95],
      ["bye", 0],
      ["drop", 0],
      ["deny", 0],
    ];
  const plain: [ActId, number][] = [];
  // 'Just skip it' skips what was asked for.
  if (OF_ONE.includes(asked) && SKIPS.test(text)) plain.push(["refuse", 0.9]);
  else if (DROP.test(text) || /\bnever ?mind(?: (?:thanks|thank you|bye|goodbye|then))*$/.test(text))
    plain.push(["drop", 0.9]);
  const givesUp = GIVES_UP.test(text);
  if (givesUp) plain.push(["drop", 0.9]);
  if (BYE.test(text) && (givesUp || !WANTS.test(text))) plain.push(["bye", 0.9]);
  if (asked === "anything-else" && SEES_YOU.test(text)) plain.push(["bye", 0.9]);
  if (NO_NEW.test(text)) plain.push(["book", 0], ["drop", 0.9]);
  else if (WANTS.test(text) && !DROP.test(text) && !givesUp) plain.push(["drop", 0], ["bye", 0]);
  if (!DROP.test(text) && WANTS_NO_OTHER.test(text)) plain.push(["drop", 0]);
  if (FORGETS.test(text)) plain.push(["drop", 0.95], ["book", 0]);
  if (ANGRY.test(text)) plain.push(["complaint", 0.95], ["book", 0], ["reason", 0], ["billing", 0]);
  if (OFF_LIST.test(text))
    plain.push(["message", 0.95], ["drop", 0], ["cancel", 0], ["callback", 0], ["move", 0]);
  if (OTHER_MACHINE.test(text)) plain.push(["bot", 0]);
  if (MACHINE.test(text) && !TOLD_TO_CALLERS.test(text)) plain.push(["bot", 0.9]);
  if (WAS_CALLED.test(text) && asked !== "note") plain.push(["returning", 0.9], ["book", 0], ["callback", 0]);
  if (HAS_ONE_AT.test(text) && IS_LATE.test(text) && !NOT_COMING.test(text))
    plain.push(["late", 0.95], ["complaint", 0], ["whenis", 0]);
  if (HAS_ONE_AT.test(text) || IS_BOOKED.test(text)) plain.push(["book", 0]);
  if (/^(?:\S+ ){0,3}tengo (?:una |la )?cita(?!\p{L})/u.test(text)) plain.push(["whenis", 0.7]);
  const later = text.replace(NOT_LATE, " ");
  if (later !== text && !IS_LATE.test(later)) plain.push(["late", 0]);
  if (FORGOT_WHEN.test(text) && OF_VISIT.test(text))
    plain.push(["whenis", 0.95], ["book", 0], ["reason", 0], ["avail", 0]);
  const passive = TO_BE_MOVED.exec(text)?.groups?.["what"];
  if (passive) plain.push([passive.startsWith("cancel") ? "cancel" : "move", 0.95], ["book", 0]);
  if (BY_TITLE.test(text)) plain.push(["person", 0.9]);
  if (PERSON.test(text)) return [...plain, ["person", 0.95], ["deny", 0], ["callback", 0]];
  if (MAY_CANCEL.test(text)) plain.push(["cancel", 0]);
  const kept = text.replace(NOT_CANCELED, " ");
  // 'No, just cancel it, don't move it.'
  if (/\bjust cancel\b/.test(text)) plain.push(["move", 0], ["keep", 0]);
  else if (kept !== text && !/\bcancel|(?<!\p{L})anul/u.test(kept)) {
    plain.push(["cancel", 0]);
    if (CHANGES.test(kept)) plain.push(["move", 0.9], ["keep", 0]);
    else plain.push(["keep", 0.9]);
  }
  if (CALLS_THEMSELVES.test(text)) plain.push(["callback", 0]);
  if (HAS_ONE.test(text) || HAS_ONE_ON.test(text) || NEEDS_ONE.test(text)) plain.push(["book", 0]);
  if (HAS_ONE_ON.test(text)) plain.push(["whenis", 0.6]);
  if (NEEDS_ONE.test(text)) plain.push(["walkin", 0.7]);
  if (MOVES_IT.test(text)) plain.push(["move", 0.9]);
  if (PAINLESS.test(text)) plain.push(["pain", 0]);
  if ((asked === "name" || asked === "phone") && WONT_SAY.test(text)) plain.push(["refuse", 0.9]);
  if (
    asked === "confirm" &&
    /\bplease do\b(?! not)|\bdo (?:book|cancel|send|pass|move) (?:it|them|that)\b/.test(text)
  )
    return [...plain, ["affirm", 0.9], ["deny", 0], ["drop", 0]];
  if (asked === "offer" && DECLINES.test(text)) return [...plain, ["decline", 0.9], ["affirm", 0]];
  if (!QUESTIONS.includes(asked)) return plain;
  if (
    NO.test(text) &&
    !NO_THING.test(text) &&
    !(asked === "anything-else" && /^(?:that's|that is)/.test(text))
  )
    return [...plain, ["deny", 0.95], ["affirm", 0]];
  if (
    YES.test(text) &&
    !/^(?:ok|okay|alright|all right|well|right|bueno|fine|sure) (?:but|so|and|then|what|how|where|when|do|can|is|are|who|i|pero)\b/.test(
      text,
    )
  )
    return [...plain, ["affirm", 0.95], ["deny", 0]];
  return plain;
}
const SHORT_YES =
  /^(?:ya+|yah|ye|mhm|mm-?hm+|k|kk)(?: (?:ya|yes|ok|sure|please|pls|plz|thx|ty|thanks|thank you|cool|great))*$/u;
const OF_ONE: readonly Asked[] = ["name", "phone", "note"];
export const SKIPS =
  /^(?:(?:oh|no|can (?:we|you|i)|let's|could (?:we|you|i)|i'd rather|just|ok|okay|y|please|actually|well) )*(?:skip|leave out|pass on|s[aá]lt\p{L}*|om[ií]t\p{L}*)(?: (?:it|that|this|es[eoa]|eso|esa parte|that (?:one|part)|this (?:one|part)|the (?:number|phone|name|message|note)|el n[uú]mero|el nombre))?(?: (?:please|thanks|then|por favor|for now))*$/u;
/** A yes or no, and nothing beside it. */
export const YES_NO =
  /^(?:(?:yes|no|si|ok|okay|sure|yeah|yep|nope|please|right|fine|sí|gracias|claro|bueno)(?: |$))+$/;
