import { Link } from "react-router";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";

/** What is sent for good reaches nobody where no mail server is set up: said before, and not only after. */
export function UndeliveredNote() {
  if (!useNoMailServer()) return null;
  return (
    <p className="note note-live send-note">
      <b>No mail server is set up.</b> The email will be saved as a file and not delivered.{" "}
      <Link to="/admin/system#mail">Set up email</Link>
    </p>
  );
}
