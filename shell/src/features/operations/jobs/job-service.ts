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

/** A service with jobs. Each has a job console of its own, which works only while the service does. */
export interface JobService {
  readonly schema: JobSchema;
  readonly title: string;
  readonly client: Client;
  readonly entries: JobConsole;
  /** The kinds of job it runs. */
  readonly names: readonly JobName[];
  /** The authority that submitting its jobs needs. */
  readonly submits: 'yzgl_edit' | 'xtgl_data' | 'gssjk_gn_edit';
  /** Whether its jobs work on data of all tenants: users who may submit them see those of all users. */
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
    // The entries of the investment contract, without importing its modules: the shell knows those by the
    // registry alone.
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
  jobService('ai', {
    client: createClient('ai'),
    entries: jobConsole('ai', 'ai'),
    submits: 'gssjk_gn_edit',
    shared: false,
  }),
] as const satisfies readonly JobService[];
