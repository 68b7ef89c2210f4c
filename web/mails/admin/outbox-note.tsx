import { Link } from "react-router";

/** Where no mail server is set, the first thing to know: what the site writes reaches nobody. */
export const OutboxNote = () => (
  <p className="note note-live">
    <b>Emails aren’t being delivered.</b> No mail server is set up, so each one is saved as a file instead.{" "}
    <Link to="/admin/system#mail">Set up email</Link>
  </p>
);
