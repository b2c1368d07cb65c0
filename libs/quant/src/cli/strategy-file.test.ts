import { DEFAULT_COSTS } from '../ledger/fees.ts';
import { decimal } from '../ledger/testing/small-market.ts';
import { readMarket } from './market-files.ts';
import { readStrategy } from './strategy-file.ts';
import { marketFolders } from './testing/market-folder.ts';

const folder = marketFolders();
let market: ReturnType<typeof readMarket>;
beforeAll(() => {
  market = readMarket(folder());
});

const whole = {
  initialCapital: 1000,
  start: '2024-06-03',
  end: '2024-06-04',
  signals: [{ date: '2024-06-03', weights: { A: 0.5, B: 0.25 } }],
};
const read = (over: object = {}) =>
  readStrategy('strategy.json', JSON.stringify({ ...whole, ...over }), market);

it('reads a strategy with the defaults', () => {
  expect(read()).toEqual({
    strategy: {
      start: '2024-06-03',
      end: '2024-06-04',
      signals: {
        kind: 'dated',
        weights: new Map([
          [
            '2024-06-03',
            new Map([
              ['A', decimal('0.5')],
              ['B', decimal('0.25')],
            ]),
          ],
        ]),
      },
      risks: { system: [], companies: new Map() },
    },
    rules: { initialCapital: 100_000n, costs: DEFAULT_COSTS, participation: decimal('0.1') },
  });
});

it('reads a frequency with its weights, and no signals at all', () => {
  expect(read({ signals: undefined, frequency: 4, weights: { A: 1 } }).strategy.signals).toEqual({
    kind: 'periodic',
    frequency: 4,
    weights: new Map([['A', decimal('1')]]),
  });
  expect(read({ signals: [] }).strategy.signals).toEqual({ kind: 'dated', weights: new Map() });
});

it('passes over a signal after the end, whatever it says', () => {
  const signals = [...whole.signals, { date: '2024-06-08', weights: { Z: 9 } }];
  expect(read({ signals })).toEqual(read());
});

it('sorts risks by date, those of one date as they come', () => {
  const entry = (date: string, risk: number, code?: string) => ({ date, risk, code });
  const { risks } = read({
    systemRisk: [entry('2024-06-05', 1), entry('2020-01-01', 80.5), entry('2024-06-05', 2)],
    companyRisk: [entry('2024-06-08', 3, 'B'), entry('2024-06-08', 4, 'A'), entry('2024-01-01', 5, 'B')],
  }).strategy;
  expect(risks.system.map(({ risk }) => risk)).toEqual([decimal('80.5'), decimal('1'), decimal('2')]);
  expect(risks.companies.get('B')?.map(({ risk }) => risk)).toEqual([decimal('5'), decimal('3')]);
  expect(risks.companies.get('A')?.map(({ date }) => date)).toEqual(['2024-06-08']);
});

it('reads its own costs, each by itself, and no bound of the volume', () => {
  const costs = {
    commissionRate: 1e-7,
    commissionMinimum: 0,
    stampDuty: 0,
    transferFee: 0.00002,
    slippage: 0.1,
  };
  expect(read({ costs, participation: null }).rules).toEqual({
    initialCapital: 100_000n,
    costs: {
      commissionRate: decimal('0.0000001'),
      commissionMinimum: 0n,
      stampDuty: decimal('0'),
      transferFee: decimal('0.00002'),
      slippage: decimal('0.1'),
    },
    participation: null,
  });
  expect(read({ costs: { slippage: 0.1 } }).rules.costs).toEqual({
    ...DEFAULT_COSTS,
    slippage: decimal('0.1'),
  });
});

it('adds weights up exactly, to one at most', () => {
  const signals = (last: number) => [{ date: '2024-06-03', weights: { A: 0.1, B: last } }];
  expect(() => read({ signals: signals(0.9) })).not.toThrow();
  expect(() => read({ signals: signals(0.900000000000001) })).toThrow(
    'signals[0].weights add up to more than 1',
  );
});

describe('what is refused, with its place', () => {
  const signal = (date: string, weights: unknown = {}) => ({ date, weights });
  it.each<[string, object, string]>([
    ['a start that is no day', { start: '2024-06-02' }, 'start "2024-06-02" is no day of bars.csv'],
    ['no start', { start: undefined }, 'start is no text'],
    ['an end that is no day', { end: '2024-07-01' }, 'end "2024-07-01" is no day of bars.csv'],
    ['a start after the end', { start: '2024-06-05' }, 'start is after end'],
    ['both kinds of signals', { frequency: 1 }, 'has both signals and frequency'],
    ['neither', { signals: undefined }, 'has neither signals nor frequency'],
    [
      'an unknown frequency',
      { signals: undefined, frequency: 5, weights: {} },
      'frequency is none of 1, 2, 3, 4',
    ],
    ['a frequency without weights', { signals: undefined, frequency: 1 }, 'weights is no object'],
    [
      'a signal before start',
      { start: '2024-06-04', signals: [signal('2024-06-03')] },
      'signals[0].date 2024-06-03 is before start',
    ],
    [
      'a signal on no day',
      { end: '2024-06-05', signals: [signal('2024-06-05'), signal('2024-06-01')], start: '2024-06-03' },
      'signals[1].date 2024-06-01 is before start',
    ],
    [
      'two signals of a date',
      { signals: [signal('2024-06-04'), signal('2024-06-04')] },
      'signals[1].date 2024-06-04 has two signals',
    ],
    ['a signal of no date', { signals: [signal('June')] }, 'signals[0].date "June" is no date as 2026-01-31'],
    ['a weight below 0', { signals: [signal('2024-06-04', { A: -0.1 })] }, 'signals[0].weights.A is below 0'],
    [
      'a weight that is a text',
      { signals: [signal('2024-06-04', { A: '1' })] },
      'signals[0].weights.A is no number',
    ],
    [
      'a weight of an unknown code',
      { signals: [signal('2024-06-04', { Z: 0 })] },
      'signals[0].weights.Z is not in securities.csv',
    ],
    ['no weights', { signals: [{ date: '2024-06-04' }] }, 'signals[0].weights is no object'],
    [
      'a system risk above 100',
      { systemRisk: [{ date: '2024-06-04', risk: 100.1 }] },
      'systemRisk[0].risk is above 100',
    ],
    [
      'a company risk below 0',
      { companyRisk: [{ date: '2024-06-04', code: 'A', risk: -1 }] },
      'companyRisk[0].risk is below 0',
    ],
    [
      'a risk of an unknown code',
      { companyRisk: [{ date: '2024-06-04', code: 'Z', risk: 1 }] },
      'companyRisk[0].code Z is not in securities.csv',
    ],
    ['no capital', { initialCapital: 0 }, 'initialCapital is not above 0'],
    ['a capital that is a text', { initialCapital: '1000' }, 'initialCapital is no number'],
    ['a capital finer than a cent', { initialCapital: 0.001 }, 'initialCapital is finer than a cent'],
    ['a cost below 0', { costs: { stampDuty: -0.1 } }, 'costs.stampDuty is below 0'],
    ['a minimum below 0', { costs: { commissionMinimum: -1 } }, 'costs.commissionMinimum is below 0'],
    ['costs that are none', { costs: 3 }, 'costs is no object'],
    ['a participation below 0', { participation: -0.1 }, 'participation is below 0'],
  ])('%s', (_, over, message) => {
    expect(() => read(over)).toThrow(`strategy.json: ${message}`);
  });

  it('a signal on a day without bars', () => {
    const gap = { ...market, calendar: ['2024-06-03', '2024-06-05'] };
    const text = JSON.stringify({
      ...whole,
      end: '2024-06-05',
      signals: [{ date: '2024-06-04', weights: {} }],
    });
    expect(() => readStrategy('f', text, gap)).toThrow('f: signals[0].date 2024-06-04 is no day of bars.csv');
  });
});
