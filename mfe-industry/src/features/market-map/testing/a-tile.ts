import type { MapTile } from '@console/contract-industry';

/** A tile of the map. */
export const aTile = (part: Partial<MapTile> = {}): MapTile => ({
  industryId: 7,
  corpId: null,
  name: '食品饮料',
  code: '801120',
  parentName: null,
  totalCapital: 5e12,
  change: 0.015,
  pe: 22.5,
  pePercentile: 0.4,
  turnover: 0.012,
  preference: 55.5,
  strength: 104,
  momentum: 99,
  corpNum: 120,
  memberNum: 121,
  ...part,
});
