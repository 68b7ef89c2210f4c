export interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, LockedPackage>;
}

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** Optional packages that the lock names but does not hold, with the package that wants them. */
export function missingOptionals(lock: Lock): { parent: string; name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isHeld(lock, parent, name))
      .map(([name, range]) => ({ parent, name, version: range.replace(/^[\^~>=\s]+/, "") })),
  );
}

/** Node's look-up: a package's own node_modules, then those of the folders above it. */
function isHeld(lock: Lock, parent: string, name: string): boolean {
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const prefix = at === "" ? "" : `${at}/`;
    if (lock.packages[`${prefix}node_modules/${name}`]) return true;
    if (at === "") return false;
    if (!at.includes("/node_modules/")) return Boolean(lock.packages[`node_modules/${name}`]);
  }
}

/** Adds what is missing as optional entries for their platforms, in place. @returns the names added */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const { parent, name, version } of missingOptionals(lock)) {
    const words = name.split(/[/\-.]/).map((word) => (word === "armv7" ? "arm" : word));
    const os = words.find((word) => systems.includes(word));
    const cpu = words.find((word) => processors.includes(word));
    lock.packages[`${parent}/node_modules/${name}`] = {
      version,
      optional: true,
      ...(lock.packages[parent]?.dev && { dev: true }),
      ...(os && { os: [os] }),
      ...(cpu && { cpu: [cpu] }),
    };
    added.push(name);
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  return added;
}
