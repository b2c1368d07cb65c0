import { formatNumber } from '@console/contract-core';
import type { SimulationCard, SimulationReport } from '@console/contract-invest';
import { Num, Panel, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { StockName } from '../../strategy-parts/stock-name.tsx';
import { WideRows } from '../../strategy-parts/wide-rows.tsx';

type Holding = SimulationReport['holdings'][number];

interface SimulatedHoldingsProps {
  readonly run: SimulationCard;
  readonly report: SimulationReport;
}

/** What was held at the last close; with the cash it is what the simulation came to. */
export function SimulatedHoldings({ run, report }: SimulatedHoldingsProps): ReactElement {
  const { cash, assets, holdings } = report;
  const money = (yuan: number): string => formatNumber(yuan, { unit: 'yuan' });
  return (
    <Panel
      title="期末持仓"
      sub={`${run.endDate} 收盘，现金 ${money(cash)} 元，总资产 ${money(assets)} 元`}
      flush
    >
      <WideRows label="期末持仓">
        <SmallTable
          rows={holdings}
          keyOf={({ stockCode }) => stockCode}
          empty={{ title: '没有持仓', cause: '全部为现金：没有买到，或已全部卖出。' }}
          columns={columnsOf(holdings)}
        />
      </WideRows>
    </Panel>
  );
}

function columnsOf(holdings: readonly Holding[]): readonly SmallColumn<Holding>[] {
  const sum = (key: 'stockCapital' | 'realityWeight'): number =>
    holdings.reduce((total, holding) => total + holding[key], 0);
  return [
    { title: '公司简称', heading: true, cell: (holding) => <StockName {...holding} />, foot: '合计' },
    { title: '股票代码', cell: ({ stockCode }) => stockCode },
    { title: '持股数', number: true, cell: ({ heldNum }) => <Num value={heldNum} unit="shares" /> },
    { title: '收盘价', unit: '元', number: true, cell: ({ close }) => <Num value={close} unit="yuan" /> },
    {
      title: '市值',
      unit: '元',
      number: true,
      cell: ({ stockCapital }) => <Num value={stockCapital} unit="yuan" />,
      foot: formatNumber(sum('stockCapital'), { unit: 'yuan' }),
    },
    {
      title: '实际权重',
      unit: '%',
      number: true,
      cell: ({ realityWeight }) => <Num value={realityWeight} unit="percent" />,
      foot: formatNumber(sum('realityWeight'), { unit: 'percent' }),
    },
  ];
}
