import type Vapi from "@vapi-ai/web";
import type { HostedConfig } from "../ports.ts";
import { ASSISTANT_REQUIRED } from "../texts.ts";
import { type CallTransport, type IncomingMessage, TransportEvents } from "../transport.ts";

type Client = Vapi.default;
type ClientClass = typeof Vapi.default;

interface Shared {
  key: string;
  vapi: Client;
  /** Settles when the last start is through: until then a next one would mix with it. Null: nothing is under way. */
  busy: Promise<unknown> | null;
}

/** The library keeps key and host in module state (the last one made wins), so the page has one client. */
let client: Shared | null = null;

/** A request that was given up and never returns: after this time the next call gets a client of its own. */
const BUSY_TIMEOUT_MS = 3000;

/** Bundlers give the CommonJS exports at one of two depths: the class is the first function found. */
export function unwrapClass(module: unknown): ClientClass {
  let value = module;
  for (let depth = 0; depth < 3 && typeof value !== "function"; depth++)
    value = (value as { default?: unknown })?.default;
  if (typeof value !== "function") throw new Error("The voice library has no client class.");
  return value as ClientClass;
}

async function loadClient(config: HostedConfig): Promise<Shared> {
  const key = JSON.stringify([config.key, config.host, config.bundleUrl]);
  if (client?.busy)
    await Promise.race([client.busy, new Promise((resolve) => setTimeout(resolve, BUSY_TIMEOUT_MS))]);
  if (client?.key === key && !client.busy) return client;
  const Class = unwrapClass(await import("@vapi-ai/web"));
  // avoidEval: a script tag instead of Function(code), as the Content-Security-Policy wants it.
  const daily = {
    avoidEval: true,
    ...(config.bundleUrl && { callObjectBundleUrlOverride: config.bundleUrl }),
  };
  const vapi = new Class(config.key, config.host ?? undefined, daily);
  // An error after the last listener has gone would be thrown by the emitter.
  vapi.on("error", () => {});
  client = { key, vapi, busy: null };
  return client;
}

/** The library leaves the assistant's audio element in the page when a call is over. */
function removeLeftoverAudio(): void {
  for (const element of document.querySelectorAll("audio[data-participant-id]")) element.remove();
}

/**
 * One call over the hosted provider. `variables` reach the assistant as its variable values;
 * `firstMessage` is said instead of its own greeting.
 * Throws when the library cannot be loaded or made.
 */
export async function hostedTransport(
  config: HostedConfig,
  variables: Record<string, string> = {},
  firstMessage?: string,
): Promise<CallTransport> {
  const shared = await loadClient(config);
  const { vapi } = shared;
  const events = new TransportEvents();
  const { emit } = events;
  const { promise: over, resolve: setOver } = Promise.withResolvers<void>();
  let stopWanted = false;
  let stopping: Promise<void> | null = null;

  const listeners: [Parameters<Client["on"]>[0], (value?: never) => void][] = [
    ["error", (error) => emit({ type: "error", error })],
    ["camera-error", (error) => emit({ type: "error", error })],
    ["call-start", () => emit({ type: "call-start" })],
    ["call-end", () => emit({ type: "call-end" })],
    ["speech-start", () => emit({ type: "speech-start" })],
    ["speech-end", () => emit({ type: "speech-end" })],
    ["volume-level", (level) => emit({ type: "volume-level", level: level ?? 0 })],
    ["local-volume-level", (level) => emit({ type: "local-volume-level", level: level ?? 0 })],
    ["message", (message) => message && emit({ type: "message", message: message as IncomingMessage })],
    ["call-start-progress", onProgress],
  ];
  for (const [name, listener] of listeners) vapi.on(name, listener as () => void);

  /** With a stop wanted before there was a call object: this is the first moment at which one can be destroyed. */
  function onProgress(event?: { stage: string; status: string }): void {
    if (stopWanted && event?.stage === "daily-call-join" && event.status === "started")
      setTimeout(() => void (stopping ??= destroy()));
  }

  async function destroy(): Promise<void> {
    await vapi.stop();
    for (const [name, listener] of listeners) vapi.removeListener(name, listener as () => void);
    removeLeftoverAudio();
    setOver();
  }

  return {
    listen: events.listen,
    async start() {
      if (!config.assistantId) throw new Error(ASSISTANT_REQUIRED);
      if (stopWanted) return false;
      const overrides =
        Object.keys(variables).length > 0
          ? { variableValues: variables, ...(firstMessage !== undefined && { firstMessage }) }
          : undefined;
      const started = vapi.start(config.assistantId, overrides);
      // After a stop while joining the promise never settles: then the end of the call frees the client.
      const busy = Promise.race([started.catch(() => {}), over]).then(() => {
        if (shared.busy === busy) shared.busy = null;
      });
      shared.busy = busy;
      const call = await started;
      if (stopWanted) await (stopping ??= destroy());
      return call !== null && !stopWanted;
    },
    stop() {
      stopWanted = true;
      // Without a call object the request is still under way: onProgress or start() will see the wish.
      return vapi.getDailyCallObject() ? (stopping ??= destroy()) : Promise.resolve();
    },
    send: (message) => vapi.send(message as Parameters<Client["send"]>[0]),
    say: (message, endCallAfterSpoken) => vapi.say(message, endCallAfterSpoken),
    setMuted: (muted) => vapi.setMuted(muted),
    isMuted: () => vapi.isMuted(),
    setMicrophone: (deviceId) => vapi.setInputDevicesAsync({ audioDeviceId: deviceId }),
  };
}
