import { BuildError } from "./build-first.ts";
import { BackupError } from "./db/backup/file.ts";
import { DataDirError } from "./db/lock.ts";
import { SchemaError } from "./db/migrate.ts";
import { DatabaseUnreachableError } from "./db/server-faults.ts";
import { EnvError } from "./env.ts";
import { ListenError } from "./http/listen.ts";

const kinds = [
  EnvError,
  DataDirError,
  DatabaseUnreachableError,
  SchemaError,
  BackupError,
  ListenError,
  BuildError,
];

/** True for what whoever runs the site can mend: its message says all, and a stack nothing more. */
export const isForOperator = (error: unknown): error is Error => kinds.some((kind) => error instanceof kind);
