import { industryPath } from '@console/contract-core';
import { industryTables, type Variant } from '@console/contract-industry';
import { useCan } from '@console/platform';
import { DataTable, useTableUrlState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { industryCells } from './industry-cells.tsx';
import { IndustryFilter } from './industry-filter.tsx';
import type { IndustryRow } from './industry-row.ts';
import { IndustryToolbar } from './industry-toolbar.tsx';
import { NoIndustries, NoOverseas } from './no-industries.tsx';
import { actionsWidth, RowActions } from './row-actions.tsx';

export type Market = 'domestic' | 'overseas';

/** What staff do to one industry. */
export interface IndustryActions {
  /** Adds an industry below one; below none at the top. */
  readonly onAdd: (parent: IndustryRow | null) => void;
  readonly onEdit: (row: IndustryRow) => void;
  readonly onPool: (row: IndustryRow) => void;
  readonly onDelete: (row: IndustryRow) => void;
}

export interface IndustryTableProps {
  readonly variant: Variant;
  readonly market: Market;
  /** The id of the industry whose edit is loading. */
  readonly editPending: number | null;
  readonly actions: IndustryActions;
  readonly onShenwan: () => void;
}

const TITLES: Readonly<Record<Variant, string>> = {
  ecology: '数字生态行业',
  etf: 'ETF 行业',
  default: '行业列表',
};

/** The industries of one classification, with the actions the reader may take on each. */
export function IndustryTable(props: IndustryTableProps): ReactElement {
  const { variant, market, editPending, actions, onShenwan } = props;
  const state = useTableUrlState(industryTables.industryList);
  const home = market === 'domestic';
  const view = useCan('hysjk_gn_view');
  const edit = useCan('hysjk_gn_edit');
  const remove = useCan('hysjk_gn_del');
  const cells = useMemo(
    () => industryCells(view ? (row) => industryPath({ ...row, type: variant }) : null),
    [view, variant],
  );
  const rowActions = useMemo(() => {
    const rights = { view, edit, delete: remove };
    const width = actionsWidth(rights);
    if (width === null) return undefined;
    const draw = (row: IndustryRow): ReactElement => (
      <RowActions
        row={row}
        rights={rights}
        detail={industryPath({ ...row, type: variant })}
        editPending={editPending === row.industryId}
        onEdit={() => actions.onEdit(row)}
        onAddChild={() => actions.onAdd(row)}
        onPool={() => actions.onPool(row)}
        onDelete={() => actions.onDelete(row)}
      />
    );
    return { width, draw };
  }, [view, edit, remove, variant, editPending, actions]);
  return (
    <DataTable
      client={client}
      spec={industryTables.industryList}
      state={state}
      always={{ type: variant, market }}
      heading="h1"
      title={home ? TITLES[variant] : '海外行业'}
      cells={cells}
      rowActions={rowActions}
      filterBar={<IndustryFilter variant={variant} state={state} />}
      toolbar={
        <IndustryToolbar
          onAdd={home ? () => actions.onAdd(null) : undefined}
          onShenwan={home && variant === 'default' ? onShenwan : undefined}
        />
      }
      empty={home ? <NoIndustries /> : <NoOverseas />}
    />
  );
}
