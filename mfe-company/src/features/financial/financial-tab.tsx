import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { AnalysisPart } from './analysis-part.tsx';
import { CashFlowPart } from './cash-flow-part.tsx';
import { ForecastPart } from './forecast-part.tsx';
import { IncomePart } from './income-part.tsx';
import { LiabilitiesPart } from './liabilities-part.tsx';
import { ProfitPart } from './profit-part.tsx';

const TABS: readonly SubTab[] = [
  { key: 'income', title: '利润表', Content: IncomePart },
  { key: 'liabilities', title: '资产负债表', Content: LiabilitiesPart },
  { key: 'cashflow', title: '现金流量表', Content: CashFlowPart },
  { key: 'analysisIndustry', title: '财务分析', Content: AnalysisPart },
  { key: 'profit', title: '利润明细', Content: ProfitPart },
  { key: 'forecast', title: '盈利预测', Content: ForecastPart },
];

/** 财务数据: C-12 to C-14. Each sub-tab keeps the periods it was asked for. */
export function FinancialTab({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} label="财务数据" company={company} />;
}
