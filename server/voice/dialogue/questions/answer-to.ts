import type { Service } from "../../../../content/desks/desk.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import { lengthSaid } from "../../knowledge/length-said.ts";
import { WIDE } from "../../knowledge/score.ts";
import { type DialogueContext, standing } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { asksTheOffice } from "./legal.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import { ofHours } from "./of-hours.ts";
import { wording } from "../say/speech.ts";
import { lawOnly, unadvised } from "./unadvised.ts";
import { OF_IT, ofTheRequest, ofTheWhole, SPEAKS_OF, speaksOfIt, subjectOf } from "./answers-of-request.ts";
import { noSuchDoctor, ofHoursOr } from "./of-staff.ts";
import type { Answer } from "./spoken-answer.ts";

/** What this desk says to what one act was heard to ask in these words; `known` is false where nobody here knows. */
export function answerTo(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  said: ActId,
  words: string,
  sure: number,
  lately?: string,
): Answer | undefined {
  const { desk } = context;
  const { language } = state;
  const nobody = noSuchDoctor(desk, state, words, said === "staff" ? heard.words : "");
  if (nobody) return nobody;
  const act = said === "hours" ? ofHoursOr(desk, words) : said;
  // 'What papers should I have with me?' asks the office.
  const lawyers =
    OF_OFFICE.includes(act) && sure >= SURELY ? undefined : lawOnly(context, state, heard, words);
  if (lawyers) return lawyers;
  if (act === "hours" && sure < HALF_HEARD && !OF_HOURS.test(plain(words))) return undefined;
  // 'Does it know when we're closed?' asks of what is sold here.
  if (act === "hours" && !OF_THE_LINE.test(plain(words))) return ofHours(context, state, heard, words);
  // 'I want a tooth pulled, how much is it?': the thing stands in the words before.
  const short = OF_THINGS.includes(act) && words.split(" ").length <= 4 && heard.clauses.length > 1;
  // 'No, whitening. How much is that?', beside other things that are told later.
  const at = heard.clauses.findIndex((each) => words.startsWith(each.words));
  const told =
    at > 0 && !lately && OF_THINGS.includes(act) && OF_IT.test(plain(words))
      ? heard.clauses
          .slice(0, at)
          .map((each) => serviceHeard(desk, plain(each.words).replace(/^no /, "")))
          .findLast(Boolean)
      : undefined;
  const named =
    serviceHeard(desk, plain(words)) ??
    told ??
    (short ? desk.services.find(({ id }) => id === heard.values.service) : undefined);
  const both = desk.services.find(({ id, parts }) => parts && id === heard.values.service);
  if (both?.parts && (act === "price" || act === "duration")) {
    const parts = both.parts.map((part) => desk.services.find(({ id }) => id === part)!);
    const costs = parts.map((part) => (language === "es" ? part.priceEs : part.price));
    const length = lengthSaid(both.minutes, language);
    const long =
      language === "es" ? `Los dos juntos duran ${length}.` : `Both together take about ${length}.`;
    if (act === "duration") return { say: long, topic: `both-${act}`, known: true };
    const kind = parts.flatMap(({ kinds = [] }) => kinds).find((each) => heard.text.includes(each));
    const asksOf =
      language === "es"
        ? "Por eso en particular, preguntaría al equipo."
        : `For ${kind} in particular, I would ask the team.`;
    if (costs.every(Boolean))
      return { say: [...costs, ...(kind ? [asksOf] : [])].join(" "), topic: `both-${act}`, known: true };
  }
  // 'How long does it take?', once a refill was asked for, asks of that.
  const subject = named || !OF_THINGS.includes(act) ? undefined : subjectOf(state);
  const service =
    named ??
    told ??
    (subject || (act === "price" && A_MONTH.test(plain(words)))
      ? undefined
      : desk.services.find(
          ({ id }) => id === (state.slots.service?.value ?? standing(state).at(-1)?.booking.service),
        ));
  // 'And does it hurt?' asks of what was asked about before.
  const thing = subject ?? (named || !OF_IT.test(plain(words)) ? undefined : (lately ?? state.about));
  // 'Do you do flu shots, and how much is it?': the thing stands in the words before, whatever it is.
  const points = OF_THINGS.includes(act) ? OF_IT : THAT;
  const whole =
    !told && (!named || THAT.test(plain(words))) && points.test(plain(words))
      ? ofTheWhole(context, state, heard, sure < HALF_HEARD ? undefined : act, words)
      : undefined;
  const ofRequest = subject ? ofTheRequest(context, state, words) : undefined;
  // 'Is Dr. Lee taking new patients?' is answered for all of them.
  const ofAll =
    act === "new" ? words.replace(/\b(?:dr|doctor|ms|mr|mrs)\.? \p{Lu}\p{L}+/iu, "anyone") : words;
  // 'How long does it take?' is asked in full: 'how long does whitening take?'
  const inFull =
    thing && !subject
      ? answerQuestion(desk, words.replace(PRONOUN, thing), { aspect: act }, language)
      : undefined;
  let found =
    (ofRequest ?? (whole?.thing && (whole.named || whole.own || !service)))
      ? (ofRequest ?? whole)
      : inFull && (inFull.own || (inFull.named && inFull.aspect === act && inFull.sure >= CERTAIN))
        ? inFull
        : answerQuestion(
            desk,
            short && !told
              ? heard.words
              : subject
                ? `${words} ${subject}`
                : ofPrices(ofAll, service ?? thing),
            // What helps against one thing is told only to who names it.
            {
              aspect: act,
              ...(sure < HALF_HEARD && { unsure: true }),
              ...(act === "advice"
                ? named && { entity: named.id }
                : thing
                  ? { thing }
                  : service && { entity: service.id }),
              said: state.said,
              ...(subject && { strictly: true }),
            },
            language,
          );
  // What was told already of the thing before answers no other question: 'How much is it?'
  const isTold = (other: Answered | undefined) =>
    other !== undefined && thing !== undefined && !subject && state.topics.includes(other.factId);
  if (!found || isTold(found))
    found = thing && !subject ? answerQuestion(desk, words, { aspect: act }, language) : found;
  // What a thing costs may stand in what else is told of it.
  found ??=
    thing && act === "price"
      ? answerQuestion(desk, thing, { aspect: "offered", thing }, language)
      : undefined;
  if (isTold(found)) found = undefined;
  // What was heard in it may be wrong, and its own words be plain.
  const plainly = act === "advice" || subject ? undefined : answerQuestion(desk, words, {}, language);
  found ??= plainly && speaksOfIt(plainly) ? plainly : undefined;
  // Half heard, what is asked gives way to a fact that speaks of more of it.
  if (found && plainly && sure < HALF_SURE && plainly.covered >= found.covered && plainly.sure > found.sure)
    found = plainly;
  // One word that they share, beside others that it says nothing of, makes no answer. 'And does it hurt?' names nothing.
  const least = sure >= SURELY && found?.aspect === act ? SPEAKS_OF.surely : SPEAKS_OF.else;
  const ofIt = !named && OF_IT.test(plain(words)) && (thing ?? service) !== undefined;
  // Where the thing is named and this is asked of it, whatever else was said is beside the question.
  const ofThing = found?.named === true && found.aspect === act && found.sure >= CERTAIN;
  if (found && !ofIt && !ofThing && found.covered < least && WIDE.test(found.aspect))
    found = plainly && speaksOfIt(plainly) ? plainly : undefined;
  // 'Do you offer financing?', while a water heater is booked, is no question of the heater.
  if (found && !ofIt && !named && !found.named && !found.own && OFFER.test(found.factId))
    found = plainly && speaksOfIt(plainly) ? plainly : undefined;
  if (!subject)
    found ??=
      ofTheWhole(context, state, heard, act, undefined, words) ??
      ofTheWhole(context, state, heard, undefined, undefined, words);
  // 'How long is a root canal?' is not answered with what it costs.
  if (
    found &&
    ((act === "duration" && found.aspect === "price") || (act === "price" && found.aspect === "duration"))
  )
    found = undefined;
  if (named && !(found?.named && found.thing && found.aspect === "offered"))
    state.about = named.name.toLowerCase().slice(0, 40);
  // A plan is no thing that has a price: 'how much is it?', said next, asks of the visit.
  else if (found?.thing && found.aspect !== "insurance") state.about = found.thing.slice(0, 40);
  if (found?.aspect === "reminders" && state.noTexts)
    return { say: wording(talk.noText, language), topic: found.factId, known: true };
  const own =
    service && (act === "price" || act === "about")
      ? {
          price: language === "es" ? service.priceEs : service.price,
          about: language === "es" ? service.aboutEs : service.about,
        }[act]
      : undefined;
  // 'How much is it?', of a flu shot, is not answered with what a physical costs.
  const strays =
    found !== undefined &&
    act === "price" &&
    OF_IT.test(plain(words)) &&
    (told || named || !thing) &&
    !isOf(found, act, service, heard.text);
  if (found && !(strays && own && !found.own))
    return {
      say: found.answer,
      topic: found.factId,
      known: true,
      ...(found.next && { next: found.next }),
    };
  if (service && own) return { say: own, topic: `${act}-${service.id}`, known: true };
  // 'What's the damage for a two-chair office?': where one thing is sold, its price answers for whomever.
  const general = act === "price" && sure >= HALF_HEARD && desk.services.every(({ together }) => together);
  const price = general ? desk.facts.find(({ aspect, entity }) => aspect === "price" && !entity) : undefined;
  if (price)
    return {
      say: language === "es" ? (price.es ?? price.answer) : price.answer,
      topic: price.id,
      known: true,
    };
  if (act === "advice" && desk.neverAdvise && !asksTheOffice(desk, words))
    return unadvised(context, state, heard);
  return { say: "", topic: act, known: false };
}

/** Whether what was found is of this act, and of the service or of what the words themselves name. */
const isOf = (found: Answered, act: ActId, service: Service | undefined, text: string): boolean =>
  found.aspect === act &&
  (!found.thing ||
    text.includes(found.thing) ||
    [service?.name.toLowerCase(), ...(service?.heard ?? [])].includes(found.thing));

/** 'What does it run a month?', of what is sold, whatever is being booked. */
const A_MONTH = /\b(?:(?:a|per|each|every) (?:month|year)|monthly|yearly|subscription)\b/;
const OF_OFFICE: readonly ActId[] = [
  "hours",
  "bring",
  "parking",
  "where",
  "transit",
  "access",
  "walkin",
  "remote",
  "contact",
];
const OF_THINGS: readonly ActId[] = ["price", "duration", "pain", "safe", "about"];

/** '¿Cuánto cuesta?', of nothing that was named, asks what things cost here. */
const ofPrices = (words: string, thing: unknown): string =>
  !thing && /^\W*cu[aá]nto (?:cuesta|cobran|sale|es)\W*$/iu.test(plain(words)) ? "lista de precios" : words;

const PRONOUN =
  /(?<!\p{L})(?:it|that|this|they|those|them|(?:one|two|three|four) of (?:them|'?em|those)|'?em)(?!\p{L})/iu;

/** Points at what was just said: 'do you handle that?' */
export const THAT = /\b(?:that|this|those|these|them|em)\W*$/;

const OF_THE_LINE =
  /^(?:(?:and|so|but|ok|okay) )*(?:does|can|will|would|could) (?:it|the assistant|ringwell) /;
const OF_HOURS =
  /\b(?:open\p{L}*|clos\p{L}*|hours?|until|till|lunch|weekends?|saturdays?|sundays?|holidays?|eve|year|christmas|thanksgiving|today|tomorrow|late|early|abr\p{L}*|cierr\p{L}*|horario|horas?|s[aá]bados?|domingos?|hoy|mañana)(?!\p{L})/u;
/** Below it an act alone does not say what is asked: the words must. */
const HALF_HEARD = 0.45;
/** Below it an act is a guess beside the words themselves. */
const HALF_SURE = 0.75;
const SURELY = 0.9;
/** Of `answerQuestion`: as good as certain. */
const CERTAIN = 0.95;
/** That a service is offered, as its desk's data says. */
const OFFER = /^service-.+-offered$/;
