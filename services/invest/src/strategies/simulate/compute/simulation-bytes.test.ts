import type { FactorGraph } from '@console/quant';
import { simulationBytes } from './simulation-bytes.ts';

const MIB = 2 ** 20;
const SIZE = { held: 50, days: 750, stocks: 5000, rows: 1250 };
const graphOf = (n: number): FactorGraph => ({
  output: 'mean',
  nodes: [
    { id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] },
    { id: 'mean', kind: 'rule', ref: '7', params: { n }, inputs: ['close'] },
  ],
});

it('is little where the stocks are given', () => {
  expect(simulationBytes({ ...SIZE, graph: undefined }) / MIB).toBeLessThan(100);
});

it('grows with the market for indexes, not with the days', () => {
  const bytes = (stocks: number, days: number) => simulationBytes({ ...SIZE, graph: null, stocks, days });
  expect(bytes(5000, 750) / MIB).toBeGreaterThan(400);
  expect(bytes(5000, 750) / MIB).toBeLessThan(600);
  expect(bytes(10_000, 750)).toBeGreaterThan(1.8 * bytes(5000, 750));
  expect(bytes(5000, 1500)).toBeLessThan(1.1 * bytes(5000, 750));
});

it('grows with the window of a factor', () => {
  const bytes = (n: number) => simulationBytes({ ...SIZE, graph: graphOf(n) });
  expect(bytes(500)).toBeGreaterThan(1.5 * bytes(20));
});
