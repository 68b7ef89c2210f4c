import type { PolicyExtras } from "../page-cache/content-security-policy.ts";

export interface VoicePolicyOptions {
  /** Set when the hosted provider serves. */
  hosted?: { host: string; bundleUrl: string | null } | null;
  /** True when the browser finds utterances itself for the server to write down. */
  transcription: boolean;
}

/** Hosts of the hosted provider's call library and of its remote part, as its makers list them. */
const HOSTED_SCRIPTS = "https://c.daily.co";
const HOSTED_CONNECTIONS = [
  "https://*.daily.co",
  "wss://*.wss.daily.co",
  "wss://*.daily.co",
  "https://*.pluot.blue",
  "https://o77906.ingest.sentry.io",
];

/** What a page may use beside its own host for the demo call: nothing at all unless something is configured. */
export function voicePolicy({ hosted, transcription }: VoicePolicyOptions): PolicyExtras {
  const origins = (...urls: (string | null | undefined)[]) =>
    urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return {
    "script-src": [
      // Noise cancellation and the voice detector are WebAssembly.
      ...(hosted || transcription ? ["'wasm-unsafe-eval'"] : []),
      ...(hosted ? [HOSTED_SCRIPTS, "blob:", ...origins(hosted.bundleUrl)] : []),
    ],
    "connect-src": hosted ? [...origins(hosted.host, hosted.bundleUrl), ...HOSTED_CONNECTIONS] : [],
  };
}
