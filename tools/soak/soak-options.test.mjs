import { readRebalanceOptions, readSoakOptions } from './soak-options.mjs';

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
  expect(() => readSoakOptions(['storm'])).toThrow('usage');
});

test('rebalancing runs a year unless told otherwise, and no longer', () => {
  expect(readRebalanceOptions(['fuzz'])).toBeNull();
  expect(readRebalanceOptions(['rebalance'])).toMatchObject({ days: 365, minutes: 30 });
  expect(readRebalanceOptions(['rebalance', '--days', '30', '--seed', '4', '--minutes', '9'])).toEqual({
    days: 30,
    seed: 4,
    minutes: 9,
  });
  for (const args of [['--days', '366'], ['--days', '0'], ['--minutes', '0'], ['fuzz']])
    expect(() => readRebalanceOptions(['rebalance', ...args])).toThrow('usage');
});
