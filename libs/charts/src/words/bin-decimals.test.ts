import { binDecimals } from './bin-decimals.ts';

it.each([
  [0, 50, 2],
  [0, 0.5, 2],
  [0.031, 0.0334, 4],
  [-0.00002, -0.00001, 6],
  [0, 1e-14, 10],
  [3, 3, 2],
  [0.0312, 0.0312, 3],
  [0, 0, 2],
])('a bin from %d to %d is written with %i decimals', (from, to, decimals) => {
  expect(binDecimals({ unit: 'number', bins: [{ from, to, count: 1 }] })).toBe(decimals);
});

it('are those of the figures as drawn', () => {
  const bins = [{ from: 1e8, to: 3e8, count: 2 }];
  expect(binDecimals({ unit: 'hundredMillionYuan', bins })).toBe(2);
  expect(binDecimals({ unit: 'percent', bins: [{ from: 0, to: 0.00002, count: 2 }] })).toBe(4);
  expect(binDecimals({ unit: 'number', bins: [] })).toBe(2);
});
