import { join } from 'node:path';
import { ROOT } from '../../run/paths.mjs';
import { pathOf } from './build-bundles.mjs';

/** @typedef {import('../count-cases.mjs').FileResult} FileResult */

/**
 * The report by the files that were written, whether they ran in a bundle or by themselves. A file of a bundle that
 * reports no case has failed.
 * @template {{ testResults: readonly FileResult[] }} Report
 * @param {Report} report of jest
 * @param {readonly import('./build-bundles.mjs').Bundle[]} bundles
 * @returns {Report}
 */
export function splitReport(report, bundles) {
  const byPath = new Map(bundles.map((each) => [pathOf(each), each]));
  const testResults = report.testResults.flatMap((result) => {
    const bundle = byPath.get(result.name);
    return bundle === undefined ? [result] : bundle.files.map((file) => resultOf(file, result));
  });
  return { ...report, testResults };
}

/**
 * @param {string} file
 * @param {FileResult} bundle
 * @returns {FileResult}
 */
function resultOf(file, bundle) {
  const cases = bundle.assertionResults
    .filter(({ ancestorTitles }) => ancestorTitles?.[0] === file)
    .map((each) => ({
      ...each,
      ancestorTitles: each.ancestorTitles?.slice(1) ?? [],
      fullName: each.fullName.slice(file.length + 1),
    }));
  const hasPassed = cases.length > 0 && cases.every(({ status }) => status !== 'failed');
  const milliseconds = cases.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return {
    ...bundle,
    name: join(ROOT, file),
    status: hasPassed ? 'passed' : 'failed',
    endTime: bundle.startTime + milliseconds,
    assertionResults: cases,
  };
}
