import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type ArticleRecord, restoreRevision } from "../../../../contracts/news-editing.ts";
import { call } from "../../../api/call.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { toast } from "../../../ui/use-toast.ts";
import { revisionQuery, revisionsQuery } from "../list/articles.queries.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import { ComparedFields } from "./compared-fields.tsx";
import { formWords } from "./editor-values.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

/** Every save, newest first: compared with what is in the form, and brought back. */
export function RevisionsCard({ editor, stored }: { editor: ArticleEditor; stored: ArticleRecord }) {
  const [isOpen, setOpen] = useState(false);
  const [compared, setCompared] = useState<number>();
  const [toRestore, setToRestore] = useState<number>();
  const { data } = useQuery({ ...revisionsQuery(stored.id, stored.version), enabled: isOpen });
  const restore = useMutation({
    meta: { on401: "page" },
    mutationFn: (version: number) => call(restoreRevision, { id: stored.id, version }),
    onSuccess: (record) => {
      editor.show(record);
      setCompared(undefined);
      toast({ title: "Article Updated" });
    },
    onError: (error) => {
      if (editor.leaveOn401(error)) return;
      toast({
        variant: "destructive",
        title: "Error",
        description: `There was a problem saving the article. ${reasonOf(error)}`,
      });
    },
    onSettled: () => setToRestore(undefined),
  });
  return (
    <section className="card" aria-labelledby="revisions-heading">
      <div className="card-head">
        <h2 id="revisions-heading">Revisions</h2>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
          <span className="sr"> revisions</span>
        </button>
      </div>
      {isOpen && !data && <div className="skel rich-skel" aria-busy="true" />}
      {isOpen && data?.revisions.length === 0 && (
        <p className="micro">Every save from now on is kept here.</p>
      )}
      {isOpen && (
        <ol className="revisions">
          {data?.revisions.map(({ version, savedAt, savedBy, title }) => (
            <li key={version}>
              <p>
                <b>Version {version}</b>
                {version === stored.version && <span className="tag"> now</span>}
              </p>
              <p className="micro">
                <Moment at={savedAt} />
                {savedBy !== "before" && `, ${savedBy}`}
                {title !== stored.title && <span className="fact">{title}</span>}
              </p>
              <div className="row">
                <button
                  type="button"
                  className="link"
                  aria-expanded={compared === version}
                  onClick={() => setCompared(compared === version ? undefined : version)}
                >
                  Compare<span className="sr"> with version {version}</span>
                </button>
                {version !== stored.version && (
                  <button type="button" className="link" onClick={() => setToRestore(version)}>
                    Restore<span className="sr"> version {version}</span>
                  </button>
                )}
              </div>
              {compared === version && <Comparison editor={editor} id={stored.id} version={version} />}
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={toRestore !== undefined}
        title={`Restore version ${toRestore ?? ""}?`}
        confirmLabel="Restore"
        busy={restore.isPending}
        onConfirm={() => toRestore !== undefined && restore.mutate(toRestore)}
        onClose={() => setToRestore(undefined)}
      >
        <p>
          Its text becomes the newest version. The current one stays in the revisions
          {editor.isDirty ? "; what you’ve typed since your last save is replaced." : "."}
        </p>
      </ConfirmDialog>
    </section>
  );
}

function Comparison({ editor, id, version }: { editor: ArticleEditor; id: string; version: number }) {
  useWatch({ control: editor.form.control });
  const { data } = useQuery(revisionQuery(id, version));
  if (!data) return <div className="skel rich-skel" aria-busy="true" />;
  return (
    <>
      <p className="legend micro">
        <del>only in version {version}</del> <ins>only in the editor</ins>
      </p>
      <ComparedFields wordsOnly before={formWords(data)} after={editor.form.getValues()} />
    </>
  );
}
