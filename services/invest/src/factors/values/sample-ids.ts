/** 2³² divided by the golden ratio, odd: multiplication by it spreads neighbouring ids far apart. */
const SPREAD = 2_654_435_761;

/**
 * At most `most` of the ids, always the same ones and of all ages, ascending: a new listing changes a member or two of
 * the sample.
 */
export function sampleIds(ids: readonly number[], most: number): readonly number[] {
  const placed = ids.map((id) => ({ id, place: Math.imul(id, SPREAD) >>> 0 }));
  placed.sort((left, right) => left.place - right.place || left.id - right.id);
  return placed
    .slice(0, most)
    .map(({ id }) => id)
    .sort((left, right) => left - right);
}
