import { formatNumber } from '@console/contract-core';
import type { StrategyPerformance } from '@console/contract-invest';
import { ChangeText, Panel, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { WideRows } from '../strategy-parts/wide-rows.tsx';

type Year = StrategyPerformance['months'][number];

const MONTHS: readonly SmallColumn<Year>[] = Array.from({ length: 12 }, (_, at) => ({
  title: `${at + 1} 月`,
  number: true,
  cell: ({ months }) => {
    const value = months[at] ?? null;
    // A month without a day has no figure, not an unknown one.
    return value === null ? '' : <ChangeText value={value} unit="percent" />;
  },
  look: ({ year, months }) => ({
    title: `${year} 年 ${at + 1} 月 ${formatNumber(months[at] ?? null, { unit: 'percent', signed: true })}%`,
  }),
}));

/** The returns of each month and year, the newest year first. */
export function MonthlyReturns({ years }: { readonly years: readonly Year[] }): ReactElement {
  return (
    <Panel title="月度收益率" sub="单位 %，首尾月份按实际交易日" flush>
      <WideRows label="月度收益率">
        <SmallTable
          rows={[...years].reverse()}
          keyOf={({ year }) => year}
          columns={[
            { title: '年份', heading: true, cell: ({ year }) => year },
            ...MONTHS,
            {
              title: '全年',
              number: true,
              cell: ({ total }) => <ChangeText value={total} unit="percent" />,
            },
          ]}
        />
      </WideRows>
    </Panel>
  );
}
