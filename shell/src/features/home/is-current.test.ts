import { isCurrent } from './is-current.ts';

test('a daily table is behind when it does not reach the business date', () => {
  expect(isCurrent({ daily: true, asOf: '2026-11-19' }, '2026-11-20')).toBe(false);
  expect(isCurrent({ daily: true, asOf: '2026-11-20' }, '2026-11-20')).toBe(true);
});

test('reports and events are never behind', () => {
  expect(isCurrent({ daily: false, asOf: '2026-10-30' }, '2026-11-20')).toBe(true);
  expect(isCurrent({ daily: true, asOf: null }, '2026-11-20')).toBe(true);
});
