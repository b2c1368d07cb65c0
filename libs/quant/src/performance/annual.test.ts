import { annualTerms } from './annual.ts';

test('a year has 252 returns and money no price unless told otherwise', () => {
  expect(annualTerms({})).toEqual({ periods: 252, riskFree: 0 });
  expect(annualTerms(Object.freeze({ periods: 12, riskFree: -0.01 }))).toEqual({
    periods: 12,
    riskFree: -0.01,
  });
});

test.each([0, -1, NaN, Infinity])('%d periods make no year', (periods) => {
  expect(() => annualTerms({ periods })).toThrow(`periods must be above 0, not ${periods}`);
});

test.each([NaN, Infinity])('%d is no rate', (riskFree) => {
  expect(() => annualTerms({ riskFree })).toThrow(RangeError);
});
