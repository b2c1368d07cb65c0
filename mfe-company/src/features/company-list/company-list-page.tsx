import { companyList, maintainCalls } from '@console/contract-company';
import { useCall, useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, lazyPage, Page, PageLink, WindowNotice } from '@console/ui';
import { DataTable, useTableUrlState, WindowButton } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { ADD_COMPANY_PATH, COMPANY_LIST_PATH } from '../../paths.ts';
import { companyCells } from './company-cells.tsx';
import { CompanyFilter } from './company-filter.tsx';
import type { CompanyRow } from './company-row.ts';
import { actionsWidth, RowActions } from './row-actions.tsx';

const EditCompanyDialog = lazyPage(
  () => import('../../tabs/edit-company/edit-company-dialog.tsx').then((file) => file.EditCompanyDialog),
  <></>,
);
const DeleteCompanyDialog = lazyPage(
  () => import('./delete-company-dialog.tsx').then((file) => file.DeleteCompanyDialog),
  <></>,
);

export interface CompanyListPageProps {
  readonly market: 'domestic' | 'overseas';
}

interface Opened {
  readonly kind: 'edit' | 'delete';
  readonly row: CompanyRow;
}

const NO_INPUT = {};

/**
 * C-01: the companies of the tenant's ecology with their latest figures, and the actions of staff on them.
 */
export function CompanyListPage({ market }: CompanyListPageProps): ReactElement {
  const { navigate } = usePlatform();
  const state = useTableUrlState(companyList);
  const [opened, setOpened] = useState<Opened | null>(null);
  const domestic = market === 'domestic';
  const canEdit = useCan('gssjk_gn_edit');
  const canAdd = useCan('gssjk_gn_add') && domestic;
  const abilities = useCall(client, maintainCalls.abilities, NO_INPUT, { enabled: canEdit && domestic });
  const canView = useCan('gssjk_gn_view');
  const canDelete = canEdit && abilities.data?.canDelete === true;
  const cells = useMemo(() => companyCells(canView), [canView]);
  // The same for the same rights: the page renders with each answer, and its rows would be drawn again.
  const rowActions = useMemo(() => {
    const rights = { view: canView, edit: canEdit, delete: canDelete };
    const width = actionsWidth(rights);
    if (width === null) return undefined;
    const draw = (row: CompanyRow): ReactElement => (
      <RowActions
        row={row}
        rights={rights}
        onEdit={() => setOpened({ kind: 'edit', row })}
        onDelete={() => setOpened({ kind: 'delete', row })}
      />
    );
    return { width, draw };
  }, [canView, canEdit, canDelete]);
  const close = (): void => setOpened(null);
  return (
    <Page notice={<WindowNotice />}>
      <DataTable
        client={client}
        spec={companyList}
        state={state}
        heading="h1"
        title={domestic ? '公司列表' : '海外公司'}
        always={{ market }}
        cells={cells}
        rowActions={rowActions}
        filterBar={
          <CompanyFilter
            // A filter set from elsewhere, by reset or a link, starts a new draft.
            key={JSON.stringify(state.filter)}
            value={state.filter}
            onSubmit={state.setFilter}
            onReset={state.reset}
          />
        }
        toolbar={
          canAdd && (
            <WindowButton type="primary" icon={<AddIcon />} onClick={() => navigate(ADD_COMPANY_PATH)}>
              新增
            </WindowButton>
          )
        }
        empty={domestic ? <NoCompanies /> : <NoOverseas />}
      />
      {opened?.kind === 'edit' && <EditCompanyDialog company={opened.row} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteCompanyDialog row={opened.row} onClose={close} />}
    </Page>
  );
}

function NoCompanies(): ReactElement {
  return (
    <EmptyState title="还没有公司" cause="当前租户的生态库中还没有录入上市公司，因此这里没有可显示的内容。" />
  );
}

function NoOverseas(): ReactElement {
  return (
    <EmptyState
      title="还没有海外公司数据"
      cause="当前只导入了沪深北市场，港股与美股数据集尚未导入，因此这里没有可显示的内容，并非查询条件过窄。"
    >
      <PageLink to={COMPANY_LIST_PATH}>查看国内公司</PageLink>
    </EmptyState>
  );
}
