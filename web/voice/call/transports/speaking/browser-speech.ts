import type { Speaking } from "../../ports.ts";

/** Voices come late in most browsers, and in some never: this long after they were first asked for there are none. */
const VOICES_MS = 500;
/** Speech must begin within this time, else the voice is taken for broken. */
const BEGIN_MS = 2500;
/** No voice needs longer for a sentence than this and a tenth of a second for each letter. */
const longest = (text: string): number => 5000 + text.length * 100;

/** The best of the browser's voices for a language: one on this machine before one from a service. */
export function pickVoice<V extends { lang: string; localService: boolean; default: boolean }>(
  voices: readonly V[],
  lang: string,
): V | null {
  const [language] = lang.toLowerCase().split("-");
  const score = (voice: V): number =>
    (voice.lang.toLowerCase() === lang.toLowerCase() ? 4 : 0) +
    (voice.localService ? 2 : 0) +
    (voice.default ? 1 : 0);
  const fitting = voices.filter(
    (voice) => voice.lang.toLowerCase().replace("_", "-").split("-")[0] === language,
  );
  return fitting.sort((a, b) => score(b) - score(a))[0] ?? null;
}

let askedAt: number | null = null;

/** The first question makes the browser load its voices: asked early, they are there when a call begins. */
export function askForVoices(): void {
  if (!window.speechSynthesis) return;
  askedAt ??= Date.now();
  window.speechSynthesis.getVoices();
}

/** The browser's own voices; its loudness is not known, so the wave follows the words. */
export function browserSpeech(pageLang = "en-US"): Speaking {
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis;
  let voice: SpeechSynthesisVoice | null = null;
  let lang = pageLang;
  askForVoices();

  return {
    name: "browser",
    speaks(language) {
      lang = language === "es" ? "es-US" : pageLang;
      return true;
    },
    async prepare(signal) {
      if (!synthesis) throw new Error("This browser does not speak.");
      const lastTry = (askedAt ?? Date.now()) + VOICES_MS;
      while (!signal.aborted) {
        voice = pickVoice(synthesis.getVoices(), lang);
        if (voice) return;
        if (Date.now() > lastTry) throw new Error("This browser has no voice.");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    speak(text, events, signal) {
      return new Promise((resolve, reject) => {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = voice;
        utterance.lang = voice?.lang ?? lang;
        let watchdog = setTimeout(() => end(new Error("The browser's voice did not begin.")), BEGIN_MS);
        let pulse: ReturnType<typeof setInterval> | undefined;
        let settled = false;
        const end = (error?: Error): void => {
          if (settled) return;
          settled = true;
          clearTimeout(watchdog);
          clearInterval(pulse);
          synthesis.cancel();
          events.level(0);
          if (error && !signal.aborted) reject(error);
          else resolve();
        };
        let level = 0;
        utterance.onstart = () => {
          events.start();
          clearTimeout(watchdog);
          watchdog = setTimeout(() => end(), longest(text));
          level = 0.7;
          pulse = setInterval(() => {
            events.level(level);
            level = Math.max(0.15, level * 0.8);
          }, 100);
        };
        utterance.onboundary = () => {
          level = 0.8;
        };
        utterance.onend = () => end();
        utterance.onerror = ({ error }) => end(new Error(error));
        signal.addEventListener("abort", () => end(), { once: true });
        if (signal.aborted) return end();
        synthesis.speak(utterance);
      });
    },
    stop: () => synthesis?.cancel(),
  };
}
