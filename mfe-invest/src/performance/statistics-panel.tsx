import { formatNumber, UNITS } from '@console/contract-core';
import type { StrategyPerformance } from '@console/contract-invest';
import { ChangeText, Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { statisticsRows } from '../strategy-parts/statistics-rows.ts';

/** A year of trading days: with fewer, annual figures say little. */
const YEAR = 250;

interface StatisticsPanelProps {
  readonly data: StrategyPerformance;
}

/** The statistics of a strategy, of its benchmark, and their differences. */
export function StatisticsPanel({ data }: StatisticsPanelProps): ReactElement {
  const { returns } = data.performance;
  const few = returns < YEAR ? `，仅 ${returns} 个交易日，年化仅供参考` : '';
  return (
    <Panel title="绩效统计" sub={`年化按 252 日${few}`} flush>
      <SmallTable
        rows={statisticsRows(data)}
        keyOf={({ title }) => title}
        columns={[
          {
            title: '指标',
            heading: true,
            cell: ({ title, unit }) => (
              <>
                {title}
                {UNITS[unit].text && <span className="c-unit">{UNITS[unit].text}</span>}
              </>
            ),
          },
          { title: '策略', number: true, cell: ({ own, unit }) => formatNumber(own, { unit }) },
          { title: '基准', number: true, cell: ({ market, unit }) => formatNumber(market, { unit }) },
          {
            title: '超额',
            number: true,
            cell: ({ excess, unit }) => <ChangeText value={excess} unit={unit} />,
          },
        ]}
      />
    </Panel>
  );
}
