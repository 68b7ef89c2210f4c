import { firstSentence } from "./subject.ts";
import { plain } from "./plain.ts";
import { termsIn } from "./terms.ts";

/** What a request is about, cut out of it without bending a word. */
export interface Thing {
  /** What is done, from its verb on: 'lower the electricity bill in a laundromat'; absent where nothing is done. */
  doing: string | undefined;
  /** All of it, without what stands behind a colon. */
  whole: string;
  /** To what: 'the electricity bill'; 'it' where nothing can be told for sure. */
  said: string;
  /** True of 'make it attractive': it is there, and is to be otherwise. */
  isState: boolean;
  /** It is what others do, or what something did: to be told and not to be done. */
  of?: "others" | "cause";
  /** What stands behind it, each with its preposition: 'in a laundromat'. */
  around: string[];
}

const COUNT = "(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)";
const FORMS =
  "questions and answers|ways|points|tips|steps|ideas|rules|tricks|hacks|habits|lessons|things|questions|mistakes|errors|pitfalls|signs|reasons|facts|myths|strategies|methods|examples|benefits|plan|checklist|check-list|guide|introduction|primer|schedule|program|advice|itinerary|roadmap|outline|recipe|faq|q ?& ?a";
/** 'A small hotel': whoever does it. */
const WHO =
  "(?:[\\w’'-]+ ){0,5}?(?:practice|office|clinic|firm|company|business|shop|store|studio|salon|restaurant|agency|hotel|inn|bakery|caf[eé]|gym|school|church|farm|daycare|garage|spa|bar|owner|landlord|[a-z]{3,}s)";
/** 'Eight tax deductions that …': what is counted is what it is about. */
const COUNTED = new RegExp(
  `^(?:top )?${COUNT} ((?:[\\w’'-]+ ){0,2}?(?!(?:${FORMS})\\b)[a-z]{3,}[^s\\W]s)(?= (?:that|which|to|for|in|on|you|we|your|every|self|people|most|an?|the|new|[a-z-]+s (?:forget|miss|make|need|love|overlook))\\b|$)`,
  "i",
);
/** 'Checklist: …'. */
const LABEL = new RegExp(
  `^(?:an? )?(?:[\\w-]+ ){0,2}?(?:${FORMS}|post|article|letter|opinion|note|(?:case|success) (?:study|story)): `,
  "i",
);
/** A form, a stretch of time or an order, and no matter. */
const NO_THING = new RegExp(
  `^(?:(?:an?|the|your|this|next|last|first|${COUNT}|\\d+|\\d+-?(?:day|week|month)s?|days?|weeks?|months?) )*(?:${FORMS}|point|post|article|letter|opinion|note|page|about(?: us)?(?: page)?|announcement|story|(?:case|success) (?:study|story)|press release|comparison|overview|day|week|month|year)s?:?$|^(?:announce|describe|discuss|tell|say|argue|show|compare|summarize|introduce)\\b`,
  "i",
);
/** 'Repotting figs', 'refinancing a mortgage': what is done, with something to do it to. */
const DONE = "(?:re|over|de|un)?[a-z]{3,}ing (?:[a-z]|\\d)";
/** What only leads up to the matter; it ends before a verb or before a thing. */
const TO_VERB = new RegExp(
  `^(?:(?:(?:give me|make|write) )?(?:plan )?(?:the (?:next|first) )?(?:${COUNT}|\\d+)[- ](?:day|week|month)s? to(?= (?:[a-z]+ (?:an?|the|our|my|your|their|all|every|new|to|from|up)|get|train|hire|move|open|launch|build|keep|stop) )|(?:(?:${COUNT} )?(?:questions|things|facts) (?:to|(?:you|we|everyone) (?:should|need to|must)) (?:ask|know|check|do)|what (?:to|you (?:should|need to|must)) know) (?:before|when|while|about(?= ${DONE}))|how (?:often|long|much|many \\w+) (?:should|do|can) (?:you|i|we)|how (?:an? |the |our |my |your )?[\\w’' -]{3,40}? (?:can|should)|how (?:we|i|you)|why (?:we|i|(?:my|our|your|the) [\\w’' -]{2,30}?)(?= (?:stop|start|switch|chang|quit|clos|mov|rais|use|no longer|do )\\w*)|(?:an? |the |our |my )?(?:top )?(?:${COUNT}[- ])?(?:[\\w’'-]+ ){0,4}?(?:${FORMS})(?: how)?(?: for (?:an?|the|our|my|your|small|local|busy|new) [\\w’' -]{3,40}?)? (?:to|for how to)|how (?:to|do (?:you|i|we)|can (?:you|i|we|${WHO}))|(?:the )?best (?:ways?|time) to|(?:before|when|what it takes) to|before (?:you|we|i)|why (?:you|we|i) should(?: not)?|should (?:you|we|i|${WHO})(?: really| also| still)?|(?:what|which) [\\w ]{3,20} to) `,
  "i",
);
const TO_THING = new RegExp(
  `^(?:.*? (?:mistakes|errors|things|questions) .{0,40}?(?:make|forget|ask|know) (?:with|in|when|about|on|before)|.*? signs (?:that )?(?:you|your [\\w ]+?) needs?|(?:an? |the |our |my )?(?:top )?(?:${COUNT}[- ])?(?:[\\w’'-]+ ){0,4}?(?:${FORMS}) (?:for|on|of|about|with|in)(?: the first (?:day|week|month|\\d+ days) (?:of|for))?|everything (?:about|on)|(?:the )?basics of|what causes?|what is causing|what is|what are|is|are) `,
  "i",
);
const STOP =
  /^(?:in|on|at|for|with|without|from|to|into|onto|out|off|over|under|through|that|which|who|whose|when|while|where|if|so|before|after|during|until|because|and|or|but|by|as|about|than|per|using|instead|more|less|not|is|are|was|were|do|does|can|should|will|have|has|need|needs|make|want|how|why|what|you|we|i|they|it|them|there|yourself|himself|up|down|away|back)$/i;
const PARTICLE =
  /^(?:up|down|out|off|away|back|with|for|about|on|to|of|at|after|through|over|more|fewer|less|enough|ready|their|his|her|its)$/i;
/** 'Seo strategies for dentists': the form behind the thing. */
const BEFORE_FORM = new RegExp(
  `^(?:the |an? |our |my )?(?:best |top |good |new |simple |practical |${COUNT} )*((?:(?!\\d)[\\w’'-]+ ){1,3}(?:tips|ideas|strategies|methods|tricks|hacks|rules|basics|myths|facts|trends))(?= (?:for|in|at|an?|that|to|under|you|we|your)\\b|$)`,
  "i",
);
/** 'A 10-day packing checklist': what is checked off stands before it. */
const BEFORE_LIST =
  /^(?:an? |the |our |my )?(?:\d+-(?:day|week|month|point) |printable |simple |complete )*((?!(?:daily|weekly|monthly|day|week|month|step|action|quick|first|new|good|best)\b)[a-z]{4,}(?: [a-z]{4,})?) (?:checklist|packing list)(?= (?:for|to|before|when|in)\b|$)/i;

const NOBODY = "(?:many|much|often|long|far|soon|well|to|do|does|did|can|should|you|we|i|it|is|are|was|were)";
/** Something, and what it did to something else. */
const HOW_IT_DID = new RegExp(
  `^how ((?!${NOBODY}\\b)(?:[\\w’-]+ ){0,4}?[\\w’-]+?) (?:has |have )?([a-z]+(?<!e)ed|hit|made|took|brought) (\\S.*)$`,
  "i",
);
/** Many of a kind, and what they do. */
const HOW_THEY = new RegExp(
  `^how (?!${NOBODY}\\b)(?:[\\w’-]+ ){0,3}?[a-z]{2,}[^s\\W]s ((?!(?:can|should|are|is|do|does|will|must|could|have|who|that|which|work|in|on|for|with|and|or|of)\\b)[a-z]{3,} \\S.*)$`,
  "i",
);

/** 'Stop wasting food', 'make your waiting room …': an order. */
const ORDERED =
  /^(?!(?:how|why|what|is|are|do|does|with|in|on|for|and|to|of)\b)(?:(?:stop|start|keep|quit|avoid) (?=\w+ing\b)|(?:switch|move|get|make|hire|train|build|win|launch|choose|prepare|teach|learn|write) |[a-z]+(?= (?:your|the|an?|more|fewer|less)\b))/i;
/** Ends on a word that says how it is to be, not what it is. */
const STATE =
  / (?:\w{3,}(?:ive|ful|able|ible|ly)|clean|(?:saf|fast|quick|clean|warm|cool|strong|cheap|bright|quiet|smooth|simpl|healthi|friendli|clear|short)er|safe|warm|cool|dry|fresh|happy|better|easier|cheaper|alive|organized|sharp|right|online|early|late|fast|alone|together|ready|healthy|tidy|attractive|again|now|today)$/i;
const AROUND =
  /(?:^| )((?:in|on|at|for|with|without|before|after|during|over|under|from|by) (?:[^ ,]+)(?: (?!(?:in|on|at|for|with|without|before|after|during|over|under|by|that|which|who|when|while|so|if|and|or|but) )[^ ,]+){0,4})/gi;
const FILLER =
  /^(?:(?:\d+|best|top|good|great|easy|quick|simple|more|some|few|common|seven|five|ten|the|first|biggest|worst|small|local|busy|new|business(?:es)?|owners?|company|companies)\b ?)+$/i;
/** Words at the front of a thing, never a verb. */
const NO_VERB = /^(?:an?|the|my|our|your|their|new|small|good|best|old|all|every)$/i;
const NOT_DONE =
  /^(?:morning|evening|pricing|something|nothing|everything|spring|string|wedding|parking|building|clothing|ceiling|king|during|vending|landscaping|plumbing|heating|catering|housing|bookkeeping|marketing|advertising|accounting|parenting|gardening|networking|budgeting|packaging|recycling)$/i;

/** Reads the clause of a request. */
export function thingIn(clause: string): Thing {
  const said = firstSentence(clause)
    .replaceAll(/["“”]/g, "")
    .replace(LABEL, "")
    // ‘What is a heat pump worth’ is on heat pumps.
    .replace(/^(what (?:is|are) [^,.?!]{3,40}?) worth(?= (?:for|to|in|at|when|with)\b|[?.!]|$)/i, "$1")
    .replace(
      /^(?:what are )?(?:the )?(?:honest )?(?:pros (?:and|&) cons|advantages and disadvantages|benefits and (?:risks|drawbacks)|upsides and downsides)(?: (?:of|to|for|in))? /i,
      "",
    )
    .replace(/(?<=.{12})(?:: | - | – | \(|; ).*$/, "")
    // 'Checklist HIPAA rules' and '30 day plan, for …': the form is no part of the matter.
    .replace(
      new RegExp(
        `^(?:checklist|plan|list|guide|tips) (?!(?:for|to|of|on|about|before|after|when|that|with|in|at|by|from)\\b)`,
        "i",
      ),
      "",
    )
    .replace(new RegExp(`^((?:[\\w-]+ ){0,4}(?:${FORMS})), (?=(?:for|of|on|to) )`, "i"), "$1 ")
    .replace(/ (?:for )?(?:the )?first time$/i, "")
    .replaceAll(/\b(?:my|our)\b/gi, "your")
    .replaceAll("'", "’")
    .trim();
  const counted = COUNTED.exec(said)?.[1];
  if (counted) return { doing: undefined, whole: counted, said: counted, isState: false, around: [] };
  const failing =
    /^.*?\bsigns (?:that |of |how )?(your .{3,40}?) (?:needs?|is|are|has|have|should|must)\b/i.exec(
      said,
    )?.[1];
  if (failing) return { doing: undefined, whole: failing, said: failing, isState: false, around: [] };
  const learned =
    /\blearn(?:ing)? (?:how )?to ([a-z]+(?: [a-z]+)?)(?= (?:as|in|with|for|at|by|on)\b|$)/i.exec(said)?.[1];
  if (learned)
    return {
      doing: `learn to ${learned}`,
      whole: said,
      said: `how to ${learned}`,
      isState: false,
      around: [],
    };
  const listed = BEFORE_LIST.exec(said)?.[1];
  if (listed && !FILLER.test(listed))
    return { doing: undefined, whole: said, said: listed.toLowerCase(), isState: false, around: [] };
  const before = BEFORE_FORM.exec(said)?.[1];
  if (before && !FILLER.test(before.replace(/ \S+$/, "")))
    return {
      doing: undefined,
      whole: said,
      said: before,
      isState: false,
      around: [],
    };
  const toVerb = TO_VERB.exec(said);
  // 'How varroa mites changed …' is about what did it; 'how hobby beekeepers treat varroa mites' about what is done.
  const [, cause = "", , object = ""] = (toVerb ? null : HOW_IT_DID.exec(said)) ?? [];
  if (cause)
    return {
      doing: undefined,
      whole: said,
      said: cause.toLowerCase(),
      of: "cause",
      isState: false,
      around: thingIn(`how to see ${object}`).around,
    };
  const does = toVerb ? undefined : HOW_THEY.exec(said)?.[1];
  if (does) return { ...thingIn(`how to ${does}`), isState: false, of: "others" };
  const toThing = toVerb ? null : TO_THING.exec(said);
  const rest = said
    .slice((toVerb ?? toThing)?.[0].length ?? 0)
    .replace(/^(?:start|begin|get started) (?=\w+ing\b)/i, "")
    .replace(
      /^(?:(?:small|new|local|busy|business|the|your|an?) )*(?:owners?|people|managers?|businesses|companies|firms|offices?) (?=(?!(?:for|in|on|at)\b)\w{3,}ing\b)/i,
      "",
    );
  const [first = "", ...others] = rest.split(" ");
  const isDone =
    others.length > 0 &&
    !NOT_DONE.test(first) &&
    (toVerb ? !NO_VERB.test(first) : /^[a-z]{3,}ing$/i.test(first) || (!toThing && ORDERED.test(rest)));
  const words = (
    isDone ? others : [first, ...others].slice(/^(?:their|its|his|her)$/i.test(first) ? 1 : 0)
  ).map((word) => (/^(?:their|his|her)$/i.test(word) ? "your" : word));
  while (
    isDone &&
    words.length > 1 &&
    (PARTICLE.test(words[0] as string) ||
      // 'Wasting food', and not 'flooring for a kitchen'.
      (/^[a-z]{3,}ing$/i.test(words[0] as string) && !STOP.test(words[1] as string)))
  )
    words.shift();
  const taken: string[] = [];
  for (const word of words) {
    if (STOP.test(word.replace(/[,.?!]$/, "")) || taken.length > 6) break;
    taken.push(word.replace(/[,.?!]$/, ""));
    if (/[,.?!]$/.test(word)) break;
  }
  const behind = words.slice(taken.length).join(" ");
  const isState =
    isDone && (STATE.test(taken.join(" ")) || (/^make$/i.test(first) && STATE.test(` ${behind}`)));
  const cut = taken
    .join(" ")
    .replace(isDone ? STATE : /(?!)/, "")
    .replace(
      /^an? (?:good|great|better|decent|reliable) (\w)/i,
      (_, next: string) => `${/[aeiou]/i.test(next) ? "an" : "a"} ${next}`,
    )
    .replace(/ (?:every|each) [a-z]+$/i, "")
    .replace(/ (?:of|a|an|the|your)$/i, "");
  const isThing =
    cut.length > 2 &&
    !/^(?:an?|the|your|this|that|these|those|of|people|someone|somebody|not|never)$/i.test(cut) &&
    taken.length < 7 &&
    (isDone || !NO_THING.test(cut)) &&
    (isDone || !isSentence(cut, behind));
  const around = [...behind.matchAll(AROUND)].map(([, phrase = ""]) => phrase.replace(/[,.?!]$/, ""));
  const term = termsIn(said)[0]?.said;
  const isBeside =
    !term ||
    STOP.test(term.split(" ")[0] as string) ||
    /^what to do (?:when|if)\b/i.test(said) ||
    around.some((phrase) => phrase.includes(term));
  return {
    doing: isDone ? rest : undefined,
    // Somebody's first weeks are what it is about.
    whole: /\bfirst (?:day|week|month|\d+ days) (?:of|for)\b/i.test(said) ? said : rest,
    said: isThing
      ? cut.replace(/^[A-Z](?=[a-z]+ ?[a-z]*$)/, (sign) => sign.toLowerCase())
      : isBeside
        ? "it"
        : term,
    isState,
    around,
  };
}

/** 'Landlords should …': the first words are whoever does it, not what it is about. */
const isSentence = (cut: string, behind: string): boolean =>
  /^(?:is|are|do|does|can|should|will|have|has|need|needs|make|want)\b/i.test(behind) ||
  cut.split(" ").length > 5 ||
  /^(?:why|how|what|when|who)\b/.test(plain(cut));
