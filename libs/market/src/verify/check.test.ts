import { checkTable, compare } from './check.ts';

test('sums that differ in the order of adding agree, real differences do not', () => {
  expect(compare('sum', 817.791421000006, 817.7914210000058).ok).toBe(true);
  expect(compare('sum', 817.7914, 817.7915).ok).toBe(false);
  expect(compare('count', 52930, 52931).ok).toBe(false);
  expect(compare('missing', 1, NaN).ok).toBe(false);
  expect(compare('text', '1', 1).ok).toBe(false);
});

test('the table says which checks are wrong', () => {
  expect(checkTable([compare('bars', 2, 3), compare('days', 1, 1)])).toBe(
    'check  expected  actual\nbars   2         3       WRONG\ndays   1         1       ok\n',
  );
});
