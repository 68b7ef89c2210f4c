import { Link } from "react-router";

/** Above the inbox, while something is held back that nobody has looked at. */
export function HeldNote({ count }: { count: number }) {
  if (!count) return null;
  return (
    <p className="note held-note">
      {count === 1
        ? "One message looks like a machine's and is held back. Nobody was mailed about it. "
        : `${count.toLocaleString("en-US")} messages look like a machine's and are held back. Nobody was mailed about them. `}
      <Link to="/admin/leads?spam=1">{count === 1 ? "Look at it" : "Look at them"}</Link>
    </p>
  );
}
