import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../server/db/client.ts";
import { smtpMailer } from "../server/mail/smtp-mailer.ts";

/** A server that knows no TLS: it says the same to whatever comes first, and keeps all that it hears. */
async function inPlain(says: string) {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write(says));
    socket.on("data", (chunk) => heard.push(chunk));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return {
    at: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => Buffer.concat(heard),
  };
}

test("a database that is to be encrypted is told neither name nor password where the server is not", async () => {
  const { at, heard } = await inPlain("N");
  const database = await openDatabase({
    url: `postgres://site:secret@${at}/records?sslmode=verify-full`,
    onFatal: () => {},
  });
  await expect(database.migrate()).rejects.toThrow(/does not support SSL/);
  await database.close();
  // Each connection has asked for encryption, which takes eight bytes, and for nothing else.
  const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  expect(heard().length).toBeGreaterThan(0);
  for (let at = 0; at < heard().length; at += 8) expect(heard().subarray(at, at + 8)).toEqual(request);
});

test("nor does a mail server that is to be encrypted hear a password or a mail in plain", async () => {
  const { at, heard } = await inPlain("220 here\r\n");
  const mailer = smtpMailer({ url: `smtps://site:secret@${at}`, from: "Site <site@ringwell.example>" });
  onTestFinished(() => mailer.close());
  await expect(
    mailer.send({
      to: { address: "ada@practice.example" },
      subject: "Words",
      text: "Words",
      html: "<p>Words</p>",
      messageId: "<one@ringwell.example>",
    }),
  ).rejects.toThrow();
  // The greeting of TLS begins so.
  expect(heard()[0]).toBe(22);
  const all = heard().toString("latin1");
  for (const word of ["AUTH", "MAIL FROM", "Words", "secret", btoa("\0site\0secret"), btoa("secret")])
    expect(all).not.toContain(word);
});
