import { describe, expect, test } from "vitest";
import { ClientStream, readAnswer } from "./wire.ts";

const message = (letter: string, body: string) => {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(letter);
  bytes.writeInt32BE(4 + Buffer.byteLength(body), 1);
  bytes.write(body, 5);
  return bytes;
};
const startup = (() => {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(196608, 4);
  return bytes;
})();

describe("a client's byte stream", () => {
  test("becomes whole batches, wherever the bytes are cut", () => {
    const parse = message("P", "\0select 1\0\0\0");
    const sync = message("S", "");
    const query = message("Q", "select 2\0");
    const bytes = Buffer.concat([startup, parse, sync, query]);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const stream = new ClientStream(1);
      const first = stream.push(bytes.subarray(0, cut));
      const second = stream.push(bytes.subarray(cut));
      expect([first.started, second.started].filter(Boolean)).toHaveLength(1);
      expect(Buffer.concat([...first.batches, ...second.batches])).toEqual(
        Buffer.concat([parse, sync, query]),
      );
      expect([...first.batches, ...second.batches]).toHaveLength(2);
    }
  });

  test("keeps each client's prepared statements apart", () => {
    const stream = new ClientStream(7);
    const { batches } = stream.push(
      Buffer.concat([
        startup,
        message("P", "byId\0select 1\0\0\0"),
        message("B", "\0byId\0\0\0\0\0\0\0"),
        message("D", "SbyId\0"),
        message("C", "SbyId\0"),
        message("D", "P\0"),
        message("S", ""),
      ]),
    );
    const text = batches[0]?.toString("latin1") ?? "";
    expect(text.match(/c7:byId/g)).toHaveLength(4);
    expect(batches[0]?.readInt32BE(1)).toBe(4 + "c7:byId\0select 1\0\0\0".length);
  });

  test("ends at a terminate message", () => {
    const stream = new ClientStream(1);
    expect(stream.push(Buffer.concat([startup, message("X", "")])).terminated).toBe(true);
  });
});

describe("a server's answer", () => {
  test("is told apart into reply, notifications, status and error codes", () => {
    const error = message("E", "SERROR\0C53100\0Mcould not extend file\0\0");
    const note = message("A", "\0\0\0\u0001page_purge\0[]\0");
    const ready = message("Z", "E");
    const answer = readAnswer(Buffer.concat([error, note, ready]));
    expect(Buffer.from(answer.reply)).toEqual(Buffer.concat([error, ready]));
    expect(answer.notifications.map((each) => Buffer.from(each))).toEqual([note]);
    expect(answer.status).toBe("E");
    expect(answer.errors).toEqual([{ severity: "ERROR", code: "53100", message: "could not extend file" }]);
  });
});
