import { talk } from "../../../../content/flows/talk.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { addNote } from "../paper/add-note.ts";
import { composed } from "../paper/paper-text.ts";
import { lastAbout, lastWritten, standing } from "../context.ts";
import { oldClosedDay } from "../times/old-closed-day.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { wording } from "../say/speech.ts";
import { type Asked, message, say } from "./agreed-parts.ts";
import type { OfThisCall } from "./reach-questions.ts";

// What callers ask in the middle of a call that no fact of the desk answers, whatever words they share with one.

const booking = ({ state }: Asked): boolean => topFlow(state)?.id === "book";

const THIS_ONE =
  "(?:that|this|the|my)(?: (?:demo|intro|introduction|first|initial|video|phone))* (?:call|demo|meeting|visit|appointment|consult\\p{L}*|intro|introduction)(?: itself)?(?! (?:back|center))";
/** 'Is there a fee for that call?', of what is being booked, and of no call that a service answers. */
const FEE_OF_IT = new RegExp(
  `(?<!\\p{L})(?:fees?|charg\\p{L}+|costs?|pay|paying|owe|free|how much|price)(?!\\p{L})(?: \\S+){0,3}? ${THIS_ONE}(?!\\p{L})|(?<!\\p{L})${THIS_ONE} (?:even |actually |really |also )*(?:costs?|free|charge|have a (?:fee|charge))(?!\\p{L})`,
  "u",
);
const OF_GIVING_UP =
  /(?<!\p{L})(?:cancel\p{L}*|miss\p{L}*|move|moving|no[- ]show|late|change|insurance|copay)(?!\p{L})/u;

/** 'Are you recording me?', of this call; what the product does with others' calls is another question. */
const RECORDED =
  /(?<!\p{L})(?:are you (?:guys |people |even |actually )*(?:recording|taping)(?! (?:calls|every|all))|is (?:it|this(?: \p{L}+)?|the (?:robot|bot|machine|line)|anybody|anyone|somebody|someone) (?:\p{L}+ ){0,2}?(?:recording|taping) (?:this|me|us|now)|(?:is|are) (?:this|the call|this (?:call|line|conversation|talk|chat)|we|i|my voice)(?: \p{L}+){0,2}? (?:recorded|taped|on tape)|(?:me|nos) est[aá]n? grabando|est[aá]n? grabando (?:esto|esta|la)|se (?:est[aá] )?grab\p{L}+ (?:esto|esta|la llamada)|(?:esto|esta llamada|la llamada) se (?:est[aá] )?grab\p{L}+)(?!\p{L})/u;

const HUMAN =
  "(?:(?:an? |the )?(?:actual|real|live|human|living) )*(?:an? |the |some)?(?:person|human(?: being)?|manager|doctor|lawyer|attorney|dentist|nurse|somebody|someone|people)";
const MACHINE =
  "(?:another|an?|the|some|more of (?:this|the same)|just|yet another) ?(?:robot|bot|machine|recording|computer|automated \\p{L}+|voice mail|ai)";
/** A call back by a person, or by one more machine. */
const PERSON_OR_MACHINE = new RegExp(
  `(?<!\\p{L})(?:${HUMAN} (?:\\p{L}+ ){0,5}?or (?:is it |will it be |just |yet )*${MACHINE}|${MACHINE} (?:\\p{L}+ ){0,5}?or ${HUMAN}|(?:be|get|by|from|call(?:s|ing)? (?:me )?(?:back)?) (?:another|a) (?:robot|bot|machine) again)(?!\\p{L})`,
  "u",
);
const OF_A_CALL =
  /(?<!\p{L})(?:call\p{L}*|ring\p{L}*|back|manager|going to be|gonna be|will (?:it|that|this|i) (?:be|get)|who)(?!\p{L})/u;

/** The old one is kept until there is a new time, unless the desk is closed then. */
const oldStays = (asked: Asked): string =>
  say(asked, oldClosedDay(asked.context, asked.state) ? "newOneThen" : "oldStays");

export const MORE_QUESTIONS: readonly OfThisCall[] = [
  {
    // 'Is this going to be an actual manager or another robot?', of who calls back.
    asks: PERSON_OR_MACHINE,
    answer: (asked) =>
      asked.state.turn > 1 || OF_A_CALL.test(asked.text) ? say(asked, "aPerson") : undefined,
  },
  { asks: RECORDED, answer: (asked) => say(asked, "notRecorded") },
  {
    asks: FEE_OF_IT,
    answer: ({ context, state, text }) => {
      const id =
        topFlow(state)?.id === "book" ? state.slots.service?.value : standing(state).at(-1)?.booking.service;
      const service = OF_GIVING_UP.test(text)
        ? undefined
        : context.desk.services.find((each) => each.id === id);
      return state.language === "es" ? service?.priceEs : service?.price;
    },
  },
  {
    // 'Do I pay anything up front?', of a matter whose own price says that it is free.
    asks: /(?<!\p{L})(?:pay|owe|put (?:anything|money|something) down|cost|charge|need (?:any )?money|pag(?:o|ar|amos)|cobran?)(?: \S+){0,4}? (?:up ?front|to (?:get )?start(?:ed)?|in advance|por adelantado|para empezar)(?!\p{L})/u,
    answer: ({ context, state, words }, heard) => {
      const id = topFlow(state)?.id === "book" && state.slots.service?.value;
      const service = context.desk.services.find((each) => each.id === id);
      if (!service?.price || !/^[^.]* is free\./u.test(service.price)) return undefined;
      heard.answered.add(words);
      forget(heard, "payment", "price");
      return state.language === "es" ? service.priceEs : service.price;
    },
  },
  {
    // 'Is that still free?', of the time that is named or on offer: it is offered, or said to be taken.
    asks: /^(?:(?:and|but|so|ok|okay|then) )*(?:is|are|was|were) (?:that|this|those|these|they|it|the (?:first|second|early|earlier|late|later|last|other|\p{L}+day|\d{1,2}(?:[: ]\d\d)?))(?: (?:one|ones|two|time|times|slot|slots|spot))? (?:still |even |actually )*(?:free|open|available|there|possible|left|good)$/u,
    answer: ({ state }, heard) =>
      topFlow(state)?.id === "book" &&
      (state.offered.length > 0 || heard.values.time.at !== undefined || heard.values.pick !== undefined)
        ? ""
        : undefined,
  },
  {
    // 'Will that be with a woman?'
    asks: /\b(?:is|will|would|can|could) (?:that|it|this|i|he|she|we)(?: be| see| get| have| seen| seeing)*(?: with| by)? (?:an? )(?:woman|female|lady|man|male)(?: (?:doctor|dentist|hygienist|lawyer|attorney|nurse))?$/u,
    answer: (asked) => {
      if (!booking(asked) && standing(asked.state).length === 0) return undefined;
      const whom = /\ban? (?:woman|female|lady|man|male)(?: \p{L}+)?$/u.exec(asked.text)?.[0] ?? "";
      addNote(asked.state, `Asks for: ${whom}`);
      return say(asked, "withWhom", { whom });
    },
  },
  {
    // 'Can she see Dr. Okafor?', 'will it be Dr. Brandt?', of what is being booked.
    asks: /\b(?:will|would|could|can) (?:it|that|this) be (?:with )?(?:dr|doctor|doctora|dra) \p{L}+$|\b(?:can|could|will|would|may) (?:i|he|she|we|they|it|that|my \p{L}+)(?: please)? (?:see|get|have|be with|go to|be seen by) (?:dr|doctor|doctora|dra|mr|ms|mrs|attorney) \p{L}+$/u,
    answer: (asked) => {
      const { context, state, text } = asked;
      const named = context.desk.staff.find(({ heard }) =>
        heard.some((name) => text.split(" ").includes(name)),
      );
      if (!named || (!booking(asked) && standing(state).length === 0)) return undefined;
      addNote(state, `Asks for: ${named.name}`);
      const desk = state.language === "es" ? context.desk.frontDeskEs : context.desk.frontDesk;
      return say(asked, "withThem", { whom: named.name, desk });
    },
  },
  {
    // 'Is there somebody who can just call me?'
    asks: /\bis there (?:somebody|someone|anybody|anyone|a person)(?: there)? (?:who|that|to) (?:can |could |would |might )?(?:just |maybe |please )*(?:call|ring|phone|talk to|speak to|help)(?: (?:me|us|to me|with me))?(?: about (?:it|this|that))?$/u,
    answer: ({ state }, heard) =>
      heard.has("callback", "person") || topFlow(state)?.id === "callback" ? "" : undefined,
  },
  {
    // 'Do I keep the Thursday one until I hear from you?', 'do I lose the 10:30 if nothing's open?'
    asks: /\b(?:(?:(?:do|will|would|should|can|could|did) (?:i|we|he|she) (?:still |also |just )?(?:keep|lose|hold on to|have|give up)|(?:am|are|is) (?:i|we|he|she) (?:still )?(?:giving up|losing|keeping)) (?:(?:the|my|that|his|her) (?:\S+ ){0,2}?(?:one|spot|slot|appointment|time|place|\d{1,2}:\d\d|\p{L}+day|o'clock|\p{L}+)|it|mine|tomorrow's|today's|\p{L}+day's)(?: (?:if|until|till|in the meantime|for now|meanwhile|while|unless)|$)|what happens (?:to|with) (?:the|my) (?:old|\p{L}+day|first|current) (?:one|appointment|time|spot)|(?:is|does|will) (?:the|my) (?:old|\p{L}+day|current) (?:one|appointment|time) (?:still|stay|stand|count|hold|mine)|(?:don't|do not) (?:give away|give up|cancel|drop|let go of|release|lose) (?:the|my|that|his|her|tomorrow's|today's|\p{L}+day's)(?: \S+){0,3}? (?:until|till|before|unless))(?!\p{L})/u,
    answer: (asked) => {
      const about = topFlow(asked.state)?.id ?? lastAbout(asked.state);
      // Of one who comes late it is theirs still.
      if (about.startsWith("late")) return say(asked, "comeAnyway");
      return about === "move" ? oldStays(asked) : undefined;
    },
  },
  {
    // 'Should I still turn up if nobody calls me?', 'so am I off the hook for tomorrow?'
    asks: /(?<!\p{L})(?:am i off the hook|\bi (?:still |just |should |would )?(?:keep|leave|hold) (?:it|tomorrow|today|\p{L}+day)(?= (?:\S+ ){0,4}?(?:till|until|if|unless|for now|on my|open|as is))|(?:la|mi) cita (?:de mañana |de hoy |del? \p{L}+ )?(?:se queda|sigue|queda)(?!\p{L})|se queda (?:la|mi) cita|\bi (?:still |just |would |will )?(?:keep|have|stay with) (?:the|my) (?:\S+ ){0,2}(?:one|appointment|spot|slot)|(?:should|do|must|shall|would) (?:i|we|he|she) (?:still |just |even )?(?:need to |have to |got to )?(?:turn up|show up|come (?:in )?(?:if|tomorrow|today|on|anyway|at all|then|to the old)|be there|go (?:anyway|to the old|if))|(?:what|and) (?:happens )?if (?:nobody|no one|they don't|you don't|i don't) (?:calls?|hears?|gets? back))(?!\p{L})/u,
    answer: (asked) => {
      const about = topFlow(asked.state)?.id ?? lastAbout(asked.state);
      return about === "move" ? oldStays(asked) : about === "cancel" ? say(asked, "needNotCome") : undefined;
    },
  },
  {
    // 'Is there one right after for him?', of two who have them so.
    asks: /\b(?:(?:is|are) there|do you have|have you(?: got)?) (?:one|an?(?:other)?(?: \p{L}+)?|something|anything) (?:(?:right|just|directly) )?(?:after|before|next to|behind)(?: (?:that|me|mine|it|for (?:him|her|them|my \p{L}+)))*$/u,
    answer: (asked) => (booking(asked) && asked.state.more > 0 ? say(asked, "oneAfterOther") : undefined),
  },
  {
    // 'What if there's nothing?', of the new time.
    asks: /^(?:(?:and|but|so|ok|okay) )*what (?:happens )?if (?:there(?:'s| is|'re| are) (?:nothing|none|no \p{L}+)|(?:they|you) (?:don't have|have no\p{L}*|can't find|haven't)(?: \p{L}+)?|(?:it|that|none of (?:that|those|them))(?:'s| is)? (?:full|taken|not possible|doesn't work|works?))(?: (?:open|free|then|left|available|that (?:day|week)))*$|^(?:y )?(?:qu[eé] pasa )?si no hay (?:nada|lugar|espacio)$/u,
    answer: (asked) =>
      topFlow(asked.state)?.id === "move" || (!topFlow(asked.state) && lastAbout(asked.state) === "move")
        ? oldStays(asked)
        : undefined,
  },
  {
    // 'You're not going to just lose this like the last time, are you?'
    asks: /\b(?:(?:you're|you are|they're|they are) not (?:going to|gonna)|(?:you|they) won't|(?:are|will) (?:you|they)(?: just)?(?: going to| gonna)?) (?:just |go and )*(?:lose|forget|ignore|drop|sit on|throw (?:away|out)) (?:it|this|that|my|me)\b/u,
    answer: (asked) => (message(asked) ? say(asked, "notLost") : undefined),
  },
  {
    // 'Do I need to come in for it?', of a refill: what the desk says of refills, and not of what happens next.
    asks: /\b(?:do|will|would|does) (?:i|he|she|we|my \p{L}+) (?:have|need|got) to (?:come in|be seen|see (?:the|a) \p{L}+|make an appointment)\b|\bdo (?:i|we) need (?:an appointment|a visit)\b/u,
    answer: ({ context, state }, _heard, plan) => {
      if (topFlow(state)?.id !== "refill") return undefined;
      const spanish = state.language === "es";
      const asks = spanish ? "¿necesito cita para una receta?" : "do i need an appointment for a refill";
      const found = answerQuestion(context.desk, asks, {}, state.language)?.answer;
      if (found === undefined) plan.open.push(spanish ? "¿Necesito una cita?" : "Do I need to come in?");
      return found ?? wording(talk.isNoted, state.language).replace(/^Yes, that/, "That");
    },
  },
  {
    // 'When is it, can you tell me?', of one that this desk cannot see.
    asks: /\b(?:what time|when|what day)(?: is|'s)? (?:it|that|mine|hers|his|(?:my|his|her|our|the) (?:\p{L}+ ){0,2}?(?:appointment|visit|physical|cleaning|check-?up|one))(?: is|'s)?(?: (?:at|for|on|again|supposed to be|scheduled(?: for)?))?(?: (?:mon|tues|wednes|thurs|fri)day| then)?$/u,
    answer: (asked) => {
      const { state, text } = asked;
      const flow = topFlow(state)?.id;
      const known = state.which !== "" && (flow === "move" || flow === "cancel");
      if (booking(asked) || standing(state).length > 0 || known || lastWritten(state)) return undefined;
      if (!OF_ONE.test(text)) return undefined;
      return say(asked, "cannotSee");
    },
  },
  {
    // 'So what have you written down?', once it was passed on.
    asks: /^(?:(?:and|but|so|ok|okay|wait|well) )*(?:what|how) (?:exactly )?(?:do|did|have|does) (?:you|it) (?:have |got |get )?(?:written|write|wrote|write down|written down|noted?|put|got|have|say)(?: down)?(?: there| exactly| for me| now| so far)*$/u,
    answer: (asked) => {
      const { state } = asked;
      const last = topFlow(state) ? undefined : lastWritten(state);
      if (last?.kind !== "message") return undefined;
      const rows = last.notes.map((each) => each.replace(": ", " "));
      const note = composed([...rows, ...last.told], 240).replaceAll("Asks: ", "");
      return note ? say(asked, "itSays", { note }) : undefined;
    },
  },
  {
    asks: /\b(?:(?:do|can|could|don't|can't|did) you (?:not |even |actually |just )*(?:see|find|pull|look|check)(?:(?: \S+){0,2} (?:it|me|that|mine|there|up|one)\b| (?:for me |please )?$)|(?:is|isn't) (?:it|that|she|he) (?:not )?(?:there|showing|in (?:the|your) (?:system|calendar|computer)))/u,
    answer: (asked) =>
      /^(?:existing|move|cancel|late)/.test(topFlow(asked.state)?.id ?? "")
        ? say(asked, "cannotSee")
        : undefined,
  },
];
const OF_ONE =
  /\b(?:appointment|visit|physical|cleaning|check-?up|one|mine|hers|his)\b|\bit(?: is|'s)? (?:at|for|on|again|supposed|scheduled)\b/u;

/** 'Who makes the marketing decisions?', 'when's a good time to catch them?', of who sells something. */
export const ofSeller = (asked: Asked): string | undefined =>
  (topFlow(asked.state)?.id === "sales" || lastAbout(asked.state) === "vendor") && OF_WHOM.test(asked.text)
    ? say(asked, "namesNobody")
    : undefined;
const OF_WHOM =
  /\b(?:who(?:'s| is| makes| handles| runs| decides| does| would| should| can| do i)|(?:when|what)(?:'s| is|'d be) (?:a |the )?(?:good|best|right) (?:time|day|person)|what(?:'s| is) (?:his|her|their|the (?:owner|manager|boss)\S*) (?:name|number|e-?mail|line))(?!\p{L})/u;
