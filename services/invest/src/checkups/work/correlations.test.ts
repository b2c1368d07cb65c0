import { openMatrix, storedMatrix } from './correlations.ts';

it('reads each cell of a matrix that was stored, whichever of the two comes first', () => {
  const matrix = Float64Array.of(1, 0.25, -0.5, 0.25, 1, NaN, -0.5, NaN, 1);
  const stored = storedMatrix(matrix, 3);
  expect(stored.byteLength).toBe(6 * 4);
  const of = openMatrix(stored);
  expect([of(0, 0), of(0, 1), of(1, 0), of(0, 2), of(2, 0), of(2, 2)]).toEqual([
    1, 0.25, 0.25, -0.5, -0.5, 1,
  ]);
  expect(of(1, 2)).toBeNaN();
});

it('has no cell outside, and none where nothing was stored', () => {
  expect(openMatrix(storedMatrix(new Float64Array(), 0))(0, 0)).toBeNaN();
  expect(openMatrix(storedMatrix(Float64Array.of(1), 1))(0, 1)).toBeNaN();
});
