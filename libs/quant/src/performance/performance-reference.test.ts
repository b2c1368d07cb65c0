import { differences, SAMPLE_CASES } from '../stats/testing/sample-cases.ts';
import { performance } from './performance.ts';
import { relativePerformance } from './relative-performance.ts';

test.each(SAMPLE_CASES)(
  '%d returns are judged as numpy judges them',
  (_, { returns, performance: expected }) => {
    expect(differences(performance(returns, { riskFree: 0.02 }), expected)).toEqual([]);
  },
);

test.each(SAMPLE_CASES)(
  '%d returns are held against a benchmark as numpy does',
  (_, { returns, benchmark, relative }) => {
    expect(differences(relativePerformance(returns, benchmark, { riskFree: 0.02 }), relative)).toEqual([]);
  },
);
