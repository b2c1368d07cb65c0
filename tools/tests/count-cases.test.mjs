import { countCases } from './count-cases.mjs';

/** @param {Partial<import('./count-cases.mjs').JestResult>} counts */
const result = (counts) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [],
  ...counts,
});

test('cases count as they ended', () => {
  expect(countCases(result({ numPassedTests: 5, numFailedTests: 2 }), 1)).toEqual({ passed: 5, failed: 2 });
});

test('a file that did not load, a skipped case and a planned one count as failed', () => {
  const left = { numPassedTests: 1, numRuntimeErrorTestSuites: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(countCases(result(left), 0)).toEqual({ passed: 1, failed: 3 });
});

test('jest ending badly is a failure whatever it counted', () => {
  expect(countCases(result({ numPassedTests: 5 }), 1)).toEqual({ passed: 5, failed: 1 });
  expect(countCases(null, 0)).toEqual({ passed: 0, failed: 1 });
});
