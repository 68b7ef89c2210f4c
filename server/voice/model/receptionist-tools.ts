import { tool } from "ai";
import { z } from "zod";
import type { DialogueState } from "../../../contracts/voice.ts";
import type { DialogueContext } from "../dialogue/context.ts";
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
} from "../dialogue/tools.ts";

/** What the tools of one turn have done. */
export interface Done {
  filed?: DialogueState["filed"];
  slots?: DialogueState["slots"];
  ended?: boolean;
}

const heard = (value: string) => ({ value, confirmed: true });

/** The engine's tools in the model's form. Their rules hold whatever the model was talked into. */
export const receptionistTools = (context: DialogueContext, before: DialogueState, done: Done) => ({
  findSlots: tool({
    description:
      "Finds up to two free times. Use it before offering any time. Days are ISO days, times minutes of the day.",
    inputSchema: findSlotsInput,
    execute: (input) => findSlots(context, input),
  }),
  book: tool({
    description:
      "Books a time that findSlots gave, after the caller has heard service, day, time, name and number read back and said yes. Answers why it cannot be, if so: then offer another time.",
    inputSchema: bookInput,
    execute: (input) => {
      const booked = book(context, input);
      if (!booked.ok) return { booked: false, why: booked.why };
      const { service, day, time, name, phone } = booked.outcome;
      done.filed = booked.outcome;
      done.slots = {
        service: heard(service),
        day: heard(day),
        time: heard(time),
        name: heard(name),
        phone: heard(phone),
      };
      return { booked: true };
    },
  }),
  searchKnowledge: tool({
    description: "Looks up what the business says about a question. Answer from it and from nothing else.",
    inputSchema: searchInput,
    execute: (input) => searchKnowledge(context, input) ?? { answer: "Not known. Offer to take a message." },
  }),
  takeMessage: tool({
    description: "Notes a message with name and number, after it was read back.",
    inputSchema: messageInput,
    execute: (input) => {
      done.filed = takeMessage(input);
      return { noted: true };
    },
  }),
  handOver: tool({
    description: "Puts the caller through to a person, when they ask for one or it needs one.",
    inputSchema: handOverInput,
    execute: (input) => {
      if (before.filed?.kind !== "booking" && !done.filed) done.filed = handOver(input);
      return { handedOver: true };
    },
  }),
  endCall: tool({
    description: "Ends the call after your goodbye. Only when the caller has said that this is all.",
    inputSchema: z.object({}),
    execute: () => {
      done.ended = true;
      return { ended: true };
    },
  }),
});
