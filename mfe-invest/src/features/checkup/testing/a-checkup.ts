import type { Checkup, CheckupChanged, CheckupFigures, CheckupRow } from '@console/contract-invest';
import type { CheckupCard } from '../checkup-words.ts';

/** A check-up that succeeded. */
export const aCheckup = (more: Partial<Checkup> = {}): Checkup => ({
  checkupId: 5,
  step: null,
  cancelRequested: false,
  canCancel: false,
  createdTime: '2026-07-03 02:00:10',
  scope: 'factors',
  state: 'succeeded',
  progress: 1,
  subjects: 2,
  significant: 1,
  faulty: 0,
  asOf: '2026-07-02',
  startDate: '2021-01-04',
  endDate: '2026-07-02',
  submittedBy: null,
  seconds: 3.2,
  message: null,
  ...more,
});

export const aCard = (more: Partial<CheckupCard> = {}): CheckupCard => ({
  ...aCheckup(),
  previousId: 4,
  previousAsOf: '2026-07-01',
  families: [
    { horizon: 1, tests: 2, significant: 1 },
    { horizon: 5, tests: 2, significant: 0 },
  ],
  codeVersion: '1+x',
  snapshotId: 9,
  ...more,
});

export const aRow = (more: Partial<CheckupRow> = {}): CheckupRow => ({
  rowId: 71,
  subject: 'f3@2',
  horizon: 1,
  factorFormId: 3,
  factorVersion: 2,
  indicatorId: null,
  name: '动量',
  kind: 'factor',
  category: '动量与反转',
  significant: true,
  rankIc: 0.04371,
  ic: 0.03,
  icir: 0.31,
  t: 3.456,
  neweyWestT: 3.1,
  p: 0.000001,
  q: 0.0004,
  changes: ['gained', 'flipped'],
  previousRankIc: -0.01234,
  topTurnover: 0.321,
  autocorrelation: 0.9,
  spread: 0.0012,
  sharePositive: 0.6,
  coverage: 0.97,
  days: 1200,
  message: null,
  ...more,
});

export const someFigures = (more: Partial<CheckupFigures> = {}): CheckupFigures => ({
  horizon: 1,
  days: 1200,
  ic: 0.03,
  rankIc: 0.04371,
  icir: 0.31,
  t: 3.456,
  neweyWestT: 3.1,
  p: 0.000001,
  q: 0.0004,
  significant: true,
  topTurnover: 0.321,
  autocorrelation: 0.9,
  spread: 0.0012,
  quantileReturns: [-0.001, 0, 0.001],
  ...more,
});

export const aChange = (more: Partial<CheckupChanged> = {}): CheckupChanged => ({
  subject: 'f3@2',
  name: '动量',
  kind: 'factor',
  rankIc: 0.04371,
  previousRankIc: -0.01234,
  ...more,
});
