import { VOICE_SPEECH_PATH, VOICE_TRANSCRIPTIONS_PATH, VOICE_TURNS_PATH } from "../contracts/voice-call.ts";
import { launch } from "../tests/call/harness-page.ts";
import { microphoneFile, speak } from "../tests/call/speech.ts";
import { startSite } from "../tests/e2e/server.ts";
import { startOpenAi } from "../tests/stand-ins/openai.ts";
import { firstAfter, requests, shares, soundLog, untilNoted, watchSound } from "./sound-log.ts";

const CALLS = 3;
const SAID = [
  "I'd like to book a cleaning.",
  "On Monday morning, please.",
  "Nine o'clock is fine.",
  "Is there parking?",
];
/** Between two utterances: the answer has begun by then, and goes on. Milliseconds. */
const PAUSE_MS = 4000;
/** Silence that ends a turn, and voice that counts as speaking: what the detector waits for by design. */
const [SILENCE_MS, VOICE_MS] = [416, 192];

/** The requests of one answer in their order, and what each is there for. */
const STAGES = [
  [VOICE_TRANSCRIPTIONS_PATH, "the words are known"],
  [VOICE_TURNS_PATH, "the first sentence is there"],
  [VOICE_SPEECH_PATH, "it is heard"],
] as const;

/**
 * Spoken calls on the built site: a WAV in the microphone, the voice detector in the browser, the speech service
 * stood in for at the network's edge. The stand-in answers at once, so that every millisecond is our own.
 */
export async function spokenCalls(): Promise<void> {
  const openai = await startOpenAi();
  const site = await startSite({
    DEMO_CONTENT: "off",
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: openai.url,
    OPENAI_MODEL: "stand-in",
  });
  const utterances = await Promise.all(SAID.map(speak));
  const file = microphoneFile([6000, ...utterances.flatMap((words) => [words, PAUSE_MS])]);
  const answered: number[] = [];
  const silenced: number[] = [];
  const stages: number[][] = [[], ...STAGES.map(() => [])];
  try {
    for (let call = 0; call < CALLS; call++) {
      openai.reset();
      openai.speechMs = 15_000;
      openai.script = SAID.map(() => ({ text: "Certainly, one moment please." }));
      const browser = await launch(file.path);
      const page = await browser.newPage();
      await page.addInitScript(watchSound);
      await page.goto(site.url);
      await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
      await page.getByRole("button", { name: "Start Conversation" }).click();
      await untilNoted(page, "quiet", SAID.length);
      await page.waitForTimeout(2000);
      const log = await soundLog(page);
      const sent = await Promise.all(STAGES.map(([path]) => requests(page, path)));
      for (const { what, at } of log) {
        if (what === "quiet") {
          const sound = firstAfter(log, "started", at + VOICE_MS) ?? Number.NaN;
          answered.push(sound - at);
          // Each stage ends where the next begins.
          const begins = [at, ...sent.map((times) => times.find((time) => time > at) ?? Number.NaN), sound];
          for (const [i, stage] of stages.entries())
            stage.push((begins[i + 1] ?? Number.NaN) - (begins[i] ?? Number.NaN));
        }
        if (what === "voice" && soundingAt(log, at))
          silenced.push((firstAfter(log, "stopped", at) ?? Number.NaN) - at);
      }
      await browser.close();
    }
  } finally {
    await site.stop();
    await openai.stop();
    file.remove();
  }
  console.log(`End of the visitor's speech to first sound: ${shares(answered)}`);
  console.log(
    `  without the ${SILENCE_MS} ms of silence that end a turn: ${shares(answered.map((ms) => ms - SILENCE_MS))}`,
  );
  for (const [i, name] of ["the turn's end is found", ...STAGES.map(([, stage]) => stage)].entries())
    console.log(`  until ${name}: ${shares(stages[i] ?? [])}`);
  console.log(`First sound of the visitor's voice to silence: ${shares(silenced)}`);
  console.log(
    `  after the ${VOICE_MS} ms that make it a voice: ${shares(silenced.map((ms) => ms - VOICE_MS))}`,
  );
}

/** Whether the assistant was heard at a moment. */
function soundingAt(log: readonly { what: string; at: number }[], at: number): boolean {
  const before = log.filter((each) => each.at <= at);
  const last = (what: string) =>
    Math.max(-1, ...before.filter((each) => each.what === what).map((each) => each.at));
  return last("started") > last("stopped");
}
