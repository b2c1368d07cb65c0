import type { PeerOrder } from '@console/contract-company';

/** A peer's figures by which peers can be sorted. */
type Ordered = Readonly<Record<PeerOrder, number | null>>;

/**
 * The peers sorted by one figure with their ranks from 1, equal figures sharing one. A multiple that is not positive
 * does not say whether a share is cheap: it has no rank and is near the end, before those without the figure.
 */
export function peerRanks<Peer extends Ordered>(
  peers: readonly Peer[],
  { column, direction }: { readonly column: PeerOrder; readonly direction: 'ASC' | 'DESC' },
): readonly (Peer & { readonly rank: number | null })[] {
  const sign = direction === 'ASC' ? 1 : -1;
  const known = peers.flatMap((peer) => {
    const value = peer[column];
    return value === null ? [] : [{ peer, value }];
  });
  known.sort((one, other) => sign * (one.value - other.value));
  const positive = known.filter(({ value }) => value > 0);
  const values = positive.map(({ value }) => value);
  return [
    ...positive.map(({ peer, value }) => ({ ...peer, rank: values.indexOf(value) + 1 })),
    ...known.filter(({ value }) => value <= 0).map(({ peer }) => ({ ...peer, rank: null })),
    ...peers.filter((peer) => peer[column] === null).map((peer) => ({ ...peer, rank: null })),
  ];
}
