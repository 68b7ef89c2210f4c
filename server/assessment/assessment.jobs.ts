import { z } from "zod";
import { defineJob, type Job, job } from "../jobs/job.ts";

export type WriterChoice = z.infer<typeof writerChoice>;
/** `default`: the model where one is configured, else the built-in consultant. */
const writerChoice = z.enum(["default", "built-in"]);

/** Nine tries within about a quarter of an hour. */
export const writeReport = defineJob({
  name: "assessment.report",
  data: z.object({ assessmentId: z.uuid(), writer: writerChoice.default("default") }),
  options: {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    heartbeatSeconds: 10,
    expireInSeconds: 600,
    concurrency: 2,
  },
});

/** The part of the writing service that the job needs. */
interface Writing {
  write(id: string, writer: WriterChoice, signal?: AbortSignal): Promise<void>;
  noteFailure(id: string, reason: string, final: boolean): Promise<void>;
}

export function assessmentJobs({ writing }: { writing: Writing }): Job[] {
  return [
    job(writeReport, async ({ assessmentId, writer }, run) => {
      try {
        await writing.write(assessmentId, writer, run.signal);
      } catch (error) {
        // A try that ends with its process says nothing about the report.
        if (run.signal.aborted) throw error;
        const final = run.retryCount >= run.retryLimit;
        await writing.noteFailure(assessmentId, (error as Error).message, final);
        throw error;
      }
    }),
  ];
}
