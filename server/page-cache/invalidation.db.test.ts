import type { Duplex } from "node:stream";
import { describe, expect, onTestFinished } from "vitest";
import { openTestDatabase, test } from "../../tests/database.ts";
import { createLog } from "../log.ts";
import { announceChange, listenForChanges, type PurgeTarget } from "./invalidation.ts";

const log = createLog({ level: "silent", pretty: false });
function target() {
  const purged: string[] = [];
  const states: boolean[] = [];
  const made: PurgeTarget = {
    purge: (tags) => void purged.push(...tags),
    setListening: (value) => void states.push(value),
  };
  return { ...made, purged, states };
}

describe("a change of content", () => {
  test("reaches every node when its transaction commits, and none when it is rolled back", async ({
    database,
  }) => {
    const nodes = [target(), target()];
    for (const node of nodes) {
      const changes = await listenForChanges(database, node, log);
      onTestFinished(() => changes.close());
    }
    await database.db
      .transaction(async (tx) => {
        await announceChange(tx, ["never"]);
        throw new Error("rolled back");
      })
      .catch(() => {});
    await database.db.transaction(async (tx) => {
      await announceChange(tx, ["news", "article:7"]);
      expect(nodes.flatMap(({ purged }) => purged)).toEqual([]);
    });
    for (const node of nodes) await expect.poll(() => node.purged).toEqual(["news", "article:7"]);
  });
});

/** The database with a way to cut the newest connection: by the server's administrator, or at the embedded one's port. */
function severable(database: Awaited<ReturnType<typeof openTestDatabase>>) {
  if (database.kind === "server")
    return {
      database,
      cut: () =>
        database.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ringwell-purge' and datname = current_database()",
        ),
    };
  const open = database.config.stream as unknown as () => Duplex;
  let newest: Duplex | undefined;
  const stream = () => {
    newest = open();
    return newest;
  };
  return {
    database: { ...database, config: { ...database.config, stream: stream as never } },
    cut: () => newest?.destroy(),
  };
}

describe("a node whose listening connection dies", () => {
  test("keeps nothing meanwhile, connects again and hears again", async () => {
    const { database, cut } = severable(await openTestDatabase());
    onTestFinished(() => database.close());
    const node = target();
    const changes = await listenForChanges(database, node, log);
    onTestFinished(() => changes.close());
    expect(node.states).toEqual([true]);
    await cut();
    await expect.poll(() => node.states).toEqual([true, false, true]);
    await announceChange(database.db, ["after"]);
    await expect.poll(() => node.purged).toEqual(["after"]);
  });
});
