import type { ActId } from "../../../../content/understanding/acts.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { plain } from "../readers/text.ts";
import { list } from "../say/english.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { FIRST_NAMES } from "../../../../content/understanding/first-names.ts";
import { COMMON } from "../../../../content/understanding/paper-words.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { fill, wording } from "../say/speech.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'Is Dr. Marsh in on Friday?' asks of her days, and not whether the office is open. */
export const asksOfStaff = ({ staff }: Pick<Desk, "staff">, words: string): boolean =>
  DOCTOR.test(words) ||
  staff.some(({ heard }) => heard.some((name) => plain(words).split(" ").includes(name)));

/** What was heard to ask of hours may ask of a doctor's days, or whether one may walk in. */
export const ofHoursOr = (desk: Pick<Desk, "staff">, words: string): ActId =>
  asksOfStaff(desk, words) ? "staff" : /\bwalk(?:ing)?[- ]?ins?\b/i.test(words) ? "walkin" : "hours";

/** Who asks for a doctor that nobody here is hears who is. */
export function noSuchDoctor(
  { staff }: Pick<Desk, "staff">,
  { language }: Pick<DialogueState, "language">,
  words: string,
  whole = "",
): Answer | undefined {
  const name = ASKS_FOR.test(words)
    ? DOCTOR.exec(words)?.groups?.["name"]
    : OF_ANOTHER.test(whole)
      ? undefined
      : DOCTOR.exec(whole)?.groups?.["name"];
  const doctors = staff.filter((each) => each.name.startsWith("Dr. "));
  if (!name || doctors.length === 0) return undefined;
  if (staff.some(({ heard }) => heard.includes(name.toLowerCase()))) return undefined;
  const called = `Dr. ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const names = doctors.map((each) => each.name);
  const say = {
    en: `There is no ${called} here. Our doctors are ${list(names, "and")}.`,
    es: `Aquí no hay ningún ${called}. Atienden ${list(names, "y")}.`,
  }[language];
  return { say, topic: "staff", known: true };
}

const DOCTOR = /(?<!\p{L})(?:[Dd]ra?\.? |[Dd]octora? (?=\p{Lu}))(?<name>\p{L}{3,})/u;
/** 'My dentist is Dr. Lee, who does the referrals there?' */
const OF_ANOTHER =
  /(?<!\p{L})(?:(?:my|her|his|our|their|old|other|another|former|previous) (?:\p{L}+ )?(?:doctor|dentist|specialist|surgeon|dr)|(?:from|by|through|leaving|left|under) (?:dr|doctora?)\.?|referr\p{L}+|over at|across town|down the street|next door|at the hospital|to you|your office|sent (?:me|us|him|her))(?!\p{L})/iu;
const ASKS_FOR =
  /^(?:(?:hi|hello|hey|so|and|um|uh|quick question),? )*(?:is|does|will|can i see|could i see|do you have|when (?:is|does)|what days? (?:is|does)|est[aá]|atiende) (?:the )?(?:[Dd]ra?\.?|[Dd]octora?) /iu;

/** 'Is Molly working today?', 'is June at the desk?' */
const IS_IN = new RegExp(
  `(?<!\\p{L})(?:(?:[Ii]s|[Ww]ill|[Ee]st[aá]) (?:[Mm]s\\. |[Mm]r\\. |[Mm]rs\\. )?(?<name>\\p{L}{3,})|(?:if|whether|suppose) (?<who>\\p{L}{3,})(?:['’]s| is)) (?:still )?(?:be )?(?:working|in|there|here|around|on (?:the desk|duty|shift)|at (?:the|her|his) desk|at work|available|trabajando|ahí)(?:(?: right)? now| today| this (?:morning|afternoon|evening)| tonight| hoy| ahora)?(?= or |[?.!,]|$)`,
  "gu",
);
/** 'Is the doctor in today?', 'who's in today?', of nobody by name. */
const DOCTOR_IN =
  /(?<!\p{L})(?:(?:is|if|whether) (?:(?:the|a|my|any|either) (?:doctors?|dentists?|dr)|dr\.? what(?:s|'s|’s)?[- ]?(?:his|her)[- ]?(?:name|face)|doctor what\p{L}+)(?: is|'s)?|who(?:'s|’s| is)|which (?:doctor|dentist)(?: is|'s|’s)?|(?:est[aá] (?:el|la) (?:doctora?|dentista)|qui[eé]n est[aá]|qu[eé] (?:doctora?|dentista) est[aá]))(?: (?:working|on))? (?:in|there|here|working|available|today|hoy|ah[ií])(?: (?:right now|now|today|this (?:morning|afternoon)|tomorrow|hoy|ahora|ma[ñn]ana))?(?= or |[?.!,]|$)/iu;
/** Who is there at this moment nobody here sees; who asks for somebody that is not on the list hears that too. */
export function sayWhoIsIn({ desk }: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const doctor = DOCTOR_IN.exec(heard.words);
  if (doctor && ["dental", "medical"].includes(desk.kind)) {
    const who = answerQuestion(
      desk,
      state.language === "es" ? "quiénes son los doctores" : "who are your doctors",
      { aspect: "staff" },
      state.language,
    );
    plan.said.push(who?.answer ?? "", wording(talk.whoIsIn, state.language));
    plan.understood = true;
    for (const { words } of heard.clauses)
      if (doctor[0].includes(words.replace(/[?.!,\s]+$/u, "")) || words.includes(doctor[0]))
        heard.answered.add(words);
    return;
  }
  for (const { groups } of heard.words.matchAll(IS_IN)) {
    const name = groups?.["name"] ?? groups?.["who"] ?? "";
    const known = desk.staff.some((each) => plain(each.name).split(" ").includes(plain(name)));
    if (!known && !FIRST_NAMES.has(name.toLowerCase())) continue;
    if (!known && !/^\p{Lu}/u.test(name) && COMMON.has(name)) continue;
    const person = name.charAt(0).toUpperCase() + name.slice(1);
    const of =
      known && !heard.has("person") ? answerQuestion(desk, `who is ${name}`, {}, state.language) : undefined;
    plan.said.push(
      fill(wording(known ? talk.whoIsIn : talk.knowsNobody, state.language), { person }),
      ...(of?.aspect === "staff" ? [of.answer] : []),
    );
    plan.understood = true;
    if (known && heard.has("person")) continue;
    for (const { words } of heard.clauses) if (words.includes(name)) heard.answered.add(words);
  }
}
