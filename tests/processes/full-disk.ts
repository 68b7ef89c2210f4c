// Loaded with `node --import` before the site: once the file named by FULL_DISK_FLAG exists, every write of the
// embedded database's thread fails as on a full disk. The operating system's edge, so everything above it is real.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";

const flag = process.env.FULL_DISK_FLAG;
if (flag && !isMainThread) {
  const full = () =>
    Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });
  const guard =
    <A extends unknown[], R>(write: (...args: A) => R) =>
    (...args: A): R => {
      if (fs.existsSync(flag)) throw full();
      return write(...args);
    };
  fs.writeSync = guard(fs.writeSync) as typeof fs.writeSync;
  fs.ftruncateSync = guard(fs.ftruncateSync);
  syncBuiltinESMExports();
}
