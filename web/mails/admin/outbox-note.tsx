import { Link } from "react-router";

/** Where no mail server is set, the first thing to know: what the site writes reaches nobody. */
export const OutboxNote = () => (
  <p className="note note-live">
    <b>Emails are not delivered yet.</b> No mail server is set up: each one becomes a file in the folder
    outbox. <Link to="/admin/system#mail">How to set it up</Link>
  </p>
);
