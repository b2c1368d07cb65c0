/**
 * The places of the `count` highest scores, the highest first; equal scores in ascending order of code (by code unit).
 * Fewer where fewer scores are numbers: NaN and infinities are never chosen.
 *
 * @param codes one per score
 * @throws RangeError for a count that is no whole number of 0 or more, or another number of codes
 */
export function chooseTop(scores: Float64Array, codes: readonly string[], count: number): number[] {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`no count: ${count}`);
  if (codes.length !== scores.length)
    throw new RangeError(`${codes.length} codes for ${scores.length} scores`);
  const chosen = new Chosen(scores, codes);
  // Most scores are below the least of those that are chosen so far: one comparison passes over them, and over NaN.
  let least = count === 0 ? Infinity : -Infinity;
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] as number;
    if (!(score >= least) || Math.abs(score) === Infinity) continue;
    if (chosen.heap.length < count) chosen.add(place);
    else if (chosen.isBefore(place, chosen.heap[0] as number)) chosen.replaceLast(place);
    if (chosen.heap.length === count) least = scores[chosen.heap[0] as number] as number;
  }
  return chosen.heap.sort((one, other) => (chosen.isBefore(one, other) ? -1 : 1));
}

/** A heap of places: the one that comes last in the order is at its root. */
class Chosen {
  readonly heap: number[] = [];

  constructor(
    private readonly scores: Float64Array,
    private readonly codes: readonly string[],
  ) {}

  isBefore(one: number, other: number): boolean {
    const [score, compared] = [this.scores[one] as number, this.scores[other] as number];
    return score > compared || (score === compared && (this.codes[one] ?? '') < (this.codes[other] ?? ''));
  }

  add(place: number): void {
    const { heap } = this;
    let at = heap.length;
    heap.push(place);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(heap[parent] as number, place)) break;
      heap[at] = heap[parent] as number;
      at = parent;
    }
    heap[at] = place;
  }

  replaceLast(place: number): void {
    const { heap } = this;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.isBefore(heap[child] as number, heap[child + 1] as number))
        child += 1;
      if (!this.isBefore(place, heap[child] as number)) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = place;
  }
}
