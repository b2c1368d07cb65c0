/** 2³² divided by the golden ratio, odd: neighbours land far from one another. */
const SPREAD = 2_654_435_761;

/**
 * At most `most` of the ids, the same ones each time and of all ages, ascending: a listing or two changes a member
 * or two of it.
 */
export function sampleIds(ids: readonly number[], most: number): readonly number[] {
  const placed = ids.map((id) => ({ id, place: Math.imul(id, SPREAD) >>> 0 }));
  placed.sort((left, right) => left.place - right.place || left.id - right.id);
  return placed
    .slice(0, most)
    .map(({ id }) => id)
    .sort((left, right) => left - right);
}
