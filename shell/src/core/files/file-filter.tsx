import { FilterBar, OptionSelect, SearchInput, useFilterDraft, type TableUrlState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { options } from '../controls/options.ts';
import { FILE_PURPOSES } from './file-kind.ts';
import type { FileList } from './file-list.ts';

interface FileFilterProps {
  readonly state: TableUrlState<FileList>;
}

/** The conditions of a list of files: a draft, applied when the reader searches. */
export function FileFilter({ state }: FileFilterProps): ReactElement {
  const { draft, change, bar } = useFilterDraft(state);
  return (
    <FilterBar {...bar}>
      <SearchInput placeholder="文件名" value={draft.search} onChange={(search) => change({ search })} />
      <OptionSelect
        label="用途"
        all="全部用途"
        options={options(FILE_PURPOSES)}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
    </FilterBar>
  );
}
