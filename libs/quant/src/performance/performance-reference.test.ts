import { differences, SAMPLE_CASES } from '../stats/testing/sample-cases.ts';
import { performance } from './performance.ts';
import { relativePerformance } from './relative-performance.ts';

test.each(SAMPLE_CASES)(
  '%d returns have the same statistics as in numpy',
  (_, { returns, performance: expected }) => {
    expect(differences(performance(returns, { riskFree: 0.02 }), expected)).toEqual([]);
  },
);

test.each(SAMPLE_CASES)(
  '%d returns have the same statistics against a benchmark as in numpy',
  (_, { returns, benchmark, relative }) => {
    expect(differences(relativePerformance(returns, benchmark, { riskFree: 0.02 }), relative)).toEqual([]);
  },
);
