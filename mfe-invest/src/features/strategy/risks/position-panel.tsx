import { EMPTY, formatNumber, type OutputOf } from '@console/contract-core';
import { riskCalls, type StrategyDetail } from '@console/contract-invest';
import { useCall } from '@console/platform';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { DayTable } from './day-table.tsx';
import { positionCompanies } from './position-companies.ts';
import { useDayPages } from './use-day-pages.ts';

export type PositionDay = OutputOf<typeof riskCalls.stockPositions>['content'][number];

const percent = (value: number): string => formatNumber(value, { unit: 'percent' });

/** The position in each company by day; a cell says what it would be without caps and what the caps allow. */
export function PositionPanel({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const pages = useDayPages(strategy.strategyId);
  const answer = useCall(client, riskCalls.stockPositions, pages.input, { keepPrevious: true });
  return (
    <DayTable
      title="仓位控制"
      sub="实际权重，单位 %；悬停见满仓权重与仓位系数"
      answer={answer}
      pages={pages}
      keyOf={({ reportDate }) => reportDate}
      empty={{ title: '还没有仓位记录', cause: '首个交易日收盘后开始记录' }}
      columns={[
        { title: '日期', heading: true, cell: ({ reportDate }: PositionDay) => reportDate },
        ...positionCompanies(answer.data?.content ?? []).map(({ corpName, stockCode }) => {
          const positionOf = ({ stockPositions }: PositionDay) =>
            stockPositions.find((position) => position.stockCode === stockCode);
          return {
            key: stockCode,
            title: corpName,
            number: true,
            cell: (day: PositionDay) => {
              const position = positionOf(day);
              return position === undefined ? EMPTY : percent(position.realityWeight);
            },
            look: (day: PositionDay) => {
              const position = positionOf(day);
              return position === undefined
                ? {}
                : {
                    title: `满仓权重 ${percent(position.fullPositionWeight)}%，仓位系数 ${percent(position.positionIndex)}%`,
                  };
            },
          };
        }),
      ]}
    />
  );
}
