/**
 * What a job is: its name, body and faults, its row and table. It is submitted through the entry point
 * `jobs/submit`, runs in a `jobs/worker`, and computes for long in `jobs/threads`.
 */
export { canonicalJson } from './canonical-json.ts';
export {
  defineJob,
  JobFault,
  JobGivesWay,
  type AnyJob,
  type JobContext,
  type JobDefinition,
} from './define-job.ts';
export { JOB_PRIORITY } from './job-priority.ts';
export type { JobRow } from './job-row.ts';
export { jobTableMigrations } from './job-table.ts';
