import { gappySample } from '../testing/gappy-sample.ts';
import { CrossSection } from './cross-section.ts';

const panel = (): Float64Array => Float64Array.from([9, 9, 9, 9, 3, NaN, -1, Infinity]);

test('the finite values of a date are gathered, sorted and put back', () => {
  const section = new CrossSection(4);
  const cells = panel();
  section.gather(cells, 4);
  section.sort();
  expect(section.count).toBe(2);
  expect([...section.stocks.subarray(0, 2)]).toEqual([0, 2]);
  expect([...section.order.subarray(0, 2)]).toEqual([1, 0]);
  expect([...section.sorted.subarray(0, 2)]).toEqual([-1, 3]);
  section.values[0] = 30;
  section.scatter(cells, 4);
  expect([...cells]).toEqual([9, 9, 9, 9, 30, NaN, -1, NaN]);
});

test('an excluded stock has no value', () => {
  const section = new CrossSection(4);
  const cells = panel();
  section.gather(cells, 4, new Uint8Array([0, 0, 0, 0, 1, 0, 0, 0]));
  section.scatter(cells, 4);
  expect([...cells]).toEqual([9, 9, 9, 9, NaN, NaN, -1, NaN]);
});

test('a date of fewer values keeps nothing of the previous one', () => {
  const section = new CrossSection(4);
  section.gather(panel(), 0);
  section.gather(panel(), 4);
  expect(section.count).toBe(2);
});

test.each([
  ['no stock', [], []],
  ['one', [5], [5]],
  ['ties', [2, 1, 2], [1, 2, 2]],
  ['both zeros', [0, -0, -1], [-1, 0, -0]],
  ['all missing', [NaN, Infinity, -Infinity], []],
  ['all equal', [3, 3], [3, 3]],
  ['huge and tiny ones', [1e308, -1e308, 5e-324, -5e-324], [-1e308, -5e-324, 5e-324, 1e308]],
])('of %s', (_, cells, sorted) => {
  const section = new CrossSection(cells.length);
  section.gather(Float64Array.from(cells), 0);
  section.sort();
  expect(section.count).toBe(sorted.length);
  expect([...section.sorted.subarray(0, section.count)]).toEqual(sorted);
});

test('gathering, sorting and putting back leaves a date unchanged, with infinite values missing', () => {
  const cells = Float64Array.from(gappySample(1, { count: 30, gaps: 0.3, ties: 0.4 }));
  cells[7] = Infinity;
  const before = cells.slice();
  const section = new CrossSection(30);
  section.gather(cells, 0);
  section.sort();
  section.scatter(cells, 0);
  expect([...cells]).toEqual([...before].map((value) => (Number.isFinite(value) ? value : NaN)));
});

test('ties keep the order of their stocks', () => {
  const section = new CrossSection(5);
  section.gather(Float64Array.from([2, NaN, 1, 2, 1]), 0);
  section.sort();
  const stocks = [...section.order.subarray(0, section.count)].map((place) => section.stocks[place]);
  expect(stocks).toEqual([2, 4, 0, 3]);
});

test('any mark but zero excludes, and marks of other dates do not', () => {
  const section = new CrossSection(2);
  section.gather(Float64Array.from([1, 2, 3, 4]), 2, Uint8Array.of(1, 1, 0, 255));
  expect([section.count, section.stocks[0], section.values[0]]).toEqual([1, 0, 3]);
});

test('putting back changes only its own date', () => {
  const section = new CrossSection(1);
  const cells = Float64Array.from([7, 8, 9]);
  section.gather(cells, 1);
  section.values[0] = 80;
  section.scatter(cells, 1);
  expect([...cells]).toEqual([7, 80, 9]);
});
