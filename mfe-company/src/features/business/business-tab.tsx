import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { NotesPanel } from '../../tabs/notes/notes-panel.tsx';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { OperatingExpenses } from './operating-expenses.tsx';
import { RevenueAndCost } from './revenue-and-cost.tsx';
import { Segments } from './segments.tsx';

const TABS: readonly SubTab[] = [
  { key: 'revenue', title: '营业收入与成本', Content: RevenueAndCost },
  { key: 'expenses', title: '期间费用', Content: OperatingExpenses },
  { key: 'segments', title: '分产品与分地区', Content: Segments },
  { key: 'outlook', title: '业务展望', Content: Outlook },
];

/** 经营数据: what the company earns, with what, and what it costs. */
export function BusinessTab({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} label="经营数据" company={company} />;
}

function Outlook({ company }: CompanyPartProps): ReactElement {
  return <NotesPanel company={company} type={2} />;
}
