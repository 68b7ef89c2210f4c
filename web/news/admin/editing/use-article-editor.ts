import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  type ArticleFields,
  type ArticleRecord,
  articleFields,
  conflictBody,
  createArticle,
  listAllArticles,
  updateArticle,
  type WorkingCopy,
} from "../../../../contracts/news-editing.ts";
import { errorBody } from "../../../../contracts/endpoint.ts";
import { call } from "../../../api/call.ts";
import { ApiError, bodyOf } from "../../../api/request.ts";
import { toast } from "../../../ui/use-toast.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import { afterSave, type EditorValues, emptyValues, sameValues, valuesOf } from "./editor-values.ts";
import type { Kept } from "./kept-here.ts";
import { useUploadFirst } from "./use-upload-first.ts";
import { useKeptWords } from "./use-kept-words.ts";

export interface EditorStart {
  /** The article's id, or the one that a new article will get. */
  id: string;
  article: ArticleRecord | undefined;
  copy: WorkingCopy | null;
}

const moment = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});
/** Who can read what has just been saved. */
const standingOf = ({ published, publishAt }: ArticleRecord): string =>
  published
    ? "It’s live on the site."
    : publishAt
      ? `It goes live on ${moment.format(new Date(publishAt))}.`
      : "It’s a draft that only administrators see.";

/** The form of one article: what is typed, kept, saved and in conflict. */
export function useArticleEditor({ id, article, copy }: EditorStart) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [stored, setStored] = useState(article);
  /** The version that the words in the form began with. */
  const [baseVersion, setBaseVersion] = useState(copy?.baseVersion ?? article?.version ?? null);
  const [restored, setRestored] = useState<Kept | undefined>(() => copy ?? undefined);
  const [conflict, setConflict] = useState<{ current: ArticleRecord; mine: EditorValues }>();

  const form = useForm<EditorValues, unknown, ArticleFields>({
    resolver: zodResolver(articleFields) as unknown as Resolver<EditorValues, unknown, ArticleFields>,
    defaultValues: article ? valuesOf(article) : emptyValues,
    mode: "onTouched",
  });
  const baseline = useRef(article ? valuesOf(article) : emptyValues);
  const base = useRef(baseVersion);
  useEffect(() => {
    base.current = baseVersion;
  }, [baseVersion]);
  const pictures = useUploadFirst();
  const words = useKeptWords({ id, form, copy, baseline, baseVersion: base });
  const { autosaver, takeKept, keepHere, clearBackup, leaveOn401 } = words;

  const bringBack = useCallback(
    (kept: Kept) => {
      form.reset({ ...baseline.current, ...kept.fields }, { keepDefaultValues: true });
      setBaseVersion(kept.baseVersion);
      setRestored(kept);
    },
    [form],
  );
  // What was kept and never saved comes back.
  useEffect(() => {
    let isCurrent = true;
    void takeKept().then((here) => {
      const kept = here ?? copy;
      if (!isCurrent || !kept) return;
      if (!sameValues({ ...baseline.current, ...kept.fields }, baseline.current)) bringBack(kept);
      // The server has not heard of it, or not of its end.
      if (here) autosaver.change({ ...form.getValues() });
    });
    return () => {
      isCurrent = false;
    };
  }, [takeKept, copy, bringBack, autosaver, form]);

  /** Shows a stored article in the form; what was typed since `sent` stays. */
  const show = useCallback(
    (record: ArticleRecord, sent?: EditorValues) => {
      const values = valuesOf(record);
      if (!sent) void autosaver.settle();
      const next = sent ? afterSave(form.getValues(), sent, values) : values;
      baseline.current = values;
      base.current = record.version;
      form.reset(values);
      clearBackup();
      if (!sameValues(next, values)) {
        form.reset(next, { keepDefaultValues: true });
        keepHere(next);
        autosaver.change(next);
      }
      setStored(record);
      setBaseVersion(record.version);
      setRestored(undefined);
      setConflict(undefined);
      void client.invalidateQueries({ queryKey: [listAllArticles.path] });
    },
    [autosaver, clearBackup, client, form, keepHere],
  );

  /** The stored article is gone: what stands in the form is a new one's. */
  const beginAnew = () => {
    const values = form.getValues();
    baseline.current = emptyValues;
    form.reset(emptyValues);
    form.reset(values, { keepDefaultValues: true });
    setStored(undefined);
    base.current = null;
    setBaseVersion(null);
    setRestored(undefined);
    keepHere(values);
  };
  const ownAddress = () => void navigate(`/admin/article/${id}`, { replace: true, preventScrollReset: true });
  const failed = (reason: string) => {
    const description = `There was a problem saving the article. ${reason}`;
    toast({ variant: "destructive", title: "Error", description });
  };

  /** @param over the stored article that the form's words are saved over; undefined for a new one */
  async function save(fields: ArticleFields, version: number | null, over = stored): Promise<void> {
    const sent = { ...form.getValues() };
    await autosaver.settle();
    const holder = words.holder.current;
    const isSaved = (record: ArticleRecord) => {
      show(record, sent);
      toast({ title: over ? "Article Updated" : "Article Created", description: standingOf(record) });
      if (!stored) ownAddress();
    };
    try {
      isSaved(
        over
          ? await call(updateArticle, { ...fields, id, holder, version: version ?? undefined })
          : await call(createArticle, { ...fields, key: id, holder }),
      );
    } catch (error) {
      if (leaveOn401(error)) return;
      const current = bodyOf(error, conflictBody)?.current;
      // The save before was stored and its answer lost: what is newer is this.
      if (current && sameValues(valuesOf(current), sent)) return isSaved(current);
      const isGone = over && error instanceof ApiError && error.status === 404;
      if (isGone) beginAnew();
      autosaver.change(form.getValues());
      if (isGone) return failed("It was deleted in the meantime. Save again to create it as a new article.");
      if (current) return setConflict({ current, mine: sent });
      for (const [i, { field, message }] of (bodyOf(error, errorBody)?.errors ?? []).entries())
        form.setError(field as keyof EditorValues, { message }, { shouldFocus: i === 0 });
      failed(reasonOf(error));
    }
  }

  return {
    id,
    form,
    stored,
    autosave: words.autosave,
    conflict,
    otherCopy: words.otherCopy,
    /** True while a working copy stands in the form; `isBehind` when somebody saved since. */
    restored: restored &&
      form.formState.isDirty && { isBehind: stored !== undefined && baseVersion !== stored.version },
    /** Unsaved changes that leaving would ask about. */
    isDirty: form.formState.isDirty,
    pictures,
    async save() {
      if (!(await pictures.uploaded())) return;
      await form.handleSubmit((fields) => save(fields, base.current))();
    },
    /** Ends a conflict: my words over the newer ones, theirs in place of mine, or neither yet. */
    saveMine: () => {
      const current = conflict?.current;
      setConflict(undefined);
      return form.handleSubmit((fields) => save(fields, current?.version ?? null, current))();
    },
    async takeTheirs() {
      await autosaver.settle();
      if (!conflict) return;
      show(conflict.current);
      if (!stored) ownAddress();
      await words.discardKept();
    },
    decideLater: () => setConflict(undefined),
    async discard() {
      await autosaver.settle();
      form.reset(baseline.current);
      setBaseVersion(stored?.version ?? null);
      setRestored(undefined);
      await words.discardKept();
    },
    keepThese: words.keepThese,
    takeOthers() {
      const other = words.takeOthers();
      if (other) bringBack(other);
    },
    show,
    keepNow: () => autosaver.flush(),
    leaveOn401,
  };
}
export type ArticleEditor = ReturnType<typeof useArticleEditor>;
