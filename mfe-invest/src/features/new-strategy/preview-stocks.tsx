import type { PreviewedStock } from '@console/contract-invest';
import { Num, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { StockName } from '../../strategy-parts/stock-name.tsx';
import { WideRows } from '../../strategy-parts/wide-rows.tsx';

interface PreviewStocksProps {
  readonly stocks: readonly PreviewedStock[];
}

/** The stocks that the style chooses now, with what each would take. */
export function PreviewStocks({ stocks }: PreviewStocksProps): ReactElement {
  return (
    <WideRows label="入选股票">
      <SmallTable
        rows={stocks}
        keyOf={({ stockCode }) => stockCode}
        empty={{ title: '没有可选的股票', cause: '该风格的生态池为空，或没有一只股票有所需的指数。' }}
        columns={COLUMNS}
      />
    </WideRows>
  );
}

const COLUMNS: readonly SmallColumn<PreviewedStock>[] = [
  { title: '公司简称', heading: true, cell: (stock) => <StockName {...stock} /> },
  { title: '股票代码', cell: ({ stockCode }) => stockCode },
  { title: '风格指数', number: true, cell: ({ styleIndex }) => <Num value={styleIndex} unit="number" /> },
  {
    title: '修正公司配置',
    number: true,
    cell: ({ correctionCorpConfig }) => <Num value={correctionCorpConfig} unit="number" />,
  },
  { title: '权重 %', number: true, cell: ({ weight }) => <Num value={weight} unit="percent" /> },
  { title: '收盘价 元', number: true, cell: ({ close }) => <Num value={close} unit="yuan" /> },
  { title: '买入股数', number: true, cell: ({ shares }) => <Num value={shares} unit="shares" /> },
  { title: '金额 元', number: true, cell: ({ amount }) => <Num value={amount} unit="yuan" /> },
  { title: '费用 元', number: true, cell: ({ cost }) => <Num value={cost} unit="yuan" /> },
];
