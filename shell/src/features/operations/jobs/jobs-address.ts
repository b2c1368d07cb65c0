import type { JobState } from '@console/contract-core';
import { JOB_SERVICES, type JobService } from './job-service.ts';

export const JOBS_PATH = '/operations/tasks';

const JOB_VIEWS = [
  { key: 'mine', title: '我的任务' },
  { key: 'all', title: '全部任务' },
  { key: 'queues', title: '队列与执行进程' },
] as const;
export type JobView = (typeof JOB_VIEWS)[number]['key'];

/** Tells what is searched for among all jobs from what is among one's own. */
export const ALL_JOBS_PREFIX = 'all-';

/** Between two looks at something that is under way. */
export const BUSY_MS = 2_000;

/** What the address shows, and what else its reader may see there. */
export interface JobsAddress {
  readonly view: JobView;
  readonly service: JobService;
  /** The views that the reader has; one's own jobs are everybody's. */
  readonly views: readonly { readonly key: JobView; readonly title: string }[];
  /** The services whose jobs this view may show. */
  readonly services: readonly JobService[];
}

type May = (need: JobService['submits'] | 'rwgl_view') => boolean;

/** One's own jobs unless the address says otherwise, of the service whose jobs one submits. */
export function readJobsAddress(search: string, may: May): JobsAddress {
  const params = new URLSearchParams(search);
  const open = JOB_SERVICES.filter(({ shared, submits }) => may('rwgl_view') || (shared && may(submits)));
  const views = JOB_VIEWS.filter(
    ({ key }) => key === 'mine' || (key === 'all' ? open.length > 0 : may('rwgl_view')),
  );
  const view = views.find(({ key }) => key === params.get('tab'))?.key ?? 'mine';
  const services: readonly JobService[] = view === 'all' ? open : JOB_SERVICES;
  const named = services.find(({ schema }) => schema === params.get('service'));
  const service = named ?? services.find(({ submits }) => may(submits)) ?? services[0] ?? JOB_SERVICES[0];
  return { view, service, views, services };
}

/** The query of a view; each list restores by itself what was searched for in it. */
export function jobsSearch(view: JobView, { schema }: Pick<JobService, 'schema'>): string {
  const params = new URLSearchParams(view === 'mine' ? {} : { tab: view });
  if (view !== 'queues') params.set('service', schema);
  return params.toString();
}

/** Where all jobs are, or those of a state. */
export function allJobsPath(service: Pick<JobService, 'schema'>, state?: JobState): string {
  const path = `${JOBS_PATH}?${jobsSearch('all', service)}`;
  return state === undefined ? path : `${path}&${ALL_JOBS_PREFIX}state=${state}`;
}

/** Where a job of the reader's own stands open. */
export function jobPath(service: Pick<JobService, 'schema'>, id: string): string {
  return `${JOBS_PATH}?${jobsSearch('mine', service)}&job=${id}`;
}
