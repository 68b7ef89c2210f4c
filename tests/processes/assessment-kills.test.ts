import { describe, expect, onTestFinished, test } from "vitest";
import { clientOf } from "../../bench/client.ts";
import { ordinary } from "../../server/assessment/every-answer.fixture.ts";
import { startPostgres } from "../setup/postgres.ts";
import { startSmtp } from "../stand-ins/smtp.ts";
import { killed, site, tempDataDir } from "./site-process.ts";

interface State {
  status: string;
  mails: { id: string; status: string; tries: number; response: string | null }[];
  versions: { kind: string }[];
}

// Before a release on both; that a kill loses nothing of the embedded database's own, `stopping` and `articles` prove.
describe.each(process.env.TEST_ALL ? ["embedded", "postgres"] : ["postgres"])(
  "on the %s database",
  (kind) => {
    const REPORT = "Your AI business assessment is ready";

    test("killed between a send and its delivery, while the mail server hangs: nothing is lost, nothing comes twice", async () => {
      const smtp = await startSmtp();
      onTestFinished(() => smtp.stop());
      const postgres = kind === "postgres" ? await startPostgres() : undefined;
      onTestFinished(() => postgres?.stop());
      const dataDir = tempDataDir();
      const start = () =>
        site(dataDir, { SMTP_URL: smtp.url, ...(postgres && { DATABASE_URL: postgres.url }) });

      let running = await start();
      let client = await clientOf(running.url, fetch);
      const submit = async (businessName: string) => {
        const response = await client.write("/api/assessment", { ...ordinary, businessName });
        expect(response.status).toBe(201);
        return ((await response.json()) as { id: string }).id;
      };
      const state = async (id: string): Promise<State> => ({
        ...(await client.json<State>(`/api/assessments/${id}`)),
        ...(await client.json<State>(`/api/assessments/${id}/review`)),
      });
      const first = await submit("First");
      await expect.poll(async () => (await state(first)).status).toBe("Ready for Review");
      await smtp.waitFor(1);

      smtp.be("hang");
      expect((await client.write(`/api/assessments/${first}/send`)).status).toBe(200);
      // The administrator is told what the server does: nothing.
      await expect
        .poll(async () => (await state(first)).mails)
        .toMatchObject([
          { status: "queued", tries: 1, response: expect.stringMatching(/timeout|never received/i) },
        ]);
      const [queued] = (await state(first)).mails;
      const second = await submit("Second");
      await killed(running);
      smtp.be("accept");

      running = await start();
      client = await clientOf(running.url, fetch);
      await expect.poll(async () => (await state(second)).status).toBe("Ready for Review");
      await smtp.waitFor(3, 90_000);
      await expect
        .poll(async () => (await state(first)).mails)
        .toMatchObject([{ id: queued?.id, status: "accepted" }]);
      expect((await client.write(`/api/assessments/${first}/send`)).status).toBe(409);
      expect((await state(first)).versions.map((each) => each.kind)).toEqual(["sent", "written"]);
      expect((await state(second)).versions.map((each) => each.kind)).toEqual(["written"]);
      // The desk hears of both.
      await expect.poll(() => smtp.notices.length).toBe(2);
      await expect(smtp.waitFor(4, 3000)).rejects.toThrow("3 of 4");
      expect(
        smtp.mails
          .map(
            ({ subject, text }) =>
              `${subject?.split(": ")[0] === REPORT ? REPORT : subject} ${/First|Second/.exec(text ?? "")}`,
          )
          .sort(),
      ).toEqual([
        "Your AI assessment: we have your answers First",
        "Your AI assessment: we have your answers Second",
        "Your AI business assessment is ready First",
      ]);
    });
  },
);
