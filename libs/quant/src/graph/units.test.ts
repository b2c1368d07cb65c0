import { seededRandom } from '../sample/seeded-random.ts';
import { canonicalUnit, NO_UNIT, unitProduct, unitQuotient } from './units.ts';

test.each([
  ['', '1'],
  ['1', '1'],
  ['yuan', 'yuan'],
  ['yuan*shares', 'shares*yuan'],
  ['yuan/shares*shares', 'yuan'],
  ['1/shares', '1/shares'],
  ['yuan^2/yuan', 'yuan'],
  ['a/c/b', 'a/b/c'],
  ['a*a/b^3', 'a^2/b^3'],
])('%s is %s', (unit, canonical) => {
  expect(canonicalUnit(unit)).toBe(canonical);
  expect(canonicalUnit(canonical)).toBe(canonical);
});

test('products and quotients undo one another', () => {
  expect(unitProduct('yuan/shares', 'shares')).toBe('yuan');
  expect(unitQuotient('yuan', 'yuan')).toBe('1');
  expect(unitQuotient('yuan', 'yuan/shares')).toBe('shares');
  expect(unitQuotient('1', 'yuan')).toBe('1/yuan');
  expect(unitQuotient(unitProduct('a^2/b', 'c'), 'c')).toBe('a^2/b');
});

test.each([
  ['yuan', 'yuan', 'yuan^2', '1'],
  ['yuan', '1', 'yuan', 'yuan'],
  ['1', 'yuan', 'yuan', '1/yuan'],
  ['1', '1', '1', '1'],
  ['', 'yuan', 'yuan', '1/yuan'],
  ['yuan/shares', 'yuan/shares', 'yuan^2/shares^2', '1'],
  ['yuan/shares', 'shares/yuan', '1', 'yuan^2/shares^2'],
  ['a*b', 'b*c', 'a*b^2*c', 'a/c'],
  ['a^2', 'a^3', 'a^5', '1/a'],
  ['1/a', 'a', '1', '1/a^2'],
  ['人', '元', '人*元', '人/元'],
  ['days^10', 'days^9', 'days^19', 'days'],
])('%s by %s is %s, over it %s', (left, right, product, quotient) => {
  expect(unitProduct(left, right)).toBe(product);
  expect(unitQuotient(left, right)).toBe(quotient);
});

test('units multiply in any order and are undone by division, whatever they are made of', () => {
  const next = seededRandom(5);
  const drawn = (): string =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, (_, at) => {
      const part = 'abcd'[Math.floor(next() * 4)] ?? 'a';
      const power = Math.floor(next() * 3) + 1;
      const sign = at === 0 ? '' : next() < 0.5 ? '*' : '/';
      return `${sign}${part}${power === 1 ? '' : `^${power}`}`;
    }).join('');
  for (let turn = 0; turn < 200; turn += 1) {
    const [x, y, z] = [drawn(), drawn(), drawn()];
    expect(unitProduct(x, y)).toBe(unitProduct(y, x));
    expect(unitProduct(unitProduct(x, y), z)).toBe(unitProduct(x, unitProduct(y, z)));
    expect(unitQuotient(unitProduct(x, y), y)).toBe(canonicalUnit(x));
    expect(unitQuotient(x, y)).toBe(unitProduct(x, unitQuotient(NO_UNIT, y)));
    expect(unitQuotient(x, x)).toBe(NO_UNIT);
  }
});
