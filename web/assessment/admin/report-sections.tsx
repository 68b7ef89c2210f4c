import { useRef } from "react";
import { useSectionInView } from "../../ui/section-in-view.ts";
import type { ReportPart } from "./marked-report.ts";

interface PartsProps {
  parts: readonly ReportPart[];
}

/** Where one is, and the way to any other section: a menu that lies over the report. */
export function ReportSectionsMenu({ parts }: PartsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  if (parts.length < 2) return null;
  return (
    <nav className="report-parts" aria-label="Sections of the report">
      <details ref={menu}>
        <summary>Sections</summary>
        <div className="report-parts-list">
          <PartButtons
            parts={parts}
            // Closed first: what it covered is back in its place when the heading comes into view.
            onGo={() => {
              if (menu.current) menu.current.open = false;
            }}
          />
        </div>
      </details>
    </nav>
  );
}

function PartButtons({ parts, onGo }: PartsProps & { onGo: () => void }) {
  const inView = useSectionInView(parts.map(({ id }) => id));
  const goTo = (id: string) => {
    onGo();
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return parts.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      className="report-part"
      aria-current={id === inView ? "location" : undefined}
      onClick={() => goTo(id)}
    >
      {name}
    </button>
  ));
}
