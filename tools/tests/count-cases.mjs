/**
 * The parts of a `jest --json` report that are counted.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number, success: boolean,
 *   testResults: readonly FileResult[] }} JestResult
 * @typedef {{ name: string, status: string, startTime: number, endTime: number,
 *   assertionResults: readonly { fullName: string, status: string, ancestorTitles?: readonly string[],
 *   duration?: number | null }[] }} FileResult
 */

/**
 * The numbers of passed and failed cases. A file that did not load counts as a failed case, and so does a skipped
 * case.
 * @param {JestResult | null} result null when jest wrote none
 * @param {number} code jest's exit code
 * @returns {{ passed: number, failed: number }}
 */
export function countCases(result, code) {
  if (result === null) return { passed: 0, failed: 1 };
  const leftOut = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + leftOut;
  return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
