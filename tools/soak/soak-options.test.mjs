import { readSoakOptions } from './soak-options.mjs';

test('everything runs unless a family is named', () => {
  const { families, requests, only } = readSoakOptions(['fuzz']);
  expect(families).toEqual(['slow-senders', 'slow-readers', 'long-blocks', 'memory', 'requests']);
  expect({ requests, only }).toEqual({ requests: 50_000, only: null });
  expect(readSoakOptions(['fuzz', '--family', 'memory', '--family', 'requests']).families).toEqual([
    'memory',
    'requests',
  ]);
});

test('one request sent again runs without a siege', () => {
  const options = readSoakOptions(['fuzz', '--seed', '5', '--only', '77']);
  expect(options).toEqual({ families: ['requests'], caseText: '', seed: 5, requests: 50_000, only: 77 });
});

test('an unknown family, a wrong number or another word than a soak is refused', () => {
  expect(() => readSoakOptions(['fuzz', '--family', 'rain'])).toThrow('rain: no such family');
  expect(() => readSoakOptions(['fuzz', '--seed', '-1'])).toThrow();
  expect(() => readSoakOptions(['rebalance'])).toThrow('usage');
});
