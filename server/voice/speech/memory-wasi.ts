import { type WasmModule, webAssembly } from "./web-assembly.ts";

/**
 * The 13 calls of WASI preview 1 that flite makes, over memory: no file system, no experimental `node:wasi`.
 * The program gets arguments and one directory (`/`), in which it may write files.
 */
export interface Run {
  exitCode: number;
  files: Map<string, Uint8Array>;
  stderr: string;
}

interface OpenFile {
  path: string;
  at: number;
}

const BADF = 8;
const NOENT = 44;
const NOSYS = 52;
const ROOT = 3;

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/** A file that grows as it is written. */
class Growing {
  bytes = new Uint8Array(65_536);
  length = 0;
  write(at: number, chunk: Uint8Array): void {
    const end = at + chunk.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.bytes.length * 2));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.set(chunk, at);
    this.length = Math.max(this.length, end);
  }
}

/** Runs a WASI command to its end; it throws what the program traps with. */
export function runCommand(module: WasmModule, args: readonly string[]): Run {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const files = new Map<string, Growing>();
  const open = new Map<number, OpenFile>();
  let stderr = "";
  let nextFd = ROOT + 1;
  const view = () => new DataView(memory.buffer);
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);
  const argv = args.map((a) => encoder.encode(`${a}\0`));
  const vectors = (at: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      bytes(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true)),
    );

  const wasi = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, argv.length, true);
      view().setUint32(
        size,
        argv.reduce((n, a) => n + a.length, 0),
        true,
      );
      return 0;
    },
    args_get(pointers: number, at: number) {
      for (const [i, arg] of argv.entries()) {
        view().setUint32(pointers + 4 * i, at, true);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      }
      return 0;
    },
    clock_time_get(_id: number, _precision: bigint, at: number) {
      view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_prestat_get(fd: number, at: number) {
      if (fd !== ROOT) return BADF;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, 1, true);
      return 0;
    },
    fd_prestat_dir_name(fd: number, at: number, length: number) {
      if (fd !== ROOT) return BADF;
      bytes(at, length).set(encoder.encode("/").subarray(0, length));
      return 0;
    },
    fd_fdstat_get(fd: number, at: number) {
      if (fd > ROOT && !open.has(fd)) return BADF;
      bytes(at, 24).fill(0);
      view().setUint8(at, fd === ROOT ? 3 : fd > ROOT ? 4 : 2);
      view().setBigUint64(at + 8, 0x1fffffffn, true);
      view().setBigUint64(at + 16, 0x1fffffffn, true);
      return 0;
    },
    fd_fdstat_set_flags: () => 0,
    path_open(
      _dir: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      _base: bigint,
      _inheriting: bigint,
      _fdflags: number,
      out: number,
    ) {
      const name = decoder.decode(bytes(path, length));
      const creates = (flags & 1) !== 0;
      if (!files.has(name) && !creates) return NOENT;
      if (!files.has(name) || (flags & 8) !== 0) files.set(name, new Growing());
      open.set(nextFd, { path: name, at: 0 });
      view().setUint32(out, nextFd++, true);
      return 0;
    },
    fd_write(fd: number, at: number, count: number, written: number) {
      let total = 0;
      for (const chunk of vectors(at, count)) {
        const file = open.get(fd);
        if (file) {
          files.get(file.path)!.write(file.at, chunk);
          file.at += chunk.length;
        } else if (fd === 2) stderr = (stderr + decoder.decode(chunk)).slice(0, 2000);
        else if (fd !== 1) return BADF;
        total += chunk.length;
      }
      view().setUint32(written, total, true);
      return 0;
    },
    fd_read(fd: number, at: number, count: number, read: number) {
      const file = open.get(fd);
      if (!file && fd !== 0) return BADF;
      let total = 0;
      for (const room of vectors(at, file ? count : 0)) {
        const stored = files.get(file!.path)!;
        const part = stored.bytes.subarray(file!.at, Math.min(file!.at + room.length, stored.length));
        room.set(part);
        file!.at += part.length;
        total += part.length;
      }
      view().setUint32(read, total, true);
      return 0;
    },
    fd_seek(fd: number, offset: bigint, whence: number, out: number) {
      const file = open.get(fd);
      if (!file) return fd < ROOT ? 70 : BADF;
      const from = [0, file.at, files.get(file.path)!.length][whence] ?? 0;
      file.at = from + Number(offset);
      view().setBigUint64(out, BigInt(file.at), true);
      return 0;
    },
    fd_close(fd: number) {
      return open.delete(fd) ? 0 : fd <= ROOT ? 0 : BADF;
    },
    proc_exit(code: number) {
      throw new Exit(code);
    },
  };
  const missing = () => NOSYS;
  const imports = Object.fromEntries(
    webAssembly.Module.imports(module).map((i) => [
      i.name,
      (wasi as Record<string, (...a: never[]) => unknown>)[i.name] ?? missing,
    ]),
  );
  const instance = new webAssembly.Instance(module, {
    wasi_snapshot_preview1: imports,
  });
  const memory = instance.exports.memory as { buffer: ArrayBuffer };
  let exitCode = 0;
  try {
    (instance.exports._start as () => void)();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    exitCode = error.code;
  }
  return {
    exitCode,
    stderr,
    files: new Map([...files].map(([name, file]) => [name, file.bytes.slice(0, file.length)])),
  };
}
