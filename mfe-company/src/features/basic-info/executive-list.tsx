import { basicInfoCalls, basicInfoTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { executiveMeans, useSubjectCall, YearTable } from '@console/subject';
import { lookAt } from '@console/ui/data';
import type { ReactElement } from 'react';

type Executive = RowOf<typeof basicInfoTables.executives>;

export interface ExecutiveListProps {
  /** Called with the id of the executive whose trades are to be shown. */
  readonly onLook: (id: string) => void;
}

/** The executives of a year, with their averages. */
export function ExecutiveList({ onLook }: ExecutiveListProps): ReactElement {
  return (
    <YearTable
      title="高管明细"
      spec={basicInfoTables.executives}
      years={useSubjectCall(basicInfoCalls.executiveYears)}
      name="year"
      empty={{ title: '该公司没有高管记录', cause: '数据源中还没有该公司的年度报告披露的高管' }}
      summary={MEANS}
      rowActions={lookAt<Executive>(
        ({ name }) => `查看${name}的持股变动`,
        ({ id }) => onLook(id),
      )}
    />
  );
}

export const MEANS = executiveMeans<Executive>('educationScore', 'sharesHeldNumber');
