import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { CallSummary, ShownScenario, TurnAnswer } from "../../contracts/voice-call.ts";
import {
  deskId,
  type DialogueSlots,
  type DialogueState,
  SLOT_NAMES,
  type SlotName,
} from "../../contracts/voice.ts";
import type { DeskCore } from "../../content/desks/desk.ts";
import type { Scenario } from "../../content/scenarios/scenario.ts";
import { toMinutes } from "./dialogue/calendar.ts";
import { shortTime } from "./dialogue/phrases.ts";

// What the dialogue knows, in the words that the panel shows.

type Understood = Extract<TurnAnswer, { type: "understood" }>;
type Filed = Extract<TurnAnswer, { type: "filed" }>["record"];

/** 'Tue Nov 24'. */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(",", "");

/** '(555) 010-0134'; digits that are no whole number stay as they were said. */
function shownPhone(value: string): string {
  const phone = parsePhoneNumberFromString(value);
  if (!phone) return value;
  return phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
}

const shown: Record<SlotName, (scenario: Scenario, value: string) => string> = {
  service: (scenario, value) => scenario.services.find(({ id }) => id === value)?.name ?? value,
  day: (_scenario, value) => shortDay(value),
  time: (_scenario, value) => shortTime(toMinutes(value)),
  name: (_scenario, value) => value,
  phone: (_scenario, value) => shownPhone(value),
};

export const shownSlots = (scenario: Scenario, slots: DialogueSlots): Understood["slots"] =>
  SLOT_NAMES.flatMap((name) => {
    const slot = slots[name];
    return slot ? [{ name, value: shown[name](scenario, slot.value), confirmed: slot.confirmed }] : [];
  });

const FIELD_LABELS: Record<CallSummary["kind"], readonly string[]> = {
  booking: ["When", "For"],
  message: ["Message", "From"],
  handover: ["Put through"],
  emergency: ["What it did"],
  questions: ["Asked about"],
  nothing: ["So far"],
};

/** What an office would find in its calendar or inbox; undefined while there is nothing new. */
export function filedBy(
  before: DialogueState | undefined,
  after: DialogueState,
  { kind, title, lines }: CallSummary,
): Filed | undefined {
  if (!after.filed || JSON.stringify(after.filed) === JSON.stringify(before?.filed)) return undefined;
  return { kind, title, fields: lines.map((value, i) => ({ label: FIELD_LABELS[kind][i] ?? "", value })) };
}

/** A desk as the panel shows it before a call. */
export const shownDesk = ({ id, label, name, resting, timeZone, chips }: DeskCore): ShownScenario => ({
  id: deskId.parse(id),
  label,
  name,
  greeting: resting,
  timeZone,
  chips: [...chips],
});
