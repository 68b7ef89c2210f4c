import type { VoiceConfig } from "../../contracts/voice-call.ts";
import type { OpenAi } from "../ai/language-model.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import type { AddLead } from "../lead-source.ts";
import type { Log } from "../log.ts";
import { type Meter, noMeter } from "../metrics/meter.ts";
import type { PolicyExtras } from "../page-cache/content-security-policy.ts";
import { answeringApart } from "./answering-apart.ts";
import { createSpeechService } from "./audio/speech-service.ts";
import { callFaultsService } from "./call-faults.service.ts";
import { createConversation } from "./conversation.ts";
import { allDesks } from "./desks.ts";
import { demoCallsService } from "./demo-calls.service.ts";
import { publishedArticles, type ReadLatest } from "./published.ts";
import type { KeyedTurns } from "./model/keyed-turns.ts";
import type { ModelPatience } from "./model/model-receptionist.ts";
import { createSeal } from "../seal.ts";
import { ownDesksService } from "./own-desk/own-desks.service.ts";
import { shownDesk } from "./shown-desk.ts";
import { createSpeech } from "./speech/speech.ts";
import { voicePolicy } from "./voice-policy.ts";
import type { VoiceDeps } from "./voice.routes.ts";

export interface VoiceOptions {
  db: Db;
  log: Log;
  meter?: Meter;
  secret: Buffer;
  audit: Audit;
  addLead: AddLead;
  hosted?: { key: string; assistantId: string | null; host: string; bundleUrl: string | null } | null;
  /** An OpenAI-compatible server; it thinks, hears and speaks. */
  openai?: OpenAi;
  /** How long the engine waits for the model before it answers in its place; else as the module says. */
  modelPatience?: ModelPatience;
  sentryDsn?: string;
  /** The newest published articles of the site. */
  latestArticles?: ReadLatest;
  now?: () => Date;
}

/** Puts the demo call's server side together. */
export function buildVoice({
  db,
  log,
  meter = noMeter,
  secret,
  audit,
  addLead,
  hosted = null,
  openai,
  modelPatience,
  sentryDsn,
  latestArticles,
  now,
}: VoiceOptions): {
  voice: VoiceDeps;
  policy: PolicyExtras;
  close: () => Promise<void>;
} {
  const speechSeal = createSeal(secret, "voice-speech");
  const answering = answeringApart();
  let keyed: Promise<KeyedTurns | undefined> | undefined;
  const conversation = createConversation({
    memory: createSeal(secret, "voice-memory"),
    speech: speechSeal,
    answering,
    model:
      openai &&
      (() =>
        (keyed ??= import("./model/keyed-turns.ts").then((at) => at.keyedTurns(openai, log, modelPatience)))),
    articles: latestArticles && publishedArticles(latestArticles, log),
    now,
    failed(err, desk) {
      log.error({ err }, "a turn of the receptionist could not be answered");
      meter.call("failed", desk);
    },
  });
  const config: VoiceConfig = {
    provider: hosted ? "hosted" : "built-in",
    hosted,
    transcription: openai !== undefined,
    modelSpeech: openai !== undefined,
    scenarios: allDesks().map(shownDesk),
  };
  const ownVoice = createSpeech();
  return {
    voice: {
      config,
      conversation,
      ready: answering.ready,
      speechSeal,
      ownVoice,
      speechService: openai && createSpeechService(openai),
      demoCalls: demoCallsService({ db, conversation, addLead }),
      callFaults: callFaultsService({ db, log, sentryDsn }),
      ownDesks: ownDesksService({
        db,
        audit,
        seal: createSeal(secret, "voice-own-desk"),
        now,
      }),
    },
    policy: voicePolicy({ hosted, transcription: config.transcription }),
    close: async () => void (await Promise.all([ownVoice.close(), answering.close()])),
  };
}
