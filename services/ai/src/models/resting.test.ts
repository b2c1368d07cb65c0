import { restingUntil } from './resting.ts';

const seconds = (...times: number[]): number[] => times.map((time) => time * 1000);

it.each([
  ['no failure', [], 100, null],
  ['two failures', [90, 95], 100, null],
  ['three within a minute', [40, 70, 100], 100, 160],
  ['three within a minute, in another order', [100, 40, 70], 101, 160],
  ['three over more than a minute', [39, 70, 100], 100, null],
  ['three a minute ago', [20, 30, 40], 100, null],
  ['four, the last of which begins the rest again', [20, 30, 40, 70], 100, 130],
  ['a failure after three that rested it', [10, 20, 30, 95], 100, null],
  ['failures that are still to come', [80, 90, 110], 100, null],
])('a model with %s', (_, failures, now, until) => {
  expect(restingUntil(seconds(...failures), now * 1000)).toBe(until === null ? null : until * 1000);
});
