import { setTimeout as sleep } from "node:timers/promises";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import { IDEMPOTENCY_KEY } from "../../contracts/submission.ts";
import { ordinary } from "../../server/assessment/every-answer.fixture.ts";
import { articleForm } from "../../tests/articles.ts";
import { clientOf } from "../client.ts";
import { bookByTyping } from "../typed-booking.ts";

export type Kind = "page" | "file" | "search" | "message" | "assessment" | "edit" | "turn" | "booking";
export interface Asked {
  kind: Kind;
  /** Of a page or a file: its path. */
  path?: string;
  phase: string;
  /** When it was begun, by `performance.now()`. */
  at: number;
  ms: number;
  /** Of the answer; 0 where none came. */
  status: number;
}

/** What the site has said that it has. */
export interface Accepted {
  /** Ids of contact messages, by their text. */
  messages: Map<string, string>;
  /** Ids of assessments, by the address of who sent them. */
  assessments: Map<string, string>;
  /** The number that was last written into each article, by its id. */
  edits: Map<string, number>;
  /** Versions that saves of an article were given; each save goes up by one. */
  versions: number[];
  /** Ids of demo calls' bookings, by the caller's address. */
  bookings: Map<string, string>;
}

const PAGES = ["/", "/services", "/news", "/contact", "/assessment", "/terms-of-use"];
const READERS = 4;
const TRY_MS = 15_000;
/** Between two tries of a visitor who presses again. */
const AGAIN_MS = 250;
const PAUSE = { page: 60, search: 250, message: 200, assessment: 800, edit: 600, turn: 200 };
const HTML = new Set<Kind>(["page", "search"]);
const TAKEN = new Set([200, 201]);

/** A steady load on one address, until it is stopped. Whoever is refused tries again with the same key until it is taken. */
export async function startLoad(origin: string) {
  const asked: Asked[] = [];
  const accepted: Accepted = {
    messages: new Map(),
    assessments: new Map(),
    edits: new Map(),
    versions: [],
    bookings: new Map(),
  };
  let phase = "";
  let stopping = false;
  const client = await clientOf(origin, (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(TRY_MS) }),
  );

  /** One try, noted. @returns its status, and the answer's text where it is as it should be */
  async function tried(kind: Kind, send: () => Promise<Response>, path?: string) {
    const [at, during] = [performance.now(), phase];
    let status = 0;
    let text: string | undefined;
    try {
      const answer = await send();
      text = await answer.text();
      // Half a page is none.
      status = answer.ok && HTML.has(kind) && !text.trimEnd().endsWith("</html>") ? 0 : answer.status;
    } catch {
      // No answer: a connection that ended, or none.
    }
    asked.push({ kind, ...(path && { path }), phase: during, at, ms: performance.now() - at, status });
    return { status, text: TAKEN.has(status) ? text : undefined };
  }
  async function insist<T>(kind: Kind, send: () => Promise<Response>): Promise<T> {
    for (;;) {
      const { status, text } = await tried(kind, send);
      if (text !== undefined) return JSON.parse(text) as T;
      // What is wrong stays wrong: this is a fault of the bench.
      if (status >= 400 && status < 500) throw new Error(`${kind}: ${status}`);
      await sleep(AGAIN_MS);
    }
  }
  async function read(n: number) {
    const path = PAGES[n % PAGES.length] ?? "/";
    const { text: page } = await tried("page", () => client.get(path), path);
    if (page && n % 20 === 0)
      for (const file of new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g)))
        await tried("file", () => client.get(file), file);
  }
  /** What no cache answers. */
  const search = (n: number) => tried("search", () => client.get(`/news?search=calls+${n}`));
  async function message(n: number) {
    const text = `Please call me about the line, message ${n} of this run.`;
    const body = { name: "Ada Moreno", email: `ada-${n}@practice.example`, message: text };
    const headers = { [IDEMPOTENCY_KEY]: `message-${n}` };
    const { id } = await insist<{ id: string }>("message", () =>
      client.write("/api/contact", body, { headers }),
    );
    accepted.messages.set(text, id);
  }
  async function assessment(n: number) {
    const email = `owner-${n}@larkspur.example`;
    const headers = { [IDEMPOTENCY_KEY]: `assessment-${n}` };
    const answers = { ...ordinary, businessName: `Business ${n}`, email };
    const { id } = await insist<{ id: string }>("assessment", () =>
      client.write("/api/assessment", answers, { headers }),
    );
    accepted.assessments.set(email, id);
  }
  const words = (n: number) =>
    articleForm({
      title: "Edited all the time",
      content: `<p>Edit ${n}. Somebody has to answer the telephone while the ovens are open.</p>`,
    });
  const { id: edited } = await insist<{ id: string }>("edit", () => client.write("/api/articles", words(0)));
  async function edit(n: number) {
    // Without the version that it began with: a save whose answer was lost may have been taken.
    const { version } = await insist<{ version: number }>("edit", () =>
      client.write(`/api/articles/${edited}`, { ...words(n), published: n % 10 === 0 }, { method: "PUT" }),
    );
    accepted.edits.set(edited, n);
    accepted.versions.push(version);
  }
  async function call(n: number) {
    const email = `caller-${n}@example.com`;
    const record = await bookByTyping(email, async (turn) => {
      const { answers } = await insist<{ answers: TurnAnswer[] }>("turn", () =>
        client.write("/api/voice/turns", turn),
      );
      await sleep(PAUSE.turn);
      return answers;
    });
    const { id } = await insist<{ id: string }>("booking", () =>
      client.write("/api/voice/demo-records", record),
    );
    accepted.bookings.set(email, id);
  }
  const loop = async (act: (n: number) => Promise<unknown>, pause: number, from = 1) => {
    for (let n = from; !stopping; n++) {
      await act(n);
      await sleep(pause);
    }
  };
  const loops = [
    ...Array.from({ length: READERS }, (_, i) => loop(read, PAUSE.page, i)),
    loop(search, PAUSE.search),
    loop(message, PAUSE.message),
    loop(assessment, PAUSE.assessment),
    loop(edit, PAUSE.edit),
    loop(call, PAUSE.turn),
  ];
  return {
    asked,
    accepted,
    edited,
    client,
    /** What follows belongs to this part of the run. */
    phase(name: string) {
      phase = name;
    },
    /** Each comes to the end of what it has begun. */
    async stop() {
      stopping = true;
      await Promise.all(loops);
    },
  };
}
export type Load = Awaited<ReturnType<typeof startLoad>>;
