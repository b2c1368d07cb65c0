import { seededRandom } from '../sample/seeded-random.ts';
import { adjustCloses } from './adjust-closes.ts';

const closes = Object.freeze([10, 11, 6, 6.6]);
const factors = Object.freeze([1, 1, 2, 2]);

test('backward adjusting multiplies by the factor of the day', () => {
  expect([...adjustCloses(closes, factors, 'backward')]).toEqual([10, 11, 12, 13.2]);
});

test('forward adjusting leaves the last close as traded', () => {
  expect([...adjustCloses(closes, factors, 'forward')]).toEqual([5, 5.5, 6, 6.6]);
});

test.each(['forward', 'backward'] as const)(
  'returns of %s closes are those of closes over pre_close',
  (mode) => {
    const adjusted = adjustCloses(closes, factors, mode);
    const preCloses = [NaN, 10, 5.5, 6];
    for (const at of [1, 2, 3]) {
      const before = adjusted[at - 1] ?? NaN;
      expect((adjusted[at] ?? NaN) / before).toBeCloseTo((closes[at] ?? NaN) / (preCloses[at] ?? NaN), 14);
    }
  },
);

test('a missing close stays missing, and no closes give none', () => {
  expect([...adjustCloses([NaN, 2], [1, 1], 'forward')]).toEqual([NaN, 2]);
  expect([...adjustCloses([], [], 'forward')]).toEqual([]);
});

/** Forward: close × factor / last factor; backward: close × factor. */
test.each([
  ['one close', [8], [2], [8], [16]],
  ['two ex-rights days', [8, 4, 2], [1, 2, 4], [2, 2, 2], [8, 8, 8]],
  ['factors that never change', [1, 2, 3], [5, 5, 5], [1, 2, 3], [5, 10, 15]],
  ['missing closes', [NaN, 6, NaN], [1, 1, 2], [NaN, 3, NaN], [NaN, 6, NaN]],
  ['a missing factor within', [8, 8, 8], [1, NaN, 2], [4, NaN, 8], [8, NaN, 16]],
  ['fewer factors than closes', [8, 8], [2], [8, NaN], [16, NaN]],
  ['all missing', [NaN, NaN], [NaN, NaN], [NaN, NaN], [NaN, NaN]],
])('of %s', (_, given, own, forward, backward) => {
  const [frozen, cumulative] = [Object.freeze(given), Object.freeze(own)];
  expect([...adjustCloses(frozen, cumulative, 'forward')]).toEqual(forward);
  expect([...adjustCloses(frozen, cumulative, 'backward')]).toEqual(backward);
});

test('both ways are the same line except for a constant factor', () => {
  const next = seededRandom(13);
  const shares = Array.from({ length: 40 }, () => (next() < 0.1 ? 1 + next() : 1));
  const own = shares.map((_, at) => shares.slice(0, at + 1).reduce((product, share) => product * share, 1));
  const traded = own.map(() => 5 + 20 * next());
  const [forward, backward] = [adjustCloses(traded, own, 'forward'), adjustCloses(traded, own, 'backward')];
  forward.forEach((value, at) => {
    expect(value * (own.at(-1) ?? NaN)).toBeCloseTo(backward[at] ?? NaN, 9);
  });
  expect(forward[39]).toBe(traded[39]);
  expect(backward[0]).toBe((traded[0] ?? NaN) * (own[0] ?? NaN));
});

test('the answer is a copy, of typed arrays too', () => {
  const typed = Float64Array.from([1, 2]);
  adjustCloses(typed, [1, 1], 'backward').fill(9);
  expect([...typed]).toEqual([1, 2]);
});
