import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { contactFields, sendContactMessage } from "../../contracts/contact.ts";
import { IDEMPOTENCY_KEY } from "../../contracts/submission.ts";
import { call } from "../api/call.ts";
import { ApiError, saidOr } from "../api/request.ts";
import { toast } from "../ui/use-toast.ts";
import { keyFor } from "../ui/submission-key.ts";
import { type ContactDraft, type ContactValues, contactDraft, emptyValues } from "./draft.ts";

/** What a link of another page knows of the message and who writes it; it never replaces what somebody typed. */
type Brought = Partial<Record<keyof ContactValues | "about", string>>;

function broughtBy(state: unknown): Brought {
  const given = Object.entries((state ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    given.filter(([name, value]) => (name in emptyValues || name === "about") && typeof value === "string"),
  );
}

/** The form's state: idle, submitting, sent or error. What was typed survives a failure and a reload. */
export function useContactForm(initial: ContactValues) {
  const [sent, setSent] = useState<ContactValues>();
  /** What is still to be filled in, said beside the button that was pressed. */
  const [open, setOpen] = useState<string>();
  const shownAt = useRef(0);
  const seenBefore = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm({ resolver: zodResolver(contactFields), defaultValues: initial, mode: "onTouched" });
  const { reset, subscribe, setError } = form;
  const { state } = useLocation();
  const brought = useMemo(() => broughtBy(state), [state]);

  /** A reload does not make somebody new: what was kept was typed by a person. */
  const seenMs = () => Math.round(seenBefore.current + performance.now() - shownAt.current);
  const keep = (draft: ContactDraft) => contactDraft.write({ ...draft, seenMs: seenMs() });

  useEffect(() => {
    shownAt.current = performance.now();
    const draft = contactDraft.read();
    seenBefore.current = typeof draft?.seenMs === "number" ? draft.seenMs : 0;
    const known = { ...emptyValues, ...draft?.values };
    for (const name of Object.keys(emptyValues) as (keyof ContactValues)[])
      known[name] ||= brought[name] ?? "";
    if (Object.values(known).some(Boolean)) reset(known);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setOpen(undefined);
        const all = { ...emptyValues, ...(values as Partial<ContactValues>) };
        if (Object.values(all).some(Boolean)) keep({ ...contactDraft.read(), values: all });
      },
    });
  }, [reset, subscribe, brought]);

  async function submit(values: ContactValues) {
    const sentAs = keyFor(values, contactDraft.read()?.sentAs);
    keep({ values: form.getValues() as ContactValues, sentAs });
    try {
      await call(
        sendContactMessage,
        { ...values, website: trap.current?.value ?? "", elapsedMs: seenMs() },
        { headers: { [IDEMPOTENCY_KEY]: sentAs.key } },
      );
    } catch (error) {
      console.error("The message could not be sent", error);
      const faults = fieldErrors(error);
      for (const { field, message } of faults) setError(field, { message });
      if (faults.length === 0) setError("root", { message: causeOf(error) });
      toast({
        variant: "destructive",
        title: "Error",
        description: "There was a problem sending your message. Please try again.",
      });
      return;
    }
    contactDraft.clear();
    reset(emptyValues);
    setSent(values);
    toast({
      title: "Message Sent",
      description: "Thank you for reaching out. We'll respond as soon as possible.",
    });
  }
  const send = (event: FormEvent) => {
    setOpen(undefined);
    void form.handleSubmit(submit, (faults) =>
      setOpen(faultyWords(Object.keys(faults) as (keyof ContactValues)[], form.getValues())),
    )(event);
  };

  const again = () => {
    shownAt.current = performance.now();
    seenBefore.current = 0;
    setSent(undefined);
  };
  return { form, send, sent, again, trap, open, about: brought.about };
}

const counted = (n: number): string => (n === 1 ? "one field" : n === 2 ? "two fields" : "three fields");

/** How many are missing, and how many cannot be right: which they are and what each must be, stands at each. */
function faultyWords(faulty: readonly (keyof ContactValues)[], values: Partial<ContactValues>): string {
  const empty = faulty.filter((field) => !values[field]?.trim()).length;
  const wrong = faulty.length - empty;
  return `Not sent yet: ${[
    empty > 0 ? `${counted(empty)} still empty` : "",
    wrong > 0 ? `${counted(wrong)} to look at again` : "",
  ]
    .filter(Boolean)
    .join(", ")}.`;
}

/** Why it was not sent, and what to do about it. */
const causeOf = (error: unknown): string => {
  const ours =
    "The fault is on our side. Your words are kept here: please try again in a minute, or call us.";
  // The first says when.
  if (error instanceof ApiError) return error.status === 429 ? saidOr(error, ours) : ours;
  return "The site could not be reached. Your words are kept here: look at your connection, then send it again.";
};

/** The fields that the server found fault with. */
function fieldErrors(error: unknown) {
  const body =
    error instanceof ApiError ? (error.body as { errors?: { field: string; message: string }[] }) : null;
  return (body?.errors ?? []).filter(
    (each): each is { field: keyof ContactValues; message: string } => each.field in emptyValues,
  );
}
