import type { ClosenessOrder } from '../checks/closeness.ts';
import type { RandomAlphas } from '../checks/random-alphas.ts';
import type { TimedIndexes } from './timed-indexes.ts';
import type { TimedPortfolios } from './timed-portfolios.ts';
import type { TimedWeights } from './timed-weights.ts';

/** What a worker is asked for; it answers numbers. */
export type WorkOrder =
  | ({ readonly kind: 'alphas' } & RandomAlphas)
  | ({ readonly kind: 'closeness' } & ClosenessOrder)
  | ({ readonly kind: 'indexes' } & TimedIndexes)
  | ({ readonly kind: 'weights' } & TimedWeights)
  | ({ readonly kind: 'portfolios' } & TimedPortfolios);
