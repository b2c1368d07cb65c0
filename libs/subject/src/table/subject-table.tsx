import type { FilterOf, TableEntry } from '@console/contract-core';
import type { Client } from '@console/platform';
import { EmptyState, type EmptyText } from '@console/ui';
import {
  DataTable,
  useFilterDraft,
  useTableState,
  type DataTableProps,
  type FilterDraft,
  type TableUrlState,
} from '@console/ui/data';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';

type Own = 'client' | 'spec' | 'state' | 'always' | 'subject' | 'empty';

/** The options of a table of facts beside those of its entry. */
export interface SubjectTableOptions<E extends TableEntry> extends Omit<DataTableProps<E>, Own> {
  /** The filter beside the subject. */
  readonly filter?: Partial<FilterOf<E>>;
  /** The conditions of its reader, drawn over the table; `filterBar` is for those that are not its own. */
  readonly filters?: (draft: FilterDraft<E>) => ReactNode;
  /** The source of its pages, if not the service itself: `pagesOf` a call that answers every row at once. */
  readonly via?: (client: Client) => Client;
  readonly empty?: EmptyText;
}

export interface SubjectTableProps<E extends TableEntry> extends SubjectTableOptions<E> {
  readonly spec: E;
}

/** A table of facts about the subject, one of several on its tab. */
export function SubjectTable<E extends TableEntry>(props: SubjectTableProps<E>): ReactElement {
  const { filter, filters, via, empty, ...table } = props;
  const subject = useSubject();
  const state = useTableState(table.spec);
  const client = useMemo(() => via?.(subject.client) ?? subject.client, [via, subject.client]);
  return (
    <DataTable<E>
      {...table}
      {...(empty ? { empty: <EmptyState {...empty} /> } : {})}
      {...(filters ? { filterBar: <Drafted state={state} filters={filters} /> } : {})}
      client={client}
      state={state}
      always={{ ...filter, ...subject.filter } as Partial<FilterOf<E>>}
      subject={subject.title}
    />
  );
}

interface DraftedProps<E extends TableEntry> {
  readonly state: TableUrlState<E>;
  readonly filters: (draft: FilterDraft<E>) => ReactNode;
}

function Drafted<E extends TableEntry>({ state, filters }: DraftedProps<E>): ReactElement {
  return <>{filters(useFilterDraft(state))}</>;
}
