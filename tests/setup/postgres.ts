import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WAIT_MS = 30_000;

/** PostgreSQL's programs; installed by the system's package manager when they are missing. */
function findBinaries(): string {
  const look = () => {
    const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort() : [];
    const packaged = versions.map((version) => `/usr/lib/postgresql/${version}/bin`).reverse();
    const onPath = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
    return [...packaged, onPath].find((dir) => dir && existsSync(join(dir, "initdb")));
  };
  const found = look();
  if (found) return found;
  execFileSync("apt-get", ["update"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "postgresql"], { stdio: "inherit" });
  const installed = look();
  if (!installed) throw new Error("PostgreSQL's programs (initdb, postgres) are needed for the tests");
  return installed;
}

/** PostgreSQL refuses to run as root: another user then runs it. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => {
    const { status, stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : 65534;
  };
  return { uid: id("-u"), gid: id("-g") };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

/** Quick, and nothing that a loss of power may come to. */
const QUICK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export interface RunningPostgres {
  url: string;
  pid: number;
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does: what it had not written down is lost. */
  crash: () => Promise<void>;
  /** Starts it again at the same address. Resolves when it takes connections. */
  again: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on 127.0.0.1, in a temporary folder.
 * @param settings none: as PostgreSQL comes, so that a crash loses nothing
 */
export async function startPostgres(settings: readonly string[] = QUICK): Promise<RunningPostgres> {
  const bin = findBinaries();
  const user = otherUser();
  const dir = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user) chownSync(dir, user.uid, user.gid);
  const data = join(dir, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...user,
      stdio: "ignore",
      cwd: dir,
    },
  );
  const port = await freePort();
  const options = [...settings, "max_connections=200"].flatMap((each) => ["-c", each]);
  const start = async () => {
    const child = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", dir, ...options],
      { ...user, stdio: "ignore", cwd: dir },
    );
    const ready = () =>
      spawnSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", `${port}`], { stdio: "ignore" }).status ===
      0;
    for (const begun = Date.now(); !ready(); ) {
      if (Date.now() - begun > WAIT_MS) {
        child.kill("SIGKILL");
        throw new Error("PostgreSQL did not start");
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return child;
  };
  let server = await start();
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid as number,
    crash: () => end("SIGQUIT"),
    async again() {
      server = await start();
    },
    async stop() {
      await end("SIGINT");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
