import { largestTriangles } from './largest-triangles.ts';

const wave = (count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => Math.sin(at / 7));

test('all values are kept where they are few enough', () => {
  expect(largestTriangles([], 3)).toEqual([]);
  expect(largestTriangles([5], 3)).toEqual([0]);
  expect(largestTriangles([1, 2, 3], 3)).toEqual([0, 1, 2]);
});

test.each([3, 4, 10, 99, 500, 999])('%i of 1,000 are ascending, from the first to the last', (most) => {
  const kept = largestTriangles(wave(1000), most);
  expect(kept).toHaveLength(most);
  expect([kept[0], kept.at(-1)]).toEqual([0, 999]);
  expect(kept.every((at, place) => place === 0 || at > (kept[place - 1] ?? Infinity))).toBe(true);
});

test('a single spike is kept, wherever it is', () => {
  for (let at = 1; at < 999; at += 37) {
    const values = new Float64Array(1000);
    values[at] = 1;
    expect(largestTriangles(values, 20)).toContain(at);
  }
});

/** By hand: the middle bucket is 1–4, its triangle is between (0, 0) and the last value (5, 0). */
test('the largest triangle decides, below and above', () => {
  expect(largestTriangles([0, 1, -3, 2, 1, 0], 3)).toEqual([0, 2, 5]);
  expect(largestTriangles([0, 1, 2, 4, 1, 0], 3)).toEqual([0, 3, 5]);
});

test('of equal triangles the first decides, so that a straight line is kept evenly', () => {
  expect(largestTriangles([0, 1, 1, 1, 1, 0], 3)).toEqual([0, 1, 5]);
  expect(
    largestTriangles(
      Array.from({ length: 10 }, (_, at) => at),
      4,
    ),
  ).toEqual([0, 1, 5, 9]);
});

test('the input is not changed', () => {
  const values = Object.freeze([3, 1, 2, 5, 4, 0]);
  expect(largestTriangles(values, 4)).toHaveLength(4);
});

test('fewer than three cannot be asked for', () => {
  expect(() => largestTriangles([1, 2, 3], 2)).toThrow(RangeError);
  expect(() => largestTriangles([1, 2, 3], 3.5)).toThrow(RangeError);
});
