import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import {
  discardWorkingCopy,
  listNewWorkingCopies,
  type WorkingCopy,
} from "../../../../contracts/news-editing.ts";
import { isUnauthenticated } from "../../../admin/query-client.ts";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Ago, Moment } from "../../../ui/moment.tsx";
import { toast } from "../../../ui/use-toast.ts";
import "../../../admin/fold.css";
import { newCopiesQuery } from "./articles.queries.ts";
import { continueAddress } from "./list-address.ts";

/** What was begun and is too short to be saved yet: only its writer has it, and would look for it here. */
export function UnfinishedArticles() {
  const { data } = useQuery({ ...newCopiesQuery, staleTime: 0, meta: undefined });
  const client = useQueryClient();
  const [toDiscard, setToDiscard] = useState<readonly WorkingCopy[]>([]);
  const discard = useMutation({
    mutationFn: (copies: readonly WorkingCopy[]) =>
      Promise.all(copies.map(({ key }) => call(discardWorkingCopy, { key }))),
    // Of several some may be gone though one is not.
    onSettled: () => client.invalidateQueries({ queryKey: [listNewWorkingCopies.path] }),
    onError: (error) =>
      isUnauthenticated(error) ||
      toast({ variant: "destructive", title: "Not Discarded", description: "Please try again." }),
  });
  const begun = data?.copies ?? [];
  const [newest] = begun;
  if (!newest) return null;
  const isOne = begun.length === 1;
  return (
    <section className="note unfinished" aria-label="Unfinished articles">
      <details className="looks">
        <summary>
          <span>
            <b>{isOne ? "1 unfinished article" : `${begun.length} unfinished articles`}</b>{" "}
            <span className="unfinished-newest">
              {isOne ? "" : "Newest: "}
              {titleOf(newest)}, <Ago at={newest.savedAt} />
            </span>
          </span>
        </summary>
        <p className="micro">
          Backed up, not saved as a draft yet. Only you can see {isOne ? "it" : "them"}.
        </p>
        <ul>
          {begun.map((copy) => (
            <li key={copy.key}>
              <Link className="link" to={continueAddress(copy.key)}>
                <span className="sr">Continue </span>
                {titleOf(copy)}
              </Link>
              {/* Two of them may have one title. */}
              <span className="micro unfinished-words">{wordsOf(copy)}</span>
              <span className="micro">
                <Moment at={copy.savedAt} />
              </span>
              <button type="button" className="link link-quiet" onClick={() => setToDiscard([copy])}>
                Discard<span className="sr"> {titleOf(copy)}</span>
              </button>
            </li>
          ))}
        </ul>
        {!isOne && (
          <button type="button" className="link link-quiet" onClick={() => setToDiscard(begun)}>
            Discard all {begun.length}
          </button>
        )}
      </details>
      <ConfirmDialog
        open={toDiscard.length > 0}
        title={toDiscard.length > 1 ? `Discard ${toDiscard.length} articles?` : "Discard this article?"}
        confirmLabel="Discard"
        destructive
        busy={discard.isPending}
        onConfirm={() => discard.mutate(toDiscard, { onSettled: () => setToDiscard([]) })}
        onClose={() => setToDiscard([])}
      >
        {toDiscard.length > 1
          ? "What was written in them will be lost. They were never saved as drafts."
          : "What was written in it will be lost. It was never saved as a draft."}
      </ConfirmDialog>
    </section>
  );
}

const SHOWN = 90;
/** How its text begins. */
function wordsOf({ fields }: WorkingCopy): string {
  const text = (fields.content ?? "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&[#\w]+;/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

const titleOf = ({ fields }: WorkingCopy) => fields.title || "Untitled";
