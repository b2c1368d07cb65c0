import { poolCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { IndexOriginService } from './index-origin.service.ts';
import { PinnedStocksService } from './pinned-stocks.service.ts';

export const poolAnswers = answers(poolCalls, {
  indexOrigin: by(IndexOriginService, (origins, input, { session }) => origins.find(session, input)),
  pinStocks: by(PinnedStocksService, (pins, input, { session }) => pins.pin(session, input)),
  unpinStocks: by(PinnedStocksService, (pins, input, { session }) => pins.unpin(session, input)),
});
