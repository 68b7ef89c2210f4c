import fc from "fast-check";
import { expect, it } from "vitest";
import type { ShownScenario } from "../../../../contracts/voice-call.ts";
import { type CallEvent, type CallState, type CallStatus, initialState, isInCall } from "./call-state.ts";
import { step } from "./machine.ts";
import { stepOfLine } from "./machine-line.ts";
import { statusLabel, visibleButtons } from "./selectors.ts";
import { STATUS_LABELS } from "../texts.ts";
import type { IncomingMessage, TransportEvent } from "../transport.ts";
import { tries } from "../../../../tests/tries.ts";

const role = fc.constantFrom("user" as const, "assistant" as const);
const text = fc.constantFrom("", "Hello.", "I would like to book.");
const message: fc.Arbitrary<IncomingMessage> = fc.oneof(
  fc.record({
    type: fc.constant("transcript" as const),
    role,
    transcriptType: fc.constantFrom("partial" as const, "final" as const),
    transcript: text,
  }),
  fc.record({ type: fc.constant("status-update" as const), status: fc.constantFrom("in-progress", "ended") }),
  fc.record({
    type: fc.constant("speech-update" as const),
    role,
    status: fc.constantFrom("started" as const, "stopped" as const),
  }),
  fc.constantFrom<IncomingMessage>(
    { type: "user-interrupted" },
    { type: "hearing", hearing: "typing" },
    { type: "suggestions", options: ["Book a visit"] },
    { type: "filed", record: { kind: "message", title: "Message", fields: [] } },
    { type: "tool-calls" } as unknown as IncomingMessage,
  ),
);
const error = fc.constantFrom<unknown>(
  undefined,
  {},
  "text",
  { type: "daily-error", error: { message: "Meeting has ended" } },
  { type: "audio-processing-setup-error" },
  { type: "camera-error", error: { error: { type: "not-found" } } },
  { type: "start-method-error", error: { message: { message: ["a", "b"] } } },
);
const transportEvent: fc.Arbitrary<TransportEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<TransportEvent>(
      { type: "call-start" },
      { type: "call-end" },
      { type: "speech-start" },
      { type: "speech-end" },
    ),
  },
  { weight: 3, arbitrary: message.map((m): TransportEvent => ({ type: "message", message: m })) },
  { weight: 1, arbitrary: error.map((e): TransportEvent => ({ type: "error", error: e })) },
);
const desk = (id: "dental" | "law"): ShownScenario => ({
  id,
  label: id,
  name: id,
  greeting: "",
  timeZone: "UTC",
  chips: [],
});
const bare = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("start" as const),
      provider: fc.constantFrom("hosted" as const, "built-in" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("say" as const),
      text: fc.constantFrom("", "Hello.", "Tomorrow, please."),
      provider: fc.constantFrom("hosted" as const, "built-in" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { type: "reach" as const },
      { type: "loaded" as const },
      { type: "not-loaded" as const },
      { type: "patience" as const },
      { type: "choose" as const, scenario: desk("dental") },
      { type: "choose" as const, scenario: desk("law") },
    ),
  },
  { weight: 4, arbitrary: fc.constant({ type: "started" as const }) },
  { weight: 8, arbitrary: transportEvent.map((event) => ({ type: "transport" as const, event })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      { type: "end" as const },
      { type: "toggle-mute" as const },
      { type: "watchdog" as const },
      { type: "left" as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: "leave-timeout" as const },
      { type: "dismiss-receipt" as const },
      { type: "client-failed" as const, reason: "missing" as const },
    ),
  },
  { weight: 1, arbitrary: error.map((e) => ({ type: "not-started" as const, error: e })) },
);
type Bare = typeof bare extends fc.Arbitrary<infer T> ? T : never;
const active: Bare[] = [
  { type: "start", provider: "hosted" },
  { type: "started" },
  { type: "transport", event: { type: "call-start" } },
];
const ended: IncomingMessage = { type: "status-update", status: "ended" };
const completed: Bare[] = [...active, { type: "transport", event: { type: "message", message: ended } }];
// Chance alone seldom gets far into a call: half of the runs start there.
const beginning = fc.constantFrom<Bare[]>([], [], active.slice(0, 2), active, completed);
const sequence = fc
  .tuple(beginning, fc.array(fc.tuple(bare, fc.integer({ min: 0, max: 5000 })), { maxLength: 40 }))
  .map(([first, rest]): [Bare, number][] => [...first.map((event): [Bare, number] => [event, 100]), ...rest]);

/** The ways the specification allows between two states. Staying is always allowed. */
const WAYS: Record<CallStatus, CallStatus[]> = {
  idle: ["initializing", "error"],
  // A first event of the assistant may come before start() is seen to have returned.
  initializing: ["connecting", "active", "idle", "error"],
  connecting: ["active", "idle", "error", "initializing"],
  // Another desk is called at once.
  active: ["completed", "idle", "error", "initializing"],
  completed: ["idle", "initializing", "error"],
  error: ["initializing"],
};

/** What the outside looks like if every effect is carried out. */
interface World {
  open: boolean;
  loading: boolean;
  watched: boolean;
}

function check(before: CallState, after: CallState, world: World, event: CallEvent): void {
  if (before.status !== after.status)
    expect(WAYS[before.status], JSON.stringify(event)).toContain(after.status);
  expect(after.error !== null).toBe(after.status === "error");
  const inCall = isInCall(after.status);
  const runs = inCall || after.status === "completed";
  // A call that waits for its code has begun, and opens nothing yet.
  expect(world.open).toBe(runs && after.code === "here");
  expect(world.loading).toBe(after.code === "coming");
  if (after.code !== "here") expect(["idle", "initializing", "error"]).toContain(after.status);
  expect(world.watched).toBe(runs && after.status !== "active");
  expect(after.log !== null).toBe(runs);
  if (!inCall) expect(after.queued).toEqual([]);
  if (after.status === "active" && after.transcript.length > 0) expect(after.queued).toEqual([]);
  // A call that failed keeps its list until the next start.
  const cleared = ["idle", "initializing", "connecting"].includes(after.status);
  if (cleared) expect(after.transcript).toEqual([]);
  if (!runs)
    expect(after).toMatchObject({
      partial: null,
      assistantSpeaking: false,
      visitorSpeaking: false,
      muted: false,
    });
  if (inCall) expect(after.receipt).toBeNull();
  for (const line of after.transcript) expect(line).toMatch(/^(user|assistant): \S/);
  const buttons = visibleButtons(after);
  expect(buttons.start).toBe(!buttons.end);
  expect(buttons.mute).toBe(buttons.end && !after.typed && after.hearing !== "typing");
  expect(statusLabel(after)).toBe(STATUS_LABELS[after.status]);
}

it("keeps its promises through every order of events", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(sequence, fc.boolean(), (events, here) => {
      let state: CallState = { ...initialState, code: here ? "here" : "away" };
      let at = 0;
      const world: World = { open: false, loading: false, watched: false };
      for (const [bareEvent, wait] of events) {
        at += wait;
        const event: CallEvent = { ...bareEvent, at, callId: "call" };
        // What was asked for comes once, and comes only then.
        if ((event.type === "loaded" || event.type === "not-loaded") && !world.loading) continue;
        if (event.type === "loaded" || event.type === "not-loaded") world.loading = false;
        // Nothing is heard of a transport that was not opened.
        const fromTransport = ["transport", "started", "not-started", "client-failed"].includes(event.type);
        if (fromTransport && state.code !== "here") continue;
        const frozen = structuredClone(state);
        const [next, effects] = step(state, event, stepOfLine);
        expect(state).toEqual(frozen);
        for (const effect of effects) {
          if (effect.type === "open") {
            expect(world.open).toBe(false);
            world.open = true;
          }
          if (effect.type === "load") {
            expect(world.loading).toBe(false);
            world.loading = true;
          }
          if (effect.type === "type") expect(next.status).toBe("active");
          if (effect.type === "close") world.open = false;
          if (effect.type === "watch") world.watched = effect.ms !== null;
        }
        check(state, next, world, event);
        seen.add(`${state.status} ${event.type === "transport" ? event.event.type : event.type}`);
        seen.add(`${state.status}>${next.status}`);
        state = next;
      }
    }),
    { numRuns: tries(3000) },
  );
  // Every way was walked, and every event was tried in every state.
  for (const [from, ways] of Object.entries(WAYS))
    for (const to of ways) expect(seen).toContain(`${from}>${to}`);
  const kinds = [
    "start",
    "say",
    "choose",
    "reach",
    "patience",
    "started",
    "end",
    "toggle-mute",
    "watchdog",
    "left",
    "leave-timeout",
    "dismiss-receipt",
    "client-failed",
    "not-started",
  ];
  const events = ["call-start", "call-end", "speech-start", "speech-end", "message", "error"];
  for (const status of Object.keys(WAYS))
    for (const kind of [...kinds, ...events]) expect(seen).toContain(`${status} ${kind}`);
});
