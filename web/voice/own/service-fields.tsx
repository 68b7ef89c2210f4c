import { useRef } from "react";
import { flushSync } from "react-dom";
import { SERVICES_MAX } from "../../../contracts/voice-own-desk.ts";
import { Field } from "../../ui/field.tsx";
import type { ServiceDraft } from "./draft.ts";

interface Props {
  services: readonly ServiceDraft[];
  errors: ReadonlyMap<string, string>;
  onChange: (services: ServiceDraft[]) => void;
}

/** What can be booked: a name, how long it takes and, if it is given on the telephone, what it costs. */
export function ServiceFields({ services, errors, onChange }: Props) {
  const change = (at: number, part: Partial<ServiceDraft>) =>
    onChange(services.map((each, i) => (i === at ? { ...each, ...part } : each)));
  const rows = useRef<HTMLDivElement>(null);
  /** Whoever adds one goes on in it, and whoever removes one at what has come to its place. */
  const moveTo = (at: number, what: "input" | "button") =>
    rows.current?.querySelectorAll("fieldset")[at]?.querySelector(what)?.focus();
  const add = () => {
    const key = Math.max(-1, ...services.map((each) => each.key)) + 1;
    flushSync(() => onChange([...services, { key, name: "", minutes: "30", price: "", from: false }]));
    moveTo(services.length, "input");
  };
  const remove = (at: number) => {
    flushSync(() => onChange(services.filter((_, i) => i !== at)));
    moveTo(Math.min(at, services.length - 2), services.length > 2 ? "button" : "input");
  };
  return (
    <div className="own-services" ref={rows}>
      {services.map(({ key, name, minutes, price, from }, at) => (
        <fieldset key={key} className="own-service">
          <legend className="sr">{name || `Service ${at + 1}`}</legend>
          <Field
            label="Service"
            value={name}
            maxLength={60}
            error={errors.get(`services.${at}.name`)}
            onChange={(event) => change(at, { name: event.target.value })}
          />
          <Field
            label="Minutes"
            inputMode="numeric"
            value={minutes}
            error={errors.get(`services.${at}.minutes`)}
            onChange={(event) => change(at, { minutes: event.target.value })}
          />
          <Field
            label="Dollars"
            inputMode="numeric"
            placeholder="not given"
            value={price}
            error={errors.get(`services.${at}.price`)}
            onChange={(event) => change(at, { price: event.target.value })}
          />
          <label className="own-check">
            <input
              type="checkbox"
              aria-label="This price and up"
              checked={from}
              onChange={() => change(at, { from: !from })}
            />
            and up
          </label>
          <button
            type="button"
            className="btn btn-sm btn-bare"
            aria-label={`Remove ${name || `service ${at + 1}`}`}
            disabled={services.length === 1}
            onClick={() => remove(at)}
          >
            Remove
          </button>
        </fieldset>
      ))}
      <div>
        <button type="button" className="btn btn-sm" disabled={services.length >= SERVICES_MAX} onClick={add}>
          Add a service
        </button>
      </div>
    </div>
  );
}
