import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { StaffComposition } from './staff-composition.tsx';
import { StaffEducation } from './staff-education.tsx';

const TABS: readonly SubTab[] = [
  { key: 'personnel', title: '人员', Content: StaffComposition },
  { key: 'education', title: '学历', Content: StaffEducation },
];

/** 员工构成: what the staff does, and what it learnt. */
export function Staff({ company }: CompanyPartProps): ReactElement {
  return <SubTabs tabs={TABS} level="part" label="员工构成" company={company} />;
}
