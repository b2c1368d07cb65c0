import { JOB_NAMES, JOBS, type JobSchema } from '@console/contract-core';
import type { AnyJob } from '../define-job.ts';

/**
 * The faults that stop a worker's boot: a name of its schema without exactly one handler, a handler for
 * another schema's name.
 */
export function jobFaults(schema: JobSchema, jobs: readonly AnyJob[]): readonly string[] {
  const own = JOB_NAMES.filter((name) => JOBS[name].schema === schema);
  const handlers = (name: string): number => jobs.filter((job) => job.name === name).length;
  return [
    ...own.filter((name) => handlers(name) === 0).map((name) => `${name} has no handler`),
    ...own.filter((name) => handlers(name) > 1).map((name) => `${name} has ${handlers(name)} handlers`),
    ...jobs
      .filter(({ name }) => !own.includes(name))
      .map(({ name }) => `${name} is handled, but is no job of ${schema}`),
  ];
}
