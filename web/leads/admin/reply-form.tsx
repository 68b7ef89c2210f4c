import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { Link, useRevalidator } from "react-router";
import { type LeadDetails, listLeads, replyToLead, type TimelineEvent } from "../../../contracts/leads.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { Field } from "../../ui/field.tsx";
import { Ago } from "../../ui/moment.tsx";
import { DeliveryTag } from "../../admin/delivery-tag.tsx";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { plainServerWords } from "../../../rules/mail-server-words.ts";
import { useActKey } from "../../admin/use-act-key.ts";
import { useFormRefusal } from "../../admin/use-form-refusal.ts";
import { useKeptFields } from "../../admin/use-kept-fields.ts";
import { LastEmail } from "./last-email.tsx";
import { NextNew } from "./next-new.tsx";

const subjects = {
  contact: `Re: your message to ${site.name}`,
  assessment: `Your assessment by ${site.name}`,
  "demo-call": `Your demo call with ${site.name}`,
};

/** A first name, where it was told: a business has none. */
function greetingFor({ kind, name }: Pick<LeadDetails, "kind" | "name">): string {
  const first = kind === "assessment" ? undefined : /^\p{Lu}[\p{L}\p{M}'’-]+(?=\s|$)/u.exec(name.trim())?.[0];
  return `Hello${first ? ` ${first}` : ""},\n\n`;
}

interface ReplyFormProps {
  lead: LeadDetails;
  /** What to know before one sends it. */
  hint?: ReactNode;
  /** Ends the lead, which is offered once a reply is on its way. */
  onDone?: (() => void) | undefined;
}

/** While a reply is on its way its delivery is asked for so often, in milliseconds. */
const AGAIN_MS = 3000;

const NOWHERE = {
  look: "note-live",
  words: (
    <>
      <b>Saved, not delivered.</b> No mail server is set up. <Link to="/admin/system#mail">Set up email</Link>
    </>
  ),
};

/** What became of the reply that was just sent. */
function outcomeOf(last: TimelineEvent | undefined) {
  if (last?.delivery === "failed")
    return {
      look: "note-stop",
      words: (
        <>
          <b>Your reply didn’t reach them.</b>{" "}
          {last.response && (plainServerWords(last.response) ?? last.response)}{" "}
          <Link to={`/admin/mails/${last.id}`}>Correct the address</Link>
        </>
      ),
    };
  const words = last?.delivery === "accepted" ? "Your reply was sent." : "Your reply is on its way.";
  return { look: "note-ok", words };
}

/** What comes of a press is seen, whatever lies over the foot of the window, and whoever pressed goes on there. */
const intoSight = (note: HTMLElement | null) => {
  note?.scrollIntoView({ block: "nearest" });
  note?.focus({ preventScroll: true });
};

/** The newest answer, whole; those before it stand in the person's history. */
function SentAnswer({
  of: { id, at, title, text, delivery, response },
  more,
}: {
  of: TimelineEvent;
  more: number;
}) {
  return (
    <div className="reply-sent">
      <p className="reply-head">
        <Link to={`/admin/mails/${id}`}>{title}</Link>
        <span className="micro">
          <Ago at={at} />
          {more > 0 && `, after ${more === 1 ? "1 other" : `${more} others`}`}
        </span>
        {delivery && <DeliveryTag of={{ status: delivery, response }} />}
      </p>
      <p className="words">{text}</p>
    </div>
  );
}

/** An answer by mail. How its delivery goes is shown in the person's history. */
export function ReplyForm({ lead, hint, onDone }: ReplyFormProps) {
  const [isAnswered, setIsAnswered] = useState(false);
  const answers = lead.timeline.filter(({ type, text }) => type === "mail" && text);
  /** Whoever comes back to one that was answered sees the answer first. */
  const [writesAgain, setWritesAgain] = useState(answers.length === 0);
  const greeting = greetingFor(lead);
  const form = useForm({ defaultValues: { subject: subjects[lead.kind], text: greeting } });
  const { register, handleSubmit, formState } = form;
  const refused = useFormRefusal(form, { title: "Not sent" });
  const sent = useKeptFields(form, `reply-${lead.id}`);
  const { errors, isSubmitting } = formState;
  const act = useActKey(`reply-${lead.id}`);
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const goesNowhere = useNoMailServer();
  const submit = handleSubmit(async (fields) => {
    try {
      await call(replyToLead, { id: lead.id, ...fields, key: act.keyOf(fields) });
      act.done();
      sent(fields);
      setIsAnswered(true);
      await Promise.all([client.invalidateQueries({ queryKey: [listLeads.path] }), revalidate()]);
    } catch (error) {
      refused(error);
    }
  });
  const last = lead.timeline.find(({ type }) => type === "mail");
  const isUnderWay = isAnswered && !goesNowhere && last?.delivery === "queued";
  // How it ended is told where one looks, without a reload.
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
  const writeAgain = () => {
    // What it leads to is drawn by then.
    flushSync(() => {
      setIsAnswered(false);
      setWritesAgain(true);
    });
    form.setFocus("text");
  };
  // What was begun before a reload is gone on with.
  if (formState.isDirty && !writesAgain) setWritesAgain(true);
  const outcome = goesNowhere ? NOWHERE : outcomeOf(last);
  return (
    <section className="card stack" id="reply" aria-labelledby="reply-heading">
      <h2 id="reply-heading">
        {!writesAgain && !isAnswered ? "Your reply" : "Reply"} to {lead.name || lead.email}
      </h2>
      {isAnswered ? (
        <div className={`note ${outcome.look} reply-done`} ref={intoSight} tabIndex={-1} aria-live="polite">
          <p>{outcome.words}</p>
          <p className="reply-next">
            <NextNew after={lead.id} />
            {onDone && (
              <button type="button" className="btn" onClick={onDone}>
                Mark as done
              </button>
            )}
            <button type="button" className="btn" onClick={writeAgain}>
              Write another reply
            </button>
          </p>
        </div>
      ) : answers[0] && !writesAgain ? (
        <>
          <LastEmail events={lead.timeline} />
          <SentAnswer of={answers[0]} more={answers.length - 1} />
          <p className="reply-next">
            <button type="button" className="btn" onClick={writeAgain}>
              Write another reply
            </button>
            {onDone && (
              <button type="button" className="btn" onClick={onDone}>
                Mark as done
              </button>
            )}
          </p>
        </>
      ) : (
        <>
          <LastEmail events={lead.timeline} />
          <form className="form reply-form" noValidate onSubmit={(event) => void submit(event)}>
            <Field label="Subject" error={errors.subject?.message} {...register("subject")} />
            <Field
              multiline
              rows={6}
              label="Message"
              hint="Saved in this browser until you send it."
              error={errors.text?.message}
              {...register("text", {
                validate: (text) => ![greeting.trim(), ""].includes(text.trim()) || "Please write a message.",
              })}
            />
            <button className="btn btn-act" type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
              Send reply
            </button>
            {hint}
          </form>
        </>
      )}
    </section>
  );
}
