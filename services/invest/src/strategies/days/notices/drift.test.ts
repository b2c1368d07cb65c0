import { driftsOf } from './drift.ts';

const NOTHING = { orders: [], weights: [], plans: [], marks: [], halts: [] };
const REPORT = { cash: '0', stockValue: '0', assets: '100000', earningRate: '0.000000', statisDays: 3 };
const held = (code: string, value: number, fullWeight: string, positionIndex = '1.00000000') => ({
  code,
  shares: '100',
  sharesChange: '0',
  open: null,
  close: '100',
  value: String(value),
  valueBefore: '0',
  fullWeight,
  positionIndex,
});
const drifts = (holdings: readonly ReturnType<typeof held>[], orders: readonly string[] = []) =>
  driftsOf({
    report: REPORT,
    holdings,
    state: { ...NOTHING, orders: orders.map((code) => [code, 'buy', '100', null] as const) },
  }).map(({ code }) => code);

it('is outside from a quarter of the target on, either way', () => {
  expect(
    drifts([held('up', 25_001, '0.2'), held('edge', 25_000, '0.2'), held('down', 14_999, '0.2')]),
  ).toEqual(['up', 'down']);
});

it('is never outside within a hundredth of the assets', () => {
  expect(drifts([held('near', 1990, '0.01'), held('far', 2010, '0.01')])).toEqual(['far']);
});

it('is judged by the target under the caps', () => {
  expect(
    driftsOf({ report: REPORT, holdings: [held('a', 20_000, '0.2', '0.50000000')], state: NOTHING }),
  ).toEqual([{ code: 'a', weight: 0.2, target: 0.1, band: 0.025 }]);
});

it('leaves out what is sold off, and what is still being traded', () => {
  expect(
    drifts([held('sold', 30_000, '0'), held('open', 30_000, '0.1'), held('far', 30_000, '0.1')], ['open']),
  ).toEqual(['far']);
});
