import { centsOf, decimalOf, seededRandom } from '@console/quant';
import { centsOfYuan } from './cents-of-yuan.ts';

it.each([
  [1.005, 101n],
  [2.675, 268n],
  [0.285, 29n],
  [10.3, 1030n],
  [0.004999999, 0n],
  [-1.005, -100n],
  [98_765_432_109.125, 9_876_543_210_913n],
  [1e13, 1_000_000_000_000_000n],
])('rounds %d as it is written', (yuan, cents) => {
  expect(centsOfYuan(yuan)).toBe(cents);
});

it('is what the exact decimal gives, for prices and amounts of up to four decimals', () => {
  const next = seededRandom(5);
  for (let round = 0; round < 20_000; round += 1) {
    const yuan = Math.round(next() * 10 ** (1 + Math.floor(next() * 14))) / 10 ** Math.floor(next() * 5);
    expect(centsOfYuan(yuan)).toBe(centsOf(decimalOf(yuan)));
  }
});
