import { add, compare, ONE, ZERO } from '../ledger/decimal.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { targetWeights } from './target-weights.ts';

test('weights become exact decimals; what is finer than a billionth is cut off', () => {
  expect(targetWeights(['a', 'b', 'c'], Float64Array.of(0.25, 1 / 3, 1e-10))).toEqual(
    new Map([
      ['a', { units: 250_000_000n, scale: 9 }],
      ['b', { units: 333_333_333n, scale: 9 }],
    ]),
  );
  // 0.1 + 0.2 is a little above 0.3, 0.3 / 3 · 7 a little below 0.7.
  expect(targetWeights(['a'], Float64Array.of(0.1 + 0.2)).get('a')?.units).toBe(300_000_000n);
  expect(targetWeights(['a'], Float64Array.of((0.3 / 3) * 7)).get('a')?.units).toBe(700_000_000n);
  expect(targetWeights([], new Float64Array(0))).toEqual(new Map());
});

test('weights that add up to 1 never add up to more', () => {
  const next = seededRandom(3);
  for (let round = 0; round < 200; round += 1) {
    const raw = Array.from({ length: 1 + Math.floor(next() * 80) }, next);
    const all = raw.reduce((sum, value) => sum + value, 0);
    const codes = raw.map((_, at) => String(at));
    const targets = targetWeights(
      codes,
      Float64Array.from(raw, (value) => value / all),
    );
    const sum = [...targets.values()].reduce(add, ZERO);
    expect(compare(sum, ONE)).toBeLessThanOrEqual(0);
    expect(Number(sum.units)).toBeGreaterThan(1e9 - raw.length - 1);
  }
});

test('what is no weight is refused', () => {
  expect(() => targetWeights(['a'], Float64Array.of(NaN))).toThrow('a: no weight: NaN');
  expect(() => targetWeights(['a'], Float64Array.of(-0.1))).toThrow(RangeError);
  expect(() => targetWeights(['a', 'b'], Float64Array.of(0.6, 0.5))).toThrow('weights add up to 1.1');
  expect(() => targetWeights(['a'], Float64Array.of(0.5, 0.5))).toThrow('1 codes for 2 weights');
});
