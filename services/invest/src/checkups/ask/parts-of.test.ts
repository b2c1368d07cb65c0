import type { FrozenSubject } from './frozen-subjects.ts';
import { partsOf } from './parts-of.ts';

const factor = (id: number): FrozenSubject => ({
  subject: `f${id}@1`,
  kind: 'factor',
  name: `因子 ${id}`,
  category: '成长',
  factorId: id,
  version: 1,
});
const indicator = (indicatorId: string): FrozenSubject => ({
  subject: `${indicatorId}@1`,
  kind: 'indicator',
  name: indicatorId,
  category: '量价',
  indicatorId,
});
const names = (parts: readonly (readonly FrozenSubject[])[]): readonly string[] =>
  parts.map((part) => part.map(({ subject }) => subject).join(' '));

it('has no part without subjects', () => {
  expect(partsOf([])).toEqual([]);
});

it('keeps factors together, and indicators by their table', () => {
  const subjects = [
    ...[factor(1), factor(2), indicator('daily_bar.close'), indicator('daily_bar.open')],
    indicator('money_flow.net'),
  ];
  expect(names(partsOf(subjects))).toEqual([
    'f1@1 f2@1',
    'daily_bar.close@1 daily_bar.open@1',
    'money_flow.net@1',
  ]);
});

it('cuts what is long, loses none and keeps the order', () => {
  const subjects = Array.from({ length: 30 }, (_, at) => factor(at + 1));
  const parts = partsOf(subjects);
  expect(parts.map(({ length }) => length)).toEqual([12, 12, 6]);
  expect(parts.flat()).toEqual(subjects);
});
