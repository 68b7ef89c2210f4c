import { Link } from "react-router";

/** Above the inbox, while something is held back that nobody has looked at. */
export function HeldNote({ count }: { count: number }) {
  if (!count) return null;
  return (
    <p className="note held-note">
      {count === 1
        ? "One message looks automated and is on hold. No one was notified. "
        : `${count.toLocaleString("en-US")} messages look automated and are on hold. No one was notified. `}
      <Link to="/admin/leads?spam=1">{count === 1 ? "Review it" : "Review them"}</Link>
    </p>
  );
}
