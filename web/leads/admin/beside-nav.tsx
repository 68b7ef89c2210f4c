import { Link, useNavigate } from "react-router";
import type { LeadDetails } from "../../../contracts/leads.ts";
import { useShortcuts } from "../../admin/use-shortcuts.ts";

const at = (id: string) => `/admin/leads/${id}`;

/** The leads beside this one, without the way back to the list. */
export function BesideNav({ of: { newer, older } }: { of: Pick<LeadDetails, "newer" | "older"> }) {
  const navigate = useNavigate();
  const go = (id: string | null) => id && void navigate(at(id));
  useShortcuts({ k: () => go(newer), j: () => go(older) });
  if (!newer && !older) return null;
  return (
    <nav className="beside" aria-label="Beside this lead">
      {newer ? (
        <Link className="link" rel="prev" to={at(newer)} title="Shortcut: K">
          Newer
        </Link>
      ) : (
        <span className="meta">Newer</span>
      )}
      {older ? (
        <Link className="link" rel="next" to={at(older)} title="Shortcut: J">
          Older
        </Link>
      ) : (
        <span className="meta">Older</span>
      )}
    </nav>
  );
}
