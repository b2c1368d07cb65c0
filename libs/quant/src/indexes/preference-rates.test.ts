import { emptyRates, preferenceRates, type CapitalDay } from './preference-rates.ts';

const of = (...values: number[]) => Float64Array.from(values);
const day: CapitalDay = {
  amount: of(50, NaN, 0, 8),
  floatCapital: of(1000, 1000, 500, 0),
  fundHeld: of(0.3, 0.3, NaN, 0.1),
  financing: of(20, 20, 5, 1),
  connectHeld: of(0.04, 0.04, 0.01, NaN),
  mainAmount: of(10, 10, 0, -4),
};

it('has five rates of a stock; none of one without a bar, or over a divisor of 0', () => {
  expect(preferenceRates(day).map((rate) => [...rate])).toEqual([
    [0.3, NaN, NaN, 0.1],
    [0.02, NaN, 0.01, NaN],
    [0.04, NaN, 0.01, NaN],
    [0.2, NaN, NaN, -0.5],
    [0.05, NaN, 0, NaN],
  ]);
});

it('takes what is not given for missing', () => {
  expect(preferenceRates({ ...day, financing: of() })[1]).toEqual(of(NaN, NaN, NaN, NaN));
});

it('writes into the memory that it is given, whatever was there', () => {
  const into = emptyRates(4);
  for (const rate of into) rate.fill(7);
  expect(preferenceRates(day, into)).toBe(into);
  expect(into).toEqual(preferenceRates(day));
});
