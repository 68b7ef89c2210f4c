/** One line of a scripted conversation, `at` milliseconds after the assistant listens. */
export interface ScriptLine {
  at: number;
  role?: "assistant" | "user";
  text?: string;
  kind?: "partial" | "final";
  /** The assistant is loud for this many milliseconds. */
  loudMs?: number;
  /** Any other message, sent as it stands. */
  message?: object;
}

/** How a stand-in call goes. What is left out goes well. */
export interface Scenario {
  /** The answer to POST /call/web. */
  rest?: { status: number; body: string; type?: string } | "no-answer" | "refused";
  restDelayMs?: number;
  bundle?: "missing" | "slow" | "no-answer";
  /** What the call object does instead of a good call. */
  turn?:
    | "no-room"
    | "never-listens"
    | "ejected"
    | "meeting-ended"
    | "network-lost"
    | "assistant-ends"
    | "join-fails";
  joinDelayMs?: number;
  noiseCancellationFails?: boolean;
  leaveHangs?: boolean;
  recording?: boolean;
  maxMessageSize?: number;
  script?: ScriptLine[];
}

const forbidden = JSON.stringify({ message: "Key not allowed.", error: "Forbidden", statusCode: 403 });

/** The assistant's id chooses the scenario. */
export const SCENARIOS: Record<string, Scenario> = {
  good: {},
  forbidden: { rest: { status: 403, body: forbidden } },
  "server-error": {
    rest: { status: 500, body: JSON.stringify({ message: ["Internal", "trouble"], statusCode: 500 }) },
  },
  "html-error": { rest: { status: 502, body: "<html><h1>Bad Gateway</h1></html>", type: "text/html" } },
  "no-network": { rest: "refused" },
  "slow-request": { restDelayMs: 1500 },
  "no-answer": { rest: "no-answer" },
  "no-bundle": { bundle: "missing" },
  "slow-bundle": { bundle: "slow" },
  "silent-bundle": { bundle: "no-answer" },
  "slow-join": { joinDelayMs: 1500 },
  "no-room": { turn: "no-room" },
  "join-fails": { turn: "join-fails" },
  "never-listens": { turn: "never-listens" },
  ejected: { turn: "ejected" },
  "meeting-ended": { turn: "meeting-ended" },
  "network-lost": { turn: "network-lost" },
  "assistant-ends": { turn: "assistant-ends" },
  "no-noise-cancellation": { noiseCancellationFails: true },
  "leave-hangs": { leaveHangs: true },
  recording: { recording: true },
  "long-messages": { maxMessageSize: 20_000 },
};
