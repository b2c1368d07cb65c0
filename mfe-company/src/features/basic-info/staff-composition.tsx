import { basicInfoCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import {
  AnswerPanel,
  TransposedTable,
  useChoice,
  useSubjectCall,
  type TransposedRow,
} from '@console/subject';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';

type Year = OutputOf<typeof basicInfoCalls.staffComposition>['content'][number];

const TITLE = '人员构成';
const KEYS = ['count', 'share'] as const;
const CHOICES: { value: (typeof KEYS)[number]; label: string }[] = [
  { value: 'count', label: '人数' },
  { value: 'share', label: '占比' },
];

/** Staff by occupation, categories as rows and years as columns; as people or as shares of all staff. */
export function StaffComposition(): ReactElement {
  const staff = useSubjectCall(basicInfoCalls.staffComposition);
  const [kind, choose] = useChoice('staff', KEYS, 'count');
  return (
    <AnswerPanel title={TITLE} answer={staff} rows={9}>
      {({ content, asOf }) => (
        <TransposedTable
          title={TITLE}
          head="岗位"
          periods={content.map(({ year }) => String(year))}
          rows={kind === 'count' ? counts(content) : shares(content)}
          asOf={asOf}
          source="定期报告"
          note={kind === 'count' ? '人' : '占员工总数'}
          actions={<Segmented aria-label="口径" options={CHOICES} value={kind} onChange={choose} />}
          empty={{
            title: '该公司没有人员构成记录',
            cause: '数据源中还没有该公司的年度报告披露的员工构成',
          }}
        />
      )}
    </AnswerPanel>
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
