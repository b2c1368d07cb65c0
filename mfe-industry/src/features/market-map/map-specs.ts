import type { QuadrantSpec, TreemapSpec } from '@console/charts';
import { isThin, type OutputOf } from '@console/contract-core';
import type { industryEntries, MapMeasureName, MapTile } from '@console/contract-industry';
import { MEASURES } from './map-measures.ts';

type MapAnswer = OutputOf<typeof industryEntries.industryMap>;

interface Shown {
  readonly by: MapMeasureName;
  readonly span: number;
  /** 申万与自定义 一级行业 */
  readonly subject: string;
}

/** Whether a measure of a tile is of too few of its members to be coloured. */
export const isThinBy = ({ coverage }: MapTile, measure: MapMeasureName): boolean =>
  isThin(coverage[measure]);

/** The key of a tile: `i7` for an industry, `c101` for a company, its code where the tenant has no page of it. */
export const keyOf = ({ industryId, corpId, code }: MapTile): string => {
  if (industryId !== null) return `i${industryId}`;
  return corpId === null ? code : `c${corpId}`;
};

/** The tiles by market value, coloured by a measure; null where there are none. */
export function treemapSpec({ tiles, asOf }: MapAnswer, { by, span, subject }: Shown): TreemapSpec | null {
  if (tiles.length === 0) return null;
  const measure = MEASURES[by];
  return {
    kind: 'treemap',
    title: `市场地图（${measure.title}）`,
    subject,
    source: '交易所行情，成份公司合计',
    asOf,
    note: '面积为总市值，覆盖不足 80% 的不着色',
    over: '行业',
    sized: { name: '总市值', unit: 'hundredMillionYuan' },
    coloured: {
      name: measure.title,
      unit: measure.unit,
      ...('signed' in measure ? { signed: measure.signed } : {}),
    },
    ends: measure.ends(
      span,
      tiles.filter((tile) => !isThinBy(tile, by)),
    ),
    tiles: tiles.map((tile) => ({
      key: keyOf(tile),
      name: tile.name,
      size: tile.totalCapital ?? 0,
      value: isThinBy(tile, by) ? null : measure.of(tile),
    })),
  };
}

/** The rotation of the tiles that have one; null where none has. */
export function rotationSpec({ tiles, asOf }: MapAnswer, subject: string): QuadrantSpec | null {
  const points = tiles.flatMap((tile) =>
    tile.strength === null || tile.momentum === null || isThinBy(tile, 'change')
      ? []
      : [{ key: keyOf(tile), name: tile.name, x: tile.strength, y: tile.momentum }],
  );
  if (points.length === 0) return null;
  return {
    kind: 'quadrant',
    title: '轮动象限',
    subject,
    source: '行业指数与全市场指数之比',
    asOf,
    note: '强度为相对全市场的比值对其 60 日均值，动量为其较 20 日前的变化，100 为不变',
    over: '行业',
    x: { name: '相对强度', unit: 'number' },
    y: { name: '强度动量', unit: 'number' },
    centre: 100,
    quadrants: ['领先', '转弱', '落后', '改善'],
    points,
  };
}
