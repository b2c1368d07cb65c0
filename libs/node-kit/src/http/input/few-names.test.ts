import { fewNames } from './few-names.ts';

it.each([
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a、b、c'],
  [['a', 'b', 'c', 'd'], 'a、b、c 等 4 个'],
  [['x'.repeat(1_000_000)], `${'x'.repeat(40)}…`],
])('%# a refusal quotes only a few names', (names, text) => {
  expect(fewNames(names)).toBe(text);
});
