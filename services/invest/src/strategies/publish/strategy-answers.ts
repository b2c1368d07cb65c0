import { strategyCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { StrategiesService } from './strategies.service.ts';
import { StrategyReader } from './strategy-reader.ts';

export const strategyAnswers = answers(strategyCalls, {
  strategy: by(StrategyReader, (reader, { strategyId }, { session }) => reader.find(session, strategyId)),
  strategyNameCount: by(StrategyReader, (reader, input, { session }) => reader.nameCount(session, input)),
  publishStrategy: by(StrategiesService, (strategies, input, call) =>
    strategies.publish(call.session, input, idempotencyKey(call)),
  ),
  stopStrategy: by(StrategiesService, (strategies, { id }, { session }) => strategies.stop(session, id)),
  deleteStrategy: by(StrategiesService, (strategies, { id }, { session }) => strategies.remove(session, id)),
});
