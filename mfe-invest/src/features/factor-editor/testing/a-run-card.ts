import { backtestParams, type BacktestRunCard } from '@console/contract-invest';

/** A backtest of the factor as the service answers it: one that has succeeded. */
export const aRunCard = (more: Partial<BacktestRunCard> = {}): BacktestRunCard => ({
  ...{ associationId: 31, factorFormId: 12, factorName: '质量动量合成', factorVersion: 7 },
  ...{ state: 'succeeded', progress: 1, step: null, cancelRequested: false },
  ...{ universeText: '全部 A 股', startDate: '2020-01-02', endDate: '2026-11-20' },
  ...{ rankIcMean: 0.0437, icir: 0.48, longShortAnnual: 0.1319, topTurnover: 0.1864 },
  ...{ message: null, submittedBy: '陈思远', submittedAt: '2026-11-20 17:38:02' },
  ...{ startedAt: '2026-11-20 17:38:03', finishedAt: '2026-11-20 17:40:09', seconds: 126, verdict: null },
  ...{ canCancel: false, canRetry: false },
  jobId: '00000000-0000-4000-8000-000000000031',
  params: backtestParams.parse({ horizons: [5, 10] }),
  ...{
    paramsHash: '9f3ac217',
    inputHash: '04be11aa',
    resultHash: 'cafe0001',
    formula: 'cross_percentile(ROE)',
  },
  ...{ snapshotId: 41, asOf: '2026-11-20', codeVersion: '0.1.0', nodeVersion: 'v24.1.0' },
  ...{ architecture: 'linux x64', worker: 'worker-2', rowsKept: 40_000, tradingDays: 44, attempts: 1 },
  ...more,
});
