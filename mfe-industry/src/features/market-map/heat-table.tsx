import { formatNumber, isThin, THIN, type Coverage, type UnitId } from '@console/contract-core';
import { MAP_MEASURES, type MapTile, type Variant } from '@console/contract-industry';
import { Mark, PageLink, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { Button } from '@console/ui/form';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { MEASURES } from './map-measures.ts';
import { isThinBy, keyOf } from './map-specs.ts';
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
  const measures = MAP_MEASURES.map((name) => {
    const { title, unit, of, ends, ...rest } = MEASURES[name];
    const signed = 'signed' in rest;
    const [low, high] = ends(
      span,
      tiles.filter((tile) => !isThinBy(tile, name)),
    );
    return { name, title, unit, of, signed, low, high };
  });
  const columns: readonly SmallColumn<MapTile>[] = [
    { title: '名称', heading: true, cell: (tile) => <Name tile={tile} type={type} /> },
    { title: '代码', cell: ({ code }) => <span className="industry-map-code">{code}</span> },
    {
      title: '总市值',
      unit: '亿元',
      number: true,
      cell: (tile) => (
        <Covered by={tile}>{formatNumber(tile.totalCapital, { unit: 'hundredMillionYuan' })}</Covered>
      ),
    },
    {
      title: 'PE(TTM)',
      number: true,
      cell: ({ pe, coverage }) => (
        <Covered by={coverage.pe}>{formatNumber(pe, { unit: 'multiple' })}</Covered>
      ),
    },
    ...measures.map(({ name, title, unit, of, signed, low, high }): SmallColumn<MapTile> => ({
      title,
      unit: unit === 'percent' ? '%' : undefined,
      number: true,
      cell: (tile) => (
        <Covered by={tile.coverage[name]}>
          <span
            className="industry-map-heat"
            style={heat(isThinBy(tile, name) ? null : of(tile), { low, high, signed })}
          >
            {figure(of(tile), unit, signed)}
          </span>
        </Covered>
      ),
    })),
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
    <Panel flush title="热力表" sub="各数下为有值家数 / 成份家数与其市值占比，不足 80% 的不着色、不参与排序">
      <SmallTable columns={columns} rows={tiles} keyOf={keyOf} />
    </Panel>
  );
}

interface CoveredProps {
  readonly by: Coverage;
  readonly children: ReactNode;
}

/** A figure, and below it of how many members it is made, of all, and their share of the market value. */
function Covered({ by, children }: CoveredProps): ReactElement {
  const { corpNum, memberNum, capitalShare } = by;
  // A company is made of itself.
  if (memberNum <= 1 && !isThin(by)) return <>{children}</>;
  return (
    <>
      {children}
      <div className="industry-map-coverage">
        {corpNum} / {memberNum}
        {typeof capitalShare === 'number' && ` · ${formatNumber(capitalShare, { unit: 'percent' })}%`}
        {isThin(by) && (
          <>
            {' '}
            <Mark tint="amber">{THIN}</Mark>
          </>
        )}
      </div>
    </>
  );
}

function Name({ tile, type }: { readonly tile: MapTile; readonly type: Variant }): ReactElement {
  const path = tilePath(tile, type);
  return (
    <div className="industry-map-name" title={tile.name}>
      {path === null ? tile.name : <PageLink to={path}>{tile.name}</PageLink>}
    </div>
  );
}

const figure = (value: number | null, unit: UnitId, signed: boolean): string =>
  formatNumber(value, { unit, ...(signed ? { signed } : {}) });

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly signed: boolean;
}

/**
 * The colour of a cell, mixed with the page's own: that of rise or fall, or for a figure without a sign amber for
 * low and navy for high.
 */
function heat(value: number | null, { low, high, signed }: Scale): CSSProperties {
  if (value === null || high <= low) return {};
  const middle = (low + high) / 2;
  const place = Math.max(-1, Math.min(1, (value - middle) / (high - middle)));
  const [less, more] = signed ? ['--c-down', '--c-up'] : ['--c-series-3', '--c-series-1'];
  const side = `var(${place < 0 ? less : more})`;
  return {
    background: `color-mix(in srgb, ${side} ${Math.round(Math.abs(place) * 40)}%, transparent)`,
  };
}
