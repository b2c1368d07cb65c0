import { investTables, type FactorRow } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, lazyPage, Page, PageLink } from '@console/ui';
import { DataTable, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { FACTOR_DETAIL_PATH } from '../../page-paths.ts';
import { factorCells } from './factor-cells.tsx';
import { FactorFilter } from './factor-filter.tsx';
import { actionsWidth, FactorRowActions } from './factor-row-actions.tsx';
import { FactorCategories } from './factor-categories.tsx';
import './factors.css';

// Dialogs bring antd's forms: they are fetched when one is opened.
const DeleteFactorDialog = lazyPage(
  () => import('./delete-factor-dialog.tsx').then((file) => file.DeleteFactorDialog),
  <></>,
);
const RelationDialog = lazyPage(
  () => import('./relation-dialog.tsx').then((file) => file.RelationDialog),
  <></>,
);

interface Opened {
  readonly kind: 'delete' | 'relation';
  readonly row: FactorRow;
}

/** V-11: the tenant's factors, by category and as a list. */
export function FactorListPage(): ReactElement {
  const { navigate } = usePlatform();
  const state = useTableUrlState(investTables.factorList);
  const filter = useFilterDraft(state);
  const mayEdit = useCan('yzgl_edit');
  const [opened, setOpened] = useState<Opened | null>(null);
  const cells = useMemo(() => factorCells((row) => setOpened({ kind: 'relation', row })), []);
  // The same at each step of a request: with others all rows are drawn again.
  const rowActions = useMemo(
    () => ({
      width: actionsWidth(mayEdit),
      draw: (row: FactorRow) => (
        <FactorRowActions row={row} mayEdit={mayEdit} onDelete={() => setOpened({ kind: 'delete', row })} />
      ),
    }),
    [mayEdit],
  );
  const close = (): void => setOpened(null);
  return (
    <Page>
      <div className="invest-factors">
        <div className="invest-factors-side">
          <FactorCategories
            chosen={state.filter.treeFormId}
            onChoose={(treeFormId) => state.setFilter({ ...filter.draft, treeFormId })}
          />
        </div>
        <DataTable
          client={client}
          spec={investTables.factorList}
          state={state}
          heading="h1"
          title="因子管理"
          cells={cells}
          rowActions={rowActions}
          filterBar={<FactorFilter {...filter} />}
          toolbar={
            mayEdit && (
              <button
                type="button"
                className="invest-factor-new"
                onClick={() => navigate(FACTOR_DETAIL_PATH)}
              >
                <AddIcon />
                新建因子
              </button>
            )
          }
          empty={<NoFactors mayEdit={mayEdit} />}
        />
      </div>
      {opened?.kind === 'delete' && <DeleteFactorDialog factor={opened.row} onClose={close} />}
      {opened?.kind === 'relation' && <RelationDialog factor={opened.row} onClose={close} />}
    </Page>
  );
}

function NoFactors({ mayEdit }: { readonly mayEdit: boolean }): ReactElement {
  return (
    <EmptyState title="还没有因子" cause="因子由指标与计算规则组成，保存后可以回测，也可以被其他因子引用。">
      {mayEdit && <PageLink to={FACTOR_DETAIL_PATH}>新建因子</PageLink>}
    </EmptyState>
  );
}
