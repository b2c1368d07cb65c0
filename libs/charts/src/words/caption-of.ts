import { UNITS, type UnitId } from '@console/contract-core';
import type { ChartSpec } from '../chart-spec.ts';
import { figuresOf } from './figures-of.ts';

/**
 * The units and the source and day of the figures: 单位 亿元，前复权 · 来源 定期报告 · 截至 2026-11-20. Percent is left out where
 * every tick of an axis has its sign.
 */
export function captionOf(spec: ChartSpec): string {
  const units = unitsOf(spec).flatMap((unit) =>
    UNITS[unit].text === '' || saidByTicks(spec, unit) ? [] : [UNITS[unit].text],
  );
  const unit = units.length === 0 ? '' : `单位 ${[...new Set(units)].join('、')}`;
  return [
    [unit, spec.note ?? ''].filter((words) => words !== '').join('，'),
    `来源 ${spec.source}`,
    spec.asOf === null ? '' : `截至 ${spec.asOf}`,
  ]
    .filter((words) => words !== '')
    .join(' · ');
}

/** The units of a chart's figures; for a histogram the unit of its bins. */
const unitsOf = (spec: ChartSpec): readonly UnitId[] =>
  spec.kind === 'histogram'
    ? [spec.unit]
    : figuresOf(spec).columns.flatMap((column) => ('texts' in column ? [] : [column.unit]));

const saidByTicks = (spec: ChartSpec, unit: UnitId): boolean => unit === 'percent' && 'labels' in spec;
