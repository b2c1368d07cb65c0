import type { FilterOf, TableEntry } from '@console/contract-core';
import { DataTable, useTableState, type DataTableProps } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../client.ts';
import type { CompanyPartProps } from './company-tab.ts';
import { subjectOf } from './subject-of.ts';

type Own = 'client' | 'state' | 'always' | 'subject';

export interface CompanyTableProps<E extends TableEntry>
  extends CompanyPartProps, Omit<DataTableProps<E>, Own> {
  /** What it asks for beside the company. */
  readonly filter?: Partial<FilterOf<E>>;
}

/** A table of facts about the company, one of several on its tab. */
export function CompanyTable<E extends TableEntry>({
  company,
  filter,
  ...table
}: CompanyTableProps<E>): ReactElement {
  const state = useTableState(table.spec);
  const always = { ...filter, dataId: company.corpId } as unknown as Partial<FilterOf<E>>;
  return (
    <DataTable<E>
      {...(table as Omit<DataTableProps<E>, Own>)}
      client={client}
      state={state}
      always={always}
      subject={subjectOf(company)}
    />
  );
}
