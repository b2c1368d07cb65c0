import { investComparisonView, fundPreferenceCalls, fundPreferenceTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import { CompanyListTable } from '../../tabs/company-list-table.tsx';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';
import { EntryChart } from '../../tabs/entry-chart.tsx';
import './fund-preference.css';

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
        <EntryChart company={company} entry={fundPreferenceCalls.avgHsgtHeldCapitalRate} />
        <EntryChart company={company} entry={fundPreferenceCalls.avgLryeRate} />
        <EntryChart company={company} entry={fundPreferenceCalls.avgTotalTradingAmt} />
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
