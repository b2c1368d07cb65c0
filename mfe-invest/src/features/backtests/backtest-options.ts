import type { OutputOf } from '@console/contract-core';
import type { backtestCalls } from '@console/contract-invest';

export type BacktestOptions = OutputOf<typeof backtestCalls.backtestOptions>;
