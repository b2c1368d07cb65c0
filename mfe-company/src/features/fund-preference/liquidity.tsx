import { fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import type { OutputOf, RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { SeriesPanel, type DaySeries } from './series-panel.tsx';

const TOTAL = totalOf<RowOf<typeof fundPreferenceTables.liquidity>>('tradingDayAmt');

/** What the share is worth and how much of it is traded. */
export function Liquidity({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <SeriesPanel
        company={company}
        entry={fundPreferenceCalls.totalCapital}
        source="沪深北交易所"
        note="近一年"
        read={capitals}
      />
      <CompanyTable
        company={company}
        spec={fundPreferenceTables.liquidity}
        rowKey="reportDate"
        counter="个交易日"
        summary={TOTAL}
        empty={<EmptyState title="该公司没有流动性数据" cause="该股票还没有成交过" />}
      />
    </>
  );
}

function capitals(points: OutputOf<typeof fundPreferenceCalls.totalCapital>): DaySeries {
  return {
    days: points.map(({ reportDate }) => reportDate),
    series: [
      { name: '总市值', unit: 'hundredMillionYuan', values: points.map((point) => point.totalCapital) },
      {
        name: '流通市值',
        unit: 'hundredMillionYuan',
        values: points.map((point) => point.floatCapitalOfShares),
      },
    ],
  };
}
