import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import {
  type ArticleFields,
  type CopyHolder,
  copyConflictBody,
  discardWorkingCopy,
  keepWorkingCopy,
  type WorkingCopy,
} from "../../../../contracts/news-editing.ts";
import { call } from "../../../api/call.ts";
import { bodyOf } from "../../../api/request.ts";
import { randomUuid } from "../../../ui/random-uuid.ts";
import { toast } from "../../../ui/use-toast.ts";
import { isUnauthenticated } from "../../../admin/query-client.ts";
import { SESSION_OVER } from "../../../admin/unsaved-work.ts";
import { useOwner } from "../../../admin/use-kept-fields.ts";
import { type AutosaveState, createAutosaver } from "./autosaver.ts";
import { type EditorValues, sameValues, workingFieldsOf } from "./editor-values.ts";
import { type Kept, keptHereOf } from "./kept-here.ts";
import { holdOpen, isOpen } from "../../../admin/open-forms.ts";

export type ArticleFormState = UseFormReturn<EditorValues, unknown, ArticleFields>;

interface KeptWordsOptions {
  id: string;
  form: ArticleFormState;
  /** The working copy that was there when the form opened. */
  copy: WorkingCopy | null;
  /** What the form holds when nothing is unsaved. */
  baseline: RefObject<EditorValues>;
  /** The article's version that the words in the form began with. */
  baseVersion: RefObject<number | null>;
}

/** What is typed and not saved: sent to the server as a working copy; in this browser while that cannot be. */
export function useKeptWords({ id, form, copy, baseline, baseVersion }: KeptWordsOptions) {
  const navigate = useNavigate();
  const owner = useOwner();
  const backup = useMemo(() => keptHereOf(owner, id), [owner, id]);
  const [autosave, setAutosave] = useState<AutosaveState>({ kind: "idle" });
  /** What another window of this administrator has kept: not to be replaced unasked. */
  const [otherCopy, setOtherCopy] = useState<WorkingCopy>();
  const [begin] = useState(() => ({
    kept: backup.read(),
    holder: { form: randomUuid(), seen: copy?.savedAt ?? null },
  }));
  /** Which working copy is this form's. */
  const holder = useRef<CopyHolder>(begin.holder);
  const [heldForm, setHeldForm] = useState(begin.holder.form);
  useEffect(() => holdOpen(heldForm), [heldForm]);

  const keepHere = useCallback(
    (values: EditorValues) =>
      backup.write({
        fields: workingFieldsOf(values),
        baseVersion: baseVersion.current,
        holder: holder.current,
      }),
    [backup, baseVersion],
  );
  /** What is kept here goes once the server has it. What was typed since, here or in another window, stays. */
  const dropSent = useCallback(
    (sent: EditorValues) => {
      const kept = backup.read();
      if (kept && sameValues({ ...kept.fields, published: sent.published }, sent)) backup.clear();
    },
    [backup],
  );

  /** False once the form is closed: what still fails then leads nowhere. */
  const isMounted = useRef(false);
  /** True once the server may hold a copy. */
  const hasCopy = useRef(copy !== null);
  const isUnchanged = useCallback(
    (values: EditorValues) => {
      const { published } = baseline.current;
      return sameValues({ ...values, published }, baseline.current);
    },
    [baseline],
  );

  /** Whoever is not logged in any more leaves; what was typed stays in this browser. */
  const leaveOn401 = useCallback(
    (error: unknown): boolean => {
      if (!isUnauthenticated(error)) return false;
      const values = form.getValues();
      if (!isUnchanged(values)) keepHere(values);
      if (!isMounted.current) return true;
      toast({
        variant: "destructive",
        title: "Authentication Error",
        description: "Please log in to access this page",
      });
      void navigate("/admin", { state: SESSION_OVER });
      return true;
    },
    [form, isUnchanged, keepHere, navigate],
  );

  const autosaver = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- read when something is sent, never while rendering
      createAutosaver<EditorValues>({
        send: async (values) => {
          // What was typed was taken back.
          if (isUnchanged(values)) {
            await call(discardWorkingCopy, { key: id, holder: holder.current });
            hasCopy.current = false;
            dropSent(values);
            return new Date().toISOString();
          }
          hasCopy.current = true;
          const { savedAt } = await call(keepWorkingCopy, {
            key: id,
            fields: workingFieldsOf(values),
            baseVersion: baseVersion.current,
            holder: holder.current,
          });
          dropSent(values);
          return savedAt;
        },
        onState: (next) =>
          setAutosave((now) => (now.kind === next.kind && next.kind !== "kept" ? now : next)),
        onFailure: (error, values) => {
          keepHere(values);
          if (leaveOn401(error)) return "stop";
          const other = bodyOf(error, copyConflictBody)?.copy;
          setOtherCopy(other);
          return other && "stop";
        },
      }),
    [id, baseVersion, isUnchanged, keepHere, dropSent, leaveOn401],
  );

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Only what a hand or the generator changed, not what was loaded.
          if (!name) return;
          const values = form.getValues();
          // Taken back before it was sent anywhere.
          if (isUnchanged(values) && !hasCopy.current) {
            if (backup.read()?.holder?.form === holder.current.form) backup.clear();
            if (autosaver.isBehind()) void autosaver.settle();
            return;
          }
          // At once, whatever becomes of the browser before the server has it.
          keepHere(values);
          if (!otherCopy) autosaver.change({ ...values });
        },
      }),
    [form, autosaver, backup, isUnchanged, keepHere, otherCopy],
  );
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      void autosaver.finish();
    };
  }, [autosaver]);
  // A page that is not seen any more may be ended without a word, on phones above all.
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden" && autosaver.isBehind()) void autosaver.flush();
    };
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, [autosaver]);

  /**
   * What this browser alone has kept, from before the form opened. This form goes on with it as its own, unless another
   * window has it open still.
   */
  const takeKept = useCallback(async (): Promise<Kept | undefined> => {
    const { kept } = begin;
    if (kept?.holder && (await isOpen(kept.holder.form))) return undefined;
    if (kept?.holder) {
      holder.current = kept.holder;
      setHeldForm(kept.holder.form);
    }
    return kept;
  }, [begin]);

  /** From now on the other window's copy is this form's to replace. */
  const goOnFrom = (other: WorkingCopy | undefined) => {
    holder.current = { ...holder.current, seen: other?.savedAt ?? null };
    setOtherCopy(undefined);
    return other;
  };
  return {
    autosave,
    otherCopy,
    autosaver,
    leaveOn401,
    takeKept,
    keepHere,
    holder,
    clearBackup: backup.clear,
    /** For a form that has been set back: nothing is kept any more, tried until the server has heard of it. */
    discardKept() {
      const values = { ...form.getValues() };
      keepHere(values);
      autosaver.change(values);
      return autosaver.flush();
    },
    /** Ends a meeting of two windows: these words are kept from now on. */
    keepThese() {
      goOnFrom(otherCopy);
      autosaver.change({ ...form.getValues() });
    },
    /** Ends it the other way. @returns the other window's copy, for the form */
    takeOthers() {
      backup.clear();
      setAutosave({ kind: "idle" });
      return goOnFrom(otherCopy);
    },
  };
}
