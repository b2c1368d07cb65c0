import { planCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { RebalancePlansService } from './rebalance-plans.service.ts';

export const planAnswers = answers(planCalls, {
  nextRebalance: by(RebalancePlansService, (plans, input, { session }) => plans.next(session, input)),
  rebalanceReview: by(RebalancePlansService, (plans, input, { session }) => plans.review(session, input)),
});
