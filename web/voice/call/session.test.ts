import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTransport } from "./transport.fixture.ts";
import type { CallFaultReport } from "../../../contracts/voice-faults.ts";
import { stepOfLine } from "./machine/machine-line.ts";
import { CallSession, LEAVE_TIMEOUT_MS } from "./session.ts";

let made: FakeTransport[];
let reports: CallFaultReport[];
let session: CallSession;
let prepare: (transport: FakeTransport) => void;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  reports = [];
  prepare = () => {};
  const factory = async () => {
    const transport = new FakeTransport();
    prepare(transport);
    made.push(transport);
    return transport;
  };
  session = new CallSession({
    code: { transports: { hosted: factory, "built-in": factory }, line: stepOfLine },
    report: (r) => reports.push(r),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets promises settle without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const status = () => session.getSnapshot().status;
const last = () => made.at(-1) as FakeTransport;

async function callUp(provider: "hosted" | "built-in" = "hosted"): Promise<FakeTransport> {
  session.start(provider);
  await settle();
  last().settle(true);
  await settle();
  last().emit({ type: "call-start" });
  return last();
}

describe("a call", () => {
  it("runs from Start to End Call", async () => {
    session.start("hosted");
    expect(status()).toBe("initializing");
    await settle();
    last().settle(true);
    await settle();
    expect(status()).toBe("connecting");
    last().emit({ type: "call-start" });
    expect(status()).toBe("active");
    session.end();
    expect(status()).toBe("idle");
    await settle();
    expect(last().asked[1]).toBe("stop");
  });

  it("gives the same snapshot until something changes, and tells subscribers of each change", async () => {
    const told = vi.fn();
    const levels = vi.fn();
    session.subscribe(told);
    session.subscribeLevels(levels);
    const transport = await callUp();
    const snapshot = session.getSnapshot();
    told.mockClear();
    transport.emit({ type: "volume-level", level: 0.8 });
    transport.emit({ type: "local-volume-level", level: 3 });
    expect(session.getSnapshot()).toBe(snapshot);
    expect(told).not.toHaveBeenCalled();
    expect(session.getLevels()).toEqual({ assistant: 0.8, visitor: 1 });
    expect(session.getLevels()).toBe(session.getLevels());
    expect(levels).toHaveBeenCalledTimes(2);
    transport.emit({ type: "speech-start" });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("returns nothing for a second start", async () => {
    await callUp();
    expect(session.start("hosted")).toBeNull();
    await settle();
    expect(made).toHaveLength(1);
  });

  it("sends what the visitor typed into an active call only", async () => {
    expect(session.type("Hello")).toBe(false);
    const transport = await callUp("built-in");
    expect(session.type("  ")).toBe(false);
    expect(session.type(" Hello ")).toBe(true);
    expect(transport.sent).toEqual([{ type: "add-message", message: { role: "user", content: "Hello" } }]);
  });

  it("hears what a transport said before anybody listened", async () => {
    prepare = (transport) =>
      transport.emit({ type: "error", error: { type: "early", message: "Too early" } });
    session.start("hosted");
    await settle();
    expect(session.getSnapshot().error).toBe("Too early");
  });
});

describe("what the provider's library does", () => {
  it("remembers the wish to stop while the request is pending, and stops when start returns", async () => {
    session.start("hosted");
    await settle();
    const transport = last();
    session.end();
    await settle();
    expect(status()).toBe("idle");
    expect(transport.asked).toEqual(["start", "stop"]);
    transport.settle(true);
    await settle();
    expect(transport.asked).toEqual(["start", "stop", "stop"]);
    transport.emit({ type: "call-start" });
    expect(status()).toBe("idle");
  });

  it("never loads a call that was ended while its library loaded", async () => {
    session.start("hosted");
    session.end();
    await settle();
    expect(made[0]?.asked ?? []).toEqual([]);
    expect(status()).toBe("idle");
  });

  it("does not hang on a start that never settles", async () => {
    session.start("hosted");
    await vi.advanceTimersByTimeAsync(75_000);
    expect(session.getSnapshot()).toMatchObject({ status: "error", error: "Failed to start call" });
    expect(reports).toMatchObject([
      { provider: "hosted", kind: "start-timeout", stage: "initializing", active: false },
    ]);
    session.start("hosted");
    await settle();
    expect(made).toHaveLength(2);
  });

  it("is reported once, however often whoever is in it tries to go on, and anew when one has come up", async () => {
    const call = await callUp("built-in");
    const error = { type: "assistant-unreachable", message: "The assistant cannot be reached." };
    call.emit({ type: "error", error });
    for (let i = 0; i < 3; i++) {
      session.say("Hello?");
      await settle();
      last().refuse(Object.assign(new Error(error.message), error));
      await settle();
      expect(status()).toBe("error");
    }
    expect(reports).toHaveLength(1);
    (await callUp("built-in")).emit({ type: "error", error });
    expect(reports.map(({ kind }) => kind)).toEqual(["assistant-unreachable", "assistant-unreachable"]);
  });

  it("does not wait for ever for an assistant that never listens", async () => {
    session.start("hosted");
    await settle();
    last().settle(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.getSnapshot()).toMatchObject({ status: "error", error: "Failed to start call" });
  });

  it("goes idle when leaving is not confirmed within 3 seconds, and asks for a reload", async () => {
    prepare = (transport) => {
      transport.stopHangs = true;
    };
    await callUp();
    session.end();
    expect(session.getSnapshot()).toMatchObject({ status: "idle", stuck: false });
    await vi.advanceTimersByTimeAsync(LEAVE_TIMEOUT_MS);
    expect(session.getSnapshot()).toMatchObject({ status: "idle", stuck: true });
  });

  it("starts the next call only after the last one was left", async () => {
    const first = await callUp();
    let left = () => {};
    first.stop = () =>
      new Promise((resolve) => {
        left = resolve;
      });
    session.end();
    session.start("hosted");
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().asked).not.toContain("start");
    left();
    await settle();
    expect(last().asked).toEqual(["start"]);
  });

  it("keeps the error when call-end follows it", async () => {
    const transport = await callUp();
    transport.emit({
      type: "error",
      error: { type: "daily-error", error: { message: "network unreachable" } },
    });
    transport.emit({ type: "call-end" });
    expect(session.getSnapshot()).toMatchObject({ status: "error", error: "network unreachable" });
    await settle();
    expect(transport.asked).toContain("stop");
  });

  it("takes the provider's hang-up for a normal end", async () => {
    const transport = await callUp();
    transport.emit({
      type: "error",
      error: { type: "daily-error", error: { message: "Meeting has ended" } },
    });
    transport.emit({ type: "call-end" });
    expect(session.getSnapshot()).toMatchObject({
      status: "idle",
      error: null,
      receipt: { outcome: "provider" },
    });
  });

  it("stops a hosted call that cannot hear the visitor", async () => {
    const transport = await callUp();
    transport.emit({
      type: "error",
      error: { type: "camera-error", error: { error: { type: "not-found" } } },
    });
    await settle();
    expect(session.getSnapshot()).toMatchObject({
      status: "error",
      microphone: "none",
      error: "No microphone was found.",
    });
    expect(transport.asked).toContain("stop");
  });

  it("resets speech and loudness at the end, and drops what comes late", async () => {
    const transport = await callUp();
    transport.emit({ type: "speech-start" });
    transport.emit({ type: "volume-level", level: 0.5 });
    transport.emit({ type: "call-end" });
    expect(session.getLevels()).toEqual({ assistant: 0, visitor: 0 });
    transport.emit({ type: "volume-level", level: 0.5 });
    transport.emit({ type: "speech-end" });
    transport.emit({ type: "message", message: { type: "status-update", status: "ended" } });
    expect(session.getLevels()).toEqual({ assistant: 0, visitor: 0 });
    expect(session.getSnapshot()).toMatchObject({ status: "idle", assistantSpeaking: false });
  });

  it("takes Mute before the call object exists, and applies it when it does", async () => {
    prepare = (transport) => {
      transport.hasCallObject = false;
    };
    session.start("hosted");
    await settle();
    session.toggleMute();
    expect(session.getSnapshot().muted).toBe(true);
    expect(last().muted).toBe(false);
    last().hasCallObject = true;
    last().settle(true);
    await settle();
    expect(last().muted).toBe(true);
  });

  it("takes the chosen microphone into each call", async () => {
    session.setMicrophone("headset");
    expect((await callUp()).microphone).toBe("headset");
    session.end();
    expect((await callUp()).microphone).toBe("headset");
    session.setMicrophone("desk");
    expect(last().microphone).toBe("desk");
  });

  it("says what failed when the client cannot be made, or is missing", async () => {
    const broken = new CallSession({
      code: { transports: { hosted: () => Promise.reject(new Error("chunk")) }, line: stepOfLine },
    });
    broken.start("hosted");
    await settle();
    expect(broken.getSnapshot().error).toBe("Failed to initialize the voice provider client");
    broken.start("built-in");
    expect(broken.getSnapshot().error).toBe("The voice provider client is not initialized");
  });

  it("shows the text of a start that was refused, or the fallback", async () => {
    session.start("hosted");
    await settle();
    last().refuse(new Error("Assistant or Squad must be provided."));
    await settle();
    expect(session.getSnapshot().error).toBe("Assistant or Squad must be provided.");
    session.start("hosted");
    await settle();
    last().settle(false);
    await settle();
    expect(session.getSnapshot().error).toBe("Failed to start call");
  });
});

it("leaves nothing behind after fifty calls", async () => {
  for (let i = 0; i < 50; i++) {
    await callUp();
    session.end();
    await settle();
  }
  expect(made).toHaveLength(50);
  expect(vi.getTimerCount()).toBe(0);
});
