import { GrowingColumn } from './growing-column.ts';

test('values are where they were pushed, however many', () => {
  const column = new GrowingColumn();
  for (let value = 0; value < 5000; value += 1) column.push(value / 2);
  expect(column.length).toBe(5000);
  expect([column.at(0), column.at(4999), column.at(5000)]).toEqual([0, 2499.5, NaN]);
  expect([...column.part(3, 5)]).toEqual([1.5, 2]);
});

test('a cleared column is empty and starts again', () => {
  const column = new GrowingColumn();
  column.push(1);
  column.clear();
  expect(column.at(0)).toBeNaN();
  column.push(2);
  expect([column.length, column.at(0)]).toEqual([1, 2]);
});
