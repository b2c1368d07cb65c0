import { differences, SAMPLE_CASES } from '../stats/testing/sample-cases.ts';
import { prepareFactor, type Preparation } from './prepare-factor.ts';

test.each(SAMPLE_CASES)(
  '%d values are prepared as numpy prepares them',
  (count, { returns, capital, preparation }) => {
    const prepared = (steps: Preparation): Float64Array => {
      const panel = Float64Array.from(returns);
      prepareFactor({ dates: 1, stocks: count }, panel, steps);
      return panel;
    };
    const found = {
      mad: prepared({ winsorise: 'mad' }),
      percentile: prepared({ winsorise: 'percentile' }),
      zScore: prepared({ standardise: 'z-score' }),
      residuals: prepared({
        neutralise: {
          industries: Uint16Array.from(returns, (_, stock) => stock % 3),
          industryCount: 3,
          floatCapital: Float64Array.from(capital),
        },
      }),
    };
    expect(differences(found, preparation)).toEqual([]);
  },
);
