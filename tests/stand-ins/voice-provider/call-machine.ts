/**
 * The stand-in's remote part: speaks the call library's message protocol in the page for one room with one
 * assistant. Runs as a plain script (types stripped, wrapped in a function), so it imports nothing at run time.
 */
import type { Scenario, ScriptLine } from "./scenarios.ts";

type Message = Record<string, unknown> & { action?: string; callbackStamp?: string };
type TrackState = "off" | "sendable" | "loading" | "playable" | "blocked";
interface Track {
  state: TrackState;
  subscribed: boolean;
  off?: object;
  blocked?: object;
}

const HERE = "visitor-session";
const THERE = "assistant-session";
const library = (
  window as never as { _daily?: { pendings: string[]; instances: Record<string, Record<string, unknown>> } }
)._daily;
/** Everything said both ways, for tests. */
const wire: { to: "machine" | "page"; message: Message }[] = ((
  window as never as { standInWire: typeof wire }
).standInWire ??= []);

const SCRIPT: ScriptLine[] = [
  { at: 100, role: "assistant", text: "Thank", kind: "partial", loudMs: 500 },
  { at: 250, role: "assistant", text: "Thank you for calling. How can I help you?" },
  { at: 400, role: "user", text: "I would like to book a visit." },
];

/** One call object's machine; `id` is the library's name for it. */
function machine(id: string, instance: Record<string, unknown>): void {
  let scenario: Scenario = {};
  let timers: ReturnType<typeof setTimeout>[] = [];
  let meters: Record<string, ReturnType<typeof setInterval>> = {};
  let store = emptyStore();
  let sound: AudioContext | null = null;
  let gone = false;
  let loudUntil = 0;
  let microphone: Track = { state: "loading", subscribed: true };
  let voice: Track = { state: "sendable", subscribed: false };

  function emptyStore() {
    return {
      local: {
        public: { subscribedTracks: { ALL: false } as Record<string, unknown>, customTracks: {} },
        streams: { cam: { stream: null as MediaStream | null } },
      },
      streams: {} as Record<string, unknown>,
      participants: {},
    };
  }

  const post = (message: Message): void => {
    wire.push({ to: "page", message });
    window.postMessage(
      { ...message, what: "iframe-call-message", from: "stand-in", callClientId: id },
      location.origin,
    );
  };
  const answer = (request: Message, body: object = {}): void => {
    if (request.callbackStamp) post({ ...body, callbackStamp: request.callbackStamp });
  };
  const after = (ms: number, act: () => void): void => void timers.push(setTimeout(act, ms));
  const tell = (data: unknown): void =>
    post({
      action: "app-message",
      data: typeof data === "string" ? data : JSON.stringify(data),
      fromId: THERE,
    });
  const transcript = (role: string, text: string, kind: "partial" | "final" = "final"): void =>
    tell({ type: "transcript", role, transcriptType: kind, transcript: text });

  function person(local: boolean) {
    const off: Track = { state: "off", subscribed: local };
    const audio = local ? microphone : voice;
    const session = local ? HERE : THERE;
    return {
      session_id: session,
      user_id: session,
      user_name: local ? "" : "Vapi Speaker",
      local,
      owner: false,
      record: false,
      audio: audio.state === "playable",
      video: false,
      screen: false,
      cam_info: {},
      screen_info: {},
      joined_at: new Date(),
      will_eject_at: new Date(0),
      networkQualityState: "good",
      permissions: { hasPresence: true, canSend: true, canReceive: { base: true }, canAdmin: false },
      tracks: { audio: { ...audio }, video: { ...off }, screenAudio: { ...off }, screenVideo: { ...off } },
    };
  }

  async function openMicrophone(): Promise<void> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (gone) return stop(stream);
      store.local.streams.cam.stream = stream;
      microphone = { state: "playable", subscribed: true };
    } catch (error) {
      const { name, message } = error as DOMException;
      const missing = name === "NotFoundError";
      microphone = {
        state: "blocked",
        subscribed: true,
        blocked: missing ? { byDeviceMissing: true } : { byPermissions: true },
      };
      post({
        action: "camera-error",
        errorMsg: { errorMsg: message, audioOk: false, videoOk: true },
        error: missing
          ? { type: "not-found", missingMedia: ["audio"], msg: message }
          : { type: "permissions", blockedBy: "user", blockedMedia: ["audio"], msg: message },
      });
    }
  }

  const stop = (stream: MediaStream | null): void => stream?.getTracks().forEach((track) => track.stop());

  function join(request: Message): void {
    const { url } = request.properties as { url: string };
    scenario = JSON.parse(new URL(url).searchParams.get("scenario") ?? "{}") as Scenario;
    if (scenario.turn === "no-room")
      return fail("no-room", "The meeting you're trying to join does not exist.");
    if (scenario.turn === "join-fails") return answer(request, { error: "join refused" });
    void openMicrophone().then(() => {
      after(scenario.joinDelayMs ?? 0, () => {
        if (gone) return;
        post({
          action: "joined-meeting",
          participants: { local: person(true) },
          internal: { _maxAppMessageSize: scenario.maxMessageSize },
        });
        after(40, () => {
          post({ action: "participant-joined", participant: person(false) });
          post({ action: "participant-counts-updated", participantCounts: { present: 2, hidden: 0 } });
        });
      });
    });
  }

  /** The page subscribed to the assistant: its track becomes playable. */
  function startVoice(): void {
    if (voice.state === "playable") return;
    sound = new AudioContext();
    const tone = new OscillatorNode(sound, { frequency: 220 });
    const out = sound.createMediaStreamDestination();
    tone.connect(new GainNode(sound, { gain: 0.02 })).connect(out);
    tone.start();
    store.streams.assistant = {
      participantId: THERE,
      type: "cam",
      starttime: new Date().toISOString(),
      pendingTrack: out.stream.getAudioTracks()[0],
    };
    store.local.public.subscribedTracks[THERE] = { "cam-audio": true };
    voice = { state: "playable", subscribed: true };
    post({ action: "participant-updated", participant: person(false) });
  }

  function converse(): void {
    if (scenario.turn === "never-listens") return;
    tell("listening");
    tell({ type: "status-update", status: "in-progress" });
    for (const line of scenario.script ?? SCRIPT)
      after(line.at, () => {
        if (line.loudMs) loudUntil = Date.now() + line.loudMs;
        if (line.role && line.text) transcript(line.role, line.text, line.kind);
        if (line.message) tell(line.message);
      });
    const turns: Partial<Record<NonNullable<Scenario["turn"]>, () => void>> = {
      ejected: () => fail("ejected", "You were removed from the call."),
      "meeting-ended": () => fail("ejected", "Meeting has ended"),
      "network-lost": loseNetwork,
      "assistant-ends": () => {
        tell({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
        after(300, leave);
      },
    };
    const turn = scenario.turn && turns[scenario.turn];
    if (turn) after(800, turn);
  }

  function loseNetwork(): void {
    post({
      action: "network-quality-change",
      state: { state: "bad", reasons: ["recvPacketLoss"] },
      threshold: "very-low",
      quality: 10,
    });
    post({ action: "network-connection", type: "signaling", event: "interrupted" });
    const details = {
      on: "reconnect",
      sourceError: { msg: "socket closed" },
      uri: "wss://stand-in.wss.daily.co",
    };
    after(200, () => fail("connection-error", "network unreachable", JSON.stringify(details)));
  }

  function end(): void {
    gone = true;
    timers.forEach(clearTimeout);
    Object.values(meters).forEach(clearInterval);
    timers = [];
    meters = {};
    stop(store.local.streams.cam.stream);
    void sound?.close();
    sound = null;
  }
  function leave(): void {
    end();
    post({ action: "left-meeting" });
  }
  /** A fatal error; left-meeting always follows it. */
  function fail(type: string, msg: string, details?: string): void {
    end();
    post({ action: "error", errorMsg: msg, error: { type, msg, details } });
    post({ action: "left-meeting" });
  }

  function meter(name: string, interval: unknown, read: () => Message): void {
    clearInterval(meters[name]);
    meters[name] = setInterval(() => post(read()), Number(interval ?? 200));
  }

  function heard(data: string): void {
    if (data === "playable") return converse();
    const message = JSON.parse(data) as { type: string; message: never; endCallAfterSpoken?: boolean };
    if (message.type === "say") {
      loudUntil = Date.now() + 400;
      transcript("assistant", message.message);
      if (message.endCallAfterSpoken) after(500, leave);
    }
    if (message.type === "add-message") {
      const { role, content } = message.message as { role: string; content: string };
      transcript(role, content);
    }
    if (message.type === "end-call") leave();
  }

  const actions: Record<string, (request: Message) => void> = {
    "join-meeting": join,
    "leave-meeting": () => {
      if (!scenario.leaveHangs) leave();
    },
    "local-audio": ({ state }) => {
      if (microphone.state === "blocked") return;
      microphone = state
        ? { state: "playable", subscribed: true }
        : { state: "off", subscribed: true, off: { byUser: true } };
      for (const track of store.local.streams.cam.stream?.getAudioTracks() ?? [])
        track.enabled = Boolean(state);
      post({ action: "participant-updated", participant: person(true) });
    },
    "update-participant": ({ id: whom, properties }) => {
      const wanted = (properties as { setSubscribedTracks?: { audio?: boolean } }).setSubscribedTracks;
      if (whom === THERE && wanted?.audio) startVoice();
    },
    "app-msg": ({ data }) => heard(data as string),
    "start-remote-participants-audio-level-observer": (request) => {
      meter("there", request.interval, () => ({
        action: "remote-participants-audio-level",
        participantsAudioLevel: { [THERE]: Date.now() < loudUntil ? 0.12 : 0 },
      }));
      answer(request);
    },
    "start-local-audio-level-observer": (request) => {
      meter("here", request.interval, () => ({
        action: "local-audio-level",
        audioLevel: microphone.state === "playable" ? 0.2 : 0,
      }));
      answer(request);
    },
    "stop-local-audio-level-observer": (request) => {
      clearInterval(meters.here);
      answer(request);
    },
    "update-input-settings": (request) =>
      answer(
        request,
        scenario.noiseCancellationFails
          ? { error: { type: "audio-processor-error", msg: "KrispInitError: Canceled" } }
          : { inputSettings: request.inputSettings },
      ),
    "local-recording-start": ({ layout }) =>
      after(80, () =>
        post({
          action: "recording-started",
          recordingId: "r1",
          local: false,
          layout,
          startedBy: HERE,
          type: "cloud",
        }),
      ),
    "local-recording-stop": () => post({ action: "recording-stopped", recordingId: "r1" }),
    "set-user-data": (request) => answer(request, { userData: request.userData }),
  };

  window.addEventListener("message", (event: MessageEvent<Message>) => {
    const message = event.data;
    if (message?.what !== "iframe-call-message" || message.from !== "module" || message.callClientId !== id)
      return;
    wire.push({ to: "machine", message });
    (actions[message.action ?? ""] ?? answer)(message);
  });

  instance.callMachine = {
    store: { getState: () => store },
    reset: () => {
      end();
      gone = false;
      store = emptyStore();
      microphone = { state: "loading", subscribed: true };
      voice = { state: "sendable", subscribed: false };
      post({ action: "call-machine-initialized" });
    },
  };
  post({ action: "call-machine-initialized" });
}

// A load that was cancelled after its tag was appended must do nothing.
const waiting = (window as never as { _dailyCallMachineLoadWaitlist?: Set<string> })
  ._dailyCallMachineLoadWaitlist;
if (library && waiting?.size !== 0)
  for (const id of library.pendings.splice(0)) {
    const instance = library.instances[id];
    if (instance) machine(id, instance);
  }
