import { basicInfoCalls, basicInfoTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { SubjectTable, useSubjectCall, YearTabs } from '@console/subject';
import { meanOf, type TableSummary } from '@console/ui/data';
import type { ReactElement } from 'react';

type Executive = RowOf<typeof basicInfoTables.executives>;

export interface ExecutiveListProps {
  /** Called with the id of the executive whose trades are to be shown. */
  readonly onLook: (id: string) => void;
}

/** The executives of a year, with their averages. */
export function ExecutiveList({ onLook }: ExecutiveListProps): ReactElement {
  const years = useSubjectCall(basicInfoCalls.executiveYears);
  return (
    <YearTabs
      title="高管明细"
      years={years}
      name="year"
      empty={{ title: '该公司没有高管记录', cause: '数据源中还没有该公司的年度报告披露的高管' }}
    >
      {(year, tabs) => (
        <SubjectTable
          key={year}
          spec={basicInfoTables.executives}
          filter={{ year }}
          filterBar={<div className="c-filter">{tabs}</div>}
          summary={MEANS}
          rowActions={{
            width: 64,
            draw: ({ id, name }) => (
              <button
                type="button"
                className="c-link-button"
                aria-label={`查看${name}的持股变动`}
                onClick={() => onLook(id)}
              >
                查看
              </button>
            ),
          }}
        />
      )}
    </YearTabs>
  );
}

/**
 * Posts left out of the mean pay: paid for sitting on a board, or not at all, they say nothing about
 * managers' pay.
 */
const NOT_PAID_AS_MANAGERS = ['独立董事', '独立监事', '非执行董事'] as const;

/** 均值; the mean pay leaves out independent directors and supervisors and non-executive directors. */
export const MEANS: TableSummary<Executive> = {
  label: '均值',
  hint: '按非空值计算，没有数值时为 0；薪酬均值不含独立董事、独立监事和非执行董事',
  of: (rows) => ({
    ...meanOf<Executive>('educationScore', 'sharesHeldNumber').of(rows),
    ...meanOf<Executive>('pay').of(
      rows.filter(({ post }) => !NOT_PAID_AS_MANAGERS.some((left) => post.includes(left))),
    ),
  }),
};
