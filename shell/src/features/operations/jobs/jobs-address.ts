import type { JobState } from '@console/contract-core';
import { JOB_SERVICES, type JobService } from './job-service.ts';

export const JOBS_PATH = '/operations/tasks';

const JOB_VIEWS = [
  { key: 'mine', title: '我的任务' },
  { key: 'all', title: '全部任务' },
  { key: 'queues', title: '队列与执行进程' },
] as const;
export type JobView = (typeof JOB_VIEWS)[number]['key'];

/** A prefix of query keys that distinguishes a search among all jobs from one among the user's own. */
export const ALL_JOBS_PREFIX = 'all-';

/** Milliseconds between two requests while something is under way. */
export const BUSY_MS = 2_000;

/** What the address shows, and the other views its reader may see there. */
export interface JobsAddress {
  readonly view: JobView;
  readonly service: JobService;
  /** The views that the reader has; all users have that of their own jobs. */
  readonly views: readonly { readonly key: JobView; readonly title: string }[];
  /** The services whose jobs this view may show. */
  readonly services: readonly JobService[];
}

type May = (need: JobService['submits'] | 'rwgl_view') => boolean;

/** The user's own jobs unless the address says otherwise, of the service whose jobs the user submits. */
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

/** The query of a view; each list restores its own search from the browser. */
export function jobsSearch(view: JobView, { schema }: Pick<JobService, 'schema'>): string {
  const params = new URLSearchParams(view === 'mine' ? {} : { tab: view });
  if (view !== 'queues') params.set('service', schema);
  return params.toString();
}

/** The path of all jobs, or of those in a state. */
export function allJobsPath(service: Pick<JobService, 'schema'>, state?: JobState): string {
  const path = `${JOBS_PATH}?${jobsSearch('all', service)}`;
  return state === undefined ? path : `${path}&${ALL_JOBS_PREFIX}state=${state}`;
}

/** The path that opens a job of the reader's own. */
export function jobPath(service: Pick<JobService, 'schema'>, id: string): string {
  return `${JOBS_PATH}?${jobsSearch('mine', service)}&job=${id}`;
}
