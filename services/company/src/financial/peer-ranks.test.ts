import { peerRanks } from './peer-ranks.ts';

const peer = (corpId: number, pe: number | null) => ({
  corpId,
  pe,
  pb: null,
  ps: null,
  totalCapital: corpId,
});
const PEERS = [peer(1, 20), peer(2, null), peer(3, -4), peer(4, 10), peer(5, 20), peer(6, 30)];
const ranked = (direction: 'ASC' | 'DESC') =>
  peerRanks(PEERS, { column: 'pe', direction }).map(({ corpId, rank }) => [corpId, rank]);

describe('peerRanks', () => {
  it('counts from the cheapest, equal figures share a rank, meaningless ones are last', () => {
    expect(ranked('ASC')).toEqual([
      [4, 1],
      [1, 2],
      [5, 2],
      [6, 4],
      [3, null],
      [2, null],
    ]);
  });

  it('counts from the most expensive the other way round, with the same ones last', () => {
    expect(ranked('DESC')).toEqual([
      [6, 1],
      [1, 2],
      [5, 2],
      [4, 4],
      [3, null],
      [2, null],
    ]);
  });

  it('ranks no one by a figure that no one has', () => {
    expect(peerRanks(PEERS, { column: 'pb', direction: 'ASC' }).map(({ rank }) => rank)).toEqual(
      PEERS.map(() => null),
    );
  });
});
