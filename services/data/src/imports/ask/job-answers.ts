import { DATA_MESSAGES, dataCalls } from '@console/contract-data';
import { answers, by, type SignedCall } from '@console/node-kit/http';
import { givenKey } from '@console/node-kit/records';
import { JobDetail } from './job-detail.ts';
import { JobsService, type Asked } from './jobs.service.ts';

/** The caller and the required key: an import sent twice must run once. */
const asked = (call: SignedCall): Asked => ({
  session: call.session,
  idempotencyKey: givenKey(call, DATA_MESSAGES.keyMissing),
});

export const jobAnswers = answers(dataCalls, {
  submitImport: by(JobsService, (jobs, input, call) => jobs.submitImport(input, asked(call))),
  submitUndo: by(JobsService, (jobs, input, call) => jobs.submitUndo(input, asked(call))),
  job: by(JobDetail, (detail, { id }, { session }) => detail.job(id, session)),
  cancelJob: by(JobsService, (jobs, { id }, { session }) => jobs.cancel(id, session)),
  retryJob: by(JobsService, (jobs, { id }, { session }) => jobs.retry(id, session)),
});
