import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { keyOf, passedBefore } from './passed-before.mjs';
import { byPackage, passedCases } from './run-changed.mjs';

/** @type {(name: string, status: string, cases: readonly string[]) => import('./count-cases.mjs').FileResult} */
const file = (name, status, cases) => ({
  name: join(ROOT, name),
  status,
  startTime: 0,
  endTime: 1,
  assertionResults: cases.map((each, at) => ({ fullName: `case ${at}`, status: each })),
});
/** @type {(...files: import('./count-cases.mjs').FileResult[]) => import('./count-cases.mjs').JestResult} */
const result = (...files) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: files,
});

test('test files belong to the package nearest to them', () => {
  expect(byPackage(['libs/a/x.test.ts', 'libs/a/b/y.test.ts', 'z.test.ts'], ['libs/a', 'libs/a/b'])).toEqual([
    { directory: 'libs/a', files: ['libs/a/x.test.ts'] },
    { directory: 'libs/a/b', files: ['libs/a/b/y.test.ts'] },
    { directory: '', files: ['z.test.ts'] },
  ]);
});

test('a test that sees few packages is a group by itself, whose files are there', async () => {
  const file = 'tools/generate/subject-kinds.test.mjs';
  const [all, alone] = byPackage(['tools/x.test.mjs', file], ['tools']);
  expect(all).toEqual({ directory: 'tools', files: ['tools/x.test.mjs'] });
  expect(alone).toMatchObject({ directory: 'tools', files: [file] });
  for (const place of [file, ...(alone?.reads ?? [])]) await access(join(ROOT, place));
});

test('a package has passed when every case of every file has', () => {
  const tests = { directory: 'libs/a', files: ['libs/a/x.test.ts', 'libs/a/y.test.ts'] };
  const [x, y] = [
    file('libs/a/x.test.ts', 'passed', ['passed', 'passed']),
    file('libs/a/y.test.ts', 'passed', ['passed']),
  ];
  expect(passedCases(result(x, y), tests)).toBe(3);
  expect(passedCases(result(x), tests)).toBeNull();
  expect(passedCases(result(x, file('libs/a/y.test.ts', 'failed', [])), tests)).toBeNull();
  expect(passedCases(result(x, file('libs/a/y.test.ts', 'passed', ['passed', 'failed'])), tests)).toBeNull();
  expect(passedCases(result(x, file('libs/a/y.test.ts', 'passed', ['pending'])), tests)).toBeNull();
});

test('a passed package is found by its key alone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'passed-'));
  try {
    const passed = passedBefore(directory);
    const key = keyOf('sources', 'arguments');
    expect(await passed.cases('db-libs/a', key)).toBeNull();
    await passed.keep('db-libs/a', { key, cases: 7 });
    expect(await passed.cases('db-libs/a', key)).toBe(7);
    expect(await passed.cases('db-libs/b', key)).toBeNull();
    expect(await passed.cases('db-libs/a', keyOf('sources', 'other arguments'))).toBeNull();
  } finally {
    await rm(directory, { recursive: true });
  }
});
