import { join } from 'node:path';
import { ROOT } from '../run/paths.mjs';
import { filesTaken, slowest, takenLines } from './slowest.mjs';

/** @type {(name: string, startTime: number, endTime: number) => { name: string, startTime: number, endTime: number }} */
const file = (name, startTime, endTime) => ({ name: join(ROOT, name), startTime, endTime });

test('the ten slowest files are listed, the slowest first, from the root on', () => {
  const testResults = Array.from({ length: 12 }, (_, at) =>
    file(`libs/${at}.test.ts`, 1000, 1000 + at * 500),
  );
  const taken = slowest(filesTaken({ testResults }));
  expect(taken).toHaveLength(10);
  expect([taken[0], taken[9]]).toEqual([
    { name: 'libs/11.test.ts', seconds: 5.5 },
    { name: 'libs/2.test.ts', seconds: 1 },
  ]);
  expect(takenLines('Slowest files', taken.slice(0, 1))).toBe('Slowest files\n      5.5 s  libs/11.test.ts');
});

test('a run that wrote no result has no slow files, and a file that did not begin took no time', () => {
  expect(filesTaken(null)).toEqual([]);
  expect(filesTaken({ testResults: [file('a.test.ts', 5, 0)] })).toEqual([{ name: 'a.test.ts', seconds: 0 }]);
});
