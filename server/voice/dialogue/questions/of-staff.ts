import type { Desk } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { plain } from "../readers/text.ts";
import { list } from "../say/english.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'Is Dr. Marsh in on Friday?' asks of her days, and not whether the office is open. */
export const asksOfStaff = ({ staff }: Pick<Desk, "staff">, words: string): boolean =>
  DOCTOR.test(words) ||
  staff.some(({ heard }) => heard.some((name) => plain(words).split(" ").includes(name)));

/** Who asks for a doctor that nobody here is hears who is. */
export function noSuchDoctor(
  { staff }: Pick<Desk, "staff">,
  { language }: Pick<DialogueState, "language">,
  words: string,
): Answer | undefined {
  const name = ASKS_FOR.test(words) ? DOCTOR.exec(words)?.groups?.["name"] : undefined;
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
const ASKS_FOR =
  /^(?:(?:hi|hello|hey|so|and|um|uh|quick question),? )*(?:is|does|will|can i see|could i see|do you have|when (?:is|does)|what days? (?:is|does)|est[aá]|atiende) (?:the )?(?:[Dd]ra?\.?|[Dd]octora?) /iu;
