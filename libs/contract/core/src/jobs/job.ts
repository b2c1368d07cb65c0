import { z } from 'zod';
import { JOB_STATES } from './job-states.ts';

/** The details that a running job reports beside its share done. Further keys depend on the job. */
export const jobProgressDetailSchema = z.looseObject({
  text: z.string(),
  rows: z.number().optional(),
  rowsPerSecond: z.number().optional(),
  secondsLeft: z.number().optional(),
});
export type JobProgressDetail = z.output<typeof jobProgressDetailSchema>;

/** A job as users see it. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const jobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  state: z.enum(JOB_STATES),
  /** Share done, 0–1. */
  progress: z.number().min(0).max(1),
  progressDetail: jobProgressDetailSchema.nullable(),
  /** The user's id and name; null for a job that the console started itself. */
  submittedBy: z.object({ userId: z.number().int(), name: z.string() }).nullable(),
  submittedAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** A running job was asked to stop and has not stopped yet. */
  cancelRequested: z.boolean(),
  /** The number of starts since it was submitted or retried. */
  attempts: z.number().int().min(0),
  /** Why it failed, for users. */
  error: z.string().nullable(),
  result: z.json().nullable(),
  /** The process that runs it, or ran it last. */
  worker: z.string().nullable(),
});
export type Job = z.output<typeof jobSchema>;
