import { linearPercentile } from './linear-percentile.ts';
import { moments } from './moments.ts';
import { olsLine } from './ols-line.ts';
import { oneSampleT } from './one-sample-t.ts';
import { studentTwoSidedP } from './student-two-sided-p.ts';
import { differences, SAMPLE_CASES } from './testing/sample-cases.ts';

test.each(SAMPLE_CASES)(
  'the statistics of %d values are those of scipy',
  (count, { returns, benchmark, sample }) => {
    const found = {
      ...moments(returns),
      ...oneSampleT(returns),
      ...olsLine(benchmark, returns),
      percentiles: [0, 0.01, 0.05, 0.33, 0.5, 0.95, 1].map((q) => linearPercentile(returns, q)),
      tails: [0.01, 0.5, 1.5, 3, 8, 20].map((t) => studentTwoSidedP(t, count)),
    };
    expect(differences(found, sample)).toEqual([]);
  },
);

test.each(SAMPLE_CASES)('percentiles of %d values are numpy’s to the bit', (_, { returns, sample }) => {
  const found = [0, 0.01, 0.05, 0.33, 0.5, 0.95, 1].map((q) => linearPercentile(returns, q));
  expect(found).toEqual(sample.percentiles);
});

test.each(SAMPLE_CASES)('tail probabilities of %d degrees keep twelve digits', (count, { sample }) => {
  const tails = sample.tails as readonly number[];
  for (const [at, t] of [0.01, 0.5, 1.5, 3, 8, 20].entries()) {
    expect(Math.abs(studentTwoSidedP(t, count) / (tails[at] ?? NaN) - 1)).toBeLessThan(1e-12);
  }
});
