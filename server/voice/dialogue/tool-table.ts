import type { z } from "zod";
import type { DialogueContext } from "./context.ts";
import {
  book,
  bookInput,
  findSlots,
  findSlotsInput,
  handOver,
  handOverInput,
  messageInput,
  searchInput,
  searchKnowledge,
  takeMessage,
} from "./tools.ts";

export interface Tool<I extends z.ZodType = z.ZodType> {
  /** For a language model: what it does and when to use it. */
  description: string;
  input: I;
  /** Pure; throws a ZodError for an input that does not fit. */
  run: (context: DialogueContext, input: z.input<I>) => unknown;
}

const tool = <I extends z.ZodType>(t: Tool<I>): Tool<I> => t;

/** The engine's own tools, as a language model is given them: the same rules hold for both. */
export const tools = {
  findSlots: tool({
    description:
      "Finds up to two free times. Use it before offering any time. Days are ISO, times minutes of the day.",
    input: findSlotsInput,
    run: findSlots,
  }),
  book: tool({
    description:
      "Books a time that findSlots gave, after the caller has heard everything read back and said yes.",
    input: bookInput,
    run: book,
  }),
  searchKnowledge: tool({
    description: "Looks up what the business says about a question. Answer from it and from nothing else.",
    input: searchInput,
    run: searchKnowledge,
  }),
  takeMessage: tool({
    description: "Notes a message with name and number, after it was read back.",
    input: messageInput,
    run: (_context, input) => takeMessage(input),
  }),
  handOver: tool({
    description: "Puts the caller through to a person, when they ask for one or it needs one.",
    input: handOverInput,
    run: (_context, input) => handOver(input),
  }),
};
