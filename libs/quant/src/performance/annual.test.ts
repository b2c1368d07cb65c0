import { annualTerms } from './annual.ts';

test('a year has 252 returns and the risk-free rate is 0 by default', () => {
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

test.each([
  ['a year of one return', { periods: 1 }, { periods: 1, riskFree: 0 }],
  ['less than one a year', { periods: 0.5 }, { periods: 0.5, riskFree: 0 }],
  ['a rate of zero, either way it is written', { riskFree: -0 }, { periods: 252, riskFree: -0 }],
  ['a rate that doubles', { riskFree: 1 }, { periods: 252, riskFree: 1 }],
])('%s is accepted', (_, given, terms) => {
  expect(annualTerms(given)).toEqual(terms);
});

test.each([NaN, Infinity, -Infinity])('a rate that is no number is named: %d', (riskFree) => {
  expect(() => annualTerms({ riskFree })).toThrow(
    new RangeError(`the risk-free rate must be a number, not ${riskFree}`),
  );
});
