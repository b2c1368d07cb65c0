import { withCallersPaths } from './import.mjs';

test('paths are meant from where the caller stands, other words stay', () => {
  expect(withCallersPaths(['data', '--mapping', 'm.json', '--source', 'vendor'], '/home/me')).toEqual([
    '/home/me/data',
    '--mapping',
    '/home/me/m.json',
    '--source',
    'vendor',
  ]);
});
