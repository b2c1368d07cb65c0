import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { ProfitCharts } from './charts/profit-charts.tsx';
import { QuotationCharts } from './charts/quotation-charts.tsx';
import { ValuationBands } from './charts/valuation-bands.tsx';
import { Popularities } from './popularities.tsx';
import { Quotes } from './quotes.tsx';

const PARTS: readonly SubTab[] = [
  { key: 'charts', title: '走势', Content: QuotationCharts },
  { key: 'quotes', title: '行情数据', Content: Quotes },
  { key: 'valuation', title: '估值分位', Content: ValuationBands },
  { key: 'profit', title: '盈利能力', Content: ProfitCharts },
  { key: 'popularity', title: '人气热度', Content: Popularities },
];

/** What the share trades at: drawn, day by day, and how much it is looked at. */
export function Quotation({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={PARTS} label="市场行情" company={company} level="part" />;
}
