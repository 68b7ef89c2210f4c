import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeTransport } from "./transport.fixture.ts";
import { stepOfLine } from "./machine/machine-line.ts";
import { type CallCode, CallSession } from "./session.ts";

let made: FakeTransport[];
let session: CallSession;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets promises settle without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const status = () => session.getSnapshot().status;
const last = () => made.at(-1) as FakeTransport;

async function callUp(): Promise<FakeTransport> {
  session.start("built-in");
  await settle();
  last().settle(true);
  await settle();
  last().emit({ type: "call-start" });
  return last();
}

describe("the code of a call", () => {
  const scenario = {
    id: "dental",
    label: "Dental",
    name: "Maple",
    greeting: "",
    timeZone: "UTC",
    chips: [],
  } as const;
  const law = { ...scenario, id: "law" } as const;
  const factory = async () => {
    const transport = new FakeTransport();
    made.push(transport);
    return transport;
  };
  const here = async () => ({
    transports: { hosted: factory, "built-in": factory },
    line: stepOfLine,
  });
  const lazy = (load: () => Promise<CallCode>) =>
    new CallSession({ code: load, scenario: { ...scenario, chips: [] }, provider: "built-in" });

  it("comes when the visitor reaches for the call, once", async () => {
    const load = vi.fn(here);
    session = lazy(load);
    expect(session.getSnapshot()).toMatchObject({ status: "idle", code: "away", scenario: { id: "dental" } });
    session.reach();
    session.reach();
    expect(session.getSnapshot().code).toBe("coming");
    await settle();
    expect(session.getSnapshot()).toMatchObject({ status: "idle", code: "here" });
    await callUp();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is waited for by a start, a mute and words, in the state that a start has", async () => {
    session = lazy(here);
    session.say("Do you take walk-ins?");
    session.toggleMute();
    expect(session.getSnapshot()).toMatchObject({ status: "initializing", typed: true, muted: true });
    await settle();
    last().settle(true);
    await settle();
    expect(last().muted).toBe(true);
    last().emit({ type: "call-start" });
    expect(last().sent).toEqual([]);
    last().emit({
      type: "message",
      message: { type: "transcript", role: "assistant", transcriptType: "final", transcript: "Good day." },
    });
    expect(last().sent).toEqual([
      { type: "add-message", message: { role: "user", content: "Do you take walk-ins?" } },
    ]);
  });

  it("does nothing for a call that was ended before it came", async () => {
    session = lazy(here);
    session.start();
    session.end();
    await settle();
    expect(session.getSnapshot()).toMatchObject({ status: "idle", code: "here" });
    expect(made).toEqual([]);
  });

  it("is fetched again after it could not be had", async () => {
    const load = vi.fn(here).mockRejectedValueOnce(new Error("offline"));
    session = lazy(load);
    session.start();
    await settle();
    expect(session.getSnapshot()).toMatchObject({
      status: "error",
      error: "Failed to initialize the voice provider client",
      code: "away",
    });
    await callUp();
    expect(status()).toBe("active");
  });

  it("sends words that wait for a greeting after three seconds without one", async () => {
    session = lazy(here);
    session.say("Hello");
    await settle();
    last().settle(true);
    await settle();
    last().emit({ type: "call-start" });
    await vi.advanceTimersByTimeAsync(2999);
    expect(last().sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(last().sent).toHaveLength(1);
  });

  it("calls another desk at once in a running call, and only takes note of it outside one", async () => {
    session = lazy(here);
    session.choose({ ...law, chips: [] });
    expect(session.getSnapshot()).toMatchObject({ status: "idle", scenario: { id: "law" } });
    const first = await callUp();
    const { callId } = session.getSnapshot();
    session.choose({ ...scenario, chips: [] });
    expect(session.getSnapshot()).toMatchObject({ status: "initializing", receipt: null, transcript: [] });
    expect(session.getSnapshot().callId).not.toBe(callId);
    await settle();
    expect(first.asked).toContain("stop");
    expect(made).toHaveLength(2);
  });

  it("keeps what the server understood and its sealed state until the next call", async () => {
    session = lazy(here);
    await callUp();
    const summary = { kind: "booking" as const, title: "Cleaning, booked", papers: [] };
    last().emit({ type: "message", message: { type: "understood", slots: [], summary, alarm: null } });
    last().emit({ type: "message", message: { type: "sealed", state: "sealed" } });
    session.end();
    expect(session.getSnapshot()).toMatchObject({ understood: { summary }, sealed: "sealed" });
    session.start();
    expect(session.getSnapshot()).toMatchObject({ understood: null, sealed: null });
  });
});
