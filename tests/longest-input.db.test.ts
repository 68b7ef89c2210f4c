import { expect } from "vitest";
import { UTTERANCE_MAX } from "../contracts/voice-limits.ts";
import type { DialogueState } from "../contracts/voice.ts";
import { answerTurn } from "../server/voice/answering.ts";
import { ordinary } from "../server/assessment/every-answer.fixture.ts";
import { settleJobs } from "./database.ts";
import { ownDeskInput } from "./own-desk.ts";
import { test, type TestSite, type Visitor } from "./site.ts";

/** Processor time of one request on the thread that answers them all, in milliseconds. */
const MOST_MS = 50;
/** What keeps readers of words busy: one thing over and over, and what looks like the beginning of something. */
const PIECES = ["a", ".", " ", "1", "{", "A b ", "w.a@", "at 3 or "];
const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** node:http takes no longer addresses and headers. */
const HEADER_MAX = 14_000;

type Route = (visitor: Visitor, words: (length: number) => string) => Promise<Response>;

/** The receptionist answers in a thread of its own: other callers wait for it, and here it is measured. */
function answerHere(before: DialogueState, text: string): Promise<Response> {
  answerTurn({ scenario: "dental", now: new Date(), before, text });
  return Promise.resolve(new Response());
}

const routes = (state: string, dialogue: DialogueState): Record<string, Route> => ({
  "a message": (visitor, words) =>
    visitor.send("POST", "/api/contact", {
      name: `N${words(198)}x`,
      email: "ann@bakery.example",
      company: words(200),
      phone: words(60),
      message: `Hello ${words(9990)}.`,
    }),
  "an assessment": (visitor, words) =>
    visitor.write("POST", "/api/assessment", { ...ordinary, businessName: `B${words(498)}x` }),
  "a caller's words": (visitor, words) =>
    visitor.send("POST", "/api/voice/turns", { scenario: "dental", text: words(UTTERANCE_MAX), state }),
  "a caller's words, in the engine": (_visitor, words) => answerHere(dialogue, words(UTTERANCE_MAX)),
  "a call that failed": (visitor, words) =>
    visitor.send("POST", "/api/voice/errors", { provider: "hosted", kind: "x", message: words(200) }),
  "a call that is kept": (visitor, words) =>
    visitor.send("POST", "/api/voice/demo-records", {
      scenario: "dental",
      provider: "built-in",
      state,
      lengthMs: 1000,
      transcript: Array.from({ length: 200 }, () => ({ role: "user", text: words(1000) })),
      name: words(200),
      email: "ann@bakery.example",
    }),
  "a desk of one's own": (visitor, words) =>
    visitor.send("POST", "/api/own-desks/seal", {
      desk: ownDeskInput({ business: `B ${words(300)}`, answers: [{ id: "area", text: words(600) }] }),
    }),
  "a search": (visitor, words) => visitor.get(`/api/articles?search=${encodeURIComponent(words(4000))}`),
  "an address": (visitor, words) => visitor.get(`/api/articles/slug/${encodeURIComponent(words(4000))}`),
  "a link with a secret": (visitor, words) =>
    visitor.get(`/api/own-assessment/${encodeURIComponent(words(4000))}`),
  headers: (visitor, words) => {
    const value = words(HEADER_MAX).replaceAll(/[^\x20-\x7e]/g, "~");
    const names = ["cookie", "accept-encoding", "if-none-match", "x-request-id", "accept", "content-type"];
    return visitor.get("/api/articles", Object.fromEntries(names.map((name) => [name, value])));
  },
});

/** The least of at most eight: the machine does other things. */
async function cpuOf(site: TestSite, work: () => Promise<Response>): Promise<number> {
  const taken: number[] = [];
  do {
    await site.deps.database.pool.query("delete from rate_limits");
    const before = process.threadCpuUsage();
    const response = await work();
    await response.arrayBuffer();
    const { user, system } = process.threadCpuUsage(before);
    expect(response.status).toBeLessThan(500);
    taken.push((user + system) / 1000);
    // It may have been a report that is written meanwhile.
    if ((taken.at(-1) ?? 0) > MOST_MS) await settleJobs(site.deps.database);
  } while (taken.length < 8 && Math.min(...taken) > MOST_MS);
  return Math.min(...taken);
}

test("the longest text that each public route takes, of every kind, keeps nobody else waiting", async ({
  site,
}) => {
  const visitor = site.visitor();
  const pickUp = { scenario: "dental", text: null, state: null };
  const call = await visitor.send("POST", "/api/voice/turns", pickUp);
  const { answers } = (await call.json()) as { answers: { type: string; state?: string }[] };
  const state = answers.find(({ type }) => type === "state")?.state ?? "";
  expect(state).not.toBe("");
  const { reply } = answerTurn({ scenario: "dental", now: new Date(), text: null });
  const slow: string[] = [];
  for (const [name, route] of Object.entries(routes(state, reply.state)))
    for (const piece of PIECES) {
      const ms = await cpuOf(site, () => route(visitor, (length) => filled(piece, length)));
      if (ms > MOST_MS) slow.push(`${name} of ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
    }
  expect(slow).toEqual([]);
});
