import { UNITS } from '@console/contract-core';
import type { StrategyComparison } from '@console/contract-invest';
import { GroupedTable, PageLink, type RowGroup, type SmallColumn } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { comparedStrategyPath } from '../../strategy-parts/strategy-paths.ts';
import { WideRows } from '../../strategy-parts/wide-rows.tsx';
import {
  figureRows,
  parameterRows,
  valueText,
  type ComparedRow,
  type ComparedStrategy,
} from './comparison-rows.ts';

interface ComparisonTableProps {
  readonly comparison: StrategyComparison;
  /** Whether rows that are equal for all strategies are left out. */
  readonly differencesOnly: boolean;
  readonly onRemove: (strategyId: number) => void;
}

/** The strategies as columns, their figures and parameters as rows; parameters that differ are marked. */
export function ComparisonTable(props: ComparisonTableProps): ReactElement {
  const { comparison, differencesOnly, onRemove } = props;
  const rows = useMemo(
    () => ({ figures: figureRows(comparison), parameters: parameterRows(comparison) }),
    [comparison],
  );
  const group = (key: string, title: string, all: readonly ComparedRow[]): RowGroup<ComparedRow> => {
    const shown = differencesOnly ? all.filter(({ differs }) => differs) : all;
    return { key, title: shown.length === 0 ? `${title}：全部相同` : title, rows: shown };
  };
  return (
    <WideRows label="指标与参数表">
      <GroupedTable
        columns={[
          TITLES,
          ...comparison.strategies.map((strategy, at) => columnOf(strategy, at, onRemove)),
          ...(comparison.benchmarkName === null ? [] : [marketColumn(comparison.benchmarkName)]),
        ]}
        groups={[
          ...(rows.figures.length === 0 ? [] : [group('figures', '指标', rows.figures)]),
          group('parameters', '参数', rows.parameters),
        ]}
        keyOf={({ title }) => title}
      />
    </WideRows>
  );
}

const TITLES: SmallColumn<ComparedRow> = {
  title: '项目',
  heading: true,
  cell: ({ kind, title, unit, differs }) => (
    <>
      {title}
      {unit !== null && UNITS[unit].text && <span className="c-unit">{UNITS[unit].text}</span>}
      {differs && kind === 'parameter' && <span className="invest-compare-mark">不同</span>}
    </>
  ),
};

const columnOf = (
  strategy: ComparedStrategy,
  at: number,
  onRemove: ComparisonTableProps['onRemove'],
): SmallColumn<ComparedRow> => ({
  title: strategy.strategyName,
  head: <StrategyHead strategy={strategy} onRemove={onRemove} />,
  number: true,
  cell: ({ values, unit }) => valueText(values[at] ?? null, unit),
});

const marketColumn = (name: string): SmallColumn<ComparedRow> => ({
  title: name,
  number: true,
  // A benchmark has no parameters.
  cell: ({ kind, market, unit }) => (kind === 'figure' ? valueText(market, unit) : ''),
});

interface StrategyHeadProps {
  readonly strategy: ComparedStrategy;
  readonly onRemove: ComparisonTableProps['onRemove'];
}

function StrategyHead({
  strategy: { strategyId, strategyName, strategyType },
  onRemove,
}: StrategyHeadProps): ReactElement {
  return (
    <span className="invest-compare-head">
      <PageLink to={comparedStrategyPath(strategyId, strategyType)}>{strategyName}</PageLink>
      <button
        type="button"
        className="c-link-button"
        aria-label={`移出策略 ${strategyName}`}
        onClick={() => onRemove(strategyId)}
      >
        移出
      </button>
    </span>
  );
}
