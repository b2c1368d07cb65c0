import { jest } from '@jest/globals';
import { Tally } from './tally.mjs';

/** @type {jest.SpiedFunction<typeof console.log>} */
let printed;
beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => printed.mockRestore());

/** @type {(passed: number, taken?: import('./tally.mjs').Taken) => Promise<import('./tally.mjs').CaseCount>} */
const cases = async (passed, taken) => ({
  passed,
  failed: 0,
  output: '',
  files: [],
  ...(taken ? { taken } : {}),
});

test('steps that did not run again count, and are named', async () => {
  const tally = new Tally();
  tally.take('lint');
  await tally.checkCases('unit tests', () => cases(12, { cases: 5, parts: 2, kind: 'packages' }));
  await tally.checkCases('database tests', () => cases(3, { cases: 0, parts: 0, kind: 'packages' }));
  expect(tally.line()).toBe('16 passed, 0 failed');
  expect(tally.taken()).toBe(
    'From earlier runs, nothing that they reach having changed (--all runs them): lint, 5 unit tests of 2 packages',
  );
});

test('none are named where everything ran', async () => {
  const tally = new Tally();
  await tally.check('lint', async () => true);
  await tally.checkCases('unit tests', () => cases(12));
  expect([tally.line(), tally.taken()]).toEqual(['13 passed, 0 failed', null]);
});

test('a failure counts, and its step is shown', async () => {
  const tally = new Tally();
  await tally.check('lint', () => Promise.reject(new Error('a fault')));
  await tally.checkCases('unit tests', async () => ({
    ...(await cases(2)),
    failed: 1,
    output: 'what failed',
  }));
  expect(tally.line()).toBe('2 passed, 2 failed');
  expect(printed.mock.calls.flat().join('\n')).toMatch(/a fault[^]*what failed/);
});

test('once it is interrupted no further step begins', async () => {
  const tally = new Tally();
  const interruption = new AbortController();
  tally.endWith(interruption.signal);
  await tally.check('lint', async () => true);
  interruption.abort();
  const began = jest.fn(async () => cases(3));
  expect(await tally.check('build', began)).toBeNull();
  await tally.checkCases('unit tests', began);
  expect(began).not.toHaveBeenCalled();
  expect(tally.line()).toBe('1 passed, 0 failed');
});
