import type { JobConsoleDetail, JobConsoleRow, JobQueueState, WorkerState } from '@console/contract-core';

/** A backtest of the reader's that has succeeded. */
export const aJob = (made: Partial<JobConsoleRow> = {}): JobConsoleRow => ({
  id: '11111111-1111-4111-8111-111111111112',
  name: 'invest.backtest',
  title: '因子回测',
  subject: '反转 v2 · 全市场',
  state: 'succeeded',
  progress: 1,
  step: null,
  rowsPerSecond: null,
  secondsLeft: null,
  cancelRequested: false,
  mine: true,
  submittedBy: '陈思远',
  submittedAt: '2026-11-20 10:00:00',
  startedAt: '2026-11-20 10:00:01',
  finishedAt: '2026-11-20 10:01:36',
  seconds: 95,
  attempts: 1,
  worker: 'calc-1:4021',
  message: null,
  canCancel: false,
  canRetry: false,
  page: '/divisor/backtest/result?associationId=12',
  ...made,
});

/** One that runs. */
export const aRunning = (made: Partial<JobConsoleRow> = {}): JobConsoleRow =>
  aJob({
    state: 'running',
    progress: 0.62,
    step: '计算 IC',
    finishedAt: null,
    seconds: null,
    canCancel: true,
    ...made,
  });

export const aDetail = (made: Partial<JobConsoleDetail> = {}): JobConsoleDetail => ({
  ...aJob(),
  payload: { associationId: 12 },
  result: null,
  summary: null,
  ...made,
});

export const aWorker = (made: Partial<WorkerState> = {}): WorkerState => ({
  host: 'calc-1',
  pid: 4021,
  version: '0.1.0',
  concurrency: 1,
  threads: 4,
  running: 0,
  secondsSinceSeen: 3.2,
  load: 1.25,
  processors: 8,
  ...made,
});

/** A queue at rest, with one worker. */
export const aQueue = (made: Partial<JobQueueState> = {}): JobQueueState => ({
  counts: { queued: 0, running: 0, succeeded: 9, failed: 0, cancelled: 0 },
  oldestWaiting: null,
  done: 0,
  failed: 0,
  meanSeconds: null,
  workers: [aWorker()],
  ...made,
});
