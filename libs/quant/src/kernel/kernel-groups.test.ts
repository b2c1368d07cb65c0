import { seededRandom } from '../sample/seeded-random.ts';
import { median } from '../stats/median.ts';
import { percentileOf } from '../stats/percentile-of.ts';
import { KernelMemory } from './kernel-memory.ts';
import { arraysOf, placesOf } from './testing/arrays-of.ts';

const GROUPS = 3;
const memory = new KernelMemory();
const { kernel } = memory;
const { doubles, words, halves } = arraysOf(memory);
const [present, below, tied] = [memory.words(GROUPS), memory.words(GROUPS), memory.words(GROUPS)];

/** The values of each group, the percentiles of all in their groups, and the medians. */
function rank(values: readonly number[], groups: readonly number[]) {
  const [kept, order, ofKept] = [doubles(values), words(placesOf(values)), halves(groups)];
  const [ranks, medians] = [doubles(values.map(() => 9)), memory.doubles(GROUPS)];
  kernel.countGroups(ofKept.byteOffset, values.length, GROUPS, present.byteOffset);
  kernel.rankGroups(
    kept.byteOffset,
    order.byteOffset,
    values.length,
    words(values.map((_, at) => at)).byteOffset,
    ofKept.byteOffset,
    GROUPS,
    present.byteOffset,
    below.byteOffset,
    tied.byteOffset,
    1,
    ranks.byteOffset,
  );
  kernel.groupMedians(
    kept.byteOffset,
    order.byteOffset,
    values.length,
    ofKept.byteOffset,
    GROUPS,
    present.byteOffset,
    below.byteOffset,
    medians.byteOffset,
  );
  return { counts: [...present], ranks: [...ranks], medians: [...medians] };
}

it.each([
  ['nothing', [], [], [0, 0, 0], [], [NaN, NaN, NaN]],
  ['one value', [7], [1], [0, 1, 0], [0.5], [NaN, 7, NaN]],
  ['two of a group', [4, 1], [2, 2], [0, 0, 2], [0.75, 0.25], [NaN, NaN, 2.5]],
  [
    'equal values of several groups',
    [5, 5, 5, 1, 9],
    [0, 2, 0, 0, 2],
    [3, 0, 2],
    [2 / 3, 0.25, 2 / 3, 0.5 / 3, 0.75],
    [5, NaN, 7],
  ],
])('ranks %s within groups', (_, values, groups, counts, ranks, medians) => {
  expect(rank(values, groups)).toEqual({ counts, ranks, medians });
});

it('is the plain definition for any groups, one sample after another', () => {
  const next = seededRandom(8);
  for (let round = 0; round < 20; round += 1) {
    const values = Array.from({ length: 50 }, () => Math.floor(next() * 30) - 10);
    const groups = values.map(() => Math.floor(next() * GROUPS));
    const membersOf = (group: number) => values.filter((_, at) => groups[at] === group);
    const { ranks, medians } = rank(values, groups);
    expect(ranks).toEqual(values.map((value, at) => percentileOf(value, membersOf(groups[at] ?? NaN))));
    expect(medians).toEqual([0, 1, 2].map((group) => median(membersOf(group))));
  }
});
