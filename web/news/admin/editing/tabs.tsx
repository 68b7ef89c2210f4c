import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { id: T; text: string }[];
  current: T;
  onChange: (id: T) => void;
  /** What each panel holds, shown or not: null where there is nothing to keep. */
  panels: Record<T, ReactNode>;
}

/** Tabs by the ARIA pattern: one stop of the Tab key, arrows move and choose. */
export function Tabs<T extends string>({ label, tabs, current, onChange, panels }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChange((tabs[next] as { id: T }).id);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== current}
        >
          {panels[id]}
        </div>
      ))}
    </div>
  );
}
