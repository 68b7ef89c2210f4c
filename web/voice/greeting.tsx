import { useSyncExternalStore } from "react";
import type { ShownScenario } from "../../contracts/voice-call.ts";

/** The part of the day in a time zone, as a receptionist names it; undefined: here. */
export function dayPart(timeZone: string | undefined, now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone }).format(now),
  );
  return hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
}

/** A visitor's desk keeps the hours of its own place; a demo desk is where whoever tries it is. */
const zoneOf = ({ id, timeZone }: ShownScenario) => (id === "own" ? timeZone : undefined);

/** What a desk says when it picks up at this hour. */
export const greetingNow = (scenario: ShownScenario, now: Date): string =>
  scenario.greeting.replace("{part}", dayPart(zoneOf(scenario), now));

const never = () => () => {};

/** What the assistant will say when it picks up. The page is kept for everybody; the hour is the visitor's. */
export function Greeting({ scenario }: { scenario: ShownScenario }) {
  const part = useSyncExternalStore(
    never,
    () => dayPart(zoneOf(scenario), new Date()),
    () => "evening",
  );
  return (
    <div className="line r now">
      <b>It will say</b> <span>“{scenario.greeting.replace("{part}", part)}”</span>
    </div>
  );
}
