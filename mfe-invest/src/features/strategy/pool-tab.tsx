import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { EmptyState, lazyPage } from '@console/ui';
import { DataTable, totalOf, useTableState, type CellOverride } from '@console/ui/data';
import { formatNumber, type RowOf } from '@console/contract-core';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { StockName } from '../../strategy-parts/stock-name.tsx';

const { strategyStocks } = strategyRecordTables;
type StockRow = RowOf<typeof strategyStocks>;

const IndexOriginDrawer = lazyPage(
  () => import('../../index-origin/index-origin-drawer.tsx').then((file) => file.IndexOriginDrawer),
  <></>,
);

/** A stock that is a company of the data: the others have no origin to tell. */
type ToldRow = StockRow & { readonly corpId: number };

/** The cell of an index as a button that opens how it came about. */
const toldCell = (
  key: 'styleIndex' | 'liquidityIndex',
  title: string,
  onOpen: (row: ToldRow) => void,
): CellOverride<StockRow> => ({
  draw: (row) => {
    const { corpId } = row;
    const text = formatNumber(row[key], { unit: 'number' });
    // A user's strategy was not chosen by indexes.
    if (corpId === null || row[key] === null) return text;
    return (
      <button
        type="button"
        className="c-name-button"
        aria-haspopup="dialog"
        aria-label={`${row.corpName} ${title} ${text}，指数构成`}
        onClick={() => onOpen({ ...row, corpId })}
      >
        {text}
      </button>
    );
  },
});

const cellsOf = (onOpen: (row: ToldRow) => void) => ({
  corpName: { draw: (row: StockRow) => <StockName {...row} />, text: (row: StockRow) => row.corpName },
  styleIndex: toldCell('styleIndex', '风格指数', onOpen),
  liquidityIndex: toldCell('liquidityIndex', '流动性指数', onOpen),
});
const TOTAL = totalOf<StockRow>('fullPositionWeight', 'systemConfigIndex', 'userConfigIndex');

/** The stocks that the newest signal of a strategy chose, with the indexes they were chosen by. */
export function PoolTab({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, strategyName } = strategy;
  const state = useTableState(strategyStocks);
  const always = useMemo(() => ({ strategyId }), [strategyId]);
  const [told, setTold] = useState<ToldRow | null>(null);
  const cells = useMemo(() => cellsOf(setTold), []);
  return (
    <>
      <DataTable
        client={client}
        spec={strategyStocks}
        state={state}
        always={always}
        title="股票生态池"
        subject={strategyName}
        cells={cells}
        summary={TOTAL}
        empty={
          <EmptyState
            title="还没有选股"
            cause={`首个信号取自发布日 ${strategy.startDate} 的收盘，由后台在下一个交易日的行情到齐后生成。`}
          />
        }
      />
      {told && (
        <IndexOriginDrawer
          style={strategy}
          company={told}
          signal={{ strategyId, date: told.signalDate }}
          onClose={() => setTold(null)}
        />
      )}
    </>
  );
}
