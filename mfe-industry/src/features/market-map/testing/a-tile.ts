import type { Coverage } from '@console/contract-core';
import { MAP_MEASURES, type MapTile } from '@console/contract-industry';

/** A coverage of all but one of 121 members. */
export const WIDE = { corpNum: 120, memberNum: 121, capitalShare: 0.999 };

/** The same coverage of every measure. */
export const covered = (by: Coverage): MapTile['coverage'] =>
  Object.fromEntries(
    MAP_MEASURES.map((name) => [name, { ...by, capitalShare: by.capitalShare ?? null }]),
  ) as MapTile['coverage'];

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
  ...WIDE,
  coverage: covered(WIDE),
  ...part,
});
