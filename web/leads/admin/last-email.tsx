import { Link } from "react-router";
import type { TimelineEvent } from "../../../contracts/leads.ts";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { Ago } from "../../ui/moment.tsx";

/** That the last email to the person reached nobody: whoever writes again has to know. What arrived stands in their activity. */
export function LastEmail({ events }: { events: readonly TimelineEvent[] }) {
  const last = events.find(({ type }) => type === "mail");
  if (last?.delivery !== "failed") return null;
  const { response } = last;
  return (
    <p className="note note-stop last-failed">
      <b>The last email didn’t reach them.</b> <Link to={`/admin/mails/${last.id}`}>{last.title}</Link>,{" "}
      <Ago at={last.at} />
      {response && `: ${plainServerWords(response) ?? response}`}
    </p>
  );
}
