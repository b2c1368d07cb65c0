import { basicInfoTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { CompanyTable } from '../../tabs/company-table.tsx';

/** Staff by education, a year a row. */
export function StaffEducation({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={basicInfoTables.staffEducation}
      rowKey="year"
      counter="年"
      empty={
        <EmptyState title="该公司没有学历构成记录" cause="数据源中还没有该公司的年度报告披露的员工学历" />
      }
    />
  );
}
