import { describe, expect, it } from "vitest";
import { type CallEffect, type CallState, type Happening, initialState } from "./call-state.ts";
import { step } from "./machine.ts";
import { stepOfLine } from "./machine-line.ts";
import { muteLabel, offersBuiltIn, statusLabel, visibleButtons } from "./selectors.ts";
import type { IncomingMessage, TransportEvent } from "../transport.ts";

/** Plays events one after the other, one second apart, and gives the last state with all effects. */
function play(
  events: Happening[],
  from: CallState = initialState,
): { state: CallState; effects: CallEffect[] } {
  let state = from;
  const effects: CallEffect[] = [];
  events.forEach((event, index) => {
    const [next, more] = step(state, { ...event, at: index * 1000, callId: `call-${index}` }, stepOfLine);
    state = next;
    effects.push(...more);
  });
  return { state, effects };
}

const start: Happening = { type: "start", provider: "hosted" };
const on = (event: TransportEvent): Happening => ({ type: "transport", event });
const message = (m: IncomingMessage): Happening => on({ type: "message", message: m });
const said = (
  role: "user" | "assistant",
  transcript: string,
  transcriptType: "partial" | "final" = "final",
) => message({ type: "transcript", role, transcriptType, transcript });
const active: Happening[] = [start, { type: "started" }, on({ type: "call-start" })];
const ended = message({ type: "status-update", status: "ended", endedReason: "assistant-ended-call" });
const fatal = on({
  type: "error",
  error: { type: "daily-error", error: { message: "network unreachable" } },
});

describe("a call that goes well", () => {
  it("goes idle, initializing, connecting, active with the specified labels", () => {
    const labels = [[], [start], active.slice(0, 2), active].map((events) => statusLabel(play(events).state));
    expect(labels).toEqual(["Ready to Start", "Initializing...", "Connecting...", "Call Active"]);
  });

  it("shows Start when no call runs, End Call and Mute while one does", () => {
    const shown = [[], [start], active.slice(0, 2), active, [...active, ended], [...active, fatal]].map(
      (events) => visibleButtons(play(events).state),
    );
    const idle = { start: true, end: false, mute: false };
    const inCall = { start: false, end: true, mute: true };
    expect(shown).toEqual([idle, inCall, inCall, inCall, idle, idle]);
  });

  it("offers nothing more to say once good-bye is said, until the visitor says something yet", () => {
    const bye: Happening[] = [
      ...active,
      message({ type: "suggestions", options: ["Book a cleaning"] }),
      said("assistant", "Goodbye, and take care."),
      message({ type: "closing" }),
    ];
    expect(play(bye).state).toMatchObject({ status: "active", closing: true, suggestions: [] });
    expect(play([...bye, said("user", "Wait, one more thing.")]).state.closing).toBe(false);
    expect(play([...bye, ended]).state.status).toBe("completed");
  });

  it("lists final lines as 'role: transcript' and keeps partial words apart", () => {
    const { state } = play([
      ...active,
      said("assistant", "Thank", "partial"),
      said("assistant", "Thank you."),
      said("user", "I'd", "partial"),
    ]);
    expect(state.transcript).toEqual(["assistant: Thank you."]);
    expect(state.partial).toEqual({ role: "user", text: "I'd" });
  });

  it("is completed when the assistant ended it, and idle with a receipt and no list when the line closes", () => {
    const completed = play([...active, said("assistant", "Bye."), ended]);
    expect(statusLabel(completed.state)).toBe("Call Completed");
    expect(completed.state.transcript).toEqual(["assistant: Bye."]);
    const over = play([on({ type: "call-end" })], completed.state).state;
    expect(over).toMatchObject({ status: "idle", transcript: [], receipt: { outcome: "assistant" } });
    expect(over.receipt?.lines.map((line) => line.text)).toEqual(["Bye."]);
  });

  it("goes to idle at once when the visitor ends it, and stays there whatever the library says afterwards", () => {
    const over = play([...active, { type: "end" }]);
    expect(over.state).toMatchObject({ status: "idle", receipt: { outcome: "visitor" } });
    expect(over.effects.at(-1)).toEqual({ type: "close" });
    const late = play([on({ type: "call-end" }), ended, fatal, on({ type: "speech-end" })], over.state).state;
    expect(late).toEqual(over.state);
  });

  it("closes a line that stays open after the assistant ended the call", () => {
    const { state, effects } = play([...active, ended]);
    expect(effects.at(-1)).toEqual({ type: "watch", ms: 5000 });
    expect(play([{ type: "watchdog" }], state)).toMatchObject({ state: { status: "idle" } });
  });

  it("can be started again from completed: the open line is closed first", () => {
    const { state, effects } = play([...active, ended, start]);
    expect(state.status).toBe("initializing");
    const types = effects.map((effect) => effect.type);
    expect(types.lastIndexOf("close")).toBeLessThan(types.lastIndexOf("open"));
  });

  it("toggles Mute and Unmute, and asks again once the call object exists", () => {
    const muted = play([start, { type: "toggle-mute" }]);
    expect(muteLabel(muted.state)).toBe("Unmute");
    expect(play([{ type: "started" }], muted.state).effects).toContainEqual({
      type: "set-muted",
      muted: true,
    });
    expect(muteLabel(play([{ type: "toggle-mute" }], muted.state).state)).toBe("Mute");
  });

  it("does nothing at a second start", () => {
    expect(play([start], play(active).state)).toEqual({ state: play(active).state, effects: [] });
  });
});

describe("a call that fails", () => {
  const shown = (...events: Happening[]) => play([start, ...events]).state.error;

  it("shows the library's text, or the fallback when it has none", () => {
    expect(shown(fatal)).toBe("network unreachable");
    expect(shown(on({ type: "error", error: {} }))).toBe("An error occurred");
    expect(shown({ type: "not-started" })).toBe("Failed to start call");
    expect(shown({ type: "not-started", error: new Error("Assistant or Squad must be provided.") })).toBe(
      "Assistant or Squad must be provided.",
    );
    expect(shown({ type: "client-failed", reason: "initialize" })).toBe(
      "Failed to initialize the voice provider client",
    );
    expect(shown({ type: "client-failed", reason: "missing" })).toBe(
      "The voice provider client is not initialized",
    );
    expect(shown({ type: "watchdog" })).toBe("Failed to start call");
    expect(shown(on({ type: "call-end" }))).toBe("Failed to start call");
  });

  it("keeps the error when the call's end follows it, and keeps the first readable text", () => {
    const { state } = play([...active, fatal, on({ type: "call-end" }), ended]);
    expect(state).toMatchObject({ status: "error", error: "network unreachable" });
    expect(shown(on({ type: "error", error: {} }), fatal)).toBe("network unreachable");
  });

  it("takes 'Meeting has ended' in an active call for a normal end", () => {
    const ejected = on({
      type: "error",
      error: { type: "daily-error", error: { message: "Meeting has ended" } },
    });
    expect(play([...active, ejected]).state).toMatchObject({
      status: "idle",
      error: null,
      receipt: { outcome: "provider" },
    });
    expect(play([...active, ended, ejected]).state).toMatchObject({
      status: "idle",
      receipt: { outcome: "assistant" },
    });
    expect(shown(ejected)).toBe("Failed to start call");
  });

  it("ends a hosted call that could not hear the visitor, and keeps a built-in one for typing", () => {
    const denied = on({
      type: "error",
      error: { type: "camera-error", error: { error: { type: "permissions", blockedBy: "user" } } },
    });
    const hosted = play([...active, denied]);
    expect(hosted.state).toMatchObject({
      status: "error",
      microphone: "blocked",
      error: "Microphone access is blocked for this site.",
    });
    expect(hosted.effects.at(-1)).toEqual({ type: "close" });
    const builtIn = play([{ type: "start", provider: "built-in" }, ...active.slice(1), denied]);
    expect(builtIn.state).toMatchObject({ status: "active", microphone: "blocked", error: null });
  });

  it("goes on when noise cancellation fails", () => {
    const krisp = on({
      type: "error",
      error: { type: "audio-processing-setup-error", error: { message: "KrispInitError: Canceled" } },
    });
    expect(play([...active, krisp]).state).toEqual(play(active).state);
  });

  it("offers the built-in assistant only when a hosted call failed before it was active", () => {
    expect(offersBuiltIn(play([start, fatal]).state)).toBe(true);
    expect(offersBuiltIn(play([...active, fatal]).state)).toBe(false);
    expect(offersBuiltIn(play([{ type: "start", provider: "built-in" }, fatal]).state)).toBe(false);
  });

  it("reports fatal faults without address, token or transcript", () => {
    const error = {
      type: "daily-error",
      error: {
        message: "join https://x.daily.co/room?t=eyJhbGciOiJIUzI1NiIsInR5cCI6 failed for ann@example.com",
      },
    };
    const report = play([...active, said("user", "secret"), on({ type: "error", error })]).effects.find(
      (e) => e.type === "report",
    );
    expect(report).toEqual({
      type: "report",
      report: {
        provider: "hosted",
        kind: "daily-error",
        stage: null,
        status: null,
        active: true,
        message: "join [address] failed for [e-mail]",
      },
    });
  });

  it("asks for a reload when the last hosted call never confirmed its end, until it does", () => {
    const stuck = play([...active, { type: "end" }, { type: "leave-timeout" }]).state;
    expect(stuck.status).toBe("idle");
    const again = play([start], stuck);
    expect(again.state.error).toBe("The last call could not be closed. Reload the page to start a new one.");
    expect(again.effects).toEqual([]);
    expect(play([{ type: "start", provider: "built-in" }], stuck).state.status).toBe("initializing");
    expect(play([{ type: "left" }, start], stuck).state.status).toBe("initializing");
  });
});

describe("the receipt", () => {
  const speech = (status: "started" | "stopped") => message({ type: "speech-update", role: "user", status });
  const sound = on({ type: "speech-start" });
  const silence = on({ type: "speech-end" });

  it("is made from events and their times alone", () => {
    const filed = { kind: "booking", title: "Cleaning", fields: [{ label: "When", value: "Monday 9:00" }] };
    // Each event is one second after the one before it: active at 2 s, first sound at 3 s.
    const { state } = play([
      ...active,
      sound,
      speech("started"),
      message({ type: "user-interrupted" }),
      silence,
      speech("stopped"),
      said("user", "Hello"),
      sound,
      silence,
      said("user", "Monday"),
      sound,
      message({ type: "filed", record: filed }),
      { type: "end" },
    ]);
    expect(state.receipt).toMatchObject({
      provider: "hosted",
      outcome: "visitor",
      lengthMs: 12_000,
      startToFirstSoundMs: 3000,
      interruptions: 1,
      filed: [filed],
      replies: { count: 2, medianMs: 1500 },
    });
  });

  it("counts the first words as the answer where there is no sound", () => {
    const silent = message({ type: "speaking", speaking: "captions" });
    const { state } = play([
      ...active,
      silent,
      said("user", "Hi"),
      said("assistant", "Hel", "partial"),
      said("assistant", "Hello"),
      { type: "end" },
    ]);
    expect(state.receipt).toMatchObject({ startToFirstSoundMs: null, replies: { count: 1, medianMs: 1000 } });
  });

  it("is not made for a call that nobody listened to", () => {
    expect(play([start, { type: "end" }]).state.receipt).toBeNull();
  });
});
