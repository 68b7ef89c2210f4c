// Administrators on the command line: npm run admin -- list | add NAME | set-password NAME | reset-second-factor NAME
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { newPassword } from "../contracts/account.ts";
import { username as usernameRule } from "../contracts/account-session.ts";
import { auditService, commandLine } from "../server/audit/audit.service.ts";
import { openStore } from "../server/store.ts";
import { readEnv } from "../server/env.ts";
import { AppError } from "../server/errors.ts";
import { createLog } from "../server/log.ts";
import { isForOperator } from "../server/operator-errors.ts";
import type { Administrators } from "../server/account/administrators.service.ts";
import { buildSessions } from "../server/account/build-sessions.ts";
import { randomPassword } from "../server/account/passwords.ts";

const usage = `Usage:
  npm run admin -- list
  npm run admin -- add NAME [--generate]
  npm run admin -- set-password NAME [--generate]
  npm run admin -- reset-second-factor NAME

The password is asked for, or read from standard input when that is no terminal; --generate makes one up and prints it.
The embedded database belongs to one process: stop the server first. With DATABASE_URL the server may run.`;

const commands = ["add", "set-password", "reset-second-factor"];

class UsageError extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof UsageError || error instanceof AppError || isForOperator(error);
  // Ctrl+C and Ctrl+D where the password is asked for.
  const cancelled = (error as NodeJS.ErrnoException).code === "ABORT_ERR";
  if (cancelled) console.error("\nCancelled: nothing was changed.");
  else console.error(expected ? error.message : error);
  process.exitCode = 1;
}

async function run(args: string[]) {
  const { values, positionals } = parseCommand(args);
  const [command = "", name] = positionals;
  const known = command === "list" || (commands.includes(command) && name !== undefined);
  if (!known) throw new UsageError(usage);
  const log = createLog({ level: "warn", pretty: process.stdout.isTTY });
  const store = await openStore(readEnv(), log, (reason) => {
    throw new Error(reason);
  });
  try {
    const { db } = store.database;
    const { administrators } = buildSessions({
      db,
      audit: auditService(),
      secret: Buffer.alloc(0), // signs nothing here
      issuer: "",
      limits: true,
    });
    if (command === "list") await list(administrators);
    else await act(administrators, command, name ?? "", values.generate ?? false);
  } finally {
    await store.close();
  }
}

function parseCommand(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { generate: { type: "boolean" } },
    });
  } catch {
    throw new UsageError(usage);
  }
}

async function list(administrators: Administrators) {
  const found = await administrators.list();
  if (!found.length) console.log("There is no administrator yet: the first start of the site makes one.");
  for (const { username, createdAt, totpSecret } of found)
    console.log(
      `${username}  since ${createdAt.toISOString().slice(0, 10)}  two-step login ${totpSecret ? "on" : "off"}`,
    );
}

async function act(administrators: Administrators, command: string, name: string, made: boolean) {
  if (command === "reset-second-factor") {
    await administrators.resetSecondFactor(name, commandLine);
    console.log(`Two-step login of ${name} is off.`);
    return;
  }
  if (command === "add") check(usernameRule, name);
  const password = made ? randomPassword() : await askPassword();
  check(newPassword, password);
  if (command === "add") await administrators.add(name, password, commandLine);
  else await administrators.setPassword(name, password, commandLine);
  console.log(
    command === "add"
      ? `${name} can log in now.`
      : `The password of ${name} is set; every session of the account has ended. For 15 minutes, or until the first login, failed logins of others do not keep ${name} waiting.`,
  );
  if (made) console.log(`Password, shown only now: ${password}`);
}

function check(rule: typeof usernameRule, value: string) {
  const result = rule.safeParse(value);
  if (!result.success) throw new UsageError(result.error.issues[0]?.message);
}

/** From a terminal without showing it, twice; else the first line of standard input. */
async function askPassword(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  try {
    if (!terminal) {
      for await (const line of lines) return line;
      throw new UsageError("No password came in on standard input");
    }
    const ask = async (question: string) => {
      process.stdout.write(question);
      const answer = await lines.question("");
      process.stdout.write("\n");
      return answer;
    };
    const first = await ask("New password: ");
    if ((await ask("The same again: ")) !== first) throw new UsageError("The two were not the same");
    return first;
  } finally {
    lines.close();
  }
}
