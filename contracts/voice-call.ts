import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { timeZoneNamed } from "./voice-time-zone.ts";
import { SEALED_DESK_MAX, UTTERANCE_MAX } from "./voice-limits.ts";
import { deskId, dialogueLanguage, scenarioId, SLOT_NAMES } from "./voice-desks.ts";

/** The demo call's requests: what the panel asks of the server while a call runs, and after it. */

export const VOICE_TURNS_PATH = "/api/voice/turns";
export const VOICE_SPEECH_PATH = "/api/voice/speech";
export const VOICE_TRANSCRIPTIONS_PATH = "/api/voice/transcriptions";
export const VOICE_ERRORS_PATH = "/api/voice/errors";
/** Where the files of the browser's voice detector are served, with the slash that their loader wants. */
export const HEARING_FILES_PATH = "/voice-detector/";

/** An answer as lines of JSON, each sentence as soon as it is there. */
export const TURN_STREAM_TYPE = "application/x-ndjson";
/** One utterance: WAV, 16 kHz, mono, 16 bit, of at most a minute. */
export const UTTERANCE_BYTES = 2 * 1024 * 1024;

/** One of those who answer the demo call, as the panel shows them. */
export const shownScenario = z.object({
  id: deskId,
  /** On its chip. */
  label: z.string(),
  /** Who is called: the panel's title. */
  name: z.string(),
  /** What it will say when it picks up; `{part}` is the part of the day. */
  greeting: z.string(),
  timeZone: z.string(),
  /** What one may say to it. */
  chips: z.array(z.string()),
});
export type ShownScenario = z.infer<typeof shownScenario>;

/** What a page may know of how the demo is set up. Nothing here is secret. */
export const voiceConfig = z.object({
  provider: z.enum(["hosted", "built-in"]),
  hosted: z
    .object({
      key: z.string(),
      assistantId: z.string().nullable(),
      host: z.string(),
      /** Another place for the call library's remote part; null: the library's own. */
      bundleUrl: z.string().nullable(),
    })
    .nullable(),
  /** True when this server has speech written down by its speech service. */
  transcription: z.boolean(),
  /** True when this server's speech service speaks; its own voice is always there. */
  modelSpeech: z.boolean(),
  scenarios: z.array(shownScenario),
});
export type VoiceConfig = z.infer<typeof voiceConfig>;

export const readVoiceConfig = endpoint({
  method: "GET",
  path: "/api/voice/config",
  input: z.object({}),
  output: voiceConfig,
});

/** What the caller would get, in the language of the call. */
const callerCard = z.object({
  language: dialogueLanguage,
  who: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
});
export type CallerCard = z.infer<typeof callerCard>;

/** What the people there would read of one matter. */
const paper = z.object({
  /** 'Cleaning, booked'. */
  title: z.string(),
  /** The line that matters most. */
  large: z.string().optional(),
  /** What the receptionist knows. */
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Questions that are still to be answered, as they were asked. */
  asks: z.array(z.string()),
  /** The caller's own sentences. */
  quotes: z.array(z.string()),
});
export type Paper = z.infer<typeof paper>;

/** What the call has come to so far, or what it came to. */
export const callSummary = z.object({
  kind: z.enum(["booking", "message", "handover", "emergency", "questions", "nothing"]),
  /** 'Cleaning, booked'. */
  title: z.string(),
  /** Most important first. */
  papers: z.array(paper),
  /** Nothing where nothing was filed or answered. */
  caller: callerCard.optional(),
});
export type CallSummary = z.infer<typeof callSummary>;

const filedRecord = z.object({
  kind: z.string(),
  title: z.string(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** One line of an answer, in the order in which they come. */
export const turnAnswer = z.discriminatedUnion("type", [
  /** `speech` lets the page fetch this sentence as sound, and no other. */
  z.object({ type: z.literal("sentence"), text: z.string(), speech: z.string() }),
  z.object({ type: z.literal("suggestions"), options: z.array(z.string()) }),
  /** All that was understood so far, ready to be shown. */
  z.object({
    type: z.literal("understood"),
    slots: z.array(
      z.object({
        name: z.enum([...SLOT_NAMES, "place"]),
        /** Empty: it will be asked for, beside the five. */
        value: z.string(),
        confirmed: z.boolean(),
        /** What the visitor says to put it right: a press on it says this. Empty: it is told anew as it is. */
        change: z.string(),
      }),
    ),
    summary: callSummary,
    /** Who is to be called for help, for as long as an alarm stands. */
    alarm: z.enum(["911", "988", "poison"]).nullable(),
  }),
  /** The call goes on in this language: hearing, voice and captions follow. Comes before the answer's words. */
  z.object({ type: z.literal("language"), language: dialogueLanguage }),
  z.object({ type: z.literal("filed"), record: filedRecord }),
  /** Sealed: the page sends it back as it came. */
  z.object({ type: z.literal("state"), state: z.string() }),
  z.object({ type: z.literal("end"), reason: z.string() }),
  /** The answer broke off; what came before it stands. */
  z.object({ type: z.literal("fault"), message: z.string() }),
]);
export type TurnAnswer = z.infer<typeof turnAnswer>;

/** One turn of a built-in call. With `Accept: application/x-ndjson` the answers come one a line, as they are made. */
export const takeTurn = endpoint({
  method: "POST",
  path: VOICE_TURNS_PATH,
  input: z.object({
    scenario: deskId,
    /** With the visitor's own desk: that desk, sealed; the page sends it with each turn. */
    desk: z.string().max(SEALED_DESK_MAX).nullable().default(null),
    /** Null picks up: the assistant greets. Longer words than are read are cut. */
    text: z
      .string()
      .transform((text) => text.slice(0, UTTERANCE_MAX))
      .nullable(),
    via: z.enum(["voice", "typing"]).default("voice"),
    /** Where the caller is: a demo desk's day and hour are those there. Null, or one that is unknown: its own. */
    timeZone: z
      .string()
      .max(60)
      .nullable()
      .default(null)
      .transform((zone) => (zone === null ? null : (timeZoneNamed(zone) ?? null))),
    state: z.string().max(24_000).nullable().default(null),
  }),
  output: z.object({ answers: z.array(turnAnswer) }),
});

export const speechQuery = z.object({
  text: z.string().min(1).max(300),
  speech: z.string().max(64).default(""),
  voice: z.enum(["model", "own"]).default("own"),
});

const milliseconds = z.number().int().min(0).max(86_400_000);

/** A finished demo call that the visitor wants kept. */
export const demoRecord = z.object({
  scenario: scenarioId,
  provider: z.enum(["hosted", "built-in"]),
  /** The sealed state of a built-in call: what it came to is read from it, never from the page. */
  state: z.string().max(24_000).nullable().default(null),
  /** Made by the page for a call without a sealed state, so that it is kept once. */
  callId: z.uuid(),
  lengthMs: milliseconds,
  medianReplyMs: milliseconds.nullable().default(null),
  interruptions: z.number().int().min(0).max(999).default(0),
  rating: z.number().int().min(1).max(5).nullable().default(null),
  /** The words of the call, when the visitor chose to leave them. */
  transcript: z
    .array(z.object({ role: z.enum(["assistant", "user"]), text: z.string().max(1000) }))
    .max(200)
    .nullable()
    .default(null),
  name: z.string().trim().max(200, "Name must be at most 200 characters").default(""),
  email: z
    .string()
    .trim()
    .max(254, "Please enter a valid email address")
    .pipe(z.union([z.literal(""), z.email("Please enter a valid email address")]))
    .default(""),
});
export type DemoRecord = z.infer<typeof demoRecord>;

export const saveDemoRecord = endpoint({
  method: "POST",
  path: "/api/voice/demo-records",
  input: demoRecord,
  output: z.object({ id: z.string() }),
});
