import { Link } from "react-router";
import { reasonOf } from "../../admin/form-errors.ts";

/** What stands in the place of something that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="note note-stop load-note" role="alert">
      <h2>Error Loading Assessments</h2>
      <p>{reasonOf(error)}</p>
      <p className="row">
        <button type="button" className="btn" onClick={onRetry}>
          Try Again
        </button>
        <Link className="btn" to="/admin">
          Back to Admin
        </Link>
      </p>
    </div>
  );
}
