import { basicInfoCalls, basicInfoTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { executiveMeans, SubjectTable, useSubjectCall, YearTabs } from '@console/subject';
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

export const MEANS = executiveMeans<Executive>('educationScore', 'sharesHeldNumber');
