import { type CallerGets, callerGets, callerWouldGet } from "../../../../content/flows/caller-gets.ts";
import type { Desk } from "../../../../content/desks/desk.ts";
import type { CallerCard } from "../../../../contracts/voice-call.ts";
import type { DialogueOutcome, DialogueState } from "../../../../contracts/voice.ts";
import { fill, fullWhen, serviceName, wording } from "../say/speech.ts";

/** What the caller would get for what matters most of a call, in the language that it is held in. */
export function callerCard(
  desk: Desk,
  { language, noTexts }: DialogueState,
  filed: DialogueOutcome | { kind: "questions" },
): CallerCard {
  const booking = filed.kind === "booking" ? filed : undefined;
  const values = {
    name: desk.name,
    ...(booking && {
      service: serviceName(desk, booking.service, language).replace(/^(?:an?|una?|el|la|the) /, ""),
      when: fullWhen(booking.day, booking.time, language),
    }),
  };
  const { title, lines }: CallerGets =
    filed.kind === "booking"
      ? callerGets[noTexts ? "unwritten" : filed.canceled ? "canceled" : "booked"]
      : callerGets[filed.kind === "message" && noTexts ? "called" : filed.kind];
  return {
    language,
    who: wording(callerWouldGet, language),
    title: wording(title, language),
    lines: lines.map((line) => fill(wording(line, language), values)),
  };
}
