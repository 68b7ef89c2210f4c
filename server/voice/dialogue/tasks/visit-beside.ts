import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { bySentence, forget } from "../hearing/turn-clauses.ts";
import type { DialogueContext } from "../context.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { serviceHeard } from "../readers/service.ts";
import { whenWordsIn } from "../readers/when-words.ts";
import { topFlow } from "../next.ts";
import { ME } from "../paper/by-person.ts";
import { peopleHeard } from "../readers/people.ts";
import { RELATIONS, relationHeard } from "../readers/relation.ts";
import type { Plan } from "../plan.ts";
import { plain, shorten } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

// A visit that is asked for while a message is taken down: it is booked once the message is passed on.

const MESSAGES = ["billing", "complaint", "refill", "results", "records", "referral", "lost", "cancel"];
const REQUEST =
  /(?<!\p{L})(?:re-?book(?:ing)?|(?:want|need|like|get|have|make|set up) (?:an?|another) (?:new|different|other) (?:one|time|day|appointment)|(?:want|need|like|get|have|make|book|schedule) (?:an?|another|a new|my) (?:(?:actual|real|separate|regular|new) )?(?:appointment|visit|cleaning|check-?up|physical)|(?:book|schedule|fit|squeeze) me(?: in)?|(?:get|have) (?:it|that|this|him|her|the \p{L}+) (?:looked at|seen|checked)|(?:like|want|need|can i|could i) (?:to )?(?:come (?:back )?in|come back|be seen|get seen)|(?:when can|can|could) you (?:take|see|fit|get) me|see (?:the|a) (?:dentist|doctor|hygienist)|(?:quiero|necesito|quisiera) (?:una|otra) cita|agendar(?:me)?)(?!\p{L})/u;
const BESIDE =
  /(?<!\p{L})(?:too|also|listen|look|still|as well|while (?:i've|i have|you're|i'm|we're)|another thing|one more|actual|separate|on top of|besides|(?:and|but) (?:can|could|i|my|then)|también|además|otra cosa)(?!\p{L})/u;
/** Asks whether one is needed, or speaks of another time or of who is in charge. */
const NONE_WANTED =
  /(?<!\p{L})(?:(?:do|will|would|should) (?:i|we) (?:need|have)|without|don't|do not|didn't|instead|rather|manager|owner|supervisor|boss|last (?:time|visit)|(?:came|was|went) in|no quiero|sin)(?!\p{L})/u;

/** Asks for a visit in so many words, or for one of the services by its name, and for no paper of it. */
const asksVisit = (context: DialogueContext, text: string): boolean =>
  REQUEST.test(text) ||
  (NEEDS.test(text) && !PAPER.test(text) && serviceHeard(context.desk, text) !== undefined);
const NEEDS =
  /(?<!\p{L})(?:needs?|wants?|(?:would|'d) like|(?:is|'s|'m) due|book|schedule|necesita|quiere)(?!\p{L})/u;
const PAPER =
  /(?<!\p{L})(?:forms?|note|letter|cop(?:y|ies)|records?|results?|refills?|prescriptions?|papers?|paperwork|bill\p{L}*|charge\p{L}*|receta|carta|resultados?)(?!\p{L})/u;

/** The words before and of the visit; undefined where none is asked for beside. */
export function visitBeside(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): { before: string; words: string; who: string } | undefined {
  const flow = topFlow(state)?.id ?? "";
  if (flow === "book") return oneMore(state, heard);
  if (!MESSAGES.includes(flow) || state.later || state.stack.includes("book") || state.asked === "which")
    return undefined;
  if (heard.has("drop", "move")) return undefined;
  const { clauses } = heard;
  const asks = ({ words }: Clause) => asksVisit(context, plain(words)) && !NONE_WANTED.test(plain(words));
  // 'My husband needs a physical' is of another than who calls about a refill.
  const another = clauses.some((each) => asks(each) && relationHeard(plain(each.words)) !== undefined);
  if (!BESIDE.test(heard.text) && !another) return undefined;
  let at = clauses.findIndex(asks);
  if (at < 0) return undefined;
  // 'The same tooth is bothering me again, I should get it looked at' tells what for.
  const reason = clauses[at - 1];
  if (reason?.acts.includes("reason") || (reason && serviceHeard(context.desk, plain(reason.words)))) at -= 1;
  const from = heard.words.indexOf(clauses[at]!.words);
  if (from < 0) return undefined;
  const words = heard.words.slice(from).replace(/^(?:(?:and|but|so|also|y|pero),? )+/iu, "");
  const before = heard.words
    .slice(0, from)
    .replace(/(?:(?:and|but|look|oh|so|also|listen|y|pero),? )*(?:while [^,.]{1,30},? ?)?$/iu, "")
    .trim();
  const rest = /^(?:no|nope|oh|well|um)\W*$/iu.test(before) ? "" : before;
  return { before: rest, words: words.slice(0, 240), who: relationHeard(plain(words)) ?? ME };
}

/** 'A second one for my son', said to the one that is nearly booked: it comes right after. */
function oneMore(
  state: DialogueState,
  heard: Heard,
): { before: string; words: string; who: string } | undefined {
  const { asked, slots, later, more, changing, whom } = state;
  const pair = asked === "offer" && !later && more === 0 ? ME_AND_HIM.exec(heard.words)?.groups : undefined;
  if (pair)
    return {
      before: `At ${pair["mine"]}.`,
      words: `My ${pair["kin"]} at ${pair["his"]}`,
      who: pair["kin"]!.toLowerCase(),
    };
  if (!slots.time || !["confirm", "name", "phone"].includes(asked)) return undefined;
  if (later || more > 0 || changing || peopleHeard(heard) > 1) return undefined;
  const who = relationHeard(heard.text);
  const own = heard.clauses.find(({ words }) => ONE_MORE.test(plain(words)));
  if (!own || !who || who === whom || heard.has("move", "cancel")) return undefined;
  const from = heard.words.indexOf(own.words);
  if (from < 0) return undefined;
  const before = heard.words.slice(0, from).trim();
  const counts = asked !== "confirm" || YES.test(before);
  return { before: counts ? before : "", words: own.words.slice(0, LATER_MAX), who };
}
const CLOCK =
  "(?:\\d{1,2}(?::\\d\\d)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?:[ -](?:thirty|fifteen|forty[ -]five|o'clock))?)";
/** 'Me at nine and my husband at nine forty-five', of the times on offer. */
const ME_AND_HIM = new RegExp(
  `(?<!\\p{L})(?:me|mine|I(?:'ll| will| can| could|'d)? (?:take|do|have|want|come))(?: at| the)? (?<mine>${CLOCK})(?: one)?(?: works| please)?,? (?:and |then |and then )(?:for )?(?:my|our) (?<kin>${RELATIONS})(?: \\p{Lu}[\\p{L}'-]+)?(?:'s)?(?: at| the| takes?| gets?| can| could| do| have| would|'d)+ (?<his>${CLOCK})(?![\\p{L}\\d])`,
  "iu",
);
const ONE_MORE =
  /(?<!\p{L})(?:(?:second|another|one more|extra|additional|also|and)(?: an?| one)?(?: [\p{L}-]+){0,3} for (?:my|our)|one for (?:my|our)|add (?:my|our) (?!name|number|phone|insurance|e-?mail|address)|(?:for|see|get|fit|book|schedule) (?:my|our) \p{L}+(?: in)? (?:too|as well|also)|(?:what|how) about (?:my|our) \p{L}+ (?:at|right after)|(?:my|our) \p{L}+(?: \p{L}+)? (?:still )?(?:needs?|wants?|gets?|takes?|has|would (?:like|need|take)|'d (?:like|take)) the (?:other|second|next|later|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d)|(?:otra|una) (?:\p{L}+ )?(?:m[aá]s )?para mi)(?!\p{L}*['’])/u;
const YES =
  /^(?:yes|yeah|yep|sure|right|correct|that's (?:right|fine|good|correct)|ok|okay|sí|perfect|great)(?!\p{L})/iu;

/** The visit that comes after what is canceled: of the same kind, where no other is named. */
export function bookAfter(context: DialogueContext, state: DialogueState, words: string): void {
  // The day before it is that of the one that is canceled.
  const own = words.slice(Math.max(0, words.search(NEW_ONE)));
  const named = serviceHeard(context.desk, plain(own));
  const known = context.desk.services.find(({ id }) => id === state.slots.service?.value);
  const said =
    !named && known
      ? `${capital((state.language === "es" ? known.spokenEs : undefined) ?? known.spoken)}. `
      : "";
  state.later ??= { flow: "book", words: shorten(`${said}${capital(own)}`, LATER_MAX), who: ME };
}

const NEW_ONE =
  /(?<!\p{L})(?:and|but|then|y|pero) (?=[^.?!]{0,40}(?:re-?book|(?<!\p{L})new(?!\p{L})|another|instead|otra|nueva))/iu;

/** 'So the week of the 14th, mornings', told while the old one is being canceled, is when the new one is to be. */
export function whenOfLater(state: DialogueState, heard: Heard, plan: Plan): void {
  const { later } = state;
  if (later?.flow !== "book" || later.who !== ME || topFlow(state)?.id !== "cancel") return;
  if (heard.has("correct", "deny") || state.asked === "which") return;
  const told = sentencesOf(heard.words).filter(
    (each) => whenWordsIn(each) !== undefined && OF_NEW.test(each) && !/\d{3}/.test(each),
  );
  if (told.every((each) => later.words.includes(each))) return;
  state.later = { ...later, words: shorten(`${later.words} ${told.join(" ")}`, LATER_MAX) };
  const { days } = heard.values;
  heard.values.days = { ...days, days: [], bare: [], any: false };
  delete heard.values.days.from;
  delete heard.values.days.to;
  heard.values.time = { sure: true };
  forget(heard, "avail", "book", "move");
  plan.understood = true;
  plan.said.push(wording(talk.keptForThen, state.language));
}
const OF_NEW =
  /(?<!\p{L})(?:would|could|works?|prefer|better|best|ideally|if (?:possible|you)|mornings?|afternoons?|week|new one|re-?book|some ?time|any ?time|podr[ií]a|mejor|semana|mañana|tarde)(?!\p{L})/iu;
const LATER_MAX = 240;

/** 'And the January one?', of what waits: the caller hears that it comes next. */
export function asksOfLater({ later, language }: DialogueState, heard: Heard, plan: Plan): void {
  if (later?.flow !== "book") return;
  for (const { sentence, clauses } of bySentence(heard)) {
    if (!sentence.endsWith("?") || !WHAT_OF.test(plain(sentence))) continue;
    for (const clause of clauses) {
      clause.acts = [];
      heard.answered.add(clause.words);
    }
    plan.understood = true;
    plan.said.push(wording(talk.comesNext, language));
  }
}
const WHAT_OF =
  /^(?:(?:oh|ok|okay|so|but|wait) )*(?:and|what about|how about|don't forget|y|qu[eé] pasa con) (?:the |my |her |his |la |el |mi )?(?:\p{L}+ ){0,2}(?:one|appointment|visit|thing|cita|otra|otro)$/u;
