import { investEntries, investTables, STYLE_TEXTS, type Style } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, lazyPage, Page, PageLink, TabRow } from '@console/ui';
import {
  DataTable,
  FilterBar,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
  usePageQuery,
} from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { DeleteNamedDialog } from '../../strategy-parts/delete-named-dialog.tsx';
import { detailPath, editPath, STYLE_ADD_PATH } from './style-paths.ts';
import './styles.css';

const TABS = [
  { key: 'styles', title: '风格' },
  { key: 'rankings', title: '对比' },
] as const;

const StyleRankings = lazyPage(() =>
  import('./rankings/style-rankings.tsx').then((file) => file.StyleRankings),
);

/** V-01, V-03: the investment styles of the tenant, and companies and industries by what styles weigh. */
export function StyleListPage(): ReactElement {
  const [query, change] = usePageQuery();
  const tab = query.get('tab') === 'rankings' ? 'rankings' : 'styles';
  return (
    <Page
      band={
        <TabRow
          look="band"
          label="投资风格"
          items={TABS}
          active={tab}
          onChange={(key) => change({ tab: key === 'styles' ? null : key, ranking: null })}
        />
      }
    >
      {tab === 'styles' ? <StyleList /> : <StyleRankings />}
    </Page>
  );
}

function StyleList(): ReactElement {
  const { navigate } = usePlatform();
  const state = useTableUrlState(investTables.styleList);
  const { draft, change, bar } = useFilterDraft(state);
  const mayEdit = useCan('tzgl_edit');
  const [doomed, setDoomed] = useState<Style | null>(null);
  const close = (): void => setDoomed(null);
  return (
    <>
      <DataTable
        client={client}
        spec={investTables.styleList}
        state={state}
        heading="h1"
        title="投资风格"
        cells={{
          styleName: {
            draw: (row) => <PageLink to={detailPath(row.styleId)}>{row.styleName}</PageLink>,
            text: (row) => row.styleName,
          },
        }}
        rowActions={{
          width: mayEdit ? 136 : 56,
          draw: (row) => <Actions row={row} mayEdit={mayEdit} onDelete={() => setDoomed(row)} />,
        }}
        toolbar={
          mayEdit && (
            <Button type="primary" icon={<AddIcon />} onClick={() => navigate(STYLE_ADD_PATH)}>
              新增
            </Button>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="风格名称"
              value={draft.search}
              onChange={(search) => change({ search })}
            />
          </FilterBar>
        }
        empty={<NoStyles mayEdit={mayEdit} />}
      />
      {doomed && (
        <DeleteNamedDialog
          texts={STYLE_TEXTS}
          subject={`风格名称：${doomed.styleName}`}
          remove={() => client.call(investEntries.deleteStyle, { id: doomed.styleId })}
          onClose={close}
        />
      )}
    </>
  );
}

interface ActionsProps {
  readonly row: Style;
  readonly mayEdit: boolean;
  readonly onDelete: () => void;
}

function Actions({ row, mayEdit, onDelete }: ActionsProps): ReactElement {
  return (
    <>
      <PageLink to={detailPath(row.styleId)}>详情</PageLink>
      {mayEdit && (
        <>
          <PageLink to={editPath(row.styleId)}>编辑</PageLink>
          <button
            type="button"
            className="c-name-button invest-style-action"
            aria-label={`删除 ${row.styleName}`}
            onClick={onDelete}
          >
            删除
          </button>
        </>
      )}
    </>
  );
}

function NoStyles({ mayEdit }: { readonly mayEdit: boolean }): ReactElement {
  return (
    <EmptyState title="还没有投资风格" cause="投资风格由五项权重组成，股票池与投资策略都以它为依据。">
      {mayEdit && <PageLink to={STYLE_ADD_PATH}>新增投资风格</PageLink>}
    </EmptyState>
  );
}
