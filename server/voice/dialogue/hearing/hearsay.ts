// 'My neighbor said estimates are free with you', 'since cleanings are free, can I get one?', 'you listen to all my calls,
// I read that somewhere': what somebody takes for true and would have confirmed asks whether it is so.

const WHO =
  "(?:(?:my|our|a|an|this|some|one) (?!(?:\\p{L}+ )?(?:doctor|dentist|lawyer|attorney|nurse|pharmacist|therapist|boss|landlord|insurance|specialist|surgeon|judge|ex)(?!\\p{L}))(?:(?:old|good|other|best|elder|younger|older|next[- ]door) )?\\p{L}+(?:-in-law)?(?: (?:of mine|at (?:work|church|school)|next door|down the street|here))?|somebody|someone|everybody|everyone|people|they|a guy)";
const SAYS =
  "(?:(?:just |also |always |kinda |keeps? )?(?:said|says|saying|told me|tells me|telling me|claims|claimed|swears|swore|insists|insisted|thinks|mentioned|figures))";
const READ =
  "(?:i(?:'ve| have)? (?:just |also |always |kinda )?(?:heard?(?! you (?:the|just|fine|already|loud|ok|okay|right|correctly|say|and)(?!\\p{L}))|read|saw|was told|been told|understand|was under the impression|thought|assumed|figured|noticed|seen)|(?:your|the) (?:web ?site|site|ad|ads|flyer|page|brochure|sign|billboard|reviews?) (?:says?|said|claims?)|you(?: guys| people)? (?:said|say|claim|promise|advertise) (?:on|in|at) (?:your|the) (?:web ?site|site|ad|ads|flyer|page|brochure|sign|billboard)|it says(?: (?:here|online|on your (?:web ?site|site|page)))?|rumor has it|word is|(?:el|su) (?:sitio|p[aá]gina) dice|me dijeron|escuch[eé]|o[ií]|le[ií]|mi \\p{L}+ (?:dice|dijo)|dicen)";
const LEAD = "(?:(?:so|and|but|ok|okay|well|now|hi|hey|hello|um|uh|oye|oiga|pues|y|pero),? )*";
/** Something of the business, as it is now; of what was, or is somebody's own, nothing is asked. */
const OF_THEM =
  "(?!(?:\\p{L}+ ){1,4}?(?:was|were|had|will|would|called|texted|said|told|left|sent|tried|wanted|needs?|needed|lost)(?!\\p{L}))(?!(?:it|he|she|that|this)(?:'s| is) )(?:you(?:'re|'ll| guys| all| people| folks)?|y'all|it|they(?:'re)?|there(?:'s| is| are)|no|all|any|every|your|most|some|ustedes|es|hay|(?:the |la |el |los |las |a |an )?(?!(?:i|we|he|she|my|our|his|her|doctor|mi)(?!\\p{L}))\\p{L}+(?: \\p{L}+){0,3}?(?:'s(?= (?:always|free|included|covered|only|just|supposed|not|the|an?)(?!\\p{L}))| (?:is|are|comes?|costs?|has|have|gets?|must|can|don't|doesn't|include|can't|should|es|son|cuesta|incluye)))";
/** 'I heard that ...': what stands behind it, to the end of its sentence or to where another question begins. */
const HEARD_THAT = new RegExp(
  `(?<lead>(?<=^|[.!?] )${LEAD})(?:${WHO} ${SAYS}|${READ})(?:,? (?:somewhere|online|once|(?:on|in) (?:tv|(?:your|the) (?:web ?site|site|page|ad|google|facebook)|google|facebook|yelp)))?(?: that| que)?,? (?<what>${OF_THEM}(?!\\p{L})[^.?!]{4,160})(?<end>[.?!]|$)`,
  "giu",
);
/** '..., i heard', '... i read that somewhere' */
const SO_HEARD = new RegExp(
  `(?<lead>(?<=^|[.!?] )${LEAD})(?<what>(?!(?:\\p{L}+ ){1,3}?(?:was|were|called|texted|said|told|left|sent|tried)(?!\\p{L}))(?:you|y'all|it|they|there|your|the|all|ustedes|people)(?!\\p{L})[^.?!]{8,140}?),? (?:or so )?(?:i (?:just )?(?:heard|hear|read|saw|was told)(?: (?:that|it|so|about it|about that))?(?: (?:somewhere|online|once|on (?:tv|facebook|the internet|your (?:site|website))))?|(?:i (?:bet|assume|take it|imagine))|they (?:say|said|told me)|(?:that's|thats) (?:what (?:i (?:heard|read|was told)|(?:they|people|everybody|(?:my|our) \\p{L}+(?:-in-law)?) (?:says?|said|told me))|how it is(?: now)?)|(?:seg[uú]n|me) (?:dijeron|o[ií]|le[ií]))(?:,? (?:right|huh|no|(?:so )?that(?:'s|s) how it is(?: now)?))?(?<end>[.?!]*)$`,
  "iu",
);
/** 'So it's like thirty bucks a month' */
const SO_MUCH =
  /^(?:(?:ok|okay|wait|and|so|hey|hi|um),? )*(?:so|wait|then|it's|its|that's|this is)(?:,? (?:it's|its|that's|it is|this is|you're|like|about|only|just|around|what|maybe))* \$?[\p{L}\d-]+(?: (?:hundred|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|and|\p{L}*ty-\p{L}+))*(?: (?:bucks|dollars|d[oó]lares))?,? (?:a|an|per|each|every|al) (?:month|year|hour|visit|call|mes)(?!\p{L})[^?]{0,60}$/iu;
/** 'Since your shots are free, I just walk in, yeah?' */
const SINCE = new RegExp(
  `(?<lead>(?<=^|[.!?] )${LEAD})(?:since|seeing (?:as|that|how)|given that|being that|as long as|now that),? (?<what>(?!(?:i|i'm|i've|we|we're|he|she|he's|she's|last|the last|this|my (?!\\p{L}+ (?:is|are) (?:free|covered|included)))(?!\\p{L}))(?:(?:[\\p{L}'-]+ ){0,4}?[\\p{L}-]*(?:(?<!\\p{L})(?:is|are|comes?|costs?|includes?|do|does|have|has|give|take|open|covers?|gets?|don't|doesn't|charge)|'re|'s) [^,.?!]{2,80}?|(?:you're|your|ur) (?:open|closed|free) [^,.?!]{0,40}?)),? (?=(?:can|could|may|would|do|does|i|we|so|how|what|when|then)(?!\\p{L}))`,
  "giu",
);
/** 'Since I pay a membership fee with you, do I still ...?' */
const SINCE_I =
  /(?<lead>(?<=^|[.!?] ))(?:since|seeing (?:as|that)|given that),? (?<what>i (?:already )?(?:pay|paid|have|['’]ve got|got)(?!\p{L})[^,.?!]{2,60} (?:with|to|from|at|through) you(?: guys| people)?[^,.?!]{0,40}),? (?=(?:can|could|do|does|is|are|i|so|how|what|why|the)(?!\p{L}))/giu;
/** 'Is Tuesday the earliest I can come in?' */
const IS_IT_EARLIEST =
  /(?<!\p{L})(?:so )?(?:is|would|it['’]s|that['’]s) (?:it |that )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)(?: be)? (?:then )?(?:the )?(?:earliest|soonest|first)(?: (?:day|time|one|opening|appointment))?(?:(?: that)? (?:i|we|he|she) (?:can|could)[^.?!]{0,40}|(?: that)? you (?:have|got|can do)[^.?!]{0,20})?\?/giu;
/** 'What's a guy gotta do to get a lawyer around here?' */
const GOTTA_DO =
  /(?:what(?:['’]s| does| do|['’]ve) (?:an? |some )?(?:guy|girl|gal|man|woman|person|fella|lady|body|dude|i|patient|client) (?:have|has|got|gotta|need|needs)(?: got)?(?: to)? do to|who do i (?:have|need) to (?:bribe|beg|know|kill) to) (?<what>(?:get|see|talk|speak|reach|be seen|book|make)(?!\p{L})[^.?!]{3,60})(?:\?|$)/giu;
/** 'I have no idea what you do', 'don't know how this works' */
const NO_IDEA =
  /(?:(?:i (?:have|['’]ve got|got)|got|(?<=^|[.!?] )(?:i['’]ve )?) ?(?:no|not the faintest|zero) (?:idea|clue)|i (?:really |still |honestly |even )?(?:don['’]?t|do not) (?:really |even |quite |actually )?(?:know|get|understand|have a clue))(?: (?:about|of))? (?:(?<do>what (?:it is |exactly |even )?(?:you|y['’]all|you guys|you people|you folks|ringwell|this thing|it)(?: \p{L}+ly)? (?:do|does|are|is|sell|sells|offer|offers))|(?<how>how (?:it|this|that|this thing) works))(?=[.!,]|$)/giu;
/** '... Is that true?', behind what was put as a question. */
const IS_THAT_SO =
  /(?<end>\?) (?:is (?:that|it|this) (?:still )?(?:true|right|so|correct|the case)|right|correct|true)\?/giu;
/** 'I found you on your website, can I get a demo?': where they heard of it asks nothing. */
const FOUND_YOU =
  /(?<lead>(?<=^|[.!] )(?:(?:so|hi|hey|hello|yes|um|well)[,.!]? )*)(?:i|we)(?:'ve| have)? (?:just )?(?:found|saw|seen|got|came across|looked up|ran across) (?:you(?:r (?:name|number|ad|site|page|website))?|this number|you guys)(?: \p{L}+)? (?:on|through|from|in|off|by|at|via) [^.?!,]{2,40}?(?:[,.]| and| so) (?=(?:and |so )?(?:can|could|do|does|is|are|how|what|i|i'd|we|would|will)(?!\p{L}))/giu;
/** 'I don't suppose you lot do weekends', 'I take it nobody there works past five', 'I bet it can't tell them apart'. */
const HINTS_AT =
  /(?<lead>(?<=^|[.!?] )(?:(?:so|and|but|ok|okay|well|hi|hey|hello|um),? )*)(?:i (?:don['’]?t suppose|take it|bet|wager)|(?:i['’]?d )?bet)(?: that)? (?<who>you(?: (?:guys|people|lot|all|folks))?|y['’]all|it(?= (?:can|does|won)['’]?[nt])|nobody(?: there)?|no one(?: there)?)(?: (?:would |do |does )?(?<not>can['’]?t|cannot|don['’]?t|doesn['’]?t|won['’]?t))? (?<what>(?!(?:['’]|are |is )|[^.?!]{0,60}\?)\p{L}[^.?!]{3,80})(?:[.!]|$)/giu;
const hintsAt = (...found: unknown[]): string => {
  const { lead, who, not, what } = found.at(-1) as Record<string, string | undefined>;
  const asked = what!.replace(
    /,? like (?:the rest of us|everybody else|everyone else|most people|normal people)$/iu,
    "",
  );
  // 'Nobody there works past five': does anybody work past five?
  if (/^no/i.test(who!)) return `${lead}does anybody ${asked.replace(/^(\p{L}{3,}[^s\s])s /u, "$1 ")}?`;
  const its = /^it$/i.test(who!);
  const verb = /^can/i.test(not ?? "") ? "can" : /^won/i.test(not ?? "") ? "will" : its ? "does" : "do";
  return `${lead}${verb} ${its ? "it" : "you"} ${asked}?`;
};
/** 'My daughter wants to know if you whiten teeth' */
const ASKS_IF =
  /(?<=^|[.!?] )(?<lead>(?:(?:and|oh|also|so|but),? )*)(?:my|our|the) (?!(?:doctor|dentist|lawyer|judge|insurance)(?!\p{L}))\p{L}+(?:-in-law)? (?:(?:also|just|really) )?(?:(?:is |was |keeps )?(?:asks?|asked|asking|wonders?|wondered|wondering)(?: me)?|(?:wants?|wanted|would like|told me|asked me) to (?:know|ask|find out)) (?:if|whether) (?:(?<can>you can|you could) |(?<you>you) (?!(?:have (?:got|heard|seen)|would|will|are|were|had|got|called|sent|said|told|ever)(?!\p{L}))(?:guys |also )?)(?<what>[^.?!]{3,100})(?:[.?!]|$)/giu;
/** 'My mom has an appointment, I'm not sure if it's this Thursday or next': a day that is not known is none that was told. */
const UNSURE_WHEN =
  /(?<=^|[ ,.;])(?:and |but |y |pero )?(?:(?:(?:i['’]m|i am|we['’]re) )?not (?:really |quite |exactly )?(?:sure|certain)|(?:i |we )?(?:don['’]t|do not|can['’]t|cannot) (?:really |quite |even |for the life of me )?(?:know|remember|recall|tell)|i (?:forget|forgot)|(?<es>no (?:s[eé]|estoy segur[oa] (?:de )?|me acuerdo|recuerdo))) (?:if|whether|si) (?:it(?:['’]?s| is| was)|that(?:['’]s| is)|(?:my|his|her|our|the|mi|su|la) (?:[\p{L}'’]+ ){1,3}?(?:is|was|es|era)|es|era|fue)(?: (?:on|for|this|next|the|el|este|para|la|pr[oó]ximo)){0,3} (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|hoy|ma[nñ]ana)(?!\p{L})[^.?!]{0,40}/giu;
const SOMETHING_BOOKED =
  /(?<!\p{L})(?:appointments?|appt|visit|cleaning|check-?up|physical|consult\p{L}*|cita|consulta|limpieza)(?!\p{L})/iu;
/** A turn with what is taken for true, or asked for somebody else, put as a question. */
export function asAsked(said: string): string {
  const words = !SOMETHING_BOOKED.test(said)
    ? said
    : said.replace(UNSURE_WHEN, (...found) =>
        (found.at(-1) as Record<string, string>)["es"]
          ? ". ¿Cuándo es la cita?"
          : ". I forgot when my appointment is.",
      );
  const asked = words
    .replace(HINTS_AT, hintsAt)
    .replace(FOUND_YOU, "$<lead>")
    .replace(ASKS_IF, (...found) => {
      const { lead, can, what } = found.at(-1) as Record<string, string | undefined>;
      return `${lead}${can ? "Can" : "Do"} you ${what}?`;
    })
    .replace(NO_IDEA, (...found) =>
      (found.at(-1) as Record<string, string>)["do"] ? "What do you do?" : "How does it work?",
    )
    .replace(GOTTA_DO, "I'd like to $<what>")
    .replace(IS_IT_EARLIEST, "I'd like the earliest appointment there is.")
    .replace(SINCE_I, (...found) => {
      const { lead, what } = found.at(-1) as Record<string, string>;
      return `${lead}${what!}? `;
    })
    .replace(HEARD_THAT, (...found) => {
      const { lead, what, end } = found.at(-1) as Record<string, string>;
      const asked = isItSo(what!);
      return `${lead}${asked}${end === "?" || !OWN_WISH.test(asked) ? "?" : "."}`;
    })
    .replace(IS_THAT_SO, "$<end>")
    .replace(SINCE, (...found) => {
      const { lead, what } = found.at(-1) as Record<string, string>;
      return `${lead}${what!.replace(/^your (?=open|closed|free)/i, "you're ")}? `;
    });
  return heardSo(asked.replace(AFTER_CLOSED, "? $<wish>"));
}
/** 'You don't open Fridays, so is Monday the earliest?': what was taken for true asks, and then they wish. */
const AFTER_CLOSED = /(?:[,;]| so)* (?<wish>I'd like the earliest appointment there is\.)/g;
function heardSo(asked: string): string {
  if (SO_MUCH.test(asked)) return `${asked.replace(/[.!]+$/, "")}?`;
  const said = SO_HEARD.exec(asked)?.groups;
  return said ? `${said["lead"]}${said["what"]}?` : asked;
}
const OWN_WISH = /[?] (?:i'd|i'll|i want|i need|i would|we'd|put me|book)(?!\p{L})/iu;
/** '..., is that still going on?' asks the same once more. */
const isItSo = (what: string): string =>
  what
    .replace(
      /,? (?:is (?:that|it|this) (?:still )?(?:true|right|so|correct|going(?: on)?|a thing|the case|legit|for real|on)(?: (?:still|now|today))?|(?:do|does|is|are) (?:you|they|it|that|this) still(?: do| have)?(?: (?:that|it))?|right|correct|true|yeah|yes|huh|no|verdad|es cierto|cierto)$/iu,
      "",
    )
    // '..., I'll take one'
    .replace(/, (?=(?:i'll|i'd|i want|put me|sign me|book me)(?!\p{L}))/iu, "? ")
    // '..., so I owe nothing' follows from it.
    .replace(
      /,? (?:and )?so (?:(?:i|we) (?:owe|don't|won't|shouldn't|pay|get (?:it|one|mine))|it's|that's|mine(?:'s| is))(?!\p{L})[^?]*/iu,
      "",
    )
    // '..., so that goes for my will too', '..., so when's mine'
    .replace(
      /,? (?:and )?so (?=(?:that|can|when|how|what|why|do|does|is|i|i'd|i'll|we|it|my|mine|the|put)(?!\p{L}))/giu,
      "? ",
    );
