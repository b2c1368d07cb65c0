import { jest } from '@jest/globals';
import { Patience } from './patience.ts';

let missed: string[];
let patience: Patience;
beforeEach(() => {
  jest.useFakeTimers();
  missed = [];
  patience = new Patience();
});
afterEach(() => jest.useRealTimers());

const wait = (name: string, goesOn?: () => Promise<boolean>): (() => void) =>
  patience.wait(1000, () => missed.push(name), goesOn);

it('ends each wait that was not answered, once', () => {
  wait('a');
  const answered = wait('b');
  jest.advanceTimersByTime(500);
  answered();
  wait('c');
  jest.advanceTimersByTime(500);
  expect(missed).toEqual(['a']);
  jest.advanceTimersByTime(5000);
  expect(missed).toEqual(['a', 'c']);
  expect(jest.getTimerCount()).toBe(0);
});

it('begins again while the other side is alive', async () => {
  let alive = true;
  wait('a', () => Promise.resolve(alive));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(missed).toEqual([]);
  alive = false;
  await jest.advanceTimersByTimeAsync(1000);
  expect(missed).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(missed).toEqual(['a']);
});

it('does not end a wait that was answered during the check', async () => {
  let say = (alive: boolean): void => void alive;
  const answered = wait('a', () => new Promise((resolve) => (say = resolve)));
  jest.advanceTimersByTime(1000);
  answered();
  say(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([missed, jest.getTimerCount()]).toEqual([[], 0]);
});
