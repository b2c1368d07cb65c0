/**
 * The data domain as the pages of 运维 and services/data both know it: the quality of the mart, its
 * imports, the deliveries they read and the jobs that run them. Market data is shared by all tenants.
 */
import { entries, jobConsole } from '@console/contract-core';
import { PLATFORM_JOBS } from './addresses.ts';
import { deleteDelivery, deleteFile, deliveries, mappings, uploadFile } from './deliveries.ts';
import { gaps, missing } from './gaps.ts';
import { cancelJob, job, jobs, retryJob, submitImport, submitUndo } from './jobs.ts';
import { martTables } from './mart-tables.ts';
import { rejectFile, rejects } from './rejects.ts';
import { run, runs } from './runs.ts';

export const dataTables = { tables: martTables, gaps, missing, runs, rejects, jobs } as const;
export const dataCalls = {
  run,
  rejectFile,
  deliveries,
  uploadFile,
  deleteFile,
  deleteDelivery,
  mappings,
  submitImport,
  submitUndo,
  job,
  cancelJob,
  retryJob,
} as const;
export const dataEntries = /* @__PURE__ */ entries({ ...dataTables, ...dataCalls });
/** The job console of imports and undoings. */
export const platformJobEntries = jobConsole(...PLATFORM_JOBS);

export * from './data-messages.ts';
export { QUEUE_BOARD_PATH } from './addresses.ts';
export { queueBoardEntries } from './queue-board.ts';
export {
  JOB_KINDS,
  RUN_STATES,
  TABLE_GROUPS,
  TABLE_KINDS,
  TABLE_OUTCOMES,
  TABLE_RHYTHMS,
  TABLE_STATES,
  type JobKind,
  type RunState,
  type TableGroup,
  type TableKind,
  type TableOutcome,
  type TableRhythm,
  type TableState,
} from './mart-state.ts';
export { deliveryFileName, deliveryName } from './deliveries.ts';
export { IMPORT_SOURCE_LENGTH } from './jobs.ts';
