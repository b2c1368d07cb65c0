import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { lostCases } from './compare-cases.mjs';

/** @type {(root: string, file: string, cases: Readonly<Record<string, string>>) => import('./compare-cases.mjs').Report} */
const report = (root, file, cases) => ({
  testResults: [
    {
      name: join(root, file),
      assertionResults: Object.entries(cases).map(([fullName, status]) => ({ fullName, status })),
    },
  ],
});

const before = report('/somewhere/else', 'libs/a/one.test.ts', { adds: 'passed', divides: 'passed' });

test('nothing is lost where every case still passes, in any clone', () => {
  const after = report(ROOT, 'libs/a/one.test.ts', { adds: 'passed', divides: 'passed', more: 'passed' });
  expect(lostCases([before], [after])).toEqual([]);
});

test.each([
  ['is gone', {}],
  ['fails', { divides: 'failed' }],
  ['is left out', { divides: 'pending' }],
])('a case that %s is lost', (_, cases) => {
  const after = report(ROOT, 'libs/a/one.test.ts', { adds: 'passed', ...cases });
  expect(lostCases([before], [after])).toEqual(['libs/a/one.test.ts › divides']);
});

test('a case in another file is lost unless it is listed as moved and exists there', () => {
  const after = [
    report(ROOT, 'libs/a/one.test.ts', { adds: 'passed' }),
    report(ROOT, 'libs/a/two.test.ts', { divides: 'passed' }),
  ];
  const [from, to] = ['libs/a/one.test.ts › divides', 'libs/a/two.test.ts › divides'];
  expect(lostCases([before], after)).toEqual([from]);
  expect(lostCases([before], after, { [from]: to })).toEqual([]);
  expect(lostCases([before], after.slice(0, 1), { [from]: to })).toEqual([`${from} (moved to ${to})`]);
});

test('two cases with one name must both exist', () => {
  const twice = report(ROOT, 'libs/a/one.test.ts', { adds: 'passed' });
  expect(lostCases([twice, twice], [twice])).toEqual(['libs/a/one.test.ts › adds']);
});
