import { site } from "../../../site.config.ts";
import type { Understood } from "../call/transport.ts";

type Slot = Understood["slots"][number];

const LABELS: Record<Slot["name"], string> = {
  service: "For",
  day: "Day",
  time: "Time",
  place: "Address",
  name: "Name",
  phone: "Number",
};

const NAMES = Object.keys(LABELS) as Slot["name"][];

interface Props {
  slots: Understood["slots"];
  /** Says the words that put one right; absent: nothing can be put right any more. */
  onChange?: (words: string) => unknown;
}

/** What a booking needs, once one has begun: filled as it is understood; a press on it puts it right. */
export function Slots({ slots, onChange }: Props) {
  return (
    <dl className="slots" aria-label={`What ${site.name} has understood`}>
      {NAMES.map((name) => {
        const slot = slots.find((each) => each.name === name);
        if (name === "place" && !slot) return null;
        return (
          <div key={name} className={slot?.value ? "got" : undefined}>
            <dt>{LABELS[name]}</dt>
            <dd>
              {!slot?.value ? (
                <span className="sr">not yet</span>
              ) : onChange && slot.change ? (
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
