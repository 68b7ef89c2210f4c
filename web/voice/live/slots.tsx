import type { SlotName } from "../../../contracts/voice.ts";
import { site } from "../../../site.config.ts";
import type { Understood } from "../call/transport.ts";

const LABELS: Record<SlotName, string> = {
  service: "For",
  day: "Day",
  time: "Time",
  name: "Name",
  phone: "Number",
};

const SLOTS = Object.keys(LABELS) as SlotName[];

interface Props {
  slots: Understood["slots"];
  /** Says the words that put one right; absent: nothing can be put right any more. */
  onChange?: (words: string) => unknown;
}

/** The five things that a booking needs, once one has begun: filled as they are understood; a press on one puts it right. */
export function Slots({ slots, onChange }: Props) {
  return (
    <dl className="slots" aria-label={`What ${site.name} has understood`}>
      {SLOTS.map((name) => {
        const slot = slots.find((each) => each.name === name);
        return (
          <div key={name} className={slot && "got"}>
            <dt>{LABELS[name]}</dt>
            <dd>
              {!slot ? (
                <span className="sr">not yet</span>
              ) : onChange ? (
                <button className="slot" type="button" onClick={() => onChange(slot.change)}>
                  {slot.value}
                  <span className="sr">: put it right</span>
                </button>
              ) : (
                slot.value
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
