import { tool } from "ai";
import { z } from "zod";
import { clockTime, type DialogueState, isoDay } from "../../../contracts/voice.ts";
import { type DialogueContext, file, withBookings, standing } from "../dialogue/context.ts";

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
  /** All that the call leaves behind, with what these tools added. */
  filed?: DialogueState["filed"];
  slots?: DialogueState["slots"];
  ended?: boolean;
}

const heard = (value: string) => ({ value, confirmed: true });

/** The engine's tools in the model's form. Their rules hold whatever the model was talked into. */
export const receptionistTools = (at: DialogueContext, before: DialogueState, done: Done) => {
  const state = (): DialogueState => ({ ...before, filed: done.filed ?? [...before.filed] });
  const add = (outcome: DialogueState["filed"][number]): void => {
    const next = structuredClone(state());
    file(next, outcome);
    done.filed = next.filed;
  };
  /** The calendar with what was booked on this call taken. */
  const context = () => withBookings(at, state());
  const own = (name: string) =>
    standing(state()).findLast(({ booking }) => booking.name.toLowerCase().includes(name.toLowerCase()));
  return {
    findSlots: tool({
      description:
        "Finds up to two free times. Use it before offering any time. Days are ISO days, times minutes of the day.",
      inputSchema: findSlotsInput,
      execute: (input) => findSlots(context(), input),
    }),
    book: tool({
      description:
        "Books a time that findSlots gave, after the caller has heard service, day, time, name and number read back and said yes; where the service can be held in several ways, how it is to be held too. Answers why it cannot be, if so: then offer another time, or another way.",
      inputSchema: bookInput,
      execute: (input) => {
        const booked = book(context(), input);
        if (!booked.ok) return { booked: false, why: booked.why };
        const { service, day, time, name, phone } = booked.outcome;
        add(booked.outcome);
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
    changeBooking: tool({
      description:
        "Cancels or moves an appointment that was booked on this call, by the name it is under, after a yes. To move it give the new day and time from findSlots.",
      inputSchema: z.object({
        name: z.string().min(1).max(80),
        to: z.enum(["cancel", "move"]),
        day: isoDay.optional(),
        time: clockTime.optional(),
      }),
      execute: ({ name, to, day, time }) => {
        const found = own(name);
        if (!found) return { changed: false, why: "Nothing is booked under this name on this call." };
        const filed = structuredClone(state().filed);
        if (to === "cancel") filed[found.index] = { ...found.booking, canceled: true };
        else {
          const moved = book(withBookings(at, { ...state(), changing: { index: found.index, to: "move" } }), {
            ...found.booking,
            day: day ?? found.booking.day,
            time: time ?? found.booking.time,
            moved: true,
          });
          if (!moved.ok) return { changed: false, why: moved.why };
          const { notes, told } = found.booking;
          filed[found.index] = { ...moved.outcome, notes, told };
        }
        done.filed = filed;
        return { changed: true };
      },
    }),
    searchKnowledge: tool({
      description: "Looks up what the business says about a question. Answer from it and from nothing else.",
      inputSchema: searchInput,
      execute: (input) => searchKnowledge(at, input) ?? { answer: "Not known. Offer to take a message." },
    }),
    takeMessage: tool({
      description: "Notes a message with name and number, after it was read back.",
      inputSchema: messageInput,
      execute: (input) => {
        add(takeMessage(input));
        return { noted: true };
      },
    }),
    handOver: tool({
      description: "Puts the caller through to a person, when they ask for one or it needs one.",
      inputSchema: handOverInput,
      execute: (input) => {
        if (!state().filed.some(({ kind }) => kind === "booking" || kind === "handover"))
          add(handOver(input));
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
  };
};
