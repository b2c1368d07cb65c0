import { basicInfoCalls, basicInfoTables } from '@console/contract-company';
import type { RowOf } from '@console/contract-core';
import { EXECUTIVE_TRADE_CELLS, useSubjectCall, YearTable } from '@console/subject';
import type { EmptyText } from '@console/ui';
import { meanOf } from '@console/ui/data';
import type { ReactElement } from 'react';

type Trade = RowOf<typeof basicInfoTables.executiveChanges>;

export interface ExecutiveChangesProps {
  /** The executive whose trades, and those of relatives, are shown; without it those of all executives. */
  readonly detailId?: string;
  readonly empty?: EmptyText;
}

const NONE = {
  title: '该公司没有高管持股变动',
  cause: '没有披露过高管及其亲属买卖该公司股份',
} as const;

/** Trades of executives and their relatives, one tab a year. */
export function ExecutiveChanges({ detailId, empty = NONE }: ExecutiveChangesProps): ReactElement {
  const whose = detailId === undefined ? {} : { detailId };
  const years = useSubjectCall(basicInfoCalls.executiveChangeYears, whose);
  return (
    <YearTable
      title="高管持股变动"
      spec={basicInfoTables.executiveChanges}
      years={years}
      name="changeYear"
      empty={empty}
      filter={whose}
      cells={EXECUTIVE_TRADE_CELLS}
      summary={MEANS}
    />
  );
}

const MEANS = meanOf<Trade>('volume', 'avgAmount', 'amount');
