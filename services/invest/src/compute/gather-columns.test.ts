import { gatherColumns, gatherReports } from './gather-columns.ts';

test('columns of a panel are in the order asked', () => {
  const panel = Float64Array.of(1, 2, 3, 4, 5, 6);
  expect([...gatherColumns(panel, 3, Int32Array.of(2, 0))]).toEqual([3, 1, 6, 4]);
  const industries = Uint16Array.of(7, 8, 9);
  expect(gatherColumns(industries, 3, Int32Array.of(1))).toEqual(Uint16Array.of(8));
  expect(gatherColumns(panel, 3, new Int32Array())).toHaveLength(0);
});

test('reports of some stocks are in order, one stock after the other', () => {
  const history = {
    starts: Int32Array.of(0, 2, 2, 3),
    known: Int32Array.of(10, 20, 30),
    reports: Int32Array.of(1, 2, 3),
    values: Float64Array.of(0.1, 0.2, 0.3),
  };
  expect(gatherReports(history, Int32Array.of(2, 1, 0))).toEqual({
    starts: Int32Array.of(0, 1, 1, 3),
    known: Int32Array.of(30, 10, 20),
    reports: Int32Array.of(3, 1, 2),
    values: Float64Array.of(0.3, 0.1, 0.2),
  });
});
