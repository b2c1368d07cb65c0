import { basicInfoCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, ErrorState, Panel, Skeleton } from '@console/ui';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { subjectOf } from '../../tabs/subject-of.ts';
import { TransposedTable, type TransposedRow } from '../../tabs/transposed-table.tsx';
import { useChoice } from '../../tabs/use-choice.ts';

type Year = OutputOf<typeof basicInfoCalls.staffComposition>['content'][number];

const TITLE = '人员构成';
const KEYS = ['count', 'share'] as const;
const CHOICES: { value: (typeof KEYS)[number]; label: string }[] = [
  { value: 'count', label: '人数' },
  { value: 'share', label: '占比' },
];

/** Staff by occupation, a category a row and a year a column; as people or as shares of all of them. */
export function StaffComposition({ company }: CompanyPartProps): ReactElement {
  const staff = useCall(client, basicInfoCalls.staffComposition, { dataId: company.corpId });
  const [kind, choose] = useChoice('staff', KEYS, 'count');
  if (!staff.data) {
    return (
      <Panel title={TITLE}>
        {staff.isError ? (
          <ErrorState title={`${TITLE}没有取到`} error={staff.error} onRetry={() => void staff.refetch()} />
        ) : (
          <Skeleton rows={9} rowHeight={28} />
        )}
      </Panel>
    );
  }
  const { content, asOf } = staff.data;
  return (
    <TransposedTable
      title={TITLE}
      subject={subjectOf(company)}
      head="岗位"
      periods={content.map(({ year }) => String(year))}
      rows={kind === 'count' ? counts(content) : shares(content)}
      asOf={asOf}
      source="定期报告"
      note={kind === 'count' ? '人' : '占员工总数'}
      actions={<Segmented aria-label="口径" options={CHOICES} value={kind} onChange={choose} />}
      empty={
        <EmptyState title="该公司没有人员构成记录" cause="数据源中还没有该公司的年度报告披露的员工构成" />
      }
    />
  );
}

const CATEGORIES: readonly (readonly [key: Exclude<keyof Year, 'year'>, label: string])[] = [
  ['productionStaffNum', '生产人员'],
  ['salesStaffNum', '销售人员'],
  ['techNum', '技术人员'],
  ['financialNum', '财务人员'],
  ['executiveStaffNum', '行政人员'],
  ['manageStaffNum', '管理人员'],
  ['otherNum', '其他人员'],
  ['staffNum', '合计'],
];

function counts(years: readonly Year[]): readonly TransposedRow[] {
  return CATEGORIES.map(([key, label]) => ({
    key,
    label,
    unit: 'integer',
    bold: key === 'staffNum',
    values: years.map((year) => year[key]),
  }));
}

function shares(years: readonly Year[]): readonly TransposedRow[] {
  return CATEGORIES.map(([key, label]) => ({
    key,
    label,
    unit: 'percent',
    bold: key === 'staffNum',
    values: years.map(({ staffNum, [key]: count }) =>
      count === null || !staffNum ? null : count / staffNum,
    ),
  }));
}
