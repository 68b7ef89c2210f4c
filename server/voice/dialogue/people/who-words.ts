/** Who calls, who comes and who is to be called, as callers say it. */
import { RELATIONS } from "../readers/relation.ts";
import { NAME_PART } from "../readers/plain-name.ts";

export const NAMED = `${NAME_PART}(?: ${NAME_PART}){0,2}`;
const KIN = `(?:${RELATIONS}|guardian|caregiver|aide|assistant|boss|dad|mom|mum|father|mother|hij[oa]|mam[aá]|pap[aá]|madre|padre)`;

/** 'I'm Claire Fontaine, her mom', 'soy Maribel, la hija'. */
export const CALLER = [
  new RegExp(
    `(?<![\\p{L}'])(?:[Ii]'?m|I am|[Tt]his is|[Mm]y name(?:'s| is)|[Ss]oy|[Mm]e llamo) (${NAMED}),? (?:and )?(?:[Ii]'?m |I am |soy )?(?:his|her|their|the|la|el|su) ${KIN}(?!\\p{L})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})(?:I'm|I am|[Ss]oy) (?:his|her|their|the|la|el|su) ${KIN},? (${NAMED})`, "u"),
  // 'I'm their dad, my name's Colin'.
  new RegExp(
    `(?<!\\p{L})(?:I'm|I am|[Ss]oy) (?:his|her|their|the|la|el|su) ${KIN}[,.]? (?:and |y )?(?:[Mm]y name(?:'s| is)|[Mm]e llamo|[Mm]i nombre es) (${NAMED})`,
    "u",
  ),
  // 'It's Nicole, but it's for Dr. Tran'.
  new RegExp(
    `(?:^|[.!?] )[Ii]t's (${NAMED}),? but (?:it's|it is|this is|the \\p{L}+(?:'s| is)) for(?!\\p{L})`,
    "u",
  ),
  // 'Peter's me'.
  new RegExp(
    `(?<!\\p{L})(${NAMED})(?:'s| is) (?:me|my name|my own name|the (?:mom|dad|mother|father|parent|caller))(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:I'm|I am|soy) (${NAMED}),? (?:and )?(?:I'm|I am|soy) (?:the one|la que|el que)(?!\\p{L})`,
    "u",
  ),
  // 'It's Claire Fontaine calling for my son'.
  new RegExp(
    `(?<![\\p{L}'])(?:[Ii]'?m|[Ii]t's|[Tt]his is|[Ss]oy) (${NAMED}),? (?:and )?(?:I['’]m |I am )?(?:calling|llamo|llamando) (?:for|por|para)`,
    "u",
  ),
];
/** 'This is Priya Raman, my husband needs a physical'. */
export const BEFORE_KIN = new RegExp(
  `(?<![\\p{L}'])(?:[Tt]his is|[Mm]y name(?:'s| is)|[Ii]'m|[Ss]oy|[Mm]e llamo) (${NAMED})(?:[,.]| and)?(?: \\p{Ll}[\\p{L}']*){0,8} (?:my|mi) (?:\\p{L}+ )?${KIN}(?!\\p{L})`,
  "u",
);
export const KIN_NEXT = new RegExp(
  `^(?:(?:so|and|but|um+|uh+|hey|mire|oiga|es que|i'm calling|i am calling|llamo|quer[ií]a|quisiera|i need|i'd like|necesito)[, ]+(?:\\p{L}+ ){0,4}?)*(?:for |para |a |get |about )*(?:my|mi|our) (?:\\p{L}+ )?${KIN}(?: \\p{L}+)? (?:needs?|wants?|is|has|had|woke|could|would|should|can|le|se|necesita|quiere|tiene|est[aá]|amaneci[oó]|anda)(?!\\p{L})`,
  "iu",
);
/** 'June is her name', 'the visit's June's'. */
export const IS_THEIRS = [
  new RegExp(`(?<!\\p{L})(${NAMED})(?:'s| is) (?:her|his|their) (?:first |full )?name(?!\\p{L})`, "u"),
  new RegExp(
    `(?<!\\p{L})(?:visit|appointment|one|cleaning|check-?up|physical)(?:'s| is) (${NAMED})'s(?!\\p{L})`,
    "u",
  ),
];
export const BESIDE = [
  new RegExp(`(?<!\\p{L})(?:[Yy]o (?:soy|me llamo)|(?:and|but) I'?m|and I am) (${NAMED})`, "u"),
];
/** 'It's for Jaylen, same last name', 'book it under Jaylen Rhodes', 'Jaylen's the patient'. */
export const PATIENT = [
  new RegExp(
    `(?<!\\p{L})(?:(?:[Ii]t|[Tt]his|[Tt]hat|(?:the |that )?(?:visit|appointment|cleaning|check-?up|physical|booking|one))(?:'s| is| should be)|(?:[Bb]ook|[Pp]ut|[Mm]ake|[Cc]hange) (?:it|that|this|the (?:name|appointment|visit))(?: to be)?|[Ee]s|la cita es) (?:for|under|to|para|a nombre de) (?:(?:my|mi|our) (?:\\p{L}+ )?${KIN},? )?(?:called |named )?(${NAMED})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(${NAMED})(?:'s| is| es) (?:the|el|la) (?:patient|kid|one (?:coming|who's coming|with)|paciente)`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})(?:under|a nombre de(?: (?:ella|él|mi ${KIN}),?)?) (${NAMED})(?=[.,!?]|$| )`, "u"),
  // 'Ava's my daughter'.
  new RegExp(`(?<!\\p{L})(${NAMED})(?:'s| is| es) (?:my|our|mi) (?:\\p{L}+ )?${KIN}(?!\\p{L})`, "u"),
  // 'Evan Hsu, and I'm Grace, his mom'.
  new RegExp(
    `(?:^|[.!?;] )(?!Yo (?:soy|me))(${NAMED}),? (?:and |y )?(?:[Ii]'?m|I am|(?:yo )?soy) (?:${NAMED},? )?(?:his|her|their|the|la|el|su) ${KIN}`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Hh]is|[Hh]er|[Tt]he (?:patient|kid|child|baby|girl|boy)(?:'s)?|[Mm]y \\p{L}+'s|[Ss]u) (?:full )?(?:name|nombre)(?:'s| is| es)? (${NAMED})`,
    "u",
  ),
  // 'It's Mateo, Mateo Lindqvist, he's seven'.
  new RegExp(
    `(?<!\\p{L})[Ii]t(?:'s| is) (?:\\p{Lu}[\\p{L}'-]+, (?=\\p{Lu}))?(${NAMED}),? (?:s?he)(?:'s| is)(?!\\p{L})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})[Tt]he (?:patient|kid|child|baby|girl|boy|one coming)(?:'s| is) (${NAMED})`, "u"),
  new RegExp(
    `(?<!\\p{L})(?:(?:[Hh]is|[Hh]ers|[Tt]heirs) is|nombre de (?:él|ella|mi \\p{L}+) es|paciente es (?:mi \\p{L}+,? )?) ?(${NAMED})`,
    "u",
  ),
];
export const NOT_MINE = new RegExp(
  `(?<!\\p{L})(?:it's|it is|that's|that is|es) (?:not (?:for )?(?:me|mine),? (?:it's|it is|but) )?(?:for )?(?:my|our|de mi) (?:\\p{L}+ )?(${RELATIONS})(?:'s)?(?=[.,!?;]|$| not | who)`,
  "iu",
);
/** 'My dad passed away and he had an appointment on the third.' */
export const HAD_ONE = new RegExp(
  `(?<!\\p{L})(?:my|our|mi) (?:\\p{Ll}+ )?(?<kin>${RELATIONS})(?![\\p{L}'’])[^.?!]{0,80}(?<!\\p{L})(?:he|she|[eé]l|ella)(?:'s| had| has| was| is|'d| ten[ií]a| tiene)(?: got| supposed)? [^.?!]{0,24}(?:appointment|visit|check-?up|cleaning|physical|cita)(?!\\p{L})`,
  "iu",
);
/** 'It's Stan's name you want', 'but it's Stan's appointment'. */
export const THEIRS = new RegExp(
  `(?<!\\p{L})(?:[Ii]t's|[Ii]t is|[Uu]se|[Pp]ut|[Uu]nder|is for) (${NAMED})'s (?:name|appointment|visit|consult\\p{L}*|meeting|check-?up|cleaning)(?!\\p{L})`,
  "u",
);
export const OF_INSURANCE = /\binsur\p{L}*|\b(?:plan|coverage|covered|policy|seguro)\b/iu;
export const OF_ONESELF = /(?<!\p{L})(?:me|myself|mí)(?!\p{L})/u;
export const SHARED =
  /\bsame (?:last |family |sur)?name\b|\b(?:is|'s) an? \p{Lu}[\p{L}'-]+,? too\b|mismo apellido/iu;
/** 'Dad's number' is nobody's called Dad. */
export const IS_KIN = new RegExp(`^${KIN}$`, "iu");

export const TWO_FIRST = new RegExp(
  `(?<!\\p{L})(?:[Ii]t's for|[Ff]or|[Tt]hey're|[Nn]ames are|[Cc]alled|[Ss]on|[Pp]ara) (${NAME_PART}) (?:and|y) (${NAME_PART})(?=[.,!?]|$)`,
  "u",
);
export const REACHES =
  /\b(?:call|ring|phone|text|reach|ask for|talk to|speak (?:to|with)|number|pick(?:s)? up|answers?) (?:back )?(?:him|her|them|is|for|my|his)?/i;
export const FOR_THEM = [
  new RegExp(
    `(?<!\\p{L})(?:la paciente|el paciente|the patient) (?:es|is) (?:(?:mi|my) ${KIN},? )?(${NAMED})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:cita|receta|visit|appointment) (?:es )?(?:de|for) (?:mi|my) ${KIN},? (${NAMED})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ff]or|about|behalf of|[Pp]ara|por|de) (?:my|mi|our) (?:\\p{L}+ )?${KIN}(?:'s \\p{L}+)?(?: really| actually)?,? (?:named |called )?(${NAMED})`,
    "u",
  ),
  new RegExp(`(?<!\\p{L})(?:my|mi|our) (?:\\p{L}+ )?${KIN}'s \\p{L}+(?: \\p{L}+)?, (${NAMED})`, "u"),
];
export const KIN_NAMED = [
  new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Mm]i|[Oo]ur) (?:\\p{L}+ )?${KIN}(?:'s name is|'s| is| es| se llama|,)? (${NAMED})`,
    "u",
  ),
];
/** 'He's Manuel Castro', of whose visit was spoken of. */
export const HE_IS = new RegExp(
  `(?<!\\p{L})(?:[Hh]e's|[Ss]he's|[Hh]e is|[Ss]he is) (${NAME_PART} ${NAME_PART})`,
  "u",
);
/** 'She'd be the one to call', 'the call is for her': who is to be called is not who calls. */
export const CALL_THEM =
  /(?<!\p{L})(?:(?:[Ss]he|[Hh]e|[Tt]hey)(?:'d| would|'s| is|'ll| will|'re| are)? (?:be )?(?:the|your) (?:one|person|best)(?! (?:who|that) (?!you|should))|(?:call|ring|phone|reach|text) (?:her|him|them)(?! first)|(?:talk|speak) (?:to|with) (?:her|him|them)(?! instead of me)|(?:the|that) call(?:'s| is| should be| would be) for (?:her|him|them|my)|call (?:my|our) (?:\p{L}+ ){1,3}?(?:instead|and not me|not me)|ll[aá]m(?:en|a)l[ao] a (?:ella|él))(?!\p{L})/u;
export const CALL_NAMED = [
  new RegExp(
    `(?<!\\p{L})(?:(?:[Tt]he|[Tt]hat) call(?:'s| is| should be| would be) (?:for|to)|[Cc]all(?: should (?:go|be))? (?:to |for )?|[Ii]t's|[Pp]ut|[Tt]o|[Ff]or) (${NAMED}),? (?:and )?(?:not|instead of) (?:for |to )?me(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ii]t's|[Ii]t is) (${NAMED}) (?:(?:that )?(?:they|you|she|he) (?:should|need to|have to|can)|who(?:'s| is| should)|to) (?:be )?(?:called|call|ask for|talk to|speak (?:to|with))(?!\\p{L})`,
    "u",
  ),
];
const CALL_KIN = "(?<!\\p{L})(?:[Cc]all|[Rr]ing|[Pp]hone|[Rr]each|[Cc]ontact) (?:my|our) \\p{Ll}[\\p{Ll}-]+";
const CALLED_SO = "(?:(?:his|her) name(?:['’]s| is) |that['’]s |it['’]s )?";
export const CALL_INSTEAD = [
  new RegExp(`${CALL_KIN} instead,? ${CALLED_SO}(${NAMED})`, "u"),
  new RegExp(
    `${CALL_KIN},? ${CALLED_SO}(${NAMED})(?=[^.?!]{0,60}(?:(?<!\\p{L})instead(?!\\p{L})|not me(?!\\p{L})))`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ii]t['’]s|[Ii]t is) (${NAMED}) (?:who |that |whom )?(?:you['’]re|they['’]re|you are|they are|you['’]ll be|they['’]ll be) (?:calling|ringing|phoning|talking to)(?!\\p{L})`,
    "u",
  ),
];
export const MY_NUMBER =
  /(?<!\p{L})(?:my|mi) (?:own |cell |mobile )?(?:number|phone|cell|mobile|n[uú]mero|tel[eé]fono|celular)(?!\p{L})/iu;
export const THEIR_NUMBER =
  /(?<!\p{L})(?:(?:his|her|their|su) (?:own |cell |mobile |home |work )?(?:number|phone|cell|mobile|n[uú]mero|tel[eé]fono|celular)|(?:reach|call|ring|text) (?:him|her|them)|\p{Lu}\p{L}+'s (?:number|phone|cell))(?!\p{L})/u;
export const THEIR_NAME = [
  new RegExp(
    `(?<!\\p{L})(?:(?:[Hh]er|[Hh]is|[Tt]heir) name(?:'s| is)|[Aa]sk for|[Ss]u nombre es|[Ss]e llama|[Pp]regunten? por) (${NAMED})`,
    "u",
  ),
];
/** Tells of somebody else. */
export const OTHERS = new RegExp(`(?<!\\p{L})(?:my|his|her|mi|su) (?:\\p{L}+ )?${KIN}(?!\\p{L})`, "iu");
export const OWN_NAME = [
  new RegExp(`(?<![\\p{L}'])(?:[Ii]'?m|I am|[Mm]y name(?:'s| is)|[Ss]oy|[Mm]e llamo) (${NAMED})`, "u"),
  new RegExp(`(?<![\\p{L}'])(${NAMED})'s (?:phone|number|cell)`, "u"),
  // 'Her name's Dolores, mine's Patty'.
  new RegExp(`(?<!\\p{L})(?:[Mm]ine(?:'s| is)|(?:y )?el m[ií]o(?: es)?|yo) (${NAMED})`, "u"),
];
export const OWN = new RegExp(
  `(?<![\\p{L}'])(?:I'm|I am|[Mm]y name(?:'s| is)|[Yy]o soy|[Ss]oy) (${NAMED})`,
  "u",
);
