import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../company-tab.ts';
import { SubTabs, type SubTab } from '../sub-tabs.tsx';
import { Dividends } from './dividends.tsx';
import { EmployeePlans } from './employee-plans.tsx';
import { Issuance } from './issuance.tsx';
import { Pledges } from './pledges.tsx';

const TABS: readonly SubTab[] = [
  { key: 'pledge', title: '股权质押', Content: Pledges },
  { key: 'dividend', title: '分红统计', Content: Dividends },
  { key: 'plan', title: '员工持股计划', Content: EmployeePlans },
  { key: 'issuance', title: '增发统计', Content: Issuance },
];

/** 重大事项: what happened to the company's shares apart from trading. */
export function MajorEvents({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} label="重大事项" level="part" company={company} />;
}
