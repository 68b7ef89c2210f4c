import { type FormEvent, useEffect, useRef, useState } from "react";
import { PROMPT_MIN } from "../../../../contracts/news-editing.ts";
import {
  type GeneratedArticle,
  type GrowingArticle,
  SHORT_PROMPT,
  type WritingStage,
} from "../../../../contracts/news-generation.ts";
import { Field } from "../../../ui/field.tsx";
import { toast } from "../../../ui/use-toast.ts";
import { reasonOf } from "../../../admin/form-errors.ts";
import { ConnectionLostError, isOfPrompt, writeArticle } from "./generate-article.ts";
import { asBriefed, type Brief, chosenOf } from "./brief.ts";
import { BriefChips } from "./brief-chips.tsx";
import { PromptExamples } from "./prompt-examples.tsx";
import { WritingStages } from "./writing-stages.tsx";
import { unescapeHtml } from "../../../../rules/text.ts";

interface GeneratorProps {
  onGenerated: (article: GeneratedArticle) => void;
  onBack: () => void;
  /** @returns true when the page deals with it itself */
  onError: (error: unknown) => boolean;
  /** Kept by the page: it outlives a look at the form. */
  prompt: string;
  onPrompt: (prompt: string) => void;
  /** True when the form holds words that a generated text would replace. */
  replaces: boolean;
}

/** Asks what the article is about, has it written, and shows it grow. */
export default function Generator(props: GeneratorProps) {
  const { onGenerated, onBack, onError, prompt, onPrompt, replaces } = props;
  const [fault, setFault] = useState<string>();
  /** Why the last draft was not written: it stays until the next try. */
  const [failure, setFailure] = useState<string>();
  const [brief, setBrief] = useState<Brief>({});
  const [growing, setGrowing] = useState<GrowingArticle>();
  const [stage, setStage] = useState<WritingStage>();
  const [seconds, setSeconds] = useState<number>();
  const running = useRef<AbortController>(undefined);
  /** Takes the last refusal away: it is not about what is written now. */
  const dismiss = useRef<() => void>(undefined);
  const isBusy = seconds !== undefined;
  const chosen = chosenOf(brief);
  useEffect(() => () => running.current?.abort(), []);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // The button that was pressed is gone or was disabled: whoever works by keyboard goes on at the prompt.
    if (!isBusy && running.current && document.activeElement === document.body) field.current?.focus();
  }, [isBusy]);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => setSeconds((n) => (n ?? 0) + 1), 1000);
    return () => clearInterval(timer);
  }, [isBusy]);

  const generate = async () => {
    dismiss.current?.();
    if (prompt.trim().length < PROMPT_MIN) {
      setFault(prompt.trim() ? SHORT_PROMPT.description : "Write what the article is about first.");
      dismiss.current = toast({ variant: "destructive", ...SHORT_PROMPT, isShown: true }).dismiss;
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setFault(undefined);
    setFailure(undefined);
    setGrowing(undefined);
    setStage(undefined);
    setSeconds(0);
    try {
      const article = await writeArticle(asBriefed(prompt, brief), {
        signal: controller.signal,
        onGrowing: setGrowing,
        onStage: setStage,
      });
      toast({ title: "Article Generated", isShown: true });
      onGenerated(article);
    } catch (error) {
      if (controller.signal.aborted || onError(error)) return;
      const reason = error instanceof ConnectionLostError ? error.message : reasonOf(error);
      // What is wrong with the prompt is told beneath it.
      if (isOfPrompt(error)) return setFault(reason);
      setFailure(reason);
      dismiss.current = toast({
        variant: "destructive",
        title: "Generation Failed",
        description: `There was a problem generating the article. ${reason}`,
        isShown: true,
      }).dismiss;
    } finally {
      if (running.current === controller) setSeconds(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void generate();
  };
  return (
    <>
      <div className="adm-head">
        <h1>AI Generated Article</h1>
        <button type="button" className="btn" onClick={onBack}>
          Back to Manual Editor
        </button>
      </div>
      <form className="card form generator" noValidate onSubmit={submit}>
        <Field
          label="Prompt"
          multiline
          ref={field}
          value={prompt}
          readOnly={isBusy}
          error={fault}
          hint={
            isBusy
              ? undefined
              : "What should it cover? Name format, audience, and length, or pick them below."
          }
          onChange={(event) => {
            setFault(undefined);
            onPrompt(event.target.value);
          }}
        />
        {failure && !isBusy && (
          <div className="note note-stop generator-failed" role="alert">
            <p>
              <b>The draft was not written.</b> {failure} Your prompt is kept.
            </p>
          </div>
        )}
        {isBusy ? (
          <>
            {chosen.length > 0 && (
              <p className="brief-chosen">
                <span className="sr">Chosen:</span>
                {chosen.map((text) => (
                  <span className="tag" key={text}>
                    {text}
                  </span>
                ))}
              </p>
            )}
            <WritingStages at={stage} growing={growing} seconds={seconds} />
          </>
        ) : (
          <>
            <BriefChips brief={brief} onBrief={setBrief} />
            <p className="micro brief-trace">
              {Object.values(brief).some(Boolean) && (
                <>
                  Full prompt: <b>{asBriefed(prompt || "…", brief)}</b>
                  <br />
                </>
              )}
              You get a draft with a title, excerpt, sections, keywords, and meta description. Sentences that
              need a source are flagged. If the site knows too little about the topic, you get an outline.
            </p>
          </>
        )}
        {replaces && <p className="micro">The draft will replace what’s in the editor.</p>}
        <div className="row">
          <button className="btn btn-act" type="submit" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? "Generating…" : "Generate"}
          </button>
          {isBusy && (
            <button type="button" className="btn" onClick={() => running.current?.abort()}>
              Cancel
            </button>
          )}
        </div>
        {!isBusy && (
          <PromptExamples
            prompt={prompt}
            onPick={(example) => {
              onPrompt(example);
              field.current?.focus();
            }}
          />
        )}
      </form>
      {growing && (
        <section className="card as-public growing" aria-label="What is written so far">
          <h2 className="t-2">{growing.title ?? "…"}</h2>
          <p className="soft">{growing.excerpt}</p>
          <div className="growing-text">{wordsOf(growing.content ?? "")}</div>
        </section>
      )}
    </>
  );
}

/** Half-written HTML as plain lines: nothing of it is drawn before it is whole and clean. */
const wordsOf = (html: string): string =>
  unescapeHtml(html.replaceAll(/<\/(?:p|h\d|li|tr|blockquote)>/gi, "\n\n").replaceAll(/<[^>]*>?/g, ""));
