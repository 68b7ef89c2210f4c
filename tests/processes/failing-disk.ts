// Loaded with `node --import` before the site: once there is the file named by FAILING_DISK, every write of the embedded
// database's thread fails with the code that stands in it: ENOSPC as on a full disk, EROFS as on one that has become
// read-only. The operating system's edge, so everything above it is real.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";

const ERRNO: Record<string, number> = { ENOSPC: -28, EROFS: -30 };
const flag = process.env.FAILING_DISK;
if (flag && !isMainThread) {
  const guard =
    <A extends unknown[], R>(write: (...args: A) => R) =>
    (...args: A): R => {
      // Between its beginning and its first byte the file says nothing yet.
      const code = fs.existsSync(flag) && fs.readFileSync(flag, "utf8");
      if (!code) return write(...args);
      throw Object.assign(new Error(`${code}: write`), { code, errno: ERRNO[code] });
    };
  fs.writeSync = guard(fs.writeSync) as typeof fs.writeSync;
  fs.ftruncateSync = guard(fs.ftruncateSync);
  syncBuiltinESMExports();
}
