import { formatNumber, type UnitId } from '@console/contract-core';
import type { MapTile, Variant } from '@console/contract-industry';
import { Mark, PageLink, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { Button } from '@console/ui/form';
import type { CSSProperties, ReactElement } from 'react';
import { MEASURE_NAMES, MEASURES } from './map-measures.ts';
import { isThin, keyOf } from './map-specs.ts';
import './market-map.css';
import { tilePath } from './tile-path.ts';

export interface HeatTableProps {
  readonly tiles: readonly MapTile[];
  readonly type: Variant;
  readonly span: number;
  /** Shows the members of an industry; absent where the tiles are members. */
  readonly onMembers?: (industryId: number) => void;
}

/** The map as a table: every measure of a tile, its cells coloured as the map is. */
export function HeatTable({ tiles, type, span, onMembers }: HeatTableProps): ReactElement {
  const measures = MEASURE_NAMES.map((name) => {
    const { title, unit, of, ends, ...rest } = MEASURES[name];
    const signed = 'signed' in rest;
    const [low, high] = ends(span, tiles);
    return { title, unit, of, signed, low, high };
  });
  const columns: readonly SmallColumn<MapTile>[] = [
    { title: '名称', heading: true, cell: (tile) => <Name tile={tile} type={type} /> },
    { title: '代码', cell: ({ code }) => code },
    {
      title: '总市值（亿元）',
      number: true,
      cell: ({ totalCapital }) => formatNumber(totalCapital, { unit: 'hundredMillionYuan' }),
    },
    { title: 'PE(TTM)', number: true, cell: ({ pe }) => formatNumber(pe, { unit: 'multiple' }) },
    ...measures.map(({ title, unit, of, signed, low, high }): SmallColumn<MapTile> => ({
      title: unit === 'percent' ? `${title}（%）` : title,
      number: true,
      cell: (tile) => (
        <span className="industry-map-heat" style={heat(isThin(tile) ? null : of(tile), low, high)}>
          {figure(of(tile), unit, signed)}
        </span>
      ),
    })),
    {
      title: '覆盖',
      number: true,
      cell: (tile) => (
        <>
          {tile.corpNum} / {tile.memberNum} {isThin(tile) && <Mark tint="amber">不足</Mark>}
        </>
      ),
    },
    ...(onMembers
      ? [
          {
            title: '成份',
            cell: ({ industryId, name }: MapTile) =>
              industryId !== null && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`${name}的成份公司`}
                  onClick={() => onMembers(industryId)}
                >
                  展开
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Panel title="热力表">
      <SmallTable columns={columns} rows={tiles} keyOf={keyOf} />
    </Panel>
  );
}

function Name({ tile, type }: { readonly tile: MapTile; readonly type: Variant }): ReactElement {
  const path = tilePath(tile, type);
  return path === null ? <>{tile.name}</> : <PageLink to={path}>{tile.name}</PageLink>;
}

const figure = (value: number | null, unit: UnitId, signed: boolean): string =>
  formatNumber(value, { unit, ...(signed ? { signed } : {}) });

/** The side and strength of a cell's colour, which the style sheet mixes with the page's own colours. */
function heat(value: number | null, low: number, high: number): CSSProperties {
  if (value === null || high <= low) return {};
  const middle = (low + high) / 2;
  const place = Math.max(-1, Math.min(1, (value - middle) / (high - middle)));
  const side = place < 0 ? 'var(--c-down)' : 'var(--c-up)';
  return {
    background: `color-mix(in srgb, ${side} ${Math.round(Math.abs(place) * 40)}%, transparent)`,
  };
}
