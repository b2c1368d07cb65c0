import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../run/paths.mjs';
import { bySeconds } from './by-seconds.mjs';
import { shuffled } from './shuffle.mjs';
import { slowFiles } from './slow-files.mjs';

test('the slowest begin first, unknown files by their size', () => {
  const files = [
    { test: 'small', seconds: 0, size: 1 },
    { test: 'slow', seconds: 2, size: 1 },
    { test: 'large', seconds: 0, size: 9 },
    { test: 'slowest', seconds: 5, size: 1 },
  ];
  expect(bySeconds(files)).toEqual(['slowest', 'slow', 'large', 'small']);
});

test('each listed slow file exists', () => {
  expect(Object.keys(slowFiles).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('a seed has one order of its own, whatever order it is given', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const order = shuffled(names, 1, (name) => name);
  expect(shuffled([...names].reverse(), 1, (name) => name)).toEqual(order);
  expect([...order].sort()).toEqual(names);
  expect(shuffled(names, 2, (name) => name)).not.toEqual(order);
});
