import { dataTables, TABLE_GROUPS, TABLE_STATES } from '@console/contract-data';
import { EmptyState } from '@console/ui';
import {
  DataTable,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
} from '@console/ui/data';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import { GapsDrawer } from './gaps-drawer.tsx';
import { options } from '../../../core/controls/options.ts';
import { tableCells, type MartTableRow } from './table-cells.tsx';

const GROUPS = TABLE_GROUPS.map((group) => ({ value: group, label: group }));

/** Every table of the mart: rows, as-of, last load, rejected rows and gaps. */
export function TablesTab(): ReactElement {
  const state = useTableUrlState(dataTables.tables);
  const { draft, change, bar } = useFilterDraft(state);
  const [gapsOf, setGapsOf] = useState<MartTableRow | null>(null);
  return (
    <>
      <DataTable
        client={client}
        spec={dataTables.tables}
        state={state}
        title="数据表"
        cells={tableCells({ onGaps: setGapsOf })}
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="数据表或表名"
              value={draft.search}
              onChange={(search) => change({ search })}
            />
            <OptionSelect
              label="分类"
              all="全部分类"
              options={GROUPS}
              value={draft.group}
              onChange={(group) => change({ group })}
            />
            <OptionSelect
              label="状态"
              all="全部状态"
              options={options(TABLE_STATES)}
              value={draft.state}
              onChange={(state) => change({ state })}
            />
          </FilterBar>
        }
        empty={<EmptyState title="还没有数据表" cause="数据库迁移尚未执行，市场数据集中没有任何表。" />}
      />
      <GapsDrawer row={gapsOf} onClose={() => setGapsOf(null)} />
    </>
  );
}
