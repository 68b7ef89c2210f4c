/** Words by which a caller gives no number or name, wants no call, or leaves it open for now, in English and Spanish. */

const GIVE =
  "(?:giv(?:e|ing)|leav(?:e|ing)|shar(?:e|ing)|hand(?:ing)?|tell(?:ing)?|say(?:ing)?|put(?:ting)?(?: down)?|dar(?:le|les|lo)?|dejar(?:le|les|lo)?)";
const WONT =
  "(?:rather not|prefer(?: to)? not|won't|will not|not (?:going to|gonna|about to|comfortable)|don't (?:want|wanna|like|need|have)(?: to)?|do not (?:want|like)(?: to)?|can't|(?<!did )not|no (?:quiero|voy a|puedo|le voy a)|prefiero no|mejor no)";
const NUMBER =
  "(?:phone |cell |my |a |any |another |the |your |our |mi |el |un |ning[uú]n )*(?:numbers?|phone|cell|digits|n[uú]mero|tel[eé]fono|celular)";
/** 'I'd rather not give out my number', 'no number', 'I'm not leaving a number'. */
export const NO_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${WONT} (?:\\p{L}+ ){0,2}?${GIVE}(?: you| u| ya| out| y'all| it)*(?: out)? ${NUMBER}|no ${NUMBER}|(?:don't|do not|no) (?:need|have|necesita|tengo) ${NUMBER}|(?:don't|do not|can't|cannot) (?:\\p{L}+ )?(?:know|remember|recall) (?:${NUMBER}|it by heart)|no (?:me )?(?:s[eé]|acuerdo|recuerdo)(?: de)? ${NUMBER}|without (?:a|my) number|(?:don't|do not|won't|not going to|rather not) (?:(?:like|want|wanna|need) (?:to )?)?(?:give|hand|giving|handing) (?:it|that|mine) out|sin (?:n[uú]mero|tel[eé]fono))(?!\\p{L}| (?:is|was|es|two|one|at)(?!\\p{L}))`,
  "iu",
);
/** 'The one I'm calling from', 'it should be on your caller ID': nobody here sees it. */
export const FROM_HERE =
  /(?<!\p{L})(?:(?:number|one|phone|line|cell|n[uú]mero|tel[eé]fono)(?: that| que)? (?:i'm|i am|i|we're|estoy) (?:calling|call|talking|speaking|on|using|llamando)(?! (?:about|for))(?: \p{L}+)?|(?:n[uú]mero|tel[eé]fono|el|del)(?: (?:de|del|desde) (?:el |la )?(?:que|cual))+ (?:le |les |te )?(?:llamo|estoy llamando|hablo)|caller id|(?:on|in) your (?:screen|display|phone)|(?:shows?|showing|came|comes|pops?) up (?:on|for|there)|(?:use|at|on|to|with|just) (?:this|the same) (?:number|one|phone|line)(?! is)|(?:a|en|con) este (?:mismo )?(?:n[uú]mero|tel[eé]fono))(?!\p{L})|^(?:(?:it's|its|um|uh|oh|yeah|just|same|as) )*(?:this (?:number|one|phone|line)|este (?:mismo )?(?:n[uú]mero|tel[eé]fono))(?: (?:here|right here|is fine|works|please|i'm on))*$/u;
/** Said alone, once it was asked for. */
export const RATHER_NOT =
  /(?<!\p{L})(?:(?:i'd|i would|i) (?:\p{L}+ )?(?:rather|prefer) not(?! (?:have|be|do|come|wait|get))|prefiero no(?! (?:ir|venir|esperar)))(?!\p{L})/iu;
const NAME = "(?:my |a |any |the |your |mi |el |un )*(?:name|nombre)";
/** 'You don't need my name yet'. */
export const NO_NAME = new RegExp(
  `(?<!\\p{L})(?:${WONT} (?:\\p{L}+ )?${GIVE}(?: you| out)* ${NAME}|no ${NAME}(?= |$)|(?:don't|do not|no) (?:need|necesita) ${NAME}|why (?:do|would) you need ${NAME})(?!\\p{L})`,
  "iu",
);

const KIN =
  "(?:grandson|granddaughter|nephew|niece|husband|wife|spouse|partner|business partner|daughter|son|mom|mother|dad|father|parents|kids?|family|boss|sister|brother|folks|girlfriend|boyfriend|roommate|esposo|esposa|marido|mam[aá]|pap[aá]|hij[ao]|familia|jefe|pareja|soci[oa])";
const OWN = `(?:my|our|mi|the) ${KIN}`;
/** They decide later, or call again themselves: nothing is begun for them, and nobody calls them. */
export const LEAVES_OPEN = new RegExp(
  `(?<!\\p{L})(?:(?:talk|think|go) (?:it|this|that|things) over(?! (?:the|with (?:the|your|a) (?!${KIN})))` +
    `|(?:ask|talk to|talk with|check with|speak (?:to|with)|run (?:it|this|that) (?:by|past)|see what|preguntarle a|hablar(?:lo)? con|consultar(?:lo)? con) ${OWN}(?: (?:thinks?|says?|wants?|about (?:it|this|that)))?(?=[^.?!]{0,24}(?<!\\p{L})(?:first|before|and (?:get back|call)|primero|antes)(?!\\p{L})|[.,!]|$)` +
    "|(?:ask|talk to|talk with|check with|speak (?:to|with)|run (?:it|this|that) (?:by|past)) (?:him|her|them)(?: about (?:it|this|that))? (?:first|before|and (?:get back|call|see))" +
    "|(?:i'll|we'll|i will|we will|let me|i'm (?:going to|gonna)) (?:just |go |maybe |first )*(?:(?:take|have) (?:a|another) look|look (?:around|it over|into (?:it|this|that)|at (?:it|this|that|the (?:site|website|page|prices)))|check (?:it|the (?:site|website|page)) out|read up)" +
    `|(?:i'll|we'll|i will|i can) (?:just )?(?:(?:have|get|let|ask) ${OWN} (?:to )?(?:look|check|find|figure|see to|handle)|look (?:it|that) up|find (?:it|my way|out)(?! (?:if|whether|what|when))|google (?:it|that)|figure (?:it|that) out|use (?:my|the) (?:phone|gps|map|maps))` +
    "|(?<!(?:don't|not|you|to) )think (?:about (?:it|this|that)|on it)(?! (?:as|like))|sleep on it|pensarlo|pens[aá]rmelo" +
    "|(?<!(?:tell|say|saying|says|that|if|when|until|before|and) )(?:i'll|we'll|i will|we will|i'd|let me|i can|yo(?: les)?) (?:just |probably |maybe |rather |prefer to )*(?:call|ring|vuelvo a llamar|llamo)(?: you| y'all| you guys)? ?(?:back|again|later|another time|when|if|once|despu[eé]s|luego|otro d[ií]a)?(?= (?:when|if|once|later|after|another|tomorrow|back|again|cuando|si)(?!\\p{L})|[.,!?]|$)" +
    "|(?:i'll|we'll|i will|we will) (?:just |probably |maybe )*(?:re-?book|re-?schedule|book (?:again|another|it)|make (?:another|a new one)|set up (?:another|a new one))(?: (?:it|one))? (?:when|once|after|later|another time|some other time|online|myself)" +
    "|(?:i'll|we'll) (?:holler|reach out|be in touch|get back (?:to|with) (?:you|y'all)|let (?:you|y'all) know|give (?:you|y'all) a (?:holler|call|shout)(?: back)?)" +
    "|(?:i'll|we'll|i will|we will|i'd better|i should) (?:just |probably |maybe |better )*(?:call|see|go to|try|check with|go see) (?:my|our|a|an|the|urgent) (?:own |real |regular )?(?:doctor|dentist|lawyer|vet|pharmacist|pharmacy|care|er|emergency room|clinic|pediatrician|bank|landlord)(?! (?:and|then) (?:call|come|get) )" +
    "|(?:just|only) (?:shopping|browsing|looking)(?: around)?(?!\\p{L}| (?:for|to|at)(?!\\p{L}))|(?:comparing|checking) (?:prices|around)|not ready to (?:book|commit|decide|sign)" +
    "|(?:don't|do not) need (?:anything|nothing)(?! (?:else )?(?:for|to|from|but|except|special))|(?:don't|do not|no) (?:need|have) to (?:call|bother)(?: me| anybody| anyone| calling me)?(?: back)?(?=[.,!]|$| (?:i|thanks|thank))|there's no message|no necesito nada)(?!\\p{L})",
  "iu",
);
/** 'Hold on, let me ask my wife': they are back at once. */
export const WAITS_A_MOMENT =
  /(?<!\p{L})(?:hold on|hang on|one (?:sec|second|moment|minute)|just a (?:sec|second|moment|minute)|real quick|right now|espere|un momento)(?!\p{L})/iu;
/** Takes their leave in so many words. */
export const PARTS =
  /(?<!\p{L})(?:bye|goodbye|have a (?:good|great|nice|blessed)|take care|thanks? (?:you )?(?:anyway|though|for (?:the|your)|so much)|holler at|thank you|thanks|adi[oó]s|hasta luego|gracias)(?!\p{L})/iu;
/** Writing, and no call: 'by email, not a phone call'. */
export const NO_CALL =
  /(?<!\p{L})(?:not (?:a|by) (?:phone )?(?:call|phone)|no (?:phone )?calls?|(?:don't|do not|without|instead of) (?:\p{L}+ )?(?:call|calling)(?: me)?|rather (?:not have|have) (?:nobody|no one|no|not) (?:\p{L}+ )?call(?:ing|s)?|(?:rather|prefer) (?:not|no) (?:have )?(?:\p{L}+ )?call(?:ing|s|ed)?|no (?:me )?llam\p{L}+|nada de llamadas)(?!\p{L})/iu;
