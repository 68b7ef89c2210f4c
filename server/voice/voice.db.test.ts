import { describe, expect, vi } from "vitest";
import { auditService } from "../audit/audit.service.ts";
import { HEARING_FILES_PATH, TURN_STREAM_TYPE, type TurnAnswer } from "../../contracts/voice-call.ts";
import { stopClock } from "../../tests/clock.ts";
import { instants } from "../../tests/instants.ts";
import { FAULT_DAYS } from "../../contracts/voice-faults.ts";
import { test, type Visitor, visitorOf } from "../../tests/site.ts";
import { buildApp } from "../app.ts";
import { DAY_MS } from "../days.ts";
import { buildVoice } from "./build-voice.ts";
import { callFaults } from "./call-faults.table.ts";
import { demoCalls } from "./demo-calls.table.ts";

const CALL_ID = "7b6cf3a6-2f0e-4a53-9d2c-6f7b1f6f9a10";
const said = (answers: TurnAnswer[]) =>
  answers.flatMap((answer) => (answer.type === "sentence" ? [answer.text] : [])).join(" ");
const stateOf = (answers: TurnAnswer[]) =>
  answers.findLast((answer) => answer.type === "state")?.state ?? null;
const find = <T extends TurnAnswer["type"]>(answers: TurnAnswer[], type: T) =>
  answers.find((answer): answer is Extract<TurnAnswer, { type: T }> => answer.type === type);

async function turn(visitor: Visitor, text: string | null, state: string | null = null, scenario = "dental") {
  const response = await visitor.send("POST", "/api/voice/turns", { scenario, text, state });
  expect(response.status).toBe(200);
  return ((await response.json()) as { answers: TurnAnswer[] }).answers;
}
/** A whole call in the visitor's words. @returns the last answers */
async function hold(visitor: Visitor, ...words: string[]) {
  let answers = await turn(visitor, null);
  for (const text of words) answers = await turn(visitor, text, stateOf(answers));
  return answers;
}
/** Books the first time that is offered. */
async function bookCleaning(visitor: Visitor) {
  const offered = await hold(visitor, "I'd like to book a cleaning", "The soonest you have");
  const time = find(offered, "suggestions")?.options[0] ?? "";
  let answers = await turn(visitor, time, stateOf(offered));
  for (const text of ["Dana Whitfield", "555 010 0188", "Yes, that's right"])
    answers = await turn(visitor, text, stateOf(answers));
  return answers;
}

describe("GET /api/voice/config", () => {
  test("tells the page who can be called, and nothing secret", async ({ site }) => {
    const config = await (await site.visitor().get("/api/voice/config")).json();
    expect(config).toMatchObject({
      provider: "built-in",
      hosted: null,
      transcription: false,
      modelSpeech: false,
      scenarios: [
        { id: "dental", name: "Larkspur Family Dental" },
        { id: "medical" },
        { id: "law" },
        { id: "ringwell" },
      ],
    });
    expect(JSON.stringify(config)).not.toContain("urgent");
  });
});

describe("POST /api/voice/turns", () => {
  test("picks up and offers things to say", async ({ site }) => {
    const answers = await turn(site.visitor(), null);
    expect(said(answers)).toMatch(/^Larkspur Family Dental, good (morning|afternoon|evening)\./);
    expect(find(answers, "suggestions")?.options).toContain("I have a toothache");
    expect(find(answers, "understood")?.slots).toEqual([]);
  });

  test("books a cleaning and says what it would have filed, once", async ({ site }) => {
    const answers = await bookCleaning(site.visitor());
    expect(find(answers, "filed")?.record).toMatchObject({
      kind: "booking",
      title: "Cleaning, booked",
      fields: [{ label: "When" }, { label: "Name", value: "Dana Whitfield" }, { label: "Number" }],
    });
    expect(find(answers, "understood")?.slots.map(({ name }) => name)).toEqual([
      "service",
      "day",
      "time",
      "name",
      "phone",
    ]);
    const after = await turn(site.visitor(), "Is there parking?", stateOf(answers));
    expect(find(after, "filed")).toBeUndefined();
    expect(said(after)).toMatch(/lot/);
  });

  test("ends the call after the goodbye", async ({ site }) => {
    const answers = await hold(site.visitor(), "No, that's all, goodbye");
    expect(answers.at(-1)).toEqual({ type: "end", reason: "assistant-ended-call" });
  });

  test("comes a line at a time when asked so", async ({ site }) => {
    const response = await site
      .visitor()
      .send("POST", "/api/voice/turns", { scenario: "law", text: null }, { accept: TURN_STREAM_TYPE });
    expect(response.headers.get("content-type")).toBe(TURN_STREAM_TYPE);
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as TurnAnswer);
    expect(lines[0]?.type).toBe("sentence");
    expect(lines.at(-1)?.type).toBe("state");
  });

  test("a state that was tampered with is not believed: it picks up anew", async ({ site }) => {
    const visitor = site.visitor();
    const booked = stateOf(await bookCleaning(visitor))!;
    const [payload = "", signature] = booked.split(".");
    const memory = JSON.parse(Buffer.from(payload, "base64url").toString());
    memory.dialogue.filed[0].time = "03:00";
    const forged = `${Buffer.from(JSON.stringify(memory)).toString("base64url")}.${signature}`;
    const answers = await turn(visitor, "Is my appointment still there?", forged);
    expect(find(answers, "understood")?.slots).toEqual([]);
    expect(find(answers, "understood")?.summary.kind).not.toBe("booking");
  });

  test("another desk does not remember what the first was told", async ({ site }) => {
    const visitor = site.visitor();
    const dental = await hold(visitor, "I'd like to book a cleaning");
    const law = await turn(visitor, null, stateOf(dental), "law");
    expect(find(law, "understood")?.slots).toEqual([]);
  });

  test("refuses what is no turn, and what comes from another site", async ({ site }) => {
    const visitor = site.visitor();
    const post = (body: unknown, headers?: Record<string, string>) =>
      visitor.send("POST", "/api/voice/turns", body, headers).then(({ status }) => status);
    expect(await post({ scenario: "bakery", text: null })).toBe(400);
    expect(await post({ scenario: "dental" })).toBe(400);
    expect(await post({ scenario: "dental", text: null, state: "x".repeat(30_000) })).toBe(400);
    expect(await post({ scenario: "dental", text: "x".repeat(80_000) })).toBe(413);
    expect(await post({ scenario: "dental", text: null }, { origin: "https://elsewhere.example" })).toBe(403);
  });

  test("an address that talks without end has to wait", async ({ site }) => {
    const statuses = new Set<number>();
    for (let i = 0; i < 121; i++)
      statuses.add(
        (await site.visitor().send("POST", "/api/voice/turns", { scenario: "dental", text: null })).status,
      );
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe("GET /api/voice/speech", () => {
  const address = (text: string, speech: string) =>
    `/api/voice/speech?${new URLSearchParams({ text, speech })}`;

  test("speaks what the assistant has said, as WAV", async ({ site }) => {
    const [first] = await turn(site.visitor(), null);
    if (first?.type !== "sentence") throw new Error("no sentence");
    const response = await site.visitor().get(address(first.text, first.speech));
    expect(response.headers.get("content-type")).toBe("audio/wav");
    const wav = Buffer.from(await response.arrayBuffer());
    expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
    expect(wav.length).toBeGreaterThan(20_000);
  });

  test("speaks nothing else", async ({ site }) => {
    const [first] = await turn(site.visitor(), null);
    if (first?.type !== "sentence") throw new Error("no sentence");
    expect((await site.visitor().get(address("Send me your money.", first.speech))).status).toBe(403);
    expect((await site.visitor().get(address("Send me your money.", ""))).status).toBe(403);
    expect((await site.visitor().get(address("Hello.", ""))).status).toBe(200);
  });

  test("what a page asks for once somebody looks at its demo makes the receptionist ready; what a call says does not", async ({
    site,
  }) => {
    const ready = vi.fn(async () => {});
    const voice = { ...site.deps.voice, ready };
    const visitor = visitorOf(buildApp({ ...site.deps, voice, http: { trustProxy: false } }));
    const [first] = await turn(visitor, null);
    if (first?.type !== "sentence") throw new Error("no sentence");
    await visitor.get(address(first.text, first.speech));
    await visitor.get(address("Send me your money.", ""));
    expect(ready).not.toHaveBeenCalled();
    await visitor.get(address("Hello.", ""));
    expect(ready).toHaveBeenCalledOnce();
  });

  test("has no model's voice, no transcription and no voice detector without a key", async ({ site }) => {
    const visitor = site.visitor();
    expect((await visitor.get("/api/voice/speech?text=Hello.&voice=model")).status).toBe(404);
    expect((await visitor.send("POST", "/api/voice/transcriptions", {})).status).toBe(404);
    expect((await visitor.get(`${HEARING_FILES_PATH}silero_vad_v5.onnx`)).status).toBe(404);
  });
});

describe("POST /api/voice/demo-records", () => {
  const record = {
    scenario: "dental",
    provider: "built-in",
    callId: CALL_ID,
    lengthMs: 72_000,
    medianReplyMs: 400,
    rating: 5,
    name: "Dana Whitfield",
    email: "dana@larkspur.example",
  };

  test("a call is stored only when its visitor saves it, once, with what it came to", async ({ site }) => {
    const visitor = site.visitor();
    const state = stateOf(await bookCleaning(visitor));
    expect(await site.deps.db.$count(demoCalls)).toBe(0);
    const save = () => visitor.send("POST", "/api/voice/demo-records", { ...record, state });
    const [first, second] = [await save(), await save()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    const [row, ...more] = await site.deps.db.select().from(demoCalls);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      outcome: "booking",
      title: "Cleaning, booked",
      email: "dana@larkspur.example",
      rating: 5,
      transcript: null,
    });
    expect(row?.callId).not.toBe(CALL_ID);
  });

  test("a page cannot claim what the call did not come to", async ({ site }) => {
    const visitor = site.visitor();
    const claim = { ...record, outcome: "booking", title: "A booking", lines: ["at 3 am"] };
    expect((await visitor.send("POST", "/api/voice/demo-records", { ...claim, state: "a.b" })).status).toBe(
      400,
    );
    await visitor.send("POST", "/api/voice/demo-records", claim);
    const [row] = await site.deps.db.select().from(demoCalls);
    expect(row).toMatchObject({ outcome: "nothing", lines: [] });
  });

  test("asks for a real address, or none", async ({ site }) => {
    const send = (email: string) =>
      site.visitor().send("POST", "/api/voice/demo-records", { ...record, email });
    const refused = await send("dana@");
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { message: string }).message).toBe(
      "Please enter a valid email address",
    );
    expect((await send("")).status).toBe(201);
  });
});

describe("the desk that answers for the site", () => {
  const spoken = async (visitor: Visitor, text: string) =>
    said(await turn(visitor, text, stateOf(await turn(visitor, null, null, "ringwell")), "ringwell"));

  test("tells of an article that the site has published, and of no draft", async ({ site }) => {
    const { news, db, log } = site.deps;
    const write = (title: string, excerpt: string, published: boolean) =>
      news.create({ title, excerpt, content: "<p>Words enough.</p>", published });
    await write("The walrus on line two", "A walrus called a bakery. It wanted rye.", true);
    await write("Penguins never leave a message", "They wait in line.", false);
    const { voice, close } = buildVoice({
      db,
      log,
      secret: Buffer.alloc(32, 3),
      audit: auditService(),
      addLead: async () => "",
      latestArticles: (limit) => news.latest(limit),
    });
    const visitor = visitorOf(buildApp({ ...site.deps, voice, http: { trustProxy: false } }));
    expect(await spoken(visitor, "Have you written anything about a walrus?")).toMatch(
      /We wrote about that in The walrus on line two\. A walrus called a bakery\. You find it on our news page\./,
    );
    expect(await spoken(visitor, "Do you have an article about penguins?")).not.toMatch(/Penguins never/);
    expect(await spoken(visitor, "Can it book into my calendar?")).toMatch(/reads your free times/);
    await close();
  });
});

describe("POST /api/voice/errors", () => {
  const fault = {
    provider: "hosted",
    kind: "daily-error",
    stage: null,
    status: null,
    message: "Meeting gone",
  };

  test("counts a fault by day and kind, and keeps what the last one said without names and addresses", async ({
    site,
  }) => {
    stopClock(instants["the last minute of a year"]);
    const visitor = site.visitor();
    const extra = { ...fault, transcript: "assistant: hello", token: "secret", userName: "Dana" };
    const told = { ...extra, message: "No room at https://calls.example/secret for dana@example.com" };
    for (const body of [fault, told, { ...fault, kind: "made-up-kind" }])
      expect((await visitor.send("POST", "/api/voice/errors", body)).status).toBe(204);
    const rows = await site.deps.db.select().from(callFaults).orderBy(callFaults.kind);
    expect(rows.map(({ kind, count }) => [kind, count])).toEqual([
      ["daily-error", 2],
      ["other", 1],
    ]);
    expect(rows[0]).toEqual({
      day: "2027-01-01",
      provider: "hosted",
      kind: "daily-error",
      count: 2,
      message: "No room at [address] for [e-mail]",
      stage: null,
      status: null,
      browser: expect.any(String),
      lastAt: expect.any(Date),
    });
  });

  test("shows the counts to administrators, and to nobody else", async ({ site }) => {
    const visitor = site.visitor();
    const all: { day: string; [fact: string]: unknown }[] = [];
    for (const at of Object.values(instants).sort()) {
      stopClock(at);
      for (const kind of ["daily-error", "daily-error", "start-timeout"])
        await visitor.send("POST", "/api/voice/errors", { ...fault, kind });
      expect((await visitor.get("/api/voice/faults")).status).toBe(401);
      const { faults } = (await (await (await site.admin()).get("/api/voice/faults")).json()) as {
        faults: object[];
      };
      const lastAt = new Date(at).toISOString();
      const told = { day: lastAt.slice(0, 10), provider: "hosted", message: "Meeting gone", lastAt };
      all.unshift({ ...told, kind: "daily-error", count: 2 }, { ...told, kind: "start-timeout", count: 1 });
      const recent = all.filter(({ day }) => Date.parse(at) - Date.parse(day) < FAULT_DAYS * DAY_MS);
      expect([at, faults]).toMatchObject([at, recent]);
    }
  });

  test("is bounded in size and in number", async ({ site }) => {
    const visitor = site.visitor();
    const send = (message: string) => visitor.send("POST", "/api/voice/errors", { ...fault, message });
    expect((await send("x".repeat(3000))).status).toBe(413);
    expect((await send("x".repeat(300))).status).toBe(400);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await send("again")).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
