import type { JobState } from '@console/contract-core';
import { JOB_SERVICES, type JobService } from './job-service.ts';

export const JOBS_PATH = '/operations/tasks';

export const JOB_VIEWS = [
  { key: 'mine', title: '我的任务' },
  { key: 'all', title: '全部任务' },
  { key: 'queues', title: '队列与执行进程' },
] as const;
export type JobView = (typeof JOB_VIEWS)[number]['key'];

/** Tells what is searched for among all jobs from what is among one's own. */
export const ALL_JOBS_PREFIX = 'all-';

/** Between two looks at something that is under way. */
export const BUSY_MS = 2_000;

/** What the address shows: one's own jobs unless it says otherwise, of the service whose jobs one submits. */
export function readJobsAddress(
  search: string,
  may: (need: JobService['submits'] | 'rwgl_view') => boolean,
): { readonly view: JobView; readonly service: JobService } {
  const params = new URLSearchParams(search);
  const wanted = JOB_VIEWS.find(({ key }) => key === params.get('tab'))?.key ?? 'mine';
  const named = JOB_SERVICES.find(({ schema }) => schema === params.get('service'));
  return {
    view: may('rwgl_view') ? wanted : 'mine',
    service: named ?? JOB_SERVICES.find(({ submits }) => may(submits)) ?? JOB_SERVICES[0],
  };
}

/** The query of a view; each list restores by itself what was searched for in it. */
export function jobsSearch(view: JobView, { schema }: JobService): string {
  const params = new URLSearchParams(view === 'mine' ? {} : { tab: view });
  if (view !== 'queues') params.set('service', schema);
  return params.toString();
}

/** Where all jobs of a state are. */
export function allJobsPath(service: JobService, state: JobState): string {
  return `${JOBS_PATH}?${jobsSearch('all', service)}&${ALL_JOBS_PREFIX}state=${state}`;
}
