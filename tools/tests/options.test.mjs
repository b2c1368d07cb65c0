import { readAll, readJourneys, readOptions, STEPS } from './options.mjs';

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

test('--journeys names some of the journeys; without it all run', () => {
  expect(readJourneys(['--only', 'e2e', '--journeys', 'security', '--journeys', 'matrix'])).toEqual([
    'security',
    'matrix',
  ]);
  expect(readJourneys([])).toEqual([]);
});

test('only --all runs again what passed', () => {
  expect([readAll([]), readAll(['--only', 'unit', '--all'])]).toEqual([false, true]);
});
