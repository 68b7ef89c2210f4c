import type { DialogueState } from "../../../contracts/voice.ts";
import { toMinutes } from "./calendar.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { spansOf } from "./hours.ts";
import { dayHeard } from "./day-heard.ts";
import type { DayHeard } from "./day-heard.ts";
import { intentsOf, pickOf } from "./intents.ts";
import type { Intents } from "./intents.ts";
import { findService } from "./knowledge.ts";
import { nameHeard } from "./name-heard.ts";
import { digitize } from "./number-words.ts";
import { endPutRight, phoneHeard } from "./phone-heard.ts";
import type { PhoneHeard } from "./phone-heard.ts";
import { plain } from "./text.ts";
import { timeHeard } from "./time-heard.ts";
import type { TimeHeard } from "./time-heard.ts";

/** Everything that one utterance says. */
export interface Heard {
  cleaned: string;
  text: string;
  intents: Intents;
  phone: PhoneHeard;
  name?: string;
  /** The name is all that was said, so that 'Ed Park' asks for no parking. */
  onlyName: boolean;
  service?: string;
  time: TimeHeard;
  days: DayHeard;
  pick?: "first" | "second" | "either";
}

/** Reads an utterance in the light of what has just been asked. */
export function understand(context: DialogueContext, state: DialogueState, cleaned: string): Heard {
  const { asked } = state;
  const text = plain(cleaned);
  const intents = intentsOf(text, cleaned.trimEnd().endsWith("?"));
  const change =
    /\b(?:make (?:it|that)|o'?clock|\d ?[ap]m|instead|change|tuesday|monday|wednesday|thursday|friday|saturday)\b/.test(
      text,
    );
  const phone =
    endPutRight(text, state.slots.phone?.value) ??
    phoneHeard(text, state.digits, (asked === "phone" || state.digits !== "") && !change);
  const heardPhone = phone.phone !== undefined || phone.digits !== state.digits;
  const bareName = asked === "name" && !intents.question && !intents.wait;
  const name = nameHeard(
    heardPhone ? cleaned.replace(/\b(?:and )?my (?:number|phone|cell).*$/i, "") : cleaned,
    bareName,
  );
  const corrected = ["confirm", "change"].includes(asked)
    ? nameCorrected(cleaned, state.slots.name?.value)
    : undefined;
  const listed = (heardPhone || asked === "name") && name === undefined ? nameInList(cleaned) : undefined;
  const wholeIsName =
    bareName &&
    name !== undefined &&
    !/\b(?:cleaning|o'?clock|tomorrow|instead)\b/.test(text) &&
    name.split(" ").length >= text.split(" ").length - 3;

  let digits = digitize(wholeIsName || asked === "note" ? "" : phone.rest);
  const { today, minutes } = clockOf(context);
  digits = digits.replace(/ of (?:the|those|these) 2\b/, "");
  if (intents.moveIt) digits = newTimeOf(digits);
  const loose = ["offer", "day", "confirm", "change"].includes(asked) && !heardPhone && asked !== "phone";
  const time = timeHeard(
    heardPhone && asked === "phone" && !change ? "" : digits,
    loose || (state.task === "booking" && intents.correction && !heardPhone),
  );
  if (time.at === undefined && state.mentionedTime && /\bsame time\b/.test(text))
    Object.assign(time, { at: toMinutes(state.mentionedTime), sure: true });
  const closing = spansOf(context.scenario, today).at(-1)?.[1] ?? 0;
  // 'My cell is …, call after five though': the hours of a telephone are no wish.
  const aside = heardPhone && asked === "phone" && !change;
  const days = dayHeard(aside ? "" : time.rest, today, minutes + 30 < closing, state.mentioned);
  const service = wholeIsName ? undefined : findService(context.scenario, text);
  const pick = asked === "offer" ? pickOf(text) : undefined;
  return {
    cleaned,
    text,
    intents,
    phone,
    onlyName: Boolean(wholeIsName),
    name: corrected ?? name ?? listed,
    service: service?.id,
    time,
    days,
    ...(pick ? { pick } : {}),
  };
}

/** 'Cleaning, Tuesday 10:30, Dana Whitfield, 555 010 0188': a part between commas that can only be a name. */
function nameInList(cleaned: string): string | undefined {
  for (const part of cleaned.split(",").slice(1)) {
    const name = /\d/.test(part) ? undefined : nameHeard(part.trim(), true);
    if (name && name.includes(" ") && name.split(" ").length === part.trim().split(" ").length) return name;
  }
  return undefined;
}

/** 'No, the name's wrong, it's Pyke'. */
function nameCorrected(cleaned: string, known = ""): string | undefined {
  // 'It should be Abel, not Abe'.
  const swap = /([\p{L}'-]{2,})[,.]? not ([\p{L}'-]{2,})/u.exec(cleaned);
  const parts = known.split(" ");
  const wrong = parts.findIndex((part) => part.toLowerCase() === swap?.[2]?.toLowerCase());
  if (swap && wrong >= 0) return parts.with(wrong, swap[1]!).join(" ");
  const said = /\bnames?\b.*?(?:\bit'?s|\bit is|\bshould be|\bis spelled|\bactually|\bto)\s+(.+)$/i.exec(
    cleaned,
  );
  return said?.[1] && nameHeard(said[1], true);
}

/** Of 'move my Tuesday cleaning to Thursday at 2' only what comes after 'to' is the new time. */
function newTimeOf(text: string): string {
  const to = text.match(
    /\b(?:to|until|till|for) (?!make|move|cancel|resched|change|push|switch|come|be|my|the appointment)(.+)$/,
  );
  return to ? to[1]! : "";
}
