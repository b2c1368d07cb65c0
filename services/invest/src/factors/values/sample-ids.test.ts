import { sampleIds } from './sample-ids.ts';

const ids = Array.from({ length: 5000 }, (_, at) => at + 1);

it('is the same each time, in whatever order they come, ascending', () => {
  const sample = sampleIds(ids, 300);
  expect(sample).toHaveLength(300);
  expect(sampleIds(ids.toReversed(), 300)).toEqual(sample);
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
});

it('has ids of all ages', () => {
  const sample = sampleIds(ids, 300);
  for (let from = 0; from < 5000; from += 500)
    expect(sample.filter((id) => id > from && id <= from + 500).length).toBeGreaterThan(15);
});

it('hardly changes when a share is listed', () => {
  const before = new Set(sampleIds(ids, 300));
  expect(sampleIds([...ids, 5001], 300).filter((id) => !before.has(id)).length).toBeLessThanOrEqual(1);
});

it('contains all when there are few', () => {
  expect(sampleIds([3, 1, 2], 300)).toEqual([1, 2, 3]);
});
