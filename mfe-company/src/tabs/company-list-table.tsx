import type { CallEntry, TableEntry } from '@console/contract-core';
import { DataTable, useTableState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../client.ts';
import type { CompanyTableProps } from './company-table.tsx';
import { listClient } from './list-client.ts';
import { subjectOf } from './subject-of.ts';

export interface CompanyListTableProps<E extends TableEntry> extends Omit<CompanyTableProps<E>, 'filter'> {
  /** The call that answers every row at once; `spec` says how they are drawn. */
  readonly list: CallEntry;
  /** The key of the rows' date. */
  readonly day: string;
}

/** As `CompanyTable`, for facts that are answered as a list. */
export function CompanyListTable<E extends TableEntry>(props: CompanyListTableProps<E>): ReactElement {
  const { company, list, day, ...table } = props;
  const state = useTableState(table.spec);
  const paged = useMemo(() => listClient(client, list, day), [list, day]);
  const always = { dataId: company.corpId } as unknown as CompanyTableProps<E>['filter'];
  return (
    <DataTable<E>
      {...(table as typeof table)}
      client={paged}
      state={state}
      always={always ?? {}}
      subject={subjectOf(company)}
    />
  );
}
