import {
  JOB_NAMES,
  JOBS,
  jobConsole,
  type JobConsole,
  type JobName,
  type JobSchema,
} from '@console/contract-core';
import { platformJobEntries } from '@console/contract-data';
import { createClient, type Client } from '@console/platform';
import { serviceTitle } from '../../../core/words/service-title.ts';
import { client as dataClient } from '../data/data-client.ts';

/** A service with jobs: each has a job console of its own, which stands and falls with it. */
export interface JobService {
  readonly schema: JobSchema;
  readonly title: string;
  readonly client: Client;
  readonly entries: JobConsole;
  /** The kinds of job it runs. */
  readonly names: readonly JobName[];
  /** What submitting its jobs takes. */
  readonly submits: 'yzgl_edit' | 'xtgl_data';
  /** Its jobs work on what belongs to all: who may submit them sees everybody's. */
  readonly shared: boolean;
}

/** Whose jobs: the reader's own or the tenant's. */
export type JobScope = 'mine' | 'all';

type Draft = Omit<JobService, 'schema' | 'title' | 'names'>;

function jobService(schema: JobSchema, draft: Draft): JobService {
  const names = JOB_NAMES.filter((name) => JOBS[name].schema === schema);
  return { ...draft, schema, names, title: serviceTitle(draft.client.service) };
}

export const JOB_SERVICES = [
  jobService('invest', {
    client: createClient('invest'),
    // The one of the investment contract, without its modules: the shell knows those by the registry alone.
    entries: jobConsole('invest', 'invest'),
    submits: 'yzgl_edit',
    shared: false,
  }),
  jobService('platform', {
    client: dataClient,
    entries: platformJobEntries,
    submits: 'xtgl_data',
    shared: true,
  }),
] as const satisfies readonly JobService[];
