import { makeWorld } from './make-world.ts';
import { walkMarket } from '../prices/walk-market.ts';
import type { DemoCompany } from './world.ts';

const world = makeWorld({ seed: 5, size: { companies: 40, days: 750 }, origin: '2024-06-28' });
const ordinary = new Map<DemoCompany, number[]>(
  world.companies
    .filter(({ stFrom, listDate }) => (stFrom === null || stFrom > world.end) && listDate < world.start)
    .map((company) => [company, []]),
);
walkMarket(world, [
  {
    see: (company, { close, preClose, suspended }) => {
      if (!suspended) ordinary.get(company)?.push(close / preClose - 1);
    },
  },
]);
const returns = [...ordinary.values()];
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('returns have heavier tails than a normal distribution', () => {
  const kurtosis = returns.map((own) => {
    const centre = mean(own);
    const square = mean(own.map((value) => (value - centre) ** 2));
    return mean(own.map((value) => (value - centre) ** 4)) / square ** 2 - 3;
  });
  // Limits of 10 % cut some of the tails off.
  expect(mean(kurtosis)).toBeGreaterThan(1);
});

test('large moves follow large moves', () => {
  const correlations = returns.map((own) => {
    const sizes = own.map(Math.abs);
    const centre = mean(sizes);
    const variance = mean(sizes.map((size) => (size - centre) ** 2));
    const lagged = mean(sizes.slice(1).map((size, at) => (size - centre) * ((sizes[at] ?? 0) - centre)));
    return lagged / variance;
  });
  expect(mean(correlations)).toBeGreaterThan(0.05);
});

test('a year’s volatility is like that of real shares', () => {
  const yearly = mean(returns.map((own) => Math.sqrt(mean(own.map((value) => value ** 2)) * 250)));
  expect(yearly).toBeGreaterThan(0.25);
  expect(yearly).toBeLessThan(0.55);
});

test('multiples stay plausible: prices return to the value of the books', () => {
  const last = world.companies.flatMap((company) => {
    const trailing = world.bookOf(company).trailing(world.end);
    const close = world.closeOn(company, world.end);
    if (!trailing || close === null || trailing.earnings <= 0) return [];
    const capital = (close / 100) * world.bookOf(company).sharesOn(world.end).total;
    return [capital / trailing.earnings / company.industry.pe];
  });
  const middle = last.sort((one, other) => one - other)[last.length >> 1] ?? 0;
  expect(middle).toBeGreaterThan(0.4);
  expect(middle).toBeLessThan(2.5);
});

test('about one share in a hundred closes at its upper limit, fewer at the lower', () => {
  const plain = [...ordinary].filter(([{ board }]) => board === 'main').flatMap(([, own]) => own);
  const share = (reached: (move: number) => boolean): number => plain.filter(reached).length / plain.length;
  const [up, down] = [share((move) => move > 0.095), share((move) => move < -0.095)];
  expect(up).toBeGreaterThan(0.006);
  expect(up).toBeLessThan(0.025);
  expect(down).toBeLessThan(up);
  expect(down).toBeGreaterThan(0.001);
});

test('growth boards swing more than the main one', () => {
  const yearly = (boards: readonly string[]): number =>
    mean(
      [...ordinary]
        .filter(([{ board }]) => boards.includes(board))
        .map(
          ([{ industry }, own]) =>
            Math.sqrt(mean(own.map((value) => value ** 2)) * 250) / industry.volatility,
        ),
    );
  expect(yearly(['chinext', 'star'])).toBeGreaterThan(1.1 * yearly(['main']));
});
