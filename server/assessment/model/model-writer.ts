import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { endlessIn } from "../../ai/ending-answers.ts";
import { type Consultant, consultant } from "../consultant-apart.ts";
import type { Ground } from "../ground.ts";
import type { ReportWriter } from "../writer.ts";
import { type AskedModel, createAsk } from "./ask.ts";
import type { SectionFacts } from "./facts.ts";
import {
  hasWords,
  isWritten,
  modelSections,
  PROMPT_VERSION,
  sectionPrompt,
  writtenBlocks,
} from "./prompt.ts";
import { readAnswer, type WrittenBlock } from "./read-answer.ts";
import { sourcedText } from "./sourcing.ts";

const SECTION_TIMEOUT_MS = 60_000;
const LONGEST_TEXT = 1500;
const MOST_ITEMS = 12;

export interface ModelWriterOptions extends AskedModel {
  /** The model's name, stored with each report. */
  name: string;
  timeoutMs?: number;
}
/** What the words of a section stand on. */
export type SectionBase = SectionFacts & Pick<Ground, "answers">;
interface SectionOptions {
  signal?: AbortSignal;
  note?: string;
}

/** Writes the words of a report by a language model, over the consultant's facts; figures and steps stay computed. */
export function createModelWriter(
  { name, timeoutMs = SECTION_TIMEOUT_MS, ...models }: ModelWriterOptions,
  { facts }: Pick<Consultant, "facts"> = consultant,
) {
  const ask = createAsk(models, timeoutMs);

  /**
   * One section. Repairs, each of another kind, before it is given up: what can be read out of a broken answer; the
   * whole question again with the fault; and what is still missing block by block.
   */
  async function writeSection(
    base: SectionBase,
    section: ReportSection,
    { signal, note }: SectionOptions = {},
  ) {
    const prompt = sectionPrompt(base.facts[section.id] as string, note);
    const wanted = writtenBlocks(section).map(({ id }) => id);
    const written = new Map<string, ReportBlock>();
    let fault = "";
    const take = (answer: string, ids: readonly string[]) => {
      for (const said of readAnswer(answer, ids)) {
        const own = section.blocks.find(({ id }) => id === said.id);
        if (own) written.set(own.id, wordedBlock(own, said, base));
      }
    };
    const attempt = async (question: string, ids: readonly string[]) => {
      const answer = await ask(question, ids, signal).catch((error: Error) => {
        throw plain(error);
      });
      try {
        take(answer, ids);
        fault = "";
      } catch (error) {
        fault = (error as Error).message.slice(0, 300);
      }
    };
    const missing = () => wanted.filter((id) => !written.has(id));

    await attempt(prompt, wanted);
    if (missing().length)
      await attempt(
        `${prompt}\n\nYour last answer could not be used: ${fault || `it has no ${missing().join(", ")}`}. Answer with the JSON only.`,
        wanted,
      );
    for (const id of missing()) {
      await attempt(`${prompt}\n\nWrite the block ${id} alone: {"blocks":[{"id":"${id}","items":["..."]}]}`, [
        id,
      ]);
      if (!written.has(id))
        throw new Error(`The model's answer could not be used: ${fault || `it has no ${id}`}`);
    }
    return { ...section, blocks: section.blocks.map((own) => written.get(own.id) ?? own) };
  }

  const writer: ReportWriter = {
    name: `${name}/${PROMPT_VERSION}`,
    async write(ground, { draft = [], onDraft, signal } = {}) {
      const base = { ...(await facts(ground)), answers: ground.answers };
      const finished = [...draft];
      for (const section of modelSections(base.document)) {
        if (finished.some(({ id }) => id === section.id)) continue;
        finished.push(await writeSection(base, section, { signal }));
        await onDraft?.(finished);
      }
      const sections = base.document.sections.map((own) => finished.find(({ id }) => id === own.id) ?? own);
      return { document: { ...base.document, sections }, base: base.document };
    },
  };
  return { ...writer, writes: hasWords, writeSection };
}

/** @throws Error for a text that cannot stand in a report */
function wordedBlock(
  own: ReportBlock,
  { items }: WrittenBlock,
  { document, answers }: SectionBase,
): ReportBlock {
  if (!isWritten(own)) throw new Error(`${own.id} is not to be written`);
  if (items.some((item) => item.length > LONGEST_TEXT)) throw new Error(`${own.id} is too long`);
  const text = (item: string) => sourcedText(item, answers, Object.keys(document.figures));
  if (own.kind === "list") return { ...own, by: "model", items: items.slice(0, MOST_ITEMS).map(text) };
  return {
    ...own,
    by: "model",
    text: items.flatMap((item, i) => (i > 0 ? [" ", ...text(item)] : text(item))),
  };
}

/** In words for the administrator; nothing of the request, which may be long. */
function plain(error: Error & { statusCode?: number }): Error {
  const endless = endlessIn(error);
  if (endless) return endless;
  const { message, statusCode } = error;
  if (statusCode) return new Error(`The model's server answered ${statusCode}: ${message.slice(0, 200)}`);
  if (/did not answer/.test(message)) return error;
  return new Error(`The model's answer could not be used: ${message.slice(0, 300)}`);
}
