import { canonicalUnit, unitProduct, unitQuotient } from './units.ts';

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
