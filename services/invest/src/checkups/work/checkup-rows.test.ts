import { CHECKUP_HORIZONS } from '@console/contract-invest';
import type { FrozenSubject } from '../ask/frozen-subjects.ts';
import type { HorizonFigures, JudgedSubject } from '../compute/judge-work.ts';
import { checkupRows, previousKey, type Previous } from './checkup-rows.ts';

const factor = (factorId: number, version = 1): FrozenSubject => ({
  subject: `f${factorId}@${version}`,
  kind: 'factor',
  name: `因子 ${factorId}`,
  category: '成长',
  factorId,
  version,
});
const figures = (horizon: number, rankIc: number | null, p: number | null): HorizonFigures => ({
  horizon,
  days: 100,
  ic: rankIc,
  rankIc,
  icir: 0.1,
  t: 2,
  neweyWestT: 1.9,
  p,
  sharePositive: 0.5,
  spread: 0.001,
  quantileReturns: [0.001, 0.002],
  topTurnover: 0.3,
  autocorrelation: 0.9,
});
const judged = (...all: readonly (readonly [FrozenSubject, number | null, number | null])[]) =>
  new Map(
    all.map(([{ subject }, rankIc, p]): [string, JudgedSubject] => [
      subject,
      {
        subject,
        fault: null,
        coverage: 0.8,
        figures: CHECKUP_HORIZONS.map((horizon) => figures(horizon, rankIc, horizon === 1 ? p : 1)),
      },
    ]),
  );
const rowsOf = (
  subjects: readonly FrozenSubject[],
  found: ReadonlyMap<string, JudgedSubject>,
  previous: Previous = null,
) => checkupRows({ checkupId: 3, tenantId: '000000', subjects, judged: found, previous });

it('has a row a subject and horizon, corrected among the tests of its horizon alone', () => {
  const subjects = [factor(1), factor(2), factor(3)];
  const found = judged([factor(1), 0.05, 0.01], [factor(2), 0.04, 0.03], [factor(3), 0.01, 0.9]);
  const rows = rowsOf(subjects, found);
  expect(rows).toHaveLength(3 * CHECKUP_HORIZONS.length);
  const shortest = rows.filter(({ horizon }) => horizon === 1);
  expect(shortest.map(({ q }) => q?.toFixed(6))).toEqual(['0.030000', '0.045000', '0.900000']);
  expect(shortest.map(({ significant }) => significant)).toEqual([1, 1, 0]);
  expect(rows.filter(({ horizon }) => horizon === 5).map(({ q }) => q)).toEqual([1, 1, 1]);
  expect(shortest[0]).toMatchObject({ coverage: 0.8, quantile_returns: '[0.001,0.002]', is_new: 0 });
});

it('counts a subject without a p, or one that could not be judged, as no test', () => {
  const found = new Map([
    ...judged([factor(1), 0.05, 0.04], [factor(2), null, null]),
    ['f3@1', { subject: 'f3@1', fault: '公式过大', coverage: null, figures: [] }] as const,
  ]);
  const rows = rowsOf([factor(1), factor(2), factor(3)], found).filter(({ horizon }) => horizon === 1);
  expect(rows.map(({ q, significant, fault }) => [q, significant, fault])).toEqual([
    [0.04, 1, null],
    [null, 0, null],
    [null, 0, '公式过大'],
  ]);
  expect(rows[2]).toMatchObject({ days: 0, rank_ic: null, quantile_returns: '[]' });
});

it('compares a factor with itself in an earlier version, and marks what is new', () => {
  const previous = new Map([[previousKey(factor(1, 1), 1), { rankIc: -0.02, isSignificant: false }]]);
  const rows = rowsOf(
    [factor(1, 2), factor(9)],
    judged([factor(1, 2), 0.05, 0.01], [factor(9), 0.01, 0.9]),
    previous,
  ).filter(({ horizon }) => horizon === 1);
  expect(rows[0]).toMatchObject({ previous_rank_ic: -0.02, gained: 1, flipped: 1, is_new: 0, lost: 0 });
  expect(rows[1]).toMatchObject({ previous_rank_ic: null, is_new: 1, gained: 0 });
});

it('has no rows without subjects', () => {
  expect(rowsOf([], new Map())).toEqual([]);
});
