import { type FormEvent, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { NOTE_MAX, type ReportReview, rewriteSection } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { useChange } from "./use-change.ts";

interface SectionsPanelProps {
  record: AssessmentRecord;
  sections: ReportReview["sections"];
}

/** Has one section written again. A note can steer a model; the built-in consultant goes by its rules. */
export function SectionsPanel({ record, sections }: SectionsPanelProps) {
  const [chosen, setChosen] = useState("");
  const [note, setNote] = useState("");
  const section = sections.find(({ id }) => id === chosen) ?? sections[0];
  const rewrite = useChange(
    (id: string) =>
      call(rewriteSection, { id: record.id, section: id, note: section?.takesNote ? note : "" }),
    { done: "Section Rewritten", failed: "Section Not Rewritten" },
    () => setNote(""),
  );
  if (!section) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rewrite.mutate(section.id);
  };
  return (
    <details className="aside-panel">
      <summary>Rewrite a section</summary>
      <form className="sections-form" onSubmit={submit}>
        <label className="filter-field">
          Section
          <select className="input" value={section.id} onChange={(event) => setChosen(event.target.value)}>
            {sections.map(({ id, heading }) => (
              <option key={id} value={id}>
                {heading}
              </option>
            ))}
          </select>
        </label>
        {section.takesNote ? (
          <Field
            multiline
            rows={3}
            label="What should be different?"
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        ) : (
          <p className="micro">
            The built-in consultant rewrites this section from the answers and the numbers above. Your edits
            to it will be lost.
          </p>
        )}
        <button className="btn" type="submit" disabled={rewrite.isPending} aria-busy={rewrite.isPending}>
          {rewrite.isPending ? "Writing…" : "Rewrite"}
        </button>
      </form>
    </details>
  );
}
