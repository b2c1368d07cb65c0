import { fieldFaults } from '../rules/parameter-fields.ts';
import { PAIR_FIELDS, pairWindowFaults, pairWindowOf } from './pair-window.ts';

test.each([
  [{ n: 5 }, { n: 5, least: 5 }],
  [
    { n: 5, least: null },
    { n: 5, least: 5 },
  ],
  [
    { n: 5, least: undefined },
    { n: 5, least: 5 },
  ],
  [
    { n: 5, least: 2 },
    { n: 5, least: 2 },
  ],
])('%j is the window %j', (given, window) => {
  expect(pairWindowOf(given as Parameters<typeof pairWindowOf>[0])).toEqual(window);
});

test.each([
  [{ n: 2 }, 0],
  [{ n: 5, least: 5 }, 0],
  [{ n: 5, least: 6 }, 1],
  [{ n: 2, least: 3 }, 1],
  [{ n: 5, least: null }, 0],
])('%j has %i faults', (given, count) => {
  const faults = pairWindowFaults(given);
  expect(faults).toEqual(
    new Array(count).fill({ path: ['least'], code: 'above-other', values: { other: 'n' } }),
  );
});

/** One value has no deviation: two are the least of both. */
test.each([
  [{ n: 2, least: 2 }, []],
  [{ n: 10_000 }, []],
  [{ n: 1 }, [['n', 'below-least', 2]]],
  [{ n: 10_001 }, [['n', 'above-most', 10_000]]],
  [{ n: 4, least: 1 }, [['least', 'below-least', 2]]],
  [{ least: 2 }, [['n', 'missing-parameter', undefined]]],
])('the fields say of %j: %j', (given, faults) => {
  expect(
    fieldFaults(PAIR_FIELDS, given).map(({ path, code, values }) => [path.join('.'), code, values['bound']]),
  ).toEqual(faults);
});
