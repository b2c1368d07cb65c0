import { workerOptions } from './worker-options.mjs';

test('by default there is one worker of each service, as it is configured', () => {
  expect(workerOptions([])).toEqual({ service: null, env: {} });
});

test('the threads of a computation and the jobs at once are the worker’s own settings', () => {
  expect(workerOptions(['--service', 'invest', '--threads', '4', '--jobs=2'])).toEqual({
    service: 'invest',
    env: { WORKER_THREADS: '4', WORKER_CONCURRENCY: '2' },
  });
});

test.each([
  [['--threads', '0'], /--threads 0: a whole number from 1 to 64/],
  [['--threads', 'many'], /--threads many/],
  [['--jobs', '33'], /--jobs 33: a whole number from 1 to 32/],
  [['--jobs', '1.5'], /--jobs 1\.5/],
  [['--thread', '2'], /usage: npm run worker/],
  [['invest'], /usage: npm run worker/],
])('%j is refused with a word on what is right', (args, said) => {
  expect(() => workerOptions(args)).toThrow(said);
});
