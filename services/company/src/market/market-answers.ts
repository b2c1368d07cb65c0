import { marketCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { ShareholderPeriodsService } from './shareholder-periods.service.ts';

export const marketAnswers = answers(marketCalls, {
  shareholderPeriods: by(ShareholderPeriodsService, (shareholders, { dataId }, { session }) =>
    shareholders.periods(session, dataId),
  ),
});
