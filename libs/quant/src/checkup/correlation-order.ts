/** Items in an order in which those that are alike stand together. */
export interface CorrelationOrder {
  /** The items, each once. */
  readonly order: readonly number[];
  /** By item: the number of its group, from 0, in the order in which groups come. */
  readonly groups: readonly number[];
}

/** A cluster: an item, or two clusters that were joined at a distance. */
interface Cluster {
  readonly size: number;
  /** The least item. */
  readonly first: number;
  readonly height: number;
  readonly parts: readonly [Cluster, Cluster] | null;
}

/**
 * Orders items by their correlations so that groups are visible: average linkage (UPGMA, scipy's `average`) over the
 * distance 1 − |ρ|, a missing correlation being none; of two joined clusters the one with the lesser item comes first.
 * A group is a cluster whose items have at least `least` as mean absolute correlation.
 * @param matrix of count × count, symmetric; the diagonal is not read
 * @throws RangeError for a matrix of another size
 */
export function correlationOrder(matrix: Float64Array, count: number, least: number): CorrelationOrder {
  if (matrix.length !== count * count) throw new RangeError(`${matrix.length} cells for ${count} items`);
  const groups = new Array<number>(count).fill(0);
  const order: number[] = [];
  let group = -1;
  const walk = ({ first, height, parts }: Cluster, isGrouped: boolean): void => {
    const joins = isGrouped || height <= 1 - least;
    if (joins && !isGrouped) group += 1;
    if (parts === null) {
      order.push(first);
      groups[first] = group;
      return;
    }
    for (const part of parts) walk(part, joins);
  };
  for (const root of linkage(matrix, count)) walk(root, false);
  return { order, groups };
}

/** The root of the clusters, by chains of nearest neighbours; none without items. */
function linkage(matrix: Float64Array, count: number): readonly Cluster[] {
  const distance = Float64Array.from(matrix, (value) => (Number.isNaN(value) ? 1 : 1 - Math.abs(value)));
  const clusters: (Cluster | null)[] = Array.from({ length: count }, (_, first) => ({
    size: 1,
    first,
    height: 0,
    parts: null,
  }));
  const chain: number[] = [];
  for (let left = count; left > 1;) {
    if (chain.length === 0) chain.push(clusters.findIndex((cluster) => cluster !== null));
    const tip = chain.at(-1) as number;
    const nearest = nearestOf(tip, { distance, clusters, before: chain.at(-2) });
    if (nearest !== chain.at(-2)) {
      chain.push(nearest);
      continue;
    }
    chain.splice(-2);
    join(tip, nearest, { distance, clusters });
    left -= 1;
  }
  return clusters.filter((cluster) => cluster !== null);
}

interface Linked {
  readonly distance: Float64Array;
  readonly clusters: (Cluster | null)[];
}

/** The cluster nearest to another; of several the one before it in the chain, so that the chain ends. */
function nearestOf(
  tip: number,
  { distance, clusters, before }: Linked & { readonly before: number | undefined },
): number {
  const count = clusters.length;
  let nearest = before ?? -1;
  let least = before === undefined ? Infinity : (distance[tip * count + before] as number);
  for (let other = 0; other < count; other += 1) {
    if (other === tip || clusters[other] === null) continue;
    const far = distance[tip * count + other] as number;
    if (far < least) [nearest, least] = [other, far];
  }
  return nearest;
}

/** Joins two clusters under the number of the first, with the mean distances of their items to all others. */
function join(one: number, other: number, { distance, clusters }: Linked): void {
  const count = clusters.length;
  const [a, b] = [clusters[one], clusters[other]] as [Cluster, Cluster];
  const size = a.size + b.size;
  const height = distance[one * count + other] as number;
  for (let third = 0; third < count; third += 1) {
    const far =
      (a.size * (distance[one * count + third] as number) +
        b.size * (distance[other * count + third] as number)) /
      size;
    distance[one * count + third] = far;
    distance[third * count + one] = far;
  }
  const parts: [Cluster, Cluster] = a.first < b.first ? [a, b] : [b, a];
  clusters[one] = { size, first: parts[0].first, height, parts };
  clusters[other] = null;
}
