import { decimalOf } from '../ledger/decimal.ts';
import { emptyTape } from './market-tape.ts';
import { tapeSignals } from './tape-signals.ts';

const tape = emptyTape(
  ['2024-01-02', '2024-01-03'],
  ['a', 'b', 'c'].map((code) => ({ code, board: 'main', listed: '2020-01-02', delisted: null })),
);

const signalOf = (weights: Readonly<Record<string, number>>): ReturnType<typeof tapeSignals>[number] =>
  tapeSignals(
    tape,
    new Map([
      ['2024-01-03', new Map(Object.entries(weights).map(([code, weight]) => [code, decimalOf(weight)]))],
    ]),
  )[1] ?? null;

test('stocks ascend by code, whatever the order of the weights', () => {
  const signal = signalOf({ c: 0.5, a: 0.25 });
  expect(signal?.stocks).toEqual(Int32Array.of(0, 2));
  expect(signal?.weights.map((weight) => weight.floored(100))).toEqual([25, 50]);
});

test('the heaviest are bought first, equal ones by code', () => {
  expect(signalOf({ a: 0.1, b: 0.3, c: 0.3 })?.heaviest).toEqual([1, 2, 0]);
  expect(signalOf({ a: 0.3, b: 0.3, c: 0.1 })?.heaviest).toBeNull();
  expect(signalOf({ a: 0.2, b: 0.2, c: 0.2 })?.heaviest).toBeNull();
});

test('a date without weights has no signal, one with empty weights sells everything', () => {
  expect(tapeSignals(tape, new Map())).toEqual([null, null]);
  expect(signalOf({})).toEqual({ stocks: new Int32Array(0), weights: [], heaviest: null });
});
