import type { Hono } from "hono";
import { FREE_SPEECH } from "../../contracts/voice-free-speech.ts";
import {
  readVoiceConfig,
  saveDemoRecord,
  speechQuery,
  takeTurn,
  TURN_STREAM_TYPE,
  type TurnAnswer,
  UTTERANCE_BYTES,
  type VoiceConfig,
  VOICE_SPEECH_PATH,
  VOICE_TRANSCRIPTIONS_PATH,
} from "../../contracts/voice-call.ts";
import { FAULT_DAYS, listCallFaults, reportCallFault } from "../../contracts/voice-faults.ts";
import { OWN_DESK } from "../../contracts/voice-desks.ts";
import { AppError } from "../errors.ts";
import { type Bind, created, noContent, parse } from "../http/bind.ts";
import { readBounded, readJsonBody } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import type { Limit, Limits } from "../http/limits.ts";
import { deviceName } from "../http/device-name.ts";
import { type Guards, protect } from "../http/protect.ts";
import type { SpeechService } from "./audio/speech-service.ts";
import type { CallFaultsService } from "./call-faults.service.ts";
import type { Conversation } from "./conversation.ts";
import type { DemoCallsService } from "./demo-calls.service.ts";
import { measuredTurn } from "./measured-turn.ts";
import type { Meter } from "../metrics/meter.ts";
import { hearingFiles } from "./hearing-files.ts";
import { ownDeskRoutes } from "./own-desk/own-desks.routes.ts";
import type { OwnDesksService } from "./own-desk/own-desks.service.ts";
import type { Seal } from "../seal.ts";
import type { Speech } from "./speech/speech.ts";

export interface VoiceDeps {
  config: VoiceConfig;
  conversation: Conversation;
  /** See `answeringApart`. */
  ready: () => Promise<void>;
  /** Signs the sentences that may be fetched as sound. */
  speechSeal: Seal;
  /** The server's own voice. */
  ownVoice: Speech;
  /** Present with a key. */
  speechService?: SpeechService;
  demoCalls: DemoCallsService;
  callFaults: CallFaultsService;
  ownDesks: OwnDesksService;
}

/** Enough for a few people who talk at once behind one address. */
const turnsLimit: Limit = { name: "voice-turns", points: 120, seconds: 60 };
const speechLimit: Limit = { name: "voice-speech", points: 300, seconds: 60 };
const transcriptionsLimit: Limit = { name: "voice-transcriptions", points: 60, seconds: 60 };
const recordsLimit: Limit = { name: "voice-records", points: 10, seconds: 600 };
const faultsLimit: Limit = { name: "voice-errors", points: 20, seconds: 600 };

/** A turn with its sealed state, and with a visitor's desk. */
const TURN_BYTES = 64 * 1024;

export function voiceRoutes(
  app: Hono<AppEnv>,
  bind: Bind,
  { voice, limits, guards, meter }: { voice: VoiceDeps; limits: Limits; guards: Guards; meter: Meter },
) {
  bind(readVoiceConfig, {}, async () => voice.config);

  app.post(takeTurn.path, async (c) => {
    const { address, log } = c.get("facts");
    await protect(c, guards, {});
    const body = await readJsonBody(c, TURN_BYTES);
    if ("fault" in body) throw body.fault;
    const turn = parse(takeTurn.input, body.value);
    await limits.consume(turnsLimit, { address });
    c.header("cache-control", "no-store");
    const own =
      turn.scenario === OWN_DESK ? await voice.ownDesks.open(turn.desk ?? "", turn.text === null) : undefined;
    const spoken = voice.conversation.answer({ ...turn, own }, c.req.raw.signal);
    const answers = measuredTurn(spoken, turn, meter);
    if (c.req.header("accept")?.includes(TURN_STREAM_TYPE)) {
      c.header("content-type", TURN_STREAM_TYPE);
      return c.body(lines(answers, (error) => log.error({ err: error }, "an answer broke off")));
    }
    const all: TurnAnswer[] = [];
    for await (const answer of answers) all.push(answer);
    return c.json({ answers: all });
  });

  app.get(VOICE_SPEECH_PATH, async (c) => {
    const { address, log } = c.get("facts");
    const { text, speech, voice: wanted } = parse(speechQuery, c.req.query());
    const free = (FREE_SPEECH as readonly string[]).includes(text);
    if (!free && !voice.speechSeal.matches(text, speech))
      throw new AppError("forbidden", "Only what the assistant has said is spoken");
    await limits.consume(speechLimit, { address });
    // The page asks for this as soon as somebody looks at its demo.
    if (free) void voice.ready();
    c.header("cache-control", "private, max-age=3600");
    if (wanted === "own") {
      const wav = await voice.ownVoice.say(text).catch((error: unknown) => {
        throw new AppError("unavailable", "There is no voice for this just now", { cause: error });
      });
      return c.body(wav as Uint8Array<ArrayBuffer>, 200, { "content-type": "audio/wav" });
    }
    if (!voice.speechService) throw new AppError("not_found", "This site has no speech service");
    const audio = await voice.speechService.speak(text, c.req.raw.signal).catch((error: unknown) => {
      log.warn({ err: error }, "the speech service did not speak");
      throw new AppError("upstream_failed", "The speech service did not answer", { cause: error });
    });
    return c.body(audio.body, 200, { "content-type": audio.type });
  });

  app.post(VOICE_TRANSCRIPTIONS_PATH, async (c) => {
    const { address, log } = c.get("facts");
    await protect(c, guards, {});
    if (!voice.speechService) throw new AppError("not_found", "This site has no speech service");
    if (!/^audio\/(?:wav|x-wav|wave)\b/i.test(c.req.header("content-type") ?? ""))
      throw new AppError("wrong_type", "The request must be a WAV file (content-type audio/wav)");
    await limits.consume(transcriptionsLimit, { address });
    const wav = await readBounded(c.req.raw.body, UTTERANCE_BYTES);
    if (!wav) throw new AppError("too_large", "The recording is longer than a minute");
    if (wav.toString("latin1", 0, 4) !== "RIFF") throw new AppError("invalid", "This is not a WAV file");
    const text = await voice.speechService
      .transcribe(new Uint8Array(wav), c.req.raw.signal)
      .catch((error: unknown) => {
        log.warn({ err: error }, "the speech service did not hear");
        throw new AppError("upstream_failed", "The speech service did not answer", { cause: error });
      });
    c.header("cache-control", "no-store");
    return c.json({ text });
  });

  bind(saveDemoRecord, { bodyLimit: 300 * 1024 }, async (record, { address }) => {
    await limits.consume(recordsLimit, { address });
    return created(await voice.demoCalls.save(record));
  });

  bind(reportCallFault, { bodyLimit: 2048 }, async (fault, { address, header }) => {
    await limits.consume(faultsLimit, { address });
    await voice.callFaults.report(fault, deviceName(header("user-agent") ?? ""));
    return noContent();
  });

  bind(listCallFaults, { admin: true }, async () => ({
    faults: (await voice.callFaults.recent(FAULT_DAYS)).map(
      ({ day, provider, kind, count, message, stage, status, browser, lastAt }) => ({
        day,
        provider,
        kind,
        count,
        message,
        stage,
        status,
        browser,
        lastAt: lastAt?.toISOString() ?? null,
      }),
    ),
  }));

  ownDeskRoutes(bind, { ownDesks: voice.ownDesks, limits });
  if (voice.config.transcription) hearingFiles(app);
}

/** Answers as lines of JSON. Once the first line is out a failure can only be told as a line. */
export function lines(
  answers: AsyncGenerator<TurnAnswer>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (answer: TurnAnswer) => encoder.encode(`${JSON.stringify(answer)}\n`);
  // Whoever hangs up while an answer is being made closes the stream under it.
  let gone = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await answers.next();
        if (gone) return;
        if (next.done) controller.close();
        else controller.enqueue(line(next.value));
      } catch (error) {
        onError(error);
        if (gone) return;
        controller.enqueue(line({ type: "fault", message: "The answer broke off" }));
        controller.close();
      }
    },
    async cancel() {
      gone = true;
      await answers.return(undefined);
    },
  });
}
