import { financialCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { ChartPanel, type PeriodFilterState } from '@console/subject';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { lines, NO_REPORTS } from './series-spec.ts';

export interface InterestChartProps extends CompanyPartProps {
  readonly filter: PeriodFilterState;
}

const TITLE = '利息费用与财务费用';
const HEIGHT = 200;

/** What the company pays and gets as interest. */
export function InterestChart({ company, filter }: InterestChartProps): ReactElement {
  const input = { dataId: company.corpId, ...filter.value };
  const series = useCall(client, financialCalls.interestSeries, input, { keepPrevious: true });
  const subject = `${company.shortName} ${company.stockCode}`;
  const spec = useMemo(
    () =>
      series.data &&
      lines(series.data, { title: TITLE, subject }, [
        { name: '利息费用', unit: 'millionYuan', of: (point) => point.interestExpense },
        { name: '利息收入', unit: 'millionYuan', of: (point) => point.interestIncome },
        { name: '财务费用', unit: 'millionYuan', of: (point) => point.financialExpense },
      ]),
    [series.data, subject],
  );
  return <ChartPanel title={TITLE} answer={series} spec={spec} empty={NO_REPORTS} height={HEIGHT} />;
}
