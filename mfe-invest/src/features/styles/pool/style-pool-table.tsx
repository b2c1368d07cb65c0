import { poolCalls, poolTables, type Style } from '@console/contract-invest';
import { useCan, useChange, usePlatform } from '@console/platform';
import { EmptyState, lazyPage } from '@console/ui';
import { Button, DataTable, totalOf, useFilterDraft, useTableState } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { FIND_COMPANIES } from '../../../company-search/use-company-search.ts';
import { POOL_CELLS } from '../../../strategy-parts/pool-cells.tsx';
import { PoolFilter } from '../../../strategy-parts/pool-filter.tsx';
import { indexCells, type PoolRow } from './index-cells.tsx';

const { stylePool } = poolTables;

const IndexOriginDrawer = lazyPage(
  () => import('../../../index-origin/index-origin-drawer.tsx').then((file) => file.IndexOriginDrawer),
  <></>,
);
// The dialog brings antd's select.
const PinCompaniesDialog = lazyPage(
  () => import('./pin-companies-dialog.tsx').then((file) => file.PinCompaniesDialog),
  <></>,
);

const TOTAL = totalOf<PoolRow>('corpConfigIndex', 'correctionWeight', 'systemConfigIndex');

interface StylePoolTableProps {
  readonly style: Style;
  readonly pool: 'system' | 'user';
}

/** One of the pools of a style; users who may edit tick stocks to pin them, or to take them out again. */
export function StylePoolTable({ style, pool }: StylePoolTableProps): ReactElement {
  const { notify } = usePlatform();
  const { styleId, styleName } = style;
  const mayEdit = useCan('tzgl_edit');
  const mayFind = useCan(FIND_COMPANIES);
  const mayAdd = mayEdit && mayFind && pool === 'user';
  const state = useTableState(stylePool);
  const { draft, change, bar } = useFilterDraft(state);
  const always = useMemo(() => ({ styleId, pool }), [styleId, pool]);
  const [ticked, setTicked] = useState<readonly PoolRow[]>([]);
  const [told, setTold] = useState<PoolRow | null>(null);
  const [adding, setAdding] = useState(false);
  const cells = useMemo(() => ({ ...POOL_CELLS, ...indexCells(setTold) }), []);
  const write = useChange(client);
  const entry = pool === 'system' ? poolCalls.pinStocks : poolCalls.unpinStocks;
  const done = pool === 'system' ? '已加入用户生态池' : '已移出用户生态池';
  const send = async (): Promise<void> => {
    const corpIds = ticked.map(({ corpId }) => corpId);
    const count = await write.run(() => client.call(entry, { styleId, corpIds }));
    if (count === null) return;
    notify.success(`${done}：${count} 只`);
    setTicked([]);
  };
  return (
    <>
      <DataTable
        client={client}
        spec={stylePool}
        state={state}
        always={always}
        title={pool === 'system' ? '系统生态池' : '用户生态池'}
        subject={styleName}
        cells={cells}
        summary={TOTAL}
        selection={
          mayEdit
            ? {
                rows: ticked,
                onChange: setTicked,
                label: (row) => row.corpName,
                blocked: (row) => (pool === 'system' && row.pinned ? '已在用户生态池中' : null),
              }
            : undefined
        }
        toolbar={
          <>
            {write.fault && <span role="alert">{write.fault.message}</span>}
            {ticked.length > 0 && (
              <Button loading={write.running} onClick={() => void send()}>
                {entry.title} {ticked.length} 只
              </Button>
            )}
            {mayAdd && <Button onClick={() => setAdding(true)}>添加公司</Button>}
          </>
        }
        filterBar={<PoolFilter draft={draft} change={change} bar={bar} />}
        empty={pool === 'system' ? <NoStocks /> : <NoPins mayAdd={mayAdd} />}
      />
      {told && <IndexOriginDrawer style={style} company={told} onClose={() => setTold(null)} />}
      {adding && <PinCompaniesDialog styleId={styleId} onClose={() => setAdding(false)} />}
    </>
  );
}

function NoStocks(): ReactElement {
  return (
    <EmptyState
      title="没有可选的股票"
      cause="系统生态池取已分类、非 ST、上市满 60 个交易日且有风格指数的公司；请检查公司分类以及行情和财务数据是否完整。"
    />
  );
}

function NoPins({ mayAdd }: { readonly mayAdd: boolean }): ReactElement {
  const cause = mayAdd
    ? '在系统生态池中勾选股票，或用“添加公司”加入池外的公司。'
    : '在系统生态池中勾选股票，可加入用户生态池。';
  return <EmptyState title="还没有加入股票" cause={cause} />;
}
