import { backtestParams, type BacktestRun, type BacktestRunCard } from '@console/contract-invest';

/** A run of the list as the service answers it: one that has succeeded. */
export const aRun = (more: Partial<BacktestRun> = {}): BacktestRun => ({
  ...{ associationId: 12, factorFormId: 3, factorName: '质量动量合成', factorVersion: 6 },
  ...{ state: 'succeeded', progress: 1, step: null, cancelRequested: false },
  ...{ universeText: '全部 A 股', startDate: '2026-01-01', endDate: '2026-03-03' },
  ...{ effectiveStart: '2026-01-01', effectiveEnd: '2026-03-03', effectiveDays: 44, askedDays: 44 },
  sample: 'enough',
  ...{ rankIcMean: 0.0437, icir: 0.48, longShortAnnual: 0.1319, topTurnover: 0.1864 },
  ...{ message: null, submittedBy: '陈思远', submittedAt: '2026-11-20 17:38:02' },
  ...{ startedAt: '2026-11-20 17:38:03', finishedAt: '2026-11-20 17:40:09', seconds: 126, verdict: null },
  ...{ canCancel: false, canRetry: false },
  ...more,
});

export const aRunning = (more: Partial<BacktestRun> = {}): BacktestRun =>
  aRun({
    ...{ state: 'running', progress: 0.62, step: '计算 IC', finishedAt: null, seconds: null },
    ...{ rankIcMean: null, icir: null, longShortAnnual: null, topTurnover: null, canCancel: true },
    ...more,
  });

export const aRunCard = (more: Partial<BacktestRunCard> = {}): BacktestRunCard => ({
  ...aRun(),
  jobId: '00000000-0000-4000-8000-000000000012',
  params: backtestParams.parse({}),
  paramsHash: '9f3ac217'.padEnd(64, '0'),
  formula: '0.6 * rank(`净资产收益率`) + 0.4 * mean(`涨跌幅`, 20)',
  inputHash: '04be11aa'.padEnd(64, '0'),
  resultHash: 'cafe0001'.padEnd(64, '0'),
  ...{ snapshotId: 41, asOf: '2026-11-20', codeVersion: '0.1.0', nodeVersion: 'v24.1.0' },
  ...{ architecture: 'linux x64', worker: 'worker-2', rowsKept: 40_000, tradingDays: 44, attempts: 1 },
  ...more,
});
