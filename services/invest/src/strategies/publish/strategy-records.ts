import { keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import { yuanOf } from '../yuan-of.ts';
import type { Tables } from '../../queries.ts';

/** The fields of a strategy that publishing and stopping write; its days have columns of their own. */
export interface StrategyFields {
  readonly name: string;
  readonly styleId: number;
  readonly strategyType: number;
  readonly tmechanism: string;
  readonly stockQuantity: number | null;
  /** Cents. */
  readonly initialCapital: number;
  readonly adjustFrequency: number;
  readonly factorId: number | null;
  readonly factorVersion: number | null;
  readonly weighting: string | null;
  readonly status: number;
  readonly startDate: string;
  readonly seal: string;
  readonly sealHash: string;
  readonly stoppedAt: string | null;
  readonly stoppedBy: number | null;
}

/** The strategies of a tenant. A removed one keeps its row, because its days are kept. */
export const STRATEGIES: RecordKind<Kept<StrategyFields>> = {
  ...keptRecord<StrategyFields, Tables['invest.strategy']>('invest', 'strategy', {
    name: 'name',
    styleId: 'style_id',
    strategyType: 'strategy_type',
    tmechanism: 'tmechanism',
    stockQuantity: 'stock_quantity',
    initialCapital: 'initial_capital',
    adjustFrequency: 'adjust_frequency',
    factorId: 'factor_id',
    factorVersion: 'factor_version',
    weighting: 'weighting',
    status: 'status',
    startDate: 'start_date',
    seal: 'seal',
    sealHash: 'seal_hash',
    stoppedAt: 'stopped_at',
    stoppedBy: 'stopped_by',
  }),
  service: 'invest',
  noun: 'strategy',
  actions: { add: 'publish-strategy', replace: 'stop-strategy', remove: 'delete-strategy' },
  // The seal is long; its hash stands for it.
  said: (row) => ({
    strategyName: row.name,
    styleId: row.styleId,
    strategyType: row.strategyType,
    stockQuantity: row.stockQuantity,
    adjustFrequency: row.adjustFrequency,
    initialCapital: yuanOf(row.initialCapital),
    factorId: row.factorId,
    factorVersion: row.factorVersion,
    weighting: row.weighting,
    status: row.status,
    startDate: row.startDate,
    sealHash: row.sealHash,
    stoppedAt: row.stoppedAt,
  }),
};
