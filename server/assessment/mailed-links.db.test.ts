import { expect } from "vitest";
import { test } from "../../tests/site.ts";
import { ordinary } from "./every-answer.fixture.ts";

/** A request that claims to have been sent to a host of the sender's own, as any client can. */
const foreign = { host: "evil.example", origin: "http://evil.example" };
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

test("no request chooses where the private links in mails lead: they begin with the address that the start prints", async ({
  site,
}) => {
  const admin = await site.admin();
  const linkOf = async (mails: number) =>
    /https?:\/\/\S+(?=\/r\/[\w-]{32})/.exec((await site.smtp.waitFor(mails)).at(-1)?.text ?? "")?.[0];
  const printed = site.deps.address.visited();
  expect(printed).toBe("http://127.0.0.1:3000");

  const submitted = await site.visitor().write("POST", "/api/assessment", ordinary, foreign);
  expect(submitted.status).toBe(201);
  expect(await linkOf(1)).toBe(printed);

  const path = `/api/assessments/${await idOf(submitted)}`;
  const status = async () => ((await (await admin.get(path)).json()) as { status: string }).status;
  await expect.poll(status).toBe("Ready for Review");
  expect((await admin.write("POST", `${path}/send`, {}, foreign)).status).toBe(200);
  expect(await linkOf(2)).toBe(printed);

  const held = { ...ordinary, businessName: "Held back", website: "https://spam.example" };
  await site.visitor().write("POST", "/api/assessment", held, foreign);
  const { leads } = (await (await admin.get("/api/leads?spam=1")).json()) as { leads: { id: string }[] };
  expect((await admin.write("POST", `/api/leads/${leads[0]?.id}/release`, {}, foreign)).status).toBe(200);
  expect(await linkOf(3)).toBe(printed);
});
