import { configurationIndexes } from './configuration-indexes.ts';

const of = (...values: number[]) => Float64Array.from(values);
const half = { styleIndexWeight: 0.5, liquidityIndexWeight: 0.5 };
const closeTo = (...values: number[]) => values.map((value) => expect.closeTo(value, 12));

it('shares by the style index, by the corrected one, and by that under the cap', () => {
  // Corrected: 4, 2, 1, 1, 1 and 1, of 10 in all; 40 % is cut to 20 %, the rest is raised by 0.8 / 0.6 and the second,
  // at 26.7 %, is cut too; the last four share 60 %.
  const indexes = { styleIndex: of(4, 1, 1, 1, 1, 2), liquidity: of(4, 3, 1, 1, 1, 0) };
  const { corpConfigIndex, correctionWeight, systemConfigIndex } = configurationIndexes(indexes, half);
  expect([...corpConfigIndex]).toEqual(closeTo(0.4, 0.1, 0.1, 0.1, 0.1, 0.2));
  expect([...correctionWeight]).toEqual(closeTo(0.4, 0.2, 0.1, 0.1, 0.1, 0.1));
  expect([...systemConfigIndex]).toEqual(closeTo(0.2, 0.2, 0.15, 0.15, 0.15, 0.15));
});

it('caps few stocks at an equal share', () => {
  const { systemConfigIndex } = configurationIndexes({ styleIndex: of(4, 1), liquidity: of(4, 1) }, half);
  expect([...systemConfigIndex]).toEqual([0.5, 0.5]);
});

it('has no weights without stocks', () => {
  const { corpConfigIndex, systemConfigIndex } = configurationIndexes(
    { styleIndex: of(), liquidity: of() },
    half,
  );
  expect([corpConfigIndex.length, systemConfigIndex.length]).toEqual([0, 0]);
});
