import { setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";

// Loaded by what works beside the thread that answers everybody, a thread or a process: where both want the processor,
// that one gets three times as much of it. On Linux, where each thread has a priority of its own.
const BESIDE = 5;
const mayGiveWay = process.platform === "linux" || isMainThread;
if (mayGiveWay) setPriority(0, BESIDE);
