import { seededRandom } from '../sample/seeded-random.ts';
import { correlationOrder } from './correlation-order.ts';

const square = (...rows: number[][]): Float64Array => Float64Array.from(rows.flat());

/** Average linkage in the plain way: the two nearest clusters are joined, their distance the mean over all pairs. */
function plainGroups(matrix: Float64Array, count: number, least: number): string {
  let clusters = Array.from({ length: count }, (_, item) => [item]);
  const far = (one: number[], other: number[]): number =>
    one.reduce(
      (sum, a) => sum + other.reduce((part, b) => part + 1 - Math.abs(matrix[a * count + b] ?? NaN), 0),
      0,
    ) /
    (one.length * other.length);
  for (;;) {
    let best: readonly [number, number, number] | null = null;
    for (let a = 0; a < clusters.length; a += 1)
      for (let b = a + 1; b < clusters.length; b += 1) {
        const distance = far(clusters[a] ?? [], clusters[b] ?? []);
        if (best === null || distance < best[2]) best = [a, b, distance];
      }
    if (best === null || best[2] > 1 - least) break;
    const [a, b] = best;
    const joined = [...(clusters[a] ?? []), ...(clusters[b] ?? [])];
    clusters = [...clusters.filter((_, at) => at !== a && at !== b), joined];
  }
  return spelt(clusters);
}

const spelt = (clusters: readonly (readonly number[])[]): string =>
  clusters
    .map((items) => items.toSorted((a, b) => a - b).join())
    .toSorted()
    .join(' | ');

const groupsOf = (groups: readonly number[]): string => {
  const clusters = new Map<number, number[]>();
  for (const [item, group] of groups.entries()) clusters.set(group, [...(clusters.get(group) ?? []), item]);
  return spelt([...clusters.values()]);
};

test('two pairs are put together, and each is a group', () => {
  const matrix = square([1, 0, 0.9, 0.1], [0, 1, 0.1, -0.8], [0.9, 0.1, 1, 0], [0.1, -0.8, 0, 1]);
  expect(correlationOrder(matrix, 4, 0.5)).toEqual({ order: [0, 2, 1, 3], groups: [0, 1, 0, 1] });
});

test('opposites are alike: the sign does not part them', () => {
  expect(correlationOrder(square([1, -0.95], [-0.95, 1]), 2, 0.5).groups).toEqual([0, 0]);
});

test('what is alike to nothing, or has no correlations, is a group of its own', () => {
  const matrix = square([NaN, NaN, NaN], [NaN, 1, 0.7], [NaN, 0.7, 1]);
  expect(correlationOrder(matrix, 3, 0.5)).toEqual({ order: [0, 1, 2], groups: [0, 1, 1] });
});

test('nothing has an empty order, one is alone', () => {
  expect(correlationOrder(new Float64Array(), 0, 0.5)).toEqual({ order: [], groups: [] });
  expect(correlationOrder(square([1]), 1, 0.5)).toEqual({ order: [0], groups: [0] });
});

test('all equal stay in their order', () => {
  expect(correlationOrder(new Float64Array(16).fill(1), 4, 0.5)).toEqual({
    order: [0, 1, 2, 3],
    groups: [0, 0, 0, 0],
  });
  expect(correlationOrder(new Float64Array(16), 4, 0.5).groups).toEqual([0, 1, 2, 3]);
});

test('the mean decides: a chain of neighbours is not one group', () => {
  const matrix = square([1, 0.6, 0], [0.6, 1, 0.6], [0, 0.6, 1]);
  expect(correlationOrder(matrix, 3, 0.5).groups).toEqual([0, 0, 1]);
});

test.each([1, 2, 3, 4, 5, 6])('seed %i: the groups are those of the plain way, each in one piece', (seed) => {
  const count = 24;
  const random = seededRandom(seed);
  const matrix = new Float64Array(count * count);
  for (let a = 0; a < count; a += 1)
    for (let b = 0; b <= a; b += 1) {
      const value = a === b ? 1 : 2 * random() - 1;
      matrix[a * count + b] = value;
      matrix[b * count + a] = value;
    }
  const before = matrix.slice();
  const { order, groups } = correlationOrder(matrix, count, 0.6);
  expect(groupsOf(groups)).toBe(plainGroups(matrix, count, 0.6));
  expect(order.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
  const inOrder = order.map((item) => groups[item] as number);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(matrix).toEqual(before);
});

test('a matrix of another size is refused', () => {
  expect(() => correlationOrder(new Float64Array(3), 2, 0.5)).toThrow(RangeError);
});
