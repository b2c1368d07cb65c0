import type { FilterOf, TableEntry } from '@console/contract-core';
import type { ReactElement } from 'react';
import { YearTabs, type YearTabsProps } from '../tabs/year-tabs.tsx';
import { SubjectTable, type SubjectTableProps } from './subject-table.tsx';

export interface YearTableProps<E extends TableEntry>
  extends
    Omit<YearTabsProps, 'children'>,
    Omit<SubjectTableProps<E>, 'title' | 'filterBar' | 'filters' | 'empty'> {}

/** A table of facts of one year, with a tab for each year over it. */
export function YearTable<E extends TableEntry>(props: YearTableProps<E>): ReactElement {
  const { title, years, name, empty, filter, ...table } = props;
  return (
    <YearTabs title={title} years={years} name={name} empty={empty}>
      {(year, tabs) => (
        <SubjectTable<TableEntry>
          {...(table as unknown as SubjectTableProps<TableEntry>)}
          key={year}
          filter={{ ...filter, year } as Partial<FilterOf<TableEntry>>}
          filterBar={<div className="c-filter">{tabs}</div>}
        />
      )}
    </YearTabs>
  );
}
