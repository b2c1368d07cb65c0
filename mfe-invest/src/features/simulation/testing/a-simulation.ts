import type { SimulationCard, SimulationReport } from '@console/contract-invest';
import { aPerformance, someReturns } from '../../../strategy-parts/testing/a-performance.ts';

/** A simulation as the service answers it: one that has succeeded. */
export const aSimulation = (more: Partial<SimulationCard> = {}): SimulationCard => ({
  simulationId: 21,
  strategyName: '试算',
  strategyType: 1,
  styleName: '质量成长',
  state: 'succeeded',
  progress: 1,
  step: null,
  cancelRequested: false,
  canCancel: false,
  canRetry: false,
  startDate: '2025-11-20',
  endDate: '2026-11-20',
  totalReturn: 0.1234,
  annualReturn: 0.1231,
  maxDrawdown: -0.08,
  sharpe: 1.1,
  excessReturn: 0.03,
  tradingDays: 243,
  submittedBy: '陈思远',
  submittedAt: '2026-11-20 17:38:02',
  startedAt: '2026-11-20 17:38:03',
  finishedAt: '2026-11-20 17:38:09',
  seconds: 6.2,
  message: null,
  jobId: '00000000-0000-4000-8000-000000000021',
  styleId: 12,
  stockQuantity: 10,
  initialCapital: 100_000_000,
  adjustFrequency: 2,
  factorId: null,
  factorVersion: null,
  factorName: null,
  weighting: null,
  benchmark: '000300',
  sealHash: '9f3ac217'.padEnd(64, '0'),
  resultHash: 'cafe0001'.padEnd(64, '0'),
  snapshotId: 41,
  codeVersion: '0.1.0',
  worker: 'worker-2',
  attempts: 1,
  ...more,
});

export const aRunningSimulation = (more: Partial<SimulationCard> = {}): SimulationCard =>
  aSimulation({
    state: 'running',
    progress: 0.4,
    step: '选股 21 / 52',
    canCancel: true,
    finishedAt: null,
    resultHash: null,
    seconds: null,
    totalReturn: null,
    ...more,
  });

export const aSimulationReport = (): SimulationReport => ({
  performance: aPerformance(),
  returns: someReturns(),
  signals: 52,
  orders: 310,
  cash: 1_000_000,
  assets: 112_340_000,
  holdings: [
    {
      corpId: 4,
      corpName: '景桓电气',
      stockCode: '603968.SH',
      heldNum: 636_400,
      close: 86.42,
      stockCapital: 54_997_688,
      realityWeight: 0.4896,
    },
  ],
  unfilled: [
    { reason: '成交量限制', orders: 12 },
    { reason: '停牌', orders: 3 },
  ],
});
