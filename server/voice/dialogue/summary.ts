import type { DialogueOutcome, DialogueState } from "../../../contracts/voice.ts";
import type { Scenario } from "../../../content/scenarios/scenario.ts";
import { toMinutes } from "./calendar.ts";
import { spokenPhone } from "./phone-heard.ts";
import { fullDay, shortTime } from "./phrases.ts";

/** What the assistant would have filed, for the receipt and the inbox of leads. */
export interface Summary {
  kind: DialogueOutcome["kind"] | "nothing";
  /** 'Cleaning, booked'. */
  title: string;
  /** The lines under it, most important first. */
  lines: string[];
}

const displayPhone = (phone: string): string => {
  const us = phone.match(/^\+1(\d{3})(\d{3})(\d{4})$/);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone.startsWith("+") ? phone : spokenPhone(phone);
};

/** Summarises a call from its state; a booking that was left halfway is told as such. */
export function summarize(scenario: Scenario, state: DialogueState): Summary {
  const { filed, slots } = state;
  const service = (id: string) => scenario.services.find((s) => s.id === id)?.name ?? id;
  if (filed?.kind === "booking") {
    return {
      kind: "booking",
      title: `${service(filed.service)}, ${filed.moved ? "moved" : "booked"}`,
      lines: [
        `${fullDay(filed.day)}, ${shortTime(toMinutes(filed.time))}`,
        `${filed.name}, ${displayPhone(filed.phone)}`,
      ],
    };
  }
  if (filed?.kind === "message")
    return {
      kind: "message",
      title: "A message",
      lines: [filed.text, `${filed.name}, ${displayPhone(filed.phone)}`],
    };
  if (filed?.kind === "emergency")
    return {
      kind: "emergency",
      title: "An emergency",
      lines: [
        filed.line === "practice"
          ? `Sent to the emergency line, ${scenario.urgent?.line}`
          : `Sent to ${filed.line}`,
      ],
    };
  if (filed?.kind === "handover")
    return { kind: "handover", title: "Put through", lines: [`To ${filed.to}`] };
  if (state.task === "booking" && slots.service)
    return {
      kind: "nothing",
      title: `${service(slots.service.value)}, not finished`,
      lines: slots.day ? [fullDay(slots.day.value)] : [],
    };
  if (state.topics.length > 0)
    return {
      kind: "questions",
      title: "Questions answered",
      lines: state.topics.map((t) => t.replace(/^faq-/, "").replace(/-/g, " ")),
    };
  return { kind: "nothing", title: "Nothing to file", lines: [] };
}
