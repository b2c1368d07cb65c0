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

test('a date of fewer values forgets those of the one before', () => {
  const section = new CrossSection(4);
  section.gather(panel(), 0);
  section.gather(panel(), 4);
  expect(section.count).toBe(2);
});
