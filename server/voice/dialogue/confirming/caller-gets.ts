import {
  type CallerGets,
  callerGets,
  callerWasTold,
  callerWouldGet,
} from "../../../../content/flows/caller-gets.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import type { CallerCard } from "../../../../contracts/voice-call.ts";
import type { DialogueOutcome, DialogueState } from "../../../../contracts/voice.ts";
import { emailOf } from "../collecting/reach.ts";
import { whoAgrees } from "./only-if.ts";
import { fill, fullWhen, serviceName, wording } from "../say/speech.ts";

/** What the caller would get for what matters most of a call, in the language that it is held in. */
export function callerCard(
  desk: Desk,
  { language, noTexts }: DialogueState,
  filed: DialogueOutcome | { kind: "questions" | "open" },
): CallerCard {
  const booking = filed.kind === "booking" ? filed : undefined;
  const values = {
    name: desk.name,
    ...(booking && {
      // As the receipt beside it names the visit.
      service:
        (language === "en" && desk.services.find(({ id }) => id === booking.service)?.name) ||
        serviceName(desk, booking.service, language).replace(/(?<=^| and | y )(?:an?|una?|el|la|the) /gu, ""),
      when: fullWhen(booking.day, booking.time, language),
    }),
  };
  const { title, lines }: CallerGets = callerGets[whatComes(filed, noTexts)];
  return {
    language,
    who: wording(filed.kind === "emergency" ? callerWasTold : callerWouldGet, language),
    title: wording(title, language),
    lines: lines.map((line) => fill(wording(line, language), values)),
  };
}

/** By what they would hear of it: nobody is texted or called without a number. */
function whatComes(
  filed: DialogueOutcome | { kind: "questions" | "open" },
  noTexts: boolean | undefined,
): keyof typeof callerGets {
  if (filed.kind !== "booking" && filed.kind !== "message") return filed.kind;
  const reached = /\d/.test(filed.phone);
  if (filed.kind === "booking")
    return noTexts || !reached
      ? "unwritten"
      : filed.canceled
        ? "canceled"
        : whoAgrees(filed.notes)
          ? "held"
          : "booked";
  if (emailOf(filed.notes)) return "written";
  return !reached ? "unreached" : noTexts ? "called" : "message";
}
