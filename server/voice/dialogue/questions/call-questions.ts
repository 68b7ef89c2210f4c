import { capital, titleCase } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { type Asked, comesOffThen, message, ONE_OR_OTHER, say, withSomebody } from "./agreed-parts.ts";
import { addNote } from "../paper/add-note.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { aboutOf, partOf } from "../tasks/begin-booking.ts";
import { clockOf, lastAbout, standing, withBookings } from "../context.ts";
import { bookingWords } from "../confirming/change-booking.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { seatsOf, startsOf } from "../people/pair.ts";
import { type OfThisCall, REACH_QUESTIONS } from "./reach-questions.ts";
import { ASKS_TODAY } from "./question-forms.ts";
import { BOTH_AT_ONCE, OF_TWO } from "./of-two.ts";
import { FILE_ASKED, WHY_ASKED } from "./why-asked.ts";
import { matterOf, noteOf } from "../paper/note-words.ts";
import { whichOf } from "../paper/paper-rows.ts";
import { ASKS } from "../paper/paper-text.ts";
import { whoCalls } from "./who-calls.ts";
import { MORE_QUESTIONS } from "./more-call-questions.ts";
import { COMES_OFF } from "../tasks/task-words.ts";
import { toClock, toMinutes } from "../readers/calendar.ts";
import { findSlots, minutesOf } from "../tools.ts";
import { fullWhen, speeches, wording } from "../say/speech.ts";
import { INCLUDES } from "./what-it-includes.ts";
import { IS_IT_OURS, WHICH_PLACE } from "./which-place.ts";

const WHOM =
  /(?:Dr|Doctor|Doctora|Mr|Ms|Mrs)\.? \p{Lu}[\p{L}'-]+|(?:dr|doctor|doctora|mr|ms|mrs)\.? (?!(?:come|comes|call|calls|see|sees|look|said|says|told|who|that|can|could|will|would|take|give|send|sign|there|here|for|and)(?!\p{L}))\p{L}{3,}|(?<=\b(?:with|seeing) )(?:the|a|an|that) (?:young )?(?:doctor|dentist|hygienist|lawyer|lady|man|fellow|guy|woman|attorney|nurse)(?: who [^?.!,]{4,60})?/u;

const WHO_CALLS = /(?<!\p{L})(?:who(?!m)|who'[ds]|qui[eé]n|is it (?:the|a|my) \S+ that)(?!\p{L})/u;
const booking = ({ state }: Asked): boolean => topFlow(state)?.id === "book";
const bookings = ({ context, state }: Asked): string =>
  standing(state)
    .map((each) => bookingWords(context, state, each.booking))
    .join(state.language === "es" ? "; y " : "; and ");
export const SOONEST =
  /\b(?:(?:is|are|was|so) (?:that|this|those|it|these) (?:really |like |honestly )?(?:the )?(?:earliest|soonest|first|next|best|only)(?: (?:one|ones|time|thing|appointment|opening|available|day|you))|(?:is|are|was) (?:that|this|those|it|these) (?:really )?(?:the )?(?:earliest|soonest)|(?:nothing|don't have anything|no) (?:any )?(?:sooner|earlier)(?! (?:than|on|in))|eso es lo m[aá]s pronto)/u;
/** A question that was left for somebody who knows. */
const hasOpen = ({ state }: Asked): boolean =>
  [...standing(state).flatMap(({ booking: { told } }) => told), ...state.told].some((each) =>
    each.startsWith(ASKS),
  );
/** What becomes of the appointment that was there: of the request that is open, or that was made last. */
function comesOff(asked: Asked): string | undefined {
  const { state, agreed } = asked;
  const flow = topFlow(state);
  const made = state.filed.findLast((each) => each.kind === "message" || each.kind === "booking");
  if (!flow && made?.kind === "booking" && made.moved)
    return say(asked, "moved", { when: fullWhen(made.day, made.time, state.language) });
  const about = flow?.id ?? (made?.kind === "message" ? made.about : undefined);
  if (about !== "move" && about !== "cancel") return undefined;
  const old = flow ? valuesOf(asked.context, state)["which"] : made?.kind === "message" && whichOf(made);
  if (/\bstill\b|todav[ií]a/u.test(asked.text) && (about === "move" || !agreed))
    return about === "move" || !old
      ? wording(talk.oldStands, state.language)
      : capital(say(asked, "comesOff", { old }).replace(/^(?:Yes|Sí), /, ""));
  // It never comes off before there is a new time.
  if (about === "move") return comesOffThen(asked, old || "");
  return old ? say(asked, "comesOff", { old }) : wording(talk.isNoted, state.language);
}
/** Asks what to take or give: nobody here may say, in any language. */
const MEDICINE =
  /(?<!\p{L})(?:(?:can|could|should|may) (?:i|he|she|we|they|my \p{L}+) (?:still |just )?(?:take|have|use) (?:\p{L}+ )?(?:anything|something|tylenol|ibuprofen|advil|motrin|aspirin|aleve|pain ?killers?|antibiotics?|medicine)|(?:puedo|puede|podr[ií]a|debo|debe|se puede|tengo que|est[aá] bien) (?:\p{L}+ )?(?:tomar\p{L}*|darl[eo]|dar|ponerl[eo]|usar) (?:\p{L}+ )?(?:algo|alguna|ibuprofeno|paracetamol|tylenol|aspirinas?|advil|antibi[oó]ticos?|medicinas?|pastillas?|calmantes?|una? )|qu[eé] (?:puedo|puede|podemos|debo|le puedo) (?:\p{L}+ )?(?:tomar|darle|dar))(?!\p{L})/u;
const AT_ONCE =
  /(?:can|could|may) (?:i|we|he|she|they|my \p{L}+) (?:also |just )?(?:get|have|do) .*(?:too|also|as well|while (?:i'm|we're|he's|she's|they're)|same (?:time|visit|trip))/u;
export const QUESTIONS: readonly OfThisCall[] = [
  ...MORE_QUESTIONS,
  WHICH_PLACE,
  IS_IT_OURS,
  INCLUDES,
  WHY_ASKED,
  FILE_ASKED,
  ...OF_TWO,
  {
    asks: MEDICINE,
    answer: ({ context, state, words }, _heard, plan) => {
      if (!["dental", "medical"].includes(context.desk.kind)) return undefined;
      plan.open.push(words);
      const { language } = state;
      const own = answerQuestion(context.desk, words, { aspect: "advice" }, language);
      const asks = language === "es" ? "¿qué puedo tomar para el dolor?" : "what can i take for the pain";
      return (own ?? answerQuestion(context.desk, asks, { aspect: "advice" }, language))?.answer;
    },
  },
  {
    asks: ASKS_TODAY,
    answer: (asked) => {
      const { today, minutes } = clockOf(asked.context);
      return say(asked, "itIs", { when: fullWhen(today, toClock(minutes), asked.state.language) });
    },
  },
  {
    asks: /\b(?:what(?:'s| is|s)|give me|have|get) your (?:(?!fax )\p{L}+ )?(?:number|phone)\b|(?<!\p{L})(?:cu[aá]l es (?:su|el) (?:n[uú]mero|tel[eé]fono)(?: de ustedes| de all[aá])?$|me da su (?:n[uú]mero|tel[eé]fono))/u,
    answer: ({ context, state }) =>
      answerQuestion(
        context.desk,
        state.language === "es" ? "cuál es su número de teléfono" : "what's your phone number",
        {},
        state.language,
      )?.answer,
  },
  {
    asks: /\b(?:which (?:one )?of (?:you|them)|who(?:'s|'ll| is| will| would)? (?:be )?(?:doing|handling|looking after)|(?:is|will|would|was|that's|it's|i'm|he's|she's) (?:\S+ ){0,6}?(?:with|seeing|by) (?:the |a |an |that )?(?:\S+ )?(?:dr|doctor|mr|ms|mrs|dentist|lawyer|attorney|fellow|lady)|who (?:it's|its|it is|is it|will it be|would it be|will i) (?:be )?(?:with|seeing|see)|is it (?:dr|doctor) \S+ or|who (?:is|will be) (?:doing|seeing)|(?:is|will) (?:dr|doctor) \S+ (?:still )?(?:doing|be doing|going to)|con (?:la doctora|el doctor|quién)\b)/u,
    answer: (asked) => {
      if (!booking(asked) && standing(asked.state).length === 0 && !message(asked)) return undefined;
      const whom = WHOM.exec(asked.words)?.[0];
      if (!whom || ONE_OR_OTHER.test(asked.text)) return withSomebody(asked);
      const named = whom.replace(
        /^(?:dr|doctor)\.? (.*)/iu,
        (_all, name: string) => `Dr. ${titleCase(name)}`,
      );
      addNote(asked.state, `Asks for: ${named}`);
      return say(asked, "withWhom", { whom: named });
    },
  },
  {
    asks: /\b(?:both|the two|two of (?:us|them)|who(?:'s| is| goes) first|(?:each|either) (?:of us|one)|los dos|las dos)\b/u,
    answer: (asked) => {
      const { context, state } = asked;
      // 'Is there a discount for the two of us?', 'do we both fill in forms?' ask for no times.
      if (
        /\b(?:discounts?|cheaper|deals?|prices?|costs?|how much|charges?|pay|bring|insurance|save|forms?|paperwork|fill(?:ing)?|sign|need(?: to)?|have to|park\p{L}*|eat|wear)\b|(?<!\p{L})(?:cu[aá]nto|cuestan?|costar|precios?|pag\p{L}*|descuentos?|traer|seguro)(?!\p{L})/u.test(
          asked.text,
        )
      )
        return undefined;
      const { slots, names = [], language } = state;
      const { at } = speeches[language];
      const made = standing(state);
      if (!topFlow(state) && made.length > 1) return say(asked, "isBooked", { bookings: bookings(asked) });
      const service = context.desk.services.find(({ id }) => id === slots.service?.value);
      if (booking(asked) && context.desk.kind === "law" && BOTH_AT_ONCE.test(asked.text))
        return wording(talk.bothMatters, language);
      if (booking(asked) && service?.together) return wording(talk.together, language);
      if (!booking(asked) || !slots.time || seatsOf(state) < 2) return undefined;
      const starts = startsOf(context, state, toMinutes(slots.time.value)).map((start) => at(start));
      const who = [slots.name?.value, ...names];
      const people = starts
        .map((start, i) => [who[i] ?? "", start].filter(Boolean).join(" "))
        .join(language === "es" ? " y " : ", then ");
      return say(asked, "theyAll", { people });
    },
  },
  {
    asks: /\b(?:(?:are|will|did) you (?:even |actually |really )*(?:book|schedul)(?:e|ed|ing)? (?:it|me|this|that|us)\b|(?:is|was) (?:it|that|this) (?:all )?set up|(?:we're|we are|i'm|i am) (?:all )?(?:good|set) for|(?:is|was) (?:it|that|this|mine|he|she|my \S+|the \S+) (?:all )?(?:still )?(?:booked|on(?! (?:the )?(?:video|phone|zoom|computer))|confirmed|set|definite|in there)\b|(?:do )?(?:i|we)(?:'ve)? still (?:got|have)|(?:did|have) (?:i|we) (?:still )?(?:get|got) (?:the |my |our )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:am i|i'm|is he|is she|he's|she's|are we|we're) (?:still |all )?(?:in|on|booked|down|set|good|confirmed|expected|coming)\b|do (?:i|we|you) (?:still )?have (?:me|us|it|that|the|my)\b ?(?:\S+ )?(?:down|booked|appointment|physical|cleaning|check-?up|consultation)?\b|so (?:i|we) (?:just )?(?:show up|come|be there)|(?:are )?you(?:'re| are)? expecting (?:us|me)|did you (?:book|get me|put me|put us)|me apunt[oó]|(?<!\p{L})ya qued[oó](?!\p{L})|(?:ya |entonces )?(?:qued[oóa]|est[aá]) (?:reservad|apartad|hech|agendad|confirmad|para)|queda reservada|tengo la cita)/u,
    answer: (asked) => {
      const { state } = asked;
      if (!topFlow(state) && standing(state).length > 0)
        return say(asked, "isBooked", { bookings: bookings(asked) });
      // Beside the yes that books it, what is said of that says it.
      if (asked.agreed && booking(asked)) return "";
      // Beside the yes that books it, or a wish to have it, it is on its way.
      if (state.stack.includes("book") && state.slots.time) return say(asked, "notBookedYet");
      const old = comesOff(asked);
      if (old !== undefined) return old;
      return message(asked) && !topFlow(state) ? wording(talk.isNoted, state.language) : undefined;
    },
  },
  {
    asks: /\b(?:still (?:come|see (?:me|us|him|her)|be seen|get seen|coming)|(?:do|will) (?:they|you|she|he|i) still|should i (?:still )?(?:come|move it|re-?book)|lose (?:it|my)|is (?:that|it) (?:still |going to be |gonna be )?(?:ok|okay|all right|alright|fine)$|come in or not)/u,
    answer: (asked, heard) => {
      const late =
        (!topFlow(asked.state) && (heard.acts.get("late") ?? 0) >= 0.6) ||
        asked.state.stack.some((each) => each.startsWith("late")) ||
        lastAbout(asked.state) === "late";
      // What is said of it once it is passed on says that too.
      return late ? (asked.agreed ? "" : say(asked, "comeAnyway")) : undefined;
    },
  },
  {
    asks: /\b(?:(?:when|what time|how (?:soon|long)|who)(?:'s|'d|'ll| is| will| would| do| does| are| can) (?:\S+ ){0,5}(?:(?<!on )call(?:s|ing)?|hear(?: back| from|$)|ring(?:s|ing)?|get back|(?:let|tell) (?:me|us)|reach out|be in touch)\b|who (?:calls|rings)\b|(?:sure|certain|know|promise|guarantee)(?: me)? (?:that )?(?:somebody|someone|they|you|he|she|it)(?:'ll)? (?:really |actually )?(?:calls?|rings?|gets? back)\b|is it (?:the |a |an |my )?\S+ (?:that|who) (?:calls?|rings?)|(?:they|you|somebody|someone|he|she)(?:'ll| will| would|'d|(?:'s|'re| is| are)? (?:gonna|going to)) (?:still |really |also |be )?(?:call(?:ing)?|ring|get back|let (?:me|us) know|be in touch|reach out|tell me)|^(?:(?:so|and|ok|okay|but) )*(?:will|would) (?:it|that) be (?:today|tomorrow|soon|this week|long)|(?:is|are|will|would|do|does) (?:somebody|someone|anybody|anyone|they|you|he|she) (?:(?:going to|gonna|really|definitely|actually|surely|certainly|absolutely|for sure|still|even|ever|for certain|truly|honestly) )*(?:call|ring|phone|get back)|cu[aá]ndo (?:(?:me|nos) )?(?:llam|avis|van a)|(?<!\p{L})(?:me|nos) (?:van?|iban?) a (?:llamar|avisar|marcar|hablar))/u,
    answer: (asked) =>
      WHO_CALLS.test(asked.text) && (message(asked) || booking(asked) || hasOpen(asked))
        ? whoCalls(asked)
        : message(asked) && topFlow(asked.state)?.id !== "callback"
          ? say(asked, "wouldCall")
          : message(asked) && asked.agreed
            ? ""
            : hasOpen(asked)
              ? say(asked, "wouldTell")
              : undefined,
  },
  {
    asks: /\b(?:get|gets|have|has|having|do|does|done|include\p{L}*|part of|comes? with)\b.*\b(?:too|also|then|as well|included|that (?:day|visit)|same (?:day|visit|time)|right|with it)\b|\bincluded\b/u,
    answer: (asked) => {
      const { context, state, text } = asked;
      const last = standing(state).at(-1)?.booking.service;
      const id = booking(asked) ? state.slots.service?.value : last;
      const service = context.desk.services.find((each) => each.id === id);
      if (!partOf(context, service, text)) {
        // 'Can she get the shingles one too while we're there?'
        if (!booking(asked) || !AT_ONCE.test(text)) return undefined;
        addNote(state, noteOf(matterOf(asked.words)));
        return say(asked, "requestNoted", { team: valuesOf(context, state)["team"] ?? "" });
      }
      return say(asked, "partOfIt", { about: aboutOf(service, state.language) });
    },
  },
  {
    asks: SOONEST,
    answer: (asked, heard) => {
      const { context, state } = asked;
      if (!booking(asked)) return undefined;
      const { slots, offered, language } = state;
      const own = withBookings(context, state);
      const [first] = findSlots(own, { service: slots.service?.value, seats: seatsOf(state) });
      const told = slots.time && slots.day ? { day: slots.day.value, time: slots.time.value } : offered[0];
      if (!first || !told) return undefined;
      const sooner = `${first.day}${first.time}` < `${told.day}${told.time}`;
      const when = fullWhen(first.day, first.time, language);
      heard.values.time = { sure: true };
      return sooner ? say(asked, "soonest", { when }) : say(asked, "isSoonest");
    },
  },
  {
    asks: COMES_OFF,
    answer: comesOff,
  },
  {
    asks: /\b(?:is|was) (?:that|this|it) (?:all|everything)(?: that)? you (?:need|want)|\b(?:do|did) you need anything (?:else|more)|necesita algo m[aá]s/u,
    answer: (asked) => (asked.state.asked === "confirm" ? say(asked, "allINeed") : undefined),
  },
  {
    asks: /\b(?:(?<!while )(?:do i|should i|so i|i) (?:just )?(?:wait|hang tight|sit tight)(?! (?:until|till|for|on|with|if))|what(?:'s| is| happens)? (?:now|next)(?! (?:week|month|year|time|opening|available|appointment|visit|slot|spot|one|\p{L}+day)|'s)|(?:do|will|would) i (?:have|need) to (?:do anything|call (?:you )?(?:back|again)|come in for (?:that|this|it))|is there anything else (?:i|you) need|ahora qu[eé]|espero nada m[aá]s)/u,
    answer: (asked) =>
      message(asked)
        ? say(asked, "justWait")
        : standing(asked.state).length > 0 && !topFlow(asked.state)
          ? say(asked, "justCome")
          : undefined,
  },
  {
    asks: /\bwho(?:'s| is| will| would|'ll| do| does)? (?:\S+ ){0,3}?(?:read|see|listen|hear)(?:s|ing)? (?:this|that|it|what i)\b|(?<!\p{L})qui[eé]n (?:lee|oye|escucha|ve)(?!\p{L})/u,
    answer: (asked) => say(asked, "whoReads"),
  },
  {
    asks: /\b(?:what (?:time|day) (?:would|will) (?:i|he|she|we) (?:be (?:out|done|finished|free)|get out|finish)|when (?:would|will|do|am) (?:i|he|she|we) (?:be )?(?:out|done|finished?|free)|how long (?:will|would|do) (?:i|he|she|we|they) (?:be|sit) (?:in|there)|how long (?:it|that|this|does it|will it|would it|is it|is that|does that) ?(?:takes?|last|lasts|will take|would take|going to take|be)?|(?:it's|it is|is it|is that|about|be|takes?) (?:about |around |only )?(?:an|half an|one|two|\d+) (?:hours?|minutes)|a qu[eé] hora (?:salgo|termino|saldr[ií]a))(?!\p{L})/u,
    answer: (asked) => {
      const { context, state } = asked;
      const { slots, language } = state;
      if (!booking(asked) || !slots.time || !slots.service) return undefined;
      const minutes = minutesOf(context, slots.service.value);
      const end = speeches[language].at(toMinutes(slots.time.value) + minutes);
      return say(asked, "takesUntil", { minutes: `${minutes}`, end: end.replace(/^(?:at|a) /, "") });
    },
  },
  ...REACH_QUESTIONS,
];
