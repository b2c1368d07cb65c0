import type { UnitId, ValuationSpan } from '@console/contract-core';
import type { MapMeasureName, MapTile } from '@console/contract-industry';

/** A figure that colours the map. */
export interface MapMeasure {
  readonly title: string;
  readonly unit: UnitId;
  readonly signed?: true;
  readonly of: (tile: MapTile) => number | null;
  /** Where the colours are full, for a span of trading days. */
  readonly ends: (span: number, tiles: readonly MapTile[]) => readonly [low: number, high: number];
}

/** A move of one day whose colour is full; over longer spans it grows with the square root of the days. */
const DAY_MOVE = 0.03;

export const MEASURES = {
  change: {
    title: '涨跌幅',
    unit: 'percent',
    signed: true,
    of: ({ change }) => change,
    ends: (span) => [-DAY_MOVE * Math.sqrt(span), DAY_MOVE * Math.sqrt(span)],
  },
  pe: {
    title: 'PE 分位',
    unit: 'percent',
    of: ({ pePercentile }) => pePercentile,
    ends: () => [0, 1],
  },
  turnover: {
    title: '日均成交额占流通市值',
    unit: 'percent',
    of: ({ turnover }) => turnover,
    ends: (_, tiles) => extremes(tiles.map(({ turnover }) => turnover)),
  },
  preference: {
    title: '资本偏好指数均值',
    unit: 'number',
    of: ({ preference }) => preference,
    ends: (_, tiles) => extremes(tiles.map(({ preference }) => preference)),
  },
} as const satisfies Readonly<Record<MapMeasureName, MapMeasure>>;

/** The spans of the PE percentile. */
export const YEAR_TITLES: Readonly<Record<ValuationSpan, string>> = {
  0: '今年',
  1: '1 年',
  3: '3 年',
  5: '5 年',
  10: '10 年',
};

/** The least and the greatest known value: the colours of a figure without a middle of its own. */
function extremes(values: readonly (number | null)[]): readonly [number, number] {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? [0, 0] : [Math.min(...known), Math.max(...known)];
}
