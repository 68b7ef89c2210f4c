import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import {
  getReview,
  type ReportReview,
  sendUpdate,
  type UpdatePreview,
} from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { call } from "../../api/call.ts";
import { toast } from "../../ui/use-toast.ts";
import { notDelivered } from "./approval.tsx";
import { updateQuery } from "./assessments.queries.ts";
import { type ComparedPart, compareWords } from "./compare-words.ts";
import { ComparedReports } from "./compared-reports.tsx";
import { withMarks } from "./marked-report.ts";
import { ReportSectionsMenu } from "./report-sections.tsx";
import { ReportText } from "./report-text.tsx";
import { SendDialog, type Sending } from "./send-dialog.tsx";
import { useChange } from "./use-change.ts";
import { withUpdateSent } from "./new-numbers.ts";

type Kept = UpdatePreview["shaken"][number];
type Choice = "own" | "drawn";

/** The update of a sent report, as it would go out. What is not decided reads as the new numbers say. */
export function useUpdate(id: string, numbersAt: string | null, isOpen: boolean) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  /** Somebody wanted to send before all was chosen. */
  const [isAsked, setAsked] = useState(false);
  const enabled = isOpen && numbersAt !== null;
  const { data: whole } = useQuery({ ...updateQuery(id, numbersAt ?? "", []), enabled });
  /** What was typed over something that reads otherwise by now. */
  const kept = whole?.shaken ?? [];
  const given = kept.filter(({ block }) => chosen[block] !== "own").map(({ block }) => block);
  const { data, error, isPlaceholderData } = useQuery({
    ...updateQuery(id, numbersAt ?? "", given),
    enabled: enabled && whole !== undefined,
  });
  return {
    shown: enabled ? data : undefined,
    kept,
    chosen,
    given,
    open: kept.filter(({ block }) => !chosen[block]),
    error: enabled ? error : null,
    isBusy: isPlaceholderData,
    isAsked,
    ask: () => setAsked(true),
    choose: (block: string, choice: Choice) => setChosen((all) => ({ ...all, [block]: choice })),
  };
}
export type Update = ReturnType<typeof useUpdate>;

interface UpdatePanelProps {
  record: AssessmentRecord;
  update: Update;
  /** The figure on the cover of what they have. */
  sent: FirstFigure | null;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** An update to read before it goes out: its text, or what it changes, and what a person wrote that may fit no longer. */
export function UpdatePanel({ record, update, sent, onRestsOn }: UpdatePanelProps) {
  const { shown, kept, chosen, open, error, isBusy, isAsked, choose } = update;
  const [compares, setCompares] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest("section")?.scrollIntoView({ behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <div className="card-head update-head">
        <h2 id="report-heading" ref={heading} tabIndex={-1}>
          Update, not sent yet
        </h2>
        <fieldset className="seg">
          <legend className="sr">Shown of the update</legend>
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="btn"
              aria-pressed={compares === each}
              onClick={() => setCompares(each)}
            >
              {each ? "What changes" : "New text"}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="micro">
        The report with the client’s numbers, exactly as it would go out. Once sent, it is the report; the one
        they have stays readable as it was sent.
      </p>
      {kept.length > 0 && (
        <section className="note note-live update-kept" aria-labelledby="update-kept-heading">
          <p id="update-kept-heading">
            <b>
              {kept.length === 1
                ? "You edited a text that has changed since."
                : `You edited ${kept.length} texts that have changed since.`}
            </b>{" "}
            {open.length > 0
              ? "Choose what the client reads. Until then the new words are shown below, and nothing is sent."
              : "Your choice is shown below."}
          </p>
          {kept.map((each) => (
            <KeptChoice
              key={each.block}
              kept={each}
              chosen={chosen[each.block]}
              isAsked={isAsked && !chosen[each.block]}
              onChoose={choose}
            />
          ))}
        </section>
      )}
      {error && !shown ? (
        <p className="note note-stop" role="alert">
          The update couldn’t be loaded. {reasonOf(error)}
        </p>
      ) : !shown ? (
        <div className="skel rows-skel" aria-busy="true" />
      ) : compares ? (
        <ComparedReports
          before={record.reportContent ?? ""}
          after={shown.reportContent}
          figures={[sent, shown.figure]}
          label="What the update changes"
        />
      ) : (
        <Text
          record={record}
          html={shown.reportContent}
          figure={shown.figure}
          isBusy={isBusy}
          onRestsOn={onRestsOn}
        />
      )}
    </section>
  );
}

interface KeptChoiceProps {
  kept: Kept;
  chosen: Choice | undefined;
  /** Nothing is sent before it is made, and somebody wanted to. */
  isAsked: boolean;
  onChoose: (block: string, choice: Choice) => void;
}

/** Both texts to read, and neither taken for granted. */
function KeptChoice({ kept: { block, text, drawn }, chosen, isAsked, onChoose }: KeptChoiceProps) {
  const id = useId();
  const parts = useMemo(
    () => compareWords(withCurlyApostrophes(text), withCurlyApostrophes(drawn)),
    [text, drawn],
  );
  const option = (choice: Choice, name: string, words: string, without: ComparedPart["kind"]) => (
    <label data-chosen={chosen === choice || undefined}>
      <input
        type="radio"
        name={`kept-${block}`}
        checked={chosen === choice}
        aria-describedby={isAsked ? id : undefined}
        onChange={() => onChoose(block, choice)}
      />
      <b>{name}</b>
      <bdi className="kept-text">
        {words ? <Words of={parts.filter(({ kind }) => kind !== without)} /> : "Nothing. It is left out."}
      </bdi>
    </label>
  );
  return (
    <fieldset
      className="kept-choice"
      data-open={chosen === undefined || undefined}
      data-asked={isAsked || undefined}
    >
      <legend className="sr">What the client reads</legend>
      {isAsked && (
        <p className="kept-asked" id={id}>
          Choose one of them first. Nothing has been sent.
        </p>
      )}
      {option("drawn", "New words", drawn, "removed")}
      {option("own", "Your words", text, "added")}
    </fieldset>
  );
}

/** One of two texts; what the other one hasn't is marked, unless that is all of it. */
function Words({ of }: { of: readonly ComparedPart[] }) {
  if (!of.some(({ kind }) => kind === "same")) return of.map(({ text }) => text).join(" ");
  return of.map(({ kind, text }, at) => (
    // The parts have no identity but their place.
    <Fragment key={`${at}`}>
      {at > 0 && " "}
      {kind === "same" ? text : <mark>{text}</mark>}
    </Fragment>
  ));
}

interface TextProps extends Pick<UpdatePanelProps, "record" | "onRestsOn"> {
  html: string;
  figure: FirstFigure | null;
  isBusy: boolean;
}
function Text({ record, html, figure, isBusy, onRestsOn }: TextProps) {
  const report = useMemo(() => withMarks(withCurlyApostrophes(html), record), [html, record]);
  return (
    <div aria-busy={isBusy}>
      <ReportSectionsMenu parts={report.parts} />
      <ReportText report={report} figure={figure} onRestsOn={onRestsOn} />
    </div>
  );
}

/** Whoever wants to send is led to what is to be decided first. */
const toOpenChoice = () => {
  const choice = document.querySelector<HTMLElement>(".kept-choice[data-open]");
  choice?.scrollIntoView({ block: "center", behavior: "instant" });
  choice?.querySelector("input")?.focus({ preventScroll: true });
};
const ownWords = (own: readonly Kept[]): string =>
  `You kept your words over something that has changed: ${own.map(({ text }) => `“${text}”`).join(" ")} Check that they fit the new numbers.`;

interface UpdateActsProps {
  record: AssessmentRecord;
  update: Update;
  onClose: () => void;
}

/** Back to what was sent, or send what is shown. */
export function UpdateActs({ record, update, onClose }: UpdateActsProps) {
  /** As it was read when the dialog opened. */
  const [asked, setAsked] = useState<UpdatePreview>();
  const { shown, kept, chosen, given, open, isBusy, ask } = update;
  const own = kept.filter(({ block }) => chosen[block] === "own");
  const client = useQueryClient();
  const sending = useChange(
    ({ approves, opening }: Sending) =>
      call(sendUpdate, {
        id: record.id,
        numbersAt: asked?.numbersAt,
        given: [...given],
        approve: approves,
        opening,
      }),
    { done: "Update Sent", description: notDelivered(useNoMailServer()), failed: "Update Not Sent" },
    ({ updatedAt }) => {
      // Said at once, not when it has been read anew: what was sent waits for no sending.
      client.setQueriesData<ReportReview>({ queryKey: [getReview.path, record.id] }, (review) =>
        review ? withUpdateSent(review, updatedAt) : review,
      );
      onClose();
    },
  );
  const send = () => {
    if (open.length === 0) return setAsked(shown);
    // The press of a button draws it at once, and what it leads to is drawn by then.
    flushSync(ask);
    toOpenChoice();
    toast({
      title: `Choose the Words in ${open.length === 1 ? "1 Place" : `${open.length} Places`} First`,
      description: "What you wrote stands there over something that has changed.",
      isShown: true,
    });
  };
  return (
    <div className="review-acts">
      <button type="button" className="btn" onClick={onClose}>
        <span>
          Back<span className="to-what"> to the sent report</span>
        </span>
      </button>
      <button type="button" className="btn btn-act" disabled={!shown || isBusy} onClick={send}>
        Send the update
      </button>
      <SendDialog
        open={asked !== undefined}
        what="update"
        isApproved={false}
        busy={sending.isPending}
        letter={asked?.letter ?? []}
        lost={asked?.letterLost ?? []}
        drawn={asked?.letterDrawn ?? []}
        {...(own.length > 0 && { warning: ownWords(own) })}
        onSend={(order) => sending.mutate(order, { onSettled: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      >
        It goes to <b>{record.email}</b> with the new report as a PDF and a private link. Their earlier links
        will show it, too. This cannot be undone.
      </SendDialog>
    </div>
  );
}
