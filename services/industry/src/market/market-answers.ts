import { marketCalls } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { CapitalShares } from './capital-shares.service.ts';
import { IndexBars } from './index-bars.service.ts';
import { MarketValueService } from './market-value.service.ts';
import { MovesService } from './moves.service.ts';
import { ValuationService } from './valuation.service.ts';

export const marketAnswers = answers(marketCalls, {
  marketValue: by(MarketValueService, (values, asked, { session }) => values.marketValue(session, asked)),
  floatCapital: by(MarketValueService, (values, asked, { session }) => values.rows(session, asked)),
  capitalShares: by(CapitalShares, (parts, asked, { session }) => parts.shares(session, asked)),
  indexBars: by(IndexBars, (index, asked, { session }) => index.bars(session, asked)),
  strip: by(MarketValueService, (values, asked, { session }) => values.strip(session, asked)),
  valuationLevels: by(ValuationService, (valuations, asked, { session }) =>
    valuations.levels(session, asked),
  ),
  pe: by(ValuationService, (valuations, asked, { session }) => valuations.series(session, 'pe', asked)),
  pb: by(ValuationService, (valuations, asked, { session }) => valuations.series(session, 'pb', asked)),
  ps: by(ValuationService, (valuations, asked, { session }) => valuations.series(session, 'ps', asked)),
  contributions: by(MovesService, (moves, asked, { session }) => moves.contributions(session, asked)),
  multipleChange: by(MovesService, (moves, asked, { session }) => moves.multipleChange(session, asked)),
});
