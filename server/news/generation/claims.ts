import type { Claim } from "../../../contracts/news-generation.ts";
import { plainText } from "../article-html.ts";

const NUMBER_WORD =
  "one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|dozens?|hundreds?|thousands?|millions?";
/** Who is counted in a sentence on what people do. */
const PEOPLE =
  "people|persons?|customers|callers|patients|clients|guests|owners|buyers|sellers|agents|members|businesses|offices|firms|practices|shops|companies|homeowners|parents|visitors|users|employees|families";
const MEASURE = `percent|per cent|dollars?|cents?|thirds|quarters|${PEOPLE}`;
/** 'most useful', 'most predictable': of one among all. */
const MOST =
  "(?!want\\b)\\w+(?:able|ible|ful|ive|al|ant|ent|ous|ic|ed|ing|ary)|popular|common|easily|often|likely|expensive|simple|secure|modern";
const GREAT =
  "best|worst|fastest|cheapest|largest|biggest|highest|lowest|easiest|safest|quickest|smartest|strongest|greatest|oldest|newest|leading";

/** What a body or a house does in danger, and what is done about it: somebody who is licensed reads that first. */
const SAFETY =
  /\b(chest pain|trouble breathing|can’t be woken|seizures?|strokes?|bleed(?:s|ing)|swelling|numb(?:ness)?|faint(?:s|ed|ing)?|fevers?|poison\w*|overdoses?|dos(?:e|es|age|ing)|carbon monoxide|smell of gas|gas leak|burning smell|sparks|(?:main|gas) valve|switches or outlets|breakers?|power line|sewage|symptoms?|red flags?|knocked[- ]out tooth|loss of (?:sight|bladder control))\b/i;
const IS_ADVISED =
  /\b(911|first|nobody|never|never says?|tonight|urgent|hangs? up|shut|touch\w*|goes to|means?|is (?:an? )?(?:emergency|sign))\b/i;

/** In the order of how much each wants a source. The first that fits names the reason. */
const signs: [Claim["reason"], RegExp][] = [
  [
    "study",
    /\b(stud(y|ies) (show|find|found|suggest|prove|say|by|from)s?|surveys?|researchers?|research (show|find|found|suggest|say|by|from)s?|report(s|ed) (that|by)|according to|statistics (show|say)s?|experts? (say|agree|recommend)|data shows?|polls?|has been (shown|proven))\b/i,
  ],
  [
    "figure",
    new RegExp(
      [
        "\\d",
        `\\b(${NUMBER_WORD}) (out of|in) (${NUMBER_WORD}|\\d+)\\b`,
        `(?<!\\b(?:of|between|or|other) )\\b(?!one person\\b|two people\\b)(${NUMBER_WORD}) (?:\\w+ )?(${MEASURE})\\b`,
        `\\b(${NUMBER_WORD}) times (as|more|less|faster|slower|higher|lower|cheaper|likelier|\\w+er)\\b`,
        `(?<!^)\\b(one|two|three|four|five|six|seven|eight|nine|ten) [\\w-]+ (a|per|each|every) (day|week|month|year)\\b`,
        "\\btwice as\\b",
        "\\b(doubl|tripl|halv)(es|ed|ing)\\b|\\b(double|triple|halve) (the|your|our|their)\\b",
        `\\b(the (vast )?majority|the bulk|nearly all|almost all|hardly any|the average) (of )?(the |our |your )?[a-z]+`,
        `\\bmost (?!${MOST})(of (the|our|your|all|what|them) ?)?[a-z]+`,
        "\\b(costs? |for |)?(next to nothing|almost nothing)\\b|\\bcosts? (you )?nothing\\b",
      ].join("|"),
      "i",
    ),
  ],
  [
    "law",
    /\b(HIPAA|GDPR|OSHA|FLSA|illegal|unlawful|forbidden by|required by law|by law|the law (says|requires|forbids)|compliant|liab(le|ility)|(must )?legally|(federal|state|local|city) (\w+ )?(laws?|rules?|regulations?|statutes?)|(wage|labor|privacy|consent) (laws?|rules?|acts?)|statutes?|Medicaid|Medicare|FTC|TCPA|IRS|(many|most|some) states|Google’s rules|(bar|board|platform|plan)(’s|s’) rules|rules forbid|forbids? (it|that|you)|S corp (is|election))\b/i,
  ],
  [
    "superlative",
    new RegExp(
      `\\b(is|are|was|were|the world’s|the very) (the )?(${GREAT})\\b|\\b(the|our|your) (${GREAT}) (?!(?:time|moment|day|week|month|hour|night|case|way|first|way to|heaps?|open|person|people|hosts?|regulars|hand|line)\\b)\\w+ (?!${"wins?"})|\\bthe (fastest|cheapest|easiest|safest|quickest|leading)\\b|\\bmost (${MOST})\\b|\\bworth (the )?most\\b|\\bnumber one\\b|\\bthe only (?!answer to|answer\\b|ones?\\b|way\\b)|\\bnever fails?\\b|\\bguaranteed\\b|\\bguarantees (that|you|your|a|the)\\b|\\balways works?\\b|\\bevery (business|practice|firm|customer) (?!that|who|which)\\w+s\\b`,
      "i",
    ),
  ],
  [
    "comparison",
    /\b(than (any|most|other|a human|people|competitors?|before)|(?:explains?|decides?|predicts?|matters?|brings?|earns?|loses?|drives?) (?:\w+ ){0,2}(?:more|less)\b[^.]{0,40}\bthan|outperforms?|unlike (other|most)|compared (to|with) (other|most|the)|(better|cheaper|faster|safer) than (?!(nothing|none|it)\b))\b/i,
  ],
];

/** Whoever does something in a sentence on what people do. */
const WHO = `they|${PEOPLE}|caller|customer|patient|client|guest|strangers?|nobody|no one|everybody|everyone|somebody|many|few|some|whoever`;
const OFTEN =
  "usually|often|rarely|seldom|hardly ever|mostly|tends? to|typically|nearly always|generally|as a rule|sooner or later|at once";
/** 'Because everyone is out' tells where somebody is just then, and nothing of the world. */
const AT_THAT_MOMENT =
  "(?:is|are|was|were|isn’t|aren’t|wasn’t|weren’t) (?:just |all |still |already |not |currently )?(?:out|in|away|off|back|here|there|at|on|with|by|near|home|sick|ill|late|gone|busy|free|available|around|asleep|driving|up)\\b|(?:has|have|had) (?:just |already )?(?:left|gone|stepped|finished)\\b";
/** Weaker than the others, and only of whole sentences: what it costs, why it is so, what people do. */
const softer: [Claim["reason"], RegExp][] = [
  [
    "cost",
    /\b((costs?|saves?) (?:you |us |them )?(?!(?:nothing|you something)\b)(an?|the|one|two|more|less|half|money|time|hours?|minutes?|evenings?|little|much)\b|(is|are|becomes?) (cheaper|dearer|expensive|cheap)\b|pays? (for itself|off)|the bill (grows|rises)|(a|the) (salary|monthly fee))/i,
  ],
  [
    "cause",
    new RegExp(
      `\\b(since|because|for) (${WHO}) (?!(?:who|of|with|to|in|asked|said|named|must|may|should|can)\\b|${AT_THAT_MOMENT})\\w+|\\b(the (?:sooner|more|less|longer|shorter|earlier)\\b[^.]{3,60}\\bthe (?:more|less|sooner|better|longer|worse|quicker|slower)|wipes? (?:it |them )?out|is what (?:calms|keeps|makes|tells|brings)|leads? to (?!a line|the (?:\\w+ )?(?:list|page|line)\\b)|(?:several|two|many|all) calls at (?:once|a time|the same)|each of them is answered|hears? (?:fear|anger|pain)|in their line\\b|(?:is|are) the true cost|comes from|come from|is caused by|that is how|which is why|this is why|that is why|turns? (?:\\w+ ){1,4}into)\\b`,
      "i",
    ),
  ],
  [
    "habit",
    new RegExp(
      `\\b(${WHO})(?:[’']ve| have| has) (?:already |long )?(?:\\w+ed|hired|found|gone|chosen|taken|booked|bought)\\b|\\b(${WHO})\\b[^.,;:]{0,60}\\b(${OFTEN})\\b|\\b(${OFTEN})\\b[^.,;:]{0,40}\\b(${WHO})\\b|\\b(many|few|nobody|everybody|strangers|callers|people|customers|patients|clients|guests) (?:who [^.,;:]{3,40} )?(?:do not|does not|don’t|will|would|hang|hangs|try|tries|give up|gives up|leave|leaves|call|calls|forget|forgets|wait|waits|want|wants|expect|expects|notice|pick|picks|read|reads|go|goes|take|takes|find|look|looks)\\b`,
      "i",
    ),
  ],
];
/** What a cell says of money. */
const PRICED = /\bby the (call|minute|month)\b|^a (salary|monthly fee)\b/i;

/** Numbers that claim nothing: of an entry, of a stretch of a plan, of the emergency line, around the clock. */
const CLOCK = "\\d{1,2}(?::\\d\\d)?";
/** What tells that a bare number after 'until' or 'by' is an hour. */
const OF_A_DAY =
  "(?= (?:tomorrow|today|tonight|sharp|(?:this|in the|every|each|the next) (?:morning|afternoon|evening|day|night|\\w+day)|on (?:\\w+day|weekends))\\b)";
/** Hours of a clock, and keys of a telephone: said in a script, they count nothing. */
const HOURS_AND_KEYS = new RegExp(
  [
    "\\b\\d{1,2}:\\d\\d\\b",
    `\\b${CLOCK} ?(?:[ap]\\.?m\\b\\.?|o’clock|o'clock)`,
    `\\b(?:until|till|at|by|before|after|past|from|since|open|opens at) ${CLOCK}${OF_A_DAY}`,
    `\\b(?:until|till|at|before|after|past) ${CLOCK}(?=[.,;!?)”"]|$)`,
    `\\b${CLOCK} to ${CLOCK}${OF_A_DAY}`,
    // A day by its number, as a closing notice names it.
    "\\bthe \\d{1,2}(?:st|nd|rd|th)\\b(?! of (?:all|the|our|your))",
    "\\b(?:press|dial|push|hit|key|option|extension)(?:ing|es)? (?:the )?\\d+(?:(?:,| or| and) \\d+)*\\b",
  ].join("|"),
  "gi",
);
const MERE_NUMBERS =
  /^\d+[.)] |^(?:With \d+ \w+|Between [\w: .]{1,12} and [\w:]{1,8}|After \d+)|\b(?:days?|weeks?|months?|steps?|no\.|candidate|reason|line|question) \d+(?: to \d+)?\b|\b(?:911|988|24\/7|9-1-1|1-800-\d{3}-\d{4})\b/gi;
/** Somebody's words, places to fill, and what is only supposed. */
const NOT_CLAIMED = [
  /“[^”]{0,600}”/g,
  /^[^“”]{0,600}”/g,
  /“[^”]{0,600}$/g,
  /\[[^\]]{0,300}\]/g,
  /(?:^|[,;:] ?|\band |\bbut )(?:if|unless|whether|suppose|imagine|as long as|provided|let|assume)\b[^,;.!?]*(?:, and [^,;.!?]*)?/gi,
];
/** Where something is looked up says nothing of it. */
const ADDRESS = /\b[\w-]{2,40}\.(?:gov|com|org|net|edu)\b/g;
/** A sentence that tells somebody what to do claims nothing of the world, nor does a line to tick. */
const ORDER =
  /^(?:☐|Done when|The test:|The \w+ is (?:over|done) when|Day \d+: [^:]{3,60}: (?=[a-z])|More on this site|(?:(?:first|then|now|please|once a \w+|at \w+|on \w+|for (?:a|one|two|three) \w+|after (?:a|one) \w+|every \w+|each \w+),? )?(?:add|agree|aim|answer|ask|be|begin|block|book|bring|build|buy|call|carry|change|check|choose|close|collect|compare|confirm|count|cross|cut|decide|do|don’t|don't|draw|end|explain|fetch|fill|find|fix|follow|forward|get|give|go|have|hear|hold|keep|know|lay|learn|leave|let|limit|list|listen|look|make|mark|measure|meet|mend|move|name|note|offer|open|pay|pick|plan|play|practice|prepare|print|pull|put|read|record|remind|repeat|reply|say|schedule|see|send|set|settle|show|seat|sit|sort|staff|stand|start|stop|swap|take|teach|tell|test|think|time|train|treat|trim|try|turn|use|wait|walk|watch|write)\b(?!,))/i;
/** What makes a heading or a cell, which is no whole sentence, say something of many. */
const OF_MANY = new RegExp(
  `\\b(most|majority|nearly all|almost all|hardly any)\\b|\\b(is|are) (the )?(${GREAT})\\b|\\b(${NUMBER_WORD}) (out of|in) (${NUMBER_WORD}|\\d+)\\b`,
  "i",
);
const BLOCK_END = /<\/(?:p|h\d|li|td|th|blockquote|pre|figcaption)>|<br>/i;
/** No point within a number or an address ends a sentence: ‘$1.50 a minute’, ‘osha.gov’. */
const SENTENCE = /(?:[^.!?]|\.(?=\w))+(?:[.!?]+(?=["”’)]*\s|["”’)]*$)|$)["”’)]*/g;
/** What an outline or a note tells whoever writes, and what stands for the site itself. */
const TO_ITS_WRITER =
  /^(?:To find out:|To keep to:|What your reader wants settled\b|What you can see by|What you decide:|Before you move on:|Instead:|Leave out,|Not without|This is an outline|\(A note for the editor|It comes down to|Begin with|Name the|Say (?:what|which|who|how|when|by|where|that)|Quote the|Show (?:what|the|how|one|three)|Count (?:who|how|the|a)|Grant )|\bthis site knows\b|: …$/;
/** A sum in made-up numbers claims nothing of the world, up to the end of its paragraph; its amounts are still the editor's to put right. */
const SUPPOSED =
  /\b(?:made-up numbers|(?:for example|say|suppose|imagine),? (?:\d|\w+ (?:calls|a (?:day|week|month))))/i;

const AMOUNT = /[$€£] ?\d/;

/** What somebody is to say or write stays one piece, however many sentences it has. */
const QUOTED = /“[^”]{0,900}”/g;
const WITHIN = { ".": "\uE000", "!": "\uE001", "?": "\uE002" } as const;
const closed = (text: string): string =>
  text.replaceAll(QUOTED, (quote) =>
    quote.replaceAll(/[.!?](?=.)/g, (mark) => WITHIN[mark as keyof typeof WITHIN]),
  );
const opened = (text: string): string =>
  text.replaceAll("\uE000", ".").replaceAll("\uE001", "!").replaceAll("\uE002", "?");
/** An outline tells its writer what to find out; only what it says of law, studies and sums is said by itself. */
const OUTLINE = "This is an outline and not an article";

/** Sentences of an article that a careful reader would ask a source for; at most 20. A mere question is none. */
export function findClaims(html: string): Claim[] {
  const sentences = html.split(BLOCK_END).flatMap((block) => {
    const all =
      closed(plainText(block).replaceAll(/\[[^\]]{0,300}\]/g, ""))
        .match(SENTENCE)
        ?.map(opened) ?? [];
    const from = all.findIndex((sentence) => SUPPOSED.test(sentence));
    return all
      .map((sentence, i) => ({ sentence: sentence.trim(), isSupposed: from >= 0 && i >= from }))
      .filter(({ sentence }) => !TO_ITS_WRITER.test(sentence));
  });
  const found = new Map<string, Claim>();
  const isOutline = html.includes(OUTLINE);
  for (const { sentence, isSupposed } of sentences) {
    const reason = isSupposed
      ? AMOUNT.test(sentence)
        ? "example"
        : undefined
      : sentence.length > 10
        ? reasonOf(sentence)
        : undefined;
    const isSaid = !isOutline || reason === "law" || reason === "study" || /\d ?%|\$\d/.test(sentence);
    if (reason && isSaid) found.set(sentence, { sentence, reason });
  }
  return [...found.values()].slice(0, 20);
}

function reasonOf(sentence: string): Claim["reason"] | undefined {
  const isWhole = /[.!?]["”’)]*$/.test(sentence);
  const bare = NOT_CLAIMED.reduce(
    (text, part) => text.replaceAll(part, " "),
    sentence.replaceAll(ADDRESS, " ").replaceAll(MERE_NUMBERS, " ").replaceAll(HOURS_AND_KEYS, " "),
  );
  const hard = /\d{1,12}([.,]\d{1,6})? ?(%|percent)|[$€£] ?\d/.test(bare);
  const price = /\b(next to|almost) nothing\b/i.test(bare);
  if (!isWhole && !hard && !price && !OF_MANY.test(bare) && !PRICED.test(bare)) return undefined;
  if (isWhole && SAFETY.test(bare) && IS_ADVISED.test(bare.concat(/\b911\b/.test(sentence) ? " 911" : "")))
    return "safety";
  const strong = signs.find(([, sign]) => sign.test(bare))?.[0];
  if (!strong && PRICED.test(bare)) return "cost";
  const reason = strong ?? (isWhole ? softer.find(([, sign]) => sign.test(bare))?.[0] : undefined);
  if (!reason || reason === "study") return reason;
  if (ORDER.test(sentence) && !hard && reason !== "law") return undefined;
  return sentence.endsWith("?") && !hard ? undefined : reason;
}
