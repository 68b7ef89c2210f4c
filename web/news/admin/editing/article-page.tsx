import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ARTICLES_PATH, CONTINUE } from "../list/list-address.ts";
import { discardWorkingCopy, type WorkingCopy } from "../../../../contracts/news-editing.ts";
import type { GeneratedArticle } from "../../../../contracts/news-generation.ts";
import { call } from "../../../api/call.ts";
import { ApiError } from "../../../api/request.ts";
import { randomUuid } from "../../../ui/random-uuid.ts";
import { toast } from "../../../ui/use-toast.ts";
import { articleQuery, newCopiesQuery } from "../list/articles.queries.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import { isUnauthenticated } from "../../../admin/query-client.ts";
import { useOwner } from "../../../admin/use-kept-fields.ts";
import { ArticleForm } from "./article-form.tsx";
import { type BegunArticle, BegunArticles, begunOf } from "./begun-articles.tsx";
import { ClaimsCard } from "./claims-card.tsx";
import { begunHere, keptHereOf } from "./kept-here.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { ShowArticle } from "./preview-tab.tsx";
import { type EditorStart, useArticleEditor } from "./use-article-editor.ts";
import { useKeptPrompt } from "./use-kept-prompt.ts";
import { useWordsOfDeleted } from "./use-words-of-deleted.ts";
import "./article.css";
import "./generator.css";

/** Loaded while one looks at the form: it is there when it is asked for, whatever becomes of the connection. */
const loadGenerator = () => import("./generator.tsx");
const Generator = lazy(loadGenerator);

interface ArticlePageProps {
  /** `new`, or an article's id. */
  id: string;
  showArticle: ShowArticle;
}

const startAfresh = (): { key: string; copy: WorkingCopy | null } => ({
  key: randomUuid(),
  copy: null,
});

/** Loads what there is of an article and opens its form. */
export function ArticlePage({ id, showArticle }: ArticlePageProps) {
  const isNew = id === "new";
  const [fresh, setFresh] = useState(startAfresh);
  const [discarded, setDiscarded] = useState<string[]>([]);
  const [shown, setShown] = useState<string>();
  // A saved new article goes on under its address with the same form; another new one begins afresh.
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew !== wasNew) {
    setWasNew(isNew);
    if (isNew) setFresh(startAfresh());
  }
  const goesOn = isNew || id === fresh.key;
  const article = useQuery({ ...articleQuery(id), enabled: !goesOn });
  const isDeleted = !goesOn && isMissing(article.error);
  const copies = useQuery({ ...newCopiesQuery, enabled: isNew || isDeleted });
  // After the server's: there is no such storage where pages are drawn first.
  const owner = useOwner();
  const here = useMemo(() => (copies.data ? begunHere(owner) : []), [copies.data, owner]);
  const error = article.error ?? copies.error;
  useLeaveToDashboard(error);
  const stored = copies.data?.copies ?? [];
  const leadsToNew = useWordsOfDeleted(
    id,
    isDeleted,
    stored.some(({ key }) => key === id),
  );

  // From the list of articles, which names what was begun.
  const [search] = useSearchParams();
  const asked = isNew ? stored.find(({ key }) => key === search.get(CONTINUE)) : undefined;
  const [continued, setContinued] = useState<string>();
  if (asked && continued !== asked.key) {
    setContinued(asked.key);
    setFresh({ key: asked.key, copy: asked });
  }

  // What was begun stands above the form: it would move under the hand of who has already begun. Once shown it stays.
  const waits = (isDeleted && copies.isPending) || (isNew && copies.isLoading && shown !== fresh.key);
  if (goesOn && !waits && shown !== fresh.key) setShown(fresh.key);

  if (isUnauthenticated(error) || leadsToNew) return null;
  if (waits) return <Waiting />;
  if (!goesOn && error) return <Failure error={error} onRetry={() => void article.refetch()} />;
  if (!goesOn && !article.data) return <Waiting />;
  const start: EditorStart = goesOn
    ? { id: fresh.key, article: undefined, copy: fresh.copy }
    : { id, article: article.data, copy: article.data?.workingCopy ?? null };
  // What no server has heard of stands first.
  const hereAlone = here.filter(({ key }) => stored.every((copy) => copy.key !== key));
  const begun = isNew ? [...hereAlone, ...stored.map(begunOf)] : [];
  const others = begun.filter(
    ({ key }, i) =>
      key !== fresh.key && !discarded.includes(key) && begun.findIndex((each) => each.key === key) === i,
  );
  return (
    // The editor of the text comes as a chunk of its own: a form shown before it would move when it comes.
    <Suspense fallback={<Waiting />}>
      <OpenArticle
        key={start.id}
        start={start}
        isNew={isNew}
        showArticle={showArticle}
        begun={others}
        onContinue={(key) => setFresh({ key, copy: stored.find((copy) => copy.key === key) ?? null })}
        onDiscarded={(key) => setDiscarded([...discarded, key])}
      />
    </Suspense>
  );
}

interface OpenArticleProps {
  start: EditorStart;
  isNew: boolean;
  showArticle: ShowArticle;
  begun: BegunArticle[];
  onContinue: (key: string) => void;
  onDiscarded: (key: string) => void;
}

function OpenArticle({ start, isNew, showArticle, begun, onContinue, onDiscarded }: OpenArticleProps) {
  const owner = useOwner();
  const editor = useArticleEditor(start);
  const client = useQueryClient();
  const [generates, setGenerates] = useState(false);
  const { prompt, change: changePrompt, answered } = useKeptPrompt();
  const [generated, setGenerated] = useState<GeneratedArticle>();

  const load = (result: GeneratedArticle) => {
    const { title, excerpt, content, keywords, metaDescription } = result;
    // A writer of words rarely has a picture: one that is chosen already stays.
    const imageUrl = result.imageUrl || editor.form.getValues("imageUrl");
    const words = { title, excerpt, content, imageUrl, keywords, metaDescription, published: false };
    for (const [name, value] of Object.entries(words))
      editor.form.setValue(name as keyof typeof words, value as never, { shouldDirty: true });
    editor.form.clearErrors();
    answered();
    setGenerated(result);
    setGenerates(false);
    window.scrollTo(0, 0);
  };
  const discard = async (key: string) => {
    try {
      await call(discardWorkingCopy, { key });
    } catch (error) {
      if (editor.leaveOn401(error)) return;
      const description = `The article could not be discarded. ${reasonOf(error)}`;
      return void toast({ variant: "destructive", title: "Error", description });
    }
    keptHereOf(owner, key).clear();
    onDiscarded(key);
    await client.invalidateQueries(newCopiesQuery);
  };
  useEffect(() => {
    if (isNew) void loadGenerator().catch(() => {});
  }, [isNew]);
  return (
    <>
      {generates ? (
        <Suspense fallback={<Waiting />}>
          <Generator
            onGenerated={load}
            onBack={() => setGenerates(false)}
            onError={(error) => editor.leaveOn401(error)}
            prompt={prompt}
            onPrompt={changePrompt}
            replaces={editor.isDirty}
          />
        </Suspense>
      ) : (
        <ArticleForm
          editor={editor}
          showArticle={showArticle}
          onGenerate={isNew ? () => setGenerates(true) : undefined}
          aside={
            generated &&
            ((toText) => (
              <ClaimsCard
                generated={generated}
                form={editor.form}
                toText={toText}
                prompt={prompt}
                onAgain={() => setGenerates(true)}
              />
            ))
          }
          notice={
            !editor.isDirty && (
              <BegunArticles begun={begun} onContinue={onContinue} onDiscard={(key) => void discard(key)} />
            )
          }
        />
      )}
      <LeaveDialog editor={editor} />
    </>
  );
}

/** Without a session the editor leaves for the dashboard, which asks to log in. */
function useLeaveToDashboard(error: Error | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnauthenticated(error)) return;
    toast({
      variant: "destructive",
      title: "Authentication Error",
      description: "Please log in to access this page",
    });
    void navigate("/admin");
  }, [error, navigate]);
}

const Waiting = (): ReactNode => (
  <div className="edit-page" aria-busy="true">
    <div className="adm-head">
      <h1>Article</h1>
    </div>
    <div className="skel edit-skel" />
  </div>
);

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <div className="adm-head">
        <h1>{isMissing(error) ? "Article not found" : "This article couldn’t be loaded"}</h1>
      </div>
      <div className="note stack" role="alert">
        <p>{isMissing(error) ? "It may have been deleted, or the link may be wrong." : reasonOf(error)}</p>
        <div className="row">
          {!isMissing(error) && (
            <button type="button" className="btn" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link className={isMissing(error) ? "btn btn-act" : "btn"} to={ARTICLES_PATH}>
            Back to articles
          </Link>
        </div>
      </div>
    </>
  );
}
