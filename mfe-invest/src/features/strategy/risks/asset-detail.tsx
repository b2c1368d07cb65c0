import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { ArrowLeftIcon, EmptyState } from '@console/ui';
import { Button, DataTable, useTableState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { HOLDING_CELLS, HOLDING_TOTAL } from '../holding-cells.tsx';

const { assetsDetail } = strategyRecordTables;

interface AssetDetailProps {
  readonly strategy: StrategyDetail;
  /** The id of a day of the assets list: its date is at the end. */
  readonly assetsId: string;
  readonly onBack: () => void;
}

/** The holdings of one day with their sum. */
export function AssetDetail({ strategy, assetsId, onBack }: AssetDetailProps): ReactElement {
  const { strategyName } = strategy;
  const date = /\d{4}-\d{2}-\d{2}$/.exec(assetsId)?.[0] ?? null;
  const state = useTableState(assetsDetail);
  const always = useMemo(() => ({ assetsId }), [assetsId]);
  return (
    <DataTable
      client={client}
      spec={assetsDetail}
      state={state}
      always={always}
      title={`资产明细 ${date ?? ''}`}
      subject={strategyName}
      cells={HOLDING_CELLS}
      summary={HOLDING_TOTAL}
      toolbar={
        <Button icon={<ArrowLeftIcon />} onClick={onBack}>
          返回
        </Button>
      }
      empty={<EmptyState title="当日收盘没有持仓" cause="全部为现金，或这一天没有报告。" />}
    />
  );
}
