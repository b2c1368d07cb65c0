import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseJourneys, keepJourneys } from './journeys-before.mjs';
import { passedBefore } from './passed-before.mjs';
import { ROOT } from '../run/paths.mjs';

/** @type {string} */
let directory;
/** @type {ReturnType<typeof passedBefore>} */
let passed;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journeys-'));
  passed = passedBefore(join(directory, 'passed'));
  await mkdir(join(directory, 'loaded'));
});
afterEach(() => rm(directory, { recursive: true }));

/**
 * Inputs whose keys name what they are made of.
 * @param {readonly string[]} paths
 * @param {Record<string, number>} [changes] the state of each module, and of the rest
 */
const inputsOf = (paths, changes = {}) =>
  paths.map((path) => ({
    path,
    /** @param {readonly string[]} loaded */
    key: (loaded) => JSON.stringify([path, ...['rest', ...loaded].map((name) => changes[name] ?? 0)]),
  }));

/** @param {string} path @param {string} status */
const resultOf = (path, status = 'passed') => ({
  name: join(ROOT, path),
  status,
  assertionResults: [{ status, title: 'a case' }],
});

/** @param {string} path @param {readonly string[]} files */
async function record(path, files) {
  const name = `${path.replaceAll('/', '-')}.json`;
  await writeFile(join(directory, 'loaded', name), JSON.stringify({ path: join(ROOT, path), files }));
}

const LIST = 'e2e/company/list.journey.ts';
const LOGIN = 'e2e/access/login.journey.ts';
const RELEASE = 'e2e/operations/release.alone.journey.ts';

/** @param {readonly ReturnType<typeof resultOf>[]} results @param {Record<string, number>} [edited] */
async function keep(results, edited) {
  const paths = [LIST, LOGIN, RELEASE];
  const result = /** @type {import('./count-cases.mjs').JestResult} */ (
    /** @type {unknown} */ ({ success: true, testResults: results })
  );
  const [before, after] = [inputsOf(paths), inputsOf(paths, edited)];
  await keepJourneys(result, { before, after, loaded: join(directory, 'loaded') }, passed);
}

/** @param {Record<string, number>} changes */
const changedBy = async (changes) =>
  (await chooseJourneys(inputsOf([LIST, LOGIN, RELEASE], changes), passed)).changed;

describe('journeys that passed', () => {
  beforeEach(async () => {
    await record(LIST, ['company']);
    await record(LOGIN, []);
    await record(RELEASE, ['ai']);
    await keep([LIST, LOGIN, RELEASE].map((path) => resultOf(path)));
  });

  it('are taken as passed while nothing has changed', async () => {
    expect(await chooseJourneys(inputsOf([LIST, LOGIN, RELEASE]), passed)).toEqual({
      changed: [],
      taken: { cases: 3, parts: 3, kind: 'files' },
    });
  });

  it.each([
    ['a module that one of them loads', { company: 1 }, [LIST]],
    ['a module that one of them releases', { ai: 1 }, [RELEASE]],
    ['anything else', { rest: 1 }, [LIST, LOGIN, RELEASE]],
  ])('run again after a change of %s', async (_, changes, again) => {
    expect(await changedBy(changes)).toEqual(again);
  });
});

it('a loaded file is known by its name in every build', async () => {
  await record(LIST, ['company/assets/14.56756794.js', 'company/assets/14.82271dd4.js']);
  await keep([resultOf(LIST)]);
  expect((await passed.pass(LIST))?.loaded).toEqual(['company/assets/14.js']);
  expect(await changedBy({ 'company/assets/15.js': 1 })).not.toContain(LIST);
  expect(await changedBy({ 'company/assets/14.js': 1 })).toContain(LIST);
});

describe('a file of journeys runs again', () => {
  it('that failed', async () => {
    await record(LIST, []);
    await keep([resultOf(LIST, 'failed')]);
    expect(await changedBy({})).toContain(LIST);
  });

  it('whose loaded modules are not recorded', async () => {
    await keep([resultOf(LIST)]);
    expect(await changedBy({})).toContain(LIST);
  });

  it('that was edited while it ran', async () => {
    await record(LIST, ['company']);
    await keep([resultOf(LIST)], { company: 1 });
    expect(await changedBy({})).toContain(LIST);
    expect(await changedBy({ company: 1 })).toContain(LIST);
  });
});
