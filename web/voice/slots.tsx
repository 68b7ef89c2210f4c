import type { SlotName } from "../../contracts/voice.ts";
import { site } from "../../site.config.ts";
import type { Understood } from "./call/transport.ts";

const LABELS: Record<SlotName, string> = {
  service: "For",
  day: "Day",
  time: "Time",
  name: "Name",
  phone: "Number",
};

const SLOTS = Object.keys(LABELS) as SlotName[];

/** The five things that a booking needs, filled as they are understood. */
export function Slots({ slots }: { slots: Understood["slots"] }) {
  return (
    <dl className="slots" aria-label={`What ${site.name} has understood`}>
      {SLOTS.map((name) => {
        const slot = slots.find((each) => each.name === name);
        return (
          <div key={name} className={slot && "got"}>
            <dt>{LABELS[name]}</dt>
            <dd>{slot ? slot.value : <span className="sr">not yet</span>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
