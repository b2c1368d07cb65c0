import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { solvePositive } from './positive-system.ts';

test('two equations by hand', () => {
  const side = Float64Array.of(2, 1);
  solvePositive(Float64Array.of(4, 2, 2, 3), 2, [side]);
  expectClose(side, [0.5, 0]);
});

test('the solution gives back every side', () => {
  const next = seededRandom(3);
  for (const size of [1, 2, 5, 30]) {
    const roots = Array.from({ length: size }, () => Array.from({ length: size }, () => next() - 0.5));
    const matrix = roots.map((row, at) =>
      roots.map((other, to) =>
        row.reduce((sum, value, k) => sum + value * (other[k] ?? NaN), at === to ? 0.1 : 0),
      ),
    );
    const sides = [0, 1].map(() => Float64Array.from({ length: size }, next));
    const solved = sides.map((side) => Float64Array.from(side));
    solvePositive(Float64Array.from(matrix.flat()), size, solved);
    solved.forEach((solution, at) =>
      expectClose(
        matrix.map((row) => row.reduce((sum, value, k) => sum + value * (solution[k] ?? NaN), 0)),
        sides[at] ?? [],
        1e-10,
      ),
    );
  }
});

test('a matrix that is not positive definite is refused', () => {
  expect(() => solvePositive(Float64Array.of(1, 1, 1, 1), 2, [])).toThrow('pivot 1 is 0');
  expect(() => solvePositive(Float64Array.of(NaN), 1, [])).toThrow(RangeError);
});
