import { checkupCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { CheckupsService } from './ask/checkups.service.ts';
import { CheckupReadsService } from './read/checkup-reads.service.ts';
import { CorrelationService } from './read/correlation.service.ts';

export const checkupAnswers = answers(checkupCalls, {
  submitCheckup: by(CheckupsService, (checkups, input, call) =>
    checkups.submit(call.session, input, idempotencyKey(call)),
  ),
  cancelCheckup: by(CheckupsService, (checkups, { checkupId }, { session }) =>
    checkups.cancel(session, checkupId),
  ),
  checkup: by(CheckupReadsService, (reads, { checkupId }, { session }) =>
    reads.card(session.tenantId, checkupId),
  ),
  checkupChanges: by(CheckupReadsService, (reads, input, { session }) =>
    reads.changes(session.tenantId, input),
  ),
  checkupCorrelation: by(CorrelationService, (correlations, input, { session }) =>
    correlations.picture(session.tenantId, input),
  ),
  checkupSubject: by(CorrelationService, (correlations, input, { session }) =>
    correlations.subject(session.tenantId, input),
  ),
});
