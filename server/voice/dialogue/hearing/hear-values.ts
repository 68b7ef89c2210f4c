import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { SOONEST } from "../times/wish-words.ts";
import { namesOnlyWhen } from "../times/another-time.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { WHAT_DAYS } from "./heard-words.ts";
import type { Clause, Values } from "./heard.ts";
import { readPhone } from "./hear-phone.ts";
import { spansOf } from "../times/hours.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { isPhrase, itsMe, namesNobody } from "./names-nobody.ts";
import { addDays } from "../readers/calendar.ts";
import { wishedIn, withoutBusy, withoutPastPutRight } from "../readers/incidental.ts";
import { namePutRight } from "../readers/name-put-right.ts";
import { nameHeard, spelledAnywhere, withoutEcho } from "../readers/name.ts";
import { phoneHeard, withoutDigits } from "../readers/phone.ts";
import { countedFrom } from "../readers/counted-from.ts";
import { pickOfTurn } from "../readers/pick.ts";
import { whomHeard } from "../people/own-kin.ts";
import { isFullName, plainName } from "../readers/plain-name.ts";
import { namesSomebody } from "../readers/spelled-name.ts";
import { isVaguer, joinedHeard, serviceHeard } from "../readers/service.ts";
import { whenBesideNumber } from "./when-beside-number.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { saysOnlyHow, wayIn } from "../readers/way.ts";
import { saysWhen, whenHeard } from "../readers/when.ts";
import {
  agedIn,
  agesOf,
  BACKGROUND,
  BELOW,
  eventIn,
  FIRST_ONLY,
  HAS_ONE,
  IS_NOT,
  isNoNumber,
  isShortCorrection,
  LETTERS,
  nameBeforeNumber,
  NAMED_FIRST,
  NO_HOUR,
  NOTICE,
  OF_ANOTHER,
  OF_KIN,
  OF_SELF,
  ofNoBusiness,
  OTHER_SERVICE,
  PAST,
  PUT_RIGHT,
  ROAD,
  SPELLED,
  strongOther,
  TODAY,
  TOLD,
  TWO_CAPITALS,
  WEEK_BEFORE,
  WISH,
  WORKS,
} from "./value-words.ts";

/** Reads the values of a turn. @param words without what was asked  @param wished whether a question names a day or time */
const SPELLS_AT: readonly DialogueState["asked"][] = ["confirm", "change", "phone", "when", "which", "how"];

export function readValues(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  text: string,
  clauses: readonly Clause[],
  heardActs: ReadonlyMap<ActId, number>,
  wished: boolean,
  allWords: string,
): Values {
  const { asked, language } = state;
  const spanish = language === "es";
  const english = spanish ? anglicize(text) : text;
  const number = readPhone(state, english, words);
  const { today, minutes } = clockOf(context);
  const ask = {
    today,
    todayOpen: spansOf(context.desk, today).some(([, close]) => minutes + 30 < close),
    // 'The week before then', of a wedding that was told.
    mentioned: state.mentioned ?? (WEEK_BEFORE.test(text) ? state.wish.to : undefined),
    loose:
      asked === "offer" ||
      asked === "day" ||
      ((asked === "change" ||
        wished ||
        (state.slots.time !== undefined && namesOnlyWhen(words, language)) ||
        isShortCorrection(asked, english)) &&
        !number.used),
  };
  // Digits that stay over beside a number belong to it: '4 0 8, no, sorry, 4 0 8 5 5 5 ...'.
  let wish =
    asked === "phone" &&
    number.used &&
    !/\b(?:am|pm|o'clock|day|mornings?|afternoons?|evenings?|noon|before|after|week|tomorrow|today|lunch)\b|day\b|\d(?:st|nd|rd|th)\b/.test(
      number.rest,
    )
      ? ""
      : number.used
        ? withoutDigits(number.rest)
        : number.rest;
  // 'Three thirty. Marianne Healy, 541 555 0103': the first sentence is no part of the number.
  if (number.phone && ["offer", "day"].includes(asked)) {
    const read = (said: string) => (spanish ? anglicize(plain(said)) : plain(said));
    const parts = words.split(/(?<=[.,;!?])\s+/);
    const own = parts.filter((each) => !phoneHeard(read(each), "", false).phone);
    if (own.length === parts.length - 1) wish = own.map(read).filter(isNoNumber).join(" ");
  }
  let deadline: string | undefined;
  // Letters that spell a name are no day, and 'Lindh, with an h' is no hour.
  wish = wish.replace(/(?<![\p{L}\p{N}'])(?:\p{L} ){3,}\p{L}?(?![\p{L}\p{N}'])/gu, " ");
  wish = wish.replace(/(?<!\p{L})(?:with|without|not|silent) an? (?:double )?\p{L}(?!\p{L})/gu, " ");
  wish = withoutPastPutRight(wish).replace(NOTICE, " ");
  // 'Silas is seven', of one who comes.
  const comes = [state.slots.name?.value, ...(state.names ?? []), ...agedIn(words)].flatMap(
    (each) => each?.split(" ")[0] ?? [],
  );
  if (comes.length > 0) wish = wish.replace(agesOf(comes), " ");
  wish = countedFrom(wish, today);
  const event = eventIn(wish);
  // 'An exam on Friday', where exams are done, is the visit itself.
  if (event && !serviceHeard(context.desk, event.named)) {
    const told = whenHeard(event.near, { ...ask, loose: false }).days;
    deadline = told.days[0] ?? (told.from === today ? told.to : told.from);
    if (deadline) wish = wish.replace(event.near, " ");
  }
  const open = asked === "nothing" || asked === "anything-else" || asked === "service";
  const whole = wish;
  for (const { words: said, acts: own } of clauses) {
    const each = spanish ? anglicize(plain(said)) : plain(said);
    if (own.some((a) => WISH.includes(a))) continue;
    // 'No, nothing like that right now', to a question of danger, wishes for no day.
    if (asked === "alarm" && own.includes("deny")) wish = wish.replace(each, " ");
    // 'It was 101 this morning', beside a time that is taken, is none.
    if (
      TOLD.test(each) ||
      (own.includes("reason") && !own.includes("cancel") && asked !== "day") ||
      (PAST.test(each.replace(HAS_ONE, " ")) && (open || own.some((a) => BACKGROUND.includes(a))))
    )
      wish = wish.replace(each, " ");
  }
  const whenOf = (said: string) => whenHeard(wishedIn(whole, said).trim(), ask);
  const when = whenOf(withoutBusy(wish, (left) => whenOf(left).time.at !== undefined));
  if (number.phone && !saysWhen(when))
    Object.assign(when, whenBesideNumber(words, spanish, { ...ask, loose: ask.loose || wished }));
  // 'No, nine thirty. Dorothy Kessel, 555 ...' puts the hour right that was agreed.
  const right = state.slots.time && when.time.at === undefined && NO_HOUR.exec(english)?.[1];
  if (right && sentencesOf(words).length > 1) when.time = whenHeard(right, { ...ask, loose: true }).time;
  // 'Tuesday', said on a Tuesday: who means this one says today.
  if (!TODAY.test(text) && state.offered.length === 0)
    when.days.days = when.days.days.map((day) =>
      day === today && when.days.bare.includes(day) ? addDays(day, 7) : day,
    );
  // 'How soon can somebody get here?', asked for a day, takes the first.
  const first = SOONEST.test(text) || WHAT_DAYS.test(plain(allWords));
  if (asked === "day" && first && !saysWhen(when)) when.days.any = true;
  const whom = whomHeard(context.desk, words, text);
  const forOther =
    state.whom !== undefined || (whom !== undefined && (heardActs.has("forother") || heardActs.has("book")));
  // What a name would change is not told by the way.
  const awaited =
    !state.slots.name ||
    ["name", "change"].includes(asked) ||
    heardActs.has("deny") ||
    heardActs.has("correct");
  const plainly =
    awaited && !(OF_SELF.test(words) && (forOther || OF_ANOTHER.test(words))) ? plainName(words) : undefined;
  // 'Helen Brandt B-R-A-N-D-T' is two words.
  const told = plainly && SPELLED.test(plainly) ? nameHeard(plainly, { asked: true }) : plainly;
  const known = state.slots.name?.value;
  const putRight =
    known && asked !== "name" && state.whom === undefined && state.more === 0
      ? namePutRight(known, words)
      : undefined;
  const heardName =
    putRight ??
    (["service", "day", "offer"].includes(asked) && !/\b(?:name|nombre|llamo|this is|I'm|soy)\b/.test(words)
      ? undefined
      : ofNoBusiness(spelledAnywhere(words), words)) ??
    told ??
    (asked === "name" &&
    TWO_CAPITALS.test(words) &&
    namesSomebody(words.split(" ")[0]!) &&
    !namesOnlyWhen(words, language)
      ? words.replace(/[.!\s]+$/, "")
      : undefined) ??
    nameHeard(words.replace(BELOW, " "), {
      asked:
        (asked === "name" && (!strongOther(heardActs) || NAMED_FIRST.test(words))) ||
        // 'No, it's O'Dea, O apostrophe D E A.'
        (SPELLS_AT.includes(asked) && LETTERS.test(text)) ||
        // 'No, it's Lucia Brand.'
        ((asked === "confirm" || (asked === "anything-else" && heardActs.has("correct"))) &&
          /^(?:oh |no |um )*(?:no|nope|actually|sorry|wait|shoot)\b/i.test(words) &&
          PUT_RIGHT.test(words)),
      of: forOther
        ? "other"
        : asked === "name" || asked === "change" || heardActs.has("deny")
          ? "any"
          : "caller",
    }) ??
    (number.phone ? nameBeforeNumber(words, !known && !whom) : undefined) ??
    (forOther ? OF_KIN.exec(words)?.[1] : undefined);
  // '..., Rosalind Chu, can Dr. Marsh see me tomorrow?': two names between commas are who calls.
  const alone =
    state.slots.name || whom || heardName
      ? undefined
      : clauses.map((each) => each.words.replace(/[,.]$/, "")).find(isFullName);
  const name =
    (state.slots.name || whom || heardName || alone ? undefined : itsMe(words)) ??
    (alone && !namesNobody(context, alone)
      ? alone
      : heardName &&
          !isPhrase(heardName, words) &&
          !namesNobody(context, heardName) &&
          !namesOnlyWhen(heardName, language)
        ? withoutEcho(heardName)
        : undefined);
  // 'A whitening, no, sorry, a check-up' wants the second; 'no whitening' wants none.
  const joined = joinedHeard(context.desk, plain(words), state.slots.service?.value);
  const service =
    joined ??
    words
      .split(OTHER_SERVICE)
      .map((each) => plain(each).replace(WORKS, " ").replace(IS_NOT, " ").replace(ROAD, " "))
      .map((each) => serviceHeard(context.desk, each)?.id)
      .findLast(Boolean);
  const firstName = asked === "name" && heardActs.has("refuse") ? FIRST_ONLY.exec(words)?.[1] : undefined;
  const pick = state.offered.length > 0 ? pickOfTurn(words, allWords) : undefined;
  const how = asked === "how" || (["confirm", "meant"].includes(asked) && saysOnlyHow(text));
  const way = wayIn(sentencesOf(allWords), how);
  return {
    ...when,
    digits: number.digits,
    ...(number.phone && { phone: number.phone }),
    ...(number.numbers && { numbers: number.numbers }),
    ...(service && !isVaguer(context.desk, state.slots.service?.value, service, text) && { service }),
    // 'Ava's my daughter' names Ava.
    ...((name ?? firstName) && { name: (name ?? firstName!).replace(/['’]s$/u, "") }),
    ...(pick && { pick }),
    ...(whom && { whom }),
    ...(way && { way }),
    ...(deadline && deadline > today && { deadline: addDays(deadline, -1) }),
  };
}
