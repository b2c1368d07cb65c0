import { FilterBar, SearchInput, type FilterBarProps } from '@console/ui/data';
import type { ReactElement, ReactNode } from 'react';

export interface TextFilterProps extends Omit<FilterBarProps, 'children'> {
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
  /** The field of another condition. */
  readonly children: ReactNode;
}

/** The conditions of a table of texts: words in a title or its summary, and beside them one choice. */
export function TextFilter({ search, onSearch, children, ...bar }: TextFilterProps): ReactElement {
  return (
    <FilterBar {...bar}>
      <SearchInput placeholder="标题或摘要" width={240} value={search} onChange={onSearch} />
      {children}
    </FilterBar>
  );
}
