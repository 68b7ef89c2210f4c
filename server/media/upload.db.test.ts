import sharp from "sharp";
import { describe, expect } from "vitest";
import { parseImageUrl } from "../../contracts/media.ts";
import { uploadLimit, uploadMessages } from "../../contracts/media-files.ts";
import type { UploadResult } from "../../contracts/media-upload.ts";
import { test, type TestSite, type Visitor } from "../../tests/site.ts";
import { auditEntries } from "../audit/audit.table.ts";
import { media as mediaTable } from "./media.table.ts";

const paint = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#a37" } });
const png = (width?: number, height?: number) => paint(width, height).png().toBuffer();

const formWith = (bytes: Uint8Array | string, name = "team.png", type = "image/png") => {
  const form = new FormData();
  form.append("image", new File([bytes as BlobPart], name, { type }));
  return form;
};
const post = (visitor: Visitor, form: FormData | string, headers?: Record<string, string>) =>
  visitor.write("POST", "/api/upload/image", form, headers);
const answerOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as Record<string, unknown>),
});
const rows = (site: TestSite) => site.deps.db.select().from(mediaTable);

async function uploaded(site: TestSite, bytes: Uint8Array, name?: string, type?: string) {
  const response = await post(await site.admin(), formWith(bytes, name, type));
  expect(response.status).toBe(200);
  return (await response.json()) as Required<UploadResult>;
}
const download = async (site: TestSite, url: string) =>
  Buffer.from(await (await site.visitor().get(url)).arrayBuffer());

describe("POST /api/upload/image", () => {
  test("keeps the image and answers where it is, for any browser and as WebP", async ({ site }) => {
    const { url, webpUrl } = await uploaded(site, await png());
    expect(url).toMatch(/^\/api\/images\/[0-9a-f]{24}-60x40\.jpg$/);
    expect(webpUrl).toMatch(/^\/images\/webp\/[0-9a-f]{24}-60x40\.webp$/);
    expect(parseImageUrl(webpUrl)).toEqual(parseImageUrl(url));
    expect((await sharp(await download(site, url)).metadata()).format).toBe("jpeg");
    expect((await sharp(await download(site, webpUrl)).metadata()).format).toBe("webp");
    const entries = await site.deps.db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.at(-1)).toMatchObject({
      action: "image.uploaded",
      actor: "dana",
      subject: "team.png",
      details: { size: "60 x 40" },
    });
  });

  test("takes the token from the form too", async ({ site }) => {
    const admin = await site.admin();
    const form = new FormData();
    form.append("_csrf", await admin.csrfToken());
    form.append("image", new File([new Uint8Array(await png())], "a.png"));
    expect((await admin.send("POST", "/api/upload/image", form)).status).toBe(200);
  });

  test("refuses in order: session, token, form, size, type", async ({ site }) => {
    const big = formWith(new Uint8Array(uploadLimit + 1), "big.txt", "text/plain");
    const visitor = site.visitor();
    expect(await answerOf(await post(visitor, big))).toMatchObject({ status: 401, code: "unauthenticated" });
    const admin = await site.admin();
    expect(await answerOf(await admin.send("POST", "/api/upload/image", big))).toMatchObject({
      status: 403,
      code: "csrf",
    });
    expect(await answerOf(await post(admin, new FormData()))).toMatchObject({ status: 400, code: "invalid" });
    expect(await answerOf(await post(admin, big))).toMatchObject({
      status: 413,
      code: "too_large",
      message: uploadMessages.size,
    });
    expect(await answerOf(await post(admin, formWith("just words")))).toMatchObject({
      status: 415,
      code: "wrong_type",
      message: uploadMessages.type,
    });
    expect(await rows(site)).toEqual([]);
  });

  test("exactly 5 MB is taken, one byte more is not", async ({ site }) => {
    const picture = await paint().jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    const admin = await site.admin();
    expect((await post(admin, formWith(padded(uploadLimit)))).status).toBe(200);
    expect((await post(admin, formWith(padded(uploadLimit + 1)))).status).toBe(413);
  });

  test("a body without end is not read to its end", async ({ site }) => {
    const admin = await site.admin();
    const token = await admin.csrfToken();
    let sent = 0;
    const chunk = new Uint8Array(64 * 1024).fill(65);
    const head = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const response = await site.app.request("http://localhost:3000/api/upload/image", {
      method: "POST",
      headers: {
        host: "localhost:3000",
        origin: "http://localhost:3000",
        cookie: admin.cookie,
        "x-csrf-token": token,
        "content-type": "multipart/form-data; boundary=b",
      },
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(uploadLimit + 1024 * 1024);
  });

  const faults: Record<string, () => Promise<FormData | string>> = {
    "no file": async () => {
      const form = new FormData();
      form.append("image", "not a file");
      return form;
    },
    "another field's file": async () => {
      const form = new FormData();
      form.append("picture", new File([new Uint8Array(await png())], "a.png"));
      return form;
    },
    "two files": async () => {
      const form = formWith(await png());
      form.append("image", new File([new Uint8Array(await png(20))], "b.png"));
      return form;
    },
    "an empty file": async () => formWith(new Uint8Array()),
  };
  for (const [name, make] of Object.entries(faults))
    test(`${name} is a 400 that names the field`, async ({ site }) => {
      expect(await answerOf(await post(await site.admin(), await make()))).toMatchObject({
        status: 400,
        code: "invalid",
        errors: [{ field: "image" }],
      });
    });

  test("a form that breaks off, has no boundary or is none", async ({ site }) => {
    const admin = await site.admin();
    const type = (value: string) => ({ "content-type": value });
    const broken = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf';
    const tries: [body: string, type: string, status: number][] = [
      [broken, "multipart/form-data; boundary=b", 400],
      ["x", "multipart/form-data", 400],
      ["{}", "application/json", 415],
      ["x", "image/png", 415],
    ];
    for (const [body, contentType, status] of tries)
      expect((await post(admin, body, type(contentType))).status).toBe(status);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const notImages: Record<string, string | (() => Promise<Uint8Array>)> = {
    "an SVG with a script": svg,
    "an SVG with an XML head": `<?xml version="1.0"?>${svg}`,
    "HTML named .png": "<!doctype html><script>alert(1)</script>",
    "a PDF": "%PDF-1.7\n%âãÏÓ",
    "a TIFF": async () => paint().tiff().toBuffer(),
    "an AVIF": async () => paint().avif().toBuffer(),
    "a program": "#!/bin/sh\nexit 0\n",
  };
  for (const [name, content] of Object.entries(notImages))
    test(`${name}, called an image, is a 415`, async ({ site }) => {
      const bytes = typeof content === "string" ? content : await content();
      const response = await post(await site.admin(), formWith(bytes, "photo.png", "image/png"));
      expect(await answerOf(response)).toMatchObject({ status: 415, message: uploadMessages.type });
    });

  test("what it calls itself does not count: a PNG named .txt of type text/html is an image", async ({
    site,
  }) => {
    const { url } = await uploaded(site, await png(), "page.html", "text/html");
    expect(url).toMatch(/\.jpg$/);
  });

  test("a picture with a page hidden in it loses the page", async ({ site }) => {
    const page = "<html><script>alert(document.cookie)</script></html>";
    const polyglots = [
      Buffer.concat([await png(), Buffer.from(page)]),
      Buffer.concat([await paint().gif().toBuffer(), Buffer.from(page)]),
      await paint()
        .withExif({ IFD0: { ImageDescription: page } })
        .jpeg()
        .toBuffer(),
    ];
    for (const bytes of polyglots) {
      expect(bytes.includes("<script>")).toBe(true);
      const { url, webpUrl } = await uploaded(site, bytes);
      for (const each of [url, webpUrl]) {
        const response = await site.visitor().get(each);
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        expect(Buffer.from(await response.arrayBuffer()).includes("<script>")).toBe(false);
      }
    }
  });

  test("damaged pictures and bombs are refused in words", async ({ site }) => {
    const admin = await site.admin();
    const whole = await paint(300, 200).png({ compressionLevel: 0 }).toBuffer();
    const bomb = await paint(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(uploadLimit);
    const jpeg = await paint(300, 200).jpeg().toBuffer();
    for (const [bytes, words] of [
      [whole.subarray(0, whole.length / 2), "damaged or incomplete"],
      [jpeg.subarray(0, jpeg.length / 2), "damaged or incomplete"],
      [jpeg.subarray(0, 3), "damaged or incomplete"],
      [Buffer.from("GIF89a=1;alert(document.cookie)//<svg onload=alert(1)>"), "damaged or incomplete"],
      [Buffer.from("RIFF\0\0\0\0WEBPVP8 <script>alert(1)</script>"), "damaged or incomplete"],
      [bomb, "too many pixels"],
      [await paint(66_000, 2).png().toBuffer(), "too many pixels"],
    ] as const)
      expect(await answerOf(await post(admin, formWith(bytes)))).toMatchObject({
        status: 422,
        message: expect.stringContaining(words),
      });
    expect(await rows(site)).toEqual([]);
  });

  test("a name is a name: no path of it is followed, shown or stored", async ({ site }) => {
    const names = [
      "../../etc/passwd.png",
      "C:\\Users\\dana\\team.png",
      "ab\u202Egnp.png",
      'my "best"\nshot.png',
      "",
    ];
    const admin = await site.admin();
    for (const [i, name] of names.entries())
      expect((await post(admin, formWith(await png(30 + i), name))).status).toBe(name === "" ? 400 : 200);
    const stored = (await rows(site)).map(({ originalName }) => originalName);
    expect(stored.sort()).toEqual(["abgnp.png", 'my "best" shot.png', "passwd.png", "team.png"]);
  });

  test("an animated GIF stays animated as WebP", async ({ site }) => {
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((background) =>
        sharp({ create: { width: 80, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90] })
      .toBuffer();
    const { webpUrl } = await uploaded(site, gif, "wave.gif", "image/gif");
    expect((await sharp(await download(site, webpUrl)).metadata()).pages).toBe(2);
    expect(parseImageUrl(webpUrl)?.animated).toBe(true);
  });

  test("a phone's picture is turned upright and tells nothing of where it was taken", async ({ site }) => {
    const photo = await paint(120, 60)
      .withExif({
        IFD0: { Copyright: "Dana Whitfield" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { url, webpUrl } = await uploaded(site, photo, "phone.jpg", "image/jpeg");
    for (const each of [url, webpUrl]) {
      const found = await sharp(await download(site, each)).metadata();
      expect([found.width, found.height]).toEqual([60, 120]);
      expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual(Array(4).fill(undefined));
    }
  });

  test("print colours and deep colours come out as a screen shows them", async ({ site }) => {
    const cmyk = await paint().toColourspace("cmyk").jpeg().toBuffer();
    const deep = await paint().toColourspace("rgb16").png().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    for (const bytes of [cmyk, deep]) {
      const { url } = await uploaded(site, bytes);
      const { data, info } = await sharp(await download(site, url))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(3);
      for (const [i, wanted] of [0xaa, 0x33, 0x77].entries())
        expect(Math.abs((data[i] ?? 0) - wanted)).toBeLessThan(30);
    }
  });

  test("what was uploaded before stands first when it is uploaded again", async ({ site }) => {
    const admin = await site.admin();
    for (const width of [50, 51, 50])
      expect((await post(admin, formWith(await png(width), `${width}.png`))).status).toBe(200);
    const { images } = (await (await admin.get("/api/media")).json()) as { images: { name: string }[] };
    expect(images.map(({ name }) => name)).toEqual(["50.png", "51.png"]);
  });

  test("an upload that was cancelled while the server was at work is not kept", async ({ site }) => {
    const admin = await site.admin();
    const cancelled = new AbortController();
    const answer = site.app.request(
      new Request("http://localhost:3000/api/upload/image", {
        method: "POST",
        headers: {
          host: "localhost:3000",
          origin: "http://localhost:3000",
          cookie: admin.cookie,
          "x-csrf-token": await admin.csrfToken(),
        },
        body: formWith(await png(900, 600)),
        signal: cancelled.signal,
      }),
    );
    cancelled.abort();
    expect((await answer).status).toBe(422);
    expect(await rows(site)).toEqual([]);
  });

  test("four at once all arrive, and the same image twice is one", async ({ site }) => {
    const admin = await site.admin();
    const pictures = [await png(50), await png(51), await png(52), await png(50)];
    const answers = await Promise.all(pictures.map((bytes) => post(admin, formWith(bytes))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows(site)).toHaveLength(3);
  });
});
