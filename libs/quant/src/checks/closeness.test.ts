import { closeness } from './closeness.ts';

const order = { stocks: 12, chosen: 6, days: 12, capital: 60_000_000 };

test('lots cost up to one of each name: of dear shares more than of cheap ones, of much capital less', () => {
  const cheap = closeness({ ...order, prices: [300, 400] });
  const dear = closeness({ ...order, prices: [20_000, 30_000] });
  const rich = closeness({ ...order, prices: [20_000, 30_000], capital: 6_000_000_000 });
  // A lot of 100 shares at 4 yuan is 400 of 60 million; that of each of six names may lack, and costs and gaps of cash.
  expect(cheap.meanTotal).toBeLessThan(0.01);
  expect(dear.meanTotal).toBeGreaterThan(cheap.meanTotal);
  expect(rich.meanTotal).toBeLessThan(dear.meanTotal);
});

test('most names have what lots allow', () => {
  const { meanTotal, feasible75 } = closeness({ ...order, prices: [20_000, 30_000] });
  expect(feasible75).toBeLessThan(meanTotal / 6);
});
