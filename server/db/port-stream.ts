import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** A MessagePort dressed as the socket that the `pg` client expects. */
export class PortStream extends Duplex {
  #port: MessagePort;
  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (chunk: Uint8Array) => {
      this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    });
    port.on("close", () => {
      this.push(null);
      this.destroy();
    });
  }
  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    this.#port.ref();
    return this;
  }
  unref() {
    this.#port.unref();
    return this;
  }
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#port.postMessage(chunk);
    done();
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#port.postMessage(Buffer.concat(chunks.map((each) => each.chunk)));
    done();
  }
  override _final(done: () => void) {
    this.#port.close();
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close();
    done(error);
  }
}
