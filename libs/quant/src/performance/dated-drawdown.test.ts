import { datedDrawdown } from './dated-drawdown.ts';

const dates = Object.freeze(['2024-01-03', '2024-01-04', '2024-01-05', '2024-01-08']);

test('positions become dates', () => {
  expect(datedDrawdown({ depth: -0.2, peak: 0, trough: 1, recovery: 2 }, dates)).toEqual({
    depth: -0.2,
    peak: '2024-01-03',
    trough: '2024-01-04',
    recovery: '2024-01-05',
    length: 2,
  });
});

test('one that began at the start and is not over runs to the last return', () => {
  const drawdown = { depth: -0.2, peak: -1, trough: 1, recovery: null };
  expect(datedDrawdown(drawdown, dates, '2024-01-02')).toEqual({
    depth: -0.2,
    peak: '2024-01-02',
    trough: '2024-01-04',
    recovery: null,
    length: 4,
  });
  expect(datedDrawdown(drawdown, dates).peak).toBeNull();
});

test('dates reach as far as the drawdown', () => {
  expect(() => datedDrawdown({ depth: -0.2, peak: 0, trough: 4, recovery: null }, dates)).toThrow(RangeError);
});
