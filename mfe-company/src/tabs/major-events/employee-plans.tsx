import { majorEventsTables } from '@console/contract-company';
import { EmptyState } from '@console/ui';
import type { RowOf } from '@console/contract-core';
import { totalOf } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../company-tab.ts';
import { CompanyTable } from '../company-table.tsx';

const TOTAL = totalOf<RowOf<typeof majorEventsTables.employeePlans>>(
  'capital',
  'capitalFromStaff',
  'buyAmount',
);

export function EmployeePlans({ company }: CompanyPartProps): ReactElement {
  return (
    <CompanyTable
      company={company}
      spec={majorEventsTables.employeePlans}
      rowKey="announcementDate"
      counter="期"
      summary={TOTAL}
      empty={<EmptyState title="该公司没有员工持股计划" cause="上市以来没有公告过员工持股计划" />}
    />
  );
}
