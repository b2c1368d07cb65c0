import { readAll, readJourneys, readOptions, readPackages, readShuffle, STEPS, USAGE } from './options.mjs';

test('without options every step runs', () => {
  expect([...readOptions([])]).toEqual([...STEPS]);
});

test('--no-browser leaves out the journeys alone', () => {
  expect([...readOptions(['--no-browser'])]).toEqual(STEPS.filter((name) => name !== 'e2e'));
});

test('--only takes several names, once or often', () => {
  expect([...readOptions(['--only', 'db,lint', '--only', 'unit'])]).toEqual(['lint', 'unit', 'db']);
});

test('an unknown step is refused by name', () => {
  expect(() => readOptions(['--only', 'uint'])).toThrow('uint');
});

test('an unknown option is refused with those that there are', () => {
  expect(() => readOptions(['--help'])).toThrow(USAGE);
});

test('--journeys names some of the journeys; without it all run', () => {
  expect(readJourneys(['--only', 'e2e', '--journeys', 'security', '--journeys', 'matrix'])).toEqual([
    'security',
    'matrix',
  ]);
  expect(readJourneys([])).toEqual([]);
});

test('only --all runs passed tests again', () => {
  expect([readAll([]), readAll(['--only', 'unit', '--all'])]).toEqual([false, true]);
});

test('--packages names the packages whose tests run; without it all do', () => {
  expect(readPackages(['--packages', 'libs/quant,mfe-ai', '--packages', 'shell'])).toEqual([
    'libs/quant',
    'mfe-ai',
    'shell',
  ]);
  expect(readPackages([])).toEqual([]);
});

test('--shuffle names an order by a number, in which everything runs', () => {
  expect([readShuffle([]), readShuffle(['--shuffle', '7'])]).toEqual([null, 7]);
  expect(readAll(['--shuffle', '7'])).toBe(true);
  expect(() => readShuffle(['--shuffle', 'any'])).toThrow('--shuffle any');
});
