import { useSyncExternalStore } from "react";
import type { ShownScenario } from "../../contracts/voice-call.ts";

/** The part of the day in a time zone, as a receptionist names it. */
export function dayPart(timeZone: string, now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { hour: "numeric", hourCycle: "h23", timeZone }).format(now),
  );
  return hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
}

/** What a desk says when it picks up at this hour. */
export const greetingNow = ({ greeting, timeZone }: ShownScenario, now: Date): string =>
  greeting.replace("{part}", dayPart(timeZone, now));

const never = () => () => {};

/** What the assistant will say when it picks up. The page is kept for everybody; the hour is the visitor's. */
export function Greeting({ scenario: { greeting, timeZone } }: { scenario: ShownScenario }) {
  const part = useSyncExternalStore(
    never,
    () => dayPart(timeZone, new Date()),
    () => "evening",
  );
  return (
    <div className="line r now">
      <b>It will say</b> <span>“{greeting.replace("{part}", part)}”</span>
    </div>
  );
}
