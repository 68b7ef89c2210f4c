import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import type { Answer } from "./spoken-answer.ts";
import { ANY_OTHER, RING_ME } from "./asked-words.ts";
import { MOSTLY, SURE } from "./answers-of-request.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { bySentence } from "../hearing/turn-clauses.ts";
import { plain } from "../readers/text.ts";
import { serviceHeard } from "../readers/service.ts";
import { ofThat } from "./of-that.ts";
import { ofTrade } from "./of-trade.ts";
import { writtenFor } from "./written.ts";

/** The fact that a question asks for by its own words, or by what was told before it. */
export const factFor = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  words: string,
): Answered | undefined =>
  ofTrade(context, state, heard, words) ??
  ofThat(context, state, heard, words) ??
  ofWhatTheyDo(context, state, words) ??
  ofWhatAbout(context, state, words) ??
  ofWhoAsks(context, state, heard, words) ??
  ofWhatIsBooked(context, state, words) ??
  ofThemToo(context, state, words) ??
  writtenFor(context, state, words, heard);

/** 'Do you do fluoride for them too?', 'is it covered for him as well?': what is asked without the tail has an answer of its own. */
function ofThemToo({ desk }: DialogueContext, { language }: DialogueState, words: string) {
  const whole = words.replace(FOR_THEM, "");
  const found = whole === words ? undefined : answerQuestion(desk, whole, {}, language);
  return found && (found.named || found.own) && found.sure >= SURE && found.covered >= MOSTLY
    ? found
    : undefined;
}
const FOR_THEM =
  /,? (?:(?:for|with|on|para|con) (?:him|her|them|us|the (?:kids|boys|girls)|[eé]l|ella|ell[oa]s)(?: (?:too|as well|also|tambi[eé]n))?|too|as well|tambi[eé]n)(?=\W*$)/iu;

/** What was told of a thing whose price or length the desk tells apart: 'do you handle probate, and how long does it take?' */
export function ownOf({ desk }: DialogueContext, { thing, factId }: Answered): string | undefined {
  const own = desk.facts.some(
    ({ id, aspect, entity }) =>
      id !== factId &&
      (aspect === "price" || aspect === "duration") &&
      entity
        ?.toLowerCase()
        .split(" / ")
        .includes(thing ?? ""),
  );
  return own ? thing?.slice(0, 40) : undefined;
}

/** 'Does Dr. Okafor do knees?', 'does she do aligners?': whether it is done here, and not when somebody is in. */
function ofWhatTheyDo({ desk }: DialogueContext, { language }: DialogueState, words: string) {
  const { thing } = DOES.exec(words)?.groups ?? {};
  const found = thing && answerQuestion(desk, `do you do ${thing}`, { aspect: "offered" }, language);
  return found && found.aspect === "offered" && (found.named || found.own) && found.sure >= SURE
    ? found
    : undefined;
}
/** 'What about custody?', behind a question of the same kind: whether it is done here, or what it costs. */
function ofWhatAbout({ desk }: DialogueContext, { language, topics }: DialogueState, words: string) {
  const { thing } = WHAT_ABOUT.exec(words)?.groups ?? {};
  if (!thing || language === "es") return undefined;
  const priced = /price/.test(topics.at(-1) ?? "");
  return [
    ...(priced ? [[`how much is ${thing}`, "price"] as const] : []),
    [`do you do ${thing}`, "offered"] as const,
    [thing, undefined] as const,
  ]
    .map(([asked, aspect]) => answerQuestion(desk, asked, aspect ? { aspect } : {}, language))
    .find((found) => found && (found.named || found.own) && found.sure >= SURE);
}
const WHAT_ABOUT =
  /^(?:(?:and|so|but|ok|okay|oh),? )*(?:what|how) about (?:an? |the |some )?(?<thing>(?!(?:it|that|this|them|those|my|me|you|mornings?|evenings?|\p{L}+days?|\d)(?!\p{L}))[^?.!,]{3,40}?)\W*$/iu;
const DOES =
  /(?<!\p{L})(?:does|can|will|would) (?:(?:dr|mr|ms|mrs|doctor)\.? \p{L}+|she|he|they) (?:also |even |still )?(?:do|treat|handle|take care of|work on|perform|place|offer|deal with|look at) (?<thing>(?!(?:it|that|this|them|those|mornings?|evenings?|\p{L}+days?|\d)(?!\p{L}))[^?.!,]{3,40}?)(?= or |[?.!,]|$)/iu;

/** 'I'm pregnant, is it safe to have X-rays?': what they tell of themselves makes it another question, where a fact speaks of both. */
function ofWhoAsks(context: DialogueContext, state: DialogueState, heard: Heard, words: string) {
  const at = heard.words.indexOf(words);
  const lead = heard.words.slice(0, at);
  if (
    at < 4 ||
    !/^(?:i['’]m|i am|i have|i['’]ve|i had|i take|i got|i (?:just |really )?(?:threw|hurt|pulled|broke|cut|burned|twisted|sprained|put|did|messed up|banged|cracked|chipped|lost)|my \p{L}+(?: \p{L}+)?(?:['’]s| is| has| had| got| broke| fell| \p{L}+ed)|s?he['’]s) [^.?!]*[.,!]? $/iu.test(
      lead,
    )
  )
    return undefined;
  const [own, both] = [words, heard.words].map((said) =>
    answerQuestion(context.desk, said, {}, state.language),
  );
  return both?.named &&
    both.factId !== own?.factId &&
    both.sure >= Math.max(SURE, own?.sure ?? 0) &&
    both.covered >= MOSTLY
    ? both
    : undefined;
}

/** 'Do you do implants and payment plans?': what stands behind the 'and' has an answer of its own. */
export function andAnother(
  { desk }: DialogueContext,
  { language, topics }: DialogueState,
  questions: Heard["questions"],
  said: string,
): Answered | undefined {
  for (const { words } of questions) {
    const { leads, one, other } = AND_OTHER.exec(words)?.groups ?? {};
    if (!leads) continue;
    for (const each of [one, other]) {
      const found = answerQuestion(desk, `${leads} ${each}`, {}, language);
      // 'Yes, we do divorces' says what 'we do divorces and separations' does.
      const bare = found?.answer.replace(YES_OR_NO, "").slice(0, 24).toLowerCase();
      if (!found || said.toLowerCase().includes(bare!) || topics.includes(found.factId)) continue;
      if ((found.named || found.own) && found.sure >= SURE && found.covered >= MOSTLY) return found;
    }
  }
  return undefined;
}
const YES_OR_NO = /^(?:yes|no|sí)[,:]? /iu;
const AND_OTHER =
  /(?<leads>(?:do|can|does|are|is|hacen|tienen|aceptan) (?:you|y'all|there|it|they)(?: guys| all)?(?: (?:do|have|take|offer|accept|handle|give))?) (?<one>(?:\S+ ){0,4}?\S+?) (?:and|or|y|plus) (?:also )?(?<other>(?:\S+ ){0,3}\S+?)[?.!]*$/iu;

/** 'Is it safe if I'm pregnant?', of the whitening that is being booked, where a fact speaks of both. */
function ofWhatIsBooked({ desk }: DialogueContext, { slots, about, language }: DialogueState, words: string) {
  const thing = desk.services.find(({ id }) => id === slots.service?.value)?.name.toLowerCase() ?? about;
  if (!thing || language === "es" || !IT.test(words) || serviceHeard(desk, plain(words))) return undefined;
  const [own, both] = [words, words.replace(IT, thing)].map((said) =>
    answerQuestion(desk, said, {}, language),
  );
  return (both?.named || both?.own) &&
    both.factId !== own?.factId &&
    !both.factId.startsWith("service-") &&
    (both.own || both.aspect === own?.aspect || OF_ITSELF.includes(both.aspect)) &&
    both.sure >= Math.max(SURE, own?.own ? 1 : 0) &&
    both.covered >= MOSTLY
    ? both
    : undefined;
}
const IT =
  /(?<=(?:^|[ ,])(?:what's|is|does|will|would|can|for|of|before|after|about|during|with|do|get) )(?:it|that|this|one)(?=[ ?.,]|$)/iu;
const OF_ITSELF: readonly string[] = ["safe", "prepare", "pain"];

/** 'Can you see them at the same time?' sounds like a wish, and the facts answer it. */
export function requestAnswered(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): Answer | undefined {
  if (state.stack.length + state.filed.length === 0) return undefined;
  const asked = bySentence(heard).filter(({ sentence, clauses }) => {
    const open = clauses.every(({ words }) => !heard.answered.has(words));
    return (
      open &&
      // 'Anything later that day?', to times on offer, is answered by others.
      !(state.asked === "offer" && clauses.some(({ words }) => ANY_OTHER.test(plain(words)))) &&
      !RING_ME.test(plain(sentence)) &&
      /\?\W*$/.test(sentence) &&
      !heard.questions.some(({ words }) => sentence.includes(words))
    );
  });
  for (const { sentence } of asked) {
    const found = answerQuestion(context.desk, sentence, {}, state.language);
    if (!found || found.sure < REQUESTED || found.covered < MOSTLY || found.next) continue;
    if (BEGINS.test(found.aspect) || state.topics.includes(found.factId)) continue;
    return { say: found.answer, topic: found.factId, known: true };
  }
  return undefined;
}
/** Of words that sound like a wish a fact must be surer. */
const REQUESTED = 0.7;
/** What these answer is done in the call itself. */
export const BEGINS =
  /^(?:hours|offered|walkin|contact|new|callback|records|refill|results|referral|billing|staff)$/;
