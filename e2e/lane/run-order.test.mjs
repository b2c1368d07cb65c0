import { runOrder } from './run-order.mjs';

/** @type {(path: string, seconds: number, ...turns: string[]) => import('./run-order.mjs').Journey} */
const file = (path, seconds, ...turns) => ({ path, seconds, turns });
/** @type {(files: readonly import('./run-order.mjs').Journey[], lanes?: number) => string} */
const order = (files, lanes = 2) =>
  runOrder(files, lanes)
    .map(({ path }) => path)
    .join(' ');

test('the longest come first, equal ones by name', () => {
  expect(order([file('b', 5), file('long', 60), file('a', 5), file('middle', 20)])).toBe('long middle a b');
});

test('files of one turn are run by one lane, while the other runs files without a turn', () => {
  const factors = [file('f1', 30, 'factors'), file('f2', 20, 'factors'), file('f3', 10, 'factors')];
  expect(order([...factors, file('a', 25), file('b', 25), file('c', 5)])).toBe('f1 a b f2 f3 c');
});

test('a turn that takes longer than any file begins first', () => {
  expect(order([file('a', 40), file('f1', 30, 'factors'), file('f2', 30, 'factors')])).toBe('f1 a f2');
});

test('where only files of a taken turn are left, one of them follows anyway', () => {
  expect(order([file('f1', 30, 'factors'), file('f2', 20, 'factors')])).toBe('f1 f2');
});

test('no file is lost, however many lanes there are', () => {
  const files = Array.from({ length: 9 }, (_, at) => file(`n${at}`, at + 1, ...(at % 3 ? [] : ['t'])));
  expect(runOrder(files, 4)).toHaveLength(9);
  expect(runOrder([], 2)).toEqual([]);
});
