import { businessCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { ExpensesService } from './expenses.service.ts';
import { SegmentsService } from './segments.service.ts';

export const businessAnswers = answers(businessCalls, {
  productSegments: by(SegmentsService, (segments, { dataId }, { session }) =>
    segments.pivot(session, dataId, 'product'),
  ),
  regionSegments: by(SegmentsService, (segments, { dataId }, { session }) =>
    segments.pivot(session, dataId, 'region'),
  ),
  operatingExpenses: by(ExpensesService, (costs, input, { session }) => costs.expenses(session, input)),
});
