import { type LanguageModel, Output, streamText } from "ai";
import { z } from "zod";
import {
  ASSESSMENT_FIELDS,
  type AssessmentAnswers,
  type AssessmentField,
} from "../../../contracts/assessment.ts";
import { buildReport } from "../report/build-report.ts";
import { heading, list, paragraph } from "../report/model.ts";
import { type Block, type ReportModel, type Section, sectionSchema } from "../report/schema.ts";
import { sourcedText } from "../report/sourcing.ts";
import type { ReportWriter } from "../writer.ts";
import { instructions, PROMPT_VERSION, sectionPrompt, WRITTEN_SECTIONS } from "./prompt.ts";

const SECTION_TIMEOUT_MS = 60_000;
/** A section of a report; more is not one. */
const MOST_BLOCKS = 24;
const LONGEST_TEXT = 1500;

const answerSchema = z.object({
  blocks: z
    .array(
      z.object({
        kind: z.enum(["heading", "paragraph", "list"]),
        basis: z.array(z.enum(ASSESSMENT_FIELDS as [AssessmentField, ...AssessmentField[]])).min(1),
        items: z.array(z.string().trim().min(2).max(LONGEST_TEXT)).min(1).max(12),
      }),
    )
    .min(1)
    .max(MOST_BLOCKS),
});

export interface ModelWriterOptions {
  model: LanguageModel;
  /** The model's name, stored with each report. */
  name: string;
  timeoutMs?: number;
}

/** Writes the worded sections by a language model over the consultant's frame; figures stay computed. */
export function createModelWriter({ model, name, timeoutMs = SECTION_TIMEOUT_MS }: ModelWriterOptions) {
  async function ask(prompt: string, signal: AbortSignal | undefined) {
    const timeout = AbortSignal.timeout(timeoutMs);
    let failure: unknown;
    const result = streamText({
      model,
      instructions,
      prompt,
      output: Output.json(),
      // The job tries again, over minutes and over restarts.
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      onError: ({ error }) => {
        failure = error;
      },
    });
    try {
      return answerSchema.parse(await result.output);
    } catch (error) {
      if (timeout.aborted) throw new Error(`The model did not answer within ${timeoutMs / 1000} seconds`);
      throw failure ?? error;
    }
  }

  /** One section, asked for once more with the fault when the first answer cannot be used. */
  async function writeSection(base: ReportModel, section: Section, signal?: AbortSignal, note?: string) {
    const prompt = sectionPrompt(base, section, note);
    try {
      return toSection(section, await ask(prompt, signal), base.answers);
    } catch (error) {
      if (signal?.aborted || !isUnusable(error)) throw plain(error);
      const fault = (error as Error).message.slice(0, 300);
      const repaired = `${prompt}\n\nYour last answer could not be used: ${fault}. Answer with the JSON only.`;
      try {
        return toSection(section, await ask(repaired, signal), base.answers);
      } catch (second) {
        throw plain(second);
      }
    }
  }

  const writer: ReportWriter = {
    name: `${name}/${PROMPT_VERSION}`,
    async write(answers, { changes, draft = [], onDraft, signal } = {}) {
      const base = buildReport(answers, changes);
      const finished = [...draft];
      for (const section of base.sections) {
        if (!WRITTEN_SECTIONS.includes(section.id) || finished.some(({ id }) => id === section.id)) continue;
        finished.push(await writeSection(base, section, signal));
        await onDraft?.(finished);
      }
      return {
        ...base,
        sections: base.sections.map((own) => finished.find(({ id }) => id === own.id) ?? own),
      };
    },
  };
  return { ...writer, writeSection };
}

function toSection(
  own: Section,
  { blocks }: z.output<typeof answerSchema>,
  answers: AssessmentAnswers,
): Section {
  const text = (item: string | undefined) => sourcedText(item ?? "", answers);
  const written = blocks.map(({ kind, basis, items }): Block => {
    if (kind === "heading") return heading(text(items[0]));
    if (kind === "list") return list(basis, items.map(text), own.id === "next-steps");
    return paragraph(
      basis,
      items.flatMap((item, i) => (i > 0 ? [" ", ...text(item)] : text(item))),
    );
  });
  return sectionSchema.parse({ id: own.id, heading: own.heading, blocks: written });
}

/** True for an answer that came and is no good; false for a server that did not answer. */
const isUnusable = (error: unknown) =>
  !(error instanceof Error && ("statusCode" in error || /did not answer|fetch|connect/i.test(error.message)));

/** In words for the administrator; nothing of the request, which may be long. */
function plain(error: unknown): Error {
  const { message, statusCode } = error as Error & { statusCode?: number };
  if (statusCode) return new Error(`The model's server answered ${statusCode}: ${message.slice(0, 200)}`);
  if (/did not answer/.test(message)) return error as Error;
  return new Error(`The model's answer could not be used: ${message.slice(0, 300)}`);
}
