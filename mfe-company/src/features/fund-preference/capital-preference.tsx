import { investComparisonView, fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import type { OutputOf, UnitId } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import { CompanyListTable } from '../../tabs/company-list-table.tsx';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import './fund-preference.css';
import { SeriesPanel, type DaySeries } from './series-panel.tsx';

type WithMeans = OutputOf<typeof fundPreferenceCalls.avgLryeRate>;

const SOURCE = '由行情、持仓与两融数据计算';
const NOTE = '近 250 个交易日，均值按流通市值加权';
const NOTHING = (
  <EmptyState title="该公司没有资本偏好指数" cause="近 250 个交易日没有行情，或可用的比例不足三项" />
);

/** The index that capital's preference comes to, the company beside its industries and the market. */
export function CapitalPreference({ company }: CompanyPartProps): ReactElement {
  return (
    <>
      <CompanyListTable
        company={company}
        spec={investComparisonView}
        list={fundPreferenceCalls.investComparison}
        day="reportDate"
        rowKey="level"
        counter="项"
        empty={NOTHING}
      />
      <div className="fund-charts">
        <SeriesPanel
          company={company}
          entry={fundPreferenceCalls.avgHsgtHeldCapitalRate}
          source={SOURCE}
          note={NOTE}
          read={rates}
        />
        <SeriesPanel
          company={company}
          entry={fundPreferenceCalls.avgLryeRate}
          source={SOURCE}
          note={NOTE}
          read={rates}
        />
        <SeriesPanel
          company={company}
          entry={fundPreferenceCalls.avgTotalTradingAmt}
          source="沪深北交易所"
          note="近 250 个交易日，均值为每家公司平均"
          read={amounts}
        />
      </div>
      <CompanyTable
        company={company}
        spec={fundPreferenceTables.capitalPreference}
        rowKey="reportDate"
        counter="个交易日"
        empty={NOTHING}
      />
    </>
  );
}

const rates = (answer: WithMeans): DaySeries => besideMeans(answer, 'percent');
const amounts = (answer: WithMeans): DaySeries => besideMeans(answer, 'hundredMillionYuan');

function besideMeans({ industryName, points }: WithMeans, unit: UnitId): DaySeries {
  const industry = {
    name: `${industryName ?? ''}均值`,
    unit,
    values: points.map((point) => point.industryAvg),
  };
  return {
    days: points.map(({ reportDate }) => reportDate),
    series: [
      { name: '本公司', unit, values: points.map((point) => point.value) },
      ...(industryName === null ? [] : [industry]),
      { name: '全市场均值', unit, values: points.map((point) => point.marketAvg) },
    ],
  };
}
