import { brinsonCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { StrategyBrinsonService } from './strategy-brinson.service.ts';

export const brinsonAnswers = answers(brinsonCalls, {
  strategyBrinson: by(StrategyBrinsonService, (attributions, { strategyId }, { session }) =>
    attributions.find(session, strategyId),
  ),
});
