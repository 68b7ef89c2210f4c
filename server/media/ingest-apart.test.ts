import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import type { AppError } from "../errors.ts";
import { type IngestedImage, ingestImage } from "./ingest.ts";
import { ingestApart } from "./ingest-apart.ts";

function begun() {
  const apart = ingestApart(1500);
  onTestFinished(() => apart.end());
  return apart;
}

const picture = (width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: "#a37" } })
    .png()
    .toBuffer();
const asText = ({ variants, ...address }: IngestedImage) => ({
  ...address,
  // An AVIF's bytes depend on how many threads made it.
  variants: variants.map(({ bytes, ...each }) => ({
    ...each,
    bytes: each.format === "avif" ? bytes.length > 0 : bytes.toString("base64"),
  })),
});
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("makes the same forms in a process of its own, which ends when nothing comes", async () => {
  const apart = begun();
  const [bytes, next] = [await picture(), await picture(301)];
  const image = await apart.ingest(bytes);
  const pid = (await apart.pid()) as number;
  expect(pid).not.toBe(process.pid);
  await apart.ingest(next);
  expect(await apart.pid()).toBe(pid);
  expect(asText(image)).toEqual(asText(await ingestImage(bytes)));
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await apart.pid()).toBeUndefined();
});

it("refuses what the site refuses, in the same words", async () => {
  const apart = begun();
  const half = (await picture()).subarray(0, 90);
  const { code, message } = (await ingestImage(half).catch((error: unknown) => error)) as AppError;
  expect(code).toBe("unprocessable");
  await expect(apart.ingest(half)).rejects.toMatchObject({ name: "AppError", code, message });
  await expect(apart.ingest(Buffer.from("words"))).rejects.toMatchObject({ code: "wrong_type" });
});

it("fails one upload when the process is ended under it, and serves the next", async () => {
  const apart = begun();
  await apart.ingest(await picture());
  const pid = (await apart.pid()) as number;
  const broken = apart.ingest(await picture(1900));
  process.kill(pid, "SIGKILL");
  await expect(broken).rejects.toThrow("the process that reads pictures ended: SIGKILL");
  expect(await apart.ingest(await picture(302))).toMatchObject({ width: 302 });
});
