import { financialCalls } from '@console/contract-company';
import type { ChartSpec } from '@console/charts';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { ChartPanel, type FlowState } from '@console/subject';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import './financial.css';
import { barLine, lines, NO_REPORTS } from './series-spec.ts';

export interface IncomeChartsProps extends CompanyPartProps {
  readonly state: FlowState;
}

type Revenue = OutputOf<typeof financialCalls.revenueSeries>;
type Attributable = OutputOf<typeof financialCalls.attributableSeries>;
type Margins = OutputOf<typeof financialCalls.marginSeries>;

const HEIGHT = 168;
const REVENUE = '营业总收入与同比';
const PROFIT = '归母净利润与同比';
const MARGINS = '毛利率与归母净利率';

/** Revenue, profit and margins over the periods that are shown below. */
export function IncomeCharts({ company, state }: IncomeChartsProps): ReactElement {
  const input = { dataId: company.corpId, ...state.filter.value, single: state.single };
  const revenue = useCall(client, financialCalls.revenueSeries, input, { keepPrevious: true });
  const profit = useCall(client, financialCalls.attributableSeries, input, { keepPrevious: true });
  const margins = useCall(client, financialCalls.marginSeries, input, { keepPrevious: true });
  const subject = `${company.shortName} ${company.stockCode}`;
  const specs = useMemo(
    () => ({
      revenue: revenue.data && revenueSpec(revenue.data, subject),
      profit: profit.data && profitSpec(profit.data, subject),
      margins: margins.data && marginSpec(margins.data, subject),
    }),
    [revenue.data, profit.data, margins.data, subject],
  );
  const shared = { empty: NO_REPORTS, height: HEIGHT };
  return (
    <div className="financial-charts">
      <ChartPanel title={REVENUE} answer={revenue} spec={specs.revenue} {...shared} />
      <ChartPanel title={PROFIT} answer={profit} spec={specs.profit} {...shared} />
      <ChartPanel title={MARGINS} answer={margins} spec={specs.margins} {...shared} />
    </div>
  );
}

const revenueSpec = (series: Revenue, subject: string): ChartSpec | null =>
  barLine(
    series,
    { title: REVENUE, subject },
    {
      bar: { name: '营业总收入', of: (point) => point.operatingTotalRevenue },
      line: {
        name: '同比',
        of: (point) => point.operatingRevenueYoy,
        why: (point) => point.operatingRevenueYoyWhy,
      },
    },
  );

const profitSpec = (series: Attributable, subject: string): ChartSpec | null =>
  barLine(
    series,
    { title: PROFIT, subject },
    {
      bar: { name: '归母净利润', of: (point) => point.attributableProfit },
      line: {
        name: '同比',
        of: (point) => point.attributableProfitYoy,
        why: (point) => point.attributableProfitYoyWhy,
      },
    },
  );

const marginSpec = (series: Margins, subject: string): ChartSpec | null =>
  lines(series, { title: MARGINS, subject }, [
    { name: '毛利率', unit: 'percent', of: (point) => point.grossMargin },
    { name: '归母净利率', unit: 'percent', of: (point) => point.npToRevenue },
  ]);
