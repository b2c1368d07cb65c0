import { industryPath } from '@console/contract-core';
import { industryTables, type Variant } from '@console/contract-industry';
import { useCan } from '@console/platform';
import { DataTable, useTableUrlState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { industryCells } from './industry-cells.tsx';
import { IndustryFilter } from './industry-filter.tsx';
import type { IndustryRow } from './industry-row.ts';
import { IndustryToolbar } from './industry-toolbar.tsx';
import { NoIndustries, NoOverseas } from './no-industries.tsx';
import { actionsWidth, RowActions } from './row-actions.tsx';

export type Market = 'domestic' | 'overseas';

export interface IndustryTableProps {
  readonly variant: Variant;
  readonly market: Market;
  /** The id of the industry whose edit is loading. */
  readonly editPending: number | null;
  readonly onAdd: (parent: IndustryRow | null) => void;
  readonly onEdit: (row: IndustryRow) => void;
  readonly onPool: (row: IndustryRow) => void;
  readonly onDelete: (row: IndustryRow) => void;
  readonly onShenwan: () => void;
}

const TITLES: Readonly<Record<Variant, string>> = {
  ecology: '数字生态行业',
  etf: 'ETF 行业',
  default: '行业列表',
};

/** The industries of one classification, with the actions the reader may take on each. */
export function IndustryTable(props: IndustryTableProps): ReactElement {
  const { variant, market, editPending, onAdd, onEdit, onPool, onDelete, onShenwan } = props;
  const state = useTableUrlState(industryTables.industryList);
  const home = market === 'domestic';
  const rights = {
    view: useCan('hysjk_gn_view'),
    edit: useCan('hysjk_gn_edit'),
    delete: useCan('hysjk_gn_del'),
  };
  const width = actionsWidth(rights);
  return (
    <DataTable
      client={client}
      spec={industryTables.industryList}
      state={state}
      always={{ type: variant, market }}
      heading="h1"
      title={home ? TITLES[variant] : '海外行业'}
      cells={industryCells(rights.view ? (row) => industryPath({ ...row, type: variant }) : null)}
      rowActions={
        width === null
          ? undefined
          : {
              width,
              draw: (row) => (
                <RowActions
                  row={row}
                  rights={rights}
                  detail={industryPath({ ...row, type: variant })}
                  editPending={editPending === row.industryId}
                  onEdit={() => onEdit(row)}
                  onAddChild={() => onAdd(row)}
                  onPool={() => onPool(row)}
                  onDelete={() => onDelete(row)}
                />
              ),
            }
      }
      filterBar={<IndustryFilter variant={variant} state={state} />}
      toolbar={
        <IndustryToolbar
          onAdd={home ? () => onAdd(null) : undefined}
          onShenwan={home && variant === 'default' ? onShenwan : undefined}
        />
      }
      empty={home ? <NoIndustries /> : <NoOverseas />}
    />
  );
}
