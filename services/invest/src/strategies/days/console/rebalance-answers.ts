import { rebalanceCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { RebalanceDayService } from './rebalance-day.service.ts';
import { RebalanceService } from './rebalance.service.ts';

export const rebalanceAnswers = answers(rebalanceCalls, {
  rebalanceDay: by(RebalanceDayService, (service, { date }, { session }) => service.day(session, date)),
  rebalance: by(RebalanceService, (service, { strategyId }, { session }) =>
    service.queue(session, strategyId),
  ),
  recheckStrategy: by(RebalanceService, (service, { strategyId }, { session }) =>
    service.recheck(session, strategyId),
  ),
  newestRecheck: by(RebalanceService, (service, { strategyId }, { session }) =>
    service.newestRecheck(session, strategyId),
  ),
});
