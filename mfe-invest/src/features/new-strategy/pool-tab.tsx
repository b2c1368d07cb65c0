import { MOST_USER_STOCKS, poolTables } from '@console/contract-invest';
import type { RowOf } from '@console/contract-core';
import { EmptyState } from '@console/ui';
import { Button, DataTable, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { POOL_CELLS } from '../../strategy-parts/pool-cells.tsx';
import { PoolFilter } from '../../strategy-parts/pool-filter.tsx';
import { tickedStocks } from './ticked-stocks.ts';
import type { StrategyEdit } from './use-strategy-edit.ts';

interface PoolTabProps {
  readonly edit: StrategyEdit;
  readonly onNext: () => void;
}

type PoolRow = RowOf<(typeof poolTables)['stylePool']>;

/** The stocks of the chosen style; those that are ticked are what a user strategy is made of. */
export function PoolTab({ edit, onNext }: PoolTabProps): ReactElement {
  const { styleId, stocks } = edit.draft;
  const state = useTableUrlState(poolTables.stylePool, 'pool-');
  const filter = useFilterDraft(state);
  const always = useMemo(() => ({ styleId: styleId ?? 0 }), [styleId]);
  return (
    <DataTable
      client={client}
      spec={poolTables.stylePool}
      state={state}
      always={always}
      title="股票生态池"
      cells={POOL_CELLS}
      filterBar={<PoolFilter {...filter} />}
      selection={{
        // The table finds ticked rows by their key alone.
        rows: stocks.flatMap(({ corpId }) => (corpId === null ? [] : [{ corpId } as PoolRow])),
        onChange: (rows) => edit.type({ stocks: tickedStocks(stocks, rows) }),
        label: ({ corpName }) => corpName,
        blocked: ({ corpId }) =>
          stocks.length >= MOST_USER_STOCKS && !stocks.some((stock) => stock.corpId === corpId)
            ? `用户策略最多 ${MOST_USER_STOCKS} 只股票`
            : null,
      }}
      toolbar={
        <>
          <span className="c-hint">
            {stocks.length === 0 ? '勾选的股票用于用户策略' : `用户策略已选 ${stocks.length} 只`}
          </span>
          <Button type="primary" onClick={onNext}>
            下一步
          </Button>
        </>
      }
      empty={
        <EmptyState
          title="该风格的股票生态池为空"
          cause="系统生态池取已分类、非 ST 且上市满 60 个交易日的公司中风格指数最高的 100 家；用户生态池由用户加入。"
        />
      }
    />
  );
}
