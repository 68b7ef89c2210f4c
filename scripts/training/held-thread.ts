import { parentPort, workerData } from "node:worker_threads";
import { bandsFor } from "./fit.ts";

parentPort!.postMessage(bandsFor(...(workerData as Parameters<typeof bandsFor>)));
