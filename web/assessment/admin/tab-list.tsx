import { type KeyboardEvent, useRef, useState } from "react";
import type { AssessmentTab } from "./address.ts";

interface TabListProps {
  open: AssessmentTab;
  tabs: readonly { tab: AssessmentTab; label: string; disabled?: boolean }[];
  onOpen: (tab: AssessmentTab) => void;
}

/**
 * One stop of the Tab key; the arrow keys move between tabs that can be opened, and open them. One that cannot says why
 * once it is pressed.
 */
export function TabList({ open, tabs, onOpen }: TabListProps) {
  const [refused, setRefused] = useState<AssessmentTab>();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const usable = tabs.filter(({ disabled }) => !disabled);
    const at = usable.findIndex(({ tab }) => tab === open);
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: usable.length - 1 }[event.key];
    const next = step === undefined ? undefined : usable.at(step % usable.length);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#tab-${next.tab}`)?.focus();
    onOpen(next.tab);
  };
  return (
    <>
      <div
        className="tabs"
        role="tablist"
        tabIndex={-1}
        aria-label="Assessments"
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ tab, label, disabled }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `panel-${tab}` : undefined}
            tabIndex={tab === open ? 0 : -1}
            aria-disabled={disabled}
            aria-describedby={disabled && refused === tab ? "tab-why" : undefined}
            onClick={() => (disabled ? setRefused(tab) : onOpen(tab))}
          >
            {label}
            {disabled && refused === tab && (
              <span className="tab-why" aria-hidden="true">
                select one below
              </span>
            )}
          </button>
        ))}
      </div>
      <output className="sr" id="tab-why">
        {tabs.some(({ tab, disabled }) => disabled && tab === refused) && "Select an assessment below first."}
      </output>
    </>
  );
}
