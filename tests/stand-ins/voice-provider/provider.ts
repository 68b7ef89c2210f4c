import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { type Scenario, SCENARIOS } from "./scenarios.ts";

export interface Asked {
  method: string;
  /** Path with query. */
  path: string;
  authorization: string | null;
  body: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  delayMs?: number;
}

/** 'no-answer': the connection stays open; 'refused': it is cut. */
export type Answer = Reply | "no-answer" | "refused";

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
};
const reply = (status: number, type: string, body: string, delayMs = 0): Reply => ({
  status,
  headers: { ...cors, "content-type": type, "cache-control": "no-store" },
  body,
  delayMs,
});

const machine = new URL("./call-machine.ts", import.meta.url);
/** The stand-in's remote part as the browser gets it. */
const callMachineScript = (): string =>
  `(() => {${stripTypeScriptTypes(readFileSync(machine, "utf8"))}\n})();`;

/** A provider of voice calls that holds no calls: it answers the requests that a page makes. */
export class VoiceProvider {
  readonly asked: Asked[] = [];
  #bundle: Scenario["bundle"];
  readonly #scenarios: Record<string, Scenario>;

  constructor(scenarios: Record<string, Scenario> = SCENARIOS) {
    this.#scenarios = scenarios;
  }

  answer(asked: Asked): Answer {
    this.asked.push(asked);
    if (asked.method === "OPTIONS") return reply(204, "text/plain", "");
    if (asked.path.endsWith("/call-machine-object-bundle.js")) return this.#answerBundle();
    if (asked.path.includes("/envelope/")) return reply(200, "application/json", "{}");
    if (asked.method === "POST" && asked.path === "/call/web") return this.#answerCall(asked);
    return reply(404, "application/json", JSON.stringify({ message: "Not found", statusCode: 404 }));
  }

  #answerBundle(): Answer {
    if (this.#bundle === "missing") return "refused";
    if (this.#bundle === "no-answer") return "no-answer";
    return reply(200, "text/javascript", callMachineScript(), this.#bundle === "slow" ? 1500 : 0);
  }

  #answerCall({ authorization, body }: Asked): Answer {
    if (!authorization?.startsWith("Bearer "))
      return reply(401, "application/json", JSON.stringify({ message: "Invalid key.", statusCode: 401 }));
    const { assistantId } = JSON.parse(body) as { assistantId?: string };
    const scenario = this.#scenarios[assistantId ?? ""] ?? {};
    this.#bundle = scenario.bundle;
    if (scenario.rest === "no-answer" || scenario.rest === "refused") return scenario.rest;
    if (scenario.rest)
      return reply(scenario.rest.status, scenario.rest.type ?? "application/json", scenario.rest.body);
    // The scenario travels in the room's address, so that each call has its own.
    const room = `https://stand-in.daily.co/room?${new URLSearchParams({ scenario: JSON.stringify(scenario) })}`;
    const call = {
      id: "call-1",
      webCallUrl: room,
      artifactPlan: { videoRecordingEnabled: scenario.recording ?? false },
    };
    return reply(201, "application/json", JSON.stringify(call), scenario.restDelayMs);
  }
}
