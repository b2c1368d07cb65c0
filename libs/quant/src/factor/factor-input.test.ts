import { checkFactorInput, type FactorInput } from './factor-input.ts';
import { smallInput } from './testing/small-input.ts';

const input = smallInput(
  [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
  [],
);
const check = (part: Partial<FactorInput>) => (): void => checkFactorInput({ ...input, ...part });

test.each<[string, Partial<FactorInput>]>([
  ['as it is', {}],
  ['as many quantiles as there may be', { quantiles: 100 }],
  ['a horizon of more rows than there are dates', { horizons: [2500] }],
  ['horizons in any order', { horizons: [5, 1, 3] }],
  ['industries by stock', { industries: Uint16Array.of(0, 1), industryCount: 2 }],
  ['industries by cell', { industries: new Uint16Array(6), industryCount: 1 }],
  ['quantiles within industries', { binBy: 'industry', industries: new Uint16Array(2), industryCount: 1 }],
  ['quantiles by date', { binBy: 'date' }],
  ['no stock', { stocks: 0, prices: new Float64Array(0), factor: new Float64Array(0) }],
  ['no date', { dates: 0, prices: new Float64Array(0), factor: new Float64Array(0) }],
  [
    'prices and factors that are no numbers',
    { prices: new Float64Array(6).fill(NaN), factor: new Float64Array(6).fill(Infinity) },
  ],
])('an input is taken with %s', (_, part) => {
  expect(check(part)).not.toThrow();
});

test.each<[string, Partial<FactorInput>]>([
  ['5 prices for 3 × 2 cells', { prices: new Float64Array(5) }],
  ['7 factor values for 3 × 2 cells', { factor: new Float64Array(7) }],
  ['no horizon', { horizons: [] }],
  ['no horizon: -1', { horizons: [1, -1] }],
  ['no horizon: 1.5', { horizons: [1.5] }],
  ['no horizon: NaN', { horizons: [NaN] }],
  ['no horizon: Infinity', { horizons: [Infinity] }],
  ['a horizon is given twice', { horizons: [2, 1, 2] }],
  ['101 quantiles: 2 to 100', { quantiles: 101 }],
  ['0 quantiles: 2 to 100', { quantiles: 0 }],
  ['2.5 quantiles: 2 to 100', { quantiles: 2.5 }],
  ['NaN quantiles: 2 to 100', { quantiles: NaN }],
  ['quantiles within industries need the industries', { binBy: 'industry', industryCount: 3 }],
  ['4 industries: one a stock (2) or a cell (6)', { industries: new Uint16Array(4), industryCount: 1 }],
  ['industry 0 of 0', { industries: new Uint16Array(2) }],
  ['industry 2 of 2', { industries: Uint16Array.of(0, 0, 0, 0, 0, 2), industryCount: 2 }],
])('it is refused: %s', (message, part) => {
  expect(check(part)).toThrow(new RangeError(message));
});
