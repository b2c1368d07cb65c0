import { coverageText, type CallEntry, type StaffAnswer } from '@console/contract-core';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { z } from 'zod';
import { AnswerPanel } from '../state/answer-panel.tsx';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import type { Part } from '../tabs/part.tsx';
import { coverageRows } from './coverage-rows.ts';
import { TransposedTable, type TransposedRow } from './transposed-table.tsx';

type StaffEntry = CallEntry<z.ZodType, z.ZodType<StaffAnswer>>;
type Year = StaffAnswer['content'][number];

const KEYS = ['count', 'share'] as const;
const CHOICES: { value: (typeof KEYS)[number]; label: string }[] = [
  { value: 'count', label: '人数' },
  { value: 'share', label: '占比' },
];

/**
 * Staff by occupation, categories as rows and years as columns, as people or as shares of all staff: a part of a tab.
 */
export function staffComposition(entry: StaffEntry): Part {
  return () => <StaffComposition entry={entry} />;
}

function StaffComposition({ entry }: { readonly entry: StaffEntry }): ReactElement {
  const staff = useSubjectCall(entry);
  const { noun } = useSubject();
  const { title } = entry;
  const [kind, choose] = useChoice('staff', KEYS, 'count');
  return (
    <AnswerPanel title={title} answer={staff} rows={9}>
      {({ content, asOf }) => (
        <TransposedTable
          title={title}
          head="岗位"
          periods={content.map(({ year }) => String(year))}
          rows={[...(kind === 'count' ? counts(content) : shares(content)), ...coverageRows(content)]}
          coverage={coverageText(content[0])}
          asOf={asOf}
          source="定期报告"
          note={kind === 'count' ? '人' : '占员工总数'}
          actions={<Segmented aria-label="口径" options={CHOICES} value={kind} onChange={choose} />}
          empty={{
            title: `${noun}没有人员构成记录`,
            cause: `数据源中还没有${noun}的年度报告披露的员工构成`,
          }}
        />
      )}
    </AnswerPanel>
  );
}

type Category = Exclude<keyof Year, 'year' | 'corpNum' | 'memberNum' | 'capitalShare'>;
const CATEGORIES: readonly (readonly [key: Category, label: string])[] = [
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
