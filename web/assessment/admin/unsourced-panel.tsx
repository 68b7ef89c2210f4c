import { type ReportReview, settleUnsourced } from "../../../contracts/assessment-review.ts";
import { call } from "../../api/call.ts";
import { useChange } from "./use-change.ts";

interface Settlement {
  index: number;
  text: string;
  decision: "accept" | "remove";
}

/** Numbers that follow from nothing: each is accepted or removed before the report can be sent. */
export function UnsourcedPanel({ id, marks }: { id: string; marks: ReportReview["unsourced"] }) {
  const settle = useChange((mark: Settlement) => call(settleUnsourced, { id, ...mark }), {
    done: "Report Updated",
    failed: "Update Failed",
  });
  if (!marks.length) return null;
  return (
    <section className="note note-stop aside-panel" aria-labelledby="unsourced-heading">
      <h3 id="unsourced-heading">
        {marks.length === 1 ? "One number comes" : `${marks.length} numbers come`} from no answer or
        assumption
      </h3>
      <p>Accept the ones you can stand behind and remove the rest. Until then, the report can’t be sent.</p>
      <ul className="unsourced">
        {marks.map(({ text, context }, index) => (
          <li key={`${index} ${text}`}>
            <span>
              <b>{text}</b> <span className="micro">{context}</span>
            </span>
            <span className="row">
              {(["accept", "remove"] as const).map((decision) => (
                <button
                  key={decision}
                  type="button"
                  className="btn"
                  disabled={settle.isPending}
                  onClick={() => settle.mutate({ index, text, decision })}
                >
                  {decision === "accept" ? "Accept" : "Remove"}
                  <span className="sr"> {text}</span>
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
