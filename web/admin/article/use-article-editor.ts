import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  type ArticleFields,
  type ArticleRecord,
  articleFields,
  conflictBody,
  createArticle,
  discardWorkingCopy,
  keepWorkingCopy,
  listAllArticles,
  updateArticle,
  type WorkingCopy,
  workingFields,
} from "../../../contracts/article-editing.ts";
import { errorBody } from "../../../contracts/endpoint.ts";
import { call } from "../../api/call.ts";
import { ApiError } from "../../api/request.ts";
import { localDraft } from "../../ui/local-draft.ts";
import { toast } from "../../ui/use-toast.ts";
import { reasonOf } from "../form-errors.ts";
import { isUnauthenticated } from "../query-client.ts";
import { type AutosaveState, createAutosaver } from "./autosaver.ts";
import {
  afterSave,
  type EditorValues,
  emptyValues,
  sameValues,
  valuesOf,
  workingFieldsOf,
} from "./editor-values.ts";

type Kept = Pick<WorkingCopy, "fields" | "baseVersion">;
const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  workingFields.safeParse((value as Partial<Kept>).fields).success;

/** Location state of a way out that must not be asked about: nothing can be saved any more. */
export const SESSION_OVER = { sessionOver: true };

export interface EditorStart {
  /** The article's id, or the one that a new article will get. */
  id: string;
  article: ArticleRecord | undefined;
  copy: WorkingCopy | null;
}

/** The form of one article: what is typed, kept, saved and in conflict. */
export function useArticleEditor({ id, article, copy }: EditorStart) {
  const navigate = useNavigate();
  const client = useQueryClient();
  /** For the time when the server cannot be reached or the session is over. */
  const backup = useMemo(() => localDraft<Kept>(`article:${id}`, isKept), [id]);
  const [stored, setStored] = useState(article);
  /** The version that the words in the form began with. */
  const [baseVersion, setBaseVersion] = useState(copy?.baseVersion ?? article?.version ?? null);
  const [restored, setRestored] = useState<Kept | undefined>(() => copy ?? undefined);
  const [conflict, setConflict] = useState<{ current: ArticleRecord; mine: EditorValues }>();
  const [autosave, setAutosave] = useState<AutosaveState>({ kind: "idle" });

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

  /** Whoever is not logged in any more leaves; what was typed stays in this browser. */
  const leaveOn401 = useCallback(
    (error: unknown): boolean => {
      if (!isUnauthenticated(error)) return false;
      backup.write({ fields: workingFieldsOf(form.getValues()), baseVersion: base.current });
      toast({
        variant: "destructive",
        title: "Authentication Error",
        description: "Please log in to access this page",
      });
      void navigate("/admin", { state: SESSION_OVER });
      return true;
    },
    [backup, form, navigate],
  );

  const autosaver = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- read when something is sent, never while rendering
      createAutosaver<EditorValues>({
        send: async (values) => {
          const fields = workingFieldsOf(values);
          const { savedAt } = await call(keepWorkingCopy, { key: id, fields, baseVersion: base.current });
          backup.clear();
          return savedAt;
        },
        onState: setAutosave,
        onFailure: (error, values) => {
          backup.write({ fields: workingFieldsOf(values), baseVersion: base.current });
          leaveOn401(error);
        },
      }),
    [id, backup, leaveOn401],
  );

  // What was kept and never saved comes back.
  useEffect(() => {
    const kept = backup.read() ?? copy;
    if (!kept) return;
    const values = { ...baseline.current, ...kept.fields };
    if (sameValues(values, baseline.current)) return;
    form.reset(values, { keepDefaultValues: true });
    setBaseVersion(kept.baseVersion);
    setRestored(kept);
  }, [backup, copy, form]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Only what a hand or the generator changed, not what was loaded.
        if (!name) return;
        const values = form.getValues();
        const { published } = baseline.current;
        if (!sameValues({ ...values, published }, baseline.current)) autosaver.change({ ...values });
      },
    });
    return () => {
      unsubscribe();
      void autosaver.flush();
    };
  }, [form, autosaver]);

  /** Shows a stored article in the form; what was typed since `sent` stays. */
  const show = useCallback(
    (record: ArticleRecord, sent?: EditorValues) => {
      const values = valuesOf(record);
      const next = sent ? afterSave(form.getValues(), sent, values) : values;
      baseline.current = values;
      form.reset(values);
      if (!sameValues(next, values)) {
        form.reset(next, { keepDefaultValues: true });
        autosaver.change(next);
      }
      setStored(record);
      setBaseVersion(record.version);
      setRestored(undefined);
      setConflict(undefined);
      backup.clear();
      void client.invalidateQueries({ queryKey: [listAllArticles.path] });
    },
    [autosaver, backup, client, form],
  );

  async function save(fields: ArticleFields, version: number | null): Promise<void> {
    const sent = { ...form.getValues() };
    await autosaver.settle();
    try {
      const record = stored
        ? await call(updateArticle, { ...fields, id, ...(version !== null && { version }) })
        : await call(createArticle, { ...fields, key: id });
      show(record, sent);
      toast({ title: stored ? "Article Updated" : "Article Created" });
      if (!stored) void navigate(`/admin/article/${id}`, { replace: true, preventScrollReset: true });
    } catch (error) {
      if (leaveOn401(error)) return;
      autosaver.change(form.getValues());
      const { data } = conflictBody.safeParse(error instanceof ApiError ? error.body : undefined);
      if (data) return setConflict({ current: data.current, mine: sent });
      const faults = (error instanceof ApiError && errorBody.safeParse(error.body).data?.errors) || [];
      for (const { field, message } of faults) form.setError(field as keyof EditorValues, { message });
      toast({
        variant: "destructive",
        title: "Error",
        description: `There was a problem saving the article. ${reasonOf(error)}`,
      });
    }
  }

  return {
    id,
    form,
    stored,
    autosave,
    conflict,
    /** True while a working copy stands in the form; `isBehind` when somebody saved since. */
    restored: restored && { isBehind: stored !== undefined && baseVersion !== stored.version },
    /** Unsaved changes that leaving would ask about. */
    isDirty: form.formState.isDirty,
    // oxlint-disable-next-line react/refs -- read when somebody saves
    save: form.handleSubmit((fields) => save(fields, baseVersion)),
    /** Ends a conflict: my words over the newer ones, theirs in place of mine, or neither yet. */
    saveMine: () => {
      const version = conflict?.current.version ?? null;
      setConflict(undefined);
      setStored(conflict?.current);
      return form.handleSubmit((fields) => save(fields, version))();
    },
    async takeTheirs() {
      await autosaver.settle();
      if (!conflict) return;
      show(conflict.current);
      await call(discardWorkingCopy, { key: id }).catch(() => {});
    },
    decideLater: () => setConflict(undefined),
    async discard() {
      await autosaver.settle();
      form.reset(baseline.current);
      setBaseVersion(stored?.version ?? null);
      setRestored(undefined);
      backup.clear();
      await call(discardWorkingCopy, { key: id }).catch(leaveOn401);
    },
    show,
    keepNow: () => autosaver.flush(),
    leaveOn401,
  };
}
export type ArticleEditor = ReturnType<typeof useArticleEditor>;
