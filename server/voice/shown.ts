import { placeOf } from "./dialogue/collecting/place.ts";
import { standing } from "./dialogue/context.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import type { DialogueState } from "../../contracts/voice.ts";
import { SLOT_NAMES, type SlotName } from "../../contracts/voice-desks.ts";
import type { Desk } from "../../content/desks/desk.ts";

import { toMinutes } from "./dialogue/readers/calendar.ts";
import { capital } from "../../content/capital.ts";
import { shortTime } from "./dialogue/say/english.ts";
import { filedPapers } from "./dialogue/confirming/summary.ts";

// What the dialogue knows, in the words that the panel shows.

type Understood = Extract<TurnAnswer, { type: "understood" }>;
type Filed = Extract<TurnAnswer, { type: "filed" }>["record"];

type Language = DialogueState["language"];

/** 'Tue Nov 24', 'mar 24 nov'. */
const shortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll(/[,.]/g, "");

/** '(555) 010-0134'; digits that are no whole number stay as they were said. */
function shownPhone(value: string): string {
  const phone = parsePhoneNumberFromString(value);
  if (!phone) return value;
  return phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
}

/** 'una limpieza' as a label: 'Limpieza'. */
const spanishName = (spoken: string): string => capital(spoken.replace(/^(?:una?|el|la) /, ""));

const shown: Record<SlotName, (desk: Desk, value: string, language: Language) => string> = {
  service: (desk, value, language) => {
    const service = desk.services.find(({ id }) => id === value);
    return (language === "es" && service?.spokenEs ? spanishName(service.spokenEs) : service?.name) ?? value;
  },
  day: (_desk, value, language) => shortDay(value, language),
  time: (_desk, value) => shortTime(toMinutes(value)),
  name: (_desk, value) => value,
  phone: (_desk, value) => shownPhone(value),
};

/** What the visitor says to put a slot right, in the call's language. */
const CHANGE: Record<DialogueState["language"], Record<SlotName, string>> = {
  en: {
    service: "Change the service",
    day: "Change the day",
    time: "Change the time",
    name: "Change the name",
    phone: "Change the number",
  },
  es: {
    service: "Cambiar el servicio",
    day: "Cambiar el día",
    time: "Cambiar la hora",
    name: "Cambiar el nombre",
    phone: "Cambiar el número",
  },
};

/** What these ask for is what the five are. */
const SETS_A_TIME: ReadonlySet<string> = new Set(["book", "move"]);

/** What is understood while a time is being found; once all is filed, what was booked last. A question fills none of it. */
export function shownSlots(desk: Desk, state: DialogueState): Understood["slots"] {
  const booking = state.stack.includes("book") ? undefined : standing(state).at(-1)?.booking;
  if (!booking && !state.stack.some((flow) => SETS_A_TIME.has(flow))) return [];
  const place = booking ? placeOf(booking) : placeOf(state);
  const five = SLOT_NAMES.flatMap((name) => {
    const slot = booking ? { value: booking[name], confirmed: true } : state.slots[name];
    if (!slot) return [];
    const value = shown[name](desk, slot.value, state.language);
    return [{ name, value, confirmed: slot.confirmed, change: CHANGE[state.language][name] }];
  });
  // Who comes to the caller asks where to.
  return desk.comes && five.length > 0
    ? [...five, { name: "place", value: place ?? "", confirmed: booking !== undefined, change: "" }]
    : five;
}

/** What an office would find in its calendar or inbox that it had not found before. */
export function filedBy(desk: Desk, before: DialogueState | undefined, after: DialogueState): Filed[] {
  const known = new Set(before?.filed.map((filed) => JSON.stringify(filed)));
  const fresh = after.filed.filter((filed) => !known.has(JSON.stringify(filed)));
  return filedPapers(desk, { ...after, filed: fresh }).map(({ kind, title, large, rows, asks, quotes }) => ({
    kind,
    title,
    fields: [
      ...(large ? [{ label: kind === "booking" ? "When" : "", value: large }] : []),
      ...rows,
      ...asks.map((value) => ({ label: "Asks", value })),
      ...quotes.map((value) => ({ label: "In their words", value })),
    ],
  }));
}
