import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueContext } from "../context.ts";

// What is left, asked for or asked about in so many words, whatever else it sounds like.

type Meant = readonly [act: ActId, sure: number, gone: readonly ActId[]];
const NO_VISIT: readonly ActId[] = [
  "book",
  "reason",
  "offered",
  "callback",
  "forother",
  "avail",
  "move",
  "sales",
];

/** 'Can it call my no-shows back?' asks of what is sold. */
const IT_CALLS =
  /^(?:(?:and|so|but|ok|okay) )*(?:can|could|does|will|would) it (?:also |even )?(?:call|ring|phone|text|dial) /u;
/** 'I'd like to leave a message for the lawyer who is suing me' begins no visit. */
const LEAVES_WORD_FOR =
  /(?<!\p{L})(?:leave|pass on|pass along|get) (?:a |this |my )?(?:message|note|word) (?:for|to|with) (?:the|my|your|that|whoever) /u;
/** 'We need to reschedule Mr. Pell's deposition of the doctor': what courts and other offices set is no appointment of this one. */
const MOVES_MATTER =
  /(?<!\p{L})(?:re-?schedule|move|push(?: back)?|postpone|change|continue|delay|cancel) (?:the |a |our |my |his |her |(?:mr|ms|mrs|dr)\.? \p{L}+'s |that |this )?(?:\p{L}+ )?(?:deposition|hearing|mediation|arbitration|trial|settlement conference|status conference|inspection)(?!\p{L})/u;
/** 'This is the clerk's office, the hearing has been moved to the ninth' is no client who asks for news. */
const OFFICE_TELLS =
  /(?<!\p{L})(?:this is|i'm|i'm calling from|i'm with|calling from|it's|from) (?:the )?(?:\p{L}+ ){0,3}?(?:clerk's office|county clerk|court clerk|clerk of (?:the )?court|courthouse|court reporter|judge \p{L}+'s (?:chambers|office|courtroom)|chambers|opposing counsel|law (?:office|firm)s?(?: of)?|process server|mediator's office)(?!\p{L})/u;
const ASKS_FOR_ONE = /(?<!\p{L})(?:consult\p{L}*|appointment|quote|price|demo)(?!\p{L})/u;
/** 'I'd like to talk to somebody. Could I get a meeting next week?' */
const MEETS =
  /(?<!\p{L})(?:could|can|may) (?:i|we) (?:please )?(?:get|have|set up|schedule|book|arrange) (?:an? |the )?(?:quick |short |free )?(?:meeting|introduction|intro(?: call)?|demo|consultation) (?:\p{L}+ ){0,2}?(?:next week|this week|tomorrow|on|for|(?:mon|tues|wednes|thurs|fri)day)(?!\p{L})/u;
/** 'Could you send me something in writing?' */
const WRITES_TO_ME =
  /^(?:(?:and|so|but|ok|okay|well|great|yes|yeah|please|also|just|i think) )*(?:(?:can|could|would) (?:you|somebody|someone|they|i have (?:you|somebody|someone))|(?:(?:i'd|i would|we'd|we would)(?: like)?|(?:i|we) (?:just )?(?:want|need)) (?:you|somebody|someone|them) to|have (?:somebody|someone|them)|please)?(?: please| just)? ?(?:e-?mail|send|mail) (?:me|us|over|it over)? ?(?:something|some(?:thing)? info(?:rmation)?|info(?:rmation)?|(?:a|an|the|your|some|my|our) (?:brochure|pricing|prices|price list|(?:written )?(?:quote|offer|estimate|proposal)))(?!\p{L})/u;
/** 'I'm calling about your Google ranking' is about this business, by who has something to sell to it. */
const SELLS_TO_US =
  /(?<!\p{L})(?:(?:about|regarding|improve|update|verify|lower|review|(?:help|assist) (?:you )?with) your (?:business(?:'s)? )?(?:google|yelp|seo|search|website|web ?site|online|social media|merchant|credit card processing|card processing|payment processing|energy|electric(?:ity)?|utility|copier|toner|warranty|business (?:listing|loan|funding))(?: \p{L}+)?(?: (?:ranking|listing|profile|presence|page|reviews|traffic|rates?|bills?|provider|account|services?|supplier))?|(?:get|put|rank) you (?:on|to) (?:the )?(?:page one|first page|top of google))(?!\p{L})/u;

/** 'I want to cancel my subscription' is no appointment that is given up. */
const ENDS_IT =
  /(?<!\p{L})(?:(?:i|we)(?:'d| would)?(?: (?:want|need|like|have|wish|wanna|am|was))?(?: calling| going)?(?: to)?|please|(?:can|could) (?:you|i|we)(?: please)?|i'm calling to|let's) ?(?:cancel|end|stop|terminate|close|quit) (?:my|our|the|this) (?:ringwell )?(?:subscription|account|contract|plan|service|agreement|membership|ringwell)(?!\p{L})/u;
/** 'We're already with you, and I'd like to cancel', of what is paid by the month. */
const HAS_AND_ENDS =
  /(?<!\p{L})(?:(?:we're|we are|i'm|i am) (?:already |currently )?(?:with you|(?:an? )?(?:existing |current )?customers?)|(?:we|i) (?:already )?(?:have|use) (?:you|your|ringwell)|(?:we've|i've) (?:had|been with|been using) (?:you|your|ringwell))(?!\p{L})(?:[\p{L}' ]{0,60}?) (?:to|wanna) (?:cancel|stop|end it|quit)(?: it| this| with you| everything| the (?:service|line|assistant))?(?: please)?(?: [\p{L}' ]{0,60})?$|(?<!\p{L})(?:want|need|like|have) to (?:cancel|stop using|get rid of|quit|drop) (?:ringwell|you guys|you all|your (?:assistant|line|thing|robot))(?!\p{L})/u;
/** 'What time's my hearing next week?' */
const WHEN_HEARING =
  /(?<!\p{L})(?:what (?:time|day|date|room|courtroom)|when|where|which (?:room|courtroom|day|floor))(?:'s| is| are| was) (?:it for )?(?:my|the|our) (?:next )?(?:hearing|trial|court date|court|deposition|mediation|closing|conference)(?!\p{L})(?! (?:office|reporter|clerk))/u;
/** 'Mind if I drop off a catalog?' */
const BRINGS_WARES =
  /(?<!\p{L})(?:drop(?:ping)?(?: off| by with)|leave|bring(?:ing)?(?: by| over| you)?|show you) (?:you )?(?:an?|our|some|my|the|a few) (?:new |free |product )*(?:catalogs?|catalogues?|brochures?|flyers?|samples?(?! of (?:my|his|her))|line ?cards?|price lists?|product list|literature)(?!\p{L})/u;
/** 'I found you on your website', 'I got a quote from your website'. */
const OF_THEIRS =
  /(?<!\p{L})(?:(?:found|saw|read|heard|looked|filled|form|question|appointment|book(?:ed|ing)?|quote|case|my)(?!\p{L})[^.?!]{0,40}your (?:website|web ?site|google|online|social media))(?!\p{L})/u;
/** 'I need my son's shots for school' wants them given; what is printed of them is a paper. */
const GETS_SHOTS =
  /(?<!\p{L})(?:needs?|gets?|getting|got to get|due for|catch(?:ing)? up on|behind on) (?:(?:his|her|their|our|my|the|some|all|any|up|\p{L}+'s|\p{L}+s') ){0,2}(?:(?:school|kindergarten|college|camp|daycare|booster|flu|travel|back to school|required) )?(?:shots?|vaccin(?:es?|ations?)|boosters?|immuni[sz]ations?)(?!\p{L}| (?:record|paper|card|form|sheet|certificate|proof|histor|book))/u;
const ON_PAPER =
  /(?<!\p{L})(?:records?|papers?|paperwork|forms?|cop(?:y|ies)|proof|print\p{L}*|card|certificate|fax\p{L}*|e-?mail\p{L}*|sent|send|histor\p{L}+|signed)(?!\p{L})/u;
/** 'My husband has a physical Monday at nine thirty, can he have coffee before?' asks of one that is there. */
const THEY_HAVE =
  /(?<!\p{L})(?:(?<kin>my (?:\p{L}+ )?\p{L}+|he|she)|i|we)(?: already)?(?: has|['’]s got| have|['’]ve got) (?:an? |his |her |my |our )?(?:physical|check-?up|cleaning|filling|crown|extraction|appointment|visit|blood (?:test|draw)|blood work|follow-?up|root canal|consult\p{L}*)(?: with (?:you|dr|doctor)(?: \p{L}+)?)?(?: there| coming up| booked| scheduled)?,? (?:on |this |next |for )*(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur)day|the \d)(?!\p{L})/u;
const WISHES_ONE =
  /(?<!\p{L})(?:move|change|push|cancel|re-?schedul\p{L}*|instead|another|too|as well|also|can't|cannot|won't|not going|book|schedule|come in|get in|(?:want|need|like)s? (?:an?|to (?:come|be seen|see))|earlier|later|sooner)(?!\p{L})/u;
const OF_IT =
  /(?<!\p{L})(?:can|may|should|could|does|do|will|is|are|what|how|whether|if) (?:he|she|i|we|it|they|there|you|to|long|early|much)(?!\p{L})/u;
/** Whether what is asked is of a visit that is there. */
export const tellsOfOne = (text: string): boolean =>
  !WISHES_ONE.test(text) &&
  (OF_IT.test(text) ? THEY_HAVE.test(text) : THEY_HAVE.exec(text)?.groups?.["kin"] !== undefined);
/** 'You charged me again, this is the second time': no question about a bill any more. */
const CHARGED_AGAIN =
  /(?<!\p{L})(?:charged?|charging|billed?|billing) (?:me|us|him|her|my \p{L}+|it) (?:\p{L}+ ){0,3}?again(?!\p{L})|(?<!\p{L})(?:charged|billed) again(?!\p{L})/u;
const FED_UP =
  /(?<!\p{L})(?:(?:second|third|fourth) time|already (?:told|called|complained|paid)|told you|keeps? (?:happening|doing)|every (?:time|month)|complain\p{L}*|unacceptable|ridiculous|fed up|sick of|what is wrong with|supposed to be fixed|said (?:it|that) was fixed)(?!\p{L})/u;
/** 'How much is a crown? And can I get a real person?' asks for one, and not whether this is one. */
const REAL_PERSON =
  /(?<!\p{L})(?:can|could|may) (?:i|we|you) (?:please |just )?(?:get|have|talk to|speak (?:to|with)|get me|put me through to|put on) (?:to )?(?:an? )?(?:real|actual|live|human) (?:person|human|being|one)(?!\p{L})/u;

/** A message or a question, by its words; undefined where they say neither so. */
export function saidPlainly(
  { id, kind }: DialogueContext["desk"],
  text: string,
): readonly Meant[] | undefined {
  if (kind === "law" && OFFICE_TELLS.test(text) && !ASKS_FOR_ONE.test(text))
    return [["message", 0.95, [...NO_VISIT, "casestatus", "confirmexisting", "whenis", "inform"]]];
  if (kind === "medical" && GETS_SHOTS.test(text) && !ON_PAPER.test(text))
    return [["book", 0.95, ["records", "offered"]]];
  if (tellsOfOne(text)) return [["inform", 0.9, ["book", "avail", "forother", "reason"]]];
  if (CHARGED_AGAIN.test(text) && FED_UP.test(text))
    return [["complaint", 0.95, ["billing", "book", "payment", "callback", "message", "reason"]]];
  if (REAL_PERSON.test(text)) return [["person", 0.95, ["bot", "about", "staff"]]];
  if (MEETS.test(text)) return [["book", 0.95, ["person", "callback", "avail"]]];
  if (LEAVES_WORD_FOR.test(text) || (kind === "law" && MOVES_MATTER.test(text)))
    return [["message", 0.95, NO_VISIT]];
  if (kind === "law" && WHEN_HEARING.test(text))
    return [
      ["casestatus", 0.95, ["advice", "whenis", "confirmexisting", "book", "avail", "message", "hours"]],
    ];
  if (BRINGS_WARES.test(text) && (id === "ringwell" || kind === "law"))
    return [["sales", 0.95, ["returning", "person", "callback", "message", "book", "payment", "walkin"]]];
  if (id === "ringwell" && (ENDS_IT.test(text) || HAS_AND_ENDS.test(text)))
    return [["callback", 0.95, ["cancel", "drop", "book", "billing", "message", "rw.terms", "move"]]];
  if (SELLS_TO_US.test(text) && !OF_THEIRS.test(text))
    return [["sales", 0.95, ["returning", "person", "callback", "message", "book", "payment", "billing"]]];
  if (WRITES_TO_ME.test(text))
    return [["message", 0.95, ["reminders", "records", "contact", "callback", "book"]]];
  if (id === "ringwell" && IT_CALLS.test(text))
    return [["rw.how", 0.9, ["callback", "message", "person", "returning", "book"]]];
  return undefined;
}
