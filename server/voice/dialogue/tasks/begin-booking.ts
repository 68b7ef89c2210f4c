import { pricedOtherwise } from "../questions/priced-before.ts";
import type { Service } from "../../../../content/desks/desk.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, noWish, standing } from "../context.ts";

import { addNote } from "../paper/add-note.ts";
import { kinNamed, spokenOf } from "../paper/by-person.ts";
import { ASKS } from "../paper/paper-text.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { valuesOf } from "../flow-values.ts";
import { peopleHeard, togetherHeard } from "../readers/people.ts";
import { toMinutes } from "../readers/calendar.ts";
import { RELATIONS, relationHeard } from "../readers/relation.ts";
import { isName, namesIn } from "../readers/plain-name.ts";
import { serviceHeard } from "../readers/service.ts";
import { has, plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { minutesOf } from "../tools.ts";

/** The visit for whatever hurts or cannot wait long, where the desk has one. */
export const generalVisit = ({ desk }: DialogueContext): Service | undefined =>
  desk.services.find(({ soon }) => soon) ??
  (desk.neverAdvise ? desk.services.find(({ unsure }) => unsure) : undefined);

/** 'It doesn't hurt, there's just a chip in it': no visit for pain. */
const visitFor = (context: DialogueContext, text: string): Service | undefined =>
  PAINLESS.test(text) ? unsureVisit(context) : generalVisit(context);
const PAINLESS =
  /(?<!\p{L})(?:(?:doesn't|does not|don't|didn't|isn't|not|never) (?:really |even |actually )?(?:hurt(?:s|ing)?|(?:any|in) pain|painful)|no (?:pain|duele|dolor)|sin dolor)(?!\p{L})(?!.*(?<!\p{L})(?:but|until|unless|except|now|anymore|when|if)(?!\p{L}).*(?:hurts|hurting|aches|throb\p{L}*|killing|duele))/u;

/** What happens at it, as it goes on in a sentence. */
export const aboutOf = (service: Service | undefined, language: "en" | "es"): string => {
  const about = (language === "es" ? service?.aboutEs : service?.about) ?? "";
  const said = about.replace(": ", language === "es" ? " con " : " with ").replace(/\.$/, "");
  return said.charAt(0).toLowerCase() + said.slice(1);
};

/** The visit for who cannot say what it is for. */
export const unsureVisit = ({ desk }: DialogueContext): Service | undefined =>
  desk.services.find(({ unsure }) => unsure) ?? desk.services.find(({ soon }) => soon) ?? desk.services[0];

/** Whether a smaller visit is named that this one has in it: the cleaning of a first visit. */
export const partOf = ({ desk }: DialogueContext, service: Service | undefined, text: string): boolean =>
  desk.services.some(
    ({ id, name, heard }) =>
      id !== service?.id && service?.about?.toLowerCase().includes(name.toLowerCase()) && has(text, ...heard),
  );

/** Begins a booking: for the caller, for somebody else, or beside one that was made before on this call. */
export function beginBooking(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): string {
  const { language, slots } = state;
  const { values } = heard;
  delete state.noBooking;
  if (heard.has("book", "avail") || saysWhen(values)) delete state.implied;
  else state.implied = true;
  const second = standing(state).length > 0;
  if (second) {
    delete slots.name;
    if (values.name) slots.name = { value: values.name, confirmed: false };
    state.more = 0;
  }
  if (!saysWhen(values)) {
    delete slots.day;
    delete slots.time;
    state.wish = { ...noWish(), ...(values.deadline && { to: values.deadline }) };
  } else if (second && values.days.days.length === 0 && values.time.at !== undefined && state.mentioned)
    slots.day ??= { value: state.mentioned, confirmed: false };
  const last = standing(state).at(-1)?.booking;
  const beside = last && (besideHeard(heard.text) ?? (IN_A_ROW.test(heard.text) && "after"));
  if (last && beside) {
    slots.day = { value: last.day, confirmed: false };
    const from = toMinutes(last.time);
    const own = minutesOf(context, slots.service?.value);
    [state.wish.at, state.wish.atSure] = [
      beside === "after" ? from + minutesOf(context, last.service) : from - own,
      true,
    ];
    plan.news.add("day");
  }
  // 'Same day', 'same time' mean the booking before.
  if (last && !beside && SAME.test(heard.text)) {
    slots.day = { value: last.day, confirmed: false };
    const at = toMinutes(last.time);
    // Of the same day the times right behind the first come first.
    if (SAME_DAY.test(heard.text)) state.wish.near = at + minutesOf(context, last.service);
    else [state.wish.at, state.wish.atSure] = [at, true];
    plan.news.add("day");
  }
  // 'My husband needs one too', of who is booked already, brings one more.
  const counted = standing(state).length > 0 ? togetherHeard(heard) : peopleHeard(heard);
  // Of two who come apart, one is booked now.
  const people = state.later?.who ? 1 : counted;
  const service = context.desk.services.find(({ id }) => id === slots.service?.value);
  // Two who come about one matter have one appointment, whatever it turns out to be.
  const together = service?.together || context.desk.kind === "law";
  // 'For my husband Mateo and me': he is none who calls.
  const kin = people === 2 ? kinNamed(heard.words).filter((each) => isName(`${each} ${each}`)) : [];
  if (kin.length === 1 && values.name === kin[0]) {
    delete values.name;
    delete slots.name;
  }
  const [mate, another] =
    people === 2
      ? [...(slots.name ? namesIn(heard.words) : []), ...kin].filter((name) => name !== values.name)
      : [];
  if (people > 1) state.more = together ? 0 : Math.min(3, people - 1);
  if (state.more === 1 && mate && !another && slots.name?.value !== mate) state.names = [mate];
  if (state.more > 0 && people > 1) plan.said.push(wording(talk.oneAfterOther, language));
  if (people > 1 && together) plan.said.push(wording(talk.together, language));
  const forOther =
    heard.has("forother") ||
    // 'My son Max, early Tuesday', in which nobody else wants anything.
    (values.whom !== undefined &&
      people < 2 &&
      !has(heard.text, "i|i'm|i'd|i've|me|we|yo|quiero|necesito")) ||
    /(?<!\p{L})a mi \p{L}+(?: \p{L}+)? (?:se )?le (?:est[aá] )?\p{L}+/u.test(heard.text) ||
    has(
      heard.text,
      "(for|para) (my|mi|our) \\p{L}+",
      `(book|schedule|set up|arrange) (an? \\p{L}+ for )?(my|our) (\\p{L}+ )?(?:${RELATIONS})'s (?!boss|office|doctor|dentist)\\p{L}+`,
      ...(context.desk.kind === "law"
        ? []
        : [
            `(my|our) (\\p{L}+ )?(?:${RELATIONS})( \\p{L}+)? (needs?|(is|'s) due for|could use) (an?|his|her|their|some)(?! (ride|minute|moment))`,
          ]),
      "(see|get|bring|fit|take) (him|her|them)( in)?",
      "(see|get|bring|fit|take|have|squeeze|schedule) (my|our) \\p{L}+( \\p{L}+)? (back )?(in|seen|looked at)",
      "bring (in )?(my|our) \\p{L}+",
      `(can|could|may) (my|our) (\\p{L}+ )?(?:${RELATIONS})( \\p{L}+)? (get|have|come|be seen|see)`,
    ) ||
    (heard.has("reason") &&
      context.desk.neverAdvise === "medical" &&
      /^(?:(?:hi|hello|hey|yes|so|um) )*(?:my|mi) /.test(heard.text) &&
      // 'My father died of it, so I want a physical.'
      !/\b(?:died|passed away|is dead|muri[oó]|falleci[oó])(?!\p{L})/u.test(heard.text));
  // 'I'd like her seen tomorrow', of a daughter who was told of before.
  const theirs = FOR_THEM.test(heard.text)
    ? (values.whom ?? relationHeard(plain(state.told.join(". "))))
    : undefined;
  if (theirs && people < 2 && !slots.name) state.whom = theirs;
  else if (forOther && (values.whom || heard.has("forother")))
    // Of two, the first is the caller: 'my wife and I'.
    state.whom =
      people > 1 &&
      (!/\b(?:two|both|dos|kids|children|twins|boys|girls|sons|daughters|hijos|hijas|niños|niñas)\b/.test(
        heard.text,
      ) ||
        /\b(?:(?:for|para) (?:me|m[ií])(?: |$)|me and\b|and (?:me|i)\b)/.test(heard.text))
        ? undefined
        : (values.whom ?? (people > 1 ? undefined : "other"));
  if (state.whom === undefined) delete state.whom;
  // Who gave their own name before, and books for somebody else, is who calls.
  else if (values.whom && slots.name && !values.name) {
    addNote(state, `Called by: ${slots.name.value}`);
    const [named] = spokenOf(heard.words);
    if (named?.name) slots.name = { value: named.name, confirmed: false };
    else delete slots.name;
  } else if (people < 2 && !slots.name) {
    // 'I'd like to get my daughter Noor in.'
    const [named] = spokenOf(heard.words);
    const name = named?.name?.replace(/['’]s$/u, "") ?? "";
    if (named?.who === state.whom && isName(`${name} ${name}`)) {
      slots.name = { value: name, confirmed: false };
      plan.news.add("name");
    }
  }
  // What breaks meanwhile takes the place of what was only asked about.
  const general = plan.urgent && !values.service ? generalVisit(context) : undefined;
  if (general && slots.service && slots.service.value !== general.id) {
    slots.service = { value: general.id, confirmed: false };
    plan.news.add("service");
  }
  // Who has told the whole story is not asked what it is about.
  const told = state.told.filter((each) => !each.startsWith(ASKS)).join(" ");
  const story = context.desk.neverAdvise === "legal" && told.split(" ").length >= STORY;
  if (
    (heard.has("reason") || state.topics.includes("urgent") || story) &&
    !slots.service &&
    !(second && !values.service)
  ) {
    const visit = (story && serviceHeard(context.desk, plain(told))) || visitFor(context, heard.text);
    if (visit) {
      slots.service = { value: visit.id, confirmed: false };
      plan.news.add("service");
    }
  }
  plan.news.add("day");
  const sympathy = language === "es" ? ofWhom(service?.sympathyEs, state.whom) : service?.sympathy;
  // 'I wanted to see about getting my teeth whitened' is no bad news.
  const wish = service && !service.sympathy && values.service === service.id && !AMISS.test(heard.text);
  const sorry =
    heard.has("reason") && context.desk.neverAdvise && !wish
      ? // 'I'm sorry you're not well' is said to whoever is not.
        state.whom && /you're|esté/.test(sympathy ?? "you're")
        ? wording(talk.sorryToHear, language)
        : (sympathy ?? wording(talk.sorryToHear, language))
      : plan.news.has("service")
        ? state.whom && /you're|esté/.test(sympathy ?? "")
          ? wording(talk.sorryToHear, language)
          : sympathy
        : undefined;
  if (sorry) return sorry;
  if (!service || plan.said.some(Boolean)) return "";
  const opening = fill(inTurn(flowOf("book").opening, language, state.turn), valuesOf(context, state));
  const price = pricedOtherwise(context, state, service);
  if (price) return `${opening} ${price}`;
  return partOf(context, service, heard.text)
    ? `${opening} ${fill(wording(talk.partOfIt, language), { about: aboutOf(service, language) })}`
    : opening;
}
const FOR_THEM =
  /\b(?:(?:have|like|want|need|get|bring) (?:him|her) (?:to be )?(?:seen|in|looked at|checked)|(?:he|she) (?:could|can|would|needs? to) (?:come|be seen)|see (?:him|her)\b)/;
const AMISS =
  /(?<!\p{L})(?:hurt\p{L}*|pain\p{L}*|ach(?:e|es|ing|y)|sore|br(?:oke|eak)\p{L}*|crack\p{L}*|chip\p{L}*|fell|fall(?:en|ing)|(?:came|come|coming) (?:off|out|loose|apart)|popped|los[te]|losing|loose|swoll?\p{L}*|bleed\p{L}*|infect\p{L}*|sick|ill|fever|cough\p{L}*|dizzy|worse|died|passed|fired|laid off|let (?:me|him|her) go|evict\p{L}*|su(?:ed|ing)|arrest\p{L}*|divorc\p{L}*|separat\p{L}*|left me|wreck\p{L}*|accident|hit|injur\p{L}*|st(?:ole|olen)|ow(?:e|es|ed)|threat\p{L}*|fight\p{L}*|cheat\p{L}*|denied|refus\p{L}*|won't|can't|(?:don't|doesn't|didn't) (?:fit|work|pay)|scared|afraid|worr\p{L}*|anxious|nervous|trouble|problem|wrong|bad|hate|miscarr\p{L}*|pregnan\p{L}*|embarrass\p{L}*|due[lr]\p{L}*|romp\p{L}*|roto|cay[oó]|perd\p{L}*|enferm\p{L}*|muri[oó]|accidente|mal|miedo)(?!\p{L})/u;
/** 'Siento que su niña no se encuentre bien', of whoever it is that does not. */
const ofWhom = (words: string | undefined, whom: string | undefined): string | undefined =>
  whom && whom !== "other" && !whom.endsWith("s")
    ? words?.replace("que no se encuentre", `que su ${whom} no se encuentre`)
    : words;
/** Words that tell a story. */
const STORY = 25;
/** Right before or after who is booked: 'the one before mine', 'right after my son'. */
const BESIDE =
  /\b(?:right|just|directly|straight|immediately)? ?(before|after) (?:me|mine|that|him|her|hers|his|us|ours|them|theirs|the first(?: one)?|my \p{L}+(?:'s)?)\b/u;
const BESIDE_ES = /(?<!\p{L})(antes|despu[eé]s) de (?:m[ií]|la m[ií]a|[eé]l|ella)(?!\p{L})/u;
const besideHeard = (text: string): string | undefined => {
  const es = BESIDE_ES.exec(text)?.[1];
  return es ? (es === "antes" ? "before" : "after") : BESIDE.exec(text)?.[1];
};
const IN_A_ROW = /\bback to back\b|\bone after (?:the other|another)\b|\buna tras otra\b/;
const SAME_DAY = /\bsame (?:day|date)\b|\bmism[oa] d.a\b/;
const SAME = /\bsame (?:day|time|date)\b|\btogether\b|\bwith (?:me|mine|us)\b|\bmism[oa] (?:d.a|hora)\b/;
