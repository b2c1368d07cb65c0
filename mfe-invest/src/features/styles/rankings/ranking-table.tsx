import type { RowOf, TableEntry } from '@console/contract-core';
import { rankingTables } from '@console/contract-invest';
import { EmptyState } from '@console/ui';
import { DataTable, FilterBar, SearchInput, useFilterDraft, useTableState } from '@console/ui/data';
import type { ComponentProps, ReactElement } from 'react';
import { client } from '../../../client.ts';
import { StockName } from '../../../strategy-parts/stock-name.tsx';
import { StyleSelect } from '../../../strategy-parts/style-select.tsx';

type Row = RowOf<TableEntry>;

/** The name of a row about a company. */
const companyOf = ({ corpId, corpName, stockCode }: Row): ComponentProps<typeof StockName> => ({
  corpId: Number(corpId),
  corpName: String(corpName),
  stockCode: String(stockCode),
});
const COMPANY_CELLS = {
  corpName: {
    draw: (row: Row) => <StockName {...companyOf(row)} />,
    text: (row: Row) => companyOf(row).corpName,
  },
};

/** One of the rankings, of companies or of industries, at the business date; that of all indexes also for a style. */
export function RankingTable({ spec }: { readonly spec: TableEntry }): ReactElement {
  const state = useTableState(spec);
  const { draft, change, bar } = useFilterDraft(state);
  const isOfCompanies = spec.key === 'corpId';
  return (
    <DataTable
      client={client}
      spec={spec}
      state={state}
      heading="h1"
      title={spec.title}
      cells={isOfCompanies ? COMPANY_CELLS : {}}
      filterBar={
        <FilterBar {...bar}>
          <SearchInput
            placeholder={isOfCompanies ? '公司简称、代码或拼音' : '行业名称'}
            value={draft['search'] as string | undefined}
            onChange={(search) => change({ search })}
          />
          {spec.id === rankingTables.corpIndexes.id && (
            <StyleSelect
              all="不按风格"
              value={draft['styleId'] as number | undefined}
              onChange={(styleId) => change({ styleId })}
            />
          )}
        </FilterBar>
      }
      empty={<EmptyState title="没有可比较的对象" cause="还没有公司，或行情数据尚未导入。" />}
    />
  );
}
