import { Link } from "react-router";

/** Where no mail server is set, the first thing to know: what the site writes reaches nobody. */
export const OutboxNote = () => (
  <p className="note note-live">
    <b>Emails reach nobody yet.</b> No mail server is configured: each one is written as a file into the
    folder outbox. <Link to="/admin/system#mail">How to set it up</Link>
  </p>
);
