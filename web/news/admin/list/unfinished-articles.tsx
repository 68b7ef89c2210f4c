import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Ago } from "../../../ui/moment.tsx";
import { newCopiesQuery } from "./articles.queries.ts";
import { continueAddress } from "./list-address.ts";

/** What was begun and is too short to be saved yet: only its writer has it, and would look for it here. */
export function UnfinishedArticles() {
  const { data } = useQuery({ ...newCopiesQuery, staleTime: 0, meta: undefined });
  const begun = data?.copies ?? [];
  if (!begun.length) return null;
  return (
    <section className="note unfinished" aria-labelledby="unfinished-heading">
      <p id="unfinished-heading">
        <b>{begun.length === 1 ? "1 unfinished article" : `${begun.length} unfinished articles`}</b>
        <span className="soft">
          {" "}
          Backed up, not saved as a draft yet. Only you can see {begun.length === 1 ? "it" : "them"}.
        </span>
      </p>
      <ul>
        {begun.map(({ key, fields, savedAt }) => (
          <li key={key}>
            <Link className="link" to={continueAddress(key)}>
              <span className="sr">Continue </span>
              {fields.title || "Untitled"}
            </Link>
            <span className="micro">
              <Ago at={savedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
