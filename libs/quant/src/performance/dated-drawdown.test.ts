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

test('one that began at the start and has not recovered lasts to the last return', () => {
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

test('dates must reach as far as the drawdown', () => {
  expect(() => datedDrawdown({ depth: -0.2, peak: 0, trough: 4, recovery: null }, dates)).toThrow(RangeError);
});

/** Four returns, on 3, 4, 5 and 8 January; a length counts returns from the peak to the recovery or the last one. */
test.each([
  ['over the whole', { peak: -1, trough: 2, recovery: 3 }, [null, '2024-01-05', '2024-01-08', 4]],
  [
    'one day down, one day up',
    { peak: 1, trough: 2, recovery: 3 },
    ['2024-01-04', '2024-01-05', '2024-01-08', 2],
  ],
  ['not over', { peak: 2, trough: 3, recovery: null }, ['2024-01-05', '2024-01-08', null, 1]],
])('a drawdown %s', (_, positions, [peak, trough, recovery, length]) => {
  const found = datedDrawdown(
    { depth: -0.1, peak: positions.peak, trough: positions.trough, recovery: positions.recovery },
    dates,
  );
  expect(found).toEqual({ depth: -0.1, peak, trough, recovery, length });
});

test.each([
  ['the peak', { peak: 9, trough: 1, recovery: null }, 9],
  ['the trough', { peak: 0, trough: 5, recovery: null }, 5],
  ['the recovery', { peak: 0, trough: 1, recovery: 4 }, 4],
])('without a date for %s it is refused', (_, { peak, trough, recovery }, position) => {
  expect(() => datedDrawdown({ depth: -0.2, peak, trough, recovery }, dates)).toThrow(
    new RangeError(`no date for return ${position} of 4`),
  );
});

test('the date of the start is not used for a later peak', () => {
  const { peak } = datedDrawdown({ depth: -0.2, peak: 0, trough: 1, recovery: null }, dates, '2024-01-02');
  expect(peak).toBe('2024-01-03');
});
