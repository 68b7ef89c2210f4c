/** @returns milliseconds of the processor that a piece of work takes on this thread, whatever else the machine does */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
