/** The side of jobs that a service has: submitting, listing and cancelling them. */
export { Jobs, jobsProvider } from './jobs.ts';
export type { JobListQuery } from './list-jobs.ts';
export type { Submission } from './submit-job.ts';
