import { join } from 'node:path';
import { ROOT } from '../../run/paths.mjs';
import { pathOf } from './build-bundles.mjs';
import { splitReport } from './split-report.mjs';

const bundle = { project: 'unit', name: '01', files: ['libs/a/one.test.ts', 'libs/b/two.test.ts'] };

/** @param {string} file @param {string} title @param {string} status @param {number} duration */
const oneCase = (file, title, status = 'passed', duration = 10) => ({
  ancestorTitles: [file, 'a group'],
  fullName: `${file} a group ${title}`,
  status,
  duration,
});

/** @param {readonly ReturnType<typeof oneCase>[]} assertionResults */
const ran = (assertionResults) => ({
  name: pathOf(bundle),
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  startTime: 1_000,
  endTime: 9_000,
  assertionResults,
});

/** @param {readonly import('../count-cases.mjs').FileResult[]} testResults */
const split = (...testResults) => splitReport({ testResults }, [bundle]).testResults;

describe('the report of a bundle', () => {
  it('is one of each file, with its own cases under their own names and its own time', () => {
    const files = split(
      ran([
        oneCase('libs/a/one.test.ts', 'adds'),
        oneCase('libs/b/two.test.ts', 'divides', 'passed', 30),
        oneCase('libs/a/one.test.ts', 'subtracts', 'passed', 20),
      ]),
    );
    expect(files.map(({ name, status, startTime, endTime }) => [name, status, endTime - startTime])).toEqual([
      [join(ROOT, 'libs/a/one.test.ts'), 'passed', 30],
      [join(ROOT, 'libs/b/two.test.ts'), 'passed', 30],
    ]);
    expect(files[0]?.assertionResults.map(({ fullName }) => fullName)).toEqual([
      'a group adds',
      'a group subtracts',
    ]);
    expect(files[1]?.assertionResults[0]?.ancestorTitles).toEqual(['a group']);
  });

  it('has failed in the file of a failed case alone', () => {
    const files = split(
      ran([oneCase('libs/a/one.test.ts', 'adds', 'failed'), oneCase('libs/b/two.test.ts', 'divides')]),
    );
    expect(files.map(({ status }) => status)).toEqual(['failed', 'passed']);
  });

  it('has failed in a file that reports no case', () => {
    const files = split(ran([oneCase('libs/a/one.test.ts', 'adds')]));
    expect(files.map(({ status }) => status)).toEqual(['passed', 'failed']);
  });

  it('has failed in every file when the bundle did not load', () => {
    expect(split({ ...ran([]), status: 'failed' }).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('leaves a file that ran by itself as it is', () => {
    const own = { ...ran([oneCase('a group', 'adds')]), name: join(ROOT, 'tools/own.test.mjs') };
    expect(split(own)).toEqual([own]);
  });
});
