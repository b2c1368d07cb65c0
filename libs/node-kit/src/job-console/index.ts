/**
 * The console over the jobs of a schema: its controllers, the rules of a domain for its own jobs, its queue.
 */
export { jobConsoleControllers } from './job-console-controllers.ts';
export type { JobRule, JobRules, RuledJob } from './job-rules.ts';
export { watchedQueue } from './watched-queue.ts';
