import { clientSessions, patientAppointments } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const treatment: Sketch["words"] = {
  place: "practice",
  ...clientSessions,
  returns: true,
  orders: false,
  day: [9, 18],
  night: "the worry that comes up in the evening",
  hands: "while you are with a client",
  next: "they try whoever answers kindly and soon",
  ask: [
    "what a session costs and who pays",
    "when the next one is free",
    "what happens in the first session",
  ],
  easy: "a follow-up session with somebody you know",
  hard: "a first session, or something a doctor should see first",
  typed: "names, histories and forms",
  system: "the client file",
  sort: ["what it is about, in their words", "how long it has been going on", "whether a doctor has seen it"],
  cold: "clients who stopped halfway",
  lapses: true,
  gap: "an hour kept free for nobody",
  order: "forms and letters",
  status: "when their next session is",
  expert: "what would help in a case",
  never: ["what somebody has", "that it will help"],
  urgent: "anything that sounds like an emergency, in body or mind",
  tests: [
    "Do you have anything on Thursday after five?",
    "Would this help with what I have?",
    "It has suddenly become much worse.",
  ],
  rules: [
    "What somebody tells about their health stays with you: nothing of it in a message.",
    "What you are licensed for decides what may be offered.",
  ],
  lever: "next-date",
  facts: [
    "Book the next session before they leave, or it seldom happens.",
    "The first minutes are about trust, and two sentences that sound like a person win more than any page.",
  ],
  sensitive: "No names and nothing about anybody's health goes into a free chatbot.",
};

const { lapses: _, ...untilDone } = treatment;
/** The same for patients, who come until they are done. */
export const patientTreatment: Sketch["words"] = { ...untilDone, ...patientAppointments };
